import type { Listener } from '../../model/listener.ts';
import { nameOfAssignment } from '../../model/registry.ts';
import type { RunResult } from '../../model/result.ts';
import type { ObservedSocket } from '../../model/socket.ts';
import { escapeControls, withoutLogCommands } from '../escape.ts';
import type { ReportOptions } from '../options.ts';

export type Field = string | number | boolean | null | undefined;

/** The columns of a table by name, each with the field of a row. */
type Columns<Row> = readonly (readonly [name: string, of: (row: Row) => Field])[];

/** The place is that of the first evidence, which shows most. */
const PORT_COLUMNS: Columns<Listener> = [
  ['port', (listener) => listener.port],
  ['protocol', (listener) => listener.protocol],
  ['reach', (listener) => listener.reach],
  ['address', (listener) => listener.address],
  ['declared', (listener) => listener.declared],
  ['confidence', (listener) => listener.confidence],
  ['kind', (listener) => listener.workload.kind],
  ['namespace', (listener) => listener.workload.namespace],
  ['name', (listener) => listener.workload.name],
  ['container', (listener) => listener.container],
  ['path', (listener) => listener.evidence[0]?.span.path],
  ['line', (listener) => listener.evidence[0]?.span.line],
  ['column', (listener) => listener.evidence[0]?.span.column],
  ['origin', (listener) => listener.evidence[0]?.origin],
  ['clue', (listener) => listener.evidence[0]?.detector],
  ['text', (listener) => listener.evidence[0]?.text],
  ['registration', (listener) => listener.registration.status],
  ['process', (listener) => listener.registration.assignment?.process],
  ['team', (listener) => listener.registration.assignment?.team],
  ['clusters', ({ clusters = [] }) => clusters.join(' ')],
  ['entry', (listener) => listener.registration.assignment && nameOfAssignment(listener.registration.assignment)],
];

/** Every host port as comma-separated values with a heading (RFC 4180), for spreadsheets. */
export function csv(result: RunResult, _options: ReportOptions): string {
  return csvOf(PORT_COLUMNS, result.listeners);
}

const SOCKET_COLUMNS: Columns<ObservedSocket> = [
  ['node', ({ node }) => node],
  ['group', ({ group }) => group],
  ['protocol', ({ protocol }) => protocol],
  ['address', ({ address }) => address],
  ['zone', ({ zone }) => zone],
  ['port', ({ port }) => port],
  ['reach', ({ reach }) => reach],
  ['processes', ({ processes }) => [...new Set(processes.map(({ name }) => name))].join(' ')],
  ['pids', ({ processes }) => processes.flatMap(({ pid }) => pid ?? []).join(' ')],
  ['unit', ({ unit }) => unit],
  ['kind', ({ workload }) => workload?.kind],
  ['namespace', ({ workload, pod }) => workload?.namespace ?? pod?.namespace],
  ['name', ({ workload }) => workload?.name],
  ['pod', ({ pod }) => pod?.name],
  ['container', ({ pod }) => pod?.container],
  ['explainedBy', ({ explainedBy }) => explainedBy],
  ['possibleClient', ({ possibleClient }) => possibleClient],
  ['path', ({ sources }) => sources[0]?.path],
  ['line', ({ sources }) => sources[0]?.line],
];

/** Every socket of an audit as comma-separated values with a heading (RFC 4180), for spreadsheets. */
export function auditCsv(result: RunResult, _options: ReportOptions): string {
  return csvOf(SOCKET_COLUMNS, result.audit?.sockets ?? []);
}

function csvOf<Row>(columns: Columns<Row>, rows: readonly Row[]): string {
  const fields = rows.map((row) => columns.map(([, of]) => of(row)));
  return csvText(
    columns.map(([name]) => name),
    fields,
  );
}

/** Rows below a heading, with the line ends of RFC 4180. */
export function csvText(heading: readonly string[], rows: readonly (readonly Field[])[]): string {
  return [heading, ...rows.map((row) => row.map(fieldOf))].map((row) => `${row.join(',')}\r\n`).join('');
}

/**
 * A cell. Spreadsheets execute a text that starts with one of `= + - @` as a formula, unless an apostrophe precedes it. (OWASP, CSV
 * injection)
 */
function fieldOf(field: Field): string {
  if (typeof field !== 'string') return String(field ?? '');
  const text = withoutLogCommands(escapeControls(field)).replace(/^[=+\-@＝＋－＠]/, "'$&");
  return /[",]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
