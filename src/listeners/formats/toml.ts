import { replacedText, replaceMatches, type Slice, slicerOf, type Text } from '../../text/text.ts';
import { type ConfigurationSetting, type Format, hasSections } from './format.ts';

const MAX_DEPTH = 50;

/** The reader's position in the text; the functions below advance it. */
interface Cursor {
  readonly value: string;
  readonly slice: Slice;
  readonly settings: ConfigurationSetting[];
  at: number;
}

const BLANKS = /[ \t]*/y;
/** Spaces, line breaks and comments. */
const GAP = /(?:[ \t\r\n]|#[^\n]*)*/y;
const REST_OF_LINE = /[^\n]*\n?/y;
const NAME = /"((?:[^"\\\n]|\\.)*)"|'([^'\n]*)'|([\w-]+)/y;
/** A number, boolean or date, up to its delimiter. */
const BARE = /[^\s,\]}#=[{"']+/y;
const BASIC_STRING = /"""((?:[^\\]|\\[\s\S])*?)"""|(?!""")"((?:[^"\\\n]|\\[\s\S])*)"/y;
const LITERAL_STRING = /'''([\s\S]*?)'''|(?!''')'([^'\n]*)'/y;
const ESCAPE = /\\(?:u[\s\S]{4}|U[\s\S]{8}|[\s\S])/g;
const ESCAPES: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r', b: '\b', f: '\f', '"': '"', '\\': '\\' };

export const tomlFormat: Format = {
  name: 'toml',
  settings: readToml,
  fileName: /\.toml$/i,
  looksLike: (sample) => hasSections(sample) && sample.has(/^\[\[|^[\w.-]+\s*=\s*(\[|\{)/),
};

/**
 * Reads the values of a TOML text: tables, lists of tables, dotted keys, strings, numbers, arrays, inline tables. An invalid line is
 * skipped.
 */
function readToml(text: Text): ConfigurationSetting[] {
  const cursor: Cursor = { value: text.value, slice: slicerOf(text), settings: [], at: 0 };
  const counts = new Map<string, number>();
  let table = '';
  while (cursor.at < cursor.value.length) {
    take(cursor, GAP);
    if (next(cursor) === '[') table = readHeader(cursor, counts);
    else readPair(cursor, table, 0);
    take(cursor, REST_OF_LINE);
  }
  return cursor.settings;
}

/** Returns the match at the cursor and advances the cursor past it; null if nothing matches. */
function take(cursor: Cursor, pattern: RegExp): RegExpExecArray | null {
  pattern.lastIndex = cursor.at;
  const match = pattern.exec(cursor.value);
  if (match) cursor.at = pattern.lastIndex;
  return match;
}

function next({ value, at }: Cursor): string | undefined {
  return value[at];
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

/** Reads `key = value`; returns false if the line has none. */
function readPair(cursor: Cursor, table: string, depth: number): boolean {
  const names = readKey(cursor);
  take(cursor, BLANKS);
  if (names.length === 0 || next(cursor) !== '=') return false;
  cursor.at++;
  take(cursor, BLANKS);
  return readValue(cursor, names.reduce(join, table), depth);
}

function readKey(cursor: Cursor): string[] {
  const names: string[] = [];
  for (;;) {
    take(cursor, BLANKS);
    const match = take(cursor, NAME);
    if (!match) return names;
    names.push(match[1] ?? match[2] ?? match[3] ?? '');
    take(cursor, BLANKS);
    if (next(cursor) !== '.') return names;
    cursor.at++;
  }
}

function readValue(cursor: Cursor, key: string, depth: number): boolean {
  if (depth > MAX_DEPTH) return false;
  if (next(cursor) === '[') return readItems(cursor, ']', (index) => readValue(cursor, `${key}[${index}]`, depth + 1));
  if (next(cursor) === '{') return readItems(cursor, '}', () => readPair(cursor, key, depth + 1));
  const value = readScalar(cursor);
  if (value) cursor.settings.push({ key, value });
  return value !== null;
}

/** Reads the items between brackets, separated by commas; returns false if they are invalid. */
function readItems(cursor: Cursor, close: string, readItem: (index: number) => boolean): boolean {
  cursor.at++;
  for (let index = 0; ; index++) {
    take(cursor, GAP);
    if (next(cursor) !== close && !readItem(index)) return false;
    take(cursor, GAP);
    if (next(cursor) !== close && next(cursor) !== ',') return false;
    if (cursor.value[cursor.at++] === close) return true;
  }
}

function readScalar(cursor: Cursor): Text | null {
  const start = cursor.at;
  const basic = take(cursor, BASIC_STRING);
  const match = basic ?? take(cursor, LITERAL_STRING) ?? take(cursor, BARE);
  if (!match) return null;
  const [whole, long, short] = match;
  const inside = long ?? short ?? whole;
  const from = start + (whole.length - inside.length) / 2;
  const text = cursor.slice(from, from + inside.length);
  return basic ? replaceMatches(text, ESCAPE, (_, written) => replacedText(decodeEscape(written.value.slice(1)), written)) : text;
}

function decodeEscape(sequence: string): string {
  const code = /^[uU]([0-9a-fA-F]+)$/.exec(sequence)?.[1];
  if (code === undefined) return ESCAPES[sequence] ?? '';
  const point = Number.parseInt(code, 16);
  return point <= 0x10ffff ? String.fromCodePoint(point) : '';
}

function join(first: string, second: string): string {
  return first === '' ? second : `${first}.${second}`;
}
