import { containsPort, keyOfPort, type PortRange, type Protocol, standardService } from '../model/address.ts';
import { groupBy } from '../model/groups.ts';
import type { DefaultPort } from '../model/program.ts';
import {
  type Assignment,
  type FreePortWish,
  type KnownListener,
  type PortClaim,
  type Registration,
  type Registry,
  type Release,
  stateAt,
} from '../model/registry.ts';
import { BUILT_IN_REGISTRIES } from './built-in.ts';
import { type MatchableRow, matchableRows, ownershipOfRow } from './owner-match.ts';

/** The owner of a port, now or from a later release on: of a row, or a known listener without a row. */
export type RegisteredHolder = { readonly row: Assignment; readonly state: 'allocated' | 'later' } | { readonly known: KnownListener };

/** Returns the owner of each port. Every decision whether a port is taken or free uses this. */
export function portHolders(
  registries: readonly Registry[],
  protocol: Protocol,
  release: Release | null,
): (port: number) => RegisteredHolder | undefined {
  const rows = coverageOf(
    registries.flatMap((registry) => registry.assignments).filter((row) => row.protocol === protocol && stateAt(row, release) !== 'free'),
  );
  const known = new Map(knownListeners(registries).flatMap((one) => (one.protocol === protocol ? [[one.port, one]] : [])));
  return (port) => {
    const row = rows.holderOf(port);
    if (row) return { row, state: stateAt(row, release) === 'later' ? 'later' : 'allocated' };
    const seen = known.get(port);
    return seen && { known: seen };
  };
}

/** The known listeners without a row. */
export function knownListeners(registries: readonly Registry[]): (KnownListener & { readonly registry: string })[] {
  return registries.flatMap(({ name, unregistered = [] }) => unregistered.map((known) => ({ ...known, registry: name })));
}

/** The default range to search; components of the platform have another one. */
export const GENERAL: PortRange = { port: 20_000, endPort: 29_999 };

/** The range to search: for a component of the platform that other hosts reach, the range that the registry reserves for them. */
export function usualRange(isPlatform: boolean, isLocalhost: boolean, reserved: PortRange | undefined): PortRange {
  const { port, endPort } = isPlatform && !isLocalhost && reserved ? reserved : GENERAL;
  return { port, endPort };
}

/**
 * Ports that are not in use: in the range that the platform reserves for its components, otherwise in a range far from everything that it
 * reserves. Empty for a port that clients expect.
 */
export function freePortsNear(
  { isPlatform, isLocalhost, near, count, isTaken }: FreePortWish,
  reserved: PortRange | undefined,
  isHeld: (port: number) => boolean,
): number[] {
  if (standardService(near)) return [];
  const range = usualRange(isPlatform, isLocalhost, reserved);
  const size = range.endPort - range.port + 1;
  const first = containsPort(range, near) ? near - range.port + 1 : near % 1000;
  const free: number[] = [];
  for (let step = 0; step < size && free.length < count; step++) {
    const port = range.port + ((first + step) % size);
    if (!isHeld(port) && !isTaken(port)) free.push(port);
  }
  return free;
}

/** The known listeners without a row, as rows that can be compared with owners. */
export type KnownHolders = ReadonlyMap<string, readonly { readonly known: KnownHolder; readonly row: MatchableRow }[]>;
type KnownHolder = NonNullable<Registration['holder']>;

/** `withOwners` adds the owners of the configuration to the row of their port. */
export function knownHolders(registries: readonly Registry[], withOwners: (row: Assignment) => Assignment): KnownHolders {
  const known = knownListeners(registries);
  const rows = matchableRows(known.map((one) => withOwners(rowOfKnown(one))));
  const holders = known.flatMap((one, index) => (rows[index] ? [{ known: one, row: rows[index] }] : []));
  return groupBy(holders, ({ known: { port, protocol } }) => `${port}/${protocol}`);
}

function rowOfKnown({ registry, protocol, port, owner, presence, when }: KnownHolder): Assignment {
  const place = { registry, protocol, port, endPort: port, citation: { document: '', table: '', line: 0 } };
  const unsaid = { applicationProtocol: null, controlPlaneOnly: null, team: null, since: null, removed: null, notes: null };
  const process = owner.name.replace(/\*$|\.service$/, '');
  return { ...place, ...unsaid, process, exposure: 'external', owners: [owner], status: 'active', presence, when };
}

/**
 * A known listener without a row on a port, if it certainly differs from the workload. A container of the same name in the namespace of an
 * optional owner is a variant of it, such as the CSI driver of another cloud, of which a cluster has one.
 */
export function otherHolder(
  { workload, container, port, protocol }: PortClaim,
  seen: KnownHolders,
  ownsOthers: () => boolean,
): KnownHolder | undefined {
  const holders = seen.get(`${port}/${protocol}`) ?? [];
  const areOthers = holders.every(({ known: { owner, presence }, row }) => {
    const isVariant = presence === 'optional' && owner.namespace === workload.namespace && owner.container === container;
    return !isVariant && ownershipOfRow(row, workload, container, ownsOthers) === 'other';
  });
  return areOthers ? holders[0]?.known : undefined;
}

/** Returns a look-up of the range that contains a port. If ranges overlap, the first in the list counts. */
export function coverageOf<Holder extends PortRange>(holders: readonly Holder[]) {
  // For each port, the index of its holder in the list, counted from 1; 0 for none.
  const places = new Int32Array(65_536);
  for (const [index, { port, endPort }] of [...holders.entries()].reverse()) places.fill(index + 1, port, endPort + 1);
  const holderOf = (port: number): Holder | undefined => holders[(places[port] ?? 0) - 1];
  return {
    holderOf,
    /** The holder of the first port of a range that has one. */
    firstIn: ({ port, endPort }: PortRange): Holder | undefined => {
      let held = port;
      while (held < endPort && !places[held]) held++;
      return holderOf(held);
    },
  };
}

/** The rows in effect of the built-in registries that the run does not use. */
export function rowsElsewhere(registries: readonly Registry[]): Assignment[] {
  const names = new Set(registries.map(({ name }) => name));
  return Object.values(BUILT_IN_REGISTRIES).flatMap(({ name, assignments }) =>
    names.has(name) ? [] : assignments.filter(({ status }) => status !== 'removed'),
  );
}

/** Returns a function that is true for default ports of programs and for ports of other registries' rows, which suggestions omit. */
export function isUsedElsewhere(
  registries: readonly Registry[],
  defaults: () => readonly DefaultPort[],
): (port: number, protocol: Protocol) => boolean {
  let used: Set<number> | undefined;
  return (port, protocol) => {
    used ??= new Set([
      ...defaults().map(keyOfPort),
      ...rowsElsewhere(registries).flatMap((row) =>
        Array.from({ length: row.endPort - row.port + 1 }, (_, index) => keyOfPort({ port: row.port + index, protocol: row.protocol })),
      ),
    ]);
    return used.has(keyOfPort({ port, protocol }));
  };
}
