import { expect, test } from 'vitest';
import { itemsOfList, type ListItem } from '../../src/source/json-items.ts';

const ITEMS = [
  { kind: 'Pod', metadata: { name: 'a {"} \\" [', labels: { text: 'größe 😀' } }, spec: { containers: [{ name: 'x' }] } },
  { kind: 'Pod', metadata: { name: 'b' } },
  { kind: 'ConfigMap', data: {} },
];

/** The items of a text that arrives in pieces of some bytes. */
async function read(text: string, size: number): Promise<ListItem[]> {
  const bytes = Buffer.from(text);
  const chunks = (async function* () {
    for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
  })();
  const items: ListItem[] = [];
  for await (const item of itemsOfList(chunks)) items.push(item);
  return items;
}

test.each([1, 7, 100_000])('objects of a list in pieces of %i bytes, with their places', async (size) => {
  for (const indent of [0, 4]) {
    const text = JSON.stringify({ apiVersion: 'v1', items: ITEMS, kind: 'List', metadata: { resourceVersion: '' } }, null, indent);
    const items = await read(text, size);
    expect(items.map(({ bytes }) => JSON.parse(bytes.toString()) as unknown)).toEqual(ITEMS);
    for (const { bytes, line, offset } of items) {
      const own = bytes.toString();
      expect(text.slice(offset, offset + own.length).endsWith(own.trimStart())).toBe(true);
      expect(text.slice(0, offset).split('\n')).toHaveLength(line);
    }
  }
});

test('a list that is cut off is reported after what it contains', async () => {
  const text = JSON.stringify({ items: ITEMS });
  await expect(read(text.slice(0, -20), 50)).rejects.toThrow('ends within an object');
});
