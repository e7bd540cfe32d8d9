import { at, itemsAt, type Node, stringAt } from '../text/yaml-nodes.ts';

/** A document that is a list of objects itself, as operators keep templates of several objects. */
export const BARE_LIST = /^(?:---[^\n]*\n)?(?:[ \t]*(?:#[^\n]*|\{[{%][^\n]*)?\n)*- +(?:apiVersion|kind|metadata|spec|data):/;

/** The objects of a List, of an OpenShift Template or of a bare list; null for any other object. */
export function itemsOfList(root: Node): readonly Node[] | null {
  if (root.type === 'sequence') return root.items;
  const kind = stringAt(root, 'kind');
  if (kind === 'Template') return itemsAt(root, 'objects');
  return kind?.endsWith('List') && at(root, 'items') ? itemsAt(root, 'items') : null;
}
