import type { Document, Node } from '../model/document.ts';
import { childrenOf } from '../text/yaml-nodes.ts';

/** `MaxRequestBodyBytes` of the Kubernetes API server. */
export const MAX_REQUEST_SIZE = 3 * 1024 * 1024;
/** A hundred times what the largest real pods hold. */
const MAX_VALUES = 100_000;

interface Size {
  /** Of the node written as JSON. */
  readonly characters: number;
  /** Scalars, mappings and lists. */
  readonly values: number;
}

/** Why a node, with its aliases put in, is no pod that anybody runs; null where its size is a pod's. */
export function excessOf(document: Document, node: Node): string | null {
  // Each value takes a character at least, so a short text without aliases need not be counted.
  if (!document.hasAliases && node.end - node.start < MAX_VALUES) return null;
  const sizes = new Map<Node, Size>();
  const open: Node[] = [node];
  for (let here = open.at(-1); here; here = open.at(-1)) {
    const children = childrenOf(here);
    const missing = sizes.has(here) ? [] : children.filter((child) => !sizes.has(child));
    if (missing.length > 0) {
      // One by one, since 200,000 are too many arguments of one call.
      for (const child of missing) open.push(child);
      continue;
    }
    open.pop();
    const size = sizeOf(here, children, sizes);
    if (size.characters > MAX_REQUEST_SIZE) return 'is larger than the 3 MB that the API server takes';
    if (size.values > MAX_VALUES) return 'holds more than 100,000 values';
    sizes.set(here, size);
  }
  return null;
}

function sizeOf(node: Node, children: readonly Node[], sizes: ReadonlyMap<Node, Size>): Size {
  let characters = ownCharacters(node);
  let values = 1;
  for (const child of children) {
    const size = sizes.get(child);
    characters += size?.characters ?? 0;
    values += size?.values ?? 0;
  }
  return { characters, values };
}

/** Brackets, commas, keys and the text itself. */
function ownCharacters(node: Node): number {
  if (node.type === 'scalar') return node.text.length + (typeof node.value === 'string' ? '"",'.length : ','.length);
  if (node.type === 'sequence') return '[],'.length;
  return node.entries.reduce((sum, entry) => sum + entry.key.text.length + '"":'.length, '{},'.length);
}
