import { type Cluster, keyOfMaker } from '../model/cluster.ts';
import { type Declaration, hostPortOf, type Listener } from '../model/listener.ts';
import type { Workload } from '../model/workload.ts';
import { onceForObject } from '../text/once.ts';
import type { NodeSockets } from './observe.ts';

/** What captures tell of ports on which nothing listens. */
export interface Served {
  /** Declarations with the nodes on which a ready pod has the port and no socket does. */
  readonly mark: (declarations: readonly Declaration[]) => Declaration[];
  /** Listeners without those that were only inferred, where all the sockets of all its nodes are known and none has the port. */
  readonly withoutRefuted: (listeners: readonly Listener[]) => Listener[];
}

/** A node speaks against a port only where all its sockets of the protocol are known, and only of pods that are ready. */
export function createServed(cluster: Cluster, joined: readonly NodeSockets[]): Served {
  const byNode = new Map(joined.map((one) => [one.node, one]));
  const portsOf = onceForObject(({ sockets }: NodeSockets) => new Set(sockets.map(({ port, protocol }) => `${port}/${protocol}`)));
  const readyOn = new Map<string, Set<string>>();
  for (const { maker, nodeName, isReady, isBeingDeleted, hostNetwork, phase } of cluster.pods) {
    if (nodeName === null || !isReady || isBeingDeleted || !hostNetwork || phase !== 'Running') continue;
    const key = keyOfMaker(maker);
    readyOn.set(key, (readyOn.get(key) ?? new Set()).add(nodeName));
  }
  const nodesOf = (workload: Workload): string[] => [...(readyOn.get(keyOfMaker(workload)) ?? [])].toSorted();
  const isSilent = (node: string, port: number, protocol: string): boolean => {
    const of = byNode.get(node);
    return of !== undefined && of.problems.length === 0 && of.complete.has(protocol) && !portsOf(of).has(`${port}/${protocol}`);
  };
  return {
    mark: (declarations) =>
      declarations.map((declaration) => {
        const port = hostPortOf(declaration);
        const isServing = declaration.role === 'main' || declaration.role === 'sidecar';
        if (port === null || !isServing || !declaration.workload.hostNetwork) return declaration;
        const notServedOn = nodesOf(declaration.workload).filter((node) => isSilent(node, port, declaration.protocol));
        return notServedOn.length === 0 ? declaration : { ...declaration, notServedOn };
      }),
    withoutRefuted: (listeners) =>
      listeners.filter(({ workload, port, protocol, declared }) => {
        const nodes = declared || !workload.hostNetwork || workload.hostProcess ? [] : nodesOf(workload);
        return nodes.length === 0 || !nodes.every((node) => isSilent(node, port, protocol));
      }),
  };
}
