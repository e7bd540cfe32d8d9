import { countLineBreaks } from './line-breaks.ts';

/** A place in a source: its line, and its offset in UTF-16 units. */
export interface Position {
  readonly line: number;
  readonly offset: number;
}

const NEWLINE = 10;
/** Bytes that are asked at once whether all are ASCII, which most of a manifest is even where some of it is not. */
const STRETCH = 16_384;
/** Fewer bytes are counted one by one sooner than a WebAssembly program is made. */
const FEW = 4_096;

/** The position of byte `to` of UTF-8 text, where byte `from` is at `before`. */
export function countBytes(bytes: Uint8Array, from: number, to: number, before: Position): Position {
  let { line, offset } = before;
  const isShort = to - from < FEW;
  for (let at = from; at < to; at += STRETCH) {
    const stretch = bytes.subarray(at, Math.min(at + STRETCH, to));
    const counted = isShort ? null : countLineBreaks(stretch);
    if (counted !== null && counted >= 0) {
      line += counted;
      offset += stretch.length;
    } else {
      // A negative count says that a byte of the stretch is not ASCII.
      line += counted === null ? lineBreaksIn(stretch) : ~counted;
      offset += unitsIn(stretch);
    }
  }
  return { line, offset };
}

function lineBreaksIn(bytes: Uint8Array): number {
  let count = 0;
  for (const byte of bytes) if (byte === NEWLINE) count++;
  return count;
}

/** In UTF-8 every byte but a continuation begins a character, and one of four bytes takes two UTF-16 units. */
function unitsIn(bytes: Uint8Array): number {
  let units = 0;
  for (const byte of bytes) {
    if (byte < 0x80 || byte >= 0xc0) units += byte >= 0xf0 ? 2 : 1;
  }
  return units;
}

/** The line breaks of a text. */
export function newlinesOf(text: string): number {
  let count = 0;
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) count++;
  return count;
}
