import type { ClusterInput } from './judge.ts';
import { EPHEMERAL_RANGE, keyOfPort, NODE_PORT_RANGE } from './model/address.ts';
import type { AuditInput, ObservedFacts } from './model/audit.ts';
import type { Cluster } from './model/cluster.ts';
import { compareListeners } from './model/listener.ts';
import type { RegistryView } from './model/registry.ts';
import type { RunResult } from './model/result.ts';
import type { ClusterContext } from './model/rule.ts';
import type { AuditedNode, ObservedSocket } from './model/socket.ts';
import { type Problem, problemOfFile } from './model/source.ts';
import { readAllCaptures } from './observe/all-captures.ts';
import { changedSince } from './observe/compare.ts';
import { withSockets } from './observe/evidence.ts';
import { auditedNodes, type NodeSockets } from './observe/join-captures.ts';
import { mergePods } from './observe/merge-pods.ts';
import { createNodesOf } from './observe/nodes-of.ts';
import { notesOnFit } from './observe/notes.ts';
import { explainSockets } from './observe/owners.ts';
import { pendingWorkloads } from './observe/pending.ts';
import { redacted } from './observe/redact.ts';
import { createServed } from './observe/served.ts';
import { notesOnUpgrade, upgradeOf } from './observe/upgrade.ts';
import { namesOfCluster, withNodes } from './observe/with-nodes.ts';
import type { RunOptions } from './options.ts';
import { notesOnRelease } from './registry/releases.ts';
import type { Scoped } from './suppression/scope.ts';

/** The facts of an audited cluster with its sockets. */
export interface ObservedCluster extends ClusterInput {
  readonly cluster: Cluster;
  readonly observed: ObservedFacts;
  readonly nodes: readonly AuditedNode[];
  readonly notes: readonly string[];
}

/** Reads the captures of a cluster, one after the other, and adds their sockets to the facts that its objects gave. */
export async function observeCluster(
  inferred: ClusterInput,
  cluster: Cluster,
  input: AuditInput,
  { upgradeTo = null, ephemeralRange = EPHEMERAL_RANGE, nodePortRange = NODE_PORT_RANGE }: RunOptions,
  files: number,
): Promise<ObservedCluster> {
  const { registry, workloads, hosted } = inferred;
  const { joined, problems, notes } = await readAllCaptures(input.captures(cluster), cluster);
  const hasPods = cluster.pods.length > 0 || input.hasReadPods?.() === true;
  const coversAllPods = hasPods && input.coversAllPods();
  const facts = observe(inferred, { cluster, joined, coversAllPods, ephemeralRange, nodePortRange });
  const { sockets } = facts.observed;
  const hasFacts = hasPods || workloads.length + hosted.clusters.length + sockets.length > 0;
  const isEmpty = !hasFacts && inferred.problems.length + problems.length === 0;
  const upgrade = upgradeOf(upgradeTo, registry, cluster);
  return {
    ...facts,
    problems: [...facts.problems, ...problems, ...(isEmpty ? [files + cluster.nodes.length > 0 ? NO_POD : NOTHING] : [])],
    upgrade,
    nodes: auditedNodes(cluster.nodes, joined),
    notes: [
      ...notes,
      ...notesOnFit(cluster, sockets, coversAllPods),
      ...(upgrade.to === null ? [] : notesOnRelease(registry.registries, upgrade.to)),
      ...notesOnUpgrade(registry, upgrade.to, [...facts.listeners, ...sockets]),
    ],
  };
}

/** Adds the nodes and sockets of an audit to its result, without data that only the cluster's owners may see. */
export function withSocketsOf(audited: ObservedCluster, result: RunResult, { earlier }: RunOptions): RunResult {
  const { cluster, observed, nodes } = audited;
  const known = { nodes, sockets: observed.sockets, names: () => namesOfCluster(cluster) };
  const whole = redacted(withNodes(result, observed.nodesOf, known));
  return earlier ? changedSince(earlier, whole) : whole;
}

const NOTHING: Problem = problemOfFile('.', 'there is no object and no socket, so nothing was checked');
const NO_POD: Problem = problemOfFile(
  '.',
  'the objects contain no pod and no workload, so nothing was checked; kubectl get pods,nodes,services -A -o json prints the objects',
);

interface SocketFacts extends Pick<ClusterContext, 'ephemeralRange' | 'nodePortRange'> {
  readonly cluster: Cluster;
  readonly joined: readonly NodeSockets[];
  readonly coversAllPods: boolean;
}

/** Adds sockets as evidence to the listeners of the objects, and adds listeners for sockets that no object explains. */
export function observe(inferred: ClusterInput, facts: SocketFacts): Omit<ObservedCluster, 'nodes' | 'notes'> {
  const { cluster, joined, coversAllPods } = facts;
  const { registry } = inferred;
  const served = createServed(cluster, joined);
  const merged = mergePods(inferred);
  const listeners = served.withoutRefuted(merged.listeners);
  const declarations = served.mark(merged.declarations);
  const known = { ...facts, ...merged, registry, listeners, declarations };
  const sockets = explainSockets(joined, known);
  const seen = withSockets(sockets, known);
  return {
    ...inferred,
    cluster,
    registry: withoutTakenPorts(registry, sockets),
    workloads: [...merged.workloads, ...seen.workloads],
    listeners: seen.listeners.toSorted(compareListeners),
    declarations,
    directives: inferred.directives.map((scoped) => onMergedWorkloads(scoped, merged.standsFor)),
    observed: { sockets, coversAllPods, nodesOf: createNodesOf(cluster), pending: pendingWorkloads(cluster, merged.workloads) },
  };
}

/** Returns the registry without free ports on which a socket was observed. */
function withoutTakenPorts(registry: RegistryView, sockets: readonly ObservedSocket[]): RegistryView {
  const taken = new Set(sockets.map(keyOfPort));
  const freePorts: RegistryView['freePorts'] = (wish) =>
    registry.freePorts({ ...wish, isTaken: (port) => taken.has(keyOfPort({ port, protocol: wish.protocol })) || wish.isTaken(port) });
  return { ...registry, freePorts };
}

/** Applies a suppression of a pod to the merged workload that represents it. */
function onMergedWorkloads(scoped: Scoped, standsFor: ReturnType<typeof mergePods>['standsFor']): Scoped {
  return {
    ...scoped,
    covers: (judged) => {
      const { workload } = judged;
      return (workload === null ? [null] : standsFor(workload)).some((one) => scoped.covers({ ...judged, workload: one }));
    },
    reach: null,
  };
}
