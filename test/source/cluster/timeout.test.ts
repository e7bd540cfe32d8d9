import { chmodSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { runIn, temporaryFolder } from '../../cli/command-line.ts';

const OVER = 'the time of the whole run was over';
const BODY = 'HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"items":';

test.each<[string, (port: number) => Cluster, (socket: Socket) => void]>([
  ['the handshake of TLS', (port) => ({ server: `https://127.0.0.1:${port}` }), () => {}],
  ['the head of an answer', (port) => ({ server: `http://127.0.0.1:${port}` }), () => {}],
  ['the rest of an answer', (port) => ({ server: `http://127.0.0.1:${port}` }), (socket) => socket.once('data', () => socket.write(BODY))],
  ['a proxy', (port) => ({ server: 'https://192.0.2.1', 'proxy-url': `http://127.0.0.1:${port}` }), () => {}],
  ['a SOCKS proxy', (port) => ({ server: 'https://192.0.2.1', 'proxy-url': `socks5://127.0.0.1:${port}` }), () => {}],
])('--timeout ends the wait for %s', async (what, clusterAt, answer) => {
  const server = createServer((socket) => answer(socket.on('error', () => {}).resume()));
  const port = await listen(server);
  expect(await messagesOf(clusterAt(port))).toEqual([expect.stringContaining(OVER)]);
  // Else the program would not end; the library of SOCKS lets go after half a minute.
  if (what !== 'a SOCKS proxy') await new Promise((resolve) => server.close(resolve));
});

test('--timeout ends the wait for a server that asks to come again later', async () => {
  const port = await listen(http.createServer((_, response) => response.writeHead(429, { 'retry-after': '600' }).end()));
  expect(await messagesOf({ server: `http://127.0.0.1:${port}` })).toEqual([expect.stringContaining(OVER)]);
});

test('--timeout ends the wait for a credential plugin', async () => {
  const plugin = path.join(temporaryFolder({}), 'plugin');
  writeFileSync(plugin, '#!/bin/sh\nexec sleep 600\n');
  chmodSync(plugin, 0o755);
  const user = { exec: { apiVersion: 'client.authentication.k8s.io/v1', command: plugin } };
  expect(await messagesOf({ server: 'http://127.0.0.1:1' }, user)).toEqual([expect.stringMatching(/^nothing could be read: /)]);
});

const NODE = { metadata: { name: 'worker-0' } };
const POD = {
  metadata: { name: 'agent', namespace: 'example', uid: '1' },
  spec: { hostNetwork: true, nodeName: 'worker-0', containers: [{ name: 'agent' }] },
  status: { phase: 'Running', containerStatuses: [{ name: 'agent', state: { running: {} } }] },
};

test('--timeout ends the wait for a command in a pod', async () => {
  const server = http.createServer(({ url = '' }, response) => {
    const items = url.startsWith('/api/v1/pods') ? [POD] : url.startsWith('/api/v1/nodes') ? [NODE] : [];
    response.end(JSON.stringify({ items }));
  });
  server.on('upgrade', () => {});
  const port = await listen(server);
  expect(await messagesOf({ server: `http://127.0.0.1:${port}` }, {}, '--sockets', 'exec', '--exec-timeout', '10m')).toEqual([
    expect.stringMatching(/^the sockets of node worker-0 are not known: .*gave no whole answer in time/),
  ]);
});

interface Cluster {
  readonly server: string;
  readonly 'proxy-url'?: string;
}

/** The problems of an audit that may take a second, and whose parts may take ten minutes each. */
async function messagesOf(cluster: Cluster, user: object = {}, ...words: readonly string[]): Promise<string[]> {
  const kubeconfig = {
    'current-context': 'test',
    contexts: [{ name: 'test', context: { cluster: 'test', user: 'test' } }],
    clusters: [{ name: 'test', cluster }],
    users: [{ name: 'test', user }],
  };
  const folder = temporaryFolder({ kubeconfig: JSON.stringify(kubeconfig) });
  const limits = ['--timeout', words.length === 0 ? '1s' : '3s', '--request-timeout', '10m', '--release', '4.18'];
  const { stdout, status } = await runIn(folder, ['audit', '--kubeconfig', 'kubeconfig', '--format', 'json', ...limits, ...words], {
    env: { PATH: process.env.PATH ?? '' },
  });
  expect(status).toBe(3);
  return JSON.parse(stdout).problems.map(({ message }: { message: string }) => message);
}

async function listen(server: Server): Promise<number> {
  const open = new Set<Socket>();
  server.on('connection', (socket) => open.add(socket));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(async () => {
    for (const socket of open) socket.destroy();
    await new Promise((resolve) => server.close(resolve));
  });
  return (server.address() as AddressInfo).port;
}
