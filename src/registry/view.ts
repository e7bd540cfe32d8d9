import { containsPort, keyOfPort, type Protocol, type Reach } from '../model/address.ts';
import { groupBy } from '../model/groups.ts';
import {
  type AllocationState,
  type Assignment,
  type DocumentedRange,
  type Exposure,
  isWithoutRow,
  type Owner,
  type OwnerCandidate,
  type PortClaim,
  type Registration,
  type RegistrationStatus,
  type Registry,
  type RegistryView,
  type Release,
  stateAt,
} from '../model/registry.ts';
import { runsWholePlatform } from '../model/workload.ts';
import { onceForEach, onceForObject } from '../text/once.ts';
import {
  fittingOwners,
  isSecondCopy,
  type MatchableRow,
  matchableRows,
  mayBeOwnedIn,
  type Ownership,
  ownershipOfRow,
} from './owner-match.ts';
import { compilePattern, type Matcher } from './pattern.ts';
import { freePortsNear, knownHolders, otherHolder, portHolders } from './taken.ts';
import { asPlainName } from './words.ts';

export interface ViewOptions {
  /** The release of the rows; null for the newest rows. */
  readonly release: Release | null;
  /** Open ranges in addition to those of the registries. */
  readonly ranges?: readonly DocumentedRange[];
  /** True for free ports that suggestions omit. */
  readonly isUsedElsewhere?: (port: number, protocol: Protocol) => boolean;
  /** Owners of ports in addition to those of the registries: they also own the rows of these ports. */
  readonly owners?: readonly { readonly protocol: Protocol; readonly port: number; readonly owner: Owner }[];
}

/** Returns look-ups over registries. Throws an Error if a pattern of a registry or an option is invalid. */
export function createRegistryView(registries: readonly Registry[], options: ViewOptions): RegistryView {
  const { release, owners = [] } = options;
  const { rows, seen } = owners.length === 0 ? matchableOf(registries) : matchable(registries, owners);
  const rowsFor = indexByPort(rows, release);
  const ranges = [...registries.flatMap((registry) => registry.ranges), ...(options.ranges ?? [])];
  const reserved = registries.flatMap((registry) => registry.reservedRanges);
  const isHeldOf = onceForEach((protocol: Protocol) => {
    const holderOf = portHolders(registries, protocol, release);
    return (port: number) => holderOf(port) !== undefined || options.isUsedElsewhere?.(port, protocol) === true;
  });
  const namespaces = registries.flatMap((registry) => registry.platformNamespaces).map((pattern) => compilePattern(pattern));
  const annotations = registries.flatMap((registry) => registry.platformAnnotations ?? []).map((pattern) => compilePattern(pattern));
  const owning = rows.filter((row) => row.assignment.status !== 'removed' && row.owners.length > 0);
  const ownedIn = onceForEach((namespace: string) => owning.filter((row) => mayBeOwnedIn(row, namespace)));
  const rowsOwnedBy = onceForObject((thing: OwnerCandidate) =>
    ownedIn(thing.namespace ?? '').filter((row) => fittingOwners(row, thing, true).length > 0),
  );
  const isPlatform = onceForObject((thing: OwnerCandidate) => isMarked(thing, namespaces, annotations));
  return {
    registries,
    release,
    assignmentsFor: (port, protocol) => rowsFor(port, protocol).map(({ assignment }) => assignment),
    rangesFor: (port, protocol) => ranges.filter((range) => range.protocol === protocol && containsPort(range, port)),
    reservedRangeOf: (port) => reserved.find((range) => containsPort(range, port)),
    registrationOf: (claim) => {
      const { workload, container, port, protocol, reach } = claim;
      const ownsOthers = (): boolean => rowsOwnedBy(workload).length > 0;
      const judged = rowsFor(port, protocol).map((row): ComparedRow => {
        const { assignment } = row;
        return { assignment, state: stateAt(assignment, release), ownership: ownershipOfRow(row, workload, container, ownsOthers) };
      });
      const found = ofWholePlatform(claim, registrationOf(reach, judged));
      if (!isWithoutRow(found)) return found;
      const mayBeItsOwn = judged.some(({ assignment, ownership }) => assignment === found.assignment && ownership !== 'other');
      const holder = mayBeItsOwn ? undefined : otherHolder(claim, seen, ownsOthers);
      return holder ? { status: 'other-owner', assignment: null, holder } : found;
    },
    rowOfOtherCopy: ({ workload, container, port, protocol }) => {
      if (isPlatform(workload)) return null;
      const isOwn = ({ namespace }: Owner): boolean => namespaces.some((matches) => matches(namespace));
      const row = rowsFor(port, protocol).find((one) => isSecondCopy(one, workload, container, isOwn));
      return row?.assignment ?? null;
    },
    freePorts: (wish) => freePortsNear(wish, reserved[0], isHeldOf(wish.protocol)),
    assignmentsOwnedBy: (thing, container) => {
      const all = rowsOwnedBy(thing);
      const ofContainer =
        container === null ? [] : all.filter((row) => fittingOwners(row, thing, true).some((owner) => owner.container(container)));
      return (ofContainer.length > 0 ? ofContainer : all).map((row) => row.assignment);
    },
    isPlatform,
  };
}

/** Gives rows of components to a unit that runs the whole platform, unless the port is reachable from more places than the row allows. */
function ofWholePlatform({ workload, reach }: PortClaim, found: Registration): Registration {
  const { status, assignment } = found;
  if (status !== 'other-owner' || assignment === null || !runsWholePlatform(workload)) return found;
  return assignment.exposure !== 'localhost' || reach === 'localhost' ? { status: 'registered', assignment } : found;
}

/** The rows and known listeners of registries, prepared for comparison with owners. */
function matchable(registries: readonly Registry[], owners: NonNullable<ViewOptions['owners']>) {
  const complete = (row: Assignment) => withOwners(row, owners);
  return {
    rows: matchableRows(registries.flatMap(({ assignments }) => assignments.map(complete))),
    seen: knownHolders(registries, complete),
  };
}

const matchableOf = onceForObject((registries: readonly Registry[]) => matchable(registries, []));

function withOwners(row: Assignment, extra: NonNullable<ViewOptions['owners']>): Assignment {
  const more = extra.filter((each) => each.protocol === row.protocol && containsPort(row, each.port));
  return more.length === 0 ? row : { ...row, owners: [...row.owners, ...more.map((each) => each.owner)] };
}

const STATES: readonly AllocationState[] = ['allocated', 'later', 'free'];

/** Finds the rows of a port, the most specific first; single ports in a map, the few ranges one by one. */
function indexByPort(rows: readonly MatchableRow[], release: Release | null): (port: number, protocol: Protocol) => MatchableRow[] {
  const rankOf = ({ assignment }: MatchableRow): number => STATES.indexOf(stateAt(assignment, release));
  const sizeOf = ({ assignment }: MatchableRow): number => assignment.endPort - assignment.port;
  const wide = rows.filter((row) => sizeOf(row) > 0);
  const single = groupBy(
    rows.filter((row) => sizeOf(row) === 0),
    ({ assignment }) => keyOfPort(assignment),
  );
  return (port, protocol) =>
    [
      ...(single.get(keyOfPort({ port, protocol })) ?? []),
      ...wide.filter(({ assignment }) => assignment.protocol === protocol && containsPort(assignment, port)),
    ].sort((a, b) => sizeOf(a) - sizeOf(b) || rankOf(a) - rankOf(b));
}

/** The namespace in which OLM installs operators of any vendor for all namespaces. */
const OF_ANY_VENDOR = 'openshift-operators';

function isMarked(thing: OwnerCandidate, namespaces: readonly Matcher[], annotations: readonly Matcher[]): boolean {
  const namespace = asPlainName(thing.namespace ?? '');
  if (namespace !== OF_ANY_VENDOR && namespaces.some((matches) => matches(namespace))) return true;
  return Object.keys(thing.annotations).some((key) => annotations.some((matches) => matches(asPlainName(key))));
}

/** A row for a port, from the view of a workload that listens on it. */
interface ComparedRow {
  readonly assignment: Assignment;
  readonly state: AllocationState;
  readonly ownership: Ownership;
}

function registrationOf(reach: Reach, rows: readonly ComparedRow[]): Registration {
  const [best] = rows
    .filter(({ state }) => state === 'allocated')
    .map(({ assignment, ownership }) => ({ status: statusOf(ownership, reach, assignment.exposure), assignment }))
    .sort((a, b) => PREFERENCE.indexOf(a.status) - PREFERENCE.indexOf(b.status));
  const freed = rows.filter(({ state }) => state === 'free');
  // If the port was later reassigned, this workload was the first owner, so its manifest is outdated rather than in conflict.
  const formerOwn = best?.status === 'other-owner' ? freed.find(({ ownership }) => ownership === 'owner') : undefined;
  if (best && !formerOwn) return best;
  const later = best ? undefined : rows.find(({ state }) => state === 'later');
  if (later) return { status: 'not-yet-allocated', assignment: later.assignment };
  const former = formerOwn ?? freed[0];
  return former ? { status: 'previously-allocated', assignment: former.assignment } : { status: 'unregistered', assignment: null };
}

const PREFERENCE: readonly RegistrationStatus[] = ['registered', 'reach-differs', 'unknown-owner', 'other-owner'];

function statusOf(ownership: Ownership, reach: Reach, exposure: Exposure): RegistrationStatus {
  if (ownership === 'perhaps') return 'unknown-owner';
  if (ownership === 'other') return 'other-owner';
  // An address that is neither every address nor localhost fits both kinds of rows.
  const contradicts = exposure === 'external' ? reach === 'localhost' : reach === 'any' || reach === 'node';
  return contradicts ? 'reach-differs' : 'registered';
}
