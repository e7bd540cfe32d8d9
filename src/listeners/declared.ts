import { isPort, PROTOCOLS, type Protocol, reachOfAddress } from '../model/address.ts';
import { type Declaration, hostPortOf, isOnlyProbed, type Listener, type Observation, type UnreadPort } from '../model/listener.ts';
import type { Container, ContainerPort, Pod } from '../model/pod.ts';
import type { Edit } from '../model/span.ts';
import type { Workload } from '../model/workload.ts';
import { isKnown, type Text, UNKNOWN } from '../text/text.ts';
import { firstLine } from './observation.ts';

/** Returns all entries of `ports` in a pod, including entries without a host port and entries that a later key hides. */
export function declarationsOf(workload: Workload, pod: Pod): Declaration[] {
  return pod.containers.flatMap((container) => [
    ...withRemovals(container.ports).map(([port, removal]) => declarationOf(workload, container, port, false, removal)),
    ...container.hiddenPorts.map((port) => declarationOf(workload, container, port, true, null)),
  ]);
}

function declarationOf(workload: Workload, container: Container, port: ContainerPort, hidden: boolean, removal: Edit | null): Declaration {
  return {
    workload,
    container: container.name,
    role: container.role,
    name: port.name,
    containerPort: port.containerPort,
    hostPort: port.hostPort,
    protocol: port.protocol,
    hostIP: port.hostIP,
    span: port.span,
    ...portSpans(workload, port),
    protocolSpan: port.protocolSpan,
    unreadPorts: [...unread('containerPort', port), ...unread('hostPort', port)],
    hidden,
    switchedOff: null,
    editable: port.remove !== null,
    ...(removal ? { removal } : {}),
  };
}

/** Returns the places of the port numbers. On the host network both numbers are equal, so a template may omit the host port. */
function portSpans({ hostNetwork }: Workload, port: ContainerPort): Pick<Declaration, 'portSpan' | 'repeatedSpan'> {
  const { hostPort, containerPort } = port.written;
  const portSpan = (hostPort ?? containerPort ?? port).span;
  if (!hostNetwork || hostPort === null || containerPort === null) return { portSpan };
  if (port.hostPort === port.containerPort) return { portSpan, repeatedSpan: containerPort.span };
  return { portSpan: port.hostPort === null && port.containerPort !== null ? containerPort.span : portSpan };
}

/**
 * Only an entry that repeats an earlier one of its list can be removed without loss, because probes and Services may refer to another name.
 */
function withRemovals(ports: readonly ContainerPort[]): (readonly [ContainerPort, Edit | null])[] {
  const seen = new Map<string, Set<string | null>>();
  return ports.map((port) => {
    const key = JSON.stringify([port.containerPort, port.hostPort, port.protocol, port.hostIP]);
    const names = seen.get(key);
    const repeats = names !== undefined && (port.name === null || names.has(port.name));
    seen.set(key, (names ?? new Set()).add(port.name));
    return [port, repeats ? (port.remove?.() ?? null) : null];
  });
}

function unread(field: 'containerPort' | 'hostPort', port: ContainerPort): UnreadPort[] {
  const { text, span } = port.written[field] ?? {};
  return span && text?.value && port[field] === null ? [{ field, text: text.value, span }] : [];
}

/** The host ports that the entries of `ports` declare. */
export function declaredObservations(declarations: readonly Declaration[]): Observation[] {
  return declarations.flatMap((declaration): Observation[] => {
    const port = hostPortOf(declaration);
    const protocol = declaration.protocol as Protocol;
    if (port === null || declaration.hidden || !PROTOCOLS.includes(protocol)) return [];
    const address = declaration.hostIP;
    const reach = address === null ? (declaration.workload.hostNetwork ? 'unknown' : 'any') : reachOfAddress(address);
    const { portSpan, repeatedSpan } = declaration;
    const spans = repeatedSpan && repeatedSpan.line !== portSpan.line ? [portSpan, repeatedSpan] : [portSpan];
    return spans.map((span) => ({
      container: declaration.container,
      port,
      protocol,
      address,
      reach,
      confidence: 'certain',
      role: 'listens',
      evidence: {
        origin: 'declared',
        detector: 'ports',
        span,
        text: firstLine(span.excerpt.text),
        steps: [],
      },
    }));
  });
}

/** True if a container declares a port. */
export function declaresPort(container: Container, port: number): boolean {
  return container.ports.some((entry) => entry.containerPort === port || entry.hostPort === port);
}

/** True if a container declares a port, or has a probe with that number. */
export function showsPort(container: Container, port: number): boolean {
  return declaresPort(container, port) || container.probes.some((probe) => probe.port?.value === String(port));
}

/** The port that is written as a number, or as the name of a port of the first of these containers that has it; null for other texts. */
export function numberOfPort(written: Text, containers: readonly Container[]): number | null {
  if (!isKnown(written)) return null;
  const named = containers.flatMap(({ ports }) => ports.find(({ name, containerPort }) => name === written.value && containerPort) ?? []);
  const port = /^\d+$/.test(written.value) ? Number(written.value) : named[0]?.containerPort;
  return port && isPort(port) ? port : null;
}

/** The only protocol with which a container declares a port, if it is not TCP; otherwise the usual protocol. */
export function protocolOfPort(container: Container, port: number): Protocol {
  const declared = container.ports.filter((entry) => entry.containerPort === port || entry.hostPort === port);
  const [only] = PROTOCOLS.filter((protocol) => declared.length > 0 && declared.every((entry) => entry.protocol === protocol));
  return only ?? 'TCP';
}

/** Maximum length of the name of a container port (IANA service name, RFC 6335). */
const MAX_NAME = 15;

/** Adds the edit that declares a listener, if its container is known and its text can be edited. */
export function withDeclaring(listener: Listener, pod: Pod): Listener {
  if (listener.declared || !pod.hostNetwork) return listener;
  const container = pod.containers.find(({ name, role }) => name === listener.container && name !== '' && role !== 'init');
  if (!container?.declare || container.name.includes(UNKNOWN)) return listener;
  const declaring = container.declare({
    containerPort: listener.port,
    protocol: listener.protocol,
    // The scheduler treats ports on different host addresses as different, and readers see that the port is not reachable from outside.
    hostIP: listener.reach === 'localhost' && !isOnlyProbed(listener) ? '127.0.0.1' : null,
    name: container.ports.length > 0 && container.ports.every((port) => port.name !== null) ? newName(listener, pod) : null,
  });
  return { ...listener, declaring };
}

/** Returns a name in the style of the other names, which is unique in the pod. */
function newName({ port, protocol }: Listener, pod: Pod): string {
  const taken = new Set(pod.containers.flatMap((container) => container.ports.map((one) => one.name)));
  const whole = `port-${port}-${protocol.toLowerCase()}`;
  // A port with both protocols may get two entries at the same time.
  const names = protocol === 'TCP' ? [`port-${port}`, whole] : [whole];
  return names.find((name) => !taken.has(name) && name.length <= MAX_NAME) ?? `p${port}`;
}
