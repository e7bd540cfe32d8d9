import { expect, test } from 'vitest';
import type { Program, ProgramListener } from '../../src/model/program.ts';
import { BUILT_IN_PROGRAMS } from '../../src/programs/built-in.ts';
import { listenersOf } from '../listeners/build.ts';

/** A port that no program has by default, so that it is found only by the option. */
const PORT = 23456;

interface Case {
  readonly name: string;
  readonly protocol: string;
  /** The command line with a value of the listener's first option. */
  readonly words: (value: string) => string[];
  /** An option with which the program only checks something. */
  readonly check: string | undefined;
}

/** A command line for each listener of each described program that an option sets. */
const CASES = BUILT_IN_PROGRAMS.flatMap(({ program }) => {
  const executable = program.executables.find((name) => !name.includes('*'));
  return executable === undefined ? [] : program.listeners.flatMap((listener) => caseOf(program, executable, listener));
});

test('a described program with a port in its option listens there', () => {
  expect(CASES.length).toBeGreaterThan(400);
  const deaf = CASES.filter(({ words, protocol }) => !isFound(words(String(PORT)), `${PORT}/${protocol} `));
  expect(deaf.map(({ name }) => name)).toEqual([]);
});

test('a described program with the port 0 does not', () => {
  expect(CASES.filter(({ words }) => isFound(words('0'), `${PORT}/`)).map(({ name }) => name)).toEqual([]);
});

test('a described program that only checks something opens nothing', () => {
  const checking = CASES.flatMap(({ name, words, check }) =>
    check === undefined ? [] : [{ name, words: [...words(String(PORT)), check] }],
  );
  expect(checking.length).toBeGreaterThan(10);
  expect(checking.filter(({ words }) => isFound(words, '')).map(({ name }) => name)).toEqual([]);
});

function caseOf(program: Program, executable: string, listener: ProgramListener): Case[] {
  const option = listener.options?.find((name) => !name.includes('*'));
  // Of several choices the first; variables and settings cannot be given on a command line.
  const enabling = (listener.enabledBy ?? []).slice(0, 1);
  // The value has a form of its own.
  if (listener.forms) return [];
  if (option === undefined || !enabling.every((condition) => /^[a-z][a-z0-9-]*(?:=.*)?$/.test(condition))) return [];
  const [optionName = '', setting] = option.split(' ');
  const given = (value: string): string[] => {
    if (setting !== undefined) return [dashed(optionName), `${setting}=${value}`];
    return optionName.length === 1 ? [dashed(optionName), value] : [`${dashed(optionName)}=${value}`];
  };
  const start = [executable, ...(program.subcommand?.split(' ') ?? [])];
  const on = enabling.map((condition) => `--${condition.includes('=') ? condition : `${condition}=true`}`);
  return [
    {
      name: `${program.name}: ${dashed(optionName)} (${listener.name})`,
      protocol: listener.protocol ?? 'TCP',
      words: (value) => [...start, ...on, ...given(value)],
      check: program.checks?.[0] === undefined ? undefined : dashed(program.checks[0]),
    },
  ];
}

function dashed(name: string): string {
  return name.length === 1 ? `-${name}` : `--${name}`;
}

/** Whether a pod on the host network with that command has a listener that begins so. */
function isFound(words: readonly string[], listener: string): boolean {
  const spec = `hostNetwork: true\ncontainers:\n  - name: c\n    image: example.org/c:1\n    command: ${JSON.stringify(words)}\n`;
  return listenersOf(spec).some((line) => line.startsWith(listener));
}
