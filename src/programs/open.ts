import { resolve } from 'node:path';
import { orUsageError, WrongFileError } from '../text/problem.ts';
import { readTextFile } from '../text/read-text-file.ts';
import { BUILT_IN_PROGRAMS } from './built-in.ts';
import type { KnownPrograms } from './load.ts';

/** The built-in programs and those of the user's files. Throws UsageError with every problem of the files. */
export async function openPrograms(files: readonly string[] | undefined, cwd: string): Promise<KnownPrograms> {
  if (files === undefined || files.length === 0) return { programs: BUILT_IN_PROGRAMS, notes: [] };
  const texts = files.map((file) => ({
    text: orUsageError(`${file}: cannot be read`, () => readTextFile(resolve(cwd, file))),
    path: file,
  }));
  // Most runs need no validator for programs.
  const { addPrograms } = await import('./load.ts');
  const known = addPrograms(texts);
  if ('problems' in known) throw new WrongFileError(known.problems);
  return known;
}
