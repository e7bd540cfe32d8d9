import type { Reach } from '../model/address.ts';
import { type Confidence, compareConfidence, type Evidence, type Listener, type Sighting } from '../model/listener.ts';
import type { RegistryView } from '../model/registry.ts';
import { compareSpans, compareStrings } from '../model/span.ts';
import type { Workload } from '../model/workload.ts';

/** Joins all sightings of a workload into listeners: one for each protocol, port and reach. */
export function mergeSightings(workload: Workload, sightings: readonly Sighting[], registry: RegistryView): Listener[] {
  const groups = new Map<string, Sighting[]>();
  for (const sighting of sightings) {
    const key = `${sighting.protocol} ${sighting.port}`;
    const group = groups.get(key);
    if (group) group.push(sighting);
    else groups.set(key, [sighting]);
  }
  return [...groups.values()].flatMap((group) => listenersOf(workload, group, registry));
}

/** The sightings of one port, by who can reach it. */
function listenersOf(workload: Workload, all: readonly Sighting[], registry: RegistryView): Listener[] {
  // The surest first, so that what joins another does not depend on the order in which they were seen.
  const group = withoutGuesses([...all].sort(byWeight));
  const declared = group.filter((sighting) => sighting.origin === 'declared');
  const inferred = withoutAskers(withoutParts(group.filter((sighting) => sighting.origin !== 'declared')), declared);
  const byReach = new Map<Reach, Sighting[]>();
  const put = (reach: Reach, sighting: Sighting): void => {
    const some = byReach.get(reach);
    if (some) some.push(sighting);
    else byReach.set(reach, [sighting]);
  };
  for (const sighting of inferred.filter((one) => one.role === 'listens' && one.reach !== 'unknown')) put(sighting.reach, sighting);
  for (const role of ['listens', 'answers', 'supports'] as const) {
    const later = inferred.filter((one) => one.role === role && (role !== 'listens' || one.reach === 'unknown'));
    for (const sighting of later) put(reachFor(sighting, [...byReach.keys()]), sighting);
  }
  joinUnknown(byReach);
  joinGuesses(byReach);
  if (byReach.size === 0) for (const sighting of declared) put(sighting.reach, sighting);
  else for (const reach of byReach.keys()) for (const sighting of declared) put(reach, sighting);
  return [...byReach].flatMap(([reach, some]) =>
    (reach === 'other' ? byAddress(some) : [some]).map((each) => listenerOf(workload, reach, each, declared.length > 0, registry)),
  );
}

/** Two addresses that both stand in the manifest are two listeners; what names neither of them speaks of both. */
function byAddress(some: readonly Sighting[]): (readonly Sighting[])[] {
  const addressOf = ({ address }: Sighting): string | undefined => address?.replace(/^\[|\]$/g, '');
  const told = some.filter((one) => one.role === 'listens' && one.origin !== 'declared');
  const addresses = new Set(told.map(addressOf).filter((address) => address !== undefined));
  if (addresses.size < 2) return [some];
  return [...addresses].map((address) =>
    some.filter((one) => {
      const own = addressOf(one);
      return own === undefined || own === address || !addresses.has(own);
    }),
  );
}

/**
 * What a program does by default is a guess, told only where nothing else shows the port. Who asks on localhost does not tell that
 * the program listens nowhere else, declared or not, so that the default says more.
 */
function withoutGuesses(group: readonly Sighting[]): readonly Sighting[] {
  const told = group.filter((sighting) => sighting.clue !== 'default');
  const isAsked = told.some(({ role }) => role === 'answers');
  const isTold = ({ role, reach, origin }: Sighting): boolean =>
    (role === 'listens' && (origin !== 'declared' || reach !== 'unknown' || !isAsked)) ||
    (role === 'answers' && reach !== 'unknown' && reach !== 'localhost');
  return told.some(isTold) ? told : group;
}

/** A variable that is seen to become part of an address elsewhere, as in `--listen=$(POD_IP):$(PORT)`, is bound there only. */
function withoutParts(inferred: readonly Sighting[]): readonly Sighting[] {
  const placeOf = ({ container, evidence: { span } }: Sighting): string => `${container} ${span.path}:${span.start}`;
  const bound = new Map<string, Set<Reach>>();
  for (const one of inferred) {
    if (one.clue === 'env' || one.role !== 'listens') continue;
    const place = placeOf(one);
    bound.set(place, (bound.get(place) ?? new Set()).add(one.reach));
  }
  return inferred.filter((one) => {
    const reaches = one.clue === 'env' ? bound.get(placeOf(one)) : undefined;
    return reaches === undefined || reaches.has(one.reach);
  });
}

/** A probe of one container is no sign of its own where another container of the pod is the one that answers. */
function withoutAskers(inferred: readonly Sighting[], declared: readonly Sighting[]): Sighting[] {
  const listening = inferred.filter((one) => one.role === 'listens');
  const answering = listening.length > 0 ? listening : declared;
  return inferred.filter(
    (one) => one.role !== 'answers' || answering.length === 0 || answering.some((other) => other.container === one.container),
  );
}

/** Which of the known listeners a piece of evidence speaks of that does not bind itself. */
function reachFor(sighting: Sighting, known: readonly Reach[]): Reach {
  if (known.length === 0 || known.includes(sighting.reach)) return sighting.reach;
  const [only] = known;
  // Who sends from elsewhere tells that an address which nobody knows is not localhost.
  if (sighting.role === 'supports' && known.every((reach) => reach === 'unknown')) return sighting.reach;
  if (sighting.reach === 'unknown' || sighting.role === 'supports') return known.includes('any') ? 'any' : (only ?? sighting.reach);
  if (sighting.role === 'listens') return sighting.reach;
  if (known.includes('any')) return 'any';
  if (sighting.reach === 'any') return known.includes('node') ? 'node' : (known.find((reach) => reach !== 'unknown') ?? sighting.reach);
  return sighting.reach;
}

/** What nobody knows the address of is the same listener as the one that is known. */
function joinUnknown(byReach: Map<Reach, Sighting[]>): void {
  const unknown = byReach.get('unknown');
  const [target] = [...byReach.keys()].filter((reach) => reach !== 'unknown');
  if (!unknown || target === undefined) return;
  byReach.set(target, [...(byReach.get(target) ?? []), ...unknown]);
  byReach.delete('unknown');
}

/** A guess of low confidence about the address never stands against what the program is told. */
function joinGuesses(byReach: Map<Reach, Sighting[]>): void {
  const sure = [...byReach].filter(([, some]) => some.some((one) => one.role !== 'supports' && one.confidence !== 'low'));
  const [target] = sure;
  if (!target) return;
  for (const [reach, some] of [...byReach]) {
    if (sure.some(([known]) => known === reach)) continue;
    byReach.set(target[0], [...(byReach.get(target[0]) ?? []), ...some]);
    byReach.delete(reach);
  }
}

function listenerOf(workload: Workload, reach: Reach, some: readonly Sighting[], declared: boolean, registry: RegistryView): Listener {
  const sorted = [...some].sort(byWeight);
  const first = sorted[0];
  if (!first) throw new Error('a listener rests on at least one sighting');
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
    evidence: distinct(sorted.map((one) => one.evidence)).map(settled),
    registration: registry.registrationOf({ workload, container, port, protocol, reach }),
  };
}

/** Two clues of different kinds that agree are worth a step more than each alone. */
function confidenceOf(sightings: readonly Sighting[]): Confidence {
  const best = sightings.reduce<Confidence>((most, one) => (compareConfidence(one.confidence, most) > 0 ? one.confidence : most), 'low');
  const kinds = new Set(sightings.map((one) => one.clue)).size;
  const isBound = sightings.some((one) => one.role !== 'supports');
  return best === 'medium' && kinds > 1 ? 'high' : best === 'low' && kinds > 1 && isBound ? 'medium' : best;
}

const ROLES = ['listens', 'answers', 'supports'];

function byWeight(a: Sighting, b: Sighting): number {
  return (
    Number(a.origin === 'declared') - Number(b.origin === 'declared') ||
    ROLES.indexOf(a.role) - ROLES.indexOf(b.role) ||
    compareConfidence(b.confidence, a.confidence) ||
    compareStrings(a.container ?? '', b.container ?? '') ||
    compareSpans(a.evidence.span, b.evidence.span)
  );
}

function distinct(evidence: readonly Evidence[]): Evidence[] {
  const seen = new Set<string>();
  return evidence.filter(({ clue, span }) => {
    const key = `${clue} ${span.path}:${span.line}:${span.column}`;
    return !seen.has(key) && seen.add(key);
  });
}

/** Looks up the places of the steps, so that the texts of the document in which they stand can go. */
function settled(evidence: Evidence): Evidence {
  return { ...evidence, steps: evidence.steps.map(({ span, note }) => ({ span, note })) };
}

function onlyContainer(workload: Workload): string | null {
  const main = workload.containers.filter((container) => container.role === 'main');
  return main.length === 1 ? (main[0]?.name ?? null) : null;
}
