import type { Document } from '../model/document.ts';
import type { Located } from '../model/hosted-cluster.ts';
import { UNKNOWN } from '../model/text.ts';
import { at, itemsAt, type Node } from '../yaml/nodes.ts';

/** A parameter of an OpenShift Template, a variable of a shell or `envsubst`, or a placeholder such as `<name>`: its value is unknown. */
const VARIABLE = /\$[\w{(]|<[\w .-]+>/;

/** Keys and indices that lead to a value of an object. */
export type Path = readonly (string | number)[];

/** Reads values of an object or a part of it, with their places and fields. */
export interface Fields {
  readonly text: (...path: Path) => Located<string> | null;
  readonly number: (...path: Path) => Located<number> | null;
  readonly boolean: (...path: Path) => Located<boolean> | null;
  /** A mapping or list; null if it is missing or `null`. */
  readonly block: (...path: Path) => Located<object> | null;
  /** The strings of a list; with `key`, those of that key of each item. */
  readonly texts: (path: Path, key?: string) => readonly Located<string>[];
  /** The items of a list. */
  readonly items: (...path: Path) => readonly Fields[];
  readonly below: (...path: Path) => Fields;
  readonly node: (...path: Path) => Node | undefined;
}

/** `whole` is the field of the object whose text contains `root`, if there is one. */
export function createFields(document: Document, root: Node | undefined, whole?: string): Fields {
  return fieldsBelow(document, root, '', (prefix, path) => whole ?? fieldName(prefix, path));
}

/** `prefix` is the field of `root` in its object. */
function fieldsBelow(document: Document, root: Node | undefined, prefix: string, nameOf: typeof fieldName): Fields {
  const located = <Value>(path: Path, node: Node, value: Value | undefined): Located<Value> => ({
    value,
    field: nameOf(prefix, path),
    span: document.spanOf(node),
  });
  const scalar = <Value>(path: Path, read: (node: Extract<Node, { type: 'scalar' }>) => Value | undefined): Located<Value> | null => {
    const node = at(root, ...path);
    if (node === undefined || (node.type === 'scalar' && node.value === null)) return null;
    return located(path, node, node.type === 'scalar' && isKnown(node.text) && !isChosen(path) ? read(node) : undefined);
  };
  /** True if a template has the key in several branches. */
  const isChosen = (path: Path): boolean => {
    const parent = document.template ? at(root, ...path.slice(0, -1)) : undefined;
    return parent?.type === 'mapping' && parent.hidden.some(({ key }) => key.text === path.at(-1));
  };
  const text = (...path: Path) => scalar(path, ({ value }) => (typeof value === 'string' ? value : undefined));
  return {
    text,
    number: (...path) => scalar(path, ({ value }) => (typeof value === 'number' ? value : undefined)),
    boolean: (...path) => scalar(path, ({ value }) => (typeof value === 'boolean' ? value : undefined)),
    block: (...path) => {
      const node = at(root, ...path);
      return node === undefined || (node.type === 'scalar' && node.value === null)
        ? null
        : located(path, node, node.type === 'scalar' ? undefined : {});
    },
    texts: (path, key) => itemsAt(root, ...path).flatMap((_, index) => text(...path, index, ...(key === undefined ? [] : [key])) ?? []),
    items: (...path) => itemsAt(root, ...path).map((item, index) => fieldsBelow(document, item, nameOf(prefix, [...path, index]), nameOf)),
    below: (...path) => fieldsBelow(document, at(root, ...path), nameOf(prefix, path), nameOf),
    node: (...path) => at(root, ...path),
  };
}

function isKnown(text: string): boolean {
  return !text.includes(UNKNOWN) && !VARIABLE.test(text);
}

/** A path with dots and indices, such as `spec.services[2].service`. */
function fieldName(prefix: string, path: Path): string {
  let name = prefix;
  for (const step of path) name += typeof step === 'number' ? `[${step}]` : name === '' ? step : `.${step}`;
  return name;
}
