import type { Document, Node, ScalarNode } from '../../src/model/document.ts';
import { describeWritten } from '../../src/model/source.ts';
import { isSyntaxProblem, parseDocument } from '../../src/template/document.ts';
import { spanOfText } from '../../src/text/text.ts';

/** Parses a text that is one whole file; throws where it cannot be read. */
export function documentOf(text: string, path = 'file.yaml'): Document {
  const parsed = parseDocument(text, { path, source: describeWritten(path), line: 1, offset: 0 });
  if (parsed === null) throw new Error('the text contains no document');
  if (isSyntaxProblem(parsed)) throw new Error(`cannot be read at ${parsed.offset}: ${parsed.reason}`);
  return parsed;
}

/** The values of a node without their places, as in JSON. */
export function plain(node: Node): unknown {
  if (node.type === 'scalar') return node.value;
  if (node.type === 'sequence') return node.items.map(plain);
  return Object.fromEntries(node.entries.map((entry) => [String(entry.key.value), plain(entry.value)]));
}

/** All scalars of a tree in the order of the text, keys too. */
export function scalarsOf(node: Node): ScalarNode[] {
  if (node.type === 'scalar') return [node];
  if (node.type === 'sequence') return node.items.flatMap(scalarsOf);
  return node.entries.flatMap((entry) => [entry.key, ...scalarsOf(entry.value)]);
}

/** For each character of a scalar the offset in the file that `textOf` returns for it. */
export function offsetsIn(document: Document, scalar: ScalarNode): number[] {
  const text = document.textOf(scalar);
  return Array.from({ length: text.value.length }, (_, index) => spanOfText(text, index, index + 1).start);
}
