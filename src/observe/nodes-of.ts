import { type Cluster, keyOfMaker } from '../model/cluster.ts';
import { isControlPlane } from '../model/node.ts';
import type { Placement } from '../model/placement.ts';
import { compareStrings } from '../model/span.ts';
import type { Workload } from '../model/workload.ts';
import { onceForObject } from '../text/once.ts';
import { waitsForHostPort } from './pending.ts';

/** Gives the nodes on which pods of a workload run, in order. */
export const createNodesOf = onceForObject(({ pods }: Cluster): ((workload: Workload) => readonly string[]) => {
  const nodes = new Map<string, Set<string>>();
  for (const { maker, nodeName, phase } of pods) {
    if (nodeName === null || phase === 'Succeeded' || phase === 'Failed') continue;
    const key = keyOfMaker(maker);
    const names = nodes.get(key);
    if (names) names.add(nodeName);
    else nodes.set(key, new Set([nodeName]));
  }
  const sorted = new Map([...nodes].map(([key, names]) => [key, [...names].toSorted(compareStrings)]));
  return (workload) => sorted.get(keyOfMaker(workload)) ?? [];
});

/** Where pods run is known better than where they could. */
export function realPlacement(base: Placement, cluster: Cluster): Placement {
  const nodesOf = createNodesOf(cluster);
  const waiting = new Set(cluster.pods.filter(waitsForHostPort).map(({ maker }) => keyOfMaker(maker)));
  const workers = new Set(cluster.nodes.filter((node) => !isControlPlane(node)).map(({ name }) => name));
  return {
    ...base,
    canShareNode: (a, b) => {
      const [one, other] = [nodesOf(a), nodesOf(b)];
      // Pods that wait for a port run nowhere, and are told as such.
      if ((one.length === 0 && waiting.has(keyOfMaker(a))) || (other.length === 0 && waiting.has(keyOfMaker(b))))
        return { possible: false, why: 'a pod waits for the port', confidence: 'certain' };
      if (one.length === 0 || other.length === 0) return base.canShareNode(a, b);
      const others = new Set(other);
      const shared = one.filter((node) => others.has(node));
      return { possible: shared.length > 0, why: `both run on node ${shared[0] ?? ''}`, confidence: 'certain', nodes: shared };
    },
    // Where no node has a control plane, as in hosted clusters, a workload beside one is as good as on one.
    canRunOnWorkers: (workload) =>
      cluster.nodes.length > 0 && workers.size === cluster.nodes.length
        ? null
        : nodesOf(workload).some((node) => workers.has(node)) || base.canRunOnWorkers(workload),
    areAlternatives: (a, b) => (nodesOf(a).length > 0 && nodesOf(b).length > 0 ? false : base.areAlternatives(a, b)),
  };
}
