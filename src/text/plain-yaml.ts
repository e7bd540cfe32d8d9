/**
 * Whether bytes surely are YAML: block mappings and lists with values on one line, as most manifests are written. To parse a workload only
 * to learn that nothing is wrong with it takes twenty times as long. False says nothing: the parser decides.
 */
export function isPlainYaml(bytes: Buffer): boolean {
  const text = bytes.toString('latin1');
  if (/[^\n\x20-\x7e]/.test(text)) return false;
  const open: Collection[] = [];
  let mayNest = true;
  let block: Block | null = null;
  for (let start = text.startsWith('---\n') ? 4 : 0, end = 0; start < bytes.length; start = end + 1) {
    const first = behindSpaces(bytes, start);
    if (block !== null) {
      const place = placeIn(block, first - start, endsLine(bytes[first]));
      if (place === 'broken') return false;
      if (place === 'inside') {
        end = endOfLine(text, first);
        continue;
      }
      block = null;
    }
    let at = first;
    for (; bytes[at] === DASH && bytes[at + 1] === SPACE; at += 2) {
      if (!place(open, at - start, 'list', mayNest)) return false;
      mayNest = true;
    }
    const colon = endOfKey(bytes, at);
    const hasKey = colon >= 0;
    if (hasKey && !place(open, at - start, 'map', mayNest)) return false;
    const value = hasKey ? behindSpaces(bytes, colon + 1) : at;
    const begin = bytes[value];
    end = PLAIN_START[begin ?? NEWLINE] === 1 ? endOfPlain(bytes, value) : endOfOther(text, value);
    if (end < 0) return false;
    const isEmpty = begin === HASH || endsLine(begin);
    if (!hasKey && isEmpty !== (at === first)) return false;
    if (begin === PIPE || begin === GREATER) block = { parent: open.at(-1)?.column ?? 0, indent: null, blanks: 0 };
    if (hasKey || !isEmpty) mayNest = isEmpty;
  }
  return open.length > 0;
}

interface Collection {
  readonly column: number;
  readonly kind: 'list' | 'map';
}

/** A scalar of several lines that began with `|` or `>`. */
interface Block {
  /** Its lines stand deeper. */
  readonly parent: number;
  /** Of its first line that is not blank. */
  indent: number | null;
  /** The longest blank line before that. */
  blanks: number;
}

const MAX_DEPTH = 100;
const MAX_KEY_LENGTH = 200;
/** Characters of a line that the expression below looks at. */
const MAX_LINE = 1_000;

const NEWLINE = 10;
const SPACE = 32;
const HASH = 35;
const DASH = 45;
const COLON = 58;
const GREATER = 62;
const PIPE = 124;

/** For each character of ASCII 1 where it is one of these. */
function characters(these: RegExp): Uint8Array {
  return Uint8Array.from({ length: 128 }, (_, code) => Number(these.test(String.fromCharCode(code))));
}

const IN_KEY = characters(/[\w./-]/);
const PLAIN_START = characters(/[\w./$+~^=<;(:-]/);

const WORD = String.raw`(?:[\w/][\w./-]*|"[^"\\\n]*"|'[^'\n]*')`;
const FLOW = String.raw`(?:\[(?:${WORD}(?:, |(?=\])))*\]|\{(?:[\w./-]+: ${WORD}(?:, |(?=\})))*\})`;
const NESTED = String.raw`\{(?:[A-Za-z][\w./-]*: (?:${WORD}|${FLOW})(?:, |(?=\})))*\}`;
const QUOTED = String.raw`"(?:[^"\\\n]|\\["\\/nrt])*"|'(?:[^'\n]|'')*'`;
/** The sign of a block scalar, a value in quotes or brackets, or nothing, and a comment. */
const OTHER = new RegExp(`(?:[|>][+-]?|${QUOTED}|${FLOW}|${NESTED})?(?: *(?<![^ \\n])#.*)? *(?=\\n|$)`, 'y');

function endsLine(byte: number | undefined): boolean {
  return byte === NEWLINE || byte === undefined;
}

function endOfLine(text: string, from: number): number {
  const end = text.indexOf('\n', from);
  return end < 0 ? text.length : end;
}

function behindSpaces(bytes: Buffer, from: number): number {
  let at = from;
  while (bytes[at] === SPACE) at++;
  return at;
}

/** The colon of a key that begins here; -1 where none does. */
function endOfKey(bytes: Buffer, from: number): number {
  let at = from;
  while (IN_KEY[bytes[at] ?? NEWLINE] === 1) at++;
  const isKey = at > from && at - from <= MAX_KEY_LENGTH && bytes[from] !== DASH && isColon(bytes, at);
  return isKey ? at : -1;
}

/** A colon that belongs to a key, as one within a value does not. */
function isColon(bytes: Buffer, at: number): boolean {
  return bytes[at] === COLON && (bytes[at + 1] === SPACE || endsLine(bytes[at + 1]));
}

/** Where the line of a value without quotes ends; -1 where it is none. */
function endOfPlain(bytes: Buffer, from: number): number {
  if (bytes[from] === DASH && (bytes[from + 1] === SPACE || endsLine(bytes[from + 1]))) return -1;
  let at = from;
  for (let isComment = false; !endsLine(bytes[at]); at++) {
    if (bytes[at] === HASH && bytes[at - 1] === SPACE) isComment = true;
    if (!isComment && isColon(bytes, at)) return -1;
  }
  return at;
}

/** Where the line of anything else that is plain ends; -1 where it is not. */
function endOfOther(text: string, from: number): number {
  OTHER.lastIndex = from;
  return OTHER.test(text) && OTHER.lastIndex - from <= MAX_LINE ? OTHER.lastIndex : -1;
}

/** Puts an entry into the collection at its column, or into one that begins there; false where neither can be. */
function place(open: Collection[], column: number, kind: Collection['kind'], mayNest: boolean): boolean {
  const depth = open.length;
  while ((open.at(-1)?.column ?? -1) > column) open.pop();
  // A list may stand at the column of the key that holds it.
  if (kind === 'map' && open.at(-1)?.kind === 'list' && open.at(-1)?.column === column) open.pop();
  const last = open.at(-1);
  if (last?.column === column && last.kind === kind) return true;
  const isBelow = last === undefined || last.column < column || kind === 'list';
  const begins = isBelow && open.length === depth && mayNest && depth < MAX_DEPTH;
  if (begins) open.push({ column, kind });
  return begins;
}

/** Where a line stands of a block scalar. */
function placeIn(block: Block, indent: number, isBlank: boolean): 'inside' | 'behind' | 'broken' {
  if (isBlank) {
    block.blanks = block.indent === null ? Math.max(block.blanks, indent) : block.blanks;
    return 'inside';
  }
  if (indent <= block.parent) return 'behind';
  block.indent ??= indent;
  return indent < block.indent || block.blanks > block.indent ? 'broken' : 'inside';
}
