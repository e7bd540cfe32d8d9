import { onceForObject } from '../text/once.ts';
import { commonParts } from '../text/words.ts';
import {
  ASIDE_FOLDERS,
  agreeOn,
  CHOICE_FOLDERS,
  differ,
  distinct,
  type SegmentWords,
  type Variant,
  wordsOfSegment,
} from './variant-words.ts';

/** A file's path, read for what it says about when its manifests are installed. */
export interface ReadPath {
  readonly path: string;
  /** Folders, then the file. */
  readonly segments: readonly string[];
}

/** The part of a path that two paths do not have in common. */
interface PathEnd {
  readonly variants: readonly Variant[];
  /** Some folder holds tests, examples or documents, which are not part of the product. */
  readonly isAside: boolean;
  /** The rest without the words that choose a variant; equal for a file and its variant. */
  readonly plain: string;
}

/** Deeper folders say nothing more; keeps the work per path bounded. */
const MAX_DEPTH = 64;

export function readPath(path: string): ReadPath {
  const all = path.split('/').filter((segment) => segment !== '' && segment !== '.');
  const segments = all.length <= MAX_DEPTH ? all : [...all.slice(0, MAX_DEPTH - 1), all.at(-1) ?? ''];
  return { path, segments };
}

/** Most paths are never compared, so their words are read only when they are. */
const wordsOf = onceForObject(({ segments }: ReadPath): readonly SegmentWords[] =>
  segments.map((segment, index) => wordsOfSegment(index === segments.length - 1 ? stem(segment) : segment)),
);
const knownEnds = new WeakMap<ReadPath, (PathEnd | undefined)[]>();

/** What a path says from a depth on; undefined behind its end. */
function endAt(path: ReadPath, depth: number): PathEnd | undefined {
  if (depth >= path.segments.length) return undefined;
  const ends = knownEnds.get(path) ?? [];
  knownEnds.set(path, ends);
  ends[depth] ??= readEnd(path.segments.slice(depth), wordsOf(path).slice(depth));
  return ends[depth];
}

function readEnd(segments: readonly string[], words: readonly SegmentWords[]): PathEnd {
  return {
    variants: distinct(words.flatMap((each) => each.variants)),
    isAside: segments.slice(0, -1).some((folder) => ASIDE_FOLDERS.test(folder.toLowerCase())),
    plain: words
      .map((each) => each.plain)
      .filter((plain) => plain !== '')
      .join('/'),
  };
}

/** A file's name without the extensions that tell its syntax. */
function stem(file: string): string {
  return file.replace(/(\.(ya?ml|json|manifest|tpl|gotpl|tmpl|template|j2|erb|in))+$/i, '');
}

/**
 * The two paths name variants of which a cluster has one: another platform, network plugin, environment, version, overlay or
 * example. `rootDepth` is the number of folders that all paths of the run share.
 */
export function areVariants(a: ReadPath, b: ReadPath, rootDepth: number): boolean {
  const depth = commonParts(a.segments, b.segments);
  const [here, there] = [endAt(a, depth), endAt(b, depth)];
  if (!here || !there) return false;
  if (here.isAside || there.isAside || differ(here.variants, there.variants)) return true;
  const parent = a.segments[depth - 1]?.toLowerCase() ?? '';
  if (CHOICE_FOLDERS.test(parent) && !agreeOn('platform', here.variants, there.variants)) return true;
  if (depth > rootDepth && ASIDE_FOLDERS.test(parent)) return true;
  return here.plain === there.plain || areVersions(wordsOf(a)[depth], wordsOf(b)[depth]);
}

/** Two folders (or files) that are nothing but different versions. */
function areVersions(a: SegmentWords | undefined, b: SegmentWords | undefined): boolean {
  return a !== undefined && b !== undefined && a.versions !== '' && b.versions !== '' && a.versions !== b.versions && a.plain === b.plain;
}
