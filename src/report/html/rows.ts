import { EPHEMERAL_RANGE, NODE_PORT_RANGE } from '../../model/address.ts';
import {
  type Assignment,
  type KnownListener,
  nameOfAssignment,
  nameOfKnownListener,
  type Registry,
  type RegistryView,
  stateAt,
} from '../../model/registry.ts';
import type { ReportOptions } from '../options.ts';
import type { PageRange, PageRow } from './data.ts';

/** The ranges that are marked on the map. */
export function rangesOf({ registry, nodePortRange, ephemeralRange }: ReportOptions): PageRange[] {
  const reserved = (registry?.registries ?? []).flatMap(({ reservedRanges }) => reservedRanges);
  return [
    ...reserved.map(({ port, endPort }): PageRange => ({ kind: 'reserved', name: 'reserved for system services', port, endPort })),
    { kind: 'node-port', name: 'NodePort Services', ...(nodePortRange ?? NODE_PORT_RANGE) },
    { kind: 'ephemeral', name: 'ephemeral (outgoing connections)', ...(ephemeralRange ?? EPHEMERAL_RANGE) },
  ];
}

/** The rows of the registries, and their known listeners without a row. */
export function rowsOf({ registries, release }: RegistryView): PageRow[] {
  return registries.flatMap((registry) => [
    ...registry.assignments.map((row) => rowOf(row, release)),
    ...(registry.unregistered ?? []).map((known) => rowOfKnownListener(known, registry)),
  ]);
}

const STATES = { allocated: null, later: 'not yet allocated', free: 'previously allocated, free again' };

function rowOf(row: Assignment, release: RegistryView['release']): PageRow {
  const { port, endPort, protocol, process, team, exposure, since, removed, notes } = row;
  const state = stateAt(row, release);
  const facts = [
    ...[STATES[state], protocol, exposure === 'localhost' ? 'localhost only' : exposure, team && `team ${team}`],
    ...[since && `since ${since}`, removed && `until ${removed}`, notes],
  ];
  const words = { facts: facts.filter(Boolean).join(' · '), citation: nameOfAssignment(row) };
  return { port, endPort, process, isRow: true, isFree: state === 'free', ...words };
}

function rowOfKnownListener(known: KnownListener, { title }: Registry): PageRow {
  const { protocol, port } = known;
  const words = { process: nameOfKnownListener(known), facts: protocol, citation: `observed on nodes; no row in the ${title}` };
  return { port, endPort: port, isRow: false, isFree: false, ...words };
}
