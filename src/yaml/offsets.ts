import type { ScalarNode, ScalarStyle } from '../model/document.ts';
import { joinTexts, replacedText, type Slice, type Text, UNKNOWN } from '../text/text.ts';
import { FILLER } from './indentation.ts';

/** Returns the source offset of each character of a scalar's decoded text; computed when the first is read. */
export function offsetsOfScalar(scalar: ScalarNode, source: string, indent: number): (index: number) => number {
  const { text, start, end, style } = scalar;
  const isBlock = style === 'literal' || style === 'folded';
  // Decoding a flow scalar never makes it longer, so if both have the same length, the offsets are equal.
  if (text === '' || (!isBlock && end - start === text.length)) return (index) => start + index;
  let offsets: Uint32Array | undefined;
  return (index) => {
    if (offsets === undefined) {
      const all = isBlock ? blockOffsets(scalar, source, indent) : flowOffsets(scalar, source);
      const isExact = !text.includes(UNKNOWN) && !source.slice(start, end).includes(FILLER);
      offsets = Uint32Array.from(isExact ? all : withoutFillers(all, source));
    }
    return offsets[index] ?? end;
  };
}

/** Removes offsets: sequences of unknown characters become one, and fillers are omitted. */
function withoutFillers(offsets: readonly number[], source: string): readonly number[] {
  const isJoined = (index: number): boolean => {
    const [before = 0, here = 0] = [offsets[index - 1], offsets[index]];
    return before === here - 1 && source[here] === UNKNOWN && source[before] === UNKNOWN;
  };
  return offsets.filter((here, index) => source[here] !== FILLER && !isJoined(index));
}

/** A scalar's decoded characters as slices of the text around it: literal sequences, and escapes. */
export function sliceScalar(scalar: ScalarNode, source: string, indent: number, slice: Slice): Text {
  const { text, start, style } = scalar;
  const offsetOf = offsetsOfScalar(scalar, source, indent);
  const parts: Text[] = [];
  for (let index = 0; index < text.length; ) {
    const from = offsetOf(index);
    let next = index;
    while (
      next < text.length &&
      offsetOf(next) === from + next - index &&
      source[offsetOf(next)] === text[next] &&
      endOfCharacter(source, offsetOf(next), style) === offsetOf(next) + 1
    )
      next++;
    if (next > index) parts.push(slice(from, from + next - index));
    else {
      // An escape may decode to two UTF-16 units.
      do next++;
      while (next < text.length && offsetOf(next) === from);
      parts.push(replacedText(text.slice(index, next), slice(from, endOfCharacter(source, from, style))));
    }
    index = next;
  }
  return parts.length === 0 ? slice(start, start) : joinTexts(parts);
}

/** Offset after the character at `at`, which in quotes may be an escape of several characters. */
export function endOfCharacter(source: string, at: number, style: ScalarStyle): number {
  const character = source[at];
  if (style === 'single') return character === "'" ? at + 2 : at + 1;
  return style === 'double' && character === '\\' ? at + 2 + (DIGITS[source[at + 1] ?? ''] ?? 0) : at + 1;
}

/** Number of digits of an escape, by its letter. */
const DIGITS: Readonly<Record<string, number>> = { x: 2, u: 4, U: 8 };

/** The parts of a flow scalar: spaces, escapes, and literal characters. */
const PIECES = {
  plain: /[ \t\r\n]+|[^ \t\r\n]+/g,
  single: /[ \t\r\n]+|''?|[^ \t\r\n']+/g,
  double: /[ \t\r\n]+|\\(?:(?:\r\n?|\n)[ \t]*|x[\s\S]{2}|u[\s\S]{4}|U[\s\S]{8}|[\s\S])|[^ \t\r\n\\]+/g,
};
const BREAK = /\r\n?|\n/g;

/** The source offset of each character of a flow scalar's text, then the offset of its end. */
function flowOffsets({ start, end, style }: ScalarNode, source: string): number[] {
  const offsets: number[] = [];
  for (const { 0: piece, index } of source.slice(start, end).matchAll(PIECES[style as keyof typeof PIECES])) {
    const at = start + index;
    const breaks = [...piece.matchAll(BREAK)].map((found) => at + found.index + found[0].length - 1);
    const isEscape = endOfCharacter(source, at, style) > at + 1;
    // Spaces around a line break are dropped; one break becomes a space, n breaks become n-1, and a break after a backslash is dropped.
    const kept = isEscape ? [] : breaks.length === 1 ? breaks : breaks.slice(1);
    if (breaks.length > 0) for (const one of kept) offsets.push(one);
    else if (isEscape) offsets.push(...(/^\\U/.test(piece) && Number.parseInt(piece.slice(2), 16) > 0xffff ? [at, at] : [at]));
    else for (let next = at; next < at + piece.length; next++) offsets.push(next);
  }
  offsets.push(end);
  return offsets;
}

/** The same for a block scalar, whose first `indent` columns are stripped. */
function blockOffsets({ start, end, style }: ScalarNode, source: string, indent: number): number[] {
  const offsets: number[] = [];
  let previous: ContentLine | undefined;
  let blanks: number[] = [];
  for (const line of contentLines(source.slice(start, end), start, indent)) {
    if (line.from >= line.to && !line.indented) {
      blanks.push(line.lineEnd);
      continue;
    }
    if (previous && (style === 'literal' || line.indented || previous.indented || blanks.length === 0)) offsets.push(previous.lineEnd);
    for (const at of blanks) offsets.push(at);
    for (let at = line.from; at < line.to; at++) offsets.push(at);
    previous = line;
    blanks = [];
  }
  if (previous) offsets.push(previous.lineEnd);
  for (const at of blanks) offsets.push(at);
  offsets.push(end);
  return offsets;
}

interface ContentLine {
  readonly from: number;
  readonly to: number;
  readonly lineEnd: number;
  /** True if it starts with a space after the block's indentation, so that folding keeps its line breaks. */
  readonly indented: boolean;
}

function contentLines(text: string, start: number, indent: number): ContentLine[] {
  return [...text.matchAll(/( *)([^\r\n]*)(\r\n?|\n|$)/g)].flatMap(
    ({ 0: whole, 1: spaces = '', 2: rest = '', 3: lineBreak = '', index }) => {
      const at = start + index;
      const to = at + spaces.length + rest.length;
      const from = at + Math.min(spaces.length, indent);
      const indented = from < to && /[ \t]/.test(text[from - start] ?? '');
      return whole === '' ? [] : [{ from, to, lineEnd: to + Math.max(lineBreak.length - 1, 0), indented }];
    },
  );
}
