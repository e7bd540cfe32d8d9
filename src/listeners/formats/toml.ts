import { joinTexts, replacedText, type Slice, slicerOf, type Text } from '../../text/text.ts';
import { type Format, hasSections } from './format.ts';
import type { Setting } from './setting.ts';

const MAX_DEPTH = 50;

/** The reader's place in the text; the functions below move it on. */
interface Cursor {
  readonly value: string;
  readonly slice: Slice;
  readonly settings: Setting[];
  at: number;
}

export const tomlFormat: Format = {
  name: 'toml',
  settings: readToml,
  fileName: /\.toml$/i,
  looksLike: (sample) => hasSections(sample) && sample.has(/^\[\[|^[\w.-]+\s*=\s*(\[|\{)/),
};

/** The values of a TOML text: tables, lists of tables, dotted keys, strings, numbers, arrays, inline tables. A bad line is skipped. */
function readToml(text: Text): Setting[] {
  const cursor: Cursor = { value: text.value, slice: slicerOf(text), settings: [], at: 0 };
  const counts = new Map<string, number>();
  let table = '';
  while (cursor.at < cursor.value.length) {
    skipBlank(cursor, true);
    if (cursor.value[cursor.at] === '[') table = readHeader(cursor, counts);
    else readPair(cursor, table, 0);
    skipLine(cursor);
  }
  return cursor.settings;
}

function readHeader(cursor: Cursor, counts: Map<string, number>): string {
  const isList = cursor.value.startsWith('[[', cursor.at);
  cursor.at += isList ? 2 : 1;
  const names = readKey(cursor);
  let path = '';
  for (const [index, name] of names.entries()) {
    path = join(path, name);
    const isLast = index === names.length - 1;
    const count = counts.get(path) ?? 0;
    if (isList && isLast) counts.set(path, count + 1);
    if (isList && isLast) path += `[${count}]`;
    else if (count > 0) path += `[${count - 1}]`;
  }
  return path;
}

/** `key = value`; false where there is none. */
function readPair(cursor: Cursor, table: string, depth: number): boolean {
  const names = readKey(cursor);
  skipBlank(cursor, false);
  if (names.length === 0 || cursor.value[cursor.at] !== '=') return false;
  cursor.at++;
  skipBlank(cursor, false);
  return readValue(cursor, names.reduce(join, table), depth);
}

function readKey(cursor: Cursor): string[] {
  const names: string[] = [];
  const part = /"((?:[^"\\\n]|\\.)*)"|'([^'\n]*)'|([\w-]+)/y;
  for (;;) {
    skipBlank(cursor, false);
    part.lastIndex = cursor.at;
    const match = part.exec(cursor.value);
    if (!match) return names;
    names.push(match[1] ?? match[2] ?? match[3] ?? '');
    cursor.at = part.lastIndex;
    skipBlank(cursor, false);
    if (cursor.value[cursor.at] !== '.') return names;
    cursor.at++;
  }
}

function readValue(cursor: Cursor, key: string, depth: number): boolean {
  if (depth > MAX_DEPTH) return false;
  const first = cursor.value[cursor.at];
  if (first === '[') return readArray(cursor, key, depth);
  if (first === '{') return readInlineTable(cursor, key, depth);
  const text = first === '"' || first === "'" ? readString(cursor, first) : readBare(cursor);
  if (text === null) return false;
  cursor.settings.push({ key, value: text });
  return true;
}

function readArray(cursor: Cursor, key: string, depth: number): boolean {
  cursor.at++;
  for (let index = 0; ; index++) {
    skipBlank(cursor, true);
    if (cursor.value[cursor.at] === ']') {
      cursor.at++;
      return true;
    }
    if (!readValue(cursor, `${key}[${index}]`, depth + 1)) return false;
    skipBlank(cursor, true);
    if (cursor.value[cursor.at] === ',') cursor.at++;
    else if (cursor.value[cursor.at] !== ']') return false;
  }
}

function readInlineTable(cursor: Cursor, key: string, depth: number): boolean {
  cursor.at++;
  for (;;) {
    skipBlank(cursor, true);
    if (cursor.value[cursor.at] === '}') {
      cursor.at++;
      return true;
    }
    if (!readPair(cursor, key, depth + 1)) return false;
    skipBlank(cursor, true);
    if (cursor.value[cursor.at] === ',') cursor.at++;
    else if (cursor.value[cursor.at] !== '}') return false;
  }
}

/** A basic, literal or multi-line string; null where its end is missing. */
function readString(cursor: Cursor, quote: string): Text | null {
  const isLong = cursor.value.startsWith(quote.repeat(3), cursor.at);
  const fence = isLong ? quote.repeat(3) : quote;
  let from = cursor.at + fence.length;
  let at = from;
  const parts: Text[] = [];
  const cut = (): void => {
    if (from < at) parts.push(cursor.slice(from, at));
  };
  while (at < cursor.value.length && !cursor.value.startsWith(fence, at)) {
    const character = cursor.value[at];
    if (character === '\n' && !isLong) return null;
    if (character === '\\' && quote === '"') {
      cut();
      const length = ESCAPE_LENGTHS[cursor.value[at + 1] ?? ''] ?? 2;
      const decoded = decodeEscape(cursor.value.slice(at + 1, at + length));
      if (decoded !== '') parts.push(replacedText(decoded, cursor.slice(at, at + length)));
      at += length;
      from = at;
    } else at++;
  }
  if (at >= cursor.value.length) return null;
  cut();
  cursor.at = at + fence.length;
  return parts.length === 0 ? cursor.slice(from, from) : joinTexts(parts);
}

const ESCAPE_LENGTHS: Readonly<Record<string, number>> = { u: 6, U: 10 };
const ESCAPES: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r', b: '\b', f: '\f', '"': '"', '\\': '\\' };

function decodeEscape(sequence: string): string {
  const code = /^[uU]([0-9a-fA-F]+)$/.exec(sequence)?.[1];
  if (code === undefined) return ESCAPES[sequence] ?? '';
  const point = Number.parseInt(code, 16);
  return point <= 0x10ffff ? String.fromCodePoint(point) : '';
}

/** A number, boolean or date, up to what ends it. */
function readBare(cursor: Cursor): Text | null {
  const bare = /[^\s,\]}#=[{"']+/y;
  bare.lastIndex = cursor.at;
  const match = bare.exec(cursor.value);
  if (!match) return null;
  const start = cursor.at;
  cursor.at = bare.lastIndex;
  return cursor.slice(start, cursor.at);
}

/** Skips blanks and, with `lines`, line breaks and comments too. */
function skipBlank(cursor: Cursor, lines: boolean): void {
  for (; cursor.at < cursor.value.length; cursor.at++) {
    const character = cursor.value[cursor.at];
    if (character === ' ' || character === '\t') continue;
    if (!lines) return;
    if (character === '#') skipToBreak(cursor);
    else if (character !== '\n' && character !== '\r') return;
  }
}

function skipToBreak(cursor: Cursor): void {
  const next = cursor.value.indexOf('\n', cursor.at);
  cursor.at = next < 0 ? cursor.value.length : next;
}

function skipLine(cursor: Cursor): void {
  skipToBreak(cursor);
  cursor.at++;
}

function join(first: string, second: string): string {
  return first === '' ? second : `${first}.${second}`;
}
