import { type PortRange, type Protocol, portText, rangesOverlap } from '../../model/address.ts';
import type { DefaultPort } from '../../model/program.ts';
import {
  type Assignment,
  type DocumentedRange,
  type Exposure,
  type KnownListener,
  type Registry,
  type Release,
  type ReservedRange,
  type RowSource,
  stateAt,
} from '../../model/registry.ts';
import { plural } from '../../text/words.ts';
import { readPorts } from '../cells.ts';
import { rowsElsewhere } from '../taken.ts';
import { rowsText, textTable } from './table.ts';

/** All entries of registries for a port, a range or a word. */
export interface FoundEntries {
  readonly query: string;
  /** Names of the registries that were searched. */
  readonly registries: readonly string[];
  readonly assignments: readonly Assignment[];
  /** Documented ranges that contain one of the ports. */
  readonly ranges: readonly DocumentedRange[];
  readonly reservedRanges: readonly ReservedRange[];
  /** Known listeners without a row. */
  readonly unregistered: readonly KnownListener[];
  /** Programs that listen on one of the ports by default. */
  readonly programs: readonly DefaultPort[];
  /** Rows of other built-in registries for one of the ports. */
  readonly elsewhere: readonly Assignment[];
}

/** True if a query has the form of ports, but contains no valid port. */
export function isNoPort(query: string): boolean {
  return /^\s*\d+(?:-\d+)?(?:\/\w*)?\s*$/.test(query) && typeof readPorts(query) === 'string';
}

/** Searches for `9104`, `9000-9100`, `9104/UDP`, or a word in processes, owners, teams and notes. */
export function findInRegistries(registries: readonly Registry[], query: string, defaults: readonly DefaultPort[] = []): FoundEntries {
  const cell = /^\s*\d/.test(query) ? readPorts(query) : '';
  const word = query.trim();
  /** True for an entry with one of the searched ports, or with the word in one of its texts. */
  const isAsked = ({ port, endPort = port, protocol }: Asked, ...texts: (string | null)[]): boolean =>
    typeof cell === 'string'
      ? texts.some((text) => includes(text ?? '', word))
      : (cell.protocols.length === 0 || protocol === undefined || cell.protocols.includes(protocol)) &&
        cell.ranges.some((wanted) => rangesOverlap(wanted, { port, endPort }));
  return {
    query,
    registries: registries.map(({ name }) => name),
    assignments: registries.flatMap(({ assignments }) =>
      assignments.filter((row) => isAsked(row, ...searchableNames(row), row.team, row.notes)),
    ),
    ranges: registries.flatMap(({ ranges }) => ranges.filter((range) => isAsked(range))),
    reservedRanges: registries.flatMap(({ reservedRanges }) => reservedRanges.filter((range) => isAsked(range))),
    unregistered: registries.flatMap(({ unregistered = [] }) =>
      unregistered.filter((known) => isAsked(known, known.owner.namespace, known.owner.name, known.owner.container)),
    ),
    programs: defaults.filter((one) => isAsked(one, one.name, one.title)),
    elsewhere: rowsElsewhere(registries).filter((row) => isAsked(row, ...searchableNames(row))),
  };
}

type Asked = Partial<PortRange> & { readonly port: number; readonly protocol?: Protocol };

/** Search results as text. */
export function findText(found: FoundEntries): string {
  const parts = [
    found.assignments.length === 0
      ? `No row for ${JSON.stringify(found.query).slice(1, -1)} in ${found.registries.join(', ')}.\n`
      : rowsText(found.assignments),
  ];
  const sources = found.assignments.flatMap(({ port, protocol, registry, sources: cited = [] }) =>
    cited.map((source) => [`${port}`, protocol, registry, nameOfSource(source)]),
  );
  if (sources.length > 0) parts.push(`Sources:\n${textTable(['PORT', 'PROTOCOL', 'REGISTRY', 'SOURCE'], sources)}`);
  if (found.unregistered.length > 0) {
    const rows = found.unregistered.map(({ port, protocol, owner }) => {
      const { name, namespace, source } = owner;
      return [`${port}`, protocol, name, namespace, source ?? ''];
    });
    parts.push(`Known to be used, without a row:\n${textTable(['PORT', 'PROTOCOL', 'WORKLOAD', 'NAMESPACE', 'SEEN IN'], rows)}`);
  }
  if (found.ranges.length > 0) {
    const rows = found.ranges.map((range) => [portText(range), range.protocol, range.from, range.to, range.source]);
    parts.push(`Documented as open:\n${textTable(['PORTS', 'PROTOCOL', 'FROM', 'TO', 'SOURCE'], rows)}`);
  }
  for (const range of found.reservedRanges) parts.push(`${portText(range)} is reserved for system services that other hosts reach.\n`);
  if (found.programs.length > 0) {
    const isOne = found.programs.every(({ port }) => port === found.programs[0]?.port);
    const names = found.programs.map(({ name, port }) => (isOne ? name : `${name} (${port})`));
    parts.push(`Programs that listen ${/^\s*\d/.test(found.query) ? 'here ' : ''}by default: ${[...new Set(names)].join(', ')}\n`);
  }
  if (found.elsewhere.length > 0) {
    const rows = found.elsewhere.map((row) => [portText(row), row.protocol, row.exposure, row.process, row.registry]);
    parts.push(`Rows of other built-in registries:\n${textTable(['PORT', 'PROTOCOL', 'REACH', 'PROCESS', 'REGISTRY'], rows)}`);
  }
  return parts.join('\n');
}

/** `cilium/cilium@v1.20.2:pkg/defaults/defaults.go:24`, or the URL of a page. */
function nameOfSource({ repository, ref, path, url, line, section }: RowSource): string {
  if (url !== undefined) return url;
  const place = line === undefined ? (section === undefined ? '' : ` (${section})`) : `:${line}`;
  return `${repository}@${ref?.slice(0, 8)}:${path}${place}`;
}

/** The rows to list; missing keys filter nothing. */
export interface RowFilter {
  /** Rows with one of these ports. */
  readonly ports?: readonly PortRange[] | undefined;
  /** Words of the process, or of an owner's namespace or name. */
  readonly owner?: string | undefined;
  readonly team?: string | undefined;
  readonly exposure?: Exposure | undefined;
  /** Rows in effect at this release. */
  readonly release?: Release | undefined;
}

/** Rows that pass a filter, in the registry's order. */
export function listRows(assignments: readonly Assignment[], filter: RowFilter): Assignment[] {
  const { ports, owner, team, exposure, release } = filter;
  return assignments.filter(
    (row) =>
      (!ports || ports.some((range) => rangesOverlap(range, row))) &&
      (owner === undefined || searchableNames(row).some((name) => includes(name, owner))) &&
      (team === undefined || includes(row.team ?? '', team)) &&
      (exposure === undefined || row.exposure === exposure) &&
      (release === undefined || stateAt(row, release) === 'allocated'),
  );
}

/** The row's process, and the patterns of its owners. */
function searchableNames({ process, owners }: Assignment): string[] {
  return [process, ...owners.flatMap(({ namespace, name, container }) => [namespace, name, container])];
}

function includes(whole: string, part: string): boolean {
  return whole.toLowerCase().includes(part.toLowerCase());
}

/** Rows as a table. */
export function listText(assignments: readonly Assignment[]): string {
  if (assignments.length === 0) return 'No row matches the filter.\n';
  return `${rowsText(assignments)}\n${plural(assignments.length, 'row')}\n`;
}
