import { PROTOCOLS, type Protocol } from '../src/model/address.ts';
import { addTo } from '../src/model/groups.ts';
import { type Declaration, hostPortOf } from '../src/model/listener.ts';
import { UNKNOWN } from '../src/model/text.ts';
import type { Workload } from '../src/model/workload.ts';
import { onceForObject } from '../src/text/once.ts';

/** An entry of `ports` with a host port. */
export interface DeclaredPort {
  readonly declaration: Declaration;
  readonly port: number;
  readonly protocol: Protocol;
}

/** The entries with a known port and protocol, without those that a later `ports` key replaces. */
export function* declaredPorts(declarations: Iterable<Declaration>): Iterable<DeclaredPort> {
  for (const declaration of declarations) {
    const port = hostPortOf(declaration);
    const protocol = protocolOf(declaration);
    if (!declaration.hidden && port !== null && protocol !== null) yield { declaration, port, protocol };
  }
}

/** The protocol of an entry; null if it is invalid or unknown. */
export function protocolOf(declaration: Declaration): Protocol | null {
  return PROTOCOLS.find((protocol) => protocol === declaration.protocol) ?? null;
}

/** The host ports that the scheduler compares: those of containers that run for the whole life of the pod. */
export interface ScheduledPorts {
  of(workload: Workload): readonly DeclaredPort[];
  /** Host IPs with which a workload declares a port; `0.0.0.0` if the entry has none. */
  addressesOf(workload: Workload, port: number, protocol: Protocol): ReadonlySet<string>;
}

const NONE: ReadonlySet<string> = new Set();

/** The unspecified address in `HostPortInfo`; it treats `::` as an ordinary address. */
const UNSPECIFIED = '0.0.0.0';

export const indexScheduledPorts = onceForObject((declarations: readonly Declaration[]): ScheduledPorts => {
  const byWorkload = new Map<Workload, DeclaredPort[]>();
  const addresses = new Map<Workload, Map<string, Set<string>>>();
  for (const held of declaredPorts(declarations)) {
    const { port, protocol } = held;
    const { workload, role, hostIP } = held.declaration;
    if (role === 'init' || role === 'ephemeral') continue;
    addTo(byWorkload, workload, held);
    if (hostIP?.includes(UNKNOWN)) continue;
    const ports = addresses.get(workload) ?? new Map<string, Set<string>>();
    addresses.set(workload, ports);
    const key = `${protocol}/${port}`;
    ports.set(key, (ports.get(key) ?? new Set<string>()).add(hostIP || UNSPECIFIED));
  }
  return {
    of: (workload) => byWorkload.get(workload) ?? [],
    addressesOf: (workload, port, protocol) => addresses.get(workload)?.get(`${protocol}/${port}`) ?? NONE,
  };
});

/** True if the scheduler never puts pods of both on one node, because both declare another common port. Static pods are not scheduled. */
export function areOnDifferentNodes(a: Workload, b: Workload, scheduled: ScheduledPorts): boolean {
  if (a.staticPod || b.staticPod) return false;
  return scheduled
    .of(a)
    .some(({ port, protocol }) => clashInScheduler(scheduled.addressesOf(a, port, protocol), scheduled.addressesOf(b, port, protocol)));
}

/** The scheduler's comparison of the host IPs of one protocol and port (HostPortInfo.CheckConflict). */
export function clashInScheduler(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  if (a.size === 0 || b.size === 0) return false;
  return a.has(UNSPECIFIED) || b.has(UNSPECIFIED) || [...a].some((address) => b.has(address));
}
