/** Blocks whose characters take two cells of a terminal: East Asian Wide and Fullwidth (Unicode UAX #11), first to last. */
const WIDE: readonly (readonly [number, number])[] = [
  [0x1100, 0x115f],
  [0x2e80, 0x303e],
  [0x3041, 0x4dbf],
  [0x4e00, 0xa4cf],
  [0xa960, 0xa97c],
  [0xac00, 0xd7a3],
  [0xf900, 0xfaff],
  [0xfe30, 0xfe6f],
  [0xff00, 0xff60],
  [0xffe0, 0xffe6],
  [0x16fe0, 0x18cff],
  [0x1b000, 0x1b2ff],
  [0x20000, 0x3fffd],
];
const EMOJI = /^\p{Emoji_Presentation}$/u;
const COMBINING = /^[\p{Mn}\p{Me}]$/u;

/** Cells that one character takes on the screen: 0 for combining marks, 2 for wide characters, else 1. */
export function cellsOfCharacter(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x300) return 1;
  if (COMBINING.test(character)) return 0;
  return WIDE.some(([first, last]) => code >= first && code <= last) || EMOJI.test(character) ? 2 : 1;
}

/** Cells that a line without control characters takes. */
export function cellsOf(line: string): number {
  let cells = 0;
  for (const character of line) cells += cellsOfCharacter(character);
  return cells;
}

/**
 * Breaks a line at blanks so that no part is wider than `cells`, except a single word that is. The first part has
 * `before` cells less. No width, no break.
 */
export function wrap(line: string, cells: number | undefined, before = 0): string[] {
  if (cells === undefined) return [line];
  const parts: string[] = [];
  let words: string[] = [];
  let taken = before;
  for (const word of line.split(' ')) {
    const wide = cellsOf(word);
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

/** Rows as lines in which the cells of each column begin below each other; `shown` adds to a cell what takes no room, such as a colour. */
export function columns<Cell extends string | { readonly text: string }>(
  rows: readonly (readonly Cell[])[],
  shown: (cell: Cell) => string = textOf,
): string[] {
  const widths: number[] = [];
  for (const row of rows) for (const [at, cell] of row.entries()) widths[at] = Math.max(widths[at] ?? 0, cellsOf(textOf(cell)));
  const padded = (cell: Cell, at: number): string => shown(cell) + ' '.repeat((widths[at] ?? 0) - cellsOf(textOf(cell)));
  return rows.map((row) => row.map(padded).join('  ').trimEnd());
}

function textOf(cell: string | { readonly text: string }): string {
  return typeof cell === 'string' ? cell : cell.text;
}
