import type { Span } from './span.ts';

/** Stands in a text's value for a part that is not known: a template action, an unset variable, a command's output. */
export const UNKNOWN = '\uE000';

/** One step on the way from the program's argument back to where its text stands. */
export interface Step {
  readonly span: Span;
  /** What happens at `span`, such as "variable METRICS_PORT is set". */
  readonly note: string;
}

/** Tells where characters `start` to `end` of a piece's value stand. */
export type Locate = (start: number, end: number) => Span;

/** A run of characters that stand together in one place of the input. */
export interface Piece {
  readonly value: string;
  readonly locate: Locate;
  /** Name of what is not known, such as `.Values.port` or `HOST_IP`; `value` is then UNKNOWN. */
  readonly unknown?: string;
  /** How the characters came here, nearest step first. */
  readonly steps: readonly Step[];
}

/** A string that knows where in the input each of its characters stands, also after variables were put in. */
export interface Text {
  readonly value: string;
  readonly pieces: readonly Piece[];
}

/** A text of one known piece. */
export function knownText(value: string, locate: Locate, steps: readonly Step[] = []): Text {
  return { value, pieces: [{ value, locate, steps }] };
}

/** A text whose value nobody can know from the input. `name` says what it is. */
export function unknownText(name: string, locate: Locate, steps: readonly Step[] = []): Text {
  return { value: UNKNOWN, pieces: [{ value: UNKNOWN, locate, unknown: name, steps }] };
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

/** Longest argument or variable that Linux hands to a program (MAX_ARG_STRLEN). */
const LONGEST_ARGUMENT = 131_072;
/** Nobody writes an argument of more parts. */
const MOST_PIECES = 1_000;

/** Steps further back tell nobody anything. */
const MOST_STEPS = 20;

/** Whether an argument or variable is longer than any program is ever given, which variables that name each other can become. */
export function isTooLong(length: number, pieces: number): boolean {
  return length > LONGEST_ARGUMENT || pieces > MOST_PIECES;
}

/** Characters `start` to `end` of a text, with their places. */
export function sliceText(text: Text, start: number, end: number = text.value.length): Text {
  const pieces: Piece[] = [];
  let at = 0;
  for (const piece of text.pieces) {
    if (at >= end) break;
    const from = Math.max(start - at, 0);
    const to = Math.min(end - at, piece.value.length);
    at += piece.value.length;
    if (from >= to) continue;
    if (from === 0 && to === piece.value.length) pieces.push(piece);
    else pieces.push({ ...piece, value: piece.value.slice(from, to), locate: (a, b) => piece.locate(from + a, from + b) });
  }
  if (pieces.length === 0) {
    const near = text.pieces[0];
    if (near) pieces.push({ value: '', locate: () => near.locate(0, 0), steps: near.steps });
  }
  return { value: text.value.slice(start, end), pieces };
}

/** The offsets at which the lines of a text begin. */
export function lineStarts(text: string): number[] {
  const starts = [0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return starts;
}

/** Index of the last of these rising offsets that is not beyond one, by bisection; 0 where all are. */
export function lastAtOrBefore(starts: readonly number[], offset: number): number {
  let low = 0;
  let high = starts.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((starts[middle] ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** Where characters `start` to `end` stand: the place of the first piece that holds one of them. */
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

/** The steps of the pieces that hold characters `start` to `end`, each once. */
export function stepsOfText(text: Text, start = 0, end: number = text.value.length): Step[] {
  const steps = new Set<Step>();
  let at = 0;
  for (const piece of text.pieces) {
    if (at < end && start < at + piece.value.length) for (const step of piece.steps) steps.add(step);
    at += piece.value.length;
  }
  return [...steps];
}

/** The same text after one more step, which comes before the steps that it already has. */
export function addStep(text: Text, step: Step): Text {
  return { value: text.value, pieces: text.pieces.map((piece) => ({ ...piece, steps: [step, ...piece.steps.slice(0, MOST_STEPS)] })) };
}

/** Names of the unknown parts among characters `start` to `end`, in order. */
export function unknownNames(text: Text, start = 0, end: number = text.value.length): string[] {
  const names: string[] = [];
  let at = 0;
  for (const piece of text.pieces) {
    if (piece.unknown !== undefined && at < end && start < at + piece.value.length) names.push(piece.unknown);
    at += piece.value.length;
  }
  return names;
}

/** Finds the names of the unknown parts among characters of one text that is asked about often. */
export function createNameFinder(text: Text): (start: number, end: number) => readonly string[] {
  const starts: number[] = [];
  const names: string[] = [];
  let at = 0;
  for (const piece of text.pieces) {
    if (piece.unknown !== undefined) {
      starts.push(at);
      names.push(piece.unknown);
    }
    at += piece.value.length;
  }
  return (start, end) => {
    const first = lastAtOrBefore(starts, start);
    let last = first;
    while (last < starts.length && (starts[last] ?? end) < end) last++;
    return names.slice((starts[first] ?? start) < start ? first + 1 : first, last);
  };
}

export function isKnown(text: Text): boolean {
  return !text.value.includes(UNKNOWN);
}
