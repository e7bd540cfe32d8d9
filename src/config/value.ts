import { entryOf, type Node } from '../model/node.ts';

/** More values than this are an attack by aliases, no configuration. */
const MOST_VALUES = 100_000;

/** A parsed file as a plain value, read as editors read YAML 1.2: `off` and `no` are texts. Null where it is too large. */
export function plainValue(root: Node): { readonly value: unknown } | null {
  let left = MOST_VALUES;
  const read = (node: Node): unknown => {
    if (--left < 0) return null;
    if (node.type === 'sequence') return node.items.map(read);
    // Without a prototype, so that a key such as `__proto__` is only a key.
    if (node.type === 'mapping')
      return Object.assign(Object.create(null), Object.fromEntries(node.entries.map(({ key, value }) => [key.text, read(value)])));
    if (typeof node.value === 'boolean') return /^(true|false)$/i.test(node.text) ? node.value : node.text;
    return node.value;
  };
  const value = read(root);
  return left < 0 ? null : { value };
}

/** The node to which a JSON pointer leads, or the nearest one above it. */
export function nodeAt(root: Node, pointer: string): Node {
  let here = root;
  for (const part of pointer.split('/').slice(1)) {
    const name = part.replaceAll('~1', '/').replaceAll('~0', '~');
    const next = here.type === 'sequence' ? here.items[Number(name)] : entryOf(here, name)?.value;
    if (!next) return here;
    here = next;
  }
  return here;
}

/** Where the key `name` stands in the mapping to which a pointer leads. */
export function keyAt(root: Node, pointer: string, name: string): Node {
  const mapping = nodeAt(root, pointer);
  return entryOf(mapping, name)?.key ?? mapping;
}
