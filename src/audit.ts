import type { RunFacts } from './facts.ts';
import type { Observed } from './lint.ts';
import { EPHEMERAL_RANGE, keyOfPort, NODE_PORT_RANGE } from './model/address.ts';
import { type AuditInput, INSTALL } from './model/audit.ts';
import type { Cluster } from './model/cluster.ts';
import { compareListeners } from './model/listener.ts';
import type { ClusterContext } from './model/rule.ts';
import type { AuditedNode, ObservedSocket } from './model/socket.ts';
import type { Problem } from './model/source.ts';
import { type Span, spanOnLine } from './model/span.ts';
import { readAllCaptures } from './observe/all-captures.ts';
import { createClusterReader } from './observe/cluster.ts';
import { changedSince, type EarlierAudit } from './observe/compare.ts';
import { withSockets } from './observe/evidence.ts';
import { createUnitFinder } from './observe/host-units.ts';
import { mergePods } from './observe/merge-pods.ts';
import { createNodesOf, realPlacement } from './observe/nodes-of.ts';
import { notesOnFit } from './observe/notes.ts';
import { sourcesOf } from './observe/objects.ts';
import { auditedNodes, createNodeNames, joinCaptures, type NodeSockets } from './observe/observe.ts';
import { explainSockets } from './observe/owners.ts';
import { pendingWorkloads } from './observe/pending.ts';
import { redacted } from './observe/redact.ts';
import { createServed } from './observe/served.ts';
import { upgradeOf } from './observe/upgrade.ts';
import { withNodes } from './observe/with-nodes.ts';
import { type RunOptions, type RunOutcome, run } from './run.ts';
import { onceForObject } from './text/once.ts';

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
        const hasSockets = joined.some((one) => one.sockets.length > 0);
        const isEmpty = cluster.pods.length + runFacts.workloads.length === 0 && !hasSockets;
        if (isEmpty && runFacts.problems.length + problems.length === 0)
          problems.push(runFacts.files + cluster.nodes.length > 0 ? NO_POD : NOTHING);
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

const NOTHING: Problem = { path: '.', line: 1, column: 1, message: 'there is no object and no socket, so nothing was checked' };
const NO_POD: Problem = {
  ...NOTHING,
  message:
    'the objects hold no pod and no workload, so nothing was checked; kubectl get pods,nodes,services -A -o json prints what is needed',
};

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
  const heard = onceForObject((all: readonly ObservedSocket[]) => new Set(all.map(keyOfPort)));
  return {
    ...runFacts,
    cluster,
    // Nobody is told to move to a port that somebody else has, whoever that is.
    registry: {
      ...registry,
      freePorts: (wish) => {
        const [taken, { protocol }] = [heard(sockets), wish];
        return registry.freePorts({ ...wish, isTaken: (port) => taken.has(keyOfPort({ port, protocol })) || wish.isTaken(port) });
      },
    },
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
  return spanOnLine(shown, line, 1, 1);
}
