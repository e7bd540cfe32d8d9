import { newlinesOf } from '../text/lines.ts';

/** Strings under one key that may hold a capture, under what stands beside them. */
export interface StringRecord {
  /** The keys around the strings and the short values beside them, such as `hosts worker-0 rc=0 stdout`. */
  readonly label: string;
  /** From 0, from where the data begins. */
  readonly line: number;
  readonly strings: readonly { readonly text: string; readonly line: number }[];
}

/** Plain text as it stands, or the records of data within it. */
export type Piece = string | { readonly records: readonly StringRecord[]; readonly lines: number };

/** How data begins, and no prompt, no address and no flag: of JSON, also of logs that put something before it, or as Python shows it. */
const START = /(?<=^|[\t ,>:=(])(?:\{\s*["']|\[\s*(?:["'{[]|\d+\.\d+,))/gm;
const TOKEN = /\s*(?:"([^"\\]*(?:\\.[^"\\]*)*)"|'([^'\\]*(?:\\.[^'\\]*)*)'|([{}[\],:])|([\w.+-]+))/gsy;
/** A string at whose middle somebody cut the file off, or nothing at all. */
const CUT = /\s*(?:["']([^"'\\]*(?:\\.[^"'\\]*)*)\\?)?$/sy;
const WORDS = new Set(['true', 'false', 'null', 'None', 'True', 'False']);
/** What is longer is no name. */
const MAX_NAME = 100;
/** Nobody puts more beside the output of a command, and maps of many hosts are no labels. */
const MAX_LABELS = 12;
const MAX_LABEL = 900;
const MAX_DEPTH = 64;

/** A mapping or a list that is open. */
interface Level {
  readonly isMap: boolean;
  readonly key: string;
  readonly line: number;
  readonly parent: Level | null;
  readonly labels: string[];
  holdsText: boolean;
}

/** Strings under one key of a mapping. */
interface Found {
  readonly level: Level;
  readonly key: string;
  readonly strings: { readonly text: string; readonly line: number }[];
}

/** The text in pieces: data that ends before it is whole is read as far as it goes. */
export function* recordsOf(text: string): Iterable<Piece> {
  let from = 0;
  START.lastIndex = 0;
  for (let start = START.exec(text); start !== null; start = START.exec(text)) {
    const { records, end } = readData(text, start.index);
    // What is no data as far as here is none from within, either.
    START.lastIndex = Math.max(end, start.index + 1);
    if (records === null) continue;
    yield text.slice(from, start.index);
    yield { records, lines: newlinesOf(text.slice(start.index, end)) };
    from = end;
  }
  yield text.slice(from);
}

/** Reads one value; null where it is none, with the place up to which it looked like one. */
function readData(text: string, start: number): { readonly records: StringRecord[] | null; readonly end: number } {
  const found: Found[] = [];
  let level = null as Level | null;
  let key = '';
  let isKey = false;
  let line = 0;
  let depth = 0;
  TOKEN.lastIndex = start;
  for (let from = start; ; ) {
    const [whole, double, single, mark, word] = TOKEN.exec(text) ?? [];
    if (whole === undefined) {
      CUT.lastIndex = from;
      const cut = CUT.exec(text);
      if (cut === null) return { records: null, end: from };
      if (level && cut[1] !== undefined) addString(level, key, unescaped(cut[1]), line, found);
      return { records: found.map(recordOf), end: text.length };
    }
    const end = from + whole.length;
    line += newlinesOf(whole);
    const string = double ?? single;
    if (string !== undefined) {
      if (level?.isMap && isKey) key = unescaped(string);
      else if (level) addString(level, key, unescaped(string), line, found);
    } else if (word !== undefined) {
      if (!WORDS.has(word) && !/^-?\d/.test(word)) return { records: null, end: from };
      if (level?.isMap && level.labels.length < MAX_LABELS) level.labels.push(`${key}=${word}`);
    } else if (mark === '{' || mark === '[') {
      if (++depth > MAX_DEPTH) return { records: null, end: from };
      level = { isMap: mark === '{', key: level?.isMap === false ? '' : key, line, parent: level, labels: [], holdsText: false };
      key = '';
    } else if (mark === '}' || mark === ']') {
      depth--;
      const parent: Level | null = level?.parent ?? null;
      if (level && parent) closeInto(parent, level);
      if (parent === null) return { records: found.map(recordOf), end };
      level = parent;
    }
    isKey = mark === '{' || mark === ',';
    from = end;
  }
}

/** Strings of a list are of the mapping around it; short ones of a mapping say what it is about. */
function addString(level: Level, key: string, text: string, line: number, found: Found[]): void {
  if (level.isMap && text.length <= MAX_NAME && !/\s/.test(text)) {
    if (level.labels.length < MAX_LABELS) level.labels.push(`${key}=${text}`);
    return;
  }
  let owner: Level = level;
  let own = key;
  while (!owner.isMap && owner.parent) [owner, own] = [owner.parent, owner.key];
  owner.holdsText = true;
  const last = found.at(-1);
  if (last?.level === owner && last.key === own) last.strings.push({ text, line });
  else found.push({ level: owner, key: own, strings: [{ text, line }] });
}

/** A mapping that holds no output itself describes that around it. */
function closeInto(parent: Level, level: Level): void {
  if (level.isMap && !level.holdsText) for (const one of level.labels) if (parent.labels.length < MAX_LABELS) parent.labels.push(one);
}

function recordOf({ level, key, strings }: Found): StringRecord {
  const words: string[] = [key];
  for (let one: Level | null = level; one !== null; one = one.parent) words.unshift(one.key, ...one.labels);
  return {
    label: words
      .filter((word) => word !== '')
      .join(' ')
      .slice(0, MAX_LABEL),
    line: strings[0]?.line ?? 0,
    strings,
  };
}

const ESCAPE = /\\(?:u([\da-fA-F]{4})|(.))/gs;
const ESCAPED: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '', b: '', f: '' };

function unescaped(text: string): string {
  if (!text.includes('\\')) return text;
  return text.replaceAll(ESCAPE, (_, code: string | undefined, one = '') =>
    code === undefined ? (ESCAPED[one] ?? one) : String.fromCharCode(Number.parseInt(code, 16)),
  );
}
