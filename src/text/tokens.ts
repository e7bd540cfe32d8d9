import { addStep, joinTexts, replaceMatches, type Slice, slicerOf, sliceText, spanOfText, type Text, unknownAt } from './text.ts';

/** A line, or a part of it, without leading and trailing spaces. */
export interface Line {
  readonly value: string;
  /** Its characters from `start` to `end`. */
  readonly text: (start?: number, end?: number) => Text;
  /** The same without leading and trailing spaces. */
  readonly part: (start: number, end?: number) => Line;
}

/** The lines of a text, whether they end with LF, CRLF or CR. */
export function* linesOf(text: Text): Generator<Line> {
  const slice = slicerOf(text);
  let start = 0;
  for (const { index, 0: end } of text.value.matchAll(/\r\n?|\n|$/g)) {
    yield lineAt(text.value, slice, start, index);
    start = index + end.length;
  }
}

function lineAt(whole: string, slice: Slice, start: number, end: number): Line {
  const written = whole.slice(start, end);
  const value = written.trim();
  const from = start + written.length - written.trimStart().length;
  return {
    value,
    text: (first = 0, last = value.length) => slice(from + first, from + last),
    part: (first, last = value.length) => lineAt(whole, slice, from + first, from + last),
  };
}

/** A word after unquoting, a mark such as `;`, or the end of a line. */
export type Token =
  | { readonly kind: 'word'; readonly value: string; readonly text: () => Text }
  | { readonly kind: 'mark'; readonly mark: string }
  | { readonly kind: 'line' };

/** How a format divides its text into words; `\` escapes the next character, or joins the next line. */
export interface Lexicon {
  /** Characters that are separate tokens, such as `;{}`. */
  readonly marks?: string;
  /** Quote characters. */
  readonly quotes: string;
  /** Quotes also count within words, not only at their start. */
  readonly quotesWithinWords?: true;
  /** `#` before a word does not start a comment. */
  readonly noComments?: true;
  /** True if `//` and `/*` before a word also start comments. */
  readonly slashComments?: true;
  /** True if a quote ends at the end of its line. */
  readonly quotesEndWithLine?: true;
}

/** Command lines in the form of systemd and FRR's start script. */
export const COMMAND_LINE: Lexicon = { quotes: '"\'', quotesWithinWords: true, noComments: true };

/** Divides a text into words, marks and line ends; an open quote ends with the text or line. */
export function* tokensOf(text: Text, lexicon: Lexicon): Generator<Token> {
  const { value } = text;
  const slice = slicerOf(text);
  let at = 0;
  while (at < value.length) {
    const character = value[at] ?? '';
    const code = value.charCodeAt(at);
    if (isLineBreak(code)) {
      at += code === 13 && value.charCodeAt(at + 1) === 10 ? 2 : 1;
      yield { kind: 'line' };
    } else if (isBlankCode(code)) at++;
    else if (character === '#' && !lexicon.noComments) at = endOfLine(value, at);
    else if (lexicon.slashComments && value.startsWith('//', at)) at = endOfLine(value, at);
    else if (lexicon.slashComments && value.startsWith('/*', at)) at = endOfComment(value, at);
    else if (lexicon.marks?.includes(character)) {
      at++;
      yield { kind: 'mark', mark: character };
    } else {
      const { end, runs } = readWord(value, at, lexicon);
      at = end;
      const decoded = runs.map(([first, last]) => value.slice(first, last)).join('');
      // The text is computed on use, because most words of a file are not read.
      if (runs.length > 0) yield { kind: 'word', value: decoded, text: () => joinTexts(runs.map(([first, last]) => slice(first, last))) };
    }
  }
}

/** The words of one line or value. */
export function wordsOf(text: Text, lexicon: Lexicon): Text[] {
  const words: Text[] = [];
  for (const token of tokensOf(text, lexicon)) {
    if (token.kind === 'word' && words.push(token.text()) >= MAX_WORDS) break;
  }
  return words;
}

/** Maximum number of words in one line or statement; more are omitted. */
export const MAX_WORDS = 1000;

/** Maximum number of changes between quoted and unquoted text in one word; more are omitted. */
const MAX_RUNS = 1000;

type Run = readonly [start: number, end: number];

function readWord(value: string, start: number, lexicon: Lexicon): { readonly end: number; readonly runs: Run[] } {
  const runs: Run[] = [];
  let quote = '';
  let quoted = false;
  let from = start;
  let at = start;
  const cut = (): void => {
    if (from < at && runs.length < MAX_RUNS) runs.push([from, at]);
  };
  while (at < value.length) {
    const character = value[at] ?? '';
    const code = value.charCodeAt(at);
    if (character === '\\' && quote !== "'" && quote !== '`') {
      cut();
      const next = value.charCodeAt(at + 1);
      if (isLineBreak(next)) {
        at += next === 13 && value.charCodeAt(at + 2) === 10 ? 3 : 2;
        from = at;
        if (quote === '') break;
      } else {
        from = at + 1;
        at = Math.min(at + 2, value.length);
      }
    } else if (quote !== '') {
      if (character === quote) {
        cut();
        quote = '';
        from = at + 1;
      } else if (lexicon.quotesEndWithLine && isLineBreak(code)) break;
      at++;
    } else if (lexicon.quotes.includes(character) && (at === start || lexicon.quotesWithinWords)) {
      cut();
      quote = character;
      quoted = true;
      from = at + 1;
      at++;
    } else if (character === '$' && value[at + 1] === '{') {
      const close = /^\$\{[\w.:-]{0,200}\}/.exec(value.slice(at, at + 210));
      at += close?.[0].length ?? 1;
    } else if (isBlankCode(code) || isLineBreak(code) || lexicon.marks?.includes(character)) break;
    else at++;
  }
  cut();
  if (runs.length === 0 && quoted) runs.push([start, start]);
  return { end: at, runs };
}

function isBlankCode(code: number): boolean {
  return code === 32 || code === 9 || code === 11 || code === 12 || code === 0xfeff || code === 0xa0;
}

function isLineBreak(code: number): boolean {
  return code === 10 || code === 13;
}

function endOfComment(value: string, start: number): number {
  const end = value.indexOf('*/', start + 2);
  return end < 0 ? value.length : end + 2;
}

function endOfLine(value: string, start: number): number {
  let at = start;
  while (at < value.length && !isLineBreak(value.charCodeAt(at))) at++;
  return at;
}

/** The environment of the program that reads the text. */
export type Variables = ReadonlyMap<string, Text>;

/** `$NAME` and `${NAME}`, as in shells, HAProxy and systemd, and `${env:NAME}` of the OpenTelemetry collector. */
export const DOLLAR = /\$(?:\{(?:env:)?(?<braced>[A-Za-z_]\w{0,200})(?::-(?<fallback>[^{}]{0,200}))?\}|(?<bare>[A-Za-z_]\w{0,200}))/g;
/** `{$NAME}` and `{%NAME%}`, as in CoreDNS. */
export const BRACE = /\{(?:\$(?<braced>[A-Za-z_]\w{0,200})|%(?<bare>[A-Za-z_]\w{0,200})%)\}/g;

/** Expands variables in a text; a variable that is not in `environment` becomes an unknown part with its name. */
export function expandVariables(text: Text, pattern: RegExp, environment: Variables): Text {
  if (!/[${]/.test(text.value)) return text;
  return replaceMatches(text, pattern, ({ groups = {} }, use) => {
    const { braced, bare = '', fallback } = groups;
    const name = braced ?? bare;
    const value = environment.get(name);
    if (value !== undefined) return addStep(value, { locate: () => spanOfText(use), note: `variable ${name} is used` });
    const end = use.value.length - 1;
    return fallback === undefined ? unknownAt(name, use) : sliceText(use, end - fallback.length, end);
  });
}
