import type { ScalarNode } from '../../model/document.ts';
import type { Span } from '../../model/span.ts';
import type { Node } from '../../yaml/nodes.ts';
import { builtDocument, indexInScalar, offsetOfLine } from './by-path.ts';

/** A file with the places of its characters. */
interface File {
  readonly text: string;
  readonly locate: (start: number, end: number) => Span;
}

/**
 * Returns where the characters of a built document, from a column of its line on, are in the file that a generator put whole into one of
 * its values; null if there is no such file, or several.
 */
export function placeInGenerated(
  files: readonly File[],
  lines: readonly string[],
  index: number,
  column: number,
  token: string,
): Span | null {
  const document = builtDocument(lines);
  const offset = offsetOfLine(lines, index) + column;
  const scalar = document && scalarAround(document.root, offset);
  if (!document || !scalar?.text.includes('\n')) return null;
  const [file, other] = files.filter(({ text }) => text === scalar.text);
  if (!file || other) return null;
  const from = indexInScalar(document, scalar, offset);
  return file.text.startsWith(token, from) ? file.locate(from, from + token.length) : null;
}

function scalarAround(node: Node, offset: number): ScalarNode | null {
  if (node.type === 'scalar') return node;
  const children = node.type === 'sequence' ? node.items : node.entries.map(({ value }) => value);
  const found = children.find(({ start, end }) => start <= offset && offset < end);
  return found ? scalarAround(found, offset) : null;
}
