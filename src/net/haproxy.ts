import { type Text, UNKNOWN } from '../text/text.ts';
import { type Lexicon, linesOf, wordsOf } from '../text/tokens.ts';
import sections from './haproxy.yaml';

/** A section of an HAProxy configuration. The lines before the first section are a section without words. */
export interface HaproxySection {
  /** The words of its first line, such as `frontend` and `public`. */
  readonly words: readonly Text[];
  readonly lines: readonly (readonly Text[])[];
}

/** The names of sections, and whether `bind` opens a socket in them. */
const SECTIONS: ReadonlyMap<string, boolean> = new Map(Object.entries(sections as Record<string, boolean>));

const LEXICON: Lexicon = { quotes: '"\'', quotesWithinWords: true, quotesEndWithLine: true };
const KEYWORD = /^["'\uE000 \t]*(\.?[a-z][a-z_-]*)/;
/** Maximum length of a keyword. */
const MAX_KEYWORD = 500;

/** True if `bind` opens a socket in a section. */
export function opensSockets({ words: [kind] }: HaproxySection): boolean {
  return SECTIONS.get(kind?.value ?? '') === true;
}

/** The sections of a configuration, in order, each with its lines that start with one of some keywords. */
export function haproxySections(text: Text, keywords: ReadonlySet<string>): readonly HaproxySection[] {
  let lines: (readonly Text[])[] = [];
  const found: HaproxySection[] = [{ words: [], lines }];
  for (const line of linesOf(text)) {
    const keyword = KEYWORD.exec(line.value.slice(0, MAX_KEYWORD))?.[1] ?? '';
    // Only relevant lines are split into words.
    if (!keywords.has(keyword) && !SECTIONS.has(keyword)) continue;
    const words = wordsOf(line.text(), LEXICON);
    // A template action before a line is a condition of the line, not a word of it.
    while (words[0]?.value === UNKNOWN) words.shift();
    if (SECTIONS.has(words[0]?.value ?? '')) {
      lines = [];
      found.push({ words, lines });
    } else lines.push(words);
  }
  return found;
}
