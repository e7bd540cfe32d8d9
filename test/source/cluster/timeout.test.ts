import { chmodSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import { createServer, type Socket } from 'node:net';
import path from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../cli/command-line.ts';
import { auditOf, type ClusterAt, listen, NODE, POD } from './local-server.ts';

const OVER = 'the time limit of the run was reached';
const BODY = 'HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"items":';

test.each<[string, (port: number) => ClusterAt, (socket: Socket) => void]>([
  ['the handshake of TLS', (port) => ({ server: `https://127.0.0.1:${port}` }), () => {}],
  ['the head of an answer', (port) => ({ server: `http://127.0.0.1:${port}` }), () => {}],
  ['the rest of an answer', (port) => ({ server: `http://127.0.0.1:${port}` }), (socket) => socket.once('data', () => socket.write(BODY))],
  ['a proxy', (port) => ({ server: 'https://192.0.2.1', 'proxy-url': `http://127.0.0.1:${port}` }), () => {}],
  ['a SOCKS proxy', (port) => ({ server: 'https://192.0.2.1', 'proxy-url': `socks5://127.0.0.1:${port}` }), () => {}],
])('--timeout ends the wait for %s', async (what, clusterAt, answer) => {
  const server = createServer((socket) => answer(socket.on('error', () => {}).resume()));
  const port = await listen(server);
  expect(await messagesOf(clusterAt(port))).toEqual([expect.stringContaining(OVER)]);
  // Else the program would not end; the library of SOCKS closes after half a minute.
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

test('--timeout ends the wait for a command in a pod', async () => {
  const server = http.createServer(({ url = '' }, response) => {
    const second = { ...POD, metadata: { ...POD.metadata, name: 'second' }, spec: { ...POD.spec, nodeName: 'worker-1' } };
    const nodes = [NODE, { metadata: { name: 'worker-1' } }];
    const items = url.startsWith('/api/v1/pods') ? [POD, second] : url.startsWith('/api/v1/nodes') ? nodes : [];
    response.end(JSON.stringify({ items }));
  });
  server.on('upgrade', () => {});
  const port = await listen(server);
  const words = ['--sockets', 'exec', '--exec-timeout', '10m', '--exec-concurrency', '1'];
  expect(await messagesOf({ server: `http://127.0.0.1:${port}` }, {}, ...words)).toEqual([
    expect.stringMatching(/^the sockets of node worker-0 are not known: .*did not answer completely in time/),
    'the sockets of node worker-1 are not known: the time limit was reached before the first command',
  ]);
});

/** The problems of an audit that may take a second, and whose parts may take ten minutes each. */
async function messagesOf(cluster: ClusterAt, user: object = {}, ...words: readonly string[]): Promise<string[]> {
  const limits = ['--timeout', words.length === 0 ? '1s' : '3s', '--request-timeout', '10m'];
  const { messages, status } = await auditOf(cluster, user, ...limits, ...words);
  expect(status).toBe(3);
  return messages;
}
