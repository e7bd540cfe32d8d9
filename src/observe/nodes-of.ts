import { type Cluster, type ClusterNode, hasEnded, objectKey } from '../model/cluster.ts';
import { addToSet, pick } from '../model/groups.ts';
import { selectsLabels } from '../model/label-selector.ts';
import { isControlPlane, tolerates } from '../model/node.ts';
import type { Placement } from '../model/placement.ts';
import { compareStrings } from '../model/span.ts';
import type { Scheduling, Workload } from '../model/workload.ts';
import { onceForEach, onceForObject } from '../text/once.ts';

/** Returns a function that lists the nodes on which the pods of a workload run, sorted. */
export const createNodesOf = onceForObject(({ pods }: Cluster): ((workload: Workload) => readonly string[]) => {
  const nodes = new Map<string, Set<string>>();
  for (const pod of pods) if (pod.nodeName !== null && !hasEnded(pod)) addToSet(nodes, objectKey(pod.controller), pod.nodeName);
  const sorted = new Map([...nodes].map(([key, names]) => [key, [...names].toSorted(compareStrings)]));
  return (workload) => sorted.get(objectKey(workload)) ?? [];
});

/** Returns a placement with the nodes on which pods run, if these are known, instead of the nodes on which they could run. */
export function realPlacement(base: Placement, cluster: Cluster): Placement {
  const nodesOf = createNodesOf(cluster);
  const withPods = new Set(cluster.pods.filter(({ phase }) => phase !== '').map(({ controller }) => objectKey(controller)));
  // Scaled to zero, or all pods have ended or are Pending, which another finding reports.
  const runsNowhere = (workload: Workload): boolean =>
    nodesOf(workload).length === 0 && (workload.rollout.replicas === 0 || withPods.has(objectKey(workload)));
  const suitableNodes = createSuitableNodes(cluster);
  const workers = new Set(cluster.nodes.filter((node) => !isControlPlane(node)).map(({ name }) => name));
  return {
    ...base,
    canShareNode: (a, b) => {
      if (runsNowhere(a) || runsNowhere(b)) return { possible: false, why: 'no pod of one of them runs', confidence: 'certain' };
      const [one, other] = [nodesOf(a), nodesOf(b)];
      if (one.length === 0 || other.length === 0) return base.canShareNode(a, b);
      const others = new Set(other);
      const shared = one.filter((node) => others.has(node));
      return { possible: shared.length > 0, why: `both run on node ${shared[0] ?? ''}`, confidence: 'certain', nodes: shared };
    },
    // In hosted clusters no node has a control plane.
    canRunOnWorkers: (workload) =>
      cluster.nodes.length > 0 && workers.size === cluster.nodes.length
        ? null
        : nodesOf(workload).some((node) => workers.has(node)) || base.canRunOnWorkers(workload),
    mostNodes: (workload) => {
      const most = base.mostNodes(workload);
      const suitable = Math.max(suitableNodes(workload.scheduling).size, nodesOf(workload).length);
      if (suitable === 0) return most;
      return most === null ? suitable : Math.min(most, suitable);
    },
    areAlternatives: (a, b) => (nodesOf(a).length > 0 && nodesOf(b).length > 0 ? false : base.areAlternatives(a, b)),
  };
}

/** The fields that determine on which nodes of a cluster a pod can run. */
export type NodeDemand = Pick<Scheduling, 'nodeSelector' | 'nodeAffinity' | 'tolerations'>;

/**
 * Returns the names of the nodes on which a pod could run, by its selectors and the taints of the nodes. Cached, because most pods have the
 * same demand.
 */
export const createSuitableNodes = onceForObject(({ nodes }: Pick<Cluster, 'nodes'>): ((demand: NodeDemand) => ReadonlySet<string>) => {
  const suitable = onceForEach((written: string) => {
    const demand = JSON.parse(written) as NodeDemand;
    return new Set(nodes.filter((node) => suits(demand, node)).map(({ name }) => name));
  });
  return (demand) => suitable(JSON.stringify(pick(demand, 'nodeSelector', 'nodeAffinity', 'tolerations')));
});

function suits({ nodeSelector, nodeAffinity, tolerations }: NodeDemand, { name, labels, taints }: ClusterNode): boolean {
  if (Object.entries(nodeSelector).some(([key, value]) => labels[key] !== value)) return false;
  const term = nodeAffinity.some(
    ({ expressions, fields }) =>
      (expressions.length === 0 || selectsLabels({ matchLabels: {}, matchExpressions: expressions }, labels)) &&
      (fields.length === 0 || selectsLabels({ matchLabels: {}, matchExpressions: fields }, { 'metadata.name': name })),
  );
  return (nodeAffinity.length === 0 || term) && tolerates(tolerations, taints);
}
