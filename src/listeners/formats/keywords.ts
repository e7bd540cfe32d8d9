import type { Text } from '../../model/text.ts';
import { replacedText, unquoted } from '../../text/text.ts';
import type { Format, Setting } from './format.ts';
import { linesOf } from './lines.ts';

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
