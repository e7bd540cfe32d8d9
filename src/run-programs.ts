import { resolve } from 'node:path';
import { textOfFile } from './configuration-files.ts';
import type { RunOptions } from './options.ts';
import { BUILT_IN_PROGRAMS } from './programs/built-in.ts';
import type { KnownPrograms } from './programs/load.ts';
import { WrongFileError } from './text/problem.ts';

/** The built-in programs and those of the user's files. Throws UsageError with every problem of the files. */
export async function openPrograms({ programs = [], cwd }: Pick<RunOptions, 'programs' | 'cwd'>): Promise<KnownPrograms> {
  if (programs.length === 0) return { programs: BUILT_IN_PROGRAMS, notes: [] };
  const files = programs.map((file) => ({ text: textOfFile(resolve(cwd, file), file), path: file }));
  // Most runs need no validator of programs.
  const { addPrograms } = await import('./programs/load.ts');
  const known = addPrograms(files);
  if ('problems' in known) throw new WrongFileError(known.problems);
  return known;
}
