// An audit of a large cluster beside curl over the same pages, and captures beside JSON of their size.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ControlPlane, startControlPlane } from '../scripts/cluster/control-plane.ts';
import { clusterParts } from '../scripts/cluster/sample-cluster.ts';
import type { Candidate, Measured } from './measure.ts';

const NODES = 1_000;
const AT_ONCE = 20;
/** One pod in so many is on the host network. */
const ON_HOST = 8;

type Run = (title: string, candidates: readonly Candidate[], times?: number) => Promise<Measured[]>;
type Own = (...parameters: readonly string[]) => Candidate;

export interface AuditFigures {
  readonly processor: number | null;
  readonly memory: number | null;
}

/** Processor time as a multiple of curl's, and the peak memory in MB, for the audit of so many pods. Null where the real parts are missing. */
export async function auditOfPods(pods: number, own: Own, run: Run): Promise<AuditFigures> {
  const parts = clusterParts();
  if (parts === null) return { processor: null, memory: null };
  const folder = mkdtempSync(join(tmpdir(), 'hostport-lint-bench-'));
  const controlPlane = await startControlPlane(folder, parts);
  try {
    await fill(controlPlane, pods);
    const kubeconfig = controlPlane.kubeconfigOf('admin');
    const audit = own('audit', '--kubeconfig', kubeconfig, '--registry', 'kubernetes', '--format', 'json');
    const curl = {
      name: 'curl --compressed',
      program: 'curl',
      parameters: ['--config', await pagesForCurl(controlPlane, kubeconfig, folder)],
    };
    const [lint, least] = await run(`Audit of ${pods} pods on ${NODES} nodes`, [audit, curl], 1);
    return { processor: quotient(lint?.processor, least?.processor), memory: lint?.peak ?? null };
  } finally {
    await controlPlane.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

function quotient(one: number | null | undefined, other: number | null | undefined): number | null {
  return one && other ? one / other : null;
}

async function fill({ request }: ControlPlane, pods: number): Promise<void> {
  await request('POST', '/api/v1/namespaces', { apiVersion: 'v1', kind: 'Namespace', metadata: { name: 'bench' } });
  await inParallel(NODES, (index) =>
    request('POST', '/api/v1/nodes', {
      apiVersion: 'v1',
      kind: 'Node',
      metadata: { name: `node-${index}`, labels: { 'node-role.kubernetes.io/worker': '' } },
    }),
  );
  await inParallel(pods, (index) => request('POST', '/api/v1/namespaces/bench/pods', podOf(index)));
}

/** Some 13 KB, as pods of real clusters have them with all that controllers write into them. */
function podOf(index: number): object {
  const onHost = index % ON_HOST === 0;
  const owner = `owner-${index % (onHost ? 40 : 400)}`;
  const env = Array.from({ length: 60 }, (_, number) => ({
    name: `SETTING_${number}`,
    value: `the value of setting ${number} that somebody chose for ${owner}`,
  }));
  const port = 9000 + (index % 40);
  return {
    ...{ apiVersion: 'v1', kind: 'Pod' },
    metadata: {
      name: `${owner}-${index}`,
      ownerReferences: [
        { apiVersion: 'apps/v1', kind: 'DaemonSet', name: owner, uid: '3c1b4b6e-7f1a-4a55-9d7e-0b7f8a8e2f11', controller: true },
      ],
    },
    spec: {
      nodeName: `node-${index % NODES}`,
      hostNetwork: onHost,
      containers: [
        {
          name: 'main',
          image: 'example.com/image:1',
          env,
          args: onHost ? [`--metrics-bind-address=:${port}`] : [],
          ports: onHost ? [{ containerPort: port }] : [],
        },
      ],
    },
  };
}

async function inParallel(count: number, work: (index: number) => Promise<unknown>): Promise<void> {
  let next = 0;
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      while (next < count) await work(next++);
    }),
  );
}

/** A configuration that makes curl ask for all pages over one connection. */
async function pagesForCurl({ server, ca, request }: ControlPlane, kubeconfig: string, folder: string): Promise<string> {
  const token = JSON.parse(readFileSync(kubeconfig, 'utf8')).users[0].user.token;
  const lines = ['compressed', 'silent', `cacert = "${ca}"`, `header = "Authorization: Bearer ${token}"`];
  for (const kind of ['pods', 'nodes', 'services']) {
    let next = '';
    do {
      const path = `/api/v1/${kind}?limit=100${next && `&continue=${next}`}`;
      lines.push(`url = "${server}${path}"`, 'output = "/dev/null"');
      next = ((await request('GET', path)) as { metadata: { continue?: string } }).metadata.continue ?? '';
    } while (next !== '');
  }
  const file = join(folder, 'curl.conf');
  writeFileSync(file, lines.join('\n'));
  return file;
}

const PARSE_ALL = `for (const name of fs.readdirSync(process.argv[1])) JSON.parse(fs.readFileSync(process.argv[1] + '/' + name, 'utf8'))`;

/** The time for 1,000 captures of 200 sockets each, as a multiple of reading and parsing as many bytes of JSON. */
export async function manyCaptures(folder: string, own: Own, run: Run): Promise<number | null> {
  const [captures, json] = ['captures', 'captures-json'].map((name) => join(folder, name)) as [string, string];
  const items: object[] = [];
  for (const path of [captures, json]) mkdirSync(path, { recursive: true });
  for (let node = 0; node < 1_000; node += 1) {
    const text = captureOf(200, 'LISTEN');
    writeFileSync(join(captures, `node-${node}.txt`), text);
    writeFileSync(
      join(json, `node-${node}.json`),
      JSON.stringify(text.split('\n').map((line) => line.split(' ')))
        .slice(0, text.length)
        .replace(/[^\]]*$/, ']'),
    );
    items.push({ apiVersion: 'v1', kind: 'Node', metadata: { name: `node-${node}` } });
  }
  const objects = join(folder, 'nodes.json');
  writeFileSync(objects, JSON.stringify({ apiVersion: 'v1', kind: 'List', items }));
  const parse = { name: 'read and JSON.parse', program: process.execPath, parameters: ['-e', PARSE_ALL, json] };
  const [lint, least] = await run('1,000 captures of 200 sockets', [
    own('audit', '--objects', objects, '--capture', captures, '--format', 'json'),
    parse,
  ]);
  return lint && least ? lint.seconds / least.seconds : null;
}

/** What ss prints for sockets on so many ports. */
function captureOf(sockets: number, state: string): string {
  const lines = Array.from(
    { length: sockets },
    (_, index) =>
      `tcp ${state} 0 4096 *:${9000 + index} *:* users:(("process-${index}",pid=${1000 + index},fd=3)) cgroup:/system.slice/service-${index}.service`,
  );
  return `${lines.join('\n')}\n`;
}
