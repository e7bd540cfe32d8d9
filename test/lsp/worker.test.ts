import { chmodSync, existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { temporaryFolder } from '../cli/command-line.ts';
import { startServer, uriOf } from './client.ts';

const TEXT = 'apiVersion: v1\nkind: Pod\nmetadata: { name: a }\nspec: { hostNetwork: true, containers: [{ name: a }] }\n';
const PATIENCE = { timeout: 30_000, interval: 100 };

// Only Linux shows the processes of a program without another program.
test.skipIf(process.platform !== 'linux').each(['exit', 'SIGKILL'])('%s also ends the helm that a worker started', async (how) => {
  const folder = temporaryFolder({
    'ws/a.yaml': TEXT,
    'ws/chart/Chart.yaml': 'apiVersion: v2\nname: chart\nversion: 0.1.0\n',
    'ws/chart/templates/b.yaml': TEXT,
    'bin/helm': '#!/bin/sh\necho $$ > "$HOME/pid"\nexec sleep 600\n',
  });
  chmodSync(path.join(folder, 'bin/helm'), 0o755);
  const workspace = path.join(folder, 'ws');
  const env = { PATH: `${path.join(folder, 'bin')}:${process.env.PATH}`, HOME: folder };
  const client = startServer(workspace, [], undefined, env);
  await client.start([workspace]);
  client.open(uriOf(path.join(workspace, 'a.yaml')), TEXT);
  const pid = path.join(folder, 'pid');
  await vi.waitFor(() => expect(existsSync(pid) && readFileSync(pid, 'utf8')).toMatch(/\n/), PATIENCE);
  if (how === 'exit') expect(await client.stop()).toBe(0);
  else client.server.kill('SIGKILL');
  await vi.waitFor(() => expect(existsSync(`/proc/${readFileSync(pid, 'utf8').trim()}`)).toBe(false), PATIENCE);
});

test('a worker exits if its input ends within a message', async () => {
  const { server, ended } = startServer(temporaryFolder(), ['--worker']);
  server.stdin.end('Content-Length: 100\r\n\r\n{');
  expect(await ended).toBe(0);
});
