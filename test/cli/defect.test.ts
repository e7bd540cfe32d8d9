import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { runIn, temporaryFolder } from './command-line.ts';

const REPORT =
  /^hostport-lint: internal error of version \S+; please report it at https:\/\/\S+\/issues with this line: the roof is on fire \(at .+\)\n$/;

test('an unexpected error prints how to report it, and has its own status', async () => {
  const ran = await runIn(temporaryFolder(), ['-'], { input: new Error('the roof is\non fire') });
  expect(ran).toEqual({ stdout: '', stderr: expect.stringMatching(REPORT), status: 70 });
});

test('an unhandled rejection does too', () => {
  const words = [
    '-e',
    "process.stdin.on('newListener', () => setImmediate(() => { throw new Error('the roof is on fire'); })); require('./dist/cli.cjs')",
  ];
  const { status, stderr } = spawnSync(process.execPath, [...words, '-', '-'], { encoding: 'utf8', input: 'a: 1\n' });
  expect([status, stderr]).toEqual([70, expect.stringMatching(REPORT)]);
});
