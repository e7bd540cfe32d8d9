import families from '../../programs/*.yaml?each';
import type { KnownProgram, Program, ProgramEntry } from '../model/program.ts';

/** The descriptions of public programs, in the order of the files in `programs/`. */
export const BUILT_IN_PROGRAMS: readonly KnownProgram[] = Object.entries(
  families as Readonly<Record<string, { readonly programs: readonly ProgramEntry[] }>>,
).flatMap(([file, { programs }]) => programs.map((entry) => ({ program: programOf(entry), path: `programs/${file}`, line: null })));

/** An entry of a file, with empty lists for the keys that it omits. */
export function programOf(entry: ProgramEntry): Program {
  return { title: entry.name, sources: [], executables: [], images: [], listeners: [], ...entry };
}
