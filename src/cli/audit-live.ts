import { type AuditOptions, auditCluster } from '../audit.ts';
import type { AuditInput } from '../model/audit.ts';
import { EXIT } from '../model/exit-code.ts';
import type { Problem } from '../model/source.ts';
import { compareStrings } from '../model/span.ts';
import { mayBeCapture } from '../observe/captures.ts';
import { escapeControls } from '../report/escape.ts';
import { VERSION } from '../report/product.ts';
import type { RunOutcome } from '../run.ts';
import { auditFiles } from '../source/audit-files.ts';
import { captureNodes, describeExec } from '../source/cluster/capture.ts';
import { type Connection, connect } from '../source/cluster/connection.ts';
import { createExecTargets, type ExecTargets } from '../source/cluster/exec-targets.ts';
import { chooseContexts, type KubeContext } from '../source/cluster/kubeconfig.ts';
import { type ClusterRead, readCluster, resourcesToRead } from '../source/cluster/read.ts';
import { createApi } from '../source/cluster/request.ts';
import { rightsAsYaml } from '../source/cluster/rights.ts';
import type { InputOutput } from './io.ts';
import { joinOutcomes, withContext } from './join-outcomes.ts';
import type { LiveFlags } from './live-options.ts';
import { tellProblems } from './output.ts';
import { createProgress } from './progress.ts';

/** What each cluster of a run is read with. */
interface LiveRun {
  readonly options: AuditOptions;
  readonly flags: LiveFlags;
  readonly io: InputOutput;
  /** Ends the whole run. */
  readonly signal: AbortSignal;
  /** Several clusters are told apart by their contexts. */
  readonly isOneOfSeveral: boolean;
  readonly progress: ReturnType<typeof createProgress>;
}

/** Audits the chosen clusters one after the other, and tells them as one. */
export async function auditLive(options: AuditOptions, flags: LiveFlags, io: InputOutput): Promise<RunOutcome> {
  const outcomes: RunOutcome[] = [];
  await withClusters(options, flags, io, async (context, run) => {
    const outcome = await auditContext(context, run);
    outcomes.push(run.isOneOfSeveral ? withContext(outcome, context.name) : outcome);
  });
  return joinOutcomes(outcomes);
}

/** Prints which commands `--sockets exec` would run in which pods. */
export async function printExec(options: AuditOptions, flags: LiveFlags, io: InputOutput): Promise<void> {
  const problems: Problem[] = [];
  await withClusters(options, flags, io, async (context, run) => {
    const { read, targets, connection } = await openCluster(context, run);
    const nodes: string[] = [];
    for await (const item of read.objects) {
      if ('message' in item) problems.push(item);
      else if (item.path.startsWith(`${prefixOf(context, run)}nodes/`))
        nodes.push((item.object as { metadata?: { name?: string } }).metadata?.name ?? '');
    }
    connection.close();
    run.progress.clear();
    for (const line of describeExec(nodes.toSorted(compareStrings), targets))
      io.stdout(`${escapeControls(prefixOf(context, run) + line)}\n`);
  });
  tellProblems(problems, io);
  io.setExitCode(problems.length > 0 ? EXIT.incomplete : EXIT.clean);
}

/** Prints the rights that exactly these options need. */
export function printRights({ release }: AuditOptions, { configmaps, sockets }: LiveFlags, io: InputOutput): void {
  const resources = resourcesToRead({ asksRelease: release === null, namespaces: [] });
  io.stdout(rightsAsYaml({ resources, configMaps: configmaps === true, exec: sockets === 'exec' }));
}

async function withClusters(
  options: AuditOptions,
  flags: LiveFlags,
  io: InputOutput,
  work: (context: KubeContext, run: LiveRun) => Promise<void>,
): Promise<void> {
  const { kubeconfig: file, allContexts: all = false } = flags;
  const contexts = chooseContexts({ file, names: flags.context, all, env: io.env, cwd: io.cwd });
  const signal = AbortSignal.timeout(flags.timeout);
  const progress = createProgress(io);
  for (const context of contexts) await work(context, { options, flags, io, signal, progress, isOneOfSeveral: contexts.length > 1 });
}

interface OpenCluster {
  readonly connection: Connection;
  readonly read: ClusterRead;
  readonly targets: ExecTargets;
}

async function openCluster(context: KubeContext, run: LiveRun): Promise<OpenCluster> {
  const { options, flags, io, signal, progress } = run;
  const { requestTimeout: requestTime } = flags;
  const connection = await connect(context, { env: io.env, cwd: io.cwd, requestTime, signal, userAgent: `hostport-lint/${VERSION}` });
  const targets = createExecTargets();
  const read = readCluster(createApi(connection, { requestTime, signal }), {
    namespaces: [],
    configMaps: flags.configmaps === true,
    asksRelease: options.release === null,
    shown: `cluster ${context.name}`,
    prefix: prefixOf(context, run),
    onPod: flags.sockets === 'exec' ? targets.add : undefined,
    onProgress: (kind, count, left) => progress.tell(`reading ${kind} of ${context.name}: ${count}${left ? ` of ${count + left}` : ''}`),
  });
  return { connection, read, targets };
}

function prefixOf({ name }: KubeContext, { isOneOfSeveral }: LiveRun): string {
  return isOneOfSeveral ? `${name}/` : '';
}

async function auditContext(context: KubeContext, run: LiveRun): Promise<RunOutcome> {
  const { options, flags, io, progress } = run;
  const { connection, read, targets } = await openCluster(context, run);
  const files = auditFiles({ ...flags, objects: [], captures: flags.capture, mayBeCapture, cwd: io.cwd });
  const input: AuditInput = {
    objects: read.objects,
    captures: async function* (cluster) {
      yield* files.captures(cluster);
      if (flags.sockets === 'exec')
        yield* askNodes(cluster.nodes.map(({ name }) => name).toSorted(compareStrings), { connection, targets }, context, run);
    },
    coversAllPods: read.hasAllPods,
  };
  const outcome = await auditCluster(options, input).finally(() => {
    progress.clear();
    connection.close();
  });
  return { ...outcome, notes: [...outcome.notes, ...read.notes] };
}

/** Says before anything is run in a pod which command that is, and what that means. */
function askNodes(
  nodes: readonly string[],
  { connection, targets }: Pick<OpenCluster, 'connection' | 'targets'>,
  context: KubeContext,
  run: LiveRun,
): ReturnType<typeof captureNodes> {
  const { flags, io, signal, progress } = run;
  progress.clear();
  io.stderr('running commands in pods on the host network; whoever may do that is near to root on the node:\n');
  for (const line of describeExec(nodes, targets)) io.stderr(`  ${escapeControls(prefixOf(context, run) + line)}\n`);
  return captureNodes(connection, nodes, targets, {
    ...{ time: flags.execTimeout, atOnce: flags.execConcurrency, signal, prefix: prefixOf(context, run) },
    onProgress: (asked, total) => progress.tell(`asked ${asked} of ${total} nodes of ${context.name}`),
  });
}
