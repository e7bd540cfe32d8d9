import type { Protocol, Reach } from '../model/address.ts';
import { stateAt } from '../model/allocation.ts';
import { groupBy } from '../model/groups.ts';
import type {
  Assignment,
  Claim,
  DocumentedRange,
  Exposure,
  OwnedThing,
  Owner,
  Registration,
  RegistrationStatus,
  Registry,
  RegistryView,
} from '../model/registry.ts';
import type { Release } from '../model/release.ts';
import { onceForEach, onceForObject } from '../text/once.ts';
import {
  fittingOwners,
  type MatchableRow,
  matchableRows,
  mayBeOwnedIn,
  namesContainer,
  type Ownership,
  ownershipOfRow,
} from './owner-match.ts';
import { compilePattern, type Matcher } from './pattern.ts';
import { freePortsNear, knownHolders, otherHolder, portHolders } from './taken.ts';
import { asPlainName } from './words.ts';

export interface ViewOptions {
  /** Judge as of this release; null means today's document as it stands. */
  readonly release: Release | null;
  /** Ranges that are open besides the registries' own. */
  readonly ranges?: readonly DocumentedRange[];
  /** Owners of ports besides the registries' own: the rows for the port are theirs too. */
  readonly owners?: readonly { readonly protocol: Protocol; readonly port: number; readonly owner: Owner }[];
}

/** Look-ups over registries. Throws an Error where a pattern of a registry or an option is wrong. */
export function createRegistryView(registries: readonly Registry[], options: ViewOptions): RegistryView {
  const { release } = options;
  const rows = matchableRows(registries.flatMap((registry) => registry.assignments.map((row) => withOwners(row, options.owners ?? []))));
  const rowOf = new Map(rows.map((row) => [row.assignment, row]));
  const lookUp = indexByPort(rows.map((row) => row.assignment));
  const ranges = [...registries.flatMap((registry) => registry.ranges), ...(options.ranges ?? [])];
  const reserved = registries.flatMap((registry) => registry.reservedRanges);
  const seen = knownHolders(registries, (row) => withOwners(row, options.owners ?? []));
  const holdersOf = onceForEach((protocol: Protocol) => portHolders(registries, protocol, release));
  const namespaces = registries.flatMap((registry) => registry.platformNamespaces).map((pattern) => compilePattern(pattern));
  const annotations = registries.flatMap((registry) => registry.platformAnnotations ?? []).map((pattern) => compilePattern(pattern));
  const owning = rows.filter((row) => row.assignment.status !== 'removed' && row.owners.length > 0);
  const ownedIn = onceForEach((namespace: string) => owning.filter((row) => mayBeOwnedIn(row, namespace)));
  const rowsOwnedBy = onceForObject((thing: OwnedThing) =>
    ownedIn(thing.namespace ?? '').filter((row) => fittingOwners(row, thing, true).length > 0),
  );
  const isPlatform = onceForObject((thing: OwnedThing) => isMarked(thing, namespaces, annotations));
  const sorted = (port: number, protocol: Protocol): Assignment[] =>
    lookUp(port, protocol).sort((a, b) => a.endPort - a.port - (b.endPort - b.port) || rank(a, release) - rank(b, release));
  return {
    registries,
    release,
    assignmentsFor: sorted,
    rangesFor: (port, protocol) => ranges.filter((range) => range.protocol === protocol && range.port <= port && port <= range.endPort),
    reservedRangeOf: (port) => reserved.find((range) => range.port <= port && port <= range.endPort),
    registrationOf: (claim) => {
      const ownsOthers = (): boolean => rowsOwnedBy(claim.workload).length > 0;
      const found = registrationOf(claim, sorted(claim.port, claim.protocol), release, rowOf, ownsOthers);
      if (found.status !== 'unregistered' && found.status !== 'previously-allocated') return found;
      const mayBeItsOwn = found.assignment !== null && ownershipOf(found.assignment, claim, rowOf, ownsOthers) !== 'other';
      const holder = mayBeItsOwn ? undefined : otherHolder(claim, seen, ownsOthers);
      return holder ? { status: 'other-owner', assignment: null, holder } : found;
    },
    freePorts: (wish) => {
      return freePortsNear(wish, reserved[0], holdersOf(wish.protocol));
    },
    assignmentsOwnedBy: (thing, container) => {
      const all = rowsOwnedBy(thing);
      const ofContainer =
        container === null ? [] : all.filter((row) => fittingOwners(row, thing, true).some((owner) => namesContainer(owner, container)));
      return (ofContainer.length > 0 ? ofContainer : all).map((row) => row.assignment);
    },
    isPlatform,
  };
}

function withOwners(row: Assignment, extra: NonNullable<ViewOptions['owners']>): Assignment {
  const more = extra.filter((each) => each.protocol === row.protocol && row.port <= each.port && each.port <= row.endPort);
  return more.length === 0 ? row : { ...row, owners: [...row.owners, ...more.map((each) => each.owner)] };
}

function rank(row: Assignment, release: Release | null): number {
  return ['allocated', 'later', 'free'].indexOf(stateAt(row, release));
}

/** Finds the rows of a port; single ports by a map, the few ranges one by one. */
function indexByPort(rows: readonly Assignment[]): (port: number, protocol: Protocol) => Assignment[] {
  const wide = rows.filter((row) => row.endPort > row.port);
  const single = groupBy(
    rows.filter((row) => row.endPort === row.port),
    ({ port, protocol }) => `${port}/${protocol}`,
  );
  return (port, protocol) => [
    ...(single.get(`${port}/${protocol}`) ?? []),
    ...wide.filter((row) => row.protocol === protocol && row.port <= port && port <= row.endPort),
  ];
}

function isMarked(thing: OwnedThing, namespaces: readonly Matcher[], annotations: readonly Matcher[]): boolean {
  const namespace = asPlainName(thing.namespace ?? '');
  if (namespaces.some((matches) => matches(namespace))) return true;
  return Object.keys(thing.annotations).some((key) => annotations.some((matches) => matches(asPlainName(key))));
}

function registrationOf(
  claim: Claim,
  rows: readonly Assignment[],
  release: Release | null,
  rowOf: ReadonlyMap<Assignment, MatchableRow>,
  ownsOthers: () => boolean,
): Registration {
  let best: Registration | null = null;
  for (const assignment of rows) {
    const row = rowOf.get(assignment);
    if (!row || stateAt(assignment, release) !== 'allocated') continue;
    const ownership = ownershipOfRow(row, claim.workload, claim.container, ownsOthers);
    const status: RegistrationStatus =
      ownership === 'perhaps'
        ? 'unknown-owner'
        : ownership === 'other'
          ? 'other-owner'
          : contradicts(claim.reach, assignment.exposure)
            ? 'reach-differs'
            : 'registered';
    if (!best || PREFERENCE.indexOf(status) < PREFERENCE.indexOf(best.status)) best = { status, assignment };
  }
  const formerOwn = best?.status === 'other-owner' ? rowOnceOwned(claim, rows, release, rowOf, ownsOthers) : undefined;
  if (formerOwn) return { status: 'previously-allocated', assignment: formerOwn };
  if (best) return best;
  const later = rows.find((row) => stateAt(row, release) === 'later');
  if (later) return { status: 'not-yet-allocated', assignment: later };
  const free = rows.find((row) => stateAt(row, release) === 'free');
  return free ? { status: 'previously-allocated', assignment: free } : { status: 'unregistered', assignment: null };
}

/** The freed row of a workload whose port was given away since: it came first, and is rather left over than an intruder. */
function rowOnceOwned(
  claim: Claim,
  rows: readonly Assignment[],
  release: Release | null,
  rowOf: ReadonlyMap<Assignment, MatchableRow>,
  ownsOthers: () => boolean,
): Assignment | undefined {
  return rows.find((assignment) => {
    return stateAt(assignment, release) === 'free' && ownershipOf(assignment, claim, rowOf, ownsOthers) === 'owner';
  });
}

function ownershipOf(
  assignment: Assignment,
  { workload, container }: Claim,
  rowOf: ReadonlyMap<Assignment, MatchableRow>,
  ownsOthers: () => boolean,
): Ownership {
  const row = rowOf.get(assignment);
  return row ? ownershipOfRow(row, workload, container, ownsOthers) : 'other';
}

const PREFERENCE: readonly RegistrationStatus[] = ['registered', 'reach-differs', 'unknown-owner', 'other-owner'];

/** An address that is neither every address nor localhost fits a row of either kind. */
function contradicts(reach: Reach, exposure: Exposure): boolean {
  return exposure === 'external' ? reach === 'localhost' : reach === 'any' || reach === 'node';
}
