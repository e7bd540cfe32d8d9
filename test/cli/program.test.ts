import type { Command } from 'commander';
import { describe, expect, test } from 'vitest';
import { EXAMPLES, subcommandsOf, wordsOfCommand } from '../../src/cli/command-tree.ts';
import type { InputOutput } from '../../src/cli/io.ts';
import { createProgram } from '../../src/cli/program.ts';
import { runIn, temporaryFolder } from './command-line.ts';

test('examples are those of commands', () => {
  const below = (command: Command): Command[] => [command, ...subcommandsOf(command).flatMap(below)];
  const commands = below(createProgram({} as InputOutput)).map((command) => wordsOfCommand(command).join(' '));
  expect(commands).toEqual(expect.arrayContaining(Object.keys(EXAMPLES).filter((words) => words !== 'lint')));
});

describe('usage names the program as it was called', () => {
  test.each([
    ['hostport-lint', 'hostport-lint'],
    ['cli.cjs', 'hostport-lint'],
    ['kubectl-hostport_lint', 'kubectl hostport-lint'],
    ['oc-hostport_lint.cmd', 'oc hostport-lint'],
  ])('%s', async (calledAs, name) => {
    expect((await runIn(temporaryFolder(), ['ports', '--help'], { calledAs })).stdout).toMatch(new RegExp(`^Usage: ${name} ports `));
  });
});

test('a rule is explained in lines that fit the terminal', async () => {
  const { stdout } = await runIn(temporaryFolder(), ['rules', 'host-port-conflict'], { terminal: true, columns: 72 });
  expect(stdout.split('\n').filter((line) => line.length > 72 && !line.startsWith('Page: '))).toEqual([]);
});

describe.each(['kubectl', 'oc'])('%s asks for completions in its own form', (host) => {
  test.each([
    [['por'], /^ports\t.*\n:0\n$/],
    [['--contex'], /^--context\t.*\n:4\n$/],
    [['--context', ''], /^:16\n$/],
    [['--fail-on', 'e'], /^error\n:4\n$/],
  ])('%j', async (words, expected) => {
    expect((await runIn(temporaryFolder(), words, { calledAs: `${host}_complete-hostport_lint` })).stdout).toMatch(expected);
  });
});

test('options stand in groups', async () => {
  const { stdout } = await runIn(temporaryFolder(), ['--help']);
  expect([...stdout.matchAll(/^(\w.+):$/gm)].map(([, heading]) => heading)).toEqual([
    'Arguments',
    'Options',
    'Checks',
    'Input',
    'Helm charts and kustomizations',
    'Changes only',
    'Output',
    'Fixing',
    'Commands',
    'Examples',
  ]);
});

test('a terminal that does not know its columns is not narrow', async () => {
  const folder = temporaryFolder({ 'a.yaml': 'kind: Pod\n', 'b.yaml': '{' });
  const unknown = await runIn(folder, [], { terminal: true, columns: 0, env: { NO_COLOR: '1' } });
  expect(unknown.stdout).toBe((await runIn(folder, [])).stdout);
});
