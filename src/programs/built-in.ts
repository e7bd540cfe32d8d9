import families from '../../programs/*.yaml?each';
import type { KnownProgram, Program, ProgramEntry } from '../model/program.ts';

/** What public programs listen on, in the order of the files of `programs/`. */
export const BUILT_IN_PROGRAMS: readonly KnownProgram[] = Object.entries(
  families as Readonly<Record<string, { readonly programs: readonly ProgramEntry[] }>>,
).flatMap(([file, { programs }]) => programs.map((entry) => ({ program: programOf(entry), path: `programs/${file}`, line: null })));

/** An entry of a file with the lists that it leaves out. */
export function programOf(entry: ProgramEntry): Program {
  return { title: entry.name, sources: [], executables: [], images: [], listeners: [], ...entry };
}
