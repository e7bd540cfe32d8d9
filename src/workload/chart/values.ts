import type { Node } from '../../model/document.ts';
import { at, childrenOf } from '../../yaml/nodes.ts';

/** The value of an expression in a template: a scalar, a mapping or list with entries, null if it is unset or empty, or unknown. */
export type Value = string | number | boolean | null | Node | typeof UNKNOWN_VALUE;
export const UNKNOWN_VALUE = Symbol('unknown value');

/** True for a mapping or a list. */
export function isNode(value: Value): value is Node {
  return typeof value === 'object' && value !== null;
}

/** True if Go templates treat the value as true; null if it is unknown. */
export function truthOf(value: Value): boolean | null {
  return value === UNKNOWN_VALUE ? null : Boolean(value);
}

/** The value of a node of the chart's values; null for an empty mapping or list. */
export function valueOfNode(node: Node | undefined): Value {
  if (node === undefined) return null;
  if (node.type === 'scalar') return typeof node.value === 'bigint' ? UNKNOWN_VALUE : node.value;
  return childrenOf(node).length > 0 ? node : null;
}

/** The value below some keys of a value. */
export function entryAt(value: Value, keys: readonly string[]): Value {
  let here = value;
  for (const key of keys) {
    if (here === UNKNOWN_VALUE) return UNKNOWN_VALUE;
    here = isNode(here) ? valueOfNode(at(here, key)) : null;
  }
  return here;
}

/** The keys and values that `range` visits; null if they are unknown. Go visits the keys of a mapping in order. */
export function entriesOf(value: Value): (readonly [key: Value, item: Value])[] | null {
  if (!isNode(value) || value.type === 'scalar') return truthOf(value) === false ? [] : null;
  if (value.type === 'sequence') return value.items.map((item, index) => [index, valueOfNode(item)]);
  return value.entries.map(({ key, value: item }) => [key.text, valueOfNode(item)] as const).sort(([a], [b]) => (a < b ? -1 : 1));
}
