import type { PendingWorkload } from '../model/audit.ts';
import { type Cluster, type ClusterNode, type ClusterPod, keyOfMaker } from '../model/cluster.ts';
import { selectsLabels } from '../model/label-selector.ts';
import { tolerates } from '../model/node.ts';
import type { Scheduling, Workload } from '../model/workload.ts';

/** What the scheduler writes where a node has the port taken. */
const NO_FREE_PORTS = /free ports/;

/** The scheduler finds no node for a pod because host ports are taken. */
function waitsForHostPort({ phase, isBeingDeleted, unschedulable }: ClusterPod): boolean {
  return phase === 'Pending' && !isBeingDeleted && NO_FREE_PORTS.test(unschedulable?.message ?? '');
}

/** Workloads of which a pod waits because its host ports are taken, once for each port that somebody holds. */
export function pendingWorkloads(cluster: Cluster, workloads: readonly Workload[]): PendingWorkload[] {
  const known = new Map(workloads.map((workload) => [keyOfMaker(workload), workload]));
  const found = new Map<string, PendingWorkload>();
  for (const pod of cluster.pods) {
    if (!waitsForHostPort(pod)) continue;
    const workload = known.get(keyOfMaker(pod.maker));
    if (!workload) continue;
    const { scheduling } = pod.unschedulable ?? workload;
    const suitable = cluster.nodes.filter((node) => suits(scheduling, node)).map(({ name }) => name);
    const claims = pod.ports.map((one) => ({ ...one, rivals: rivalsOf(pod, one, suitable, cluster) }));
    const taken = claims.filter(({ rivals }) => rivals.length > 0);
    const told = taken.length > 0 ? taken : claims.slice(0, 1);
    for (const { port, protocol, rivals } of told) {
      const key = `${keyOfMaker(pod.maker)} ${port} ${protocol}`;
      const before = found.get(key);
      const holders = rivals.map((one) => `${one.namespace}/${one.name} on ${one.nodeName}`);
      found.set(key, {
        ...{ workload, port, protocol },
        pods: [...(before?.pods ?? []), pod.name],
        nodes: [
          ...new Set([...(before?.nodes ?? []), ...(rivals.length > 0 ? rivals.map((one) => one.nodeName as string) : suitable)]),
        ].toSorted(),
        holders: [...new Set([...(before?.holders ?? []), ...holders])].toSorted(),
      });
    }
  }
  return [...found.values()];
}

function rivalsOf(pod: ClusterPod, claim: ClusterPod['ports'][number], nodes: readonly string[], cluster: Cluster): ClusterPod[] {
  return cluster.pods.filter(
    (other) =>
      other !== pod &&
      other.nodeName !== null &&
      nodes.includes(other.nodeName) &&
      other.phase !== 'Succeeded' &&
      other.phase !== 'Failed' &&
      other.ports.some((one) => one.port === claim.port && one.protocol === claim.protocol && meet(one.hostIP, claim.hostIP)),
  );
}

/** As the scheduler compares host IPs: none is the unspecified address, which meets every other. */
function meet(a: string | null, b: string | null): boolean {
  return a === null || b === null || a === '0.0.0.0' || b === '0.0.0.0' || a === b;
}

/** Whether a pod could run on a node, by its selectors and the node's taints. */
function suits(
  { nodeSelector, nodeAffinity, tolerations }: Pick<Scheduling, 'nodeSelector' | 'nodeAffinity' | 'tolerations'>,
  { name, labels, taints }: ClusterNode,
): boolean {
  if (Object.entries(nodeSelector).some(([key, value]) => labels[key] !== value)) return false;
  const term = nodeAffinity.some(
    ({ expressions, fields }) =>
      (expressions.length === 0 || selectsLabels({ matchLabels: {}, matchExpressions: expressions }, labels)) &&
      (fields.length === 0 || selectsLabels({ matchLabels: {}, matchExpressions: fields }, { 'metadata.name': name })),
  );
  if (nodeAffinity.length > 0 && !term) return false;
  return tolerates(tolerations, taints);
}
