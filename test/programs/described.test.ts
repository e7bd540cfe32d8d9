import { describe, expect, test } from 'vitest';
import { programs } from '../../programs/index.ts';
import type { Program, ProgramListener } from '../../src/model/program.ts';
import { listenersOf } from '../listeners/build.ts';

/** A port that no program has by default, so that it is found only where the option tells it. */
const PORT = 23456;

/** One pod for each listener of each described program: what its description says must be found, and nothing where it is off. */
const cases = programs.flatMap((program) =>
  program.executables
    .filter((name) => !name.includes('*'))
    .slice(0, 1)
    .flatMap((executable) => program.listeners.flatMap((listener) => caseOf(program, executable, listener))),
);

interface Case {
  readonly name: string;
  readonly spec: string;
  readonly offSpec: string | null;
  /** The same with an option with which the program only checks something. */
  readonly checkSpec: string | null;
  readonly protocol: string;
}

describe('a described program that is told a port by its option listens there', () => {
  test.each(cases)('$name', ({ spec, protocol }) => {
    expect(listenersOf(spec).filter((line) => line.startsWith(`${PORT}/${protocol} `))).not.toEqual([]);
  });
});

describe('a described program that is told 0 does not', () => {
  test.each(cases.filter((one) => one.offSpec !== null))('$name', ({ offSpec }) => {
    expect(listenersOf(offSpec ?? '').filter((line) => line.startsWith(`${PORT}/`))).toEqual([]);
  });
});

describe('a described program that only checks something does not', () => {
  test.each(cases.filter((one) => one.checkSpec !== null))('$name', ({ checkSpec }) => {
    expect(listenersOf(checkSpec ?? '')).toEqual([]);
  });
});

function caseOf(program: Program, executable: string, listener: ProgramListener): Case[] {
  const option = listener.options?.find((name) => !name.includes('*'));
  if (option === undefined || conditionsOf(listener).some((condition) => !isOption(condition))) return [];
  const [optionName = '', setting] = option.split(' ');
  const dashed = optionName.length === 1 ? `-${optionName}` : `--${optionName}`;
  const given = (value: string): string[] => {
    if (setting !== undefined) return [dashed, `${setting}=${value}`];
    return optionName.length === 1 ? [dashed, value] : [`${dashed}=${value}`];
  };
  const enabling = conditionsOf(listener).map((condition) => `--${condition.includes('=') ? condition : `${condition}=true`}`);
  const words = (value: string): string[] => [executable, ...(program.subcommand?.split(' ') ?? []), ...enabling, ...given(value)];
  const check = program.checks?.[0];
  return [
    {
      name: `${program.id}: ${dashed} (${listener.name})`,
      spec: podThatRuns(words(String(PORT))),
      offSpec: podThatRuns(words('0')),
      checkSpec: check === undefined ? null : podThatRuns([...words(String(PORT)), check.length === 1 ? `-${check}` : `--${check}`]),
      protocol: listener.protocol ?? 'TCP',
    },
  ];
}

/** What must be true for the listener; of several choices the first. */
function conditionsOf(listener: ProgramListener): string[] {
  return (listener.enabledBy ?? []).slice(0, 1);
}

/** Variables and settings cannot be given on a command line. */
function isOption(condition: string): boolean {
  return /^[a-z][a-z0-9-]*(?:=.*)?$/.test(condition);
}

function podThatRuns(words: readonly string[]): string {
  return `hostNetwork: true\ncontainers:\n  - name: c\n    image: example.org/c:1\n    command: ${JSON.stringify(words)}\n`;
}
