import { describe, expect, test } from 'vitest';
import type { InputOutput } from '../../src/cli/io.ts';
import { createProgram } from '../../src/cli/program.ts';
import { runIn, temporaryFolder } from './command-line.ts';

const io: InputOutput = {
  stdout: () => undefined,
  stderr: () => undefined,
  readStandardInput: async () => new Uint8Array(),
  cwd: '.',
  env: {},
  isTerminal: false,
  isErrorTerminal: false,
  columns: undefined,
  setExitCode: () => undefined,
};

const namesFor = (words?: readonly string[]) => createProgram(io, words).commands.map((command) => command.name());

describe('commands are made where the words may ask for them', () => {
  test.each(namesFor())('%s', (name) => expect(namesFor(['--quiet', name])).toContain(name));

  test.each([['--help'], ['-h'], ['-qh']])('%s tells of all of them', async (word) => {
    expect(namesFor([word])).toEqual(namesFor());
    expect((await runIn(temporaryFolder(), [word])).stdout).toMatch(/^ {2}registry /m);
  });

  test('no path at all is told all of them', async () => {
    expect((await runIn(temporaryFolder(), ['--quiet'])).stderr).toMatch(/^ {2}registry /m);
  });

  test('words that only lint make none', () => expect(namesFor(['--quiet', '--format', 'json', 'folder', '-'])).toEqual([]));
});
