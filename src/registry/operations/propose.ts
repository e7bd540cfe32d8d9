import type { Protocol } from '../../model/address.ts';
import { type Confidence, compareConfidence, type Listener } from '../../model/listener.ts';
import type { Assignment, Exposure, RegistryView } from '../../model/registry.ts';
import { compareStrings } from '../../model/span.ts';
import { UNKNOWN } from '../../model/text.ts';
import { textTable } from './table.ts';

/** A row that the document must get, with what the manifests tell; the rest is for the owner to fill in. */
export interface ProposedRow {
  readonly exposure: Exposure;
  readonly protocol: Protocol;
  readonly port: number;
  readonly process: string;
  /** True where the pod selects control-plane nodes, else null. */
  readonly controlPlaneOnly: boolean | null;
  readonly since: string | null;
  readonly notes: string;
  /** Where the listener was seen. */
  readonly path: string;
  readonly line: number;
  /** The row below which it belongs; null at the top of the table, or where there is no such table. */
  readonly after: Assignment | null;
}

export interface ProposeOptions {
  /** Release for the column Since. */
  readonly since?: string;
  /** Listeners below are left out; default medium. */
  readonly minimumConfidence?: Confidence;
}

/** The rows that the registry lacks for these listeners, one for each port of a workload; sorted as the tables are. */
export function proposeRows(listeners: readonly Listener[], view: RegistryView, options: ProposeOptions = {}): ProposedRow[] {
  const rows = new Map<string, ProposedRow>();
  const [registry] = view.registries;
  for (const listener of listeners) {
    const { status } = listener.registration;
    if (status !== 'unregistered' && status !== 'previously-allocated') continue;
    if (compareConfidence(listener.confidence, options.minimumConfidence ?? 'medium') < 0) continue;
    const { port, protocol, workload } = listener;
    const exposure = listener.reach === 'localhost' ? 'localhost' : 'external';
    const process = processName(listener);
    const key = [exposure, protocol, port, process].join(' ');
    if (rows.has(key)) continue;
    const span = listener.evidence[0]?.span ?? workload.span;
    rows.set(key, {
      exposure,
      protocol,
      port,
      process,
      controlPlaneOnly: selectsControlPlane(listener) ? true : null,
      since: options.since ?? null,
      notes: notesOf(listener),
      path: span.path,
      line: span.line,
      after: rowBefore(registry?.assignments ?? [], exposure, protocol, port),
    });
  }
  return [...rows.values()].sort(
    (a, b) =>
      compareStrings(a.exposure, b.exposure) ||
      compareStrings(a.protocol, b.protocol) ||
      a.port - b.port ||
      compareStrings(a.process, b.process),
  );
}

function processName({ workload, container }: Listener): string {
  return workload.name.replaceAll(UNKNOWN, '').replace(/^[-.]+|[-.]+$/g, '') || container?.replaceAll(UNKNOWN, '') || 'unnamed';
}

function notesOf({ container, reach, workload }: Listener): string {
  const notes = container === null || container === workload.name ? [] : [`container ${container.replaceAll(UNKNOWN, '…')}`];
  if (reach === 'unknown') notes.push('address not known from the manifest');
  return notes.join('; ');
}

function selectsControlPlane({ workload }: Listener): boolean {
  return Object.keys(workload.scheduling.nodeSelector).some((key) => /^node-role\.kubernetes\.io\/(master|control-plane)$/.test(key));
}

function rowBefore(rows: readonly Assignment[], exposure: Exposure, protocol: Protocol, port: number): Assignment | null {
  return rows
    .filter((row) => row.status !== 'removed' && row.exposure === exposure && row.protocol === protocol && row.port <= port)
    .reduce<Assignment | null>((best, row) => (!best || row.port >= best.port ? row : best), null);
}

/** Proposed rows in the document's own columns, under its headings, to be pasted into it. */
export function proposeText(rows: readonly ProposedRow[]): string {
  if (rows.length === 0) return 'Every host port of the input has a row.\n';
  const parts: string[] = [];
  for (const [title, group] of groups(rows)) {
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

function groups(rows: readonly ProposedRow[]): Map<string, ProposedRow[]> {
  const byTable = new Map<string, ProposedRow[]>();
  for (const row of rows) {
    const title =
      row.exposure === 'external'
        ? `## External / ${row.protocol}`
        : row.protocol === 'TCP'
          ? '## Localhost-only'
          : `## Localhost-only / ${row.protocol}`;
    const group = byTable.get(title);
    if (group) group.push(row);
    else byTable.set(title, [row]);
  }
  return byTable;
}

function markdownTable(rows: readonly (readonly string[])[]): string {
  const headings = ['Port', 'Process', 'Protocol', 'Control-plane only', 'Owning Team', 'Since', 'Notes'];
  const escaped = rows.map((row) => row.map((cell) => cell.replace(/[\r\n]+/g, ' ').replaceAll('|', '\\|')));
  const widths = headings.map((heading, column) =>
    escaped.reduce((widest, row) => Math.max(widest, row[column]?.length ?? 0), heading.length),
  );
  const line = (cells: readonly string[], fill: string): string =>
    `|${cells.map((cell, column) => `${fill}${cell.padEnd(widths[column] ?? 0, fill)}${fill}`).join('|')}|\n`;
  return [
    line(headings, ' '),
    line(
      headings.map(() => ''),
      '-',
    ),
    ...escaped.map((row) => line(row, ' ')),
  ].join('');
}
