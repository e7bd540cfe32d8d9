import { lastAtOrBefore, type Piece, sliceText, type Text } from '../../model/text.ts';

/** `sliceText` for many slices of one long text: finds the first piece by bisection instead of from the start. */
export function indexText(text: Text): (start: number, end: number) => Text {
  const only = text.pieces[0];
  if (text.pieces.length === 1 && only) return (start, end) => sliceText(text, start, end);
  const starts: number[] = [];
  let at = 0;
  for (const piece of text.pieces) {
    starts.push(at);
    at += piece.value.length;
  }
  return (start, end) => {
    const first = lastAtOrBefore(starts, start);
    const pieces: Piece[] = [];
    for (let index = first; index < text.pieces.length; index++) {
      const piece = text.pieces[index];
      if (!piece || (pieces.length > 0 && (starts[index] ?? 0) >= end)) break;
      pieces.push(piece);
    }
    const offset = starts[first] ?? 0;
    const near = { value: pieces.map((piece) => piece.value).join(''), pieces };
    return sliceText(near, start - offset, end - offset);
  };
}
