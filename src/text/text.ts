import type { Span } from '../model/span.ts';
import { type Locate, type Piece, type Step, type Text, UNKNOWN } from '../model/text.ts';
import { lastAtOrBefore } from './lines.ts';

export { type Locate, type Piece, type Step, type Text, UNKNOWN } from '../model/text.ts';

/** A text of one known piece. */
export function knownText(value: string, locate: Locate, steps: readonly Step[] = []): Text {
  return { value, pieces: [{ value, locate, steps }] };
}

/** A text whose value is missing from the input; `name` describes it. */
export function unknownText(name: string, locate: Locate, steps: readonly Step[] = []): Text {
  return { value: UNKNOWN, pieces: [{ value: UNKNOWN, locate, unknown: name, steps }] };
}

/** Separates the names of adjacent unknown parts, which are one piece of a text. */
export const BETWEEN_NAMES = '\n';

/** A known text that replaces the text at `place`. */
export function knownAt(value: string, place: Text): Text {
  return knownText(value, () => spanOfText(place));
}

/** An unknown text that replaces the text at `place`. */
export function unknownAt(name: string, place: Text): Text {
  return unknownText(name, () => spanOfText(place));
}

export function joinTexts(texts: readonly Text[]): Text {
  const first = texts[0];
  if (texts.length === 1 && first) return first;
  let value = '';
  const pieces: Piece[] = [];
  for (const text of texts) {
    value += text.value;
    for (const piece of text.pieces) pieces.push(piece);
  }
  return { value, pieces };
}

/** Maximum length of an argument or variable in Linux (MAX_ARG_STRLEN). */
const MAX_ARGUMENT_LENGTH = 131_072;
/** Maximum number of pieces of an argument. */
const MAX_PIECES = 1_000;

/** Maximum number of steps that are reported. */
const MAX_STEPS = 20;

/** True if an argument or variable is longer than Linux allows; variables that refer to each other can become so long. */
export function isTooLong(length: number, pieces: number): boolean {
  return length > MAX_ARGUMENT_LENGTH || pieces > MAX_PIECES;
}

/** Characters `start` to `end` of a text, with their places. */
export function sliceText({ value, pieces }: Text, start: number, end: number = value.length): Text {
  return { value: value.slice(start, end), pieces: slicePieces(pieces, start, end) };
}

/** The pieces of characters `start` to `end`, if piece `first` is the first of them and starts at `at`. Never empty for a text with pieces. */
function slicePieces(pieces: readonly Piece[], start: number, end: number, first = 0, at = 0): Piece[] {
  const found: Piece[] = [];
  for (let index = first; index < pieces.length && at < end; index++) {
    const piece = pieces[index] as Piece;
    const from = Math.max(start - at, 0);
    const to = Math.min(end - at, piece.value.length);
    at += piece.value.length;
    if (from >= to) continue;
    if (from === 0 && to === piece.value.length) found.push(piece);
    else found.push({ value: piece.value.slice(from, to), locate: (a, b) => piece.locate(from + a, from + b), steps: piece.steps });
  }
  const near = pieces[first];
  if (found.length === 0 && near) found.push({ value: '', locate: () => near.locate(0, 0), steps: near.steps });
  return found;
}

/** A text without leading and trailing spaces. */
export function trim(value: Text): Text {
  const start = value.value.length - value.value.trimStart().length;
  const end = value.value.trimEnd().length;
  return start === 0 && end === value.value.length ? value : sliceText(value, start, Math.max(start, end));
}

/** A text without the quotes around it. */
export function unquoted(text: Text): Text {
  const { value } = text;
  const isQuoted = value.length > 1 && /["']/.test(value[0] ?? '') && value.at(-1) === value[0];
  return isQuoted ? sliceText(text, 1, value.length - 1) : text;
}

/** Returns the place of characters `start` to `end`: that of the first piece with one of them. */
export function spanOfText(text: Text, start = 0, end: number = text.value.length): Span {
  let at = 0;
  let last: Piece | undefined;
  for (const piece of text.pieces) {
    const length = piece.value.length;
    if (start < at + length) return piece.locate(start - at, Math.max(start - at, Math.min(end - at, length)));
    at += length;
    last = piece;
  }
  if (!last) throw new Error('a text without pieces has no place');
  return last.locate(last.value.length, last.value.length);
}

/** The steps of all pieces that are not empty, each once, with computed places and copied notes, so that the input can be released. */
export function stepsOfText({ pieces }: Text): { readonly span: Span; readonly note: string }[] {
  const steps = new Set(pieces.flatMap(({ value, steps }) => (value === '' ? [] : steps)));
  return [...steps].map(({ locate, note }) => ({ span: locate(), note: structuredClone(note) }));
}

/** Puts steps before the steps that a text already has. */
export function addSteps(text: Text, steps: readonly Step[], most = MAX_STEPS): Text {
  const extended = (own: readonly Step[]) => (own.length === 0 ? steps : [...steps, ...own]).slice(0, most);
  return { value: text.value, pieces: text.pieces.map((piece) => withSteps(piece, extended(piece.steps))) };
}

function withSteps({ value, locate, unknown }: Piece, steps: readonly Step[]): Piece {
  return unknown === undefined ? { value, locate, steps } : { value, locate, unknown, steps };
}

export function addStep(text: Text, step: Step): Text {
  return addSteps(text, [step]);
}

/** Names of the unknown parts, in order. */
export function unknownNames({ pieces }: Text): string[] {
  return pieces.flatMap(({ unknown }) => unknown ?? []);
}

export function isKnown(text: Text): boolean {
  return !text.value.includes(UNKNOWN);
}

/** Characters `start` to `end` of one text, with their places. */
export type Slice = (start: number, end: number) => Text;

/** Returns a function that cuts pieces out of a text in logarithmic time each, so that a reader is linear for any number of pieces. */
export function slicerOf({ value, pieces }: Text): Slice {
  const starts: number[] = [];
  let length = 0;
  for (const piece of pieces) {
    starts.push(length);
    length += piece.value.length;
  }
  return (start, end) => {
    const first = lastAtOrBefore(starts, start);
    const piece = pieces[first];
    const base = starts[first];
    if (piece === undefined || base === undefined) return { value: '', pieces: [] };
    const at = Math.min(start - base, piece.value.length);
    if (end <= start) return { value: '', pieces: [{ value: '', locate: () => piece.locate(at, at), steps: piece.steps }] };
    return { value: value.slice(start, end), pieces: slicePieces(pieces, start, end, first, base) };
  };
}

/** A character that is written as several characters in the source, such as an escape sequence. */
export function replacedText(value: string, source: Text): Text {
  const first = source.pieces[0];
  return { value, pieces: first ? [{ value, locate: () => first.locate(0, first.value.length), steps: first.steps }] : [] };
}

/** The matches of a pattern in a text, with their places. */
export function matchesIn(text: Text, pattern: RegExp): Text[] {
  const slice = slicerOf(text);
  return [...text.value.matchAll(pattern)].map(({ 0: found, index }) => slice(index, index + found.length));
}

/** The named groups of each match of a pattern in a text; the pattern has the flags `d` and `g`. */
export function groupsIn(text: Text, pattern: RegExp): Readonly<Record<string, Text | undefined>>[] {
  const slice = slicerOf(text);
  return [...text.value.matchAll(pattern)].map(({ indices }) => {
    const places = Object.entries(indices?.groups ?? {});
    return Object.fromEntries(places.map(([name, place]) => [name, place && slice(...place)]));
  });
}

/** Replaces each match of a pattern in a text; null keeps the match. */
export function replaceMatches(text: Text, pattern: RegExp, replacementOf: (match: RegExpExecArray, written: Text) => Text | null): Text {
  if (text.value.search(pattern) < 0) return text;
  const slice = slicerOf(text);
  const parts: Text[] = [];
  let done = 0;
  for (const match of text.value.matchAll(pattern)) {
    const end = match.index + match[0].length;
    const replacement = replacementOf(match, slice(match.index, end));
    if (replacement === null) continue;
    if (match.index > done) parts.push(slice(done, match.index));
    parts.push(replacement);
    done = end;
  }
  if (done === 0) return text;
  if (done < text.value.length) parts.push(slice(done, text.value.length));
  return joinTexts(parts);
}
