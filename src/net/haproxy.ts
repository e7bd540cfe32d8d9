import { type Text, UNKNOWN } from '../text/text.ts';
import { type Lexicon, linesOf, wordsOf } from '../text/tokens.ts';
import sections from './haproxy.yaml';

/** A section of a configuration of HAProxy. The lines before the first section are one without words. */
export interface HaproxySection {
  /** `frontend`, `public`. */
  readonly words: readonly Text[];
  readonly lines: readonly (readonly Text[])[];
}

/** The names of sections, and whether `bind` opens a socket in them. */
const SECTIONS: ReadonlyMap<string, boolean> = new Map(Object.entries(sections as Record<string, boolean>));

const LEXICON: Lexicon = { quotes: '"\'', quotesWithinWords: true, quotesEndWithLine: true };
const KEYWORD = /^["'\uE000 \t]*(\.?[a-z][a-z_-]*)/;
/** Longer beginnings of lines are not keywords. */
const MAX_KEYWORD = 500;

/** True if `bind` opens a socket in a section. */
export function opensSockets({ words: [kind] }: HaproxySection): boolean {
  return SECTIONS.get(kind?.value ?? '') === true;
}

/** The sections of a configuration, in order, each with its lines that begin with one of some keywords. */
export function haproxySections(text: Text, keywords: ReadonlySet<string>): readonly HaproxySection[] {
  let lines: (readonly Text[])[] = [];
  const found: HaproxySection[] = [{ words: [], lines }];
  for (const line of linesOf(text)) {
    const keyword = KEYWORD.exec(line.value.slice(0, MAX_KEYWORD))?.[1] ?? '';
    // Only lines that matter are divided into words.
    if (!keywords.has(keyword) && !SECTIONS.has(keyword)) continue;
    const words = wordsOf(line.text(), LEXICON);
    // A template action before a line decides whether it is there, and is not a word of it.
    while (words[0]?.value === UNKNOWN) words.shift();
    if (SECTIONS.has(words[0]?.value ?? '')) {
      lines = [];
      found.push({ words, lines });
    } else lines.push(words);
  }
  return found;
}
