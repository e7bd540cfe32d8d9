/** A place in a source: its line, and its offset in UTF-16 units. */
export interface Position {
  readonly line: number;
  readonly offset: number;
}

const NEWLINE = 10;

/** The position of byte `to` of UTF-8 text, where byte `from` is at `before`. */
export function countBytes(bytes: Uint8Array, from: number, to: number, before: Position): Position {
  let { line, offset } = before;
  for (let at = from; at < to; at++) {
    const byte = bytes[at] as number;
    if (byte === NEWLINE) line++;
    // In UTF-8 every byte but a continuation begins a character, and one of four bytes takes two UTF-16 units.
    if (byte < 0x80) offset++;
    else if (byte >= 0xc0) offset += byte >= 0xf0 ? 2 : 1;
  }
  return { line, offset };
}

/** The line breaks of a text. */
export function newlinesOf(text: string): number {
  let count = 0;
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) count++;
  return count;
}
