import type { Protocol } from '../src/model/address.ts';
import type { Declaration } from '../src/model/listener.ts';
import { UNKNOWN } from '../src/model/text.ts';
import type { Workload } from '../src/model/workload.ts';
import { hostPortOf, protocolOf } from './declaration.ts';

/** The host ports for which the scheduler looks for a free place: those that containers declare which run all the time. */
export interface ScheduledPorts {
  of(workload: Workload): readonly Declaration[];
  /** Host IPs under which a workload declares a port; `0.0.0.0` where none is written. */
  addressesOf(workload: Workload, port: number, protocol: Protocol): ReadonlySet<string>;
}

const NONE: ReadonlySet<string> = new Set();

/** The unspecified address of `HostPortInfo`; `::` is an address like any other there. */
const UNSPECIFIED = '0.0.0.0';

export function indexScheduledPorts(declarations: Iterable<Declaration>): ScheduledPorts {
  const byWorkload = new Map<Workload, Declaration[]>();
  const addresses = new Map<Workload, Map<string, Set<string>>>();
  for (const declaration of declarations) {
    const { workload, role, hidden, hostIP } = declaration;
    const port = hostPortOf(declaration);
    const protocol = protocolOf(declaration);
    if (hidden || port === null || protocol === null || role === 'init' || role === 'ephemeral') continue;
    const found = byWorkload.get(workload);
    if (found) found.push(declaration);
    else byWorkload.set(workload, [declaration]);
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
}

/** The scheduler's comparison of the host IPs of one protocol and port (HostPortInfo.CheckConflict). */
export function clashInScheduler(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  if (a.size === 0 || b.size === 0) return false;
  return a.has(UNSPECIFIED) || b.has(UNSPECIFIED) || [...a].some((address) => b.has(address));
}
