import type { Span } from '../model/span.ts';
import { cellsOfCharacter, terminalWidth, wrap } from '../text/cells.ts';
import type { Colorize, Style } from './color.ts';
import { escapeControls } from './escape.ts';

const TAB = 4;
/** Maximum width of an excerpt if the width of the screen is unknown. */
const MAX_WIDTH = 160;

/** One visible character of a source line, and its UTF-16 columns in the file. */
interface ExcerptCell {
  readonly shown: string;
  readonly cells: number;
  readonly column: number;
  readonly endColumn: number;
}

export interface ExcerptOptions {
  readonly colorize: Colorize;
  readonly style: Style;
  /** Spaces before each line. */
  readonly indent: string;
  readonly width: number | undefined;
  /** The text after the carets. */
  readonly label?: string | null;
}

/** The source line of a span and a line of carets below its exact columns; empty if there is nothing to show. */
export function sourceExcerpt(span: Span, options: ExcerptOptions): string[] {
  const { colorize, style, indent } = options;
  const cells = cellsOfExcerpt(span);
  if (cells.every((cell) => cell.shown.trim() === '')) return [];
  const number = String(span.line);
  const room = Math.max(20, (options.width ?? MAX_WIDTH) - indent.length - number.length - 3);
  const endColumn = span.endLine > span.line ? Number.POSITIVE_INFINITY : Math.max(span.endColumn, span.column + 1);
  const isMarked = (cell: ExcerptCell) => cell.column < endColumn && cell.endColumn > span.column;
  const [from, to] = windowOf(cells, Math.max(0, cells.findIndex(isMarked)), room - 2);
  const shown = cells.slice(from, to);
  const cutBefore = from > 0 || span.excerpt.column > 1 ? '…' : '';
  const source = cutBefore + shown.map((cell) => cell.shown).join('') + (to < cells.length ? '…' : '');
  const first = shown.findIndex(isMarked);
  const before = first === -1 ? shown : shown.slice(0, first);
  const blank = ' '.repeat(terminalWidth(cutBefore) + sumOf(before));
  const carets = '^'.repeat(Math.max(1, sumOf(trimEnd(shown.filter(isMarked)))));
  const bar = (head: string) => indent + colorize('faint', `${head.padStart(number.length)} |`);
  const label = escapeControls(options.label ?? '');
  const marked = `${blank}${colorize(style, carets)}`;
  const lines = [`${bar(number)} ${source.trimEnd()}`];
  if (label === '') return [...lines, `${bar('')} ${marked}`];
  if (terminalWidth(blank) + terminalWidth(carets) + 1 + terminalWidth(label) <= room) return [...lines, `${bar('')} ${marked} ${label}`];
  return [...lines, `${bar('')} ${marked}`, ...wrap(label, room).map((part) => `${bar('')} ${part}`)];
}

function cellsOfExcerpt(span: Span): ExcerptCell[] {
  const cells: ExcerptCell[] = [];
  let column = span.excerpt.column;
  let at = 0;
  for (const character of span.excerpt.text.replace(/\r?\n?$/, '')) {
    const shown = character === '\t' ? ' '.repeat(TAB - (at % TAB)) : escapeControls(character);
    const taken = shown === character ? cellsOfCharacter(shown) : terminalWidth(shown);
    cells.push({ shown, cells: taken, column, endColumn: column + character.length });
    column += character.length;
    at += taken;
  }
  return cells;
}

/** The cells to show if the line is too long: the marked cell after a third of the width. */
function windowOf(cells: readonly ExcerptCell[], marked: number, room: number): [from: number, to: number] {
  if (sumOf(cells) <= room) return [0, cells.length];
  let from = marked;
  for (let left = room / 3; from > 0 && left > 0; from--) left -= cells[from - 1]?.cells ?? 0;
  let to = from;
  for (let left = room; to < cells.length; to++) {
    left -= cells[to]?.cells ?? 0;
    if (left < 0) break;
  }
  return [from, Math.max(to, from + 1)];
}

function trimEnd(cells: readonly ExcerptCell[]): readonly ExcerptCell[] {
  const last = cells.findLastIndex((cell) => cell.shown.trim() !== '');
  return last === -1 ? cells.slice(0, 1) : cells.slice(0, last + 1);
}

function sumOf(cells: readonly ExcerptCell[]): number {
  return cells.reduce((sum, cell) => sum + cell.cells, 0);
}
