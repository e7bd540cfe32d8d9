import type { Protocol } from '../src/model/address.ts';
import { compareConfidence, type Listener } from '../src/model/listener.ts';
import type { Workload } from '../src/model/workload.ts';

/** A pod's listeners on one port and protocol: usually one, several where the pod binds several addresses. */
export interface SamePort {
  /** The surest, and of equally sure ones the first. */
  readonly listener: Listener;
  readonly others: readonly Listener[];
}

/** Puts a pod's listeners on one port together, so that a rule speaks once of each port. Keeps the order; linear time. */
export function groupByPort(listeners: Iterable<Listener>): SamePort[] {
  const found = new Map<Workload, Map<string, Listener[]>>();
  const groups: Listener[][] = [];
  for (const listener of listeners) {
    const ports = found.get(listener.workload) ?? new Map<string, Listener[]>();
    found.set(listener.workload, ports);
    const key = keyOf(listener.port, listener.protocol);
    const group = ports.get(key);
    if (group) {
      group.push(listener);
      continue;
    }
    const fresh = [listener];
    ports.set(key, fresh);
    groups.push(fresh);
  }
  return groups.flatMap((group) => {
    const surest = group.reduce((a, b) => (compareConfidence(b.confidence, a.confidence) > 0 ? b : a));
    return [{ listener: surest, others: group.filter((listener) => listener !== surest) }];
  });
}

/** Finds a pod's listeners by port. */
export interface PortIndex {
  at(workload: Workload, port: number, protocol: Protocol): readonly Listener[];
}

export function indexByPort(listeners: Iterable<Listener>): PortIndex {
  const found = new Map<Workload, Map<string, readonly Listener[]>>();
  for (const { listener, others } of groupByPort(listeners)) {
    const ports = found.get(listener.workload) ?? new Map<string, readonly Listener[]>();
    found.set(listener.workload, ports);
    ports.set(keyOf(listener.port, listener.protocol), [listener, ...others]);
  }
  return { at: (workload, port, protocol) => found.get(workload)?.get(keyOf(port, protocol)) ?? [] };
}

function keyOf(port: number, protocol: Protocol): string {
  return `${protocol}/${port}`;
}
