import type { Reach } from '../model/address.ts';
import { addTo, firstOfEach, groupBy } from '../model/groups.ts';
import { type Confidence, compareConfidence, type Evidence, type Listener, type Observation } from '../model/listener.ts';
import type { OwnerCandidate, RegistryView } from '../model/registry.ts';
import { compareSpans, compareStrings } from '../model/span.ts';
import type { Workload } from '../model/workload.ts';

/**
 * Joins all observations of a workload into listeners: one for each protocol, port and reach. `owner` is the workload with what its containers
 * run, if that is known.
 */
export function mergeObservations(
  workload: Workload,
  observations: readonly Observation[],
  registry: RegistryView,
  owner: OwnerCandidate = workload,
): Listener[] {
  const groups = groupBy(observations, ({ protocol, port }) => `${protocol} ${port}`);
  return [...groups.values()].flatMap((group) =>
    listenersOf(workload, group).map((listener) => ({
      ...listener,
      registration: registry.registrationOf({ ...listener, workload: owner }),
    })),
  );
}

type UnjudgedListener = Omit<Listener, 'registration'>;

/** Joins the observations of one port into listeners, by reach. */
function listenersOf(workload: Workload, all: readonly Observation[]): UnjudgedListener[] {
  // The most certain first, so that the result does not depend on the order of detection.
  const group = all.filter((one) => !one.isAddressOnly).sort(byWeight);
  const addressOnly = all.find((one) => one.isAddressOnly);
  const declared = group
    .filter(isDeclared)
    .map((one) => (addressOnly && one.reach === 'unknown' ? { ...one, reach: addressOnly.reach, address: addressOnly.address } : one));
  const inferred = withoutIgnored(group, declared);
  const byReach = new Map<Reach, Observation[]>();
  for (const one of inferred) if (one.role === 'listens' && one.reach !== 'unknown') addTo(byReach, one.reach, one);
  for (const role of ['listens', 'answers', 'supports'] as const) {
    const later = inferred.filter((one) => one.role === role && (role !== 'listens' || one.reach === 'unknown'));
    for (const observation of later) addTo(byReach, reachFor(observation, [...byReach.keys()]), observation);
  }
  joinUnknown(byReach);
  const reaches = [...byReach.keys()];
  for (const one of declared) for (const reach of reaches.length === 0 ? [one.reach] : reaches) addTo(byReach, reach, one);
  return [...byReach].flatMap(([reach, some]) =>
    (reach === 'other' ? byAddress(some) : [some]).map((each) => listenerOf(workload, reach, each, declared.length > 0)),
  );
}

/** True if the manifest declares the port. */
export function isDeclared({ evidence }: Observation): boolean {
  return evidence.origin === 'declared';
}

/** One group for each address in the manifest; an observation without an address belongs to every group. */
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

/** The inferred observations that are not ignored because of others. */
function withoutIgnored(all: readonly Observation[], declared: readonly Observation[]): readonly Observation[] {
  let inferred = all.filter((one) => !isDeclared(one));
  for (const { when } of IGNORED) {
    const beside = { all, declared, inferred };
    inferred = inferred.filter((one) => !when(one, beside));
  }
  return inferred;
}

/** The other observations of the port. */
interface Beside {
  readonly all: readonly Observation[];
  readonly declared: readonly Observation[];
  readonly inferred: readonly Observation[];
}

/** Observations that are ignored because of others; the first row that matches decides. */
const IGNORED: readonly { readonly when: (one: Observation, beside: Beside) => boolean; readonly because: string }[] = [
  {
    when: (one, { all }) => isDefault(one) && all.some((other) => showsMore(other, all)),
    because: 'a default is ignored if other evidence than a probe on localhost shows the port',
  },
  {
    when: (one, { inferred }) => one.evidence.detector === 'env' && isPartOfAnother(one, inferred),
    because: 'the value of the variable is part of an option with another address',
  },
  {
    when: (one, { declared, inferred }) => one.role === 'answers' && asksAnother(one, declared, inferred),
    because: 'the probe of a container that does not listen reaches another container of the pod',
  },
];

function isDefault({ evidence }: Observation): boolean {
  return evidence.detector === 'default';
}

/**
 * True if an observation shows more than a default: it is neither a declaration of unknown reach beside a probe, nor a probe on localhost.
 */
function showsMore(one: Observation, all: readonly Observation[]): boolean {
  if (isDefault(one)) return false;
  if (one.role === 'answers') return one.reach !== 'unknown' && one.reach !== 'localhost';
  const isAsked = all.some((other) => !isDefault(other) && other.role === 'answers');
  return one.role === 'listens' && (!isDeclared(one) || one.reach !== 'unknown' || !isAsked);
}

/** True for an observation within another one: in `--listen=$(POD_IP):$(PORT)` the variable `PORT` adds no other listener. */
function isPartOfAnother(one: Observation, inferred: readonly Observation[]): boolean {
  const placeKey = ({ container, evidence: { span } }: Observation): string => `${container} ${span.path}:${span.start}`;
  const using = inferred.filter(
    (other) => other.evidence.detector !== 'env' && other.role === 'listens' && placeKey(other) === placeKey(one),
  );
  return using.length > 0 && !using.some(({ reach }) => reach === one.reach);
}

function asksAnother(one: Observation, declared: readonly Observation[], inferred: readonly Observation[]): boolean {
  const listening = inferred.filter(({ role }) => role === 'listens');
  const answering = listening.length > 0 ? listening : declared;
  return answering.length > 0 && !answering.some(({ container }) => container === one.container);
}

/**
 * The listener to which an observation is added, by its reach; the first row that matches applies, and without one the observation creates
 * its own listener.
 */
const JOINED: readonly {
  readonly when: (one: Observation, known: readonly Reach[]) => boolean;
  readonly reach: (one: Observation, known: readonly Reach[]) => Reach | undefined;
  readonly because: string;
}[] = [
  {
    when: ({ reach }, known) => known.length === 0 || known.includes(reach),
    reach: ({ reach }) => reach,
    because: 'its own reach is the first one, or is known',
  },
  {
    when: ({ role }, known) => role === 'supports' && known.every((reach) => reach === 'unknown'),
    reach: ({ reach }) => reach,
    because: 'a sender from elsewhere shows that an unknown address is not localhost',
  },
  { when: (_, known) => known.includes('any'), reach: () => 'any', because: 'a listener on every address answers everywhere' },
  {
    when: ({ role, reach }) => reach === 'unknown' || role === 'supports',
    reach: (_, [first]) => first,
    because: 'an unknown address is the first one that is known',
  },
  {
    when: ({ reach }, known) => reach === 'any' && known.includes('node'),
    reach: () => 'node',
    because: 'the address of the pod is that of the node',
  },
  {
    when: ({ reach }) => reach === 'any',
    reach: (_, known) => known.find((reach) => reach !== 'unknown'),
    because: 'a program answers at the known address',
  },
];

function reachFor(observation: Observation, known: readonly Reach[]): Reach {
  return JOINED.find(({ when }) => when(observation, known))?.reach(observation, known) ?? observation.reach;
}

/** Adds observations without a known address to the first listener that has one. */
function joinUnknown(byReach: Map<Reach, Observation[]>): void {
  const target = [...byReach.keys()].find((reach) => reach !== 'unknown');
  if (target === undefined) return;
  for (const one of byReach.get('unknown') ?? []) addTo(byReach, target, one);
  byReach.delete('unknown');
}

function listenerOf(workload: Workload, reach: Reach, some: readonly Observation[], declared: boolean): UnjudgedListener {
  const sorted = [...some].sort(byWeight);
  const first = sorted[0];
  if (!first) throw new Error('a listener has at least one observation');
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
    ...confidenceOf(sorted),
    evidence: distinct([...sorted].sort((a, b) => rankOfPlace(a) - rankOfPlace(b)).map((one) => one.evidence)),
  };
}

/** The joint confidence of the most certain observation and the kinds of evidence; the first row that matches applies. */
const CONFIDENCES_TOGETHER: readonly {
  readonly when: (best: Confidence, kinds: number, isBound: boolean) => boolean;
  readonly confidence: Confidence;
  readonly because: string;
}[] = [
  { when: (best) => best === 'certain', confidence: 'certain', because: 'the manifest declares the port' },
  { when: (best, kinds) => best === 'medium' && kinds > 1, confidence: 'high', because: 'two kinds of evidence agree' },
  {
    when: (best, kinds, isBound) => best === 'low' && kinds > 1 && isBound,
    confidence: 'medium',
    because: 'two kinds of evidence agree, and each is a guess',
  },
];

function confidenceOf(observations: readonly Observation[]): Pick<Listener, 'confidence' | 'because'> {
  const best = observations.reduce<Confidence>((most, one) => (compareConfidence(one.confidence, most) > 0 ? one.confidence : most), 'low');
  const kinds = new Set(observations.map((one) => one.evidence.detector)).size;
  const isBound = observations.some((one) => one.role !== 'supports');
  const together = CONFIDENCES_TOGETHER.find(({ when }) => when(best, kinds, isBound));
  const surest = observations.find(({ confidence }) => confidence === best);
  const because = together?.because ?? surest?.evidence.because ?? REASONS[surest?.evidence.detector ?? ''];
  return { confidence: together?.confidence ?? best, ...(because === undefined ? {} : { because }) };
}

/** The reason for the confidence of each kind of evidence alone. */
const REASONS: Readonly<Record<string, string>> = {
  flag: 'the description of the program names the option',
  env: 'the description of the program names the variable',
  config: 'the program reads this configuration',
  default: 'the program listens there by default',
  probe: 'a container of the pod must answer there',
  call: 'the registry or the declarations know the number',
  expectation: 'other objects only expect the port',
};

/**
 * The order in which evidence is reported: the place that sets the number, then its declaration, then objects that only connect to the
 * port.
 */
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

function onlyContainer(workload: Workload): string | null {
  const main = workload.containers.filter((container) => container.role === 'main');
  return main.length === 1 ? (main[0]?.name ?? null) : null;
}
