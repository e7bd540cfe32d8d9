import type { PendingWorkload, PortHolder } from '../model/audit.ts';
import { type Cluster, type ClusterPod, hasEnded, objectKey } from '../model/cluster.ts';
import { addTo, addToSet, firstOfEach } from '../model/groups.ts';
import { compareStrings } from '../model/span.ts';
import type { Workload } from '../model/workload.ts';
import { onceForEach, onceForObject } from '../text/once.ts';
import { createSuitableNodes, type NodeDemand } from './nodes-of.ts';

/** Part of the scheduler's message about nodes on which the host port is in use. */
const NO_FREE_PORTS = /free ports/;

type RequestedPort = ClusterPod['ports'][number];

/** Finds workloads with pods that no node can run because their host ports are in use, once for each such port. */
export function pendingWorkloads(cluster: Cluster, workloads: readonly Workload[]): PendingWorkload[] {
  const known = new Map(workloads.map((workload) => [objectKey(workload), workload]));
  const findRivals = createRivals(cluster);
  const found = new Map<string, Blocked>();
  for (const pod of cluster.pods) {
    const workload = isBlocked(pod) ? known.get(objectKey(pod.controller)) : undefined;
    if (!workload) continue;
    const claims = pod.ports.map((claim) => ({ claim, rivals: findRivals(claim, pod.unschedulable?.scheduling ?? workload.scheduling) }));
    const taken = claims.filter(({ rivals }) => rivals.holders.length > 0);
    for (const { claim, rivals } of taken.length > 0 ? taken : claims.slice(0, 1)) {
      const key = `${objectKey(pod.controller)} ${claim.port} ${claim.protocol}`;
      const one = found.get(key) ?? { workload, claim, pods: new Set(), rivals: new Set() };
      found.set(key, { ...one, pods: one.pods.add(pod), rivals: one.rivals.add(rivals) });
    }
  }
  return [...found.values()].map(({ workload, claim: { port, protocol }, pods, rivals }) => {
    const some = [...rivals].slice(0, MAX_DEMANDS);
    const [first, ...others] = some;
    const { nodes, holders } = first && others.length === 0 ? first : joinRivals(some);
    const isOwnOlderPod = some.every((one) => isReplaced(pods, one));
    return { workload, port, protocol, pods: [...pods].map(({ name }) => name), nodes, holders, isOwnOlderPod };
  });
}

/** The Pending pods of a workload, and the port. */
interface Blocked {
  readonly workload: Workload;
  readonly claim: RequestedPort;
  readonly pods: Set<ClusterPod>;
  readonly rivals: Set<Rivals>;
}

/** Maximum number of different demands of the pods of one workload; they only differ if each pod is bound to a node. */
const MAX_DEMANDS = 20;

function joinRivals(rivals: readonly Rivals[]): Pick<Rivals, 'nodes' | 'holders'> {
  const holders = firstOfEach(
    rivals.flatMap((one) => one.holders),
    ({ namespace, name }) => `${namespace}/${name}`,
  );
  return { nodes: [...new Set(rivals.flatMap(({ nodes }) => nodes))].toSorted(compareStrings), holders: holders.sort(compareHolders) };
}

function isBlocked({ phase, isBeingDeleted, unschedulable }: ClusterPod): boolean {
  return phase === 'Pending' && !isBeingDeleted && NO_FREE_PORTS.test(unschedulable?.message ?? '');
}

/** True if all holders are pods that a rolling update of the same workload will replace. */
function isReplaced(pods: ReadonlySet<ClusterPod>, { controllers }: Rivals): boolean {
  const [pod] = pods;
  const revisions = pod && controllers.size === 1 ? controllers.get(objectKey(pod.controller)) : undefined;
  return revisions !== undefined && [...pods].every(({ revision }) => !revisions.has(revision));
}

function compareHolders(a: PortHolder, b: PortHolder): number {
  return compareStrings(`${a.namespace}/${a.name}`, `${b.namespace}/${b.name}`);
}

/** The pods that use a port on nodes that are suitable for a Pending pod, and these nodes; if there is no such pod, all suitable nodes. */
interface Rivals {
  readonly holders: readonly PortHolder[];
  readonly nodes: readonly string[];
  /** The revisions of these pods by their controllers. */
  readonly controllers: ReadonlyMap<string, ReadonlySet<string | null>>;
}

/**
 * Returns a function that finds the rivals of a Pending pod. Pods with equal demands share one result, so that the time is not the number
 * of pods squared.
 */
function createRivals(cluster: Cluster): (claim: RequestedPort, demand: NodeDemand) => Rivals {
  const suitableNodes = createSuitableNodes(cluster);
  const byPort = new Map<string, { readonly pod: ClusterPod; readonly hostIP: string | null }[]>();
  for (const pod of cluster.pods) {
    if (pod.nodeName === null || hasEnded(pod)) continue;
    for (const { port, protocol, hostIP } of pod.ports) addTo(byPort, `${port}/${protocol}`, { pod, hostIP });
  }
  const ofNodes = onceForObject((suitable: ReadonlySet<string>) =>
    onceForEach((claim) => {
      const [port, hostIP = ''] = claim.split(' ');
      const holders = (byPort.get(port ?? '') ?? []).filter((one) => suitable.has(one.pod.nodeName ?? '') && meet(one.hostIP, hostIP));
      return rivalsOf(new Set(holders.map(({ pod }) => pod)), suitable);
    }),
  );
  return ({ port, protocol, hostIP }, demand) => ofNodes(suitableNodes(demand))(`${port}/${protocol} ${hostIP ?? ANY}`);
}

function rivalsOf(pods: ReadonlySet<ClusterPod>, suitable: ReadonlySet<string>): Rivals {
  const controllers = new Map<string, Set<string | null>>();
  for (const { controller, revision } of pods) addToSet(controllers, objectKey(controller), revision);
  const holders = [...pods].map(({ namespace, name, nodeName }) => ({ namespace, name, node: nodeName ?? '' })).sort(compareHolders);
  const nodes = pods.size > 0 ? new Set(holders.map(({ node }) => node)) : suitable;
  return { holders, nodes: [...nodes].toSorted(compareStrings), controllers };
}

/** The scheduler treats a missing host IP as the unspecified address, which overlaps with every other address. */
const ANY = '0.0.0.0';

function meet(a: string | null, b: string): boolean {
  return a === null || a === ANY || b === ANY || a === b;
}
