import type { Event } from 'js-yaml';
import { collectionEvent, documentEvent, emptyEvent, POP, STYLE, scalarEvent } from './events.ts';
import { readFlow } from './flow.ts';

/** Characters that the parser refuses, or that mean something to it wherever they stand. */
const UNUSUAL = /[^\t\n\x20-\x7e\xa0-\ud7ff\ue000-\ufefe\uff00-\ufffd]/;
/**
 * A line: its indentation, the dashes of items that begin on it, a key with its colon, and a value, which is plain, quoted
 * without an escape, the head of a block scalar or a flow collection; then blanks and a comment.
 */
const LINE =
  /( *)((?:- +)*)(?:([A-Za-z0-9_][\w./-]*)(:(?: +|(?=\n)|$)))?(?:((?:[A-Za-z0-9_./~+=$()<^;\\\ue000]|-(?=[^ \n\t]))(?:[^\n\t:# ]|:(?=[^ \n\t])|(?<=[^ \t])#| +(?=[^ \n\t#]))*)|"([^"\\\n]*)"|'([^'\n]*)'|([|>][-+]?)(?= *\n)|([[{]))?/y;
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
  readonly events: Event[];
  /** The block collections that are open, the innermost last. */
  readonly frames: Frame[];
  /** Nothing was read yet, or the last key has no value so far. */
  isOpen: boolean;
}

/**
 * The events of a document that is written as nearly all manifests are: block collections of scalars that stand on one
 * line, block scalars, and flow collections on one line. They are those of js-yaml's `parseEvents`, in a fraction of the
 * time; null where a line is anything else, so that the parser reads the text.
 */
export function readPlainEvents(text: string): Event[] | null {
  if (text.length > LONGEST || UNUSUAL.test(text)) return null;
  const hasMarker = text.startsWith(MARKER);
  const state: State = { events: [documentEvent(hasMarker)], frames: [], isOpen: true };
  for (let at = hasMarker ? MARKER.length : 0; at < text.length; ) {
    at = readLine(text, at, state);
    if (at < 0) return null;
  }
  const { events, frames, isOpen } = state;
  if (frames.length === 0) return null;
  if (isOpen) events.push(emptyEvent());
  for (const _ of frames) events.push(POP);
  events.push(POP);
  return events;
}

/** Adds the events of a line, of all lines of a block scalar, and returns the offset after it; -1 where it is not that plain. */
function readLine(text: string, at: number, state: State): number {
  LINE.lastIndex = at;
  const found = LINE.exec(text);
  if (found === null) return -1;
  const [whole, spaces = '', dashes = '', key, colon = '', plain, double, single, head, flow] = found;
  const { events } = state;
  const end = at + whole.length;
  if (whole.length === spaces.length) return afterLine(text, end);
  if (!place(state, at + spaces.length, spaces.length, dashes, key !== undefined)) return -1;
  const keyEnd = at + spaces.length + dashes.length + (key?.length ?? 0);
  if (key !== undefined) events.push(scalarEvent(keyEnd - key.length, keyEnd, STYLE.plain));
  const start = keyEnd + colon.length;
  if (plain !== undefined) events.push(scalarEvent(start, end, STYLE.plain));
  else if (double !== undefined) events.push(scalarEvent(start + 1, end - 1, STYLE.double));
  else if (single !== undefined) events.push(scalarEvent(start + 1, end - 1, STYLE.single));
  else if (head !== undefined) return readBlock(text, start, head, state);
  else if (flow !== undefined) {
    const next = readFlow(text, start, events);
    return next < 0 ? -1 : afterLine(text, next);
  } else if (key === undefined) return -1;
  else state.isOpen = true;
  return afterLine(text, end);
}

/** Offset of the next line, where only blanks and a comment follow; else -1. */
function afterLine(text: string, at: number): number {
  REST.lastIndex = at;
  return REST.test(text) ? REST.lastIndex : -1;
}

/** Ends and begins the collections that end and begin at a line; false where it fits into none. */
function place(state: State, start: number, indent: number, dashes: string, hasKey: boolean): boolean {
  const { events, frames, isOpen } = state;
  const isItem = dashes !== '';
  let isFirst = isOpen && fitsBelow(frames.at(-1), indent, isItem);
  if (isOpen && !isFirst) events.push(emptyEvent());
  state.isOpen = false;
  for (let top = frames.at(-1); !isFirst && top && isLeft(top, indent, isItem); top = frames.at(-1)) {
    events.push(POP);
    frames.pop();
  }
  const enter = (isSequence: boolean, offset: number): boolean => {
    const top = frames.at(-1);
    if (!isFirst) return top !== undefined && top.isSequence === isSequence && top.indent === indent + offset;
    events.push(collectionEvent(isSequence ? 'sequence' : 'mapping', start + offset, false));
    return frames.push({ isSequence, indent: indent + offset }) < MAXIMUM_DEPTH;
  };
  for (let offset = 0; offset < dashes.length; offset = nextDash(dashes, offset)) {
    if (!enter(true, offset)) return false;
    isFirst = true;
  }
  return hasKey ? enter(false, dashes.length) : isItem;
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

function nextDash(dashes: string, offset: number): number {
  const next = dashes.indexOf('-', offset + 1);
  return next < 0 ? dashes.length : next;
}

function readBlock(text: string, start: number, head: string, { events, frames }: State): number {
  const valueStart = text.indexOf('\n', start) + 1;
  BLOCK_START.lastIndex = valueStart;
  const indent = BLOCK_START.exec(text)?.[1]?.length ?? 0;
  if (indent <= (frames.at(-1)?.indent ?? 0) || indent > MAXIMUM_INDENT) return -1;
  const end = endOfBlock(text, valueStart, indent);
  // Blanks that no line break ends count or not, by how many they are.
  if (end === text.length && text.endsWith(' ')) return -1;
  const chomping = head[1] === undefined ? 1 : head[1] === '-' ? 2 : 3;
  events.push(scalarEvent(valueStart, end, head[0] === '|' ? STYLE.literal : STYLE.folded, false, chomping, indent));
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
