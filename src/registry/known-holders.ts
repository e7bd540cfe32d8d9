import { addTo } from '../model/groups.ts';
import type { Assignment, Claim, Registration, Registry } from '../model/registry.ts';
import { type MatchableRow, matchableRows, ownershipOfRow } from './owner-match.ts';
import { knownListeners } from './taken.ts';

/** Those who hold ports without a row, as rows that owners can be compared with. */
export type KnownHolders = ReadonlyMap<string, readonly { readonly known: KnownHolder; readonly row: MatchableRow }[]>;
type KnownHolder = NonNullable<Registration['holder']>;

/** `withOwners` gives a row the owners that the user adds to its port. */
export function knownHolders(registries: readonly Registry[], withOwners: (row: Assignment) => Assignment): KnownHolders {
  const known = knownListeners(registries);
  const rows = matchableRows(known.map((one) => withOwners(rowOfKnown(one))));
  const byPort = new Map<string, { readonly known: KnownHolder; readonly row: MatchableRow }[]>();
  known.forEach((one, index) => {
    const row = rows[index];
    if (row) addTo(byPort, `${one.port}/${one.protocol}`, { known: one, row });
  });
  return byPort;
}

function rowOfKnown({ registry, protocol, port, owner, presence, when }: KnownHolder): Assignment {
  const place = { registry, protocol, port, endPort: port, citation: { document: '', table: '', line: 0 } };
  const unsaid = { applicationProtocol: null, controlPlaneOnly: null, team: null, since: null, removed: null, notes: null };
  const process = owner.name.replace(/\*$|\.service$/, '');
  return { ...place, ...unsaid, process, exposure: 'external', owners: [owner], status: 'active', presence, when };
}

/** Who was seen to hold a port without a row, where that is certainly not the workload itself. */
export function otherHolder(
  { workload, container, port, protocol }: Claim,
  seen: KnownHolders,
  ownsOthers: () => boolean,
): KnownHolder | undefined {
  const holders = seen.get(`${port}/${protocol}`) ?? [];
  const areOthers = holders.every(({ row }) => ownershipOfRow(row, workload, container, ownsOthers) === 'other');
  return areOthers ? holders[0]?.known : undefined;
}
