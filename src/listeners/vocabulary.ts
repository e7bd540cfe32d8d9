import vocabulary from './vocabulary.yaml';

/** What a word says in the name of an option, a variable or a setting; `vocabulary.yaml` explains each. */
export type WordClass =
  | ('listen' | 'served' | 'servedAtPort' | 'server' | 'general' | 'destination' | 'outside' | 'dialled')
  | ('part' | 'bound' | 'announced' | 'address' | 'port' | 'host' | 'quantity');

/** Where a name stands; a section is a level of a configuration file above the setting. */
export type NamePlace = 'option' | 'variable' | 'setting' | 'section';

/** A word that means something else in one place. */
interface WordException {
  readonly word: string;
  readonly place: NamePlace;
  readonly means: WordClass | null;
  readonly because: string;
}

const { words, exceptions } = vocabulary as {
  readonly words: Readonly<Record<WordClass, string>>;
  readonly exceptions: readonly WordException[];
};

export const EXCEPTIONS = exceptions;

/** All words, each with what it means. */
export const VOCABULARY = Object.entries(words).flatMap(([kind, list]) =>
  list.split(/\s+/).map((word) => [word, kind as WordClass] as const),
);

const CLASSES: ReadonlyMap<string, WordClass> = new Map(VOCABULARY);

/** What a word means in a place; undefined for words that say nothing. */
export function classOf(word: string, place: NamePlace = 'option'): WordClass | undefined {
  const exception = EXCEPTIONS.find((one) => one.word === word && one.place === place);
  return exception ? (exception.means ?? undefined) : CLASSES.get(word);
}
