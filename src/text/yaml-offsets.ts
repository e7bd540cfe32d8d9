import type { ScalarNode, ScalarStyle } from '../model/document.ts';
import { joinTexts, replacedText, type Slice, type Text, UNKNOWN } from './text.ts';
import { FILLER } from './yaml-indentation.ts';

/** The offset in the source of each character of a scalar's decoded text, worked out when the first is asked for. */
export function offsetsOfScalar(scalar: ScalarNode, source: string, indent: number): (index: number) => number {
  // Reading a flow scalar never makes it longer, so where it is as long as its source nothing moved.
  const isVerbatim = scalar.end - scalar.start === scalar.text.length && scalar.style !== 'literal' && scalar.style !== 'folded';
  if (isVerbatim) return (index) => scalar.start + index;
  let offsets: Uint32Array | undefined;
  return (index) => {
    offsets ??= offsetsWithoutFillers(scalar, source, indent);
    return offsets[index] ?? scalar.end;
  };
}

/** Runs of unknown characters were joined to one each, so the map is made for the text before that. */
function offsetsWithoutFillers({ text, start, end, style }: ScalarNode, source: string, indent: number): Uint32Array {
  const isExact = !text.includes(UNKNOWN) && !source.slice(start, end).includes(FILLER);
  if (isExact) return decodedOffsets(source, start, end, style, indent, text.length);
  const all = decodedOffsets(source, start, end, style, indent, end - start);
  const offsets: number[] = [];
  for (let i = 0; offsets.length <= text.length && i < all.length; i++) {
    const here = all[i] ?? end;
    const before = i > 0 ? all[i - 1] : undefined;
    if (source[here] === FILLER) continue;
    if (before !== undefined && before === here - 1 && source[here] === UNKNOWN && source[before] === UNKNOWN) continue;
    offsets.push(here);
  }
  return Uint32Array.from(offsets);
}

/** A scalar's decoded characters as slices of the text that it stands in: runs that stand as they are, and what stands for other characters. */
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
      // An escape may stand for two units of UTF-16.
      do next++;
      while (next < text.length && offsetOf(next) === from);
      parts.push(replacedText(text.slice(index, next), slice(from, endOfCharacter(source, from, style))));
    }
    index = next;
  }
  return parts.length === 0 ? slice(start, start) : joinTexts(parts);
}

/**
 * For each character of a decoded scalar the offset in the source where it stands, and last the offset of its end.
 * `start` and `end` bound the raw text without quotes; `indent` is the number of columns that a block scalar strips.
 */
function decodedOffsets(source: string, start: number, end: number, style: ScalarStyle, indent: number, length: number): Uint32Array {
  const offsets =
    style === 'literal' || style === 'folded' ? blockOffsets(source, start, end, style, indent) : flowOffsets(source, start, end, style);
  const exact = new Uint32Array(length + 1);
  for (let i = 0; i <= length; i++) exact[i] = offsets[i] ?? offsets[offsets.length - 1] ?? start;
  exact[length] = length === 0 ? start : offsets.length > length ? (offsets[length] ?? end) : (exact[length - 1] ?? start) + 1;
  return exact;
}

/** Offset after what stands for the character at `at`, which in quotes may be an escape of several characters. */
export function endOfCharacter(source: string, at: number, style: ScalarStyle): number {
  const char = source.charCodeAt(at);
  if (style === 'single') return char === QUOTE ? at + 2 : at + 1;
  return style === 'double' && char === BACKSLASH ? at + 2 + digitsAfter(source[at + 1] ?? '') : at + 1;
}

function digitsAfter(letter: string): number {
  return letter === 'x' ? 2 : letter === 'u' ? 4 : letter === 'U' ? 8 : 0;
}

function flowOffsets(source: string, start: number, end: number, style: ScalarStyle): number[] {
  const offsets: number[] = [];
  let i = start;
  while (i < end) {
    const char = source.charCodeAt(i);
    if (char === SPACE || char === TAB || char === NEWLINE || char === RETURN) i = afterBlanks(source, i, end, offsets);
    else if (style === 'double' && char === BACKSLASH) i = afterEscape(source, i, end, offsets);
    else {
      offsets.push(i);
      i += style === 'single' && char === QUOTE ? 2 : 1;
    }
  }
  offsets.push(end);
  return offsets;
}

/** Blanks within a line stay; around a line break they vanish, one break becomes a space and n breaks n-1 breaks. */
function afterBlanks(source: string, from: number, end: number, offsets: number[]): number {
  let i = from;
  const breaks: number[] = [];
  while (i < end && isBlank(source.charCodeAt(i))) {
    const char = source.charCodeAt(i);
    if (char === NEWLINE || (char === RETURN && source.charCodeAt(i + 1) !== NEWLINE)) breaks.push(i);
    i++;
  }
  if (breaks.length === 0) for (let at = from; at < i; at++) offsets.push(at);
  else if (breaks.length === 1) offsets.push(breaks[0] ?? from);
  else for (const at of breaks.slice(1)) offsets.push(at);
  return i;
}

function afterEscape(source: string, at: number, end: number, offsets: number[]): number {
  const letter = source[at + 1] ?? '';
  const digits = digitsAfter(letter);
  if (letter === '\n' || letter === '\r') {
    let i = at + (letter === '\r' && source[at + 2] === '\n' ? 3 : 2);
    while (i < end && (source.charCodeAt(i) === SPACE || source.charCodeAt(i) === TAB)) i++;
    return i;
  }
  offsets.push(at);
  if (digits === 8 && Number.parseInt(source.slice(at + 2, at + 10), 16) > 0xffff) offsets.push(at);
  return at + 2 + digits;
}

function blockOffsets(source: string, start: number, end: number, style: ScalarStyle, indent: number): number[] {
  const lines = contentLines(source, start, end, indent);
  const offsets: number[] = [];
  let previous: ContentLine | undefined;
  let blanks: number[] = [];
  for (const line of lines) {
    if (line.from >= line.to && !line.indented) {
      blanks.push(line.lineEnd);
      continue;
    }
    if (previous === undefined) offsets.push(...blanks);
    else if (style === 'literal' || line.indented || previous.indented) offsets.push(previous.lineEnd, ...blanks);
    else if (blanks.length === 0) offsets.push(previous.lineEnd);
    else offsets.push(...blanks);
    for (let i = line.from; i < line.to; i++) offsets.push(i);
    previous = line;
    blanks = [];
  }
  if (previous) offsets.push(previous.lineEnd);
  offsets.push(...blanks, end);
  return offsets;
}

interface ContentLine {
  readonly from: number;
  readonly to: number;
  readonly lineEnd: number;
  /** Starts with a blank after the block's indentation, so that folding leaves its line breaks alone. */
  readonly indented: boolean;
}

function contentLines(source: string, start: number, end: number, indent: number): ContentLine[] {
  const lines: ContentLine[] = [];
  const lineBreak = /\r\n?|\n/g;
  let at = start;
  while (at < end) {
    lineBreak.lastIndex = at;
    const found = lineBreak.exec(source);
    const to = found && found.index < end ? found.index : end;
    const lineEnd = found && found.index < end ? found.index + found[0].length - 1 : end;
    let from = at;
    while (from < to && from - at < indent && source.charCodeAt(from) === SPACE) from++;
    const first = source.charCodeAt(from);
    lines.push({ from, to, lineEnd, indented: from < to && (first === SPACE || first === TAB) });
    at = lineEnd + 1;
  }
  return lines;
}

function isBlank(char: number): boolean {
  return char === SPACE || char === TAB || char === NEWLINE || char === RETURN;
}

const TAB = 9;
const NEWLINE = 10;
const RETURN = 13;
const SPACE = 32;
const QUOTE = 39;
const BACKSLASH = 92;
