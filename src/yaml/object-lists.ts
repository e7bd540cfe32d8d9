import { at, entryOf, itemsAt, type Node, stringAt } from './nodes.ts';

/** Maximum nesting of lists; each level needs a stack frame. */
export const MAX_NESTED_LISTS = 8;

/** The objects of a List, of an OpenShift Template or of a bare list; null for other objects. */
export function itemsOfList(root: Node): readonly Node[] | null {
  if (root.type === 'sequence') return root.items;
  const kind = stringAt(root, 'kind');
  if (kind === 'Template') return itemsAt(root, 'objects');
  return kind?.endsWith('List') && at(root, 'items')?.type === 'sequence'
    ? itemsAt(root, 'items').map((item) => withTypeOf(root, item))
    : null;
}

/** An object, or the objects of a list and of nested lists. */
export function objectsOfList(root: Node, depth = 0): readonly Node[] {
  const items = depth < MAX_NESTED_LISTS ? itemsOfList(root) : null;
  return items === null ? [root] : items.flatMap((item) => objectsOfList(item, depth + 1));
}

/** Adds kind and version to items of a list that omit them, such as those of a PodList. */
function withTypeOf(list: Node, item: Node): Node {
  const entry = entryOf(list, 'kind');
  const kind = /^(.+)List$/.exec(stringAt(list, 'kind') ?? '')?.[1];
  if (item.type !== 'mapping' || kind === undefined || entry?.value.type !== 'scalar' || entryOf(item, 'kind')) return item;
  const version = entryOf(item, 'apiVersion') ? undefined : entryOf(list, 'apiVersion');
  const type = { key: entry.key, value: { ...entry.value, text: kind, value: kind } };
  return { ...item, entries: [...item.entries, type, ...(version ? [version] : [])] };
}
