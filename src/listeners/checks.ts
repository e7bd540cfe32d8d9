import type { CommandLine } from '../model/detector.ts';
import type { Program } from '../model/program.ts';
import { readCommand } from './options.ts';
import { conditionHolds, namesOf } from './program-options.ts';

/** A program as a command line starts it: one that only checks its files and ends opens nothing, yet its options stay known. */
export function asStarted(program: Program, command: CommandLine): Program {
  if (!program.checks) return program;
  const input = { ...readCommand(command, program), variables: new Map(), settings: [] };
  return program.checks.some((check) => conditionHolds(check, input)) ? idle(program) : program;
}

const idlePrograms = new WeakMap<Program, Program>();

function idle(program: Program): Program {
  const known = idlePrograms.get(program) ?? { ...program, listeners: [], configurations: [], notListening: namesOf(program) };
  idlePrograms.set(program, known);
  return known;
}
