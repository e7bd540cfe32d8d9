import type { Document, Node } from '../model/document.ts';
import { childrenOf } from '../yaml/nodes.ts';

/** `MaxRequestBodyBytes` of the Kubernetes API server. */
export const MAX_REQUEST_SIZE = 3 * 1024 * 1024;
/** Maximum number of values: a hundred times that of the largest real pods. */
const MAX_VALUES = 100_000;

/** Why a node, with its aliases expanded, is too large for a pod; null if it is not. */
export function excessOf(document: Document, node: Node): string | null {
  // Each value has at least one character, so a short text without aliases need not be counted.
  if (!document.hasAliases && node.end - node.start < MAX_VALUES) return null;
  const open: Node[] = [node];
  let [values, characters] = [1, 0];
  for (let here = open.pop(); here; here = open.pop()) {
    const children = childrenOf(here);
    values += children.length;
    characters += ownCharacters(here);
    if (characters > MAX_REQUEST_SIZE) return 'is larger than 3 MB, the limit of the API server';
    if (values > MAX_VALUES) return 'contains more than 100,000 values';
    open.push(...children);
  }
  return null;
}

/** Number of characters of a node in JSON without those of its values: brackets, commas, keys and the text itself. */
function ownCharacters(node: Node): number {
  if (node.type === 'scalar') return node.text.length + (typeof node.value === 'string' ? '"",'.length : ','.length);
  if (node.type === 'sequence') return '[],'.length;
  return node.entries.reduce((sum, entry) => sum + entry.key.text.length + '"":'.length, '{},'.length);
}
