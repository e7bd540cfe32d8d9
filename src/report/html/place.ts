import type { Span } from '../../model/span.ts';
import { onceForEach } from '../../text/once.ts';
import { placeOf } from '../counts.ts';
import type { ReportOptions } from '../options.ts';
import type { PagePlace } from './data.ts';

/** Maximum number of UTF-16 units of a source line before, within and after the marked text. */
const MAX_BEFORE = 90;
const MAX_MARKED = 120;
const MAX_AFTER = 60;
/** Number of lines around a place, on each side, and the maximum number of units of each. */
const AROUND = 2;
const MAX_AROUND = 160;

/** Returns the lines of a file of the input; empty if it cannot be read again. */
export type LinesOf = (path: string) => readonly string[];

/** Reads each file once. */
export function createLines(readText: ReportOptions['readText']): LinesOf {
  return onceForEach((path) => readText?.(path)?.split('\n') ?? []);
}

/** A span with its source line, shortened for a page, and the lines around it if these are known. */
export function placeOnPage(span: Span, linesOf: LinesOf = () => []): PagePlace {
  const { line, column, endLine, endColumn, excerpt } = span;
  const text = withoutTabs(excerpt.text);
  const start = clamp(column - excerpt.column, 0, text.length);
  const end = clamp(endLine > line ? text.length : endColumn - excerpt.column, start, Math.min(text.length, start + MAX_MARKED));
  const from = wholeCharacter(text, Math.max(0, start - MAX_BEFORE));
  const to = wholeCharacter(text, Math.min(text.length, end + MAX_AFTER));
  const { above, below } = around(linesOf(span.path), span);
  const isCut = from > 0 || excerpt.column > 1;
  // Indentation that all lines share is removed.
  const lines = [...above, ...below, ...(isCut ? [] : [text])].filter((each) => each.trim() !== '');
  const indent = Math.min(...lines.map((each) => each.search(/\S/)));
  return {
    at: placeOf(span),
    line,
    above: above.map((each) => each.slice(indent)),
    before: isCut ? `…${text.slice(from, start)}` : text.slice(Math.min(indent, start), start),
    marked: text.slice(start, end),
    after: `${text.slice(end, to)}${to < text.length ? '…' : ''}`.trimEnd(),
    below: below.map((each) => each.slice(indent)),
  };
}

/** The lines of the same document around a place; empty if the file was changed and has another text at the place. */
function around(lines: readonly string[], { line, excerpt }: Span): { readonly above: string[]; readonly below: string[] } {
  const text = excerpt.text.replace(/\r?\n?$/, '');
  if (text === '' || !lines[line - 1]?.slice(excerpt.column - 1).startsWith(text)) return { above: [], below: [] };
  const above = lines.slice(Math.max(0, line - 1 - AROUND), line - 1);
  const below = lines.slice(line, line + AROUND);
  // A file ends with a line break, and the text after it is not a line.
  if (line + below.length === lines.length && below.at(-1) === '') below.pop();
  const next = below.findIndex(isSeparator);
  return {
    above: above.slice(above.findLastIndex(isSeparator) + 1).map(shorten),
    below: (next === -1 ? below : below.slice(0, next)).map(shorten),
  };
}

function isSeparator(line: string): boolean {
  return /^---(\s|$)/.test(line);
}

function shorten(line: string): string {
  const text = withoutTabs(line);
  return text.length > MAX_AROUND ? `${text.slice(0, wholeCharacter(text, MAX_AROUND))}…` : text;
}

function withoutTabs(line: string): string {
  return line.trimEnd().replaceAll('\t', ' ');
}

/** The same offset, or the next one if it is within a surrogate pair. */
function wholeCharacter(text: string, offset: number): number {
  const unit = text.charCodeAt(offset);
  return offset > 0 && unit >= 0xdc00 && unit <= 0xdfff ? offset + 1 : offset;
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most));
}
