import { addToSet } from '../model/groups.ts';
/** How names are replaced. */
export interface Replacements {
  /** Returns the alias of a name; null for other texts. */
  readonly aliasOf: (name: string) => string | null;
  /** Returns the alias of an address; null for other texts, and for an address that is kept. */
  readonly addressAlias: (address: string) => string | null;
  /** Words of sentences, which are only names next to certain marks. */
  readonly prose: ReadonlySet<string>;
}

/** Returns a function that replaces the names and addresses in a text. A name starts and ends at a word boundary. */
export function createNameReplacer(names: readonly string[], { aliasOf, addressAlias, prose }: Replacements): (text: string) => string {
  const lengths = lengthsByStart(names);
  const nameAt = (text: string, at: number): string | null => {
    for (const length of lengths.get(text.slice(at, at + START)) ?? lengths.get(text.charAt(at)) ?? []) {
      const name = text.slice(at, at + length);
      if (name.length < length || isPartOfName(text.charCodeAt(at + length)) || aliasOf(name) === null) continue;
      if (!prose.has(name) || isMarked(text, at, at + length)) return name;
    }
    return null;
  };
  return (text) => {
    const whole = aliasOf(text) ?? addressAlias(text);
    if (whole !== null) return whole;
    let result = '';
    for (let at = 0; at < text.length; ) {
      const name = nameAt(text, at);
      const address = name === null ? addressAt(text, at) : '';
      const alias = name === null ? addressAlias(address) : aliasOf(name);
      const end = alias === null ? endOfWord(text, at) : at + (name ?? address).length;
      result += alias ?? text.slice(at, end);
      at = end;
    }
    return result;
  };
}

/** Number of characters by which names are indexed; names of one character are rare. */
const START = 2;

/** The lengths of the names that start with the same characters, the longest first. */
function lengthsByStart(names: readonly string[]): ReadonlyMap<string, readonly number[]> {
  const found = new Map<string, Set<number>>();
  for (const name of names) addToSet(found, name.slice(0, START), name.length);
  return new Map([...found].map(([start, lengths]) => [start, [...lengths].toSorted((a, b) => b - a)]));
}

/** Returns the longest text from here of characters of addresses, without a colon or dot at its end. */
function addressAt(text: string, at: number): string {
  let end = at;
  while (end < text.length && '0123456789abcdefABCDEF.:'.includes(text.charAt(end))) end++;
  while (end > at && (text.charAt(end - 1) === ':' || text.charAt(end - 1) === '.') && !text.slice(at, end).endsWith('::')) end--;
  const address = text.slice(at, end);
  // A port follows an IPv4 address after a colon.
  const colon = address.lastIndexOf(':');
  return address.includes('.') && colon >= 0 && address.indexOf('.') < colon ? address.slice(0, colon) : address;
}

/** Returns the end of the next word or of the next other character. */
function endOfWord(text: string, at: number): number {
  let end = at;
  while (end < text.length && isPartOfName(text.charCodeAt(end))) end++;
  return Math.max(end, at + 1);
}

/** True for letters, digits, `_` and `-`. */
function isPartOfName(code: number): boolean {
  return (code >= 48 && code <= 57) || (code >= 65 && code <= 90) || (code >= 97 && code <= 122) || code === 95 || code === 45;
}

const QUOTES = '"\'`';

/** True for a name after `/`, `=`, `@`, a quote, `node` or `namespace`, before `/` or `=`, or between brackets or commas. */
function isMarked(text: string, from: number, to: number): boolean {
  const [before, after] = [text.charAt(from - 1), text.charAt(to)];
  if ((before !== '' && `/=@${QUOTES}`.includes(before)) || (after !== '' && `/=${QUOTES}`.includes(after))) return true;
  const left = text.slice(Math.max(0, from - 12), from).trimEnd();
  if (left.endsWith('node') || left.endsWith('namespace')) return true;
  return (left.endsWith('(') || left.endsWith(',')) && (after === ',' || after === ')');
}
