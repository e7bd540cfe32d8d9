import { holdsPort, keyOfPort, standardService } from '../src/model/address.ts';
import type { Listener } from '../src/model/listener.ts';
import type { RuleContext } from '../src/model/rule.ts';
import { onceForObject } from '../src/text/once.ts';

/** The number of suggestions. */
const SUGGESTED = 2;

/** The ports of the input, and for each of them the workloads that have it, in the order of the listeners. */
const claimantsIn = onceForObject((listeners: readonly Listener[]) => {
  const claimants = new Map<number, string[]>();
  for (const listener of listeners) {
    const names = claimants.get(keyOfPort(listener)) ?? [];
    claimants.set(keyOfPort(listener), names);
    if (names.length < MAX_CLAIMANTS && !names.includes(nameOfClaimant(listener))) names.push(nameOfClaimant(listener));
  }
  return claimants;
});

/** Later claimants of a port get the suggestions of the first one. */
const MAX_CLAIMANTS = 50;

function nameOfClaimant({ workload, container }: Listener): string {
  return JSON.stringify([workload.kind, workload.namespace, workload.name, container]);
}

/**
 * How a listener leaves its port to others: `move to a free port, such as 20100 or 20101`. `what` is between `move` and the ports. Clients
 * of DNS and the like expect the port, so their servers share it by addresses.
 */
export function moveText(listener: Listener, context: RuleContext<'listeners'>, what = 'to a free port'): string {
  const service = standardService(listener.port);
  if (service) return `bind each program to one address (clients of ${service} expect port ${listener.port})`;
  const ports = freePortsFor(listener, context);
  return `move ${what}${ports.length === 0 ? '' : `, such as ${ports.join(' or ')}`}`;
}

/**
 * Ports to which a listener can move, the nearest first; empty if none is free. Each of several claimants of one port gets its own
 * suggestions, so that two that move do not conflict again.
 */
export function freePortsFor(listener: Listener, context: RuleContext<'listeners'>): readonly number[] {
  const { listeners, freePorts, isPlatform, nodePortRange, ephemeralRange } = context;
  const claimants = claimantsIn(listeners);
  const { workload, protocol } = listener;
  const rank = Math.max(0, claimants.get(keyOfPort(listener))?.indexOf(nameOfClaimant(listener)) ?? 0);
  const found = freePorts({
    protocol,
    isPlatform: isPlatform(workload),
    isLocalhost: listener.reach === 'localhost',
    near: listener.port,
    count: SUGGESTED * (rank + 1),
    isTaken: (port) =>
      claimants.has(keyOfPort({ port, protocol })) || [nodePortRange, ephemeralRange].some((range) => holdsPort(range, port)),
  });
  const own = found.slice(SUGGESTED * rank);
  return own.length > 0 ? own : found.slice(0, SUGGESTED);
}
