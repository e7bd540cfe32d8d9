/** Stands for nothing in a readable text, so that what follows keeps its offset. */
export const FILLER = '\uE001';
/** Stands for a line break of a quoted scalar in a readable text. */
export const JOINED_BREAK = '\uE002';

const FILLED = /[\uE001\uE002]/;
/** How far before and behind the place a collection is followed, which keeps hostile input cheap. */
const REACH_BEFORE = 20_000;
const REACH_BEHIND = 200_000;

/**
 * Puts a flow collection or quoted scalar on one line without moving any character: YAML (8.1.1) wants its lines to stand
 * deeper than the key before it, which Kubernetes' reader does not ask for. `offset` is where the parser found a line that
 * does not. The same text where nothing is open there.
 */
export function joinOutdented(text: string, offset: number): string {
  let start = lineStart(text, offset);
  while (start > 0 && offset - start < REACH_BEFORE) {
    start = lineStart(text, start - 1);
    const end = endOfOpen(text, start, offset);
    if (end !== null) return text.slice(0, start) + joined(text.slice(start, end)) + text.slice(end);
  }
  return text;
}

function lineStart(text: string, offset: number): number {
  return offset === 0 ? 0 : text.lastIndexOf('\n', offset - 1) + 1;
}

/** Takes the fillers out of a decoded scalar. */
export function withoutFillers(text: string): string {
  return FILLED.test(text) ? text.replaceAll(FILLER, '').replaceAll(JOINED_BREAK, '\n') : text;
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

/** Offset after the outermost collection or quoted scalar that begins after `start` and is open at `offset`; null where none is. */
function endOfOpen(text: string, start: number, offset: number): number | null {
  let depth = 0;
  for (const { kind, ...token } of tokensOf(text, start, offset + REACH_BEHIND)) {
    if (depth === 0 && (token.start >= offset || kind === 'close')) return null;
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
    if (kind === 'quoted') line += token.replace(/[ \t]*[\r\n][ \t\r\n]*/g, foldedBreak);
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
function* tokensOf(text: string, start: number, end: number): Iterable<Token> {
  const pattern =
    /[[{]|[\]}]|(?<=^|[\s,:[{])(?:"(?:[^"\\]|\\[\s\S])*"|'(?:[^']|'')*')|(?<=^|\s)#[^\r\n]*|\r\n?|\n|[^[\]{}"'#\r\n]+|["']|#/gm;
  pattern.lastIndex = start;
  for (let match = pattern.exec(text); match && match.index < end; match = pattern.exec(text)) {
    yield { kind: kindOf(match[0]), start: match.index, end: match.index + match[0].length };
  }
}

function kindOf(token: string): Token['kind'] {
  const first = token[0];
  if (first === '[' || first === '{') return 'open';
  if (first === ']' || first === '}') return 'close';
  if (first === '\n' || first === '\r') return 'break';
  if (token.length > 1 && (first === '"' || first === "'")) return 'quoted';
  return first === '#' ? 'comment' : 'other';
}
