import { containsPort, keyOfPort, type PortRange, type Reach } from '../model/address.ts';
import { INSTALL } from '../model/audit.ts';
import { objectKey } from '../model/cluster.ts';
import type { ObjectName } from '../model/document.ts';
import { addTo, groupBy } from '../model/groups.ts';
import { type Confidence, compareConfidence, type Evidence, type HostPortFacts, hostPortOf, type Listener } from '../model/listener.ts';
import { type PortClaim, type Registration, stateAt } from '../model/registry.ts';
import { type ObservedSocket, spanOfSource } from '../model/socket.ts';
import { bareWorkload, type Workload } from '../model/workload.ts';
import { firstFew } from '../text/words.ts';
import { createUnitFinder } from './host-units.ts';
import type { OwnerFacts } from './owners.ts';

/** The facts to which sockets are added. */
export interface EvidenceFacts extends OwnerFacts, HostPortFacts {
  readonly nodePortRange: PortRange;
}

/** From the widest reach to the narrowest. */
const WIDEST: readonly Reach[] = ['any', 'node', 'other', 'unknown', 'localhost'];

/**
 * Adds sockets as evidence to listeners, and returns additional listeners that only sockets show: of pods, of units and other processes of
 * the node, and of unknown processes if the registry only allows a port on localhost. `sockets` are sorted by node.
 */
export function withSockets(sockets: readonly ObservedSocket[], facts: EvidenceFacts): { listeners: Listener[]; workloads: Workload[] } {
  const outsidePods: Workload[] = [];
  const holdersOf = createHolderFinder(facts, outsidePods);
  const groups = new Map<Workload, Map<number, ObservedSocket[]>>();
  for (const socket of sockets) {
    for (const workload of holdersOf(socket)) {
      if (!workload.hostNetwork && !workload.hostProcess) continue;
      const ofWorkload = groups.get(workload) ?? new Map<number, ObservedSocket[]>();
      groups.set(workload, ofWorkload);
      addTo(ofWorkload, keyOfPort(socket), socket);
    }
  }
  const claimKey = (workload: ObjectName, protocol: string, port: number | null): string => `${objectKey(workload)} ${protocol} ${port}`;
  const listeners = groupBy(facts.listeners, ({ workload, protocol, port }) => claimKey(workload, protocol, port));
  const declared = new Set(facts.declarations.map((one) => claimKey(one.workload, one.protocol, hostPortOf(one))));
  const isNews = createNews(facts);
  for (const [workload, ofWorkload] of groups) {
    for (const seen of ofWorkload.values()) {
      const { protocol = 'TCP', port = 0 } = seen[0] ?? {};
      const key = claimKey(workload, protocol, port);
      const before = listeners.get(key);
      // A port may be open on some nodes and on localhost on others: two listeners.
      const parts = [seen.filter(({ reach }) => reach !== 'localhost'), seen.filter(({ reach }) => reach === 'localhost')];
      const held = { workload, protocol, port, declared: declared.has(key) };
      const now = before
        ? confirm(before, seen, facts)
        : parts.filter((part) => part.some(isNews)).map((part) => observed(held, part, facts));
      if (now.length > 0) listeners.set(key, now);
    }
  }
  return { listeners: [...listeners.values()].flat(), workloads: outsidePods };
}

/**
 * Returns a function that finds the workloads of a socket. A process outside pods is one workload for all nodes, which is added to
 * `outsidePods`.
 */
function createHolderFinder(
  { workloads, registry }: EvidenceFacts,
  outsidePods: Workload[],
): (socket: ObservedSocket) => readonly Workload[] {
  const known = new Map(workloads.map((workload) => [objectKey(workload), workload]));
  const ofNode = (kind: 'Unit' | 'Process', name: string, { sources: [source] }: ObservedSocket): Workload[] => {
    const key = objectKey({ kind, namespace: null, name });
    const before = known.get(key);
    if (before || !source) return before ? [before] : [];
    const workload = { ...bareWorkload(kind, name, spanOfSource(source), INSTALL), hostProcess: true as const };
    known.set(key, workload);
    outsidePods.push(workload);
    return [workload];
  };
  const ofController = (controller: ObjectName, socket: ObservedSocket): Workload[] => {
    if (controller.kind === 'Unit') return ofNode('Unit', controller.name, socket);
    const workload = known.get(objectKey(controller));
    return workload ? [workload] : [];
  };
  const ofProcess = (socket: ObservedSocket): Workload[] => {
    const [process] = socket.processes;
    if (socket.unit !== null) return ofNode('Unit', socket.unit, socket);
    if ((socket.isOutsidePods || socket.otherProgram !== null) && process) return ofNode('Process', process.name, socket);
    if (socket.explainedBy !== null || socket.possibleClient) return [];
    // Even if the owner is unknown, a port that is registered for localhost must not be reachable from outside.
    const rows = registry.assignmentsFor(socket.port, socket.protocol).filter((row) => stateAt(row, registry.release) === 'allocated');
    const isOpen = (socket.reach === 'any' || socket.reach === 'node') && rows.length > 0;
    const isKept = isOpen && rows.every(({ exposure, status }) => exposure === 'localhost' && status !== 'stale');
    return isKept ? ofNode('Process', process?.name ?? 'unknown', socket) : [];
  };
  return (socket) => {
    const own = socket.workload ? ofController(socket.workload, socket) : [];
    const first = own.length > 0 ? own : ofProcess(socket);
    if (socket.alsoHeldBy.length === 0) return first;
    return [...first, ...socket.alsoHeldBy.flatMap((controller) => ofController(controller, socket))];
  };
}

/**
 * Returns a function that is true for sockets that become separate listeners. Excluded are ephemeral ports that a program opens for itself
 * (UDP replies, localhost), and node ports of Services, which a proxy opens.
 */
function createNews({ cluster, ephemeralRange, nodePortRange }: EvidenceFacts): (socket: ObservedSocket) => boolean {
  const services = new Set(cluster.servicePorts.map(keyOfPort));
  return (socket) => {
    const { protocol, reach, port } = socket;
    if (containsPort(ephemeralRange, port) && (protocol === 'UDP' || reach === 'localhost')) return false;
    return !services.has(keyOfPort(socket)) && (services.size > 0 || !containsPort(nodePortRange, port));
  };
}

/** Sets the address of a single listener from the sockets. Several listeners keep their own addresses. */
function confirm(before: readonly Listener[], seen: readonly ObservedSocket[], facts: EvidenceFacts): Listener[] {
  const { confidence, nodes, evidence } = summary(seen);
  return before.map((listener) => {
    const place = before.length === 1 ? widestPlace(seen) : { reach: listener.reach, address: listener.address };
    const known = place.reach === 'unknown' ? { reach: listener.reach, address: listener.address } : place;
    const surest = compareConfidence(listener.confidence, confidence) >= 0 ? listener.confidence : confidence;
    const changed = { ...listener, ...known, confidence: surest, nodes, evidence: [...listener.evidence, evidence] };
    return { ...changed, registration: facts.registry.registrationOf(changed) };
  });
}

type Held = Pick<Listener, 'workload' | 'protocol' | 'port' | 'declared'>;

function observed(held: Held, seen: readonly ObservedSocket[], facts: EvidenceFacts): Listener {
  const { confidence, nodes, evidence } = summary(seen);
  const container = seen.find(({ pod }) => pod?.container)?.pod?.container ?? null;
  const claim = { ...held, container, ...widestPlace(seen) };
  const registration = seen.every(hasUnknownOwner) ? openBreach(claim, facts) : registrationOf(claim, seen, facts);
  return { ...claim, confidence, nodes, evidence: [evidence], registration };
}

/** The registration of observed sockets; the kubelet may run in a unit of any name. */
function registrationOf(claim: PortClaim, seen: readonly ObservedSocket[], { registry }: EvidenceFacts): Registration {
  const registered = registry.registrationOf(claim);
  const { workload } = claim;
  if (registered.status !== 'other-owner' || workload.kind !== 'Unit') return registered;
  const units = new Set(processNames(seen).flatMap((name) => createUnitFinder(registry)(name) || []));
  const own = [...units].map((name) => registry.registrationOf({ ...claim, workload: { ...workload, name } }));
  return own.find(({ status }) => status !== 'other-owner') ?? registered;
}

function processNames(seen: readonly ObservedSocket[]): string[] {
  return [...new Set(seen.flatMap(({ processes }) => processes.map(({ name }) => name)))];
}

/** True if the owner of a socket is unknown, so that it may be the owner of the row. */
function hasUnknownOwner({ explainedBy, isOutsidePods, otherProgram }: ObservedSocket): boolean {
  return explainedBy === null && !isOutsidePods && otherProgram === null;
}

/** The registration of an unknown process: it may be the owner of the row, so only the reach differs. */
function openBreach({ port, protocol }: Pick<Listener, 'port' | 'protocol'>, { registry }: EvidenceFacts): Registration {
  const assignment = registry.assignmentsFor(port, protocol).find((row) => stateAt(row, registry.release) === 'allocated') ?? null;
  return { status: 'reach-differs', assignment };
}

function widestPlace(seen: readonly ObservedSocket[]): { reach: Reach; address: string | null } {
  for (const reach of WIDEST) {
    const widest = seen.find((socket) => socket.reach === reach);
    if (widest) return { reach, address: widest.address === '*' ? null : widest.address };
  }
  return { reach: 'unknown', address: null };
}

/** Maximum number of processes in a message. */
const MAX_NAMED = 5;

function summary(seen: readonly ObservedSocket[]): { confidence: Confidence; nodes: string[]; evidence: Evidence } {
  const [first] = seen;
  const [source] = first?.sources ?? [];
  if (!first || !source) throw new Error('a listener has at least one socket');
  const isSure = seen.some(({ explainedBy, isOutsidePods }) => isOutsidePods || explainedBy === 'cgroup' || explainedBy === 'pid');
  const isUnsure = seen.every(({ otherProgram }) => otherProgram === 'medium');
  const processes = firstFew(processNames([first]), MAX_NAMED);
  const text = `${first.protocol} ${first.address ?? ''}:${first.port} ${processes}`.trimEnd();
  return {
    confidence: isSure ? 'certain' : isUnsure ? 'medium' : 'high',
    nodes: [...new Set(seen.map(({ node }) => node))].filter((node) => node !== null),
    evidence: { origin: 'observed', detector: 'socket', span: spanOfSource(source), text, steps: [], ...(processes && { processes }) },
  };
}
