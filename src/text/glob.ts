import path from 'node:path';
import picomatch from 'picomatch';

/** More stars in one part of a path take a matcher minutes. */
const MAX_STARS = 4;
const MAX_LENGTH = 4096;

/** Whether a path holds wildcards. */
export function isGlob(given: string): boolean {
  return /[*?[\]{}]/.test(given);
}

/** Why a glob cannot be used; null where it can. */
export function globProblem(glob: string): string | null {
  if (glob.length > MAX_LENGTH) return `a glob of more than ${MAX_LENGTH} characters cannot be used`;
  const part = glob.split('/').find((one) => one.split('*').length - 1 > MAX_STARS);
  return part === undefined
    ? null
    : `${part.slice(0, 60)} has more than ${MAX_STARS} stars between two slashes, which could take very long`;
}

/** A glob of the command line: the folder before its first wildcard, where the walk begins, and whether a file below it fits. */
export function absoluteGlob(given: string, cwd: string): { readonly base: string; readonly matches: (file: string) => boolean } {
  const parts = given.split(path.sep === '/' ? '/' : /[\\/]/);
  const wild = parts.findIndex(isGlob);
  const base = path.resolve(cwd, parts.slice(0, wild).join('/') || (wild === 0 ? '.' : '/'));
  return { base, matches: globMatcher([parts.slice(wild).join('/')], base) };
}

/** Whether an absolute path fits one of the globs, which are relative to a folder: `*`, `?`, `**`, `{a,b}`, `[abc]`, `[!abc]`. */
export function globMatcher(globs: readonly string[], folder: string): (file: string) => boolean {
  const matches = picomatch([...globs], { dot: true, posix: true, nonegate: true, noextglob: true });
  return (file) => matches(path.relative(folder, file).replaceAll(path.sep, '/'));
}

/** The same for what lies below a folder that fits. */
export function globMatcherBelow(globs: readonly string[], folder: string): (file: string) => boolean {
  const trimmed = globs.map((glob) => glob.replace(/^\.\//, '').replace(/\/+$/, ''));
  return globMatcher(
    trimmed.flatMap((glob) => (glob === '.' || glob === '' ? ['**'] : [glob, `${glob}/**`])),
    folder,
  );
}
