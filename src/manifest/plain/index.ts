import { afterSpaces, readFlow } from './flow.ts';
import type { Sink } from './sink.ts';

/** Characters that the parser refuses, or that mean something to it wherever they stand. */
const UNUSUAL = /[^\t\n\x20-\x7e\xa0-\ud7ff\ue000-\ufefe\uff00-\ufffd]/;
/** The indentation of a line. */
const INDENT = / */y;
/** The dashes of items that begin on a line. */
const DASHES = /(?:- +)+/y;
/** A key with its colon and the blanks behind it. */
const KEY = /[A-Za-z0-9_][\w./-]*:(?: +|(?=\n)|$)/y;
/** A scalar without quotes. */
const PLAIN = /(?:[A-Za-z0-9_./~+=$()<^;\\\ue000]|-(?=[^ \n\t]))(?:[^\n\t:# ]|:(?=[^ \n\t])|(?<=[^ \t])#| +(?=[^ \n\t#]))*/y;
/** A scalar in quotes without an escape. */
const QUOTED = /"[^"\\\n]*"|'[^'\n]*'/y;
/** The head of a block scalar. */
const HEAD = /[|>][-+]?(?= *\n)/y;
const REST = / *(?:(?<![^ \n])#[^\n]*)?(?:\n|$)/y;
const BLOCK_START = /\n*( *)[^ \n]/y;
/** More characters on one line might be too many for the engine's regular expressions. */
const LONGEST = 500_000;
const MARKER = '---\n';
/** Deeper nesting is left to the parser, which counts it. */
const MAXIMUM_DEPTH = 100;

interface Frame {
  readonly isSequence: boolean;
  readonly indent: number;
}

interface State {
  readonly sink: Sink;
  /** The block collections that are open, the innermost last. */
  readonly frames: Frame[];
  /** Nothing was read yet, or the last key has no value so far. */
  isOpen: boolean;
}

/**
 * Tells a sink what a document holds that is written as nearly all manifests are: block collections of scalars that stand
 * on one line, block scalars, and flow collections on one line. It is what js-yaml's `parseEvents` tells, in a fraction of
 * the time; false where a line is anything else, so that what was told so far is void and the parser reads the text.
 */
export function readPlain(text: string, sink: Sink): boolean {
  if (text.length > LONGEST || UNUSUAL.test(text)) return false;
  const state: State = { sink, frames: [], isOpen: true };
  for (let at = text.startsWith(MARKER) ? MARKER.length : 0; at < text.length; ) {
    at = readLine(text, at, state);
    if (at < 0) return false;
  }
  if (state.frames.length === 0) return false;
  if (state.isOpen) sink.addNothing();
  for (const _ of state.frames) sink.close();
  return true;
}

/** Tells what stands on a line, on all lines of a block scalar, and returns the offset after it; -1 where it is not that plain. */
function readLine(text: string, lineStart: number, state: State): number {
  const { sink } = state;
  const start = afterMatch(INDENT, text, lineStart);
  const first = text.charCodeAt(start);
  // A comment, or nothing.
  if (first === HASH || first === NEWLINE || start === text.length) return afterLine(text, start);
  const keyStart = first === DASH ? Math.max(afterMatch(DASHES, text, start), start) : start;
  const valueStart = afterMatch(KEY, text, keyStart);
  const hasKey = valueStart >= 0;
  if (!place(text, { start, indent: start - lineStart, keyStart, hasKey }, state)) return -1;
  if (!hasKey) return readValue(text, keyStart, state);
  let keyEnd = valueStart - 1;
  while (text.charCodeAt(keyEnd) !== COLON) keyEnd--;
  sink.addScalar(keyStart, keyEnd, 'plain');
  const next = text.charCodeAt(valueStart);
  state.isOpen = next === NEWLINE || next === HASH || valueStart === text.length;
  return state.isOpen ? afterLine(text, valueStart) : readValue(text, valueStart, state);
}

/** Tells a value that begins on a line, and returns the offset after its last line; -1 where it is not that plain. */
function readValue(text: string, start: number, state: State): number {
  const { sink } = state;
  let end: number;
  switch (text.charCodeAt(start)) {
    case BRACKET:
    case BRACE:
      end = readFlow(text, start, sink);
      break;
    case BAR:
    case GREATER:
      return readBlock(text, start, state);
    case QUOTE:
    case APOSTROPHE:
      end = afterMatch(QUOTED, text, start);
      if (end >= 0) sink.addScalar(start + 1, end - 1, text.charCodeAt(start) === QUOTE ? 'double' : 'single');
      break;
    default:
      end = afterMatch(PLAIN, text, start);
      if (end >= 0) sink.addScalar(start, end, 'plain');
  }
  return end < 0 ? -1 : afterLine(text, end);
}

/** Offset after what a sticky expression finds at a place; -1 where it finds nothing. */
function afterMatch(expression: RegExp, text: string, at: number): number {
  expression.lastIndex = at;
  return expression.test(text) ? expression.lastIndex : -1;
}
/** Offset of the next line, where only blanks and a comment follow; else -1. */
function afterLine(text: string, at: number): number {
  return afterMatch(REST, text, at);
}

/** What begins on a line: dashes at `start`, or at once the key or value at `keyStart`. */
interface LineStart {
  readonly start: number;
  readonly indent: number;
  readonly keyStart: number;
  readonly hasKey: boolean;
}

/** Ends and begins the collections that end and begin at a line; false where it fits into none. */
function place(text: string, { start, indent, keyStart, hasKey }: LineStart, state: State): boolean {
  const { sink, frames, isOpen } = state;
  const isItem = keyStart > start;
  let isFirst = isOpen && fitsBelow(frames.at(-1), indent, isItem);
  if (isOpen && !isFirst) sink.addNothing();
  state.isOpen = false;
  for (let top = frames.at(-1); !isFirst && top && isLeft(top, indent, isItem); top = frames.at(-1)) {
    sink.close();
    frames.pop();
  }
  for (let dash = start; dash < keyStart; dash = afterSpaces(text, dash + 1)) {
    if (!enter(true, dash, indent + dash - start, isFirst, state)) return false;
    isFirst = true;
  }
  return hasKey ? enter(false, keyStart, indent + keyStart - start, isFirst, state) : isItem;
}

/** Begins a collection, or goes on with the innermost one; false where that is another. */
function enter(isSequence: boolean, start: number, indent: number, isFirst: boolean, { sink, frames }: State): boolean {
  const top = frames.at(-1);
  if (!isFirst) return top !== undefined && top.isSequence === isSequence && top.indent === indent;
  sink.open(isSequence ? 'sequence' : 'mapping', start, false);
  return frames.push({ isSequence, indent }) < MAXIMUM_DEPTH;
}

/** Whether a line is the first of the value of the last key, or of the document. */
function fitsBelow(top: Frame | undefined, indent: number, isItem: boolean): boolean {
  if (top === undefined) return indent === 0;
  return indent > top.indent || (isItem && indent === top.indent);
}

/** The items of a sequence may stand as deep as the key before them. */
function isLeft(top: Frame, indent: number, isItem: boolean): boolean {
  return top.indent > indent || (top.isSequence && top.indent === indent && !isItem);
}

function readBlock(text: string, start: number, { sink, frames }: State): number {
  const headEnd = afterMatch(HEAD, text, start);
  if (headEnd < 0) return -1;
  const valueStart = text.indexOf('\n', start) + 1;
  BLOCK_START.lastIndex = valueStart;
  const indent = BLOCK_START.exec(text)?.[1]?.length ?? 0;
  if (indent <= (frames.at(-1)?.indent ?? 0) || indent > MAXIMUM_INDENT) return -1;
  const end = endOfBlock(text, valueStart, indent);
  // Blanks that no line break ends count or not, by how many they are.
  if (end === text.length && text.endsWith(' ')) return -1;
  const chomping = headEnd === start + 1 ? 'clip' : text[start + 1] === '-' ? 'strip' : 'keep';
  sink.addBlock(valueStart, end, text[start] === '|' ? 'literal' : 'folded', chomping, indent);
  return end;
}

/** Offset of the first line that is less deep than a block scalar and not blank. */
function endOfBlock(text: string, start: number, indent: number): number {
  const outside = OUTSIDE[indent] ?? new RegExp(`\\n {0,${indent - 1}}(?=[^ \\n])`, 'g');
  OUTSIDE[indent] = outside;
  outside.lastIndex = start;
  const found = outside.exec(text);
  return found === null ? text.length : found.index + 1;
}

/** For each indentation. */
const OUTSIDE: RegExp[] = [];
const MAXIMUM_INDENT = 100;

const NEWLINE = 10;
const QUOTE = 34;
const HASH = 35;
const APOSTROPHE = 39;
const DASH = 45;
const COLON = 58;
const GREATER = 62;
const BRACKET = 91;
const BRACE = 123;
const BAR = 124;
