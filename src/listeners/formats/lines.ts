import { replacedText, type Slice, slicerOf, type Text, unquoted } from '../../text/text.ts';
import type { Format, Setting } from './format.ts';

/** A line, or a part of one, without blanks around it. */
export interface Line {
  readonly value: string;
  /** Its characters from `start` to `end`. */
  readonly text: (start?: number, end?: number) => Text;
  /** The same without blanks around them. */
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

/** A line such as `port 6380`, or the start of a block such as `<source>`. */
export interface Keyword {
  readonly name: string;
  /** What follows the name, without quotes. */
  readonly value: Text;
  /** Names of the blocks around it, and of its own if it starts one; the outermost first. */
  readonly blocks: readonly string[];
  readonly isBlock: boolean;
  /** Nothing follows the name, not even quotes. */
  readonly isAlone: boolean;
}

/** Deeper blocks are read as if they were at this depth. */
const MAX_DEPTH = 20;
/** Longer words are cut. */
const MAX_NAME = 200;

/** The lines of a text as Redis, OpenSSH, Fluentd and Apache write them: a word and its value on each line, in blocks. */
export function keywordsOf(text: Text): Keyword[] {
  const keywords: Keyword[] = [];
  let blocks: readonly string[] = [];
  for (const line of linesOf(text)) {
    if (line.value.startsWith('</')) blocks = blocks.slice(0, -1);
    const match = /^(<)?([@\w][\w.-]*)/.exec(line.value.slice(0, MAX_NAME));
    if (!match) continue;
    const [head, opening, name = ''] = match;
    if (opening && blocks.length < MAX_DEPTH) blocks = [...blocks, name];
    const rest = line.part(head.length, line.value.length - (opening && line.value.endsWith('>') ? 1 : 0));
    keywords.push({ name, value: unquoted(rest.text()), blocks, isBlock: opening !== undefined, isAlone: rest.value === '' });
  }
  return keywords;
}

export const keywordsFormat: Format = {
  name: 'keywords',
  settings: readKeywords,
};

/** The settings of a text of keywords; blocks are levels, and a word alone is `true`. */
function readKeywords(text: Text): Setting[] {
  return keywordsOf(text)
    .filter((keyword) => !keyword.isBlock)
    .map(({ name, value, blocks, isAlone }) => ({
      key: [...blocks, name].join('.'),
      value: isAlone ? replacedText('true', value) : value,
    }));
}
