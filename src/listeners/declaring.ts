import { isOnlyAsked, type Listener } from '../model/listener.ts';
import type { Pod } from '../model/pod.ts';
import { UNKNOWN } from '../model/text.ts';

/** Longest name of a container port (IANA service name, RFC 6335). */
const MAX_NAME = 15;

/** The listener with the edit that declares it, where its container is known and its text can be edited. */
export function withDeclaring(listener: Listener, pod: Pod): Listener {
  if (listener.declared || !pod.hostNetwork) return listener;
  const container = pod.containers.find(({ name, role }) => name === listener.container && name !== '' && role !== 'init');
  if (!container?.declare || container.name.includes(UNKNOWN)) return listener;
  const declaring = container.declare({
    containerPort: listener.port,
    protocol: listener.protocol,
    // The scheduler keeps ports on different host addresses apart, and readers see that the port is not reachable.
    hostIP: listener.reach === 'localhost' && !isOnlyAsked(listener) ? '127.0.0.1' : null,
    name: container.ports.length > 0 && container.ports.every((port) => port.name !== null) ? newName(listener, pod) : null,
  });
  // Node 20 gives each object that spreads another and adds to it a hidden class of its own, which slows all that reads it.
  return Object.assign({}, listener, { declaring });
}

/** A name like those of its siblings, which must be unique in the pod. */
function newName({ port, protocol }: Listener, pod: Pod): string {
  const taken = new Set(pod.containers.flatMap((container) => container.ports.map((one) => one.name)));
  const base = `port-${port}`;
  return [base, `${base}-${protocol.toLowerCase()}`].find((name) => !taken.has(name) && name.length <= MAX_NAME) ?? `p${port}`;
}
