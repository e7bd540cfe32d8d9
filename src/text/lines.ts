import { isAscii } from 'node:buffer';
import type { Span } from '../model/span.ts';

/** A position in a source: line and offset in UTF-16 code units. */
export interface Position {
  readonly line: number;
  readonly offset: number;
}

const NEWLINE = 10;

/** Returns the position of byte `to` of UTF-8 text, if byte `from` is at `before`. */
export function countBytes(bytes: Uint8Array, from: number, to: number, before: Position): Position {
  const counted = bytes.subarray(from, to);
  let { line } = before;
  for (let at = counted.indexOf(NEWLINE); at >= 0; at = counted.indexOf(NEWLINE, at + 1)) line++;
  return { line, offset: before.offset + (isAscii(counted) ? counted.length : bufferOf(counted).toString('utf8').length) };
}

/** Number of line breaks in a text. */
export function newlinesOf(text: string): number {
  return lineStarts(text).length - 1;
}

/** The offset of the start of each line. */
export function lineStarts(text: string): number[] {
  const starts = [0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return starts;
}

/** Index of the last of these ascending offsets that is not greater than `offset`, by bisection; 0 if all are greater. */
export function lastAtOrBefore(starts: readonly number[], offset: number): number {
  let low = 0;
  let high = starts.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((starts[middle] ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** Maximum number of characters of a source line before the start of a span that reports can show. */
const MAX_EXCERPT_BEFORE = 80;
const MAX_EXCERPT_LENGTH = 200;

/** The position of the start of a text in its file. */
export interface Base {
  readonly path: string;
  /** Line (from 1) and UTF-16 offset (from 0) of the text's first character. */
  readonly line: number;
  readonly offset: number;
}

/** The position of the start of a file. */
export function startOfFile(path: string): Base {
  return { path, line: 1, offset: 0 };
}

/**
 * Returns a function from offsets of a text to spans of its file, which do not depend on the text; the line table is created on first use.
 */
export function createLocator(text: string, base: Base): (start: number, end: number) => Span {
  let starts: number[] | undefined;
  // Most lines are short and shown completely, and many spans are on the same line.
  const whole = new Map<number, Span['excerpt']>();
  const excerptAt = (line: number, lineStart: number, nextLine: number, at: number): Span['excerpt'] => {
    if (at - lineStart > MAX_EXCERPT_LENGTH - MAX_EXCERPT_BEFORE) return excerptOf(text, at - MAX_EXCERPT_BEFORE, nextLine, lineStart);
    const known = whole.get(line) ?? excerptOf(text, lineStart, nextLine, lineStart);
    whole.set(line, known);
    return known;
  };
  return (start, end) => {
    starts ??= lineStarts(text);
    const first = lastAtOrBefore(starts, start);
    const last = end <= start ? first : lastAtOrBefore(starts, end);
    const lineStart = starts[first] ?? 0;
    return {
      path: base.path,
      line: base.line + first,
      column: start - lineStart + 1,
      endLine: base.line + last,
      endColumn: end - (starts[last] ?? 0) + 1,
      start: base.offset + start,
      end: base.offset + end,
      excerpt: excerptAt(first, lineStart, starts[first + 1] ?? text.length + 1, start),
    };
  };
}

function excerptOf(text: string, from: number, nextLine: number, lineStart: number): Span['excerpt'] {
  const to = Math.min(nextLine - 1, from + MAX_EXCERPT_LENGTH);
  // A copy, because a string that is cut from a text keeps all of the text in memory.
  return { text: structuredClone(text.slice(from, to).replace(/\r$/, '')), column: from - lineStart + 1 };
}

/** True if these are the first bytes of a gzip file. */
export function isGzip(head: Uint8Array): boolean {
  return head[0] === 0x1f && head[1] === 0x8b;
}

/** The same bytes as a Buffer, without a copy. */
export function bufferOf(bytes: Uint8Array): Buffer {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
