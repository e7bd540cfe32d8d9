import type { Cluster, ClusterNode } from '../model/cluster.ts';
import { selectsLabels } from '../model/label-selector.ts';
import { tolerates } from '../model/node.ts';
import type { Scheduling } from '../model/workload.ts';
import { onceForObject } from '../text/once.ts';

/** What decides on which nodes of a cluster a pod can run. */
export type NodeDemand = Pick<Scheduling, 'nodeSelector' | 'nodeAffinity' | 'tolerations'>;

/** Returns the names of the nodes on which a pod could run, by its selectors and the taints of the nodes. Most pods ask for the same. */
export const createSuitableNodes = onceForObject(({ nodes }: Pick<Cluster, 'nodes'>): ((demand: NodeDemand) => ReadonlySet<string>) => {
  const known = new Map<string, ReadonlySet<string>>();
  return ({ nodeSelector, nodeAffinity, tolerations }) => {
    const key = JSON.stringify([nodeSelector, nodeAffinity, tolerations]);
    const found =
      known.get(key) ?? new Set(nodes.filter((node) => suits({ nodeSelector, nodeAffinity, tolerations }, node)).map(({ name }) => name));
    known.set(key, found);
    return found;
  };
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
