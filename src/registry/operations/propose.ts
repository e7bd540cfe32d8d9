import { keyOfPort, type Protocol } from '../../model/address.ts';
import { addToSet, firstOfEach, groupBy } from '../../model/groups.ts';
import { type Confidence, compareConfidence, type Listener } from '../../model/listener.ts';
import { isControlPlane } from '../../model/node.ts';
import {
  type Assignment,
  type Exposure,
  isWithoutRow,
  nameOfKnownListener,
  type Registry,
  type RegistryView,
} from '../../model/registry.ts';
import { compareStrings } from '../../model/span.ts';
import { UNKNOWN } from '../../model/text.ts';
import { plural } from '../../text/words.ts';
import { compilePattern } from '../pattern.ts';
import { knownListeners } from '../taken.ts';
import { rowName, textTable } from './table.ts';

/** A row to add to the document, with the values that the manifests show; the owner fills in the others. */
export interface ProposedRow extends Pick<Assignment, 'exposure' | 'protocol' | 'port' | 'process' | 'controlPlaneOnly' | 'since'> {
  readonly notes: string;
  /** The path of the listener. */
  readonly path: string;
  readonly line: number;
  /** The row after which it belongs; null at the top of the table, or if there is no such table. */
  readonly after: Assignment | null;
}

export interface ProposeOptions {
  /** Release for the column Since. */
  readonly since?: string | null | undefined;
  /** Text for the column Notes instead of the generated one. */
  readonly notes?: string | undefined;
  /** Listeners of lower confidence are omitted; `medium` by default. */
  readonly minimumConfidence?: Confidence;
}

/** A port that gets no row, because another workload of the registry or of the input uses it. */
export interface RefusedPort extends Pick<Assignment, 'protocol' | 'port' | 'process'> {
  /** Its owner. */
  readonly holder: string;
  /** Ports to use instead. */
  readonly free: readonly number[];
  readonly path: string;
  readonly line: number;
}

/** The rows to add to a document, and the ports that cannot be added. */
export interface Proposal {
  readonly rows: readonly ProposedRow[];
  readonly refused: readonly RefusedPort[];
  /** Number of ports of users' workloads, which need no row. */
  readonly users: number;
}

/** Returns the rows that these listeners need in the first registry; if it is that of a platform, only for the platform's own workloads. */
export function proposalOf(listeners: readonly Listener[], view: RegistryView, options: ProposeOptions = {}): Proposal {
  const isOfPlatform = (view.registries[0]?.platformNamespaces ?? []).length > 0;
  const isAsked = (one: Listener): boolean => !isOfPlatform || view.isPlatform(one.workload) || isKnownOwner(one, view);
  const isSure = ({ confidence }: Listener): boolean => compareConfidence(confidence, options.minimumConfidence ?? 'medium') >= 0;
  // Users of a cluster choose the ports of their Services.
  const sure = listeners.filter((one) => isSure(one) && !one.workload.via);
  const asked = sure.filter(isAsked);
  const lacking = asked.filter(({ registration }) => isWithoutRow(registration));
  const claimants = new Map<number, Set<string>>();
  for (const one of lacking) addToSet(claimants, keyOfPort(one), processName(one));
  const rivalsOf = (one: Listener): string[] => [...(claimants.get(keyOfPort(one)) ?? [])].filter((name) => name !== processName(one));
  // Users of the cluster also see ports that belong to another owner.
  const held = sure.filter((one) => isAsked(one) || one.registration.status === 'other-owner');
  const taken = new Set(held.map(keyOfPort));
  const refused = held.flatMap((one): RefusedPort[] => {
    const holder = holderOf(one, isWithoutRow(one.registration) ? rivalsOf(one) : []);
    const { protocol, port, process, path, line } = seenIn(one);
    return holder === null ? [] : [{ protocol, port, process, holder, free: freePortsFor(one, view, taken), path, line }];
  });
  return {
    rows: firstOfEach(
      lacking.filter((one) => rivalsOf(one).length === 0).map((one) => rowFor(one, view, options)),
      keyOfRow,
    ).sort((a, b) => compareStrings(a.exposure, b.exposure) || compareStrings(a.protocol, b.protocol) || compareSeen(a, b)),
    refused: firstOfEach(refused, keyOfRow).sort(compareSeen),
    users: listeners.filter((one) => one.registration.status === 'unregistered' && !isAsked(one)).length,
  };
}

/**
 * True for owners of other rows, and for a listener that is known to have no row and whose namespace is not the platform's or is missing.
 */
function isKnownOwner({ workload, port, protocol }: Listener, view: RegistryView): boolean {
  if (view.assignmentsOwnedBy(workload, null).length > 0) return true;
  return knownListeners(view.registries).some(
    ({ owner, ...known }) =>
      known.port === port &&
      known.protocol === protocol &&
      owner.kind === workload.kind &&
      compilePattern(owner.name)(workload.name) &&
      compilePattern(owner.namespace)(workload.namespace ?? ''),
  );
}

/** The common fields of rows and refusals: the port, its process, and its place. */
function seenIn(listener: Listener) {
  const { port, protocol, evidence, workload } = listener;
  const { path, line } = evidence[0]?.span ?? workload.span;
  return { port, protocol, process: processName(listener), path, line };
}

type Seen = ReturnType<typeof seenIn>;

function compareSeen(a: Seen, b: Seen): number {
  return a.port - b.port || compareStrings(a.process, b.process);
}

/** Identifies a row; a table has one row for each port and process. */
function keyOfRow({ exposure, protocol, port, process }: Seen & { readonly exposure?: Exposure }): string {
  return JSON.stringify([exposure, protocol, port, process]);
}

/** The holder of a listener's port: `rivals` of the input, or another owner in the registry; null if there is none. */
function holderOf({ registration: { status, assignment, holder } }: Listener, rivals: readonly string[]): string | null {
  if (rivals.length > 0) return `${rivals.join(' and ')}, also of the input`;
  if (status !== 'other-owner') return null;
  if (assignment) return rowName(assignment);
  return holder ? `${nameOfKnownListener(holder)}, without a row` : null;
}

function freePortsFor({ port, protocol, workload, reach }: Listener, view: RegistryView, taken: ReadonlySet<number>): readonly number[] {
  return view.freePorts({
    protocol,
    near: port,
    isPlatform: view.isPlatform(workload),
    isLocalhost: reach === 'localhost',
    count: 2,
    isTaken: (one) => taken.has(keyOfPort({ port: one, protocol })),
  });
}

function rowFor(listener: Listener, view: RegistryView, { since = null, notes }: ProposeOptions): ProposedRow {
  const { port, protocol, process, path, line } = seenIn(listener);
  const { workload, reach } = listener;
  const exposure = reach === 'localhost' ? 'localhost' : 'external';
  return {
    exposure,
    protocol,
    port,
    process,
    controlPlaneOnly: isControlPlane({ labels: workload.scheduling.nodeSelector }) ? true : null,
    since,
    notes: notes ?? notesOf(listener),
    path,
    line,
    after: rowBefore(view.registries[0]?.assignments ?? [], exposure, protocol, port),
  };
}

/** True if the row is for the port of this listener. */
export function isListenerOf({ port, protocol, process }: ProposedRow, listener: Listener): boolean {
  return listener.port === port && listener.protocol === protocol && processName(listener) === process;
}

function processName({ workload, container }: Listener): string {
  const name = workload.kind === 'Unit' ? workload.name.replace(/\.(?:service|socket)$/, '') : workload.name;
  return name.replaceAll(UNKNOWN, '').replace(/^[-.]+|[-.]+$/g, '') || container?.replaceAll(UNKNOWN, '') || 'unnamed';
}

function notesOf({ container, reach, workload }: Listener): string {
  const notes = container === null || container === workload.name ? [] : [`container ${container.replaceAll(UNKNOWN, '…')}`];
  if (reach === 'unknown') notes.push('address not known from the manifest');
  return notes.join('; ');
}

/** The row of the table with the highest port up to this one; the last if there are several. */
function rowBefore(rows: readonly Assignment[], exposure: Exposure, protocol: Protocol, port: number): Assignment | null {
  const before = rows.filter(
    (row) => row.status !== 'removed' && row.exposure === exposure && row.protocol === protocol && row.port <= port,
  );
  return before.toSorted((a, b) => a.port - b.port).at(-1) ?? null;
}

/** Why a port gets no row, in one line. */
export function refusalText({ port, protocol, process, holder, free, path, line }: RefusedPort): string {
  const instead = free.length === 0 ? '' : `; free instead: ${free.join(' or ')}`;
  return `${path}:${line}: no row for ${port}/${protocol} ${process}: the port belongs to ${holder}${instead}`;
}

/** A proposal as text. The rows have the format of the registry's file, so that they can be pasted. */
export function proposeText({ rows, refused, users }: Proposal, registry: Registry | undefined): string {
  const isData = registry?.assignments.length !== 0 && registry?.assignments.every(({ citation }) => citation.table === 'assignments');
  const parts = rows.length === 0 ? [] : [isData ? rowsAsYaml(rows) : rowsAsMarkdown(rows)];
  if (refused.length > 0) {
    const table = refused.map(({ port, protocol, process, holder, free, path, line }) => [
      `${port}/${protocol}`,
      process,
      holder,
      free.join(' or '),
      `${path}:${line}`,
    ]);
    parts.push(`No rows for ports of other owners:\n${textTable(['PORT', 'PROCESS', 'USED BY', 'FREE INSTEAD', 'SEEN IN'], table)}`);
  }
  if (parts.length === 0 && users === 0) return 'Every host port of the input has a row.\n';
  if (users > 0) {
    parts.push(`${plural(users, 'host port')} of users' workloads: ${registry?.title ?? 'the registry'} needs no row for them.\n`);
  }
  return parts.join('\n');
}

/** Items of `assignments`. */
function rowsAsYaml(rows: readonly ProposedRow[]): string {
  const items = rows.map(({ port, protocol, process, exposure, controlPlaneOnly, since, notes }) => {
    const said = Object.entries({ port, protocol, process, exposure, controlPlaneOnly, since, notes: notes === '' ? null : notes });
    const fields = said.flatMap(([key, value]) => (value === null ? [] : [`${key}: ${JSON.stringify(value)}`]));
    return `  - { ${fields.join(', ')} }\n`;
  });
  return `assignments:\n${items.join('')}`;
}

function rowsAsMarkdown(rows: readonly ProposedRow[]): string {
  const parts: string[] = [];
  for (const [title, group] of groupBy(rows, tableHeadingOf)) {
    const cells = group.map((row) => [`${row.port}`, row.process, '', row.controlPlaneOnly ? 'yes' : '', '', row.since ?? '', row.notes]);
    const places = group.map((row) => [
      `${row.port}`,
      row.after ? `below line ${row.after.citation.line} (${row.after.port} ${row.after.process})` : 'at the top of the table',
      `${row.path}:${row.line}`,
    ]);
    parts.push(`${title}\n\n${markdownTable(cells)}\n${textTable(['PORT', 'WHERE IT GOES', 'SEEN IN'], places)}`);
  }
  return `${parts.join('\n')}\nFill in the owning team and the release, then propose the rows to the registry's owners.\n`;
}

/** The heading of the table to which a row belongs. */
export function tableHeadingOf({ exposure, protocol }: ProposedRow): string {
  if (exposure === 'external') return `## External / ${protocol}`;
  return protocol === 'TCP' ? '## Localhost-only' : `## Localhost-only / ${protocol}`;
}

/** Escapes a value for a table cell. */
export function tableCell(value: string): string {
  return value.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\\]+/gu, ' ').replaceAll('|', '\\|');
}

function markdownTable(rows: readonly (readonly string[])[]): string {
  const headings = ['Port', 'Process', 'Protocol', 'Control-plane only', 'Owning Team', 'Since', 'Notes'];
  const escaped = rows.map((row) => row.map(tableCell));
  const widths = headings.map((heading, column) =>
    escaped.reduce((widest, row) => Math.max(widest, row[column]?.length ?? 0), heading.length),
  );
  const line = (cells: readonly string[], fill: string): string =>
    `|${cells.map((cell, column) => `${fill}${cell.padEnd(widths[column] ?? 0, fill)}${fill}`).join('|')}|\n`;
  return escaped.map((row) => line(row, ' ')).join('');
}
