import type { Node } from './document.ts';
import type { LabelSelector } from './label-selector.ts';
import type { Span } from './span.ts';

/** A value of an object with its place, so that a finding can point at it. */
export interface Located<Value> {
  /** Undefined if it is unknown, such as a template expression, or has the wrong type. */
  readonly value: Value | undefined;
  /** Path within the object with dots and indices, such as `spec.services[2].service`. */
  readonly field: string;
  readonly span: Span;
}

/** A label selector with its place; an empty one selects everything. */
export interface LocatedSelector extends Located<object> {
  readonly selector: LabelSelector;
}

/** Keys and indices that lead to a value of an object. */
export type FieldPath = readonly (string | number)[];

/** Reads values of an object, with their places and fields. A missing or empty value is null. */
export interface ObjectFields {
  text(...path: FieldPath): Located<string> | null;
  number(...path: FieldPath): Located<number> | null;
  boolean(...path: FieldPath): Located<boolean> | null;
  /** A mapping or list. */
  block(...path: FieldPath): Located<object> | null;
  selector(...path: FieldPath): LocatedSelector | null;
  /** The scalars of a mapping, such as labels. */
  strings(...path: FieldPath): Readonly<Record<string, string>>;
  /** The items of a list. */
  items(...path: FieldPath): readonly ObjectFields[];
  below(...path: FieldPath): ObjectFields;
  node(...path: FieldPath): Node | undefined;
}

/** A table that names the values to read from an object. */
type FieldTable = Readonly<Record<string, (fields: ObjectFields) => unknown>>;

/** The values that a table reads. */
export type ValuesOf<Reads extends FieldTable> = { readonly [Key in keyof Reads]: ReturnType<Reads[Key]> };

export function readFields<Reads extends FieldTable>(fields: ObjectFields, table: Reads): ValuesOf<Reads> {
  return Object.fromEntries(Object.entries(table).map(([key, read]) => [key, read(fields)])) as ValuesOf<Reads>;
}

/**
 * The functions below return readers for tables; each reads the value at a path such as `spec.dns.baseDomain`. This one reads the first
 * path that exists.
 */
export function textField(...paths: readonly string[]) {
  const allSteps = paths.map(stepsOf);
  return (fields: ObjectFields): Located<string> | null => {
    for (const steps of allSteps) {
      const found = fields.text(...steps);
      if (found !== null) return found;
    }
    return null;
  };
}

export function number(path: string) {
  const steps = stepsOf(path);
  return (fields: ObjectFields): Located<number> | null => fields.number(...steps);
}

export function boolean(path: string) {
  const steps = stepsOf(path);
  return (fields: ObjectFields): Located<boolean> | null => fields.boolean(...steps);
}

export function block(path: string) {
  const steps = stepsOf(path);
  return (fields: ObjectFields): Located<object> | null => fields.block(...steps);
}

export function selector(path: string) {
  const steps = stepsOf(path);
  return (fields: ObjectFields): LocatedSelector | null => fields.selector(...steps);
}

/** The strings at several paths; `[]` means each item of a list, as in `spec.networking.machineNetwork[].cidr`. */
export function texts(...paths: readonly string[]) {
  const listsOfSteps = paths.map((path) => path.split('[]').map((part) => stepsOf(part.replace(/^\./, ''))));
  return (fields: ObjectFields): readonly Located<string>[] => listsOfSteps.flatMap((lists) => locatedTexts(fields, lists));
}

function locatedTexts(fields: ObjectFields, [steps = [], ...rest]: readonly (readonly string[])[]): readonly Located<string>[] {
  return rest.length === 0 ? [fields.text(...steps) ?? []].flat() : fields.items(...steps).flatMap((item) => locatedTexts(item, rest));
}

/** The values of a part of an object, which may be missing. */
export function group<Reads extends FieldTable>(path: string, table: Reads) {
  const steps = stepsOf(path);
  return (fields: ObjectFields): ValuesOf<Reads> => readFields(fields.below(...steps), table);
}

/** The values of a part of an object with its place; null if the part is missing. */
export function part<Reads extends FieldTable>(path: string, table: Reads) {
  const [place, values] = [block(path), group(path, table)];
  return (fields: ObjectFields): (ValuesOf<Reads> & { readonly block: Located<object> }) | null => {
    const found = place(fields);
    return found && { block: found, ...values(fields) };
  };
}

/** The names of namespaces that a label selector selects, each with its place. */
export function namespaceNames(path: string) {
  const steps = stepsOf(path);
  return (fields: ObjectFields): readonly Located<string>[] => {
    const found = fields.below(...steps);
    const expressions = found.items('matchExpressions').flatMap((expression) => {
      const isName = expression.text('key')?.value === NAME_LABEL && expression.text('operator')?.value === 'In';
      return isName ? texts('values[]')(expression) : [];
    });
    return [found.text('matchLabels', NAME_LABEL) ?? [], expressions].flat();
  };
}

/** The label of a namespace that contains its name. */
const NAME_LABEL = 'kubernetes.io/metadata.name';

function stepsOf(path: string): readonly string[] {
  return path === '' ? [] : path.split('.');
}
