import type { Protocol } from '../../model/address.ts';
import { firstOfEach, groupBy } from '../../model/groups.ts';
import { type Confidence, compareConfidence, type Listener } from '../../model/listener.ts';
import { isControlPlane } from '../../model/node.ts';
import { type Assignment, type Exposure, nameOfKnownListener, type Registry, type RegistryView } from '../../model/registry.ts';
import { compareStrings } from '../../model/span.ts';
import { UNKNOWN } from '../../model/text.ts';
import { plural } from '../../text/words.ts';
import { compilePattern } from '../pattern.ts';
import { rowName, textTable } from './table.ts';

/** A row that the document must get, with what the manifests show; the owner fills in the rest. */
export interface ProposedRow extends Pick<Assignment, 'exposure' | 'protocol' | 'port' | 'process' | 'controlPlaneOnly' | 'since'> {
  readonly notes: string;
  /** Where the listener was seen. */
  readonly path: string;
  readonly line: number;
  /** The row below which it belongs; null at the top of the table, or if there is no such table. */
  readonly after: Assignment | null;
}

export interface ProposeOptions {
  /** Release for the column Since. */
  readonly since?: string | undefined;
  /** Text for the column Notes, instead of what the manifest shows. */
  readonly notes?: string | undefined;
  /** Listeners below are left out; default medium. */
  readonly minimumConfidence?: Confidence;
}

/** A port without a proposed row, because another workload of the registry or of the input has it. */
export interface RefusedPort extends Pick<Assignment, 'protocol' | 'port' | 'process'> {
  /** Its owner. */
  readonly holder: string;
  /** Ports to take instead. */
  readonly free: readonly number[];
  readonly path: string;
  readonly line: number;
}

/** The rows that a document must get, and the ports that it must not. */
export interface Proposal {
  readonly rows: readonly ProposedRow[];
  readonly refused: readonly RefusedPort[];
  /** Number of ports of workloads that are not the platform's and need no row. */
  readonly users: number;
}

/** The rows that these listeners need in the first registry; in that of a platform, only those of the platform's own workloads. */
export function proposalOf(listeners: readonly Listener[], view: RegistryView, options: ProposeOptions = {}): Proposal {
  const isAsked = (listener: Listener): boolean =>
    (view.registries[0]?.platformNamespaces ?? []).length === 0 || view.isPlatform(listener.workload) || isKnown(listener, view);
  // The users of a cluster choose the ports of their Services.
  const asked = listeners.filter((one) => isAsked(one) && !one.workload.via);
  const isSure = ({ confidence }: Listener): boolean => compareConfidence(confidence, options.minimumConfidence ?? 'medium') >= 0;
  const sure = asked.filter(isSure);
  const users = listeners.filter((one) => one.registration.status === 'unregistered' && !isAsked(one)).length;
  const lacking = sure.filter(({ registration: { status } }) => status === 'unregistered' || status === 'previously-allocated');
  const contested = new Map([...groupBy(lacking, nameOfPort)].filter(([, all]) => new Set(all.map(processName)).size > 1));
  const rows = proposeRows(
    lacking.filter((one) => !contested.has(nameOfPort(one))),
    view,
    options,
  );
  // Users of the cluster also see that a port has another owner.
  const all = listeners.filter((one) => !one.workload.via && one.registration.status === 'other-owner' && isSure(one));
  return { rows, refused: refusedPorts([...new Set([...sure, ...all])], contested, view), users };
}

/** True for owners of other rows, and for a listener that is known to have no row, in a namespace that is not the platform's or in none. */
function isKnown({ workload, port, protocol }: Listener, view: RegistryView): boolean {
  if (view.assignmentsOwnedBy(workload, null).length > 0) return true;
  const known = view.registries.flatMap(({ unregistered = [] }) => unregistered);
  return known.some(
    ({ owner, ...one }) =>
      one.port === port &&
      one.protocol === protocol &&
      owner.kind === workload.kind &&
      compilePattern(owner.name)(workload.name) &&
      compilePattern(owner.namespace)(workload.namespace ?? ''),
  );
}

function nameOfPort({ port, protocol }: Listener): string {
  return `${port}/${protocol}`;
}

/** The ports of other owners, and `contested` ports, which several workloads of the input want. */
function refusedPorts(
  listeners: readonly Listener[],
  contested: ReadonlyMap<string, readonly Listener[]>,
  view: RegistryView,
): RefusedPort[] {
  const held = new Set(listeners.map(nameOfPort));
  const others = listeners.filter(
    (one) =>
      (one.registration.status === 'other-owner' && (one.registration.assignment ?? one.registration.holder)) ||
      contested.get(nameOfPort(one))?.includes(one),
  );
  const refused = firstOfEach(others, (listener) => [listener.protocol, listener.port, processName(listener)].join(' '));
  return refused
    .map((listener): RefusedPort => {
      const { port, protocol, workload, reach, registration, evidence } = listener;
      const { assignment, holder } = registration;
      const free = view.freePorts({
        protocol,
        near: port,
        isPlatform: view.isPlatform(workload),
        isLocalhost: reach === 'localhost',
        count: 2,
        isTaken: (one) => held.has(`${one}/${protocol}`),
      });
      const { path, line } = evidence[0]?.span ?? workload.span;
      const rivals = (contested.get(nameOfPort(listener)) ?? []).map(processName).filter((name) => name !== processName(listener));
      const name =
        rivals.length > 0
          ? `${[...new Set(rivals)].join(' and ')}, also of the input`
          : assignment
            ? rowName(assignment)
            : holder
              ? `${nameOfKnownListener(holder)}, without a row`
              : '';
      return { protocol, port, process: processName(listener), holder: name, free, path, line };
    })
    .sort((a, b) => a.port - b.port || compareStrings(a.process, b.process));
}

/** The rows for `listeners` that have none, one for each port of a workload; sorted as the tables are. */
function proposeRows(listeners: readonly Listener[], view: RegistryView, options: ProposeOptions): ProposedRow[] {
  const assignments = view.registries[0]?.assignments ?? [];
  const since = options.since ?? null;
  const rows = listeners.map((listener): ProposedRow => {
    const { port, protocol, workload, reach, evidence } = listener;
    const exposure = reach === 'localhost' ? 'localhost' : 'external';
    const { path, line } = evidence[0]?.span ?? workload.span;
    const controlPlaneOnly = isControlPlane({ labels: workload.scheduling.nodeSelector }) ? true : null;
    const after = rowBefore(assignments, exposure, protocol, port);
    return {
      exposure,
      protocol,
      port,
      process: processName(listener),
      controlPlaneOnly,
      since,
      notes: options.notes ?? notesOf(listener),
      path,
      line,
      after,
    };
  });
  return firstOfEach(rows, ({ exposure, protocol, port, process }) => [exposure, protocol, port, process].join(' ')).sort(
    (a, b) =>
      compareStrings(a.exposure, b.exposure) ||
      compareStrings(a.protocol, b.protocol) ||
      a.port - b.port ||
      compareStrings(a.process, b.process),
  );
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

function rowBefore(rows: readonly Assignment[], exposure: Exposure, protocol: Protocol, port: number): Assignment | null {
  return rows
    .filter((row) => row.status !== 'removed' && row.exposure === exposure && row.protocol === protocol && row.port <= port)
    .reduce<Assignment | null>((best, row) => (!best || row.port >= best.port ? row : best), null);
}

/** Why a port gets no row, in one line. */
export function refusalText({ port, protocol, process, holder, free, path, line }: RefusedPort): string {
  const instead = free.length === 0 ? '' : `; free instead: ${free.join(' or ')}`;
  return `${path}:${line}: no row for ${port}/${protocol} ${process}: the port belongs to ${holder}${instead}`;
}

/** A proposal as people read it. The rows have the form of the registry's file, to be pasted into it. */
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
    parts.push(`No rows for ports that others use:\n${textTable(['PORT', 'PROCESS', 'USED BY', 'FREE INSTEAD', 'SEEN IN'], table)}`);
  }
  if (parts.length === 0 && users === 0) return 'Every host port of the input has a row.\n';
  if (users > 0) {
    parts.push(
      `${plural(users, 'host port')} of workloads that are not the platform's: ${registry?.title ?? 'the registry'} needs no row for them.\n`,
    );
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
  for (const [title, group] of groupBy(rows, headingOf)) {
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
export function headingOf({ exposure, protocol }: ProposedRow): string {
  if (exposure === 'external') return `## External / ${protocol}`;
  return protocol === 'TCP' ? '## Localhost-only' : `## Localhost-only / ${protocol}`;
}

/** A value as the text of a cell, which it cannot leave. */
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
