import type { Text } from '../../model/text.ts';
import { replacedText, slicerOf } from '../../text/text.ts';
import type { Format } from './format.ts';
import { linesOf, trimmed } from './lines.ts';
import { MAX_SETTINGS, type Setting } from './setting.ts';

/** A line such as `port 6380`, or the start of a block such as `<source>`. */
export interface Keyword {
  readonly name: string;
  /** What follows the name, without quotes. */
  readonly value: Text;
  /** Names of the blocks around it, and of its own where it starts one; the outermost first. */
  readonly blocks: readonly string[];
  readonly isBlock: boolean;
  /** Nothing follows the name, not even quotes. */
  readonly isAlone: boolean;
}

/** Deeper blocks are read as if they stood at this depth. */
const MAX_DEPTH = 20;

/** The lines of a text as Redis, OpenSSH, Fluentd and Apache write them: a word and its value on each line, in blocks. */
export function keywordsOf(text: Text): Keyword[] {
  const { value } = text;
  const slice = slicerOf(text);
  const keywords: Keyword[] = [];
  let blocks: readonly string[] = [];
  for (const raw of linesOf(value)) {
    const line = trimmed(value, raw);
    const start = value.slice(line.start, Math.min(line.end, line.start + 200));
    if (start.startsWith('</')) blocks = blocks.slice(0, -1);
    const match = /^(<)?([@\w][\w.-]*)/.exec(start);
    if (!match || keywords.length >= MAX_SETTINGS) continue;
    const [head, opening, name = ''] = match;
    if (opening && blocks.length < MAX_DEPTH) blocks = [...blocks, name];
    const end = opening && value[line.end - 1] === '>' ? line.end - 1 : line.end;
    const rest = trimmed(value, { start: Math.min(line.start + head.length, end), end });
    const isQuoted = rest.end - rest.start > 1 && /^["']$/.test(value[rest.start] ?? '') && value[rest.end - 1] === value[rest.start];
    const shift = isQuoted ? 1 : 0;
    keywords.push({
      name,
      value: slice(rest.start + shift, rest.end - shift),
      blocks,
      isBlock: opening !== undefined,
      isAlone: rest.start === rest.end,
    });
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
