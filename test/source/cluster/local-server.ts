import http from 'node:http';
import type { AddressInfo, Server, Socket } from 'node:net';
import { onTestFinished } from 'vitest';
import { runIn, temporaryFolder } from '../../cli/command-line.ts';

/** A cluster of a kubeconfig. */
export interface ClusterAt {
  readonly server: string;
  readonly 'proxy-url'?: string;
}

/** Starts a server on a free port of this machine until the end of the test, and returns the port. */
export async function listen(server: Server): Promise<number> {
  const open = new Set<Socket>();
  server.on('connection', (socket) => open.add(socket));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(async () => {
    for (const socket of open) socket.destroy();
    await new Promise((resolve) => server.close(resolve));
  });
  return (server.address() as AddressInfo).port;
}

/** An API server whose answers are these: by path without query; an empty list for every other path. */
export async function serve(answers: Readonly<Record<string, (query: URLSearchParams) => unknown>>) {
  const requests: string[] = [];
  const server = http.createServer(({ url = '' }, response) => {
    requests.push(url);
    const { pathname, searchParams } = new URL(url, 'http://host');
    response.end(JSON.stringify(answers[pathname]?.(searchParams) ?? { items: [] }));
  });
  return { server, port: await listen(server), requests };
}

/** The answers of an API server that has these pods and nodes. */
export function listsOf(pods: readonly unknown[], nodes: readonly unknown[] = []) {
  return { '/api/v1/pods': () => ({ items: pods }), '/api/v1/nodes': () => ({ items: nodes }) };
}

interface Surroundings {
  readonly env?: Readonly<Record<string, string>>;
  /** Judge as of this release; null for that of the cluster. */
  readonly release?: string | null;
}

/** A kubeconfig as text: a context for each cluster, of which the first is the current one, and contexts of clusters that are missing. */
export function kubeconfigWith(clusters: Readonly<Record<string, object>>, user: object = {}, missing: readonly string[] = []): string {
  const names = Object.keys(clusters);
  return JSON.stringify({
    'current-context': names[0],
    contexts: [...names, ...missing].map((name) => ({ name, context: { cluster: name, user: 'test' } })),
    clusters: names.map((name) => ({ name, cluster: clusters[name] })),
    users: [{ name: 'test', user }],
  });
}

/** Audits a cluster with a kubeconfig of its own. The problems are empty where it prints no report. */
export async function auditOf(cluster: ClusterAt, user: object = {}, ...words: readonly (string | Surroundings)[]) {
  const folder = temporaryFolder({ kubeconfig: kubeconfigWith({ test: cluster }, user) });
  const { env = {}, release = '4.18' } = words.find((word) => typeof word !== 'string') ?? {};
  const judged = release === null ? [] : ['--release', release];
  const options = ['--kubeconfig', 'kubeconfig', '--format', 'json', ...judged, ...words.filter((word) => typeof word === 'string')];
  const ran = await runIn(folder, ['audit', ...options], { env: { PATH: process.env.PATH ?? '', ...env } });
  const { problems } = JSON.parse(ran.stdout.startsWith('{') ? ran.stdout : '{"problems":[]}') as {
    problems: { path: string; message: string }[];
  };
  return { ...ran, problems, messages: problems.map(({ message }) => message) };
}

/** A node, and a pod on its network that a command can be run in. */
export const NODE = { metadata: { name: 'worker-0' } };
export const POD = {
  metadata: { name: 'agent', namespace: 'example', uid: '1' },
  spec: { hostNetwork: true, nodeName: 'worker-0', containers: [{ name: 'agent' }] },
  status: { phase: 'Running', containerStatuses: [{ name: 'agent', state: { running: {} } }] },
};
