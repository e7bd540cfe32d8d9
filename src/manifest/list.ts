import { at, itemsAt, type Node, stringAt } from '../model/node.ts';

/** The objects of a List or of an OpenShift Template; null for any other object. */
export function itemsOfList(root: Node): readonly Node[] | null {
  const kind = stringAt(root, 'kind');
  if (kind === 'Template') return itemsAt(root, 'objects');
  return kind?.endsWith('List') && at(root, 'items') ? itemsAt(root, 'items') : null;
}
