import type { PendingWorkload, PortHolder } from '../model/audit.ts';
import { type Cluster, type ClusterPod, objectKey } from '../model/cluster.ts';
import { addTo, addToSet } from '../model/groups.ts';
import { compareStrings } from '../model/span.ts';
import type { Workload } from '../model/workload.ts';
import { createSuitableNodes, type NodeDemand } from './nodes-of.ts';

/** What the scheduler writes about nodes on which the host port is in use. */
const NO_FREE_PORTS = /free ports/;

type Claim = ClusterPod['ports'][number];

/** Finds workloads with pods that no node can run because their host ports are in use, once for each such port. */
export function pendingWorkloads(cluster: Cluster, workloads: readonly Workload[]): PendingWorkload[] {
  const known = new Map(workloads.map((workload) => [objectKey(workload), workload]));
  const findRivals = createRivals(cluster);
  const found = new Map<string, { workload: Workload; claim: Claim; pods: Set<ClusterPod>; rivals: Set<Rivals> }>();
  for (const pod of cluster.pods) {
    const workload = isBlocked(pod) ? known.get(objectKey(pod.controller)) : undefined;
    if (!workload) continue;
    const claims = pod.ports.map((claim) => ({ claim, rivals: findRivals(claim, pod.unschedulable?.scheduling ?? workload.scheduling) }));
    const taken = claims.filter(({ rivals }) => rivals.holders.length > 0);
    for (const { claim, rivals } of taken.length > 0 ? taken : claims.slice(0, 1)) {
      const key = `${objectKey(pod.controller)} ${claim.port} ${claim.protocol}`;
      const one = found.get(key) ?? { workload, claim, pods: new Set(), rivals: new Set() };
      found.set(key, one);
      one.pods.add(pod);
      one.rivals.add(rivals);
    }
  }
  return [...found.values()].map(({ workload, claim: { port, protocol }, pods, rivals }) => {
    const [first, ...others] = [...rivals].slice(0, MAX_DEMANDS);
    const names = [...pods].map(({ name }) => name);
    if (!first) return { workload, port, protocol, pods: names, nodes: [], holders: [], isOwnOlderPod: false };
    const { nodes, holders } = others.length === 0 ? first : joined([first, ...others]);
    return {
      workload,
      port,
      protocol,
      pods: names,
      nodes,
      holders,
      isOwnOlderPod: [first, ...others].every((one) => isReplaced(pods, one)),
    };
  });
}

/** Demands of the pods of one workload that are looked at; they differ only if each pod is bound to a node. */
const MAX_DEMANDS = 20;

function joined(rivals: readonly Rivals[]): Pick<Rivals, 'nodes' | 'holders'> {
  const holders = new Map(rivals.flatMap((one) => one.holders).map((holder) => [`${holder.namespace}/${holder.name}`, holder]));
  return {
    nodes: [...new Set(rivals.flatMap(({ nodes }) => nodes))].toSorted(compareStrings),
    holders: [...holders.values()].toSorted(compareHolders),
  };
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

/** Pods that have a port on nodes which suit a pending pod, and these nodes; all suitable nodes if there is no such pod. */
interface Rivals {
  readonly holders: readonly PortHolder[];
  readonly nodes: readonly string[];
  /** The revisions of these pods by their controllers. */
  readonly controllers: ReadonlyMap<string, ReadonlySet<string | null>>;
}

/** Pending pods with the same demand share one answer, so the work does not grow with pods times pods. */
function createRivals(cluster: Cluster): (claim: Claim, demand: NodeDemand) => Rivals {
  const suitableNodes = createSuitableNodes(cluster);
  const byPort = new Map<string, { readonly pod: ClusterPod; readonly hostIP: string | null }[]>();
  for (const pod of cluster.pods) {
    if (pod.nodeName === null || pod.phase === 'Succeeded' || pod.phase === 'Failed') continue;
    for (const { port, protocol, hostIP } of pod.ports) addTo(byPort, `${port}/${protocol}`, { pod, hostIP });
  }
  const known = new Map<ReadonlySet<string>, Map<string, Rivals>>();
  return ({ port, protocol, hostIP }, demand) => {
    const suitable = suitableNodes(demand);
    const answers = known.get(suitable) ?? new Map<string, Rivals>();
    known.set(suitable, answers);
    const key = `${port}/${protocol} ${hostIP}`;
    const before = answers.get(key);
    if (before) return before;
    const holders = (byPort.get(`${port}/${protocol}`) ?? []).filter(
      (one) => suitable.has(one.pod.nodeName ?? '') && meet(one.hostIP, hostIP),
    );
    const rivals = rivalsOf([...new Set(holders.map(({ pod }) => pod))], suitable);
    answers.set(key, rivals);
    return rivals;
  };
}

function rivalsOf(pods: readonly ClusterPod[], suitable: ReadonlySet<string>): Rivals {
  const controllers = new Map<string, Set<string | null>>();
  for (const { controller, revision } of pods) addToSet(controllers, objectKey(controller), revision);
  const holders = pods.map(({ namespace, name, nodeName }) => ({ namespace, name, node: nodeName ?? '' })).toSorted(compareHolders);
  const nodes = pods.length > 0 ? new Set(holders.map(({ node }) => node)) : suitable;
  return { holders, nodes: [...nodes].toSorted(compareStrings), controllers };
}

/** The scheduler treats a missing host IP as the unspecified address, which overlaps every other. */
function meet(a: string | null, b: string | null): boolean {
  return a === null || b === null || a === '0.0.0.0' || b === '0.0.0.0' || a === b;
}
