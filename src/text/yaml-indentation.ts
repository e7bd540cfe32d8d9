/** Stands for nothing in a readable text, so that what follows keeps its offset. */
export const FILLER = '\uE001';
/** Stands for a line break of a quoted scalar in a readable text. */
const JOINED_BREAK = '\uE002';

/** How far before and behind the place a collection is followed, which keeps hostile input cheap. */
const MAX_BEFORE = 20_000;
const MAX_BEHIND = 3_000_000;

/**
 * Puts a flow collection or quoted scalar on one line without moving any character: YAML (8.1.1) wants its lines to stand
 * deeper than the key before it, which Kubernetes' reader does not ask for. `offset` is where the parser found a line that
 * does not. The same text where nothing is open there.
 */
export function joinUnderIndented(text: string, offset: number): string {
  let start = lineStart(text, offset);
  while (start > 0 && offset - start < MAX_BEFORE) {
    const lineEnd = start - 1;
    start = lineStart(text, lineEnd);
    if (!/[[{"']/.test(text.slice(start, lineEnd))) continue;
    const end = endOfOpen(text, start, lineEnd, offset);
    if (end !== null) return text.slice(0, start) + joined(text.slice(start, end)) + text.slice(end);
  }
  return text;
}

function lineStart(text: string, offset: number): number {
  return offset === 0 ? 0 : text.lastIndexOf('\n', offset - 1) + 1;
}

/** Takes the fillers out of a decoded scalar. */
export function withoutFillers(text: string): string {
  return text.replaceAll(FILLER, '').replaceAll(JOINED_BREAK, '\n');
}

/** The first offset from `start` on at which no filler stands. */
export function afterFillers(text: string, start: number, end: number): number {
  let at = start;
  while (at < end && text[at] === FILLER) at++;
  return at;
}

interface Token {
  readonly kind: 'open' | 'close' | 'quoted' | 'comment' | 'break' | 'other';
  readonly start: number;
  readonly end: number;
}

/**
 * Offset after the outermost collection or quoted scalar that begins on the line from `start` to `lineEnd` and is open at
 * `offset`; null where none is.
 */
function endOfOpen(text: string, start: number, lineEnd: number, offset: number): number | null {
  let depth = 0;
  for (const { kind, ...token } of tokensOf(text, start, offset + MAX_BEHIND)) {
    if (depth === 0 && (token.start >= lineEnd || kind === 'close')) return null;
    if (kind === 'open') depth++;
    if (kind === 'close') depth--;
    if (depth === 0 && token.end > offset) return kind === 'close' || kind === 'quoted' ? token.end : null;
  }
  return null;
}

function joined(text: string): string {
  let line = '';
  for (const { kind, start, end } of tokensOf(text, 0, text.length)) {
    const token = text.slice(start, end);
    if (kind === 'quoted') line += token.replace(/(?<![ \t])[ \t]*[\r\n][ \t\r\n]*/g, foldedBreak);
    else line += kind === 'comment' || kind === 'break' ? ' '.repeat(token.length) : token.replaceAll('\t', ' ');
  }
  return line;
}

/** What a line break with the blanks around it decodes to, and fillers up to its length. */
function foldedBreak(blanks: string): string {
  const breaks = blanks.match(/\r\n?|\n/g)?.length ?? 1;
  const decoded = breaks === 1 ? ' ' : JOINED_BREAK.repeat(breaks - 1);
  return decoded + FILLER.repeat(blanks.length - decoded.length);
}

/** The tokens that matter to where a flow collection ends; quotes and comments only count where YAML lets them begin. */
function* tokensOf(text: string, start: number, limit: number): Iterable<Token> {
  const notable = /[[\]{}"'#\n\r]/g;
  const end = Math.min(limit, text.length);
  let at = start;
  while (at < end) {
    notable.lastIndex = at;
    const next = notable.exec(text)?.index ?? end;
    if (next > at) yield { kind: 'other', start: at, end: Math.min(next, end) };
    if (next >= end) return;
    const token = tokenAt(text, next, next === start ? '\n' : (text[next - 1] ?? ''), end);
    yield token;
    at = token.end;
  }
}

function tokenAt(text: string, start: number, before: string, limit: number): Token {
  const char = text[start] ?? '';
  const one = { start, end: start + 1 };
  if (char === '[' || char === '{') return { kind: 'open', ...one };
  if (char === ']' || char === '}') return { kind: 'close', ...one };
  if (char === '\n' || char === '\r') return { kind: 'break', ...one };
  if (char === '#') return /\s/.test(before) ? { kind: 'comment', start, end: endOfLine(text, start) } : { kind: 'other', ...one };
  const end = /[\s,:[{]/.test(before) ? endOfQuoted(text, start, char, limit) : null;
  return end === null ? { kind: 'other', ...one } : { kind: 'quoted', start, end };
}

function endOfLine(text: string, start: number): number {
  const lineBreak = /[\r\n]/g;
  lineBreak.lastIndex = start;
  return lineBreak.exec(text)?.index ?? text.length;
}

/** Offset after the closing quote; null where there is none before `limit`. */
function endOfQuoted(text: string, start: number, quote: string, limit: number): number | null {
  for (let at = start + 1; at < limit; at++) {
    if (quote === '"' && text[at] === '\\') at++;
    else if (text[at] === quote && quote === "'" && text[at + 1] === quote) at++;
    else if (text[at] === quote) return at + 1;
  }
  return null;
}
