import { replacedText, replaceMatches, type Slice, slicerOf, type Text } from '../../text/text.ts';

/** A line, or a part of one, without blanks around it. */
export interface Line {
  readonly value: string;
  /** Its characters from `start` to `end`, as they stand. */
  readonly text: (start?: number, end?: number) => Text;
  /** The same without blanks around them. */
  readonly part: (start: number, end?: number) => Line;
}

/** The lines of a text, whether they end with LF, CRLF or CR. */
export function* linesOf(text: Text): Generator<Line> {
  const slice = slicerOf(text);
  let start = 0;
  for (const { index, 0: end } of text.value.matchAll(/\r\n?|\n|$/g)) {
    yield lineAt(text.value, slice, start, index);
    start = index + end.length;
  }
}

function lineAt(whole: string, slice: Slice, start: number, end: number): Line {
  const written = whole.slice(start, end);
  const value = written.trim();
  const from = start + written.length - written.trimStart().length;
  return {
    value,
    text: (first = 0, last = value.length) => slice(from + first, from + last),
    part: (first, last = value.length) => lineAt(whole, slice, from + first, from + last),
  };
}

/** The same text with its comments as blanks, so that all offsets stay: from `#` at the start of a line or behind a blank. */
export function withoutHashComments(text: Text): Text {
  return replaceMatches(text, /(?<=^|[ \t;{}])#[^\r\n]*/gm, ({ 0: comment }, written) => replacedText(' '.repeat(comment.length), written));
}
