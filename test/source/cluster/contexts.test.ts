import { createServer, type Socket } from 'node:net';
import { describe, expect, test } from 'vitest';
import { runIn, temporaryFolder } from '../../cli/command-line.ts';
import { auditOf, kubeconfigWith, listen, listsOf, POD, serve } from './local-server.ts';

/** Audits all contexts of a kubeconfig that has these clusters. */
async function auditAll(clusters: Readonly<Record<string, object>>, ...words: readonly string[]) {
  const folder = temporaryFolder({ kubeconfig: kubeconfigWith(clusters, {}, ['broken']) });
  const options = ['--kubeconfig', 'kubeconfig', '--all-contexts', '--release', '4.18', '--format', 'json', ...words];
  const { stdout, status } = await runIn(folder, ['audit', ...options], { env: { PATH: process.env.PATH ?? '' } });
  const { problems, nodes } = JSON.parse(stdout) as { problems: { path: string; message: string }[]; nodes: { name: string }[] };
  return { status, problems: problems.map(({ path, message }) => `${path}: ${message}`), nodes: nodes.map(({ name }) => name) };
}

const at = (port: number) => ({ server: `http://127.0.0.1:${port}` });

describe('--all-contexts', () => {
  test('a cluster that is down or configured wrongly is a problem, and the others are audited', async () => {
    const good = await serve(listsOf([POD], [{ metadata: { name: 'worker-0' } }]));
    const clusters = {
      'default/down:6443': at(1),
      'no-file': { ...at(1), 'certificate-authority': '/nowhere/ca.crt' },
      'wrong-proxy': { ...at(1), 'proxy-url': 'http://user:secret@' },
      good: at(good.port),
    };
    const { status, problems, nodes } = await auditAll(clusters);
    expect([status, nodes]).toEqual([3, ['good/worker-0']]);
    expect(problems).toEqual([
      expect.stringMatching(/^cluster default\/down:6443: nothing could be read: the API server cannot be reached: connect ECONNREFUSED/),
      expect.stringMatching(/^cluster no-file: the kubeconfig names \/nowhere\/ca.crt, which cannot be read/),
      expect.stringMatching(/^cluster wrong-proxy: the proxy is malformed/),
      expect.stringMatching(/^cluster broken: the context broken names the cluster broken, which is not in .*$/),
    ]);
  });

  test('more clusters that hang than are audited at once keep no turn from the one that answers', async () => {
    const hanging = new Set<Socket>();
    const silent = createServer((socket) => hanging.add(socket.on('error', () => {}).resume()));
    const stop = (): void => {
      silent.close();
      for (const socket of hanging) socket.destroy();
    };
    const port = await listen(silent);
    // They hang until the third page of the other cluster is requested.
    const good = await serve({
      ...listsOf([], [{ metadata: { name: 'worker-0' } }]),
      '/api/v1/pods': (query) => {
        const page = Number(query.get('continue') ?? 1);
        if (page === 3) stop();
        return { metadata: page < 3 ? { continue: String(page + 1) } : {}, items: [POD] };
      },
    });
    const clusters = Object.fromEntries(Array.from({ length: 12 }, (_, index) => [`hangs-${index}`, at(port)]));
    const { nodes, problems } = await auditAll({ ...clusters, good: at(good.port) });
    expect([nodes, problems.length]).toEqual([['good/worker-0'], 13]);
  });
});

describe('--namespace', () => {
  const other = { ...POD, metadata: { ...POD.metadata, namespace: 'other', uid: '2' } };

  test('lists the pods and Services of these namespaces only, and says which has none', async () => {
    const { port, requests } = await serve({
      '/api/v1/namespaces/example/pods': () => ({ items: [POD] }),
      '/api/v1/pods': () => ({ items: [POD, other] }),
    });
    const { stdout } = await auditOf(at(port), {}, '--namespace', 'example,typo');
    const paths = ['nodes', ...['example', 'typo'].flatMap((one) => ['pods', 'services'].map((plural) => `namespaces/${one}/${plural}`))];
    expect(requests.filter((one) => one.startsWith('/api/v1/')).toSorted()).toEqual(
      paths.map((one) => `/api/v1/${one}?limit=100`).toSorted(),
    );
    expect(JSON.parse(stdout).notes).toContain('cluster test: the namespace typo has no pod with a host port');
  });

  test('without a pod with a host port is checked, and clean', async () => {
    const { port } = await serve({
      '/api/v1/namespaces/example/pods': () => ({ items: [{ metadata: POD.metadata, spec: { containers: [] } }] }),
    });
    const { status, messages } = await auditOf(at(port), {}, '--namespace', 'example');
    expect([status, messages]).toEqual([0, []]);
  });

  test('what rests on the absence of other pods is information', async () => {
    const { port } = await serve({
      '/api/v1/namespaces/example/pods': () => ({ items: [POD] }),
      ...listsOf([], [{ metadata: { name: 'worker-0' } }]),
    });
    const folder = temporaryFolder({ 'worker-0.txt': 'tcp LISTEN 0 128 0.0.0.0:9878 0.0.0.0:* users:(("mystery",pid=1,fd=3))\n' });
    const { stdout } = await auditOf(
      at(port),
      {},
      ...['--registry', 'openshift', '--context', 'test', '--capture', `${folder}/worker-0.txt`, '--namespace', 'example'],
    );
    const found = (JSON.parse(stdout).findings as { rule: string; severity: string }[]).filter(
      ({ rule }) => rule === 'unexplained-listener',
    );
    expect(found.map(({ severity }) => severity)).toEqual(['info']);
  });
});

describe('the ClusterVersion', () => {
  const forbidden = { kind: 'Status', code: 403, message: 'forbidden' };

  test.each<[string, number, readonly string[]]>([
    ['that plain Kubernetes has not and denies is no failure', 404, []],
    ['that OpenShift denies is a missing right', 200, ['permission to get clusterversions.config.openshift.io is missing']],
  ])('%s', async (_, discovery, expected) => {
    const { server, port } = await serve(listsOf([POD]));
    const [answer] = server.listeners('request') as ((...all: unknown[]) => void)[];
    server.removeAllListeners('request').on('request', (request, response) => {
      if (request.url?.startsWith('/apis/config.openshift.io/v1/')) response.writeHead(403);
      else if (request.url === '/apis/config.openshift.io/v1') response.writeHead(discovery);
      else return answer?.(request, response);
      return response.end(JSON.stringify(forbidden));
    });
    const { messages } = await auditOf(at(port), {}, { release: null });
    expect(messages.map((message) => message.split(',')[0])).toEqual(expected);
  });
});
