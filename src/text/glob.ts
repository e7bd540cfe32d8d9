import path from 'node:path';
import { matchesItems, matchesWildcard } from './wildcard.ts';

/** Maximum length of a glob. The time to match is at most the product of the lengths of glob and path. */
const MAX_LENGTH = 1_000;
/** Maximum number of globs to which braces can expand. */
const MAX_CHOICES = 1_000;

/** True if a path contains wildcards. */
export function isGlob(given: string): boolean {
  return /[*?[\]{}]/.test(given);
}

/** Why a glob is invalid; null if it is valid. */
export function globProblem(glob: string): string | null {
  if (glob.length > MAX_LENGTH) return `a glob can have ${MAX_LENGTH} characters, this one has ${glob.length}`;
  return alternativesOf(glob) === null ? `the braces of ${glob.slice(0, 60)} expand to more than ${MAX_CHOICES} paths` : null;
}

/**
 * A glob of the command line: the folder before its first wildcard, where the search starts, and a function that is true for matching files
 * below it.
 */
export function absoluteGlob(given: string, cwd: string): { readonly base: string; readonly matches: (file: string) => boolean } {
  const parts = given.split(path.sep === '/' ? '/' : /[\\/]/);
  const wild = parts.findIndex(isGlob);
  const base = path.resolve(cwd, parts.slice(0, wild).join('/') || (wild === 0 ? '.' : '/'));
  return { base, matches: globMatcher([parts.slice(wild).join('/')], base) };
}

/** Returns a function that is true for an absolute path that matches one of the globs, which are relative to a folder. */
export function globMatcher(globs: readonly string[], folder: string): (file: string) => boolean {
  const matches = anyGlob(globs);
  return (file) => matches(namesBelow(file, folder));
}

/** Returns a function that is true for an absolute path that matches one of the globs, or is below a folder that does. */
export function globMatcherBelow(globs: readonly string[], folder: string): (file: string) => boolean {
  const matches = anyGlobBelow(globs);
  return (file) => matches(namesBelow(file, folder));
}

/** The path segments from a folder to a file; both are absolute. */
export function namesBelow(file: string, folder: string): string[] {
  return path.relative(folder, file).split(path.sep);
}

/** Returns a function that is true if the segments of a relative path, or of a folder above it, match one of the globs. */
export function anyGlobBelow(globs: readonly string[]): (names: readonly string[]) => boolean {
  const trimmed = globs.map((glob) => glob.replace(/^\.\//, '').replace(/\/+$/, ''));
  return anyGlob(trimmed.map((glob) => (glob === '.' || glob === '' ? '**' : `${glob}/**`)));
}

function anyGlob(globs: readonly string[]): (names: readonly string[]) => boolean {
  const matchers = globs.map(compileGlob);
  return (names) => matchers.some((matches) => matches(names));
}

/**
 * Returns a function that is true if the segments of a relative path match a glob: `*` and `?` within a name, `**` for any number of
 * folders, `[a-z]`, `[!a]`, `{a,b}`, `{1..3}`, and `\` before a literal character. It uses no regular expressions, which could take
 * exponential time.
 */
export function compileGlob(glob: string): (names: readonly string[]) => boolean {
  const choices = (alternativesOf(glob.slice(0, MAX_LENGTH)) ?? []).map((choice) => choice.split('/'));
  const compiled = choices.map((written) => ({ written, parts: written.map(partOf) }));
  return (names) => {
    const above = names.findIndex((name) => name !== '..');
    return compiled.some(
      ({ written, parts }) =>
        written.slice(0, above).every((part) => part === '..') &&
        matchesItems(parts.slice(above), names.slice(above), (matches, name) => matches(name)),
    );
  };
}

/** Matches one segment of a path; `null` is any number of folders. */
type SegmentMatch = ((name: string) => boolean) | null;

/** Matches one character of a name; `null` is any number of characters. */
type CharacterMatch = ((character: string) => boolean) | null;

/** An escaped character, stars, a question mark, a class, any other character. */
const TOKEN = /\\(.)|(\*+)|(\?)|\[([!^]?)(\](?:\\.|[^\]\\])*|(?:\\.|[^\]\\])+)\]|(.)/gsu;

function partOf(part: string): SegmentMatch {
  if (part === '**') return null;
  if (!/[?[\\]/.test(part)) return (name) => matchesWildcard(part, name);
  const items = [...part.matchAll(TOKEN)].map(([, escaped, stars, any, negation, members, plain]): CharacterMatch => {
    if (stars !== undefined) return null;
    if (any !== undefined) return () => true;
    if (members === undefined) return (character) => character === (escaped ?? plain);
    const isMember = membersOf(members);
    return (character) => isMember(character) === (negation === '');
  });
  return (name) => matchesItems(items, [...name], (matches, character) => matches(character));
}

/** The characters of a class such as `a-z_`. */
function membersOf(text: string): (character: string) => boolean {
  const ranges = [...text.matchAll(/\\?(.)(?:-\\?(.))?/gsu)].map(([, first = '', last = first]) => [first, last] as const);
  return (character) => ranges.some(([first, last]) => first <= character && character <= last);
}

/** Expands the braces of a glob; null if there are too many results. */
function alternativesOf(glob: string): string[] | null {
  const group = firstGroup(glob);
  if (group === null) return [glob];
  const rests = alternativesOf(group.after);
  const choices: string[] = [];
  for (const piece of group.pieces) {
    const inner = alternativesOf(piece);
    if (rests === null || inner === null || choices.length + inner.length * rests.length > MAX_CHOICES) return null;
    for (const one of inner) for (const rest of rests) choices.push(group.before + one + rest);
  }
  return choices;
}

/** The first braces with a choice or a range of numbers; other braces are literal. */
function firstGroup(glob: string): { readonly before: string; readonly pieces: readonly string[]; readonly after: string } | null {
  for (let start = 0; ; ) {
    const open = nextOf(glob, /[{]/, start);
    if (open < 0) return null;
    const cuts = [open];
    let depth = 1;
    for (let at = open; depth > 0; ) {
      at = nextOf(glob, /[{},]/, at + 1);
      if (at < 0) break;
      if (glob[at] === '{') depth++;
      else if (glob[at] === '}') depth--;
      if (depth === 0 || (depth === 1 && glob[at] === ',')) cuts.push(at);
    }
    const pieces = depth > 0 ? [] : cuts.slice(1).map((cut, index) => glob.slice((cuts[index] ?? 0) + 1, cut));
    const numbers = pieces.length === 1 ? numbersOf(pieces[0] ?? '') : pieces;
    if (numbers.length > 0) return { before: glob.slice(0, open), pieces: numbers, after: glob.slice((cuts.at(-1) ?? open) + 1) };
    start = open + 1;
  }
}

/** Index of the next character of a kind that is not escaped; -1 if there is none. */
function nextOf(text: string, kind: RegExp, from: number): number {
  for (let at = from; at < text.length; at++) {
    if (text[at] === '\\') at++;
    else if (kind.test(text[at] ?? '')) return at;
  }
  return -1;
}

/** The numbers of a range such as `1..3`. */
function numbersOf(text: string): string[] {
  const [, first, last] = /^(\d{1,4})\.\.(\d{1,4})$/.exec(text) ?? [];
  const [start, end] = [Number(first), Number(last)];
  return start <= end ? Array.from({ length: Math.min(end - start, MAX_CHOICES) + 1 }, (_, index) => String(start + index)) : [];
}
