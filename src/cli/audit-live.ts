import { type AuditOptions, auditCluster } from '../audit.ts';
import type { AuditInput } from '../model/audit-input.ts';
import { EXIT } from '../model/exit-code.ts';
import { compareFindings } from '../model/finding.ts';
import { compareListeners } from '../model/listener.ts';
import { mayBeCapture } from '../observe/captures.ts';
import { VERSION } from '../report/product.ts';
import type { RunOutcome } from '../run.ts';
import { auditFiles } from '../source/audit-files.ts';
import { connect } from '../source/cluster/connection.ts';
import { chooseContexts, type KubeContext } from '../source/cluster/kubeconfig.ts';
import { readCluster } from '../source/cluster/read.ts';
import { createApi } from '../source/cluster/request.ts';
import type { InputOutput } from './io.ts';
import type { LiveFlags } from './live-options.ts';
import { createProgress } from './progress.ts';

/** Audits the chosen clusters one after the other, and tells them as one. */
export async function auditLive(options: AuditOptions, flags: LiveFlags, io: InputOutput): Promise<RunOutcome> {
  const { kubeconfig: file, allContexts: all = false } = flags;
  const contexts = chooseContexts({ file, names: flags.context, all, env: io.env, cwd: io.cwd });
  const signal = AbortSignal.timeout(flags.timeout);
  const outcomes: RunOutcome[] = [];
  for (const context of contexts) {
    const outcome = await auditContext(context, contexts.length > 1, { options, flags, io, signal });
    outcomes.push(contexts.length > 1 ? withContext(outcome, context.name) : outcome);
  }
  return joinOutcomes(outcomes);
}

interface LiveRun {
  readonly options: AuditOptions;
  readonly flags: LiveFlags;
  readonly io: InputOutput;
  readonly signal: AbortSignal;
}

async function auditContext(context: KubeContext, isOneOfSeveral: boolean, { options, flags, io, signal }: LiveRun): Promise<RunOutcome> {
  const { requestTimeout: requestTime } = flags;
  const userAgent = `hostport-lint/${VERSION}`;
  const connection = await connect(context, { env: io.env, cwd: io.cwd, requestTime, signal, userAgent });
  const progress = createProgress(io);
  const api = createApi(connection, { requestTime, signal });
  const read = readCluster(api, {
    configMaps: flags.configmaps === true,
    asksRelease: options.release === null,
    shown: `cluster ${context.name}`,
    prefix: isOneOfSeveral ? `${context.name}/` : '',
    onProgress: (kind, count, left) => progress.tell(`reading ${kind} of ${context.name}: ${count}${left ? ` of ${count + left}` : ''}`),
  });
  const captures = auditFiles({ ...flags, objects: [], captures: flags.capture, mayBeCapture, cwd: io.cwd });
  const input: AuditInput = { ...captures, objects: read.objects, coversAllPods: read.hasAllPods };
  const outcome = await auditCluster(options, input).finally(() => {
    progress.clear();
    connection.close();
  });
  return { ...outcome, notes: [...outcome.notes, ...read.notes] };
}

/** Nodes of several clusters may have the same names. */
function withContext(outcome: RunOutcome, context: string): RunOutcome {
  const named = (node: string): string => `${context}/${node}`;
  const { result } = outcome;
  const { audit } = result;
  return {
    ...outcome,
    result: {
      ...result,
      findings: result.findings.map((one) => (one.nodes ? { ...one, nodes: one.nodes.map(named) } : one)),
      ...(audit && {
        audit: {
          nodes: audit.nodes.map((one) => ({ ...one, name: named(one.name) })),
          sockets: audit.sockets.map((one) => (one.node === null ? one : { ...one, node: named(one.node) })),
        },
      }),
    },
  };
}

function joinOutcomes(outcomes: readonly RunOutcome[]): RunOutcome {
  const [first] = outcomes;
  if (first === undefined) throw new Error('no cluster was audited');
  if (outcomes.length === 1) return first;
  const results = outcomes.map(({ result }) => result);
  const codes = outcomes.map(({ exitCode }) => exitCode);
  const sum = (of: readonly Readonly<Record<string, number>>[]): Record<string, number> => {
    const total: Record<string, number> = {};
    for (const one of of) for (const [key, count] of Object.entries(one)) total[key] = (total[key] ?? 0) + count;
    return total;
  };
  return {
    ...first,
    exitCode: [EXIT.incomplete, EXIT.findings].find((code) => codes.includes(code)) ?? EXIT.clean,
    notes: [...new Set(outcomes.flatMap(({ notes }) => notes))],
    result: {
      ...first.result,
      findings: results.flatMap(({ findings }) => findings).sort(compareFindings),
      listeners: results.flatMap(({ listeners }) => listeners).sort(compareListeners),
      problems: results.flatMap(({ problems }) => problems),
      counts: sum(results.map(({ counts }) => ({ ...counts }))) as unknown as typeof first.result.counts,
      hidden: sum(results.map(({ hidden }) => hidden)),
      audit: {
        nodes: results.flatMap(({ audit }) => audit?.nodes ?? []),
        sockets: results.flatMap(({ audit }) => audit?.sockets ?? []),
      },
    },
  };
}
