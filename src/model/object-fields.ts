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

type Path = readonly (string | number)[];

/** Reads values of an object, with their places and fields. A missing or empty value is null. */
export interface Fields {
  text(...path: Path): Located<string> | null;
  number(...path: Path): Located<number> | null;
  boolean(...path: Path): Located<boolean> | null;
  /** A mapping or list. */
  block(...path: Path): Located<object> | null;
  selector(...path: Path): LocatedSelector | null;
  /** The scalars of a mapping, such as labels. */
  strings(...path: Path): Readonly<Record<string, string>>;
  /** The items of a list. */
  items(...path: Path): readonly Fields[];
  below(...path: Path): Fields;
  node(...path: Path): Node | undefined;
}

/** A table that names the values to read from an object. */
type Table = Readonly<Record<string, (fields: Fields) => unknown>>;

/** The values that a table reads. */
export type ValuesOf<Reads extends Table> = { readonly [Key in keyof Reads]: ReturnType<Reads[Key]> };

export function readFields<Reads extends Table>(fields: Fields, table: Reads): ValuesOf<Reads> {
  return Object.fromEntries(Object.entries(table).map(([key, read]) => [key, read(fields)])) as ValuesOf<Reads>;
}

/**
 * The functions below return readers for tables; each reads the value at a path such as `spec.dns.baseDomain`. This one reads the first
 * path that exists.
 */
export function text(...paths: readonly string[]) {
  const allSteps = paths.map(stepsOf);
  return (fields: Fields): Located<string> | null => {
    for (const steps of allSteps) {
      const found = fields.text(...steps);
      if (found !== null) return found;
    }
    return null;
  };
}

export function number(path: string) {
  const steps = stepsOf(path);
  return (fields: Fields): Located<number> | null => fields.number(...steps);
}

export function boolean(path: string) {
  const steps = stepsOf(path);
  return (fields: Fields): Located<boolean> | null => fields.boolean(...steps);
}

export function block(path: string) {
  const steps = stepsOf(path);
  return (fields: Fields): Located<object> | null => fields.block(...steps);
}

export function selector(path: string) {
  const steps = stepsOf(path);
  return (fields: Fields): LocatedSelector | null => fields.selector(...steps);
}

/** The strings at several paths; `[]` means each item of a list, as in `spec.networking.machineNetwork[].cidr`. */
export function texts(...paths: readonly string[]) {
  const listsOfSteps = paths.map((path) => path.split('[]').map((part) => stepsOf(part.replace(/^\./, ''))));
  return (fields: Fields): readonly Located<string>[] => listsOfSteps.flatMap((lists) => textsAt(fields, lists));
}

function textsAt(fields: Fields, [steps = [], ...rest]: readonly (readonly string[])[]): readonly Located<string>[] {
  return rest.length === 0 ? [fields.text(...steps) ?? []].flat() : fields.items(...steps).flatMap((item) => textsAt(item, rest));
}

/** The values of a part of an object, which may be missing. */
export function group<Reads extends Table>(path: string, table: Reads) {
  const steps = stepsOf(path);
  return (fields: Fields): ValuesOf<Reads> => readFields(fields.below(...steps), table);
}

/** The values of a part of an object with its place; null if the part is missing. */
export function part<Reads extends Table>(path: string, table: Reads) {
  const [place, values] = [block(path), group(path, table)];
  return (fields: Fields): (ValuesOf<Reads> & { readonly block: Located<object> }) | null => {
    const found = place(fields);
    return found && { block: found, ...values(fields) };
  };
}

/** The names of namespaces that a label selector selects, each with its place. */
export function namespaceNames(path: string) {
  const steps = stepsOf(path);
  return (fields: Fields): readonly Located<string>[] => {
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
