import type { Command } from 'commander';
import { expect, test } from 'vitest';
import { EXAMPLES, subcommandsOf, wordsOfCommand } from '../../src/cli/command-tree.ts';
import type { InputOutput } from '../../src/cli/io.ts';
import { createProgram } from '../../src/cli/program.ts';
import { runIn, temporaryFolder } from './command-line.ts';

test('examples are those of commands', () => {
  const below = (command: Command): Command[] => [command, ...subcommandsOf(command).flatMap(below)];
  const commands = below(createProgram({} as InputOutput)).map((command) => wordsOfCommand(command).join(' '));
  expect(commands).toEqual(expect.arrayContaining(Object.keys(EXAMPLES).filter((words) => words !== 'lint')));
});

test('a terminal without a known width has no limit', async () => {
  const folder = temporaryFolder({ 'a.yaml': 'kind: Pod\n', 'b.yaml': '{' });
  const unknown = await runIn(folder, [], { terminal: true, columns: 0, env: { NO_COLOR: '1' } });
  expect(unknown.stdout).toBe((await runIn(folder, [])).stdout);
});
