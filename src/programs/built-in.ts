import families from '../../programs/*.yaml';
import type { Program, ProgramEntry } from '../model/program.ts';

/** What public programs listen on, by the file of `programs/` that says so. */
export const FAMILIES: ReadonlyMap<string, readonly Program[]> = new Map(
  Object.entries(families as Readonly<Record<string, { readonly programs: readonly ProgramEntry[] }>>).map(([file, { programs }]) => [
    `programs/${file}`,
    programs.map(programOf),
  ]),
);

export const BUILT_IN_PROGRAMS: readonly Program[] = [...FAMILIES.values()].flat();

/** An entry of a file with the lists that it leaves out. */
export function programOf(entry: ProgramEntry): Program {
  return { title: entry.name, sources: [], executables: [], images: [], listeners: [], ...entry };
}
