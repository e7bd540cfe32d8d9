/** A YAML value with its place; `start` and `end` are offsets in the document's text. */
export type Node = ScalarNode | MappingNode | SequenceNode;

export type ScalarStyle = 'plain' | 'single' | 'double' | 'literal' | 'folded';

export interface ScalarNode {
  readonly type: 'scalar';
  readonly start: number;
  readonly end: number;
  /** The value as the Kubernetes API server reads it. */
  readonly value: string | number | boolean | null;
  /** The characters after unquoting and unfolding, whatever the type. */
  readonly text: string;
  readonly style: ScalarStyle;
}

export interface Entry {
  readonly key: ScalarNode;
  readonly value: Node;
}

export interface MappingNode {
  readonly type: 'mapping';
  readonly start: number;
  readonly end: number;
  readonly flow: boolean;
  /** The entries that count: of several with one key the last, as in Kubernetes. */
  readonly entries: readonly Entry[];
  /** Entries that a later one with the same key hides. */
  readonly hidden: readonly Entry[];
}

export interface SequenceNode {
  readonly type: 'sequence';
  readonly start: number;
  readonly end: number;
  readonly flow: boolean;
  readonly items: readonly Node[];
}

/** The value under `path`, where a string names a key and a number an item. */
export function at(node: Node | undefined, ...path: readonly (string | number)[]): Node | undefined {
  let here = node;
  for (const step of path) {
    if (here === undefined) return undefined;
    if (typeof step === 'number') here = here.type === 'sequence' ? here.items[step] : undefined;
    else here = entryOf(here, step)?.value;
  }
  return here;
}

export function entryOf(node: Node | undefined, key: string): Entry | undefined {
  if (node?.type !== 'mapping') return undefined;
  for (const entry of node.entries) if (entry.key.text === key) return entry;
  return undefined;
}

export function scalarAt(node: Node | undefined, ...path: readonly (string | number)[]): ScalarNode | undefined {
  const found = at(node, ...path);
  return found?.type === 'scalar' ? found : undefined;
}

/** The string under `path`; numbers and booleans do not count, because the API server refuses them there. */
export function stringAt(node: Node | undefined, ...path: readonly (string | number)[]): string | undefined {
  const value = scalarAt(node, ...path)?.value;
  return typeof value === 'string' ? value : undefined;
}

export function numberAt(node: Node | undefined, ...path: readonly (string | number)[]): number | undefined {
  const value = scalarAt(node, ...path)?.value;
  return typeof value === 'number' ? value : undefined;
}

export function booleanAt(node: Node | undefined, ...path: readonly (string | number)[]): boolean | undefined {
  const value = scalarAt(node, ...path)?.value;
  return typeof value === 'boolean' ? value : undefined;
}

export function itemsAt(node: Node | undefined, ...path: readonly (string | number)[]): readonly Node[] {
  const found = at(node, ...path);
  return found?.type === 'sequence' ? found.items : [];
}

export function entriesAt(node: Node | undefined, ...path: readonly (string | number)[]): readonly Entry[] {
  const found = at(node, ...path);
  return found?.type === 'mapping' ? found.entries : [];
}
