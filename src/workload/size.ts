import type { Node } from '../model/node.ts';

/** Whether a node, written as JSON with its aliases put in, takes more than `limit` characters. */
export function isLarger(node: Node, limit: number): boolean {
  const sizes = new Map<Node, number>();
  const open: Node[] = [node];
  for (let here = open.at(-1); here; here = open.at(-1)) {
    const children = childrenOf(here);
    const missing = sizes.has(here) ? [] : children.filter((child) => !sizes.has(child));
    if (missing.length > 0) {
      // A loop, since a node of 200,000 children would be too many arguments.
      for (const child of missing) open.push(child);
      continue;
    }
    open.pop();
    const size = ownSize(here) + children.reduce((sum, child) => sum + (sizes.get(child) ?? 0), 0);
    if (size > limit) return true;
    sizes.set(here, size);
  }
  return false;
}

function childrenOf(node: Node): readonly Node[] {
  if (node.type === 'scalar') return [];
  return node.type === 'sequence' ? node.items : node.entries.map((entry) => entry.value);
}

/** Brackets, commas, keys and the text itself. */
function ownSize(node: Node): number {
  if (node.type === 'scalar') return node.text.length + (typeof node.value === 'string' ? '"",'.length : ','.length);
  if (node.type === 'sequence') return '[],'.length;
  return node.entries.reduce((sum, entry) => sum + entry.key.text.length + '"":'.length, '{},'.length);
}
