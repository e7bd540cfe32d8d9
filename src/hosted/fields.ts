import type { Document } from '../model/document.ts';
import type { HubObject } from '../model/hosted-cluster.ts';
import type { FieldPath, Located, ObjectFields } from '../model/object-fields.ts';
import { UNKNOWN } from '../model/text.ts';
import { at, itemsAt, labelSelectorOf, type Node, stringAt, stringsAt } from '../yaml/nodes.ts';

/** A parameter of an OpenShift Template, a variable of a shell or `envsubst`, or a placeholder such as `<name>`: its value is unknown. */
const VARIABLE = /\$[\w{(]|<[\w .-]+>/;

/** Returns a reader for an object. `whole` is the field whose text contains `root`, if it is embedded. */
export function createFields(document: Document, root: Node | undefined, whole?: string): ObjectFields {
  return fieldsBelow(document, root, '', (prefix, path) => whole ?? fieldName(prefix, path));
}

/** `prefix` is the field of `root` in its object. */
function fieldsBelow(document: Document, root: Node | undefined, prefix: string, nameOf: typeof fieldName): ObjectFields {
  const located = <Value>(path: FieldPath, read: (node: Node) => Value | undefined): Located<Value> | null => {
    const node = at(root, ...path);
    if (node === undefined || (node.type === 'scalar' && node.value === null)) return null;
    return { value: read(node), field: nameOf(prefix, path), span: document.spanOf(node) };
  };
  /** True if several branches of a template have the key. */
  const isChosen = (path: FieldPath): boolean => {
    const parent = document.template ? at(root, ...path.slice(0, -1)) : undefined;
    return parent?.type === 'mapping' && parent.hidden.some(({ key }) => key.text === path.at(-1));
  };
  const scalar = <Value>(path: FieldPath, isOfType: (value: unknown) => value is Value): Located<Value> | null =>
    located(path, (node) =>
      node.type === 'scalar' && isKnownText(node.text) && !isChosen(path) && isOfType(node.value) ? node.value : undefined,
    );
  const block = (...path: FieldPath) => located<object>(path, ({ type }) => (type === 'scalar' ? undefined : {}));
  return {
    text: (...path) => scalar(path, (value) => typeof value === 'string'),
    number: (...path) => scalar(path, (value) => typeof value === 'number'),
    boolean: (...path) => scalar(path, (value) => typeof value === 'boolean'),
    block,
    selector: (...path) => {
      const found = block(...path);
      return found && { ...found, selector: labelSelectorOf(at(root, ...path)) };
    },
    strings: (...path) => stringsAt(at(root, ...path.slice(0, -1)), String(path.at(-1))),
    items: (...path) => itemsAt(root, ...path).map((item, index) => fieldsBelow(document, item, nameOf(prefix, [...path, index]), nameOf)),
    below: (...path) => fieldsBelow(document, at(root, ...path), nameOf(prefix, path), nameOf),
    node: (...path) => at(root, ...path),
  };
}

function isKnownText(text: string): boolean {
  return !text.includes(UNKNOWN) && !VARIABLE.test(text);
}

/** A path with dots and indices, such as `spec.services[2].service`. */
function fieldName(prefix: string, path: FieldPath): string {
  let name = prefix;
  for (const step of path) name += typeof step === 'number' ? `[${step}]` : name === '' ? step : `.${step}`;
  return name;
}

/** The facts of an object without its name, place and labels. */
export type Said<Fact extends HubObject> = Omit<Fact, keyof HubObject | 'metadata' | 'labels'>;

/** The name and place of an object. */
export function identityOf(document: Document, object: Node, fields: ObjectFields): HubObject {
  const { path, line } = document.spanOf(object);
  return {
    apiVersion: stringAt(object, 'apiVersion') ?? '',
    kind: stringAt(object, 'kind') ?? '',
    path,
    line,
    install: document.source.install,
    template: document.template,
    namespace: fields.text('metadata', 'namespace')?.value ?? null,
    name: fields.text('metadata', 'name')?.value ?? '',
  };
}
