/** Filler that is removed from a scalar's value, so that the text after it keeps its offset. */
export const FILLER = '\uE001';
/** Replaces a line break of a quoted scalar. */
const JOINED_BREAK = '\uE002';

/** Number of characters before and after the place in which a collection is followed, which bounds the time for hostile input. */
const MAX_BEFORE = 20_000;
const MAX_BEHIND = 3_000_000;

/**
 * Puts a flow collection or quoted scalar on one line and keeps all offsets: YAML (8.1.1) requires its lines to be indented more than the
 * key before it, but Kubernetes' reader does not. `offset` is where the parser found such a line. Returns the text unchanged if no
 * collection or scalar is open there.
 */
export function joinUnderIndented(text: string, offset: number): string {
  let start = lineStart(text, offset);
  while (start > 0 && offset - start < MAX_BEFORE) {
    const lineEnd = start - 1;
    start = lineStart(text, lineEnd);
    if (!/[[{"']/.test(text.slice(start, lineEnd))) continue;
    const end = endOfOpen(text, start, lineEnd, offset);
    if (end !== null) return text.slice(0, start) + joinLines(text.slice(start, end)) + text.slice(end);
  }
  return text;
}

function lineStart(text: string, offset: number): number {
  return offset === 0 ? 0 : text.lastIndexOf('\n', offset - 1) + 1;
}

/** Removes the fillers from a decoded scalar. */
export function withoutFillers(text: string): string {
  return text.replaceAll(FILLER, '').replaceAll(JOINED_BREAK, '\n');
}

/** The first offset from `start` that is not a filler. */
export function afterFillers(text: string, start: number, end: number): number {
  let at = start;
  while (at < end && text[at] === FILLER) at++;
  return at;
}

/** The tokens that determine the end of a flow collection, and tabs; quotes and comments only count where YAML allows them to start. */
const TOKEN = /(?<=^|[\s,:[{])(?:"[^"\\]*(?:\\[\s\S][^"\\]*)*"|'[^']*(?:''[^']*)*')|(?<=^|\s)#[^\r\n]*|[[\]{}\r\n\t]/g;
const OPENING = /^[[{]/;
const CLOSING = /^[\]}]/;
const QUOTE = /^["']/;

/**
 * Offset after the outermost collection or quoted scalar that starts on the line from `start` to `lineEnd` and is open at `offset`; null if
 * there is none.
 */
function endOfOpen(text: string, start: number, lineEnd: number, offset: number): number | null {
  let depth = 0;
  for (const { 0: token, index } of text.slice(start, offset + MAX_BEHIND).matchAll(TOKEN)) {
    if (depth === 0 && (start + index >= lineEnd || CLOSING.test(token))) return null;
    if (OPENING.test(token)) depth++;
    else if (CLOSING.test(token)) depth--;
    const end = start + index + token.length;
    if (depth === 0 && end > offset) return CLOSING.test(token) || QUOTE.test(token) ? end : null;
  }
  return null;
}

function joinLines(text: string): string {
  return text.replace(TOKEN, (token) => {
    if (QUOTE.test(token)) return token.replace(/(?<![ \t])[ \t]*[\r\n][ \t\r\n]*/g, foldedBreak);
    return OPENING.test(token) || CLOSING.test(token) ? token : ' '.repeat(token.length);
  });
}

/** The decoded form of a line break with the spaces around it, padded with fillers. */
function foldedBreak(blanks: string): string {
  const breaks = blanks.match(/\r\n?|\n/g)?.length ?? 1;
  const decoded = breaks === 1 ? ' ' : JOINED_BREAK.repeat(breaks - 1);
  return decoded + FILLER.repeat(blanks.length - decoded.length);
}
