import type { Span } from '../../model/span.ts';
import type { ReportOptions } from '../options.ts';
import type { PagePlace } from './data.ts';

/** UTF-16 units of a source line that are shown before, within and after the place that is meant. */
const MAX_BEFORE = 90;
const MAX_MARKED = 120;
const MAX_AFTER = 60;
/** Lines around a place, on each side, and the units of each that are shown. */
const AROUND = 2;
const MAX_AROUND = 160;

/** The lines of a file of the input, if they can be read again. */
export type LinesOf = (path: string) => readonly string[];

/** Reads each file once. */
export function createLines(readText: ReportOptions['readText']): LinesOf {
  const known = new Map<string, readonly string[]>();
  return (path) => {
    const lines = known.get(path) ?? readText?.(path)?.split('\n') ?? [];
    known.set(path, lines);
    return lines;
  };
}

/** A span with its source line, cut to what fits on a page, and with the lines around it if these are known. */
export function placeOnPage({ path, line, column, endLine, endColumn, excerpt }: Span, linesOf: LinesOf = () => []): PagePlace {
  const text = excerpt.text.replace(/\r?\n?$/, '');
  const start = clamp(column - excerpt.column, 0, text.length);
  const end = clamp(endLine > line ? text.length : endColumn - excerpt.column, start, Math.min(text.length, start + MAX_MARKED));
  const from = wholeCharacter(text, Math.max(0, start - MAX_BEFORE));
  const to = wholeCharacter(text, Math.min(text.length, end + MAX_AFTER));
  const { above, below } = around(linesOf(path), line, excerpt.column, text);
  const isCut = from > 0 || excerpt.column > 1;
  const before = withSpaces(text.slice(from, start));
  const after = withSpaces(text.slice(end, to));
  const marked = withSpaces(text.slice(start, end));
  // The indent that all lines share says nothing.
  const whole = isCut ? [] : [before + (start === end ? after : marked)];
  const indent = Math.min(...[...whole, ...above, ...below].filter((each) => each.trim() !== '').map((each) => each.search(/\S/)));
  const [outer, inner] = Number.isFinite(indent) ? [indent, Math.min(indent, before.length)] : [0, 0];
  return {
    path,
    line,
    column,
    above: above.map((each) => each.slice(outer)),
    before: isCut ? `…${before}` : before.slice(inner),
    marked,
    after: `${after}${to < text.length ? '…' : ''}`.trimEnd(),
    below: below.map((each) => each.slice(outer)),
  };
}

/** The lines around one, unless the file says something else there than what was judged: it may have changed since. */
function around(lines: readonly string[], line: number, column: number, text: string): { above: string[]; below: string[] } {
  if (text === '' || !lines[line - 1]?.slice(column - 1).startsWith(text)) return { above: [], below: [] };
  const shown = (first: number, last: number) => lines.slice(Math.max(0, first - 1), last).map(shorten);
  const above = shown(line - AROUND, line - 1);
  const below = shown(line + 1, line + AROUND);
  // A file ends with a line break, and the text after it is not a line.
  if (line + below.length === lines.length && below.at(-1) === '') below.pop();
  const next = below.findIndex(isSeparator);
  return { above: above.slice(above.findLastIndex(isSeparator) + 1), below: next === -1 ? below : below.slice(0, next) };
}

/** Another document says nothing of this one. */
function isSeparator(line: string): boolean {
  return /^---(\s|$)/.test(line);
}

function shorten(line: string): string {
  const text = line.trimEnd();
  return withSpaces(text.length > MAX_AROUND ? `${text.slice(0, wholeCharacter(text, MAX_AROUND))}…` : text);
}

function withSpaces(text: string): string {
  return text.replaceAll('\t', '  ');
}

/** The same offset, or the one after it if it would cut a pair of surrogates. */
function wholeCharacter(text: string, offset: number): number {
  const unit = text.charCodeAt(offset);
  return offset > 0 && unit >= 0xdc00 && unit <= 0xdfff ? offset + 1 : offset;
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most));
}
