import type { V1Node } from '@kubernetes/client-node/dist/gen/models/V1Node.js';
import type { AuditInput, CaptureInput } from '../model/audit.ts';
import { EXIT, UsageError } from '../model/exit-code.ts';
import { type Problem, problemOfFile } from '../model/source.ts';
import { compareStrings } from '../model/span.ts';
import { mayBeCapture } from '../observe/captures.ts';
import type { RunOptions } from '../options.ts';
import { escapeControls } from '../report/escape.ts';
import { VERSION } from '../report/product.ts';
import { type RunOutcome, run as runAudit, withProblems } from '../run.ts';
import { createTurns } from '../source/at-once.ts';
import { auditFiles } from '../source/audit-files.ts';
import { captureNodes, describeExec } from '../source/cluster/capture.ts';
import { type CollectorOptions, capturesInLogs } from '../source/cluster/collector-logs.ts';
import { type Connection, connect } from '../source/cluster/connection.ts';
import { addTarget, type ExecTargets } from '../source/cluster/exec-targets.ts';
import { type BrokenContext, chooseContexts, IN_CLUSTER, type KubeContext } from '../source/cluster/kubeconfig.ts';
import { type ClusterRead, readCluster, resourcesToRead } from '../source/cluster/read.ts';
import { type Api, createApi } from '../source/cluster/request.ts';
import type { Raw } from '../source/cluster/resource.ts';
import type { InputOutput } from './io.ts';
import { joinOutcomes, withContext } from './join-outcomes.ts';
import { COLLECTOR, type LiveFlags } from './live-options.ts';
import { printProblems } from './output.ts';
import { rightsAsYaml } from './print-rights.ts';
import { createProgress } from './progress.ts';
import { publishReports } from './publish-reports.ts';
import { captureFolder, saveCapture } from './save-captures.ts';

/** Number of clusters that are read and checked at the same time. Clusters that have not answered yet do not count. */
const CLUSTERS_AT_ONCE = 4;

/** Maximum time in milliseconds by which the clock of a node may be ahead. */
const CLOCK_SKEW = 300_000;

/** The values that all clusters of a run share. */
interface LiveRun {
  readonly options: RunOptions;
  readonly flags: LiveFlags;
  readonly io: InputOutput;
  /** Ends the whole run. */
  readonly signal: AbortSignal;
  readonly progress: ReturnType<typeof createProgress>;
}

/** A cluster that is being read. */
interface LiveCluster extends ClusterRead {
  readonly name: string;
  /** Its name in problems. */
  readonly shown: string;
  /** Prefix of names of nodes and of paths: the context if there are several, otherwise empty. */
  readonly prefix: string;
  /** Null for a context that cannot be used. */
  readonly server: { readonly connection: Connection; readonly api: Api } | null;
  readonly targets: ExecTargets;
}

/** Audits the chosen clusters, several at once, and joins their outcomes. */
export async function auditLive(options: RunOptions, flags: LiveFlags, io: InputOutput): Promise<RunOutcome> {
  if (flags.saveCaptures !== undefined) captureFolder(flags.saveCaptures, null, io.cwd);
  const inTurn = createTurns(CLUSTERS_AT_ONCE);
  const outcomes = await ofEachContext({ options, flags, io }, async (cluster, run) => {
    const outcome = await auditOne(cluster, run, inTurn);
    return cluster.prefix === '' ? outcome : withContext(outcome, cluster.name);
  });
  return joinOutcomes(
    outcomes.map(({ result }) => result),
    outcomes.map(({ name }) => name),
  );
}

/** Prints the commands and pods of `--sockets exec` without running them. */
export async function printExec(options: RunOptions, flags: LiveFlags, io: InputOutput): Promise<void> {
  const clusters = await ofEachContext({ options, flags, io }, async ({ objects, targets, prefix }) => {
    const nodes: string[] = [];
    const problems: Problem[] = [];
    for await (const item of objects) {
      if ('message' in item) problems.push(item);
      else if (item.path.startsWith(`${prefix}nodes/`)) nodes.push((item.object as Raw<V1Node>).metadata?.name ?? '');
    }
    return { lines: describeExec(nodes.toSorted(compareStrings), targets).map((line) => prefix + line), problems };
  });
  for (const line of clusters.flatMap(({ result }) => result.lines)) io.stdout(`${escapeControls(line)}\n`);
  const problems = clusters.flatMap(({ result }) => result.problems);
  printProblems(problems, io);
  io.setExitCode(problems.length > 0 ? EXIT.incomplete : EXIT.clean);
}

/** Prints the permissions that these options need. */
export function printRights({ release }: RunOptions, flags: LiveFlags, io: InputOutput): void {
  const { configmaps: configMaps = false, sockets, namespace: namespaces, publish, collectorNamespace = COLLECTOR.namespace } = flags;
  const resources = resourcesToRead({ asksRelease: release === null, namespaces });
  const logsIn = sockets === 'logs' ? collectorNamespace : null;
  const exec = sockets === 'exec';
  io.stdout(rightsAsYaml({ resources, configMaps, exec, logsIn, publishes: publish !== undefined, namespaces, command: 'audit' }));
}

/**
 * Opens the clusters of the chosen contexts at the same time, and closes each when `work` is done. Throws UsageError for a context that
 * cannot be used.
 */
async function ofEachContext<Result>(
  given: Omit<LiveRun, 'signal' | 'progress'>,
  work: (cluster: LiveCluster, run: LiveRun) => Promise<Result>,
): Promise<{ readonly name: string; readonly result: Result }[]> {
  const { flags, io } = given;
  const { kubeconfig: file, allContexts: all = false } = flags;
  const contexts = chooseContexts({ file, names: flags.context, all, env: io.env, cwd: io.cwd });
  const isOne = contexts.length === 1;
  if (!isOne && flags.clusterName !== undefined) throw new UsageError('--cluster-name names one cluster, but several contexts are audited');
  const signal = AbortSignal.timeout(flags.timeout);
  const run = { ...given, signal, progress: createProgress(io) };
  const results = contexts.map(async (context) => {
    const cluster = await openCluster(context, isOne ? '' : `${context.name}/`, run);
    return { name: context.name, result: await work(cluster, run).finally(cluster.server?.connection.close) };
  });
  return Promise.all(results).finally(run.progress.clear);
}

/** Opens a cluster. If it cannot be used, it is a problem if there are several clusters, otherwise a UsageError. */
async function openCluster(context: KubeContext | BrokenContext, prefix: string, run: LiveRun): Promise<LiveCluster> {
  const { options, flags, io, signal, progress } = run;
  const { name } = context;
  const targets: ExecTargets = new Map();
  const own = { name, prefix, shown: `cluster ${name}`, targets };
  try {
    if ('reason' in context) throw new UsageError(context.reason);
    const { requestTimeout: requestTime } = flags;
    const connection = await connect(context, { env: io.env, cwd: io.cwd, requestTime, signal, userAgent: `hostport-lint/${VERSION}` });
    const api = createApi(connection);
    const read = readCluster(api, {
      namespaces: flags.namespace,
      configMaps: flags.configmaps === true,
      asksRelease: options.release === null,
      shown: own.shown,
      prefix,
      onPod: flags.sockets === 'exec' ? (pod) => addTarget(targets, pod) : undefined,
      onProgress: (kind, count, left) => progress.show(`reading ${kind} of ${name}: ${count}${left ? ` of ${count + left}` : ''}`),
    });
    return { ...read, ...own, server: { connection, api } };
  } catch (error) {
    if (prefix === '' || !(error instanceof UsageError)) throw error;
    const problem = problemOfFile(own.shown, error.message);
    const objects = (async function* () {
      yield problem;
    })();
    return { ...own, objects, hasReadPods: () => false, notes: [], server: null };
  }
}

async function auditOne(cluster: LiveCluster, run: LiveRun, inTurn: ReturnType<typeof createTurns>): Promise<RunOutcome> {
  const { options, flags, io } = run;
  const { server, hasReadPods } = cluster;
  const notes: string[] = [];
  let nodes: readonly string[] = [];
  const files = auditFiles({ ...flags, objects: [], captures: flags.capture, mayBeCapture, cwd: io.cwd });
  const items = cluster.objects[Symbol.asyncIterator]();
  // A cluster that does not answer must not delay the others.
  const first = await items.next();
  const input: AuditInput = {
    objects: startingWith(first, items),
    captures: async function* (read) {
      yield* files.captures(read);
      if (server === null) return;
      // No program that prints sockets runs on Windows.
      const onLinux = read.nodes.filter(({ labels }) => labels['kubernetes.io/os'] !== 'windows');
      nodes = onLinux.map(({ name }) => name).toSorted(compareStrings);
      if (flags.sockets === 'exec') yield* askNodes(nodes, server.connection, cluster, run);
      const note = (sentence: string) => notes.push(sentence);
      if (flags.sockets === 'logs') yield* capturesInLogs(server.api, nodes, { ...collectorOptions(cluster, run), note });
    },
    coversAllPods: () => hasReadPods() && flags.namespace.length === 0,
    hasReadPods,
  };
  const name = flags.clusterName ?? (cluster.name === IN_CLUSTER ? undefined : cluster.name);
  return inTurn(async () => {
    const outcome = await runAudit({ ...options, audit: input });
    const result = { ...outcome.result, ...(name !== undefined && { cluster: name }) };
    const problems = flags.publish === undefined || server === null ? [] : await publish(result, nodes, server.api, cluster, flags);
    return { ...withProblems({ ...outcome, result }, problems), notes: [...outcome.notes, ...cluster.notes, ...notes] };
  });
}

/** Publishes the reports of a result, unless pods could not be read, because their old reports would be deleted. Returns the failures. */
async function publish(
  result: RunOutcome['result'],
  nodes: readonly string[],
  api: Api,
  { shown, hasReadPods }: LiveCluster,
  { namespace: namespaces }: LiveFlags,
): Promise<Problem[]> {
  if (!hasReadPods()) return [problemOfFile(shown, 'the reports are not published, because the pods could not be read')];
  const complete = new Set(result.audit?.nodes.flatMap(({ name, sockets }) => (sockets === 'complete' ? [name] : [])));
  return publishReports(api, result, { namespaces, unreadNodes: nodes.filter((name) => !complete.has(name)).length, shown });
}

function collectorOptions({ name, prefix }: LiveCluster, { flags, progress }: LiveRun): Omit<CollectorOptions, 'note'> {
  const { collectorNamespace: namespace = COLLECTOR.namespace, collectorSelector: labelSelector = COLLECTOR.selector } = flags;
  const now = Date.now();
  const times = { notBefore: now - (flags.maxAge ?? COLLECTOR.maxAge), notAfter: now + CLOCK_SKEW };
  const onProgress = (read: number, total: number): void => progress.show(`read ${read} of ${total} logs of ${name}`);
  return { namespace, labelSelector, times, prefix, onProgress };
}

async function* startingWith<Item>(first: IteratorResult<Item>, others: AsyncIterator<Item>): AsyncIterable<Item> {
  for (let item = first; !item.done; item = await others.next()) yield item.value;
}

/** The captures of the nodes. First prints which commands run in which pods, and what that permission allows. */
async function* askNodes(
  nodes: readonly string[],
  connection: Connection,
  { name, prefix, targets }: LiveCluster,
  { flags, io, progress }: LiveRun,
): AsyncIterable<CaptureInput | Problem> {
  progress.clear();
  io.stderr('running commands in pods on the host network; this permission is close to root access on the node:\n');
  for (const line of describeExec(nodes, targets)) io.stderr(`  ${escapeControls(prefix + line)}\n`);
  const { saveCaptures, execTimeout: time, execConcurrency: atOnce } = flags;
  const folder = saveCaptures === undefined ? null : captureFolder(saveCaptures, prefix === '' ? null : name, io.cwd);
  const onProgress = (asked: number, total: number): void => progress.show(`read sockets of ${asked} of ${total} nodes of ${name}`);
  for await (const capture of captureNodes(connection, nodes, targets, { time, atOnce, prefix, onProgress })) {
    const problem = folder === null || 'message' in capture ? null : saveCapture(folder, capture);
    if (problem) yield problem;
    yield capture;
  }
}
