import type { Span } from '../../model/span.ts';
import { visible } from '../visible.ts';
import type { PagePlace } from './data.ts';

const BEFORE = 90;
const MARKED = 120;
const AFTER = 60;
const TAB = '  ';

/** A span with its source line, cut to what fits on a page, in visible characters. */
export function placeOnPage(span: Span): PagePlace {
  const line = span.excerpt.text.replace(/\r?\n?$/, '');
  const start = clamp(span.column - span.excerpt.column, 0, line.length);
  const lineEnd = span.endLine > span.line ? line.length : span.endColumn - span.excerpt.column;
  const end = clamp(lineEnd, start, Math.min(line.length, start + MARKED));
  const from = wholeCharacter(line, Math.max(0, start - BEFORE));
  const to = wholeCharacter(line, Math.min(line.length, end + AFTER));
  const before = line.slice(from, start);
  return {
    path: visible(span.path),
    line: span.line,
    column: span.column,
    // The indent of a line that is shown from its start says nothing.
    before: from > 0 || span.excerpt.column > 1 ? `…${shown(before)}` : shown(before).trimStart(),
    marked: shown(line.slice(start, end)),
    after: `${shown(line.slice(end, to))}${to < line.length ? '…' : ''}`.trimEnd(),
  };
}

function shown(text: string): string {
  return visible(text.replaceAll('\t', TAB));
}

/** The same offset, or the one after it where it would cut a pair of surrogates. */
function wholeCharacter(text: string, offset: number): number {
  const unit = text.charCodeAt(offset);
  return offset > 0 && unit >= 0xdc00 && unit <= 0xdfff ? offset + 1 : offset;
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most));
}
