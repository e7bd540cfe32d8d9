import type { RunResult } from '../model/result.ts';
import type { ObservedSocket } from '../model/socket.ts';
import type { ReportOptions } from './options.ts';
import { type Columns, csvOf } from './ports/csv.ts';

const COLUMNS: Columns<ObservedSocket> = [
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
  return csvOf(COLUMNS, result.audit?.sockets ?? []);
}
