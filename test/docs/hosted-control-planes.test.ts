import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { runIn, temporaryFolder } from '../cli/command-line.ts';
import { requireRealPart } from '../real-parts.ts';

const PAGE = readFileSync('docs/hosted-control-planes.md', 'utf8');
const blocks = (language: string): string[] =>
  [...PAGE.matchAll(new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\`\`\``, 'g'))].map(([, text = '']) => text);

/** The files of the page, by the path in their first line; other blocks are parts of files. */
const FILES = Object.fromEntries(
  blocks('yaml').flatMap((text) => {
    const [, file] = /^# (\S+)\n/.exec(text) ?? [];
    return file === undefined ? [] : [[file, text]];
  }),
);

/** Each command of the page, and what the page says that it prints. */
const COMMANDS = blocks('console').flatMap((block) =>
  block
    .split(/^\$ hostport-lint /m)
    .slice(1)
    .map((text): [string, string] => [text.slice(0, text.indexOf('\n')), text.slice(text.indexOf('\n') + 1)]),
);

describe('the page on hosted control planes shows what is printed today', () => {
  test.each(COMMANDS)('hostport-lint %s', async (command, shown) => {
    const { stdout, stderr, status } = await runIn(temporaryFolder(FILES), command.split(' '));
    expect(`${stdout}${stderr}`.trimEnd()).toBe(shown.trimEnd());
    expect(status).toBe(0);
  });

  test('from the manifest to rules, load balancers and records', () => {
    const named = COMMANDS.map(([command]) => /^hosted (\w+)/.exec(command)?.[1]);
    expect(named).toEqual(expect.arrayContaining(['flows', 'firewall', 'haproxy', 'dns']));
    expect(Object.keys(FILES)).toContain('clusters/bm.yaml');
  });
});

/** The commands of the AWS CLI need an account, so that only their arguments are checked. */
const PREPARED = `hostport-lint() { node '${path.resolve('dist/cli.cjs')}' "$@"; }
aws() { node -e 'JSON.parse(process.argv[1])' "$6"; }
sh() { . "./$1"; }
`;

test.each(blocks('sh').map((commands) => [commands.split('\n')[0] as string, commands]))('the network of %s', (_, commands) => {
  expect(commands.trim().split('\n').length).toBeLessThanOrEqual(10);
  for (const part of ['nft', 'haproxy']) if (new RegExp(`^${part} `, 'm').test(commands)) requireRealPart(part);
  const words = ['--user', '--map-root-user', '--net', 'bash', '-euc', PREPARED + commands];
  execFileSync('unshare', words, { cwd: temporaryFolder(FILES), stdio: ['ignore', 'ignore', 'pipe'] });
});
