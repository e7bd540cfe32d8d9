import path from 'node:path';
import { isWithin, realpathOf, repositoryOf, statOf } from './paths.ts';

/** Where links may lead that are found below a folder: into its repository; outside of a repository, into the folder itself. */
export function reachOf(folder: string): string {
  const real = realpathOf(folder);
  return repositoryOf(real) ?? real;
}

/** Whether the file behind a path is in a folder, and is not an internal file of git, which can contain credentials. */
export function isWithinReach(file: string, reach: string): boolean {
  const real = realpathOf(file);
  return isWithin(real, reach) && !isInternal(real);
}

/** What a file is outside of, for messages: without a repository it is empty. */
export function limitOf(reach: string): string {
  return repositoryOf(reach) === null ? 'the folders that are read without a git repository' : 'the repository';
}

function isInternal(real: string): boolean {
  return real.split(path.sep).includes('.git');
}

/**
 * Why a file that the input names, rather than the user, must not be read; null if it may be, or does not exist. Such a file could be any
 * file of the machine, and an error message would print its contents.
 */
export function reachProblem(file: string, reach: string): string | null {
  const stat = statOf(file);
  if (stat === undefined) return null;
  if (isInternal(realpathOf(file))) return 'is an internal file of git';
  if (!isWithinReach(file, reach)) return `${isWithin(file, reach) ? 'leads out' : 'is outside'} of ${limitOf(reach)}`;
  return stat.isFile() ? null : 'is not a regular file';
}
