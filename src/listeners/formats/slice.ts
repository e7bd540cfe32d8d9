import { lastAtOrBefore, type Piece, sliceText, type Text } from '../../model/text.ts';

/** Characters `start` to `end` of one text, with their places. */
export type Slice = (start: number, end: number) => Text;

/** A text longer than this is no configuration that a person wrote; readers give nothing for it. */
const MAX_LENGTH = 1 << 20;

export function isTooLong(text: Text): boolean {
  return text.value.length > MAX_LENGTH;
}

/** Cuts many pieces out of one text in logarithmic time each, so that a reader stays linear however many pieces the text has. */
export function slicerOf(text: Text): Slice {
  const starts: number[] = [];
  let length = 0;
  for (const piece of text.pieces) {
    starts.push(length);
    length += piece.value.length;
  }
  return (start, end) => {
    const first = lastAtOrBefore(starts, start);
    const piece = text.pieces[first];
    const base = starts[first];
    if (piece === undefined || base === undefined) return { value: '', pieces: [] };
    if (end <= start) return { value: '', pieces: [emptyPiece(piece, Math.min(start - base, piece.value.length))] };
    const last = lastAtOrBefore(starts, end - 1);
    const near: Text = { value: text.value.slice(base, starts[last + 1] ?? length), pieces: text.pieces.slice(first, last + 1) };
    return sliceText(near, start - base, end - base);
  };
}

/** A character that stands for others in the source, such as an escape sequence. */
export function replacedText(value: string, source: Text): Text {
  const first = source.pieces[0];
  return { value, pieces: first ? [{ value, locate: () => first.locate(0, first.value.length), steps: first.steps }] : [] };
}

function emptyPiece(piece: Piece, at: number): Piece {
  return { value: '', locate: () => piece.locate(at, at), steps: piece.steps };
}
