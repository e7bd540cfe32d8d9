/** A place in a source: its line, and its offset in UTF-16 units. */
export interface Position {
  readonly line: number;
  readonly offset: number;
}

const NEWLINE = 10;
/** Bytes that are asked at once whether all are ASCII, which most of a manifest is even where some of it is not. */
const STRETCH = 16_384;
/** Words whose counts fit together into the four bytes of one. */
const MOST_WORDS = 255;

/** The position of byte `to` of UTF-8 text, where byte `from` is at `before`. */
export function countBytes(bytes: Uint8Array, from: number, to: number, before: Position): Position {
  let { line, offset } = before;
  for (let at = from; at < to; at += STRETCH) {
    const end = Math.min(at + STRETCH, to);
    const newlines = newlinesIn(bytes, at, end);
    // A negative count says that a byte of the stretch is not ASCII.
    line += newlines < 0 ? ~newlines : newlines;
    offset += newlines < 0 ? unitsIn(bytes, at, end) : end - at;
  }
  return { line, offset };
}

/** The line breaks among bytes `from` to `to`, counted four bytes at a time; their complement where not all bytes are ASCII. */
function newlinesIn(bytes: Uint8Array, from: number, to: number): number {
  let count = 0;
  let seen = 0;
  let at = from;
  for (; at < to && (bytes.byteOffset + at) % 4 !== 0; at++) {
    seen |= bytes[at] as number;
    if (bytes[at] === NEWLINE) count++;
  }
  const words = new Uint32Array(bytes.buffer, bytes.byteOffset + at - ((bytes.byteOffset + at) % 4), Math.max(0, (to - at) >> 2));
  for (let index = 0; index < words.length; ) {
    const stop = Math.min(index + MOST_WORDS, words.length);
    let sums = 0;
    for (; index < stop; index++) {
      const word = words[index] as number;
      seen |= word;
      // The high bit of each byte ends up set where the byte is a line break.
      const other = word ^ 0x0a0a0a0a;
      sums = (sums + ((~(((other & 0x7f7f7f7f) + 0x7f7f7f7f) | other) & 0x80808080) >>> 7)) | 0;
    }
    count += (sums & 0xff) + ((sums >>> 8) & 0xff) + ((sums >>> 16) & 0xff) + (sums >>> 24);
  }
  for (at += words.length * 4; at < to; at++) {
    seen |= bytes[at] as number;
    if (bytes[at] === NEWLINE) count++;
  }
  return (seen & 0x80808080) === 0 ? count : ~count;
}

/** In UTF-8 every byte but a continuation begins a character, and one of four bytes takes two UTF-16 units. */
function unitsIn(bytes: Uint8Array, from: number, to: number): number {
  let units = 0;
  for (let at = from; at < to; at++) {
    const byte = bytes[at] as number;
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
