import { holdsPort, keyOfPort } from '../src/model/address.ts';
import type { Listener } from '../src/model/listener.ts';
import type { RuleContext } from '../src/model/rule.ts';
import { onceForObject } from '../src/text/once.ts';

/** As many as a reader needs to choose. */
const SUGGESTED = 2;

/** Ports of the input, for each list of listeners. */
const heldBy = onceForObject((listeners: readonly Listener[]) => new Set(listeners.map(keyOfPort)));

/** Beyond as many told ports each gets the nearest ones again. */
const MAX_TOLD = 200;

/** Who was told which port in a run, so that two who move do not meet again. */
const toldIn = onceForObject((_: readonly Listener[]) => new Map<number, string>());

/** Ports to which a listener can move, for the end of `move to a free port`: `, such as 20100 or 20101`; empty where none is free. */
export function suggestedPorts(listener: Listener, context: RuleContext<'listeners'>): string {
  const { listeners, freePorts, isPlatform, nodePortRange, ephemeralRange } = context;
  const own = heldBy(listeners);
  const told = toldIn(listeners);
  const { workload, container, protocol } = listener;
  const asker = JSON.stringify([workload.kind, workload.namespace, workload.name, container, listener.port, protocol]);
  const ports = freePorts({
    protocol,
    isPlatform: isPlatform(workload),
    isLocalhost: listener.reach === 'localhost',
    near: listener.port,
    count: SUGGESTED,
    isTaken: (port) => {
      const key = keyOfPort({ port, protocol });
      const isTold = (told.get(key) ?? asker) !== asker;
      return isTold || own.has(key) || [nodePortRange, ephemeralRange].some((range) => holdsPort(range, port));
    },
  });
  if (told.size < MAX_TOLD) for (const port of ports) told.set(keyOfPort({ port, protocol }), asker);
  return ports.length === 0 ? '' : `, such as ${ports.join(' or ')}`;
}
