import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { expectPrograms } from '../../scripts/build.ts';
import type { Program, ProgramListener } from '../../src/model/program.ts';
import { BUILT_IN_PROGRAMS } from '../../src/programs/built-in.ts';
import { readPrograms } from '../../src/programs/load.ts';
import { temporaryFolder } from '../folder.ts';

const PROGRAMS = BUILT_IN_PROGRAMS.map(({ program }) => program);
const FILES = [...new Set(BUILT_IN_PROGRAMS.map(({ path }) => path))];

/** The problems that `find` returns for the described programs. */
const violations = (find: (program: Program) => readonly string[]): string[] =>
  PROGRAMS.flatMap((program) => find(program).map((what) => `${program.name}: ${what}`));

const setters = (listener: ProgramListener): readonly string[] => [
  ...(listener.options ?? []),
  ...(listener.hostOptions ?? []),
  ...(listener.variables ?? []),
];
const repeated = (names: readonly string[]): string[] => names.filter((name, index) => names.indexOf(name) !== index);

test('the loader of user files reads the same programs from the families', () => {
  expect(FILES.length).toBeGreaterThan(50);
  const read = FILES.map((file) => readPrograms({ text: readFileSync(file, 'utf8'), path: file }));
  expect(read.flatMap(({ problems }) => problems)).toEqual([]);
  expect(read.flatMap(({ programs }) => programs.map(({ program }) => program))).toEqual(PROGRAMS);
});

test('a broken family is not built', () => {
  const root = temporaryFolder({ 'programs/till.yaml': 'programs:\n  - { name: till, portt: 9103 }\n' });
  expect(() => expectPrograms(root)).toThrow(/^programs\/till.yaml:2:\d+: /);
});

test('families are sorted by name, no name is twice, and editors find the schema', () => {
  for (const file of FILES) {
    const names = BUILT_IN_PROGRAMS.filter(({ path }) => path === file).map(({ program }) => program.name);
    expect(names, file).toEqual(names.toSorted());
    expect(readFileSync(file, 'utf8')).toMatch(/^# yaml-language-server: \$schema=\.\.\/schemas\/program\.schema\.json\n/);
  }
  expect(repeated(PROGRAMS.map(({ name }) => name))).toEqual([]);
});

test('every program has sources', () => {
  const source = /^(https?:\/\/[^\s]+|[\w.-]+\/[\w.-]+:[^\s:]+)$/;
  expect(violations(({ sources }) => (sources.length === 0 ? ['no source'] : sources.filter((one) => !source.test(one))))).toEqual([]);
});

test('no name both listens and does not listen, or is both an option and a switch', () => {
  expect(
    violations(({ listeners, notListening = [], switches = [] }) => {
      const listening = listeners.flatMap(setters);
      return [
        ...notListening.filter((name) => listening.includes(name)),
        ...switches.filter((name) => listening.includes(name) || notListening.includes(name)),
        ...[...listeners.map(setters), notListening, switches, listeners.map(({ name }) => name)].flatMap(repeated),
      ];
    }),
  ).toEqual([]);
});

test('settings are those of a file that the program names', () => {
  expect(
    violations(({ listeners, configurations = [] }) => [
      ...(configurations.length > 0 ? [] : listeners.flatMap(({ settings = [], hostSettings = [] }) => [...settings, ...hostSettings])),
      ...configurations.filter(({ options = [], paths = [] }) => options.length + paths.length === 0).map(({ format }) => format),
      ...configurations.flatMap(({ paths = [] }) => paths.filter((path) => !path.startsWith('/'))),
    ]),
  ).toEqual([]);
});

test('each command line and each image is of one program', () => {
  const executables = clashes(({ executables }) => executables, kindOfExecutable, overlap);
  expect(executables).toEqual([]);
  const images = clashes(({ images }) => images, kindOfImage, imagesOverlap);
  expect(images).toEqual([]);
});

/** Pairs of programs with the same subcommand that one name fits; patterns of different kinds have an order, so they cannot clash. */
function clashes(
  patternsOf: (program: Program) => readonly string[],
  kindOf: (pattern: string) => string,
  overlap: (a: string, b: string) => boolean,
): string[] {
  const patterns = PROGRAMS.flatMap((program) =>
    patternsOf(program).map((pattern) => ({ program, pattern, key: `${program.subcommand ?? ''} ${kindOf(pattern)}` })),
  );
  return patterns.flatMap((a, index) =>
    patterns
      .slice(index + 1)
      .filter((b) => a.program !== b.program && a.key === b.key && overlap(a.pattern, b.pattern))
      .map((b) => `${a.program.name} ${a.pattern} = ${b.program.name} ${b.pattern}`),
  );
}

function kindOfExecutable(pattern: string): string {
  return pattern.includes('*') ? '*' : '';
}

function kindOfImage(pattern: string): string {
  return `${pattern.split('/').length}${kindOfExecutable(pattern)}`;
}

function imagesOverlap(a: string, b: string): boolean {
  const others = b.split('/');
  return a.split('/').every((segment, index) => overlap(segment, others[index] ?? ''));
}

/** Whether two patterns with `*` can mean one and the same name. */
function overlap(a: string, b: string): boolean {
  if (a === '' || b === '') return /^\**$/.test(a + b);
  if (a[0] === '*') return overlap(a.slice(1), b) || overlap(a, b.slice(1));
  if (b[0] === '*') return overlap(a, b.slice(1)) || overlap(a.slice(1), b);
  return a[0] === b[0] && overlap(a.slice(1), b.slice(1));
}
