import { validate } from '../../schemas/program.schema.json?validator';
import type { KnownProgram, ProgramEntry } from '../model/program.ts';
import type { Problem } from '../model/source.ts';
import { readChecked } from '../yaml/checked-file.ts';
import { at, itemsAt, type Node } from '../yaml/nodes.ts';
import { type NodeProblem, plainValue } from '../yaml/schema-problems.ts';
import { BUILT_IN_PROGRAMS, programOf } from './built-in.ts';

/** All known programs, users' programs first; a note names each one that replaces a built-in program. */
export interface KnownPrograms {
  readonly programs: readonly KnownProgram[];
  readonly notes: readonly string[];
}

/** A user's file, with the path that the user wrote. */
interface OwnFile {
  readonly text: string;
  readonly path: string;
}

/** A program of a user's file. */
interface OwnProgram extends KnownProgram {
  readonly line: number;
  readonly column: number;
}

/** Adds the programs of users' files to the built-in ones. Returns all problems if the files are invalid. */
export function addPrograms(files: readonly OwnFile[]): KnownPrograms | { readonly problems: readonly Problem[] } {
  const read = files.map(readPrograms);
  const own = read.flatMap(({ programs }) => programs);
  const problems = [...read.flatMap((file) => file.problems), ...repeatedNames(own)];
  if (problems.length > 0) return { problems };
  const names = new Set(own.map(({ program }) => program.name));
  const replaced = new Set(BUILT_IN_PROGRAMS.map(({ program }) => program.name).filter((name) => names.has(name)));
  return {
    programs: [...own, ...BUILT_IN_PROGRAMS.filter(({ program }) => !replaced.has(program.name))],
    notes: own
      .filter(({ program }) => replaced.has(program.name))
      .map(({ program, path, line }) => `${path}:${line}: program ${program.name} replaces the built-in one`),
  };
}

/** The programs of a file, or all its problems. */
export function readPrograms({ text, path }: OwnFile): { readonly programs: readonly OwnProgram[]; readonly problems: readonly Problem[] } {
  const file = readChecked(text, path, validate, settingsWithoutFile);
  if (file === null || 'problems' in file) return { programs: [], problems: file?.problems ?? [] };
  const programs = itemsAt(file.root, 'programs').map((item) => {
    const { line, column } = file.spanOf(at(item, 'name') ?? item);
    return { program: programOf(plainValue(item)?.value as ProgramEntry), path, line, column };
  });
  return { programs, problems: [] };
}

/** Settings without a configuration file, which are never read; a schema cannot express this. */
function* settingsWithoutFile(root: Node): Iterable<NodeProblem> {
  for (const program of itemsAt(root, 'programs')) {
    if (at(program, 'configurations')) continue;
    for (const listener of itemsAt(program, 'listeners')) {
      const node = at(listener, 'settings') ?? at(listener, 'hostSettings');
      if (node) yield { node, message: 'the program has settings but no configuration file; add one to configurations' };
    }
  }
}

function* repeatedNames(own: readonly OwnProgram[]): Iterable<Problem> {
  const first = new Map<string, OwnProgram>();
  for (const one of own) {
    const { path, line, column, program } = one;
    const before = first.get(program.name);
    if (before) yield { path, line, column, message: `the program ${program.name} is also described at ${before.path}:${before.line}` };
    else first.set(program.name, one);
  }
}
