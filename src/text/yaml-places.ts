import type { Node } from '../model/node.ts';
import { lastAtOrBefore, lineStarts } from './lines.ts';
import { entryOf } from './yaml-nodes.ts';
import { parseYaml } from './yaml-tree.ts';

/** Where something stands in a file, from 1. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

/**
 * Tells where the value of a JSON pointer stands in a YAML or JSON text: an entry of a mapping at its key, an item of a list where it
 * begins. What an alias shows is where its anchor is, and what the text does not hold is where the next outer one is. The text is read
 * when the first place is wanted, and must parse.
 */
export function createPlaces(text: string): (pointer: string) => Place {
  let root: Node | null | undefined;
  let lines: number[] | undefined;
  return (pointer) => {
    if (root === undefined) {
      const tree = parseYaml(text);
      root = tree && 'root' in tree ? tree.root : null;
    }
    lines ??= lineStarts(text);
    const offset = root === null ? 0 : offsetOf(root, pointer);
    const line = lastAtOrBefore(lines, offset);
    return { line: line + 1, column: offset - (lines[line] ?? 0) + 1 };
  };
}

/** A key as a part of a JSON pointer (RFC 6901, section 3). */
export function pointerPart(key: string): string {
  return key.replaceAll('~', '~0').replaceAll('/', '~1');
}

function offsetOf(root: Node, pointer: string): number {
  let node = root;
  let offset = 0;
  for (const part of pointer.split('/').slice(1)) {
    const key = part.replaceAll('~1', '/').replaceAll('~0', '~');
    const entry = entryOf(node, key);
    const next = entry?.value ?? (node.type === 'sequence' ? node.items[Number(key)] : undefined);
    if (!next) break;
    offset = entry?.key.start ?? next.start;
    node = next;
  }
  return offset;
}
