import type { Reach } from '../model/address.ts';
import { keyOfMaker } from '../model/audited-cluster.ts';
import { type Confidence, compareConfidence, type Declaration, type Evidence, hostPortOf, type Listener } from '../model/listener.ts';
import type { RegistryView } from '../model/registry.ts';
import type { ObservedSocket } from '../model/socket.ts';
import { compareStrings, type Span } from '../model/span.ts';
import type { Workload } from '../model/workload.ts';

/** What sockets are evidence for. */
export interface EvidenceFacts {
  readonly workloads: readonly Workload[];
  readonly listeners: readonly Listener[];
  readonly declarations: readonly Declaration[];
  readonly registry: RegistryView;
  readonly ephemeralRange: { readonly port: number; readonly endPort: number };
  readonly install: string;
  readonly spanOf: (source: ObservedSocket['sources'][number]) => Span;
}

/** From the most to the least that a set of sockets lets in. */
const WIDEST: readonly Reach[] = ['any', 'node', 'other', 'unknown', 'localhost'];

/** Listeners with the sockets that show them, and those of which sockets alone tell: of pods, and of units of the host. */
export function withSockets(sockets: readonly ObservedSocket[], facts: EvidenceFacts): { listeners: Listener[]; workloads: Workload[] } {
  const known = new Map(facts.workloads.map((workload) => [keyOfMaker(workload), workload]));
  const units = new Map<string, Workload>();
  const groups = new Map<string, { workload: Workload; sockets: ObservedSocket[] }>();
  for (const socket of sockets) {
    const workload = socket.workload ? known.get(keyOfMaker(socket.workload)) : unitOf(socket, units, facts);
    if (!workload?.hostNetwork && !workload?.hostProcess) continue;
    const key = `${keyOfMaker(workload)} ${socket.protocol} ${socket.port}`;
    const group = groups.get(key) ?? { workload, sockets: [] };
    groups.set(key, group);
    group.sockets.push(socket);
  }
  const listeners = new Map<string, Listener[]>();
  for (const listener of facts.listeners) {
    const key = `${keyOfMaker(listener.workload)} ${listener.protocol} ${listener.port}`;
    listeners.set(key, [...(listeners.get(key) ?? []), listener]);
  }
  for (const [key, { workload, sockets: seen }] of groups) {
    const before = listeners.get(key);
    if (before) listeners.set(key, confirm(before, seen, facts));
    else if (!seen.every((socket) => isPassing(socket, facts))) listeners.set(key, [observed(workload, seen, facts)]);
  }
  return { listeners: [...listeners.values()].flat(), workloads: [...units.values()] };
}

/** A socket that a program opened for its own use: for answers to what it asks by UDP, or for itself on a port of the kernel's choice. */
function isPassing({ protocol, reach, port }: ObservedSocket, { ephemeralRange }: EvidenceFacts): boolean {
  const isEphemeral = ephemeralRange.port <= port && port <= ephemeralRange.endPort;
  return isEphemeral && (protocol === 'UDP' || reach === 'localhost');
}

/** A unit of systemd on the nodes, as if a manifest had it. */
function unitOf(socket: ObservedSocket, units: Map<string, Workload>, { install, spanOf }: EvidenceFacts): Workload | undefined {
  const [source] = socket.sources;
  if (socket.unit === null || !source) return undefined;
  const known = units.get(socket.unit);
  if (known) return known;
  const span = spanOf(source);
  const unit: Workload = {
    kind: 'Unit',
    namespace: null,
    name: socket.unit,
    ...{
      span,
      install,
      labels: {},
      annotations: {},
      hostNetwork: true,
      containers: [],
      staticPod: false,
      hostProcess: true,
      template: false,
    },
    scheduling: { nodeName: null, nodeSelector: {}, nodeAffinity: [], tolerations: [], podAntiAffinity: [] },
    rollout: { replicas: null, strategy: null, maxSurge: null, maxUnavailable: null, span },
  };
  units.set(socket.unit, unit);
  return unit;
}

/** Where they listen is what the sockets say, whatever the manifests let think; of several listeners each keeps its own. */
function confirm(before: readonly Listener[], seen: readonly ObservedSocket[], facts: EvidenceFacts): Listener[] {
  const { confidence, nodes, evidence } = summary(seen, facts);
  return before.map((listener) => {
    const place = before.length === 1 ? placeOf(seen) : { reach: listener.reach, address: listener.address };
    const known = place.reach === 'unknown' ? { reach: listener.reach, address: listener.address } : place;
    const surest = compareConfidence(listener.confidence, confidence) >= 0 ? listener.confidence : confidence;
    const changed = { ...listener, ...known, confidence: surest, nodes, evidence: [...listener.evidence, evidence] };
    return { ...changed, registration: facts.registry.registrationOf(changed) };
  });
}

function observed(workload: Workload, seen: readonly ObservedSocket[], facts: EvidenceFacts): Listener {
  const { confidence, nodes, evidence } = summary(seen, facts);
  const [first] = seen;
  const { port = 0, protocol = 'TCP' } = first ?? {};
  const container = seen.find(({ pod }) => pod?.container)?.pod?.container ?? null;
  const declared = facts.declarations.some(
    (one) => keyOfMaker(one.workload) === keyOfMaker(workload) && hostPortOf(one) === port && one.protocol === protocol,
  );
  const claim = { workload, container, port, protocol, ...placeOf(seen) };
  return { ...claim, declared, confidence, nodes, evidence: [evidence], registration: facts.registry.registrationOf(claim) };
}

function placeOf(seen: readonly ObservedSocket[]): { reach: Reach; address: string | null } {
  const widest = seen.toSorted((a, b) => WIDEST.indexOf(a.reach) - WIDEST.indexOf(b.reach))[0];
  return { reach: widest?.reach ?? 'unknown', address: widest?.address === '*' ? null : (widest?.address ?? null) };
}

function summary(
  seen: readonly ObservedSocket[],
  { spanOf }: EvidenceFacts,
): { confidence: Confidence; nodes: string[]; evidence: Evidence } {
  const [first] = seen;
  const [source] = first?.sources ?? [];
  if (!first || !source) throw new Error('a listener rests on a socket');
  const isSure = seen.some(({ explainedBy }) => explainedBy === 'cgroup' || explainedBy === 'pid');
  const nodes = [...new Set(seen.flatMap(({ node }) => node ?? []))].toSorted(compareStrings);
  const names = [...new Set(first.processes.map(({ name }) => name))].join(', ');
  const text = `${first.protocol} ${first.address ?? ''}:${first.port}${names === '' ? '' : ` ${names}`}`;
  const evidence: Evidence = { origin: 'observed', detector: 'socket', span: spanOf(source), text, steps: [] };
  return { confidence: isSure ? 'certain' : 'high', nodes, evidence };
}
