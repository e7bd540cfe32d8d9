import type { Reach } from '../model/address.ts';
import { addTo, addToSet, firstOfEach, groupBy } from '../model/groups.ts';
import { type Confidence, compareConfidence, type Evidence, type Listener, type Observation } from '../model/listener.ts';
import type { RegistryView } from '../model/registry.ts';
import { compareSpans, compareStrings } from '../model/span.ts';
import type { Workload } from '../model/workload.ts';

/** Joins all observations of a workload into listeners: one for each protocol, port and reach. */
export function mergeObservations(workload: Workload, observations: readonly Observation[], registry: RegistryView): Listener[] {
  const groups = groupBy(observations, ({ protocol, port }) => `${protocol} ${port}`);
  return [...groups.values()].flatMap((group) => listenersOf(workload, group, registry));
}

/** The observations of one port, by who can reach it. */
function listenersOf(workload: Workload, all: readonly Observation[], registry: RegistryView): Listener[] {
  // The surest first, so that what joins another does not depend on the order in which they were seen.
  const group = withoutGuesses([...all].filter((one) => !one.isAddressOnly).sort(byWeight));
  const told = all.find((one) => one.isAddressOnly);
  const declared = group
    .filter(isDeclared)
    .map((one) => (told && one.reach === 'unknown' ? { ...one, reach: told.reach, address: told.address } : one));
  const inferred = withoutAskers(withoutParts(group.filter((one) => !isDeclared(one))), declared);
  const byReach = new Map<Reach, Observation[]>();
  for (const one of inferred) if (one.role === 'listens' && one.reach !== 'unknown') addTo(byReach, one.reach, one);
  for (const role of ['listens', 'answers', 'supports'] as const) {
    const later = inferred.filter((one) => one.role === role && (role !== 'listens' || one.reach === 'unknown'));
    for (const observation of later) addTo(byReach, reachFor(observation, [...byReach.keys()]), observation);
  }
  joinUnknown(byReach);
  joinGuesses(byReach);
  const reaches = [...byReach.keys()];
  for (const one of declared) for (const reach of reaches.length === 0 ? [one.reach] : reaches) addTo(byReach, reach, one);
  return [...byReach].flatMap(([reach, some]) =>
    (reach === 'other' ? byAddress(some) : [some]).map((each) => listenerOf(workload, reach, each, declared.length > 0, registry)),
  );
}

/** Whether the manifest itself says that the port is held. */
export function isDeclared({ evidence }: Observation): boolean {
  return evidence.origin === 'declared';
}

/** One group for each address that the manifest states; an observation without an address belongs to every group. */
function byAddress(some: readonly Observation[]): (readonly Observation[])[] {
  const addressOf = ({ address }: Observation): string | undefined => address?.replace(/^\[|\]$/g, '');
  const listening = some.filter((one) => one.role === 'listens' && !isDeclared(one));
  const addresses = new Set(listening.map(addressOf).filter((address) => address !== undefined));
  if (addresses.size < 2) return [some];
  return [...addresses].map((address) =>
    some.filter((one) => {
      const own = addressOf(one);
      return own === undefined || own === address || !addresses.has(own);
    }),
  );
}

/**
 * Without a program's defaults where anything else shows the port, since a default is a guess. A probe on localhost does not count:
 * the program may still listen on every address, as its default says.
 */
function withoutGuesses(group: readonly Observation[]): readonly Observation[] {
  const shown = group.filter((observation) => observation.evidence.detector !== 'default');
  const isAsked = shown.some(({ role }) => role === 'answers');
  const isEnough = ({ role, reach, evidence: { origin } }: Observation): boolean =>
    (role === 'listens' && (origin !== 'declared' || reach !== 'unknown' || !isAsked)) ||
    (role === 'answers' && reach !== 'unknown' && reach !== 'localhost');
  return shown.some(isEnough) ? shown : group;
}

/** Without variables whose value is used in another observation: in `--listen=$(POD_IP):$(PORT)`, `PORT` adds no listener of its own. */
function withoutParts(inferred: readonly Observation[]): readonly Observation[] {
  const placeOf = ({ container, evidence: { span } }: Observation): string => `${container} ${span.path}:${span.start}`;
  const bound = new Map<string, Set<Reach>>();
  for (const one of inferred) if (one.evidence.detector !== 'env' && one.role === 'listens') addToSet(bound, placeOf(one), one.reach);
  return inferred.filter((one) => {
    const reaches = one.evidence.detector === 'env' ? bound.get(placeOf(one)) : undefined;
    return reaches === undefined || reaches.has(one.reach);
  });
}

/** Without probes of containers that do not listen, where another container of the pod does: the probe asks that one. */
function withoutAskers(inferred: readonly Observation[], declared: readonly Observation[]): Observation[] {
  const listening = inferred.filter((one) => one.role === 'listens');
  const answering = listening.length > 0 ? listening : declared;
  return inferred.filter(
    (one) => one.role !== 'answers' || answering.length === 0 || answering.some((other) => other.container === one.container),
  );
}

/** The reach of the listener that a probe, a Service or the like belongs to. */
function reachFor(observation: Observation, known: readonly Reach[]): Reach {
  if (known.length === 0 || known.includes(observation.reach)) return observation.reach;
  const [only] = known;
  // Who sends from elsewhere tells that an address which nobody knows is not localhost.
  if (observation.role === 'supports' && known.every((reach) => reach === 'unknown')) return observation.reach;
  if (observation.reach === 'unknown' || observation.role === 'supports')
    return known.includes('any') ? 'any' : (only ?? observation.reach);
  if (known.includes('any')) return 'any';
  if (observation.reach === 'any')
    return known.includes('node') ? 'node' : (known.find((reach) => reach !== 'unknown') ?? observation.reach);
  return observation.reach;
}

/** Observations without a known address belong to the first listener that has one. */
function joinUnknown(byReach: Map<Reach, Observation[]>): void {
  const target = [...byReach.keys()].find((reach) => reach !== 'unknown');
  if (target !== undefined) join(byReach, 'unknown', target);
}

/** Observations of low confidence do not make a listener of their own beside a surer one; they join it. */
function joinGuesses(byReach: Map<Reach, Observation[]>): void {
  const isSure = ([, some]: [Reach, Observation[]]): boolean => some.some((one) => one.role !== 'supports' && one.confidence !== 'low');
  const sure = [...byReach].filter(isSure).map(([reach]) => reach);
  const [target] = sure;
  if (target !== undefined) for (const reach of [...byReach.keys()]) if (!sure.includes(reach)) join(byReach, reach, target);
}

function join(byReach: Map<Reach, Observation[]>, from: Reach, target: Reach): void {
  for (const one of byReach.get(from) ?? []) addTo(byReach, target, one);
  byReach.delete(from);
}

function listenerOf(workload: Workload, reach: Reach, some: readonly Observation[], declared: boolean, registry: RegistryView): Listener {
  const sorted = [...some].sort(byWeight);
  const first = sorted[0];
  if (!first) throw new Error('a listener rests on at least one observation');
  const container = sorted.find((one) => one.role === 'listens' && one.container !== null)?.container ?? onlyContainer(workload);
  const { port, protocol } = first;
  return {
    workload,
    container,
    port,
    protocol,
    reach,
    address: sorted.find((one) => one.reach === reach && one.address !== null)?.address ?? null,
    declared,
    confidence: confidenceOf(sorted),
    evidence: distinct([...sorted].sort((a, b) => rankOfPlace(a) - rankOfPlace(b)).map((one) => one.evidence)).map(settled),
    registration: registry.registrationOf({ workload, container, port, protocol, reach }),
  };
}

/** Two detectors of different kinds that agree are worth a step more than each alone. */
function confidenceOf(observations: readonly Observation[]): Confidence {
  const best = observations.reduce<Confidence>((most, one) => (compareConfidence(one.confidence, most) > 0 ? one.confidence : most), 'low');
  const kinds = new Set(observations.map((one) => one.evidence.detector)).size;
  const isBound = observations.some((one) => one.role !== 'supports');
  return best === 'medium' && kinds > 1 ? 'high' : best === 'low' && kinds > 1 && isBound ? 'medium' : best;
}

/** The order in which evidence is told: where the number is set, then its declaration, then what only asks for the port. */
function rankOfPlace({ role, evidence: { origin, detector } }: Observation): number {
  if (origin === 'declared') return 1;
  return role === 'listens' && detector !== 'default' ? 0 : 2;
}

const ROLES = ['listens', 'answers', 'supports'];

function byWeight(a: Observation, b: Observation): number {
  return (
    Number(isDeclared(a)) - Number(isDeclared(b)) ||
    ROLES.indexOf(a.role) - ROLES.indexOf(b.role) ||
    compareConfidence(b.confidence, a.confidence) ||
    compareStrings(a.container ?? '', b.container ?? '') ||
    compareSpans(a.evidence.span, b.evidence.span)
  );
}

function distinct(evidence: readonly Evidence[]): Evidence[] {
  return firstOfEach(evidence, ({ detector, span }) => `${detector} ${span.path}:${span.line}:${span.column}`);
}

/** With the places of the steps looked up, so that the texts of the document in which they stand can go. */
function settled(evidence: Evidence): Evidence {
  return { ...evidence, steps: evidence.steps.map(({ span, note }) => ({ span, note })) };
}

function onlyContainer(workload: Workload): string | null {
  const main = workload.containers.filter((container) => container.role === 'main');
  return main.length === 1 ? (main[0]?.name ?? null) : null;
}
