import { joinTexts, type Piece, sliceText, spanOfText, type Text } from '../../model/text.ts';
import type { ScriptSource } from './parse.ts';

/** How a literal's backslashes read: outside quotes, inside `"..."`, in a here-document, or in one after `<<-`. */
export type LiteralStyle = 'bare' | 'double' | 'here' | 'here-tabs';

const ESCAPED: Readonly<Record<LiteralStyle, RegExp>> = {
  bare: /[\s\S]/,
  double: /[$`"\\]/,
  here: /[$`\\]/,
  'here-tabs': /[$`\\]/,
};

/** Characters `start` to `end` of a script as the shell reads them: without the backslashes that it removes. */
export function literalText(source: ScriptSource, start: number, end: number, style: LiteralStyle): Text {
  const raw = source.text.value;
  const kept: Text[] = [];
  let from = start;
  const keep = (to: number): void => {
    if (to > from) kept.push(source.slice(from, to));
  };
  for (let at = nextSpecial(raw, start, end, style); at < end; at = nextSpecial(raw, at, end, style)) {
    if (raw[at] === '\t') {
      keep(at);
      while (at < end && raw[at] === '\t') at++;
      from = at;
      continue;
    }
    const next = raw[at + 1] ?? '';
    if (at + 1 >= end || !(next === '\n' || ESCAPED[style].test(next))) {
      at++;
      continue;
    }
    keep(at);
    from = next === '\n' ? at + 2 : at + 1;
    at += 2;
  }
  keep(end);
  return kept.length === 0 ? source.slice(start, start) : joinTexts(kept);
}

/** The next backslash, or tab at the start of a line where those do not count. */
function nextSpecial(raw: string, from: number, end: number, style: LiteralStyle): number {
  if (style !== 'here-tabs') {
    const found = raw.indexOf('\\', from);
    return found < 0 || found > end ? end : found;
  }
  for (let at = from; at < end; at++) {
    if (raw[at] === '\\' || (raw[at] === '\t' && (at === 0 || raw[at - 1] === '\n'))) return at;
  }
  return end;
}

const NAMED_ESCAPES: Readonly<Record<string, string>> = {
  a: '\x07',
  b: '\b',
  e: '\x1B',
  E: '\x1B',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
  v: '\v',
  '\\': '\\',
  "'": "'",
  '"': '"',
  '?': '?',
};

const ESCAPE = /\\(?:x([0-9a-fA-F]{1,2})|u([0-9a-fA-F]{1,4})|U([0-9a-fA-F]{1,8})|0?([0-7]{1,3})|([abeEfnrtv\\'"?]))/g;

/** A text after `\n`, `\x41` and the like became characters: what `$'...'`, `printf` and `echo -e` do. */
export function unescapedText(text: Text): Text {
  if (!text.value.includes('\\')) return text;
  const parts: Text[] = [];
  let from = 0;
  for (const match of text.value.matchAll(ESCAPE)) {
    if (match.index > from) parts.push(sliceText(text, from, match.index));
    from = match.index + match[0].length;
    parts.push({ value: escapedCharacter(match), pieces: [escapePiece(sliceText(text, match.index, from), escapedCharacter(match))] });
  }
  if (from < text.value.length) parts.push(sliceText(text, from));
  return joinTexts(parts);
}

function escapePiece(written: Text, value: string): Piece {
  return { value, locate: () => spanOfText(written), steps: written.pieces[0]?.steps ?? [] };
}

function escapedCharacter(match: RegExpMatchArray): string {
  const [, byte, short, long, octal, name] = match;
  if (name !== undefined) return NAMED_ESCAPES[name] ?? name;
  const code = octal !== undefined ? Number.parseInt(octal, 8) & 0xff : Number.parseInt(byte ?? short ?? long ?? '0', 16);
  return code > 0x10ffff ? '\uFFFD' : String.fromCodePoint(code);
}
