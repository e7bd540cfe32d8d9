import { keyOfPort, PROTOCOLS, type Protocol } from '../src/model/address.ts';
import type { Severity } from '../src/model/finding.ts';
import { groupBy } from '../src/model/groups.ts';
import { compareConfidence, type Listener } from '../src/model/listener.ts';
import { type Assignment, nameOfAssignment, type RegistrationStatus, type RegistryView } from '../src/model/registry.ts';
import type { Workload } from '../src/model/workload.ts';
import { onceForObject } from '../src/text/once.ts';

/** The listeners of a workload on one port, the surest first: usually one, or several if the pod binds several addresses. */
export type HeldPort = readonly [Listener, ...Listener[]];

/** The listeners of each pod by port and protocol, in linear time. Rules that ask about the same listeners share the groups. */
const groupsOf = onceForObject((listeners: readonly Listener[]) => {
  const holderKey = createKeys();
  const groups = [...groupBy(listeners, holderKey)].map(([key, group]) => [key, surestFirst(group)] as const);
  return { holderKey, groups: new Map(groups) };
});

/** Groups the listeners of each pod by port and protocol, so that a rule reports each port once. Keeps the order. */
export function groupByPort(listeners: readonly Listener[]): HeldPort[] {
  return [...groupsOf(listeners).groups.values()];
}

/** True for a process of the node that only a socket shows, and no manifest. */
export function isObservedProcess({ workload, evidence }: Pick<Listener, 'workload' | 'evidence'>): boolean {
  return workload.hostProcess === true && evidence.every(({ origin }) => origin === 'observed');
}

/** Finds a pod's listeners by port. */
interface PortIndex {
  at(workload: Workload, port: number, protocol: Protocol): readonly Listener[];
}

export function indexByPort(listeners: readonly Listener[]): PortIndex {
  return {
    at: (workload, port, protocol) => {
      const { holderKey, groups } = groupsOf(listeners);
      return groups.get(holderKey({ workload, port, protocol })) ?? [];
    },
  };
}

function surestFirst(group: readonly Listener[]): HeldPort {
  const surest = group.reduce((a, b) => (compareConfidence(b.confidence, a.confidence) > 0 ? b : a));
  return group.length === 1 ? [surest] : [surest, ...group.filter((one) => one !== surest)];
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

/** Returns the listeners with this registration status, each with its row. */
export function* portsWithRow(
  listeners: readonly Listener[],
  status: RegistrationStatus,
): Iterable<{ readonly held: HeldPort; readonly row: Assignment }> {
  for (const held of groupByPort(listeners.filter((listener) => listener.registration.status === status))) {
    const row = held[0].registration.assignment;
    if (row) yield { held, row };
  }
}

/** How messages name a row: `etcd (team etcd; OpenShift host port registry, line 74)`. */
export function nameOfRow(row: Assignment): string {
  return `${row.process} (${row.team === null ? '' : `team ${row.team}; `}${nameOfAssignment(row)})`;
}

/** All rows of the same registry for the same process. */
export function rowsOfProcess({ registry, process }: Assignment, view: RegistryView): readonly Assignment[] {
  const rows = view.registries.find(({ name }) => name === registry)?.assignments ?? [];
  return rows.filter((row) => row.process === process);
}

/** How messages name the registries in use: `the OpenShift host port registry`. */
export function nameOfRegistries(view: RegistryView): string {
  return view.registries.map((registry) => `the ${registry.title}`).join(' or ');
}

/** True if a row assigns the port to this listener, so that no rule about ranges applies to it. */
export function hasOwnRow(listener: Listener): boolean {
  return listener.registration.status === 'registered' || listener.registration.status === 'reach-differs';
}

/** True if the row is about a process of the node or a socket of the kernel, which no manifest can declare. */
export function isNotOfPods(row: Assignment | null): boolean {
  return row !== null && row.owners.length > 0 && row.owners.every((owner) => owner.claimant !== 'workload');
}

/**
 * The row that assigns this port to the listener's workload, but with another transport protocol; null if there is none, or if the workload
 * uses both protocols, because then a second row is missing instead.
 */
export function rowOfOtherProtocol(listener: Listener, registry: RegistryView, index: PortIndex): Assignment | null {
  for (const protocol of PROTOCOLS.filter((other) => other !== listener.protocol)) {
    const { status, assignment } = registry.registrationOf({ ...listener, protocol });
    if (assignment === null || (status !== 'registered' && status !== 'reach-differs')) continue;
    const twins = index.at(listener.workload, listener.port, protocol);
    const onlyDeclared = isOnlyDeclared(listener) && twins.some((twin) => !isOnlyDeclared(twin));
    if (twins.length === 0 || onlyDeclared) return assignment;
  }
  return null;
}

function isOnlyDeclared(listener: Listener): boolean {
  return listener.evidence.every((evidence) => evidence.origin === 'declared');
}

/**
 * The severity of a violation of the registry: for workloads of the platform an error, or a warning if the listener has low confidence; for
 * all others `elsewhere`.
 */
export function severityOfViolation(listener: Listener, registry: RegistryView, elsewhere: Severity): Severity {
  if (!registry.isPlatform(listener.workload)) return elsewhere;
  return listener.confidence === 'low' ? 'warning' : 'error';
}
