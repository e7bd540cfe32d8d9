import wide from './wide-characters.yaml';

const WIDE = wide as readonly (readonly [first: number, last: number])[];
const EMOJI = /^\p{Emoji_Presentation}$/u;
const COMBINING = /^[\p{Mn}\p{Me}]$/u;

/** Terminal columns of a character: 0 for combining marks, 2 for wide characters, otherwise 1. */
export function cellsOfCharacter(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x300) return 1;
  if (COMBINING.test(character)) return 0;
  return WIDE.some(([first, last]) => code >= first && code <= last) || EMOJI.test(character) ? 2 : 1;
}

/** Terminal columns of a line without control characters. */
export function terminalWidth(line: string): number {
  let cells = 0;
  for (const character of line) cells += cellsOfCharacter(character);
  return cells;
}

/**
 * Breaks a line at spaces so that no part is wider than `cells`, except for longer words. The first part has `before` columns less. If
 * `cells` is undefined, the line is not broken.
 */
export function wrap(line: string, cells: number | undefined, before = 0): string[] {
  if (cells === undefined) return [line];
  const parts: string[] = [];
  let words: string[] = [];
  let taken = before;
  for (const word of line.split(' ')) {
    const wide = terminalWidth(word);
    if (taken > 0 && taken + wide > cells) {
      parts.push(words.join(' '));
      words = [];
      taken = 0;
    }
    words.push(word);
    taken += wide + 1;
  }
  parts.push(words.join(' '));
  return parts;
}

/** Aligns the cells of rows in columns; `shown` adds text without width to a cell, such as a colour. */
export function columns<Cell extends string | { readonly text: string }>(
  rows: readonly (readonly Cell[])[],
  shown: (cell: Cell) => string = cellText,
): string[] {
  const widths: number[] = [];
  for (const row of rows) for (const [at, cell] of row.entries()) widths[at] = Math.max(widths[at] ?? 0, terminalWidth(cellText(cell)));
  const padded = (cell: Cell, at: number): string => shown(cell) + ' '.repeat((widths[at] ?? 0) - terminalWidth(cellText(cell)));
  return rows.map((row) => row.map(padded).join('  ').trimEnd());
}

function cellText(cell: string | { readonly text: string }): string {
  return typeof cell === 'string' ? cell : cell.text;
}
