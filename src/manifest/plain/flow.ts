import type { Sink } from './sink.ts';

/** A scalar inside brackets: plain on one line, or quoted without an escape. */
const SCALAR =
  /"([^"\\\n]*)"|'([^'\n]*)'|(?:[A-Za-z0-9_./~+=$()<^;\\\ue000]|-(?=[^ \n\t,[\]{}]))(?:[^\n\t:# ,[\]{}]|:(?=[^ \n\t,[\]{}])|(?<=[^ \t])#| +(?=[^ \n\t:#,[\]{}]))*/y;
/** Deeper nesting is left to the parser, which counts it. */
const MAXIMUM_DEPTH = 20;

/** Tells a sink what a `[...]` or `{...}` on one line holds, and returns the offset after it; -1 where it is not that plain. */
export function readFlow(text: string, start: number, sink: Sink, depth = 0): number {
  const isMapping = text[start] === '{';
  const close = isMapping ? '}' : ']';
  if (depth > MAXIMUM_DEPTH) return -1;
  sink.open(isMapping ? 'mapping' : 'sequence', start, true);
  let at = afterSpaces(text, start + 1);
  if (text[at] !== close) {
    for (;;) {
      if (isMapping) {
        at = readKey(text, at, sink);
        if (at < 0) return -1;
      }
      at = readItem(text, at, sink, depth);
      if (at < 0) return -1;
      at = afterSpaces(text, at);
      if (text[at] === close) break;
      if (text[at] !== ',') return -1;
      at = afterSpaces(text, at + 1);
    }
  }
  sink.close();
  return at + 1;
}

function readKey(text: string, start: number, sink: Sink): number {
  const end = readScalar(text, start, sink);
  return end >= 0 && text[end] === ':' && text[end + 1] === ' ' ? afterSpaces(text, end + 1) : -1;
}

function readItem(text: string, start: number, sink: Sink, depth: number): number {
  const first = text[start];
  return first === '[' || first === '{' ? readFlow(text, start, sink, depth + 1) : readScalar(text, start, sink);
}

function readScalar(text: string, start: number, sink: Sink): number {
  SCALAR.lastIndex = start;
  const found = SCALAR.exec(text);
  if (found === null) return -1;
  const end = start + found[0].length;
  if (found[1] !== undefined) sink.addScalar(start + 1, end - 1, 'double');
  else if (found[2] !== undefined) sink.addScalar(start + 1, end - 1, 'single');
  else sink.addScalar(start, end, 'plain');
  return end;
}

/** Offset of the first character that is no space. */
export function afterSpaces(text: string, start: number): number {
  let at = start;
  while (text.charCodeAt(at) === SPACE) at++;
  return at;
}

const SPACE = 32;
