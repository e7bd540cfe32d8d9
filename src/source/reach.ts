import path from 'node:path';
import { isWithin, realpathOf, repositoryOf, statOf } from './paths.ts';

/** The folder that links below a folder may lead to: its repository; outside a repository, the folder itself. */
export function reachOf(folder: string): string {
  const real = realpathOf(folder);
  return repositoryOf(real) ?? real;
}

/** True if the file at a path is in a folder, and is not an internal file of git, which can contain credentials. */
export function isWithinReach(file: string, reach: string): boolean {
  const real = realpathOf(file);
  return isWithin(real, reach) && !isInternal(real);
}

/** The folder that a file is outside of, for messages; empty without a repository. */
export function limitOf(reach: string): string {
  return repositoryOf(reach) === null ? 'the folders that are read without a git repository' : 'the repository';
}

function isInternal(real: string): boolean {
  return real.split(path.sep).includes('.git');
}

/**
 * Why a file that the input, not the user, names must not be read; null if it may be read, or does not exist. Such a file could be any file
 * of the machine, and an error message would print its contents.
 */
export function reachProblem(file: string, reach: string): string | null {
  const stat = statOf(file);
  if (stat === undefined) return null;
  if (isInternal(realpathOf(file))) return 'is an internal file of git';
  if (!isWithinReach(file, reach)) return `${isWithin(file, reach) ? 'leads out of' : 'is outside'} ${limitOf(reach)}`;
  return stat.isFile() ? null : 'is not a regular file';
}
