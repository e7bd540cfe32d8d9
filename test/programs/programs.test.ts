import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { programs } from '../../programs/index.ts';
import { isPort, PROTOCOLS } from '../../src/model/address.ts';
import type { Program, ProgramListener } from '../../src/model/program.ts';

const folder = new URL('../../programs/', import.meta.url);
const families = readdirSync(folder).filter((name) => name.endsWith('.ts') && name !== 'index.ts');

/** Whether two patterns with `*` can mean one and the same name: walks both at once and remembers pairs of positions. */
function overlap(a: string, b: string, seen = new Set<string>()): boolean {
  const pair = `${a.length}/${b.length}`;
  if (seen.has(pair)) return false;
  seen.add(pair);
  if (a === '' || b === '') return /^\**$/.test(a + b);
  if (a[0] === '*') return overlap(a.slice(1), b, seen) || overlap(a, b.slice(1), seen);
  if (b[0] === '*') return overlap(a, b.slice(1), seen) || overlap(a.slice(1), b, seen);
  return a[0] === b[0] && overlap(a.slice(1), b.slice(1), seen);
}

function imagesOverlap(a: string, b: string): boolean {
  const [left, right] = [a.split('/').reverse(), b.split('/').reverse()];
  return left.slice(0, right.length).every((segment, index) => overlap(segment, right[index] ?? ''));
}

/** The more specific pattern wins, so only patterns of one kind can contradict each other. */
function specificity(image: string): string {
  return `${image.split('/').length}${image.includes('*') ? '*' : ''}`;
}

/** Programs of one executable must differ in their subcommands, else a command line fits both. */
function contradict(a: Program, b: Program): boolean {
  return (a.subcommand ?? '') === (b.subcommand ?? '');
}

const optionLists = (listener: ProgramListener) => [...(listener.options ?? []), ...(listener.hostOptions ?? [])];
const pairs = programs.flatMap((a, index) => programs.slice(index + 1).map((b) => [a, b] as const));

describe('the list of programs', () => {
  test('holds every family, in the order of their names', () => {
    const index = readFileSync(new URL('index.ts', folder), 'utf8');
    const imported = [...index.matchAll(/from '\.\/(.+\.ts)'/g)].map((match) => match[1]);
    expect(imported).toEqual([...families].sort());
    const listed = [...index.matchAll(/^ {2}\.\.\.(\w+),$/gm)].map((match) => match[1]);
    const names = [...index.matchAll(/programs as (\w+)/g)].map((match) => match[1]);
    expect(listed).toEqual(names);
  });

  test.each(families)('%s is sorted by id', async (family) => {
    const module = (await import(new URL(family, folder).href)) as { programs: readonly Program[] };
    const ids = module.programs.map((program) => program.id);
    expect(ids).not.toHaveLength(0);
    expect(ids).toEqual([...ids].sort());
  });

  test('gives each program an id of its own', () => {
    const ids = programs.map((program) => program.id);
    expect(ids).toEqual([...new Set(ids)]);
  });

  test('never lets one command line mean two programs', () => {
    const clashes = pairs
      .filter(([a, b]) => contradict(a, b))
      .flatMap(([a, b]) =>
        a.executables.flatMap((left) =>
          b.executables
            .filter((right) => left.includes('*') === right.includes('*') && overlap(left, right))
            .map((right) => `${a.id} ${left} = ${b.id} ${right}`),
        ),
      );
    expect(clashes).toEqual([]);
  });

  test('never lets one image mean two programs', () => {
    const clashes = pairs
      .filter(([a, b]) => contradict(a, b))
      .flatMap(([a, b]) =>
        a.images.flatMap((left) =>
          b.images
            .filter((right) => specificity(left) === specificity(right) && imagesOverlap(left, right))
            .map((right) => `${a.id} ${left} = ${b.id} ${right}`),
        ),
      );
    expect(clashes).toEqual([]);
  });
});

describe.each(programs.map((program) => [program.id, program] as const))('%s', (id, program) => {
  test('is named well', () => {
    expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    expect(program.title.trim()).toBe(program.title);
    expect(program.title).toMatch(/^[^.].*[^.\s]$/);
  });

  test('says where its facts stand', () => {
    expect(program.sources).not.toHaveLength(0);
    for (const source of program.sources) expect(source).toMatch(/^(https?:\/\/[^\s]+|[\w.-]+\/[\w.-]+:[^\s:]+)$/);
  });

  test('can be recognised', () => {
    expect([...program.executables, ...program.images]).not.toHaveLength(0);
    for (const executable of program.executables) expect(executable).toMatch(/^[\w.*-]+$/);
    for (const image of program.images) expect(image).toMatch(/^[\w.*-]+(\/[\w.*-]+)*$/);
    if (program.subcommand !== undefined) expect(program.subcommand).toMatch(/^[\w.-]+( [\w.-]+)*$/);
  });

  test('writes options without dashes and every name once', () => {
    const listeners = program.listeners.flatMap((listener) => [optionLists(listener), listener.variables ?? [], listener.settings ?? []]);
    for (const names of [...listeners, program.notListening ?? [], program.switches ?? []]) {
      expect(names).toEqual([...new Set(names)]);
      for (const name of names) expect(name).toMatch(/^[^-\s=][^=]*$/);
    }
  });

  test('has listeners that something sets, on ports that exist', () => {
    const names = program.listeners.map((listener) => listener.name);
    expect(names).toEqual([...new Set(names)]);
    for (const listener of program.listeners) {
      expect(listener.name).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
      if (listener.protocol !== undefined) expect(PROTOCOLS).toContain(listener.protocol);
      const port = listener.default?.port;
      if (port !== undefined) expect(isPort(port)).toBe(true);
      const setters = [listener.options, listener.variables, listener.settings, listener.arguments].flatMap((list) => list ?? []);
      expect(setters.length > 0 || port !== undefined).toBe(true);
    }
  });

  test('reads settings from a file that it names', () => {
    const settings = program.listeners.flatMap((listener) => [...(listener.settings ?? []), ...(listener.hostSettings ?? [])]);
    if (settings.length > 0) expect(program.configurations ?? []).not.toHaveLength(0);
    for (const file of program.configurations ?? []) {
      expect([...(file.options ?? []), ...(file.paths ?? [])]).not.toHaveLength(0);
      for (const path of file.paths ?? []) expect(path).toMatch(/^\//);
    }
  });

  test('never says of one name that it listens and that it does not', () => {
    const listening = new Set(program.listeners.flatMap((listener) => [...optionLists(listener), ...(listener.variables ?? [])]));
    expect((program.notListening ?? []).filter((name) => listening.has(name))).toEqual([]);
    const withValue = new Set([...listening, ...(program.notListening ?? [])]);
    expect((program.switches ?? []).filter((name) => withValue.has(name))).toEqual([]);
  });

  test('writes forms of arguments with one port each', () => {
    for (const form of program.listeners.flatMap((listener) => listener.arguments ?? [])) {
      expect(form.match(/\{(port|address)\}/g)).toHaveLength(1);
      expect(form.replaceAll(/\{(port|address|host)\}/g, '')).not.toMatch(/[{}]/);
    }
  });
});
