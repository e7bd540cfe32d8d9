import { keyOfPort, PROTOCOLS, type Protocol } from '../src/model/address.ts';
import { groupBy } from '../src/model/groups.ts';
import { compareConfidence, type Listener } from '../src/model/listener.ts';
import type { Workload } from '../src/model/workload.ts';

/** A port of a pod with its listeners: usually one, several if the pod binds several addresses. */
export interface HeldPort {
  /** The listener with the highest confidence, the first of several. */
  readonly listener: Listener;
  readonly others: readonly Listener[];
}

/** Groups the listeners of each pod by port and protocol, so that a rule reports each port once. Keeps the order; linear time. */
export function groupByPort(listeners: Iterable<Listener>): HeldPort[] {
  return [...groupBy(listeners, createKeys()).values()].map(surestFirst);
}

/** A process of some nodes of one cluster that only a socket shows, no manifest. */
export function isSeenProcess({ workload, evidence }: Pick<Listener, 'workload' | 'evidence'>): boolean {
  return workload.hostProcess === true && evidence.every(({ origin }) => origin === 'observed');
}

/** Finds a pod's listeners by port. */
export interface PortIndex {
  at(workload: Workload, port: number, protocol: Protocol): readonly Listener[];
}

export function indexByPort(listeners: Iterable<Listener>): PortIndex {
  const holderKey = createKeys();
  const groups = groupBy(listeners, holderKey);
  return {
    at: (workload, port, protocol) => {
      const group = groups.get(holderKey({ workload, port, protocol }));
      if (!group) return [];
      const { listener, others } = surestFirst(group);
      return [listener, ...others];
    },
  };
}

function surestFirst(group: readonly Listener[]): HeldPort {
  const listener = group.reduce((a, b) => (compareConfidence(b.confidence, a.confidence) > 0 ? b : a));
  return { listener, others: group.length === 1 ? [] : group.filter((one) => one !== listener) };
}

/** One number for a workload, a port and a protocol. */
type KeyOf = (held: Pick<Listener, 'workload' | 'port' | 'protocol'>) => number;

function createKeys(): KeyOf {
  const numbers = new Map<Workload, number>();
  return (held) => {
    const known = numbers.get(held.workload);
    const number = known ?? numbers.size;
    if (known === undefined) numbers.set(held.workload, number);
    return number * KEYS_OF_PORTS + keyOfPort(held);
  };
}

const KEYS_OF_PORTS = 65_536 * PROTOCOLS.length;
