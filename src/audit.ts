import type { RunFacts } from './facts.ts';
import type { Observed } from './lint.ts';
import { type AuditInput, type ClusterObject, INSTALL } from './model/audit-input.ts';
import { type Cluster, keyOfMaker } from './model/cluster.ts';
import { EPHEMERAL_RANGE, NODE_PORT_RANGE } from './model/default-ranges.ts';
import type { Finding } from './model/finding.ts';
import { compareListeners } from './model/listener.ts';
import type { RunResult } from './model/result.ts';
import type { ClusterContext } from './model/rule.ts';
import type { AuditedNode, NodeCapture, ObservedSocket } from './model/socket.ts';
import { isProblem, type Problem, type Source, sourceInMemory } from './model/source.ts';
import { compareStrings, type Span } from './model/span.ts';
import type { Workload } from './model/workload.ts';
import { readCaptures } from './observe/captures.ts';
import { type ClusterReader, createClusterReader } from './observe/cluster.ts';
import { changedSince, type EarlierAudit } from './observe/compare.ts';
import { withSockets } from './observe/evidence.ts';
import { fieldsOf } from './observe/fields.ts';
import { createUnitFinder } from './observe/host-units.ts';
import { mergePods } from './observe/merge-pods.ts';
import { createNodesOf, realPlacement } from './observe/nodes-of.ts';
import { notesOnFit } from './observe/notes.ts';
import { auditedNodes, createNodeNames, joinCaptures, type NodeSockets } from './observe/observe.ts';
import { explainSockets } from './observe/owners.ts';
import { pendingWorkloads } from './observe/pending.ts';
import { redacted } from './observe/redact.ts';
import { createRepeats } from './observe/repeats.ts';
import { createServed } from './observe/served.ts';
import { upgradeOf } from './observe/upgrade.ts';
import { type RunOptions, type RunOutcome, run } from './run.ts';
import { withoutSecrets } from './source/secrets.ts';
import { isSyntaxProblem, parseDocument } from './text/document.ts';
import { plainOf } from './text/yaml-nodes.ts';

/** What an audit is asked for beside objects and captures. */
export interface AuditOptions extends Omit<RunOptions, 'paths' | 'audit' | 'filter'> {
  /** The release to which the cluster will be upgraded: of later rows those count that come until then. */
  readonly upgradeTo?: string | null;
  /** Only what changed since this audit is told. */
  readonly earlier?: EarlierAudit | null;
}

/**
 * Judges the objects of a cluster and the sockets of its nodes: the one way into an audit, for files and for live clusters alike.
 * Objects are streamed: hand out each as it arrives and keep none; a JSON or YAML text goes in as a `Source` (`sourceInMemory`, with
 * `INSTALL`), a parsed object as a `ClusterObject`, what could not be read as a `Problem`, which makes the exit status 3. Lists may be
 * handed out whole or item by item; items need their `kind`. When all are read, `captures` is asked with what they tell of pods and
 * nodes; each capture is read and dropped before the next one is asked for. Throws a UsageError where an option makes no sense.
 */
export async function auditCluster(options: AuditOptions, input: AuditInput): Promise<RunOutcome> {
  const reader = createClusterReader();
  let read: Cluster | null = null;
  const readCluster = (): Cluster => (read ??= reader.finish());
  const notes: string[] = [];
  let nodes: readonly AuditedNode[] = [];
  let sockets: readonly ObservedSocket[] = [];
  return run({
    ...options,
    paths: [],
    audit: {
      sources: sourcesOf(input.objects, reader),
      cluster: readCluster,
      observe: async (runFacts: RunFacts): Promise<Observed> => {
        const cluster = readCluster();
        const nameOf = createNodeNames(cluster.nodes);
        const { captures, problems, notes: onCaptures } = await readAllCaptures(input.captures(cluster), cluster, nameOf);
        notes.push(...onCaptures);
        const joined = joinCaptures(captures, nameOf);
        nodes = auditedNodes(cluster.nodes, joined);
        const coversAllPods = cluster.pods.length > 0 && input.coversAllPods();
        const facts = {
          cluster,
          joined,
          coversAllPods,
          ephemeralRange: options.ephemeralRange ?? EPHEMERAL_RANGE,
          nodePortRange: options.nodePortRange ?? NODE_PORT_RANGE,
        };
        const told = runFacts.files + cluster.nodes.length + runFacts.problems.length + captures.length + problems.length;
        if (told === 0) problems.push(NOTHING);
        const upgrade = upgradeOf(options, runFacts.registry, cluster);
        const observed = { ...observe({ ...runFacts, problems: [...runFacts.problems, ...problems] }, facts), upgrade };
        sockets = observed.observed?.sockets ?? [];
        notes.push(...notesOnFit(cluster, sockets, coversAllPods));
        return observed;
      },
      placement: (base) => realPlacement(base, readCluster()),
    },
    filter: ({ everything: _, paths: __, ...result }) => {
      const whole = redacted(withNodes(result, createNodesOf(readCluster()), { nodes, sockets }));
      return { result: options.earlier ? changedSince(options.earlier, whole) : whole, notes };
    },
  });
}

const NOTHING: Problem = { path: '.', line: 1, column: 1, message: 'there is no object and no capture; nothing was audited' };

/** Tells the reader of a cluster of every object, and gives on what may hold ports or tell what workloads expect. */
async function* sourcesOf(objects: AuditInput['objects'], reader: ClusterReader): AsyncIterable<Source | Problem> {
  const isRepeat = createRepeats();
  for await (const item of objects) {
    if (isProblem(item as Problem)) yield item as Problem;
    else if ('object' in item) {
      reader.add(item.object, item.path);
      if (!isRepeat(item.object) && !isOfCluster(item.object)) yield readable(sourceOf(item));
    } else {
      const source = readable(item as Source);
      const found = [...objectsIn(source.bytes, source.path)];
      for (const object of found) reader.add(object, source.path);
      if (found.length !== 1 || !isRepeat(found[0])) yield source;
    }
  }
}

/** A source without the Secrets in it. */
function readable(source: Source): Source {
  const bytes = withoutSecrets(source.bytes);
  return bytes === source.bytes ? source : { ...source, bytes, reread: (start, end) => bytes.subarray(start, end) };
}

/** Whether all that an object tells is of the cluster itself. */
function isOfCluster(object: unknown): boolean {
  const { kind } = fieldsOf(object);
  return kind === 'Node' || kind === 'ClusterVersion';
}

function sourceOf({ path, object }: ClusterObject): Source {
  // As kubectl get -o json prints it, so that the reader finds the line.
  const bytes = Buffer.from(JSON.stringify(object, sortedKeys, 4));
  return sourceInMemory(bytes, { path, editable: false, templated: false, install: INSTALL, explicit: false });
}

function sortedKeys(_: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => compareStrings(a, b)));
}

/** Tells the reader of a cluster what stands in a source. */
export function readSource({ bytes, path }: Pick<Source, 'bytes' | 'path'>, reader: ClusterReader): void {
  for (const object of objectsIn(bytes, path)) reader.add(object, path);
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
    if (document !== null && !isSyntaxProblem(document)) yield plainOf(document.root);
  }
}

interface AllCaptures {
  readonly captures: readonly NodeCapture[];
  readonly problems: Problem[];
  readonly notes: readonly string[];
}

async function readAllCaptures(
  given: ReturnType<AuditInput['captures']>,
  cluster: Cluster,
  nameOf: (name: string) => string | null,
): Promise<AllCaptures> {
  const all: NodeCapture[] = [];
  const problems: Problem[] = [];
  const notes: string[] = [];
  const nodes = cluster.nodes.map(({ name }) => name);
  const bigEndian = new Set(cluster.nodes.filter(({ isBigEndian }) => isBigEndian).map(({ name }) => name));
  const isBigEndian = (node: string): boolean => bigEndian.has(nameOf(node) ?? node);
  for await (const one of given) {
    if ('message' in one) {
      problems.push(one);
      continue;
    }
    const read = readCaptures(one.files, { node: one.node, format: one.format, isBigEndian, nodeOf: nameOf, nodes });
    all.push(...read.captures.map((capture) => withPodNode(capture, cluster)));
    notes.push(...read.notes);
    for (const { path, line, message } of [...read.problems, ...read.captures.flatMap((capture) => capture.problems)])
      problems.push({ path: path || one.path, line, column: 1, message });
  }
  const unknown = new Set(all.flatMap(({ node }) => (cluster.nodes.length > 0 && node !== null && nameOf(node) === null ? [node] : [])));
  for (const node of [...unknown].toSorted(compareStrings))
    notes.push(`no node of the objects is called ${node}; name it as in --capture NODE=PATH, if the capture is of one of them`);
  if (unknown.size > 0 && all.every(({ node }) => node === null || unknown.has(node)))
    notes.push('none of the captures is of a node of the objects, so they may be of another cluster');
  return { captures: all, problems, notes };
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
  readonly ephemeralRange: ClusterContext['ephemeralRange'];
  readonly nodePortRange: ClusterContext['nodePortRange'];
}

/** Makes sockets evidence for what the manifests say, and tells what no manifest says. */
export function observe(runFacts: RunFacts, facts: AuditFacts): Observed {
  const { cluster, joined, ephemeralRange } = facts;
  const { registry } = runFacts;
  const served = createServed(cluster, joined);
  const merged = mergePods(runFacts, cluster);
  const listeners = served.withoutRefuted(merged.listeners);
  const declarations = served.mark(merged.declarations);
  const sockets = explainSockets(joined, { cluster, listeners, registry, ephemeralRange });
  const seen = withSockets(sockets, {
    ...merged,
    ...facts,
    listeners,
    declarations,
    registry,
    unitOf: createUnitFinder(registry),
    install: INSTALL,
    spanOf: spanOfLine,
  });
  return {
    ...runFacts,
    cluster,
    workloads: [...merged.workloads, ...seen.workloads],
    listeners: seen.listeners.toSorted(compareListeners),
    declarations,
    directives: () =>
      runFacts.directives().map((scoped) => ({
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

/** Adds to each finding the nodes of which it is true, and whether a socket shows it; dumps are not edited. */
function withNodes(
  result: RunResult,
  nodesOf: ReturnType<typeof createNodesOf>,
  told: { readonly nodes: readonly AuditedNode[]; readonly sockets: readonly ObservedSocket[] },
): RunResult {
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
  const places = [...workloads.values()].map((workload) => {
    const { kind, namespace, name } = workload;
    return { kind, namespace, name, nodes: nodesOf(workload) };
  });
  return { ...result, findings, audit: { ...told, places } };
}
