import { load } from 'js-yaml';
import { expect, test } from 'vitest';
import { itemsOfList, type ListItem } from '../../src/source/json-items.ts';
import { itemsOfYaml } from '../../src/source/yaml-items.ts';

/** The objects of a text that arrives in pieces of some bytes. */
async function read(text: string, size = 7, items = itemsOfYaml): Promise<ListItem[]> {
  const bytes = Buffer.from(text);
  const chunks = (async function* () {
    for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
  })();
  const found: ListItem[] = [];
  for await (const item of items(chunks)) found.push(item);
  return found;
}

const objectsIn = (items: readonly ListItem[]): unknown[] => items.map(({ bytes }) => load(bytes.toString()));

const LIST = `apiVersion: v1
items:
- apiVersion: v1
  kind: Pod
  metadata:
    name: größe 😀
  spec:
    containers:
    - name: first
      args:
      - |
        items:

        - no item
# a comment
    - name: second
- apiVersion: v1
  kind: ConfigMap
  data: {}
kind: List
metadata:
  resourceVersion: ""
`;
const ITEMS = (load(LIST) as { items: unknown[] }).items;

test.each([1, 7, 100_000])('objects of a YAML list in pieces of %i bytes, with their places', async (size) => {
  const items = await read(LIST, size);
  expect(objectsIn(items)).toEqual(ITEMS);
  for (const { bytes, line, offset } of items) {
    const own = bytes.toString();
    expect(`  ${LIST.slice(offset + 2, offset + own.length)}`).toBe(own);
    expect(LIST.slice(0, offset).split('\n')).toHaveLength(line);
  }
});

test.each([
  ['indented items', LIST.replaceAll(/^(?=[- ] )/gm, '  ')],
  ['returns at the ends of lines', LIST.replaceAll('\n', '\r\n')],
  ['a dash on a line of its own', LIST.replaceAll('- apiVersion', '-\n  apiVersion')],
])('with %s', async (_, text) => {
  expect(objectsIn(await read(text))).toEqual(ITEMS);
});

test('several documents, some of them not lists', async () => {
  const alone = 'kind: Node\nmetadata:\n  name: a\n';
  expect(objectsIn(await read(`---\n${LIST}---\n${alone}---\n\n---\n${alone}`))).toEqual([...ITEMS, load(alone), load(alone)]);
  expect(await read('items: []\nkind: List\n')).toHaveLength(1);
});

test('what is too long for an object is reported', async () => {
  await expect(read(`a: ${'x'.repeat(3 * 1024 ** 2)}`, 65_536)).rejects.toThrow('contains a line of more than 2 MB');
});

const OBJECTS = [
  { kind: 'Pod', metadata: { name: 'a {"} \\" [', labels: { text: 'größe 😀' } }, spec: { containers: [{ name: 'x' }] } },
  { kind: 'Pod', metadata: { name: 'b' } },
  { kind: 'ConfigMap', data: {} },
];

test.each([1, 7, 100_000])('objects of a JSON list in pieces of %i bytes, with their places', async (size) => {
  for (const indent of [0, 4]) {
    const text = JSON.stringify({ apiVersion: 'v1', items: OBJECTS, kind: 'List', metadata: { resourceVersion: '' } }, null, indent);
    const items = await read(text, size, itemsOfList);
    expect(items.map(({ bytes }) => JSON.parse(bytes.toString()) as unknown)).toEqual(OBJECTS);
    for (const { bytes, line, offset } of items) {
      const own = bytes.toString();
      expect(text.slice(offset, offset + own.length).endsWith(own.trimStart())).toBe(true);
      expect(text.slice(0, offset).split('\n')).toHaveLength(line);
    }
  }
});

test('a list that is cut off is reported after what it contains', async () => {
  const text = JSON.stringify({ items: OBJECTS });
  await expect(read(text.slice(0, -20), 50, itemsOfList)).rejects.toThrow('ends within an object');
});
