import { setMaxListeners } from 'node:events';
import type { V1Node } from '@kubernetes/client-node/dist/gen/models/V1Node.js';
import type { AuditInput, ClusterObject, GivenCapture } from '../model/audit.ts';
import { EXIT, UsageError } from '../model/exit-code.ts';
import { type Problem, problemOfFile } from '../model/source.ts';
import { compareStrings } from '../model/span.ts';
import { mayBeCapture } from '../observe/captures.ts';
import { escapeControls } from '../report/escape.ts';
import { VERSION } from '../report/product.ts';
import { type AuditOptions, auditCluster, type RunOutcome, withProblems } from '../run.ts';
import { auditFiles } from '../source/audit-files.ts';
import { captureNodes, describeExec } from '../source/cluster/capture.ts';
import { type CollectorOptions, capturesInLogs } from '../source/cluster/collector-logs.ts';
import { type Connection, connect } from '../source/cluster/connection.ts';
import { createExecTargets, type ExecTargets } from '../source/cluster/exec-targets.ts';
import { type BrokenContext, IN_CLUSTER, type KubeContext, readContexts } from '../source/cluster/kubeconfig.ts';
import { createTurns } from '../source/cluster/limits.ts';
import type { Raw } from '../source/cluster/raw.ts';
import { type ClusterRead, readCluster, resourcesToRead } from '../source/cluster/read.ts';
import { type Api, createApi } from '../source/cluster/request.ts';
import type { InputOutput } from './io.ts';
import { joinOutcomes, withContext } from './join-outcomes.ts';
import { COLLECTOR, type LiveFlags } from './live-options.ts';
import { tellProblems } from './output.ts';
import { rightsAsYaml } from './print-rights.ts';
import { createProgress } from './progress.ts';
import { publishReports } from './publish-reports.ts';
import { captureFolder, saveCapture } from './save-captures.ts';

/** Clusters that are read and judged at once. Clusters that have not answered yet do not count. */
const CLUSTERS_AT_ONCE = 4;

/** Milliseconds by which the clock of a node may be ahead. */
const CLOCK_SKEW = 300_000;

/** What all clusters of a run share. */
interface LiveRun {
  readonly options: AuditOptions;
  readonly flags: LiveFlags;
  readonly io: InputOutput;
  /** Ends the whole run. */
  readonly signal: AbortSignal;
  /** Names and paths begin with the context. */
  readonly isOneOfSeveral: boolean;
  readonly progress: ReturnType<typeof createProgress>;
  readonly inTurn: ReturnType<typeof createTurns>;
}

/** Audits the chosen clusters, several at once, and joins their outcomes. */
export async function auditLive(options: AuditOptions, flags: LiveFlags, io: InputOutput): Promise<RunOutcome> {
  const { contexts, run } = startRun(options, flags, io);
  if (flags.saveCaptures !== undefined) captureFolder(flags.saveCaptures, null, io.cwd);
  const outcomes = contexts.map(async (context) => {
    const outcome = await auditContext(context, run);
    return run.isOneOfSeveral ? withContext(outcome, context.name) : outcome;
  });
  return joinOutcomes(
    await Promise.all(outcomes).finally(run.progress.clear),
    contexts.map(({ name }) => name),
  );
}

/** Prints the commands and pods of `--sockets exec`, and runs none. */
export async function printExec(options: AuditOptions, flags: LiveFlags, io: InputOutput): Promise<void> {
  const { contexts, run } = startRun(options, flags, io);
  const all = contexts.map(async (context) => {
    const { objects, targets, close } = await openCluster(context, run);
    const nodes: string[] = [];
    const problems: Problem[] = [];
    for await (const item of objects) {
      if ('message' in item) problems.push(item);
      else if (item.path.startsWith(`${prefixOf(context, run)}nodes/`)) nodes.push(nodeName(item));
    }
    close();
    return { lines: describeExec(nodes.toSorted(compareStrings), targets).map((line) => prefixOf(context, run) + line), problems };
  });
  const clusters = await Promise.all(all).finally(run.progress.clear);
  for (const line of clusters.flatMap(({ lines }) => lines)) io.stdout(`${escapeControls(line)}\n`);
  const problems = clusters.flatMap((cluster) => cluster.problems);
  tellProblems(problems, io);
  io.setExitCode(problems.length > 0 ? EXIT.incomplete : EXIT.clean);
}

function nodeName({ object }: ClusterObject): string {
  return (object as Raw<V1Node>).metadata?.name ?? '';
}

/** Prints the rights that exactly these options need. */
export function printRights({ release }: AuditOptions, flags: LiveFlags, io: InputOutput): void {
  const { configmaps: configMaps = false, sockets, namespace: namespaces, publish, collectorNamespace = COLLECTOR.namespace } = flags;
  const resources = resourcesToRead({ asksRelease: release === null, namespaces });
  const logsIn = sockets === 'logs' ? collectorNamespace : null;
  const exec = sockets === 'exec';
  io.stdout(rightsAsYaml({ resources, configMaps, exec, logsIn, publishes: publish !== undefined, namespaces, command: 'audit' }));
}

type Chosen = KubeContext | BrokenContext;

function startRun(
  options: AuditOptions,
  flags: LiveFlags,
  io: InputOutput,
): { readonly contexts: readonly Chosen[]; readonly run: LiveRun } {
  const { kubeconfig: file, allContexts: all = false } = flags;
  const contexts = readContexts({ file, names: flags.context, all, env: io.env, cwd: io.cwd });
  const broken = contexts.find((context) => 'reason' in context);
  if (broken && (!all || contexts.length === 1)) throw new UsageError(broken.reason);
  if (contexts.length > 1 && flags.clusterName !== undefined)
    throw new UsageError('--cluster-name is the name of one cluster, and several contexts are audited');
  const signal = AbortSignal.timeout(flags.timeout);
  setMaxListeners(0, signal);
  const run = { options, flags, io, signal, isOneOfSeveral: contexts.length > 1, progress: createProgress(io) };
  return { contexts, run: { ...run, inTurn: createTurns(CLUSTERS_AT_ONCE) } };
}

interface OpenCluster extends Pick<ClusterRead, 'hasAllPods' | 'hasReadPods' | 'notes'> {
  readonly objects: AsyncIterable<ClusterObject | Problem>;
  /** Null, as `api`, for a context that cannot be used. */
  readonly connection: Connection | null;
  readonly api: Api | null;
  readonly targets: ExecTargets;
  readonly close: () => void;
}

/** Of several clusters, one that cannot be used is a problem. Of one, a UsageError. */
async function openCluster(context: Chosen, run: LiveRun): Promise<OpenCluster> {
  const { options, flags, io, signal, progress } = run;
  const targets = createExecTargets();
  const shown = `cluster ${context.name}`;
  try {
    if ('reason' in context) throw new UsageError(context.reason);
    const { requestTimeout: requestTime } = flags;
    const connection = await connect(context, { env: io.env, cwd: io.cwd, requestTime, signal, userAgent: `hostport-lint/${VERSION}` });
    const api = createApi(connection, { requestTime, signal });
    const read = readCluster(api, {
      ...{ namespaces: flags.namespace, configMaps: flags.configmaps === true, asksRelease: options.release === null },
      ...{ shown, prefix: prefixOf(context, run), onPod: flags.sockets === 'exec' ? targets.add : undefined },
      onProgress: (kind, count, left) => progress.tell(`reading ${kind} of ${context.name}: ${count}${left ? ` of ${count + left}` : ''}`),
    });
    return { ...read, connection, api, targets, close: connection.close };
  } catch (error) {
    if (!run.isOneOfSeveral || !(error instanceof UsageError)) throw error;
    const { message } = error;
    const objects = (async function* () {
      yield problemOfFile(shown, message);
    })();
    return { objects, hasAllPods: () => false, hasReadPods: () => false, notes: [], connection: null, api: null, targets, close: () => {} };
  }
}

function prefixOf({ name }: Chosen, { isOneOfSeveral }: LiveRun): string {
  return isOneOfSeveral ? `${name}/` : '';
}

async function auditContext(context: Chosen, run: LiveRun): Promise<RunOutcome> {
  const { options, flags, io } = run;
  const cluster = await openCluster(context, run);
  const { connection, api, hasReadPods, hasAllPods: coversAllPods } = cluster;
  const notes: string[] = [];
  let nodes: readonly string[] = [];
  const files = auditFiles({ ...flags, objects: [], captures: flags.capture, mayBeCapture, cwd: io.cwd });
  const items = cluster.objects[Symbol.asyncIterator]();
  // A cluster that does not answer keeps no turn from the others.
  const first = await items.next();
  const input: AuditInput = {
    objects: startingWith(first, items),
    captures: async function* (read) {
      yield* files.captures(read);
      if (connection === null || api === null) return;
      // No program that prints sockets runs on Windows.
      const onLinux = read.nodes.filter(({ labels }) => labels['kubernetes.io/os'] !== 'windows');
      nodes = onLinux.map(({ name }) => name).toSorted(compareStrings);
      if (flags.sockets === 'exec') yield* askNodes(nodes, { connection, targets: cluster.targets }, context, run);
      if (flags.sockets === 'logs')
        yield* capturesInLogs(
          api,
          nodes,
          collectorOptions(context, run, (note) => notes.push(note)),
        );
    },
    coversAllPods,
    hasReadPods,
  };
  const name = flags.clusterName ?? (context.name === IN_CLUSTER ? undefined : context.name);
  const audit = async (): Promise<RunOutcome> => {
    const { result, ...outcome } = await auditCluster(options, input);
    const named = { ...outcome, result: { ...result, ...(name !== undefined && { cluster: name }) } };
    return flags.publish === undefined || api === null ? named : published(named, api, { hasReadPods: hasReadPods(), nodes }, context, run);
  };
  const outcome = await run.inTurn(audit).finally(cluster.close);
  return { ...outcome, notes: [...outcome.notes, ...cluster.notes, ...notes] };
}

/** Publishes the reports of an outcome, unless pods could not be read: their old reports would be deleted. Failures are its problems. */
async function published(
  outcome: RunOutcome,
  api: Api,
  { hasReadPods, nodes }: { readonly hasReadPods: boolean; readonly nodes: readonly string[] },
  context: Chosen,
  run: LiveRun,
): Promise<RunOutcome> {
  const shown = `cluster ${context.name}`;
  const { result } = outcome;
  const complete = new Set(result.audit?.nodes.flatMap(({ name, sockets }) => (sockets === 'complete' ? [name] : [])));
  const unreadNodes = nodes.filter((name) => !complete.has(name)).length;
  const problems = hasReadPods
    ? await publishReports(api, result, { namespaces: run.flags.namespace, unreadNodes, shown })
    : [problemOfFile(shown, 'the reports are not published, because the pods could not be read')];
  return withProblems(outcome, problems);
}

function collectorOptions(context: Chosen, run: LiveRun, note: CollectorOptions['note']): CollectorOptions {
  const { flags, progress } = run;
  const { collectorNamespace: namespace = COLLECTOR.namespace, collectorSelector: selector = COLLECTOR.selector } = flags;
  const now = Date.now();
  const times = { notBefore: now - (flags.maxAge ?? COLLECTOR.maxAge), notAfter: now + CLOCK_SKEW };
  const onProgress = (read: number, total: number): void => progress.tell(`read ${read} of ${total} logs of ${context.name}`);
  return { namespace, selector, ...times, prefix: prefixOf(context, run), onProgress, note };
}

async function* startingWith<Item>(first: IteratorResult<Item>, others: AsyncIterator<Item>): AsyncIterable<Item> {
  for (let item = first; !item.done; item = await others.next()) yield item.value;
}

/** The captures of the nodes. Prints before which commands run in which pods, and what that right means. */
async function* askNodes(
  nodes: readonly string[],
  { connection, targets }: { readonly connection: Connection; readonly targets: ExecTargets },
  context: Chosen,
  run: LiveRun,
): AsyncIterable<GivenCapture | Problem> {
  const { flags, io, signal, progress } = run;
  progress.clear();
  io.stderr('running commands in pods on the host network; the right to do so is close to root on the node:\n');
  for (const line of describeExec(nodes, targets)) io.stderr(`  ${escapeControls(prefixOf(context, run) + line)}\n`);
  const { saveCaptures } = flags;
  const folder = saveCaptures === undefined ? null : captureFolder(saveCaptures, run.isOneOfSeveral ? context.name : null, io.cwd);
  const captures = captureNodes(connection, nodes, targets, {
    ...{ time: flags.execTimeout, atOnce: flags.execConcurrency, signal, prefix: prefixOf(context, run) },
    onProgress: (asked, total) => progress.tell(`read sockets of ${asked} of ${total} nodes of ${context.name}`),
  });
  for await (const capture of captures) {
    const problem = folder === null || 'message' in capture ? null : saveCapture(folder, capture);
    if (problem) yield problem;
    yield capture;
  }
}
