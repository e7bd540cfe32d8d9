import type { Entry, MappingNode, Node, ScalarNode, SequenceNode } from '../model/document.ts';
import type { LabelSelector, Requirement } from '../model/label-selector.ts';

export type { Entry, MappingNode, Node, ScalarNode, SequenceNode } from '../model/document.ts';

/** The value at `path`; a string is a key, a number an index. */
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

/** The string at `path`; undefined for numbers and booleans, because the API server refuses them there. */
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

/** The values of a list or mapping. */
export function childrenOf(node: Node): readonly Node[] {
  if (node.type === 'scalar') return [];
  return node.type === 'sequence' ? node.items : node.entries.map(({ value }) => value);
}

/** Each node of a tree once, in the order of the text, even if an alias repeats it; `below` returns the children of a node. */
export function* nodesOf(root: Node, below: (node: Node) => readonly Node[] = childrenOf): Iterable<Node> {
  const seen = new Set<Node>();
  const open = [root];
  for (let node = open.pop(); node; node = open.pop()) {
    if (seen.size === seen.add(node).size) continue;
    yield node;
    const inner = below(node);
    for (let index = inner.length - 1; index >= 0; index--) open.push(inner[index] as Node);
  }
}

/** A scalar that is not in the text; its place is from `start` to `end`. */
export function scalarNode(text: string, start: number, end = start): ScalarNode {
  return { type: 'scalar', start, end, value: text, text, style: 'plain' };
}

/** A mapping that is not in the text; its place is that of `around`. */
export function mappingNode({ start, end }: Extent, fields: readonly (readonly [key: string, value: Node | undefined])[]): MappingNode {
  const entries = fields.flatMap(([key, value]) => (value ? [{ key: scalarNode(key, value.start), value }] : []));
  return { type: 'mapping', start, end, flow: false, hidden: [], entries };
}

/** The same for a list. */
export function sequenceNode({ start, end }: Extent, items: readonly Node[]): SequenceNode {
  return { type: 'sequence', start, end, flow: false, items };
}

type Extent = Pick<Node, 'start' | 'end'>;

/** Maximum number of values; more are an attack by aliases. */
const MAX_VALUES = 1_000_000;

/** A tree as a plain value, without places; null if its aliases expand to more than a million values. */
export function plainOf(
  root: Node,
  readScalar: (scalar: ScalarNode) => unknown = ({ value }) => value,
): { readonly value: unknown } | null {
  let left = MAX_VALUES;
  const read = (node: Node): unknown => {
    if (--left < 0) return null;
    if (node.type === 'scalar') return readScalar(node);
    if (node.type === 'sequence') return node.items.map(read);
    // Without a prototype, so that `__proto__` is an ordinary key.
    const value = Object.create(null);
    for (const entry of node.entries) value[entry.key.text] = read(entry.value);
    return value;
  };
  const value = read(root);
  return left < 0 ? null : { value };
}

/** Reads the LabelSelector in `node`. */
export function labelSelectorOf(node: Node | undefined): LabelSelector {
  return { matchLabels: stringsAt(node, 'matchLabels'), matchExpressions: itemsAt(node, 'matchExpressions').map(requirementOf) };
}

export function requirementOf(node: Node): Requirement {
  return {
    key: stringAt(node, 'key') ?? '',
    operator: stringAt(node, 'operator') ?? '',
    values: itemsAt(node, 'values').flatMap((item) => (item.type === 'scalar' ? [item.text] : [])),
  };
}

/** The scalars of the mapping `field`, such as labels. */
export function stringsAt(node: Node | undefined, field: string): Record<string, string> {
  return Object.fromEntries(
    entriesAt(node, field).flatMap((entry): [string, string][] =>
      entry.value.type === 'scalar' ? [[entry.key.text, entry.value.text]] : [],
    ),
  );
}

/** The keys of a JSON pointer (RFC 6901). */
export function keysOfPointer(pointer: string): string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
}
