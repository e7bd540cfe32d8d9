import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Gathered } from './gather.ts';
import type { Observed } from './lint.ts';
import { type Cluster, keyOfMaker } from './model/audited-cluster.ts';
import { EPHEMERAL_RANGE } from './model/default-ranges.ts';
import type { Finding } from './model/finding.ts';
import { compareListeners } from './model/listener.ts';
import type { Node } from './model/node.ts';
import type { Placement } from './model/placement.ts';
import type { RunResult } from './model/result.ts';
import type { NodeCapture, ObservedSocket } from './model/socket.ts';
import { type Problem, type Source, sourceInMemory } from './model/source.ts';
import { compareStrings, type Span } from './model/span.ts';
import { UsageError } from './model/usage-error.ts';
import type { Workload } from './model/workload.ts';
import { type CaptureFile, mayBeCapture, readCaptures } from './observe/captures.ts';
import { createClusterReader } from './observe/cluster.ts';
import { withSockets } from './observe/evidence.ts';
import { mergePods } from './observe/merge-pods.ts';
import { auditedNodes, createNodeNames, joinCaptures, type NodeSockets } from './observe/observe.ts';
import { explainSockets } from './observe/owners.ts';
import { pendingWorkloads, withUnserved } from './observe/pending.ts';
import { type RunOptions, type RunOutcome, run } from './run.ts';
import { type BundledFile, readBundle } from './source/bundle.ts';
import { displayPath } from './source/paths.ts';
import { isSyntaxProblem, parseDocument } from './text/document.ts';

/** What an audit is asked for. */
export interface AuditOptions extends Omit<RunOptions, 'paths' | 'audit' | 'observe' | 'narrow'> {
  /** Dumps of objects: files, folders, archives. */
  readonly objects: readonly string[];
  /** Captures of sockets: `PATH` or `NODE=PATH`. */
  readonly captures: readonly string[];
  readonly captureFormat?: string;
}

/** All objects of an audit are of one cluster. */
const INSTALL = 'cluster';
const MANIFEST = /\.(?:ya?ml|json)(?:\.gz)?$/i;

/** Judges the objects of a cluster and the sockets of its nodes, from files alone. */
export async function audit(options: AuditOptions): Promise<RunOutcome> {
  const problems: Problem[] = [];
  const objects = await readFiles(options.objects, options.cwd, (name) => MANIFEST.test(name), problems);
  const { cluster, sources, coversAllPods } = readObjects(objects);
  const nameOf = createNodeNames(cluster.nodes);
  const { captures, notes } = await readAllCaptures(options, cluster, nameOf, problems);
  const joined = joinCaptures(captures, nameOf);
  const facts = { cluster, joined, coversAllPods, ephemeralRange: options.ephemeralRange ?? EPHEMERAL_RANGE };
  if (sources.length === 0 && joined.length === 0 && problems.length === 0)
    problems.push(problemAt(options.objects[0] ?? options.captures[0] ?? '.', 1, 'holds no object and no capture; nothing was audited'));
  let sockets: readonly ObservedSocket[] = [];
  const outcome = await run({
    ...options,
    paths: [],
    release: options.release ?? cluster.release,
    audit: {
      sources: [...sources, ...problems],
      observe: (gathered: Gathered) => {
        const observed = observe(gathered, facts);
        sockets = observed.observed?.sockets ?? [];
        return observed;
      },
      placement: (base) => realPlacement(base, createNodesOf(cluster)),
    },
    narrow: (result) => ({ result: withNodes(result, sockets, facts), notes }),
  });
  return outcome;
}

function problemAt(file: string, line: number, message: string): Problem {
  return { path: file, line, column: 1, message };
}

async function readFiles(
  paths: readonly string[],
  cwd: string,
  wants: (name: string) => boolean,
  problems: Problem[],
): Promise<BundledFile[]> {
  const files: BundledFile[] = [];
  for (const given of paths) {
    const file = path.resolve(cwd, given);
    if (!existsSync(file)) throw new UsageError(`there is no file or folder ${given}`);
    for await (const one of readBundle(file, displayPath(file, cwd), wants)) {
      if ('bytes' in one) files.push(one);
      else problems.push(problemAt(one.path, 1, one.message));
    }
  }
  return files;
}

/** What a must-gather or `oc adm inspect` wrote, which holds the namespaces that somebody asked for. */
const INSPECTED = /(?:^|\/)namespaces\/[^/]+\/(?:core|pods)\//;

interface ClusterObjects {
  readonly cluster: Cluster;
  readonly sources: readonly Source[];
  readonly coversAllPods: boolean;
}

/** The objects of dumps as sources to judge, and what they tell of the cluster beside. */
export function readObjects(files: readonly BundledFile[]): ClusterObjects {
  const reader = createClusterReader();
  const sources: Source[] = [];
  for (const { path: shown, bytes } of files) {
    const description = { path: shown, editable: false, templated: false, install: INSTALL, explicit: true };
    sources.push(sourceInMemory(bytes, description));
    for (const object of objectsIn(bytes, shown)) reader.add(object);
  }
  const cluster = reader.finish();
  const coversAllPods = cluster.pods.length > 0 && !files.some((file) => INSPECTED.test(file.path));
  return { cluster, sources, coversAllPods };
}

/** The kinds that tell of a cluster beside its workloads. */
const TELLING = /["']?kind["']?:\s*["']?(?:Pod|Node|Service|ClusterVersion)(?:List)?\b|["']?kind["']?:\s*["']?List\b/;

function* objectsIn(bytes: Uint8Array, shown: string): Iterable<unknown> {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    .toString('utf8')
    .replace(/^\uFEFF/, '');
  if (!TELLING.test(text)) return;
  if (/^\s*\{/.test(text)) {
    try {
      yield JSON.parse(text);
      return;
    } catch {
      // Several objects one after the other, or YAML in braces; what is wrong is told when it is linted.
    }
  }
  for (const part of text.split(/^---[ \t\r]*$/m)) {
    if (!TELLING.test(part)) continue;
    const source = { path: shown, editable: false, templated: false, install: INSTALL };
    const document = parseDocument(part, { path: shown, source, line: 1, offset: 0 });
    if (document !== null && !isSyntaxProblem(document)) yield plain(document.root);
  }
}

/** A positioned tree as plain values. */
function plain(node: Node): unknown {
  if (node.type === 'scalar') return node.value;
  if (node.type === 'sequence') return node.items.map(plain);
  return Object.fromEntries(node.entries.map(({ key, value }) => [key.text, plain(value)]));
}

async function readAllCaptures(
  { captures, cwd, captureFormat }: AuditOptions,
  cluster: Cluster,
  nameOf: (name: string) => string | null,
  problems: Problem[],
): Promise<{ captures: readonly NodeCapture[]; notes: readonly string[] }> {
  const all: NodeCapture[] = [];
  const notes: string[] = [];
  const bigEndian = new Set(cluster.nodes.filter(({ isBigEndian }) => isBigEndian).map(({ name }) => name));
  const isBigEndian = (node: string): boolean => bigEndian.has(nameOf(node) ?? node);
  for (const given of captures) {
    const [, node = null, file = given] = /^([^=/\\]+)=(.+)$/s.exec(given) ?? [];
    const before = problems.length;
    const files: CaptureFile[] = await readFiles([file], cwd, mayBeCapture, problems);
    if (files.length === 0 && problems.length > before) continue;
    const read = readCaptures(files, { node, format: captureFormat, isBigEndian });
    const shown = displayPath(path.resolve(cwd, file), cwd);
    all.push(...read.captures.map((capture) => withPodNode(capture, cluster)));
    notes.push(...read.notes);
    for (const problem of [...read.problems, ...read.captures.flatMap((capture) => capture.problems)])
      problems.push(problemAt(problem.path || shown, problem.line, problem.message));
  }
  const unknown = new Set(all.flatMap(({ node }) => (cluster.nodes.length > 0 && node !== null && nameOf(node) === null ? [node] : [])));
  for (const node of [...unknown].toSorted(compareStrings))
    notes.push(`no node of the objects is called ${node}; name it as in --capture NODE=PATH, if the capture is of one of them`);
  if (unknown.size > 0 && all.every(({ node }) => node === null || unknown.has(node)))
    notes.push('none of the captures is of a node of the objects, so they may be of another cluster');
  return { captures: all, notes };
}

/** Artifacts of CI are called `ss-POD`, by the pod that the command ran in. */
function withPodNode(capture: NodeCapture, { pods }: Cluster): NodeCapture {
  const name = capture.isGuessed ? /^ss-(.+)$/.exec(capture.node ?? '')?.[1] : undefined;
  const pod = name === undefined ? undefined : pods.find((one) => one.name === name);
  return pod?.nodeName ? { ...capture, node: pod.nodeName } : capture;
}

interface AuditFacts {
  readonly cluster: Cluster;
  readonly joined: readonly NodeSockets[];
  readonly coversAllPods: boolean;
  readonly ephemeralRange: { readonly port: number; readonly endPort: number };
}

/** Makes sockets evidence for what the manifests say, and tells what no manifest says. */
export function observe(gathered: Gathered, facts: AuditFacts): Observed {
  const { cluster, joined, ephemeralRange } = facts;
  const { registry } = gathered;
  const merged = mergePods(gathered);
  const sockets = explainSockets(joined, { cluster, listeners: merged.listeners, registry, ephemeralRange });
  const declarations = withUnserved(merged.declarations, cluster, joined);
  const seen = withSockets(sockets, { ...merged, declarations, registry, ephemeralRange, install: INSTALL, spanOf: spanOfLine });
  return {
    ...gathered,
    workloads: [...merged.workloads, ...seen.workloads],
    listeners: seen.listeners.toSorted(compareListeners),
    declarations,
    directives: () =>
      gathered.directives().map((scoped) => ({
        ...scoped,
        covers: (judged) => {
          const { workload } = judged;
          return (workload === null ? [null] : merged.standsFor(workload)).some((one) => scoped.covers({ ...judged, workload: one }));
        },
        // What a pod says counts for the workload that stands for it, wherever its findings are told.
        reach: null,
      })),
    observed: {
      sockets,
      nodesOf: createNodesOf(cluster),
      pending: pendingWorkloads(cluster, merged.workloads),
      coversAllPods: facts.coversAllPods,
      spanOf: spanOfLine,
    },
  };
}

/** A line of a capture. Its text holds addresses of clients, which no report tells. */
function spanOfLine({ path: shown, line }: { readonly path: string; readonly line: number }): Span {
  return { path: shown, line, column: 1, endLine: line, endColumn: 1, start: 0, end: 0, excerpt: { text: '', column: 1 } };
}

function createNodesOf(cluster: Cluster): (workload: Workload) => readonly string[] {
  const nodes = new Map<string, Set<string>>();
  for (const { maker, nodeName, phase } of cluster.pods) {
    if (nodeName === null || phase === 'Succeeded' || phase === 'Failed') continue;
    const key = keyOfMaker(maker);
    nodes.set(key, (nodes.get(key) ?? new Set()).add(nodeName));
  }
  const sorted = new Map([...nodes].map(([key, names]) => [key, [...names].toSorted(compareStrings)]));
  return (workload) => sorted.get(keyOfMaker(workload)) ?? [];
}

/** Where pods run is known better than where they could. */
function realPlacement(base: Placement, nodesOf: (workload: Workload) => readonly string[]): Placement {
  return {
    ...base,
    canShareNode: (a, b) => {
      const [one, other] = [nodesOf(a), nodesOf(b)];
      if (one.length === 0 || other.length === 0) return base.canShareNode(a, b);
      const shared = one.filter((node) => other.includes(node));
      return { possible: shared.length > 0, why: `both run on node ${shared[0] ?? ''}`, confidence: 'certain' };
    },
    areAlternatives: (a, b) => (nodesOf(a).length > 0 && nodesOf(b).length > 0 ? false : base.areAlternatives(a, b)),
  };
}

/** Adds to each finding the nodes of which it is true, and whether a socket shows it; dumps are not edited. */
function withNodes(result: RunResult, sockets: readonly ObservedSocket[], { cluster, joined }: AuditFacts): RunResult {
  const nodesOf = createNodesOf(cluster);
  const seen = new Map<string, Set<string>>();
  const keyOf = (finding: Pick<Finding, 'workload' | 'port' | 'protocol'>): string =>
    `${finding.workload ? keyOfMaker(finding.workload) : ''} ${finding.protocol} ${finding.port}`;
  const workloads = new Map<string, Workload>();
  for (const { workload, port, protocol, nodes } of result.listeners) {
    workloads.set(keyOfMaker(workload), workload);
    const key = keyOf({ workload, port, protocol });
    if (nodes) seen.set(key, new Set([...(seen.get(key) ?? []), ...nodes]));
  }
  const findings = result.findings.map((finding): Finding => {
    const observed = seen.get(keyOf(finding));
    const workload = finding.workload ? workloads.get(keyOfMaker(finding.workload)) : undefined;
    const nodes = finding.nodes ?? (observed ? [...observed].toSorted(compareStrings) : workload ? nodesOf(workload) : []);
    return { ...finding, fix: null, nodes, observed: observed !== undefined || finding.observed === true };
  });
  return { ...result, findings, audit: { nodes: auditedNodes(cluster.nodes, joined), sockets } };
}
