import path from 'node:path';
import { compareStrings } from '../model/span.ts';
import { displayPath, isWithin, realpathOf } from './paths.ts';

/** A file or folder to read, with its path in findings. */
export interface FoundPath {
  /** As the operating system wants it. */
  readonly file: string;
  /** Path relative to the working directory, `/` on every system. */
  readonly path: string;
  /** Named by the user rather than found in a folder. */
  readonly explicit: boolean;
}

/** The absolute paths by which one file or folder was reached. */
interface Ways {
  /** Those that the user wrote. */
  readonly named: Set<string>;
  /** Those below folders that the user wrote. */
  readonly found: Set<string>;
  explicit: boolean;
}

/** Files or folders by their real paths, so that each is read once however many links lead to it. */
export type FoundPaths = Map<string, Ways>;

/** The folder of an argument, as it was given and without symbolic links. */
export interface Root {
  readonly given: string;
  readonly real: string;
}

/** Notes a file that the user named. */
export function addNamed(all: FoundPaths, file: string, real = realpathOf(file)): void {
  const ways = waysOf(all, real);
  ways.named.add(file);
  ways.explicit = true;
}

/** Notes a file below a folder. */
export function addFound(all: FoundPaths, file: string, real: string): void {
  waysOf(all, real).found.add(file);
}

/** The path in findings of what is below a folder: without the links on its way, which the user did not name. */
export function shownPath(file: string, real: string, root: Root, cwd: string): string {
  return pathBelow(real, root) ?? pathBelow(real, { given: cwd, real: realpathOf(cwd) }) ?? file;
}

/** Notes the path by which the user knows a file that was found. */
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

function pathBelow(real: string, root: Root): string | null {
  return isWithin(real, root.real) ? path.join(root.given, path.relative(root.real, real)) : null;
}

/** Each once, under the path that the user named; under its real path if there are several. Sorted by path. */
export function foundPaths(all: FoundPaths, cwd: string): FoundPath[] {
  const realCwd = realpathOf(cwd);
  const shown = [...all].map(([real, { named, found, explicit }]): FoundPath => {
    const [own, ...others] = named.size > 0 ? named : found;
    const isPlain = own !== undefined && others.length === 0;
    return { file: isPlain ? own : real, path: isPlain ? displayPath(own, cwd) : displayPath(real, realCwd), explicit };
  });
  return shown.sort((a, b) => compareStrings(a.path, b.path));
}
