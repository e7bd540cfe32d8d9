import { EPHEMERAL_RANGE, NODE_PORT_RANGE } from '../../model/address.ts';
import {
  type Assignment,
  type KnownListener,
  nameOfAssignment,
  nameOfKnownListener,
  type Registration,
  type Registry,
  type RegistryView,
  stateAt,
} from '../../model/registry.ts';
import type { ReportOptions } from '../options.ts';
import type { PageRange, PageRow } from './data.ts';

/** The ranges that the map marks. */
export function rangesOf(options: ReportOptions): PageRange[] {
  const reserved = (options.registry?.registries ?? []).flatMap((registry) => registry.reservedRanges);
  return [
    ...reserved.map(({ port, endPort }): PageRange => ({ kind: 'reserved', name: 'reserved for system services', port, endPort })),
    { kind: 'node-port', name: 'NodePort Services', ...(options.nodePortRange ?? NODE_PORT_RANGE) },
    { kind: 'ephemeral', name: 'ephemeral (outgoing connections)', ...(options.ephemeralRange ?? EPHEMERAL_RANGE) },
  ];
}

/** The rows of the registries, and their known listeners without a row, by key. */
export function rowsOfRegistries({ registries, release }: RegistryView): [unknown, PageRow][] {
  return registries.flatMap((registry) => [
    ...registry.assignments.map((row): [unknown, PageRow] => [keyOfRow(row), rowOf(row, release)]),
    ...(registry.unregistered ?? []).map((known): [unknown, PageRow] => [
      keyOfKnown(registry.name, known),
      rowOfKnownHolder(known, registry),
    ]),
  ]);
}

function keyOfKnown(registry: string, { protocol, port, owner }: KnownListener): string {
  return JSON.stringify([registry, protocol, port, owner]);
}

/** The key of the row of a registration, or of its known listener without a row. */
export function keyOfRegistration({ assignment, holder }: Registration): string | null {
  return assignment ? keyOfRow(assignment) : holder ? keyOfKnown(holder.registry, holder) : null;
}

/** A view may give copies of a registry's rows, so objects cannot be compared. */
export function keyOfRow({ registry, protocol, port, endPort, process, citation }: Assignment): string {
  return JSON.stringify([registry, protocol, port, endPort, process, citation]);
}

export function rowOf(row: Assignment, release: RegistryView['release']): PageRow {
  const { port, endPort, protocol, process, team, exposure, since, removed, notes } = row;
  const citation = nameOfAssignment(row);
  return { port, endPort, protocol, effect: stateAt(row, release), process, team, exposure, since, removed, notes, citation };
}

function rowOfKnownHolder(known: KnownListener, registry: Registry): PageRow {
  const { protocol, port } = known;
  const process = nameOfKnownListener(known);
  const citation = `seen on nodes; no row in the ${registry.title}`;
  const unknown = { team: null, exposure: null, since: null, removed: null, notes: null };
  return { port, endPort: port, protocol, effect: 'held', process, ...unknown, citation };
}
