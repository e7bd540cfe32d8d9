import { describe, expect, test } from 'vitest';
import { connect } from '../../../src/source/cluster/connection.ts';
import { readCluster } from '../../../src/source/cluster/read.ts';
import { createApi } from '../../../src/source/cluster/request.ts';
import { auditOf, listsOf, NODE, POD, serve } from './local-server.ts';

/** The pod with a ConfigMap of this name in a volume. */
const using = (name: string) => ({ ...POD, spec: { ...POD.spec, volumes: [{ name: 'v', configMap: { name } }] } });
const listOf = (...pods: readonly unknown[]) => listsOf(pods, [NODE]);
const at = (port: number, prefix = '') => ({ server: `http://127.0.0.1:${port}${prefix}` });

describe('names of objects', () => {
  test.each(['../../../secrets', '..%2f..%2fsecrets', 'Upper', 'a/b', 'a?b', `${'a'.repeat(250)}.abc`])(
    'the ConfigMap %s of a volume is not requested, and the pod is named',
    async (name) => {
      const { port, requests } = await serve(listOf(using(name)));
      const { problems, status } = await auditOf(at(port), {}, '--configmaps');
      expect(requests.filter((one) => one.includes('configmap'))).toEqual([]);
      const message = `a ConfigMap that it uses is not read: the name ${JSON.stringify(name)} is not a DNS subdomain`;
      expect([status, problems]).toEqual([3, [expect.objectContaining({ path: 'namespaces/example/pods/agent.json', message })]]);
    },
  );

  test('a valid name is requested below the path of the server, as behind a proxy of many clusters', async () => {
    const { port, requests } = await serve({ '/k8s/clusters/c-1/api/v1/pods': () => ({ items: [using('a-1.b')] }) });
    await auditOf(at(port, '/k8s/clusters/c-1/'), {}, '--configmaps');
    expect(requests.at(-1)).toBe('/k8s/clusters/c-1/api/v1/namespaces/example/configmaps/a-1.b');
  });

  test.each([
    ['namespace', '../../nodes', 'the namespace "../../nodes" is not a DNS label'],
    ['name', '../../../nodes/a/proxy', 'the name "../../../nodes/a/proxy" is not a DNS subdomain'],
  ])('a pod whose %s is %s runs no command', async (key, value, message) => {
    const { port, server } = await serve(listOf({ ...POD, metadata: { ...POD.metadata, [key]: value } }));
    const upgrades: unknown[] = [];
    server.on('upgrade', (request) => upgrades.push(request.url));
    const { messages } = await auditOf(at(port), {}, '--sockets', 'exec');
    expect([upgrades, messages]).toEqual([[], [expect.stringContaining(message)]]);
  });
});

describe('answers without end', () => {
  test('a continue token that repeats is a problem, after the second page that has it', async () => {
    const tokens = ['a', 'b', 'a', 'b'];
    const { port, requests } = await serve({ '/api/v1/pods': () => ({ metadata: { continue: tokens.shift() }, items: [] }) });
    const { messages } = await auditOf(at(port));
    expect(messages).toEqual([expect.stringContaining('could not list pods: the list does not end: its continue token repeats')]);
    expect(requests.filter((one) => one.startsWith('/api/v1/pods'))).toHaveLength(3);
  });

  test.each([5, 'a'.repeat(5000)])('a continue token that no server sends is a problem', async (token) => {
    const { port } = await serve({ '/api/v1/pods': () => ({ metadata: { continue: token }, items: [] }) });
    expect((await auditOf(at(port))).messages).toEqual([expect.stringContaining('the list has an invalid continue token')]);
  });

  test('of the body of a refused command only the start is read', async () => {
    const { port, server } = await serve(listOf(POD));
    let sent = 0;
    server.on('upgrade', (_, socket) => {
      socket.on('error', () => {});
      socket.write('HTTP/1.1 403 Forbidden\r\nContent-Type: text/plain\r\nTransfer-Encoding: chunked\r\n\r\n');
      const piece = `10000\r\n${'x'.repeat(0x10000)}\r\n`;
      const more = (): void => {
        if (socket.destroyed) return;
        sent += piece.length;
        socket.write(piece, more);
      };
      more();
    });
    const { messages } = await auditOf(at(port), {}, '--sockets', 'exec', '--exec-timeout', '60s');
    expect(messages).toEqual([expect.stringContaining('the server refused it with 403 Forbidden')]);
    expect(sent).toBeLessThan(32 * 1024 ** 2);
  });

  test('annotations are kept as far as they are read, and the lines of the object stay', async () => {
    const short = { 'hostport-lint/ignore': 'host-port-conflict', 'kubernetes.io/config.hash': 'abc' };
    const annotations = { ...short, note: 'x'.repeat(256 * 1024) };
    const { port } = await serve(listOf({ ...POD, metadata: { ...POD.metadata, annotations } }));
    const signal = new AbortController().signal;
    const options = { env: {}, cwd: '.', requestTime: 10_000, signal, userAgent: 'test' };
    const connection = await connect({ name: 'test', server: new URL(at(port).server), cluster: {}, user: {} }, options);
    const { objects } = readCluster(createApi(connection), {
      namespaces: [],
      configMaps: false,
      asksRelease: false,
      shown: '',
      prefix: '',
    });
    const read: unknown[] = [];
    for await (const one of objects) if (one.path.includes('/pods/')) read.push(one);
    connection.close();
    expect(read).toEqual([
      expect.objectContaining({ object: expect.objectContaining({ metadata: { ...POD.metadata, annotations: { ...short, note: '' } } }) }),
    ]);
  });
});

describe('a 200 that is not what was requested is a problem and not an empty cluster', () => {
  test.each<[string, unknown]>([
    ['a Status', { kind: 'Status', details: { items: [] } }],
    ['an object', { kind: 'Pod', metadata: { name: 'a' } }],
    ['items that are no list', { kind: 'PodList', items: { a: 1 } }],
  ])('%s for a list', async (_, answer) => {
    const { port } = await serve({ '/api/v1/pods': () => answer });
    const { messages, status } = await auditOf(at(port));
    expect([status, messages]).toEqual([3, [expect.stringContaining('could not list pods: the answer is not a list of pods')]]);
  });

  test('a list for an object', async () => {
    const { port } = await serve({ ...listOf(using('a')), '/api/v1/namespaces/example/configmaps/a': () => ({ items: [] }) });
    const { messages } = await auditOf(at(port), {}, '--configmaps');
    expect(messages).toEqual([
      expect.stringContaining('could not get configmaps in the namespace example: the answer is not the ConfigMap a'),
    ]);
  });
});
