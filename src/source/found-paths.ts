import path from 'node:path';
import { compareStrings } from '../model/span.ts';
import { displayPath, isWithin, realpathOf } from './paths.ts';

/** A file or folder to read, with its path in findings. */
export interface FoundPath {
  /** Path for the operating system. */
  readonly file: string;
  /** Path relative to the working directory, `/` on every system. */
  readonly path: string;
  /** True if the user named it; false if it was found in a folder. */
  readonly explicit: boolean;
}

/** The absolute paths that lead to one file or folder. */
interface Ways {
  /** Paths that the user wrote. */
  readonly named: Set<string>;
  /** Paths below folders that the user wrote. */
  readonly found: Set<string>;
  explicit: boolean;
}

/** Files or folders by their real paths, so that each is read once however many links lead to it. */
export type FoundPaths = Map<string, Ways>;

/** The folder of an argument, as written and without symbolic links. */
export interface ArgumentFolder {
  readonly given: string;
  readonly real: string;
}

/** Records a file that the user named. */
export function addNamed(all: FoundPaths, file: string, real = realpathOf(file)): void {
  const ways = waysOf(all, real);
  ways.named.add(file);
  ways.explicit = true;
}

/** Records a file below a folder. */
export function addFound(all: FoundPaths, file: string, real: string): void {
  waysOf(all, real).found.add(file);
}

/** The path in findings for a file below a folder, without links on the way, which the user did not write. */
export function shownPath(file: string, real: string, root: ArgumentFolder, cwd: string): string {
  return pathBelow(real, root) ?? pathBelow(real, { given: cwd, real: realpathOf(cwd) }) ?? file;
}

/** Records the path by which the user knows a file that was found. */
export function preferPath(all: FoundPaths, file: string): void {
  all.get(realpathOf(file))?.named.add(file);
}

function waysOf(all: FoundPaths, real: string): Ways {
  const known = all.get(real);
  if (known) return known;
  const made: Ways = { named: new Set(), found: new Set(), explicit: false };
  all.set(real, made);
  return made;
}

function pathBelow(real: string, root: ArgumentFolder): string | null {
  return isWithin(real, root.real) ? path.join(root.given, path.relative(root.real, real)) : null;
}

/** Each file once, with the path that the user wrote; with its real path if there are several. Sorted by path. */
export function foundPaths(all: FoundPaths, cwd: string): FoundPath[] {
  const realCwd = realpathOf(cwd);
  const shown = [...all].map(([real, { named, found, explicit }]): FoundPath => {
    const [own, ...others] = named.size > 0 ? named : found;
    const isPlain = own !== undefined && others.length === 0;
    return { file: isPlain ? own : real, path: isPlain ? displayPath(own, cwd) : displayPath(real, realCwd), explicit };
  });
  return shown.sort((a, b) => compareStrings(a.path, b.path));
}
