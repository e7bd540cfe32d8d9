import { type Cluster, objectKey } from '../model/cluster.ts';
import { addToSet } from '../model/groups.ts';
import { type Declaration, hostPortOf, type Listener } from '../model/listener.ts';
import type { Workload } from '../model/workload.ts';
import { onceForObject } from '../text/once.ts';
import type { NodeSockets } from './join-captures.ts';

/** Finds declared ports without a listening socket. */
export interface Served {
  /** Adds to declarations the nodes on which a ready pod declares the port and no socket has it. */
  readonly mark: (declarations: readonly Declaration[]) => Declaration[];
  /** Removes listeners that are only inferred if all sockets of all their nodes are known and none has the port. */
  readonly withoutRefuted: (listeners: readonly Listener[]) => Listener[];
}

/** Creates the functions. A port only counts as not served on nodes whose sockets of the protocol are all known, and for ready pods. */
export function createServed(cluster: Cluster, joined: readonly NodeSockets[]): Served {
  const byNode = new Map(joined.map((one) => [one.node, one]));
  const portsOf = onceForObject(({ sockets }: NodeSockets) => new Set(sockets.map(({ port, protocol }) => `${port}/${protocol}`)));
  const readyOn = new Map<string, Set<string>>();
  for (const { controller, nodeName, isReady, isBeingDeleted, hostNetwork, phase } of cluster.pods) {
    if (nodeName === null || !isReady || isBeingDeleted || !hostNetwork || phase !== 'Running') continue;
    addToSet(readyOn, objectKey(controller), nodeName);
  }
  const nodesOf = (workload: Workload): string[] => [...(readyOn.get(objectKey(workload)) ?? [])].toSorted();
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
