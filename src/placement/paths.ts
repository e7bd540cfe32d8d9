import type { NamedObject } from '../model/document.ts';
import { addToSet } from '../model/groups.ts';
import { UNKNOWN } from '../model/text.ts';
import type { Workload } from '../model/workload.ts';
import { onceForObject } from '../text/once.ts';
import { areAside, commonParts } from '../text/words.ts';
import { agreeOn, CHOICE_FOLDERS, differ, distinct, type SegmentWords, type Variant, wordsOfSegment } from './variant-words.ts';

/** The parts of a file's path that show when its manifests are installed. */
export interface ReadPath {
  readonly path: string;
  /** Folders, then the file. */
  readonly segments: readonly string[];
}

/** The part of a path after the part that two paths share. */
interface PathEnd {
  readonly variants: readonly Variant[];
  /** True if a folder contains tests, examples or documents, which are not part of the product. */
  readonly isAside: boolean;
  /** The rest without words of variants; equal for a file and its variant. */
  readonly plain: string;
}

/** Maximum depth, which limits the work per path; deeper folders add nothing. */
const MAX_DEPTH = 64;

export function readPath(path: string): ReadPath {
  const all = path.split('/').filter((segment) => segment !== '' && segment !== '.');
  const segments = all.length <= MAX_DEPTH ? all : [...all.slice(0, MAX_DEPTH - 1), all.at(-1) ?? ''];
  return { path, segments };
}

/** Cached and computed on use, because most paths are never compared. */
const wordsOf = onceForObject(({ segments }: ReadPath): readonly SegmentWords[] =>
  segments.map((segment, index) => wordsOfSegment(index === segments.length - 1 ? stem(segment) : segment)),
);
const knownEnds = new WeakMap<ReadPath, (PathEnd | undefined)[]>();

/** The part of a path from a depth on; undefined beyond its end. */
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
    isAside: areAside(segments.slice(0, -1)),
    plain: words
      .map((each) => each.plain)
      .filter((plain) => plain !== '')
      .join('/'),
  };
}

/** A file name without its extensions. */
function stem(file: string): string {
  return file.replace(/(\.(ya?ml|json|manifest|tpl|gotpl|tmpl|template|j2|erb|in))+$/i, '');
}

/**
 * True if two paths name variants of which a cluster has only one: another platform, network plugin, environment, version, overlay or
 * example. `rootDepth` is the number of folders that all paths of the run share.
 */
export function areVariants(a: ReadPath, b: ReadPath, rootDepth: number): boolean {
  const depth = commonParts(a.segments, b.segments);
  const [here, there] = [endAt(a, depth), endAt(b, depth)];
  if (!here || !there) return false;
  if (here.isAside || there.isAside || differ(here.variants, there.variants)) return true;
  const parent = a.segments[depth - 1]?.toLowerCase() ?? '';
  if (CHOICE_FOLDERS.test(parent) && !agreeOn('platform', here.variants, there.variants)) return true;
  if (depth > rootDepth && areAside([parent])) return true;
  return here.plain === there.plain || areVersions(wordsOf(a)[depth], wordsOf(b)[depth]);
}

/** True for two folders or files that only differ in their version. */
function areVersions(a: SegmentWords | undefined, b: SegmentWords | undefined): boolean {
  return a !== undefined && b !== undefined && a.versions !== '' && b.versions !== '' && a.versions !== b.versions && a.plain === b.plain;
}

/** True if the two are one object, or become one when they are applied to the same namespace. */
export function isSameObject(a: Workload, b: Workload): boolean {
  if (a.kind !== b.kind || a.name !== b.name || !isNameKnown(a.name)) return false;
  if (a.namespace === b.namespace) return true;
  return a.span.path !== b.span.path && (isNamespaceOpen(a.namespace) || isNamespaceOpen(b.namespace));
}

/** True for a name with a known part. */
export function isNameKnown(name: string): boolean {
  return /[a-z0-9]/i.test(name);
}

/** True if the namespace is chosen when the manifest is applied. */
export function isNamespaceOpen(namespace: string | null): boolean {
  return namespace === null || namespace.includes(UNKNOWN);
}

/** The objects of a file or folder, each with the namespaces in which it is defined; null is an open namespace. */
type Definitions = Map<string, Set<string | null>>;

/**
 * Returns a function that is true for two files that are variants because they define the same objects, of which a cluster has only one:
 * both files define the same object, or their folders do, at the same path or in the same namespace. Only objects in several files are
 * kept.
 */
export function findSameObjects(objects: readonly NamedObject[], read: (path: string) => ReadPath): (a: ReadPath, b: ReadPath) => boolean {
  const files = new Map<string, Set<string>>();
  for (const { kind, name, path } of objects) if (isNameKnown(name)) addToSet(files, `${kind}/${name}`, path);

  const byFile = new Map<string, Definitions>();
  /** Objects of a folder by their path within it; objects with a known namespace also under a star, without their path. */
  const byFolder = new Map<string, Definitions>();
  for (const { kind, name, namespace, path } of objects) {
    const object = `${kind}/${name}`;
    if ((files.get(object)?.size ?? 0) < 2) continue;
    const known = isNamespaceOpen(namespace) ? null : namespace;
    const { segments } = read(path);
    addToSet(definitionsAt(byFile, path), object, known);
    for (let depth = 1; depth <= segments.length; depth++) {
      const ofFolder = definitionsAt(byFolder, segments.slice(0, depth).join('/'));
      addToSet(ofFolder, `${segments.slice(depth).join('/')} ${object}`, known);
      if (known !== null) addToSet(ofFolder, `* ${object}`, known);
    }
  }

  if (byFile.size === 0) return () => false;
  return (a, b) => {
    if (haveSameObject(byFile.get(a.path), byFile.get(b.path))) return true;
    const depth = commonParts(a.segments, b.segments) + 1;
    const [here, there] = [a, b].map(({ segments }) => byFolder.get(segments.slice(0, depth).join('/')));
    return haveSameObject(here, there);
  };
}

function definitionsAt(all: Map<string, Definitions>, place: string): Definitions {
  const definitions = all.get(place) ?? new Map();
  all.set(place, definitions);
  return definitions;
}

/** True if some object is in both, in the same namespace or with an open namespace on either side. */
function haveSameObject(a: Definitions | undefined, b: Definitions | undefined): boolean {
  if (!a || !b) return false;
  const [few, many] = a.size < b.size ? [a, b] : [b, a];
  for (const [object, here] of few) {
    const there = many.get(object);
    if (there && (here.has(null) || there.has(null) || [...here].some((namespace) => there.has(namespace)))) return true;
  }
  return false;
}
