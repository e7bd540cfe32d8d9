import type { Event } from 'js-yaml';
import { collectionEvent, POP, STYLE, scalarEvent } from './events.ts';

/** A scalar inside brackets: plain on one line, or quoted without an escape. */
const SCALAR =
  /"([^"\\\n]*)"|'([^'\n]*)'|(?:[A-Za-z0-9_./~+=$()<^;\\\ue000]|-(?=[^ \n\t,[\]{}]))(?:[^\n\t:# ,[\]{}]|:(?=[^ \n\t,[\]{}])|(?<=[^ \t])#| +(?=[^ \n\t:#,[\]{}]))*/y;
const SPACES = / */y;
/** Deeper nesting is left to the parser, which counts it. */
const MAXIMUM_DEPTH = 20;

/** Adds the events of a `[...]` or `{...}` on one line, and returns the offset after it; -1 where it is not that plain. */
export function readFlow(text: string, start: number, events: Event[], depth = 0): number {
  const isMapping = text[start] === '{';
  const close = isMapping ? '}' : ']';
  if (depth > MAXIMUM_DEPTH) return -1;
  events.push(collectionEvent(isMapping ? 'mapping' : 'sequence', start, true));
  let at = afterSpaces(text, start + 1);
  if (text[at] !== close) {
    for (;;) {
      if (isMapping) {
        at = readKey(text, at, events);
        if (at < 0) return -1;
      }
      at = readItem(text, at, events, depth);
      if (at < 0) return -1;
      at = afterSpaces(text, at);
      if (text[at] === close) break;
      if (text[at] !== ',') return -1;
      at = afterSpaces(text, at + 1);
    }
  }
  events.push(POP);
  return at + 1;
}

function readKey(text: string, start: number, events: Event[]): number {
  const end = readScalar(text, start, events);
  return end >= 0 && text[end] === ':' && text[end + 1] === ' ' ? afterSpaces(text, end + 1) : -1;
}

function readItem(text: string, start: number, events: Event[], depth: number): number {
  const first = text[start];
  return first === '[' || first === '{' ? readFlow(text, start, events, depth + 1) : readScalar(text, start, events);
}

function readScalar(text: string, start: number, events: Event[]): number {
  SCALAR.lastIndex = start;
  const found = SCALAR.exec(text);
  if (found === null) return -1;
  const end = start + found[0].length;
  if (found[1] !== undefined) events.push(scalarEvent(start + 1, end - 1, STYLE.double));
  else if (found[2] !== undefined) events.push(scalarEvent(start + 1, end - 1, STYLE.single));
  else events.push(scalarEvent(start, end, STYLE.plain));
  return end;
}

function afterSpaces(text: string, start: number): number {
  SPACES.lastIndex = start;
  SPACES.test(text);
  return SPACES.lastIndex;
}
