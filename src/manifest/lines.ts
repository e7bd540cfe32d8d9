import { detach } from '../model/detach.ts';
import type { Span } from '../model/span.ts';
import { lastAtOrBefore, lineStarts } from '../model/text.ts';

/** Characters of a source line that a span carries along for reports. */
const EXCERPT_BEFORE = 80;
const EXCERPT_LENGTH = 200;

/** Where a text begins within its file. */
export interface Base {
  readonly path: string;
  /** Line (from 1) and UTF-16 offset (from 0) of the text's first character. */
  readonly line: number;
  readonly offset: number;
}

/** Turns offsets of one text into spans of its file; the line table is made when the first span is wanted. */
export function createLocator(text: string, base: Base): (start: number, end: number) => Span {
  let starts: number[] | undefined;
  // Most lines are shown whole wherever on them a span begins, and spans of one line are many.
  const whole = new Map<number, Span['excerpt']>();
  const excerptAt = (line: number, lineStart: number, nextLine: number, at: number): Span['excerpt'] => {
    if (at - lineStart > EXCERPT_LENGTH - EXCERPT_BEFORE) return excerptOf(text, at - EXCERPT_BEFORE, nextLine, lineStart);
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
  const to = Math.min(nextLine - 1, from + EXCERPT_LENGTH);
  return { text: detach(text.slice(from, to)).replace(/\r$/, ''), column: from - lineStart + 1 };
}
