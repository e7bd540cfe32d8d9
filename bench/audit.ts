// Measures an audit of a large cluster against curl with the same pages, and captures against JSON of the same size.
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ControlPlane, startControlPlane } from '../test/real-cluster/control-plane.ts';
import { clusterParts } from '../test/real-cluster/sample-cluster.ts';
import type { Candidate, Measured } from './measure.ts';
import { startReplay } from './replay.ts';

const NODES = 1_000;
const AT_ONCE = 20;
/** Number of recorded pods; further pods repeat them. */
const PODS = 400;
const PAGE = 100;
/** Every eighth pod is on the host network. */
const ON_HOST = 8;

type Run = (title: string, candidates: readonly Candidate[], times?: number) => Promise<Measured[]>;
type Own = (...parameters: readonly string[]) => Candidate;

interface AuditFigures {
  readonly processor: number | null;
  readonly memory: number | null;
}

/**
 * Processor time as a multiple of curl's, and the peak memory in MB, for audits of `numbers` pods. A real API server returns the nodes and
 * some hundred pods once; a plain server repeats its pages, because filling etcd would take most of the time. Null if the real parts are
 * missing.
 */
export async function auditsOfPods(numbers: readonly number[], own: Own, run: Run): Promise<AuditFigures[]> {
  const parts = clusterParts();
  if (parts === null) return numbers.map(() => ({ processor: null, memory: null }));
  const folder = mkdtempSync(join(tmpdir(), 'hostport-lint-bench-'));
  const controlPlane = await startControlPlane(folder, parts);
  try {
    await fill(controlPlane);
    const pods = await pagesOf('/api/v1/pods', controlPlane);
    const others = [...(await pagesOf('/api/v1/nodes', controlPlane)), ...(await pagesOf('/api/v1/services', controlPlane))];
    await controlPlane.stop();
    const figures: AuditFigures[] = [];
    for (const number of numbers) figures.push(await auditOfPods(number, { pods, others, folder, controlPlane }, own, run));
    return figures;
  } finally {
    await controlPlane.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

interface Recording {
  readonly pods: readonly RecordedPage[];
  readonly others: readonly RecordedPage[];
  readonly folder: string;
  readonly controlPlane: ControlPlane;
}

async function auditOfPods(pods: number, recording: Recording, own: Own, run: Run): Promise<AuditFigures> {
  const { folder, controlPlane } = recording;
  const replay = await startReplay({
    recorded: new Map(recording.others.map(({ path, text }) => [path, text])),
    pods: recording.pods.map(({ text }) => text),
    pages: pods / PAGE,
    renumber,
    certificate: controlPlane.ca,
    key: controlPlane.ca.replace(/crt$/, 'key'),
  });
  try {
    const kubeconfig = join(folder, 'replay.kubeconfig');
    writeFileSync(kubeconfig, readFileSync(controlPlane.kubeconfigOf('admin'), 'utf8').replaceAll(controlPlane.server, replay.server));
    const paths = Array.from({ length: pods / PAGE }, (_, page) => `/api/v1/pods?limit=${PAGE}${page === 0 ? '' : `&continue=${page}`}`);
    const lines = [...paths, ...recording.others.map(({ path }) => path)].map(
      (path) => `url = "${replay.server}${path}"\noutput = "/dev/null"`,
    );
    writeFileSync(join(folder, 'curl.conf'), ['compressed', 'silent', `cacert = "${controlPlane.ca}"`, ...lines].join('\n'));
    const [lint, least] = await run(`Audit of ${pods} pods on ${NODES} nodes`, [
      own('audit', '--kubeconfig', kubeconfig, '--registry', 'kubernetes', '--format', 'json'),
      { name: 'curl --compressed', program: 'curl', parameters: ['--config', join(folder, 'curl.conf')] },
    ]);
    return { processor: quotient(lint?.processor, least?.processor), memory: lint?.peak ?? null };
  } finally {
    replay.stop();
  }
}

/** Gives repeated pods new names, identifiers and nodes. */
function renumber(page: string, round: number): string {
  return page
    .replaceAll(/"((?:agent|owner)-\d+)-(\d+)"/g, (_, owner, index) => `"${owner}-${Number(index) + round * PODS}"`)
    .replaceAll(/"namespace":"bench","uid":"\w{8}/g, `"namespace":"bench","uid":"${String(round).padStart(8, '0')}`)
    .replaceAll(/"nodeName":"node-(\d+)"/g, (_, index) => `"nodeName":"node-${(Number(index) + round * PODS) % NODES}"`);
}

function quotient(one: number | null | undefined, other: number | null | undefined): number | null {
  return one && other ? one / other : null;
}

async function fill({ request }: ControlPlane): Promise<void> {
  await request('POST', '/api/v1/namespaces', { apiVersion: 'v1', kind: 'Namespace', metadata: { name: 'bench' } });
  await inParallel(NODES, (index) =>
    request('POST', '/api/v1/nodes', {
      apiVersion: 'v1',
      kind: 'Node',
      metadata: { name: `node-${index}`, labels: { 'node-role.kubernetes.io/worker': '' } },
    }),
  );
  await inParallel(PODS, async (index) => {
    const pod = (await request('POST', '/api/v1/namespaces/bench/pods', podOf(index))) as { metadata: { name: string } };
    await request('PUT', `/api/v1/namespaces/bench/pods/${pod.metadata.name}/status`, { ...pod, status: statusOf(index) });
  });
}

/** A pod of about 13 KB, with the fields that the server adds, as in real clusters. */
function podOf(index: number): object {
  const onHost = index % ON_HOST === 0;
  const number = onHost ? (index / ON_HOST) % 40 : index % 400;
  const owner = onHost ? `agent-${number}` : `owner-${number}`;
  const env = Array.from({ length: 60 }, (_, setting) => ({
    name: `SETTING_${setting}`,
    value: `${digestOf(owner, setting).slice(0, 20)} is the value of setting ${setting} of ${owner}`,
  }));
  const port = 9000 + number;
  return {
    apiVersion: 'v1',
    kind: 'Pod',
    metadata: {
      name: `${owner}-${index}`,
      labels: { app: owner, 'controller-revision-hash': digestOf(owner).slice(0, 10) },
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
          image: imageOf(index),
          env,
          args: onHost ? [`--metrics-bind-address=:${port}`] : [],
          ports: onHost ? [{ containerPort: port }] : [],
        },
      ],
    },
  };
}

/** The status that a kubelet reports. */
function statusOf(index: number): object {
  const at = new Date(Date.UTC(2026, 0, 1) + index * 7_919_000).toISOString().replace(/\.\d+/, '');
  const condition = (type: string) => ({ type, status: 'True', lastProbeTime: null, lastTransitionTime: at });
  const image = imageOf(index);
  return {
    phase: 'Running',
    conditions: ['PodReadyToStartContainers', 'Initialized', 'Ready', 'ContainersReady', 'PodScheduled'].map(condition),
    startTime: at,
    containerStatuses: [
      {
        name: 'main',
        ready: true,
        started: true,
        restartCount: 0,
        image,
        imageID: image,
        containerID: `cri-o://${digestOf('container', index)}`,
        state: { running: { startedAt: at } },
        lastState: {},
      },
    ],
  };
}

function imageOf(index: number): string {
  return `example.com/image@sha256:${digestOf('image', index % 40)}`;
}

function digestOf(...words: readonly (string | number)[]): string {
  return createHash('sha256').update(words.join(' ')).digest('hex');
}

async function inParallel(count: number, work: (index: number) => Promise<unknown>): Promise<void> {
  let next = 0;
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      while (next < count) await work(next++);
    }),
  );
}

interface RecordedPage {
  readonly path: string;
  readonly text: string;
}

async function pagesOf(path: string, { request }: ControlPlane): Promise<RecordedPage[]> {
  const pages: RecordedPage[] = [];
  let next = '';
  do {
    const asked = `${path}?${new URLSearchParams({ limit: String(PAGE), ...(next && { continue: next }) })}`;
    const page = (await request('GET', asked)) as { metadata: { continue?: string } };
    pages.push({ path: asked, text: JSON.stringify(page) });
    next = page.metadata.continue ?? '';
  } while (next !== '');
  return pages;
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

/** The output of ss for sockets on `sockets` ports. */
function captureOf(sockets: number, state: string): string {
  const lines = Array.from(
    { length: sockets },
    (_, index) =>
      `tcp ${state} 0 4096 *:${9000 + index} *:* users:(("process-${index}",pid=${1000 + index},fd=3)) cgroup:/system.slice/service-${index}.service`,
  );
  return `${lines.join('\n')}\n`;
}
