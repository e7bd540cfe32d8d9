import type { Node } from '../../model/document.ts';
import { UNKNOWN } from '../../model/text.ts';
import { at, childrenOf } from '../../yaml/nodes.ts';

/**
 * What an expression gives: a scalar, a mapping or list of the chart's values that holds something, one that a template makes, or what
 * nobody knows. In a text, UNKNOWN stands for what nobody knows of it.
 */
export type Value = string | number | boolean | null | Node | Made | typeof OPEN | typeof FILLED;
/** A mapping, or a list under the numbers of its items. */
export type Made = ReadonlyMap<string | number, Value>;
export const FILLED = Symbol('something that is not empty');
export const OPEN = Symbol('not known');

/** Whether nobody knows what a value is when printed, or a part of it. */
export function isOpen(value: Value): value is Node | Made | typeof OPEN | typeof FILLED {
  return (
    typeof value === 'symbol' || (typeof value === 'object' && value !== null) || (typeof value === 'string' && value.includes(UNKNOWN))
  );
}

export function truthOf(value: Value): boolean | null {
  if (value === OPEN || (typeof value === 'string' && /^\uE000+$/.test(value))) return null;
  return isMade(value) ? value.size > 0 : Boolean(value);
}

export function isMade(value: Value): value is Made {
  return value instanceof Map;
}

/** A node of the values; an empty mapping or list is nothing. */
export function valueAt(node: Node | undefined): Value {
  if (node === undefined) return null;
  if (node.type === 'scalar') return typeof node.value === 'bigint' ? OPEN : node.value;
  return childrenOf(node).length > 0 ? node : null;
}

/** What stands under some keys of a value. */
export function entryAt(value: Value, keys: readonly Value[]): Value {
  let here = value;
  for (const key of keys) {
    if (here === OPEN || here === FILLED || (typeof key !== 'string' && typeof key !== 'number')) return OPEN;
    if (isMade(here)) here = here.get(key) ?? null;
    else here = typeof here === 'object' && here !== null ? valueAt(at(here, key)) : null;
  }
  return here;
}

/** The keys and values that a loop goes through; null where nobody knows them. */
export function entriesOf(value: Value): (readonly [key: Value, item: Value])[] | null {
  if (isMade(value)) return [...value];
  if (typeof value !== 'object' || value === null || value.type === 'scalar') return truthOf(value) === false ? [] : null;
  if (value.type === 'sequence') return value.items.map((item, index) => [index, valueAt(item)]);
  // Go through mappings in the order of their keys.
  return value.entries.map(({ key, value: item }) => [key.text, valueAt(item)] as const).sort(([a], [b]) => (a < b ? -1 : 1));
}
