import type { PendingWorkload, PortHolder } from '../model/audit.ts';
import { type Cluster, type ClusterPod, keyOfMaker } from '../model/cluster.ts';
import { addTo } from '../model/groups.ts';
import { compareStrings } from '../model/span.ts';
import type { Workload } from '../model/workload.ts';
import { createSuitableNodes, type NodeDemand } from './suitable-nodes.ts';

/** What the scheduler writes about nodes on which the host port is in use. */
const NO_FREE_PORTS = /free ports/;

type Claim = ClusterPod['ports'][number];

/** Finds workloads with pods that no node can run because their host ports are in use, once for each such port. */
export function pendingWorkloads(cluster: Cluster, workloads: readonly Workload[]): PendingWorkload[] {
  const known = new Map(workloads.map((workload) => [keyOfMaker(workload), workload]));
  const rivalsOf = createRivals(cluster);
  const found = new Map<string, { workload: Workload; claim: Claim; pods: Set<ClusterPod>; rivals: Set<Rivals> }>();
  for (const pod of cluster.pods) {
    const workload = isBlocked(pod) ? known.get(keyOfMaker(pod.maker)) : undefined;
    if (!workload) continue;
    const claims = pod.ports.map((claim) => ({ claim, rivals: rivalsOf(claim, pod.unschedulable?.scheduling ?? workload.scheduling) }));
    const taken = claims.filter(({ rivals }) => rivals.pods.length > 0);
    for (const { claim, rivals } of taken.length > 0 ? taken : claims.slice(0, 1)) {
      const key = `${keyOfMaker(pod.maker)} ${claim.port} ${claim.protocol}`;
      const one = found.get(key) ?? { workload, claim, pods: new Set(), rivals: new Set() };
      found.set(key, one);
      one.pods.add(pod);
      one.rivals.add(rivals);
    }
  }
  return [...found.values()].map(({ workload, claim: { port, protocol }, pods, rivals }) => {
    const holders = new Set([...rivals].flatMap((each) => each.pods));
    return {
      workload,
      port,
      protocol,
      pods: [...pods].map(({ name }) => name),
      nodes: [...new Set([...rivals].flatMap(({ nodes }) => nodes))].toSorted(compareStrings),
      holders: [...holders].map(holderOf).toSorted((a, b) => compareStrings(`${a.namespace}/${a.name}`, `${b.namespace}/${b.name}`)),
      isOwnOlderPod: isReplaced(pods, holders),
    };
  });
}

function isBlocked({ phase, isBeingDeleted, unschedulable }: ClusterPod): boolean {
  return phase === 'Pending' && !isBeingDeleted && NO_FREE_PORTS.test(unschedulable?.message ?? '');
}

/** True if all holders are pods that a rolling update of the same workload will replace. */
function isReplaced(pods: ReadonlySet<ClusterPod>, holders: ReadonlySet<ClusterPod>): boolean {
  const own = new Set([...pods].map(({ maker }) => keyOfMaker(maker)));
  const revisions = new Set([...pods].map(({ revision }) => revision));
  return holders.size > 0 && [...holders].every(({ maker, revision }) => own.has(keyOfMaker(maker)) && !revisions.has(revision));
}

function holderOf({ namespace, name, nodeName }: ClusterPod): PortHolder {
  return { namespace, name, node: nodeName ?? '' };
}

/** Pods that have a port on nodes which suit a pending pod, and these nodes; all suitable nodes if there is no such pod. */
interface Rivals {
  readonly pods: readonly ClusterPod[];
  readonly nodes: readonly string[];
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
    const pods = [...new Set(holders.map(({ pod }) => pod))];
    const rivals = { pods, nodes: pods.length > 0 ? [...new Set(pods.map(({ nodeName }) => nodeName ?? ''))] : [...suitable] };
    answers.set(key, rivals);
    return rivals;
  };
}

/** The scheduler treats a missing host IP as the unspecified address, which meets every other. */
function meet(a: string | null, b: string | null): boolean {
  return a === null || b === null || a === '0.0.0.0' || b === '0.0.0.0' || a === b;
}
