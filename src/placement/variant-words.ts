import { addTo, firstOfEach } from '../model/groups.ts';
import dimensions from './dimensions.yaml';

/** A property with one value in each cluster, and the words that stand for its values in paths and names. */
interface Dimension {
  readonly question: string;
  readonly answers: Readonly<Record<string, readonly string[]>>;
  /** The word must be the whole name of a folder or file. */
  readonly whole?: boolean;
  /** Names of workloads can also contain the word. */
  readonly inNames?: boolean;
}

/** The value of a dimension that a word stands for. */
export interface Variant {
  readonly dimension: string;
  readonly answer: string;
}

/** Folders in which each entry is an alternative. */
export const CHOICE_FOLDERS = /^(overlays?|environments?|envs?|variants?|flavou?rs?|clusters|platforms?|providers?|profiles?|presets?)$/;

/** Folders of files that overlays change, so that a file in one of them and a file in an overlay can be the same object. */
const SHARED_FOLDERS = /^(base|bases|common|overlays?|environments?|envs?|generated)$/;

const VERSION =
  /(?<=^|[-_])(?:v|release-|rel-|version-)?\d+(?:\.\d+)+(?:-(?:alpha|beta|rc)[.\d]*)?(?=[-_]|$)|(?<=^|[-_])v\d+(?:(?:alpha|beta|rc)\d*)?(?=[-_]|$)/g;

/** The variant in the name of a folder or file. */
export interface SegmentWords {
  readonly variants: readonly Variant[];
  /** The name without words of variants and versions. */
  readonly plain: string;
  /** Versions as written, joined; empty if there are none. */
  readonly versions: string;
}

/** Variants by words in paths, by words in names of workloads, and by whole names of folders and files. */
const BY_PATH_WORD = new Map<string, Variant[]>();
const BY_NAME_WORD = new Map<string, Variant[]>();
const BY_WHOLE_NAME = new Map<string, Variant[]>();
for (const { question, answers, whole, inNames } of dimensions as readonly Dimension[]) {
  for (const [answer, words] of Object.entries(answers)) {
    for (const word of words) {
      addTo(whole ? BY_WHOLE_NAME : BY_PATH_WORD, word, { dimension: question, answer });
      if (inNames) addTo(BY_NAME_WORD, word, { dimension: question, answer });
    }
  }
}

function patternOf(words: Iterable<string>): RegExp {
  const longestFirst = [...words].sort((a, b) => b.length - a.length);
  return new RegExp(`(?<=^|-)(?:${longestFirst.join('|')})(?=-|$)`, 'g');
}

const PATH_WORDS = patternOf(BY_PATH_WORD.keys());
const NAME_WORDS = patternOf(BY_NAME_WORD.keys());

/** Longer than any file name that an operating system allows. */
const MAX_NAME_LENGTH = 255;

function hyphenate(text: string): string {
  return text
    .slice(0, MAX_NAME_LENGTH)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-');
}

/** Reads a folder's name, or a file's without its extension. */
export function wordsOfSegment(segment: string): SegmentWords {
  const name = segment.slice(0, MAX_NAME_LENGTH).toLowerCase();
  const versions = [...name.matchAll(VERSION)].map((match) => match[0]).join(' ');
  const text = hyphenate(name.replace(VERSION, ''));
  const whole = BY_WHOLE_NAME.get(text) ?? [];
  const variants = [...text.matchAll(PATH_WORDS)].flatMap((match) => BY_PATH_WORD.get(match[0]) ?? []);
  const plain = whole.length > 0 || SHARED_FOLDERS.test(text) ? '' : text.replace(PATH_WORDS, '');
  return { variants: [...whole, ...variants], plain: plain.replace(/-+/g, '-').replace(/^-|-$/g, ''), versions };
}

/** The variants in a workload's name. */
export function variantsOfName(name: string): readonly Variant[] {
  return distinct([...hyphenate(name).matchAll(NAME_WORDS)].flatMap((match) => BY_NAME_WORD.get(match[0]) ?? []));
}

/** Removes repeated variants. */
export function distinct(variants: readonly Variant[]): readonly Variant[] {
  return variants.length < 2 ? variants : firstOfEach(variants, ({ dimension, answer }) => `${dimension}/${answer}`);
}

/** True if the two have different values for a dimension, and neither has both values. */
export function differ(a: readonly Variant[], b: readonly Variant[]): boolean {
  if (a.length === 0 || b.length === 0) return false;
  return a.some(({ dimension }) => {
    const here = answersTo(dimension, a);
    const there = answersTo(dimension, b);
    return there.size > 0 && ![...here].some((answer) => there.has(answer));
  });
}

/** True if both have the same value for this dimension. */
export function agreeOn(dimension: string, a: readonly Variant[], b: readonly Variant[]): boolean {
  const there = answersTo(dimension, b);
  return [...answersTo(dimension, a)].some((answer) => there.has(answer));
}

function answersTo(dimension: string, variants: readonly Variant[]): Set<string> {
  return new Set(variants.filter((variant) => variant.dimension === dimension).map((variant) => variant.answer));
}
