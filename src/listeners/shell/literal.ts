import { joinTexts, replacedText, replaceMatches, type Text } from '../../text/text.ts';
import type { ScriptSource } from './parse.ts';

/** How a literal reads: outside quotes, unquoted inside `${...}`, inside `"..."`, in a here-document, or in one after `<<-`. */
export type LiteralStyle = 'bare' | 'operand' | 'double' | 'here' | 'here-tabs';

const ESCAPED: Readonly<Record<LiteralStyle, RegExp>> = {
  bare: /[\s\S]/,
  operand: /[\s\S]/,
  double: /[$`"\\]/,
  here: /[$`\\]/,
  'here-tabs': /[$`\\]/,
};

/** Characters `start` to `end` of a script as the shell reads them: without the backslashes that it removes. */
export function literalText(source: ScriptSource, start: number, end: number, style: LiteralStyle): Text {
  const atLineStart = start === 0 || source.text.value[start - 1] === '\n';
  const raw = source.text.value.slice(start, end);
  if (style !== 'here-tabs' && !raw.includes('\\')) return source.slice(start, end);
  const kept: Text[] = [];
  let from = 0;
  const keep = (to: number): void => {
    if (to > from) kept.push(source.slice(start + from, start + to));
  };
  for (const match of raw.matchAll(style === 'here-tabs' ? /\\([\s\S])|^\t+/gm : /\\([\s\S])/g)) {
    const next = match[1];
    const length = next === undefined || next === '\n' ? match[0].length : 1;
    if (next === undefined ? match.index === 0 && !atLineStart : next !== '\n' && !ESCAPED[style].test(next)) continue;
    keep(match.index);
    from = match.index + length;
  }
  keep(raw.length);
  return kept.length === 0 ? source.slice(start, start) : joinTexts(kept);
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
  return replaceMatches(text, ESCAPE, (match, written) => replacedText(escapedCharacter(match), written));
}

function escapedCharacter(match: RegExpMatchArray): string {
  const [, byte, short, long, octal, name] = match;
  if (name !== undefined) return NAMED_ESCAPES[name] ?? name;
  const code = octal !== undefined ? Number.parseInt(octal, 8) & 0xff : Number.parseInt(byte ?? short ?? long ?? '0', 16);
  return code > 0x10ffff ? '\uFFFD' : String.fromCodePoint(code);
}
