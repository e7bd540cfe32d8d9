import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../cli/command-line.ts';

/** A heap that is enough for the sockets, but not for their report, which a pipe cannot write at once. */
const HEAP_MEGABYTES = 64;
const NODES = 160;
const SOCKETS = 200;
/** As long as the names of many units and paths; it makes a report of few sockets long. */
const LONG_NAME = 'x'.repeat(200);

test('a long report goes to a pipe piece by piece', { timeout: 120_000 }, () => {
  const folder = join(temporaryFolder({}), ...Array.from({ length: 8 }, () => LONG_NAME));
  mkdirSync(folder, { recursive: true });
  const line = (_: unknown, index: number): string =>
    `tcp LISTEN 0 4096 *:${9000 + index} *:* users:(("agent",pid=${index + 1},fd=3)) cgroup:/system.slice/${LONG_NAME}.service`;
  const capture = Array.from({ length: SOCKETS }, line).join('\n');
  for (let node = 0; node < NODES; node += 1) writeFileSync(join(folder, `node-${node}.txt`), capture);
  const words = ['audit', '--capture', folder, '--registry', 'kubernetes', '--format', 'json'];
  const { stdout, stderr } = spawnSync(process.execPath, [`--max-old-space-size=${HEAP_MEGABYTES}`, resolve('dist/cli.cjs'), ...words], {
    encoding: 'utf8',
    maxBuffer: 256 * 1024 ** 2,
  });
  expect(stdout.endsWith('\n}\n'), stderr).toBe(true);
  expect(JSON.parse(stdout).observed).toHaveLength(NODES * SOCKETS);
});
