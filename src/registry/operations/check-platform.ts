import { type Assignment, type KnownListener, nameOfKnownListener, type Registry } from '../../model/registry.ts';
import { didYouMean } from '../../model/usage-error.ts';
import { knownListeners, portHolders } from '../taken.ts';
import { about, type RegistryFinding } from './registry-finding.ts';
import { portText } from './table.ts';

/** What can be told from ranges, owners and known listeners; a registry without them passes. */
export function checkAgainstPlatform(registry: Registry): RegistryFinding[] {
  const live = registry.assignments.filter((row) => row.status !== 'removed');
  return [
    ...localhostInReservedRange(live, registry),
    ...externalOutOfRange(live, registry),
    ...staleRows(live, registry),
    ...heldWithoutRow(registry),
  ];
}

function* localhostInReservedRange(live: readonly Assignment[], { reservedRanges }: Registry): Iterable<RegistryFinding> {
  for (const row of live) {
    if (row.exposure !== 'localhost') continue;
    const range = reservedRanges.find((each) => each.port <= row.endPort && row.port <= each.endPort);
    if (!range) continue;
    yield about(
      row,
      'localhost-in-reserved-range',
      'warning',
      `is for localhost only, and takes room in ${portText(range)}, which is kept for services that others reach`,
    );
  }
}

function* externalOutOfRange(live: readonly Assignment[], { ranges }: Registry): Iterable<RegistryFinding> {
  if (ranges.length === 0) return;
  for (const row of live) {
    if (row.exposure !== 'external') continue;
    if (ranges.some((range) => range.protocol === row.protocol && range.port <= row.port && row.endPort <= range.endPort)) continue;
    yield about(row, 'external-out-of-range', 'warning', 'is external, and lies in no range that users are told to open');
  }
}

/** Rows nobody listens on; where the owner is known to hold a similar number without a row, the number is likely wrong. */
function* staleRows(live: readonly Assignment[], { unregistered = [] }: Registry): Iterable<RegistryFinding> {
  for (const row of live) {
    if (row.status !== 'stale') continue;
    const held = unregistered.filter((known) => known.protocol === row.protocol && isOwner(row, known)).map((known) => `${known.port}`);
    const hint = didYouMean(`${row.port}`, held);
    yield hint === ''
      ? about(row, 'stale-row', 'info', 'nothing is known to listen there any more; it may belong to the previously allocated ports')
      : about(
          row,
          'likely-wrong-number',
          'warning',
          `nothing is known to listen there, and its owner holds ${held.join(', ')} without a row${hint}`,
        );
  }
}

/** Ports that somebody was seen to hold without a row of its own: those that find, free, propose and the lint call taken. */
function* heldWithoutRow(registry: Registry): Iterable<RegistryFinding> {
  for (const known of knownListeners([registry])) {
    const { protocol, port, owner } = known;
    const holder = portHolders([registry], protocol, null)(port);
    const seen = `${nameOfKnownListener(known)} holds it${owner.source === null ? '' : ` (${owner.source})`}`;
    const message = `has no row, but ${seen}; propose one, so that nobody else takes it`;
    if (!holder || 'known' in holder) yield { ...aboutPort(known), check: 'held-without-row', severity: 'warning', message };
    else if (!isOwner(holder.row, known)) yield about(holder.row, 'held-by-another', 'warning', `is also held: ${seen} without a row`);
  }
}

/** A port without a row stands in no line of the document. */
function aboutPort({ protocol, port, owner, registry }: ReturnType<typeof knownListeners>[number]) {
  const citation = { document: registry, table: '', line: 0 };
  return { protocol, port, endPort: port, process: owner.name, citation, related: [] };
}

function isOwner(row: Assignment, known: KnownListener): boolean {
  return row.owners.some((owner) => owner.namespace === known.owner.namespace && owner.name === known.owner.name);
}
