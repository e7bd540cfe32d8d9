import type { Node } from '../model/node.ts';
import { readDocument } from '../text/document.ts';
import { splitRender } from './helm/split.ts';

/** Aliases can make a small text as large as they like; more values than this are not compared. */
const MAX_VALUES = 500_000;

/** Whether two renders hold the same objects in the same order; renderers differ in blank lines, quotes and the order of keys. */
export function isSameRender(a: Buffer, b: Buffer): boolean {
  const [ours, theirs] = [splitRender(a), splitRender(b)];
  if (ours.length !== theirs.length) return false;
  let left = MAX_VALUES;
  const isSame = (one: Node, other: Node): boolean => {
    if (--left < 0) return false;
    if (one.type === 'scalar') return other.type === 'scalar' && one.value === other.value;
    if (one.type === 'sequence') {
      return (
        other.type === 'sequence' &&
        one.items.length === other.items.length &&
        one.items.every((item, index) => isSame(item, other.items[index] ?? one))
      );
    }
    if (other.type !== 'mapping' || one.entries.length !== other.entries.length) return false;
    const values = new Map(other.entries.map(({ key, value }) => [key.text, value]));
    return one.entries.every(({ key, value }) => {
      const found = values.get(key.text);
      return found !== undefined && isSame(value, found);
    });
  };
  return ours.every(({ text }, index) => {
    const other = theirs[index]?.text ?? '';
    if (text === other) return true;
    const [one, two] = [readDocument(text, ''), readDocument(other, '')];
    return one !== null && two !== null && isSame(one.root, two.root);
  });
}
