import type { Finding } from '../model/finding.ts';
import { pick } from '../model/groups.ts';
import type { RunResult } from '../model/result.ts';
import type { AuditChanges, ObservedSocket } from '../model/socket.ts';
import type { Problem } from '../model/source.ts';
import type { Span } from '../model/span.ts';
import { UNKNOWN } from '../model/text.ts';
import { activeFindings, countBySeverity } from './counts.ts';
import { withPlaceholders } from './escape.ts';
import type { ReportOptions } from './options.ts';

/** JSON for programs; its schema is `schemas/findings.schema.json`. */
export function json(result: RunResult, options: ReportOptions): string {
  return [...jsonPieces(result, options)].join('');
}

/** The same in pieces to write one after the other: a report may have hundreds of thousands of sockets and findings. */
export function* jsonPieces(result: RunResult, options: ReportOptions): Iterable<string> {
  const { files, documents, workloads, listeners } = result.counts;
  const { audit } = result;
  const parts = {
    version: 1,
    ...(result.cluster !== undefined && { cluster: result.cluster }),
    ...(result.contexts && { contexts: result.contexts }),
    ...(result.fleet && { clusters: result.fleet }),
    ...(audit && { nodes: audit.nodes, observed: () => socketsInPieces(audit.sockets) }),
    ...(audit?.changes && { changes: changesAsJson(audit.changes) }),
    findings: () => listInPieces(result.findings, (finding) => indented(findingAsJson(finding), '    ')),
    problems: result.problems.map(problemAsJson),
    skipped: result.skipped.map(({ rule, reason }) => ({ rule, reason })),
    counts: { files, documents, workloads, listeners, findings: countBySeverity(activeFindings(result)), hidden: result.hidden },
    notes: options.notes ?? [],
    renders: options.renders ?? [],
  };
  for (const [index, [key, value]] of Object.entries(parts).entries()) {
    yield `${index === 0 ? '{' : ','}\n  "${key}": `;
    if (typeof value === 'function') yield* value();
    else yield indented(value, '  ');
  }
  yield '\n}\n';
}

/** Each socket is a line. Most have no character to escape, so whole pieces are searched. */
function* socketsInPieces(sockets: readonly ObservedSocket[]): Iterable<string> {
  for (const piece of listInPieces(sockets, (socket) => JSON.stringify(socketAsJson(socket)))) yield withPlaceholders(escaped(piece));
}

function indented(value: unknown, spaces: string): string {
  return jsonWithPlaceholders(value).trimEnd().replaceAll('\n', `\n${spaces}`);
}

/** Number of items in one piece. */
const BATCH = 100;

function* listInPieces<Item>(items: readonly Item[], textOfItem: (item: Item) => string): Iterable<string> {
  if (items.length === 0) return yield '[]';
  for (let from = 0; from < items.length; from += BATCH) {
    const lines = items.slice(from, from + BATCH).map(textOfItem);
    yield `${from === 0 ? '[' : ','}\n    ${lines.join(',\n    ')}`;
  }
  yield '\n  ]';
}

/**
 * JSON that is safe in a terminal and in a job's log: control, format and direction characters, and the `##` that CI services search for,
 * are `\u` escapes, so the values do not change.
 */
export function jsonText(value: unknown): string {
  return `${escaped(JSON.stringify(value, null, 2))}\n`;
}

function escaped(text: string): string {
  // Most texts have none of these characters, and this test takes a tenth of the time.
  const isAscii = Buffer.byteLength(text) === text.length;
  if (isAscii && !text.includes('\u007f') && !text.includes('##')) return text;
  return text.replace(/[\u007f-\u009f\p{Cf}\p{Zl}\p{Zp}]|#(?=#)/gu, (found) =>
    found.replace(/[\s\S]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`),
  );
}

/** A report for programs. Texts of edits keep their unknown characters, because they are written to files. */
export function jsonReport(parts: Readonly<Record<string, unknown>>, { notes = [], renders = [] }: ReportOptions): string {
  return jsonWithPlaceholders({ version: 1, ...parts, notes, renders });
}

/** JSON in which unknown parts of the input are shown as placeholders, except in texts of edits. */
export function jsonWithPlaceholders(value: unknown): string {
  const text = jsonText(value);
  // Most reports have none, and searching each value of a long one takes longer than writing it.
  return text.includes(UNKNOWN) ? jsonText(withPlaceholdersIn(value)) : text;
}

function withPlaceholdersIn(value: unknown): unknown {
  if (typeof value === 'string') return withPlaceholders(value);
  if (Array.isArray(value)) return value.map(withPlaceholdersIn);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, key === 'edits' ? inner : withPlaceholdersIn(inner)]));
}

export function problemAsJson({ path, line, column, message }: Problem): Problem {
  return { path, line, column, message };
}

export function placeAsJson({ path, line, column }: Span): Pick<Span, 'path' | 'line' | 'column'> {
  return { path, line, column };
}

function findingAsJson(finding: Finding): unknown {
  const { span, workload, suppressed, fix } = finding;
  return {
    ...pick(finding, 'rule', 'severity', 'confidence', 'message', 'why', 'remedy', 'label', 'url'),
    ...pick(span, 'path', 'line', 'column', 'endLine', 'endColumn'),
    related: finding.related.map((related) => ({ ...placeAsJson(related.span), message: related.message })),
    workload: workload && pick(workload, 'kind', 'namespace', 'name'),
    ...pick(finding, 'object', 'field', 'container', 'port', 'protocol', 'fingerprint'),
    ...(finding.clusters && { clusters: finding.clusters }),
    ...(finding.nodes && { nodes: finding.nodes, observed: finding.observed === true }),
    ...(finding.isPlatform && { platform: true }),
    suppressed: suppressed && pick(suppressed, 'by', 'reason', 'until'),
    fix: fix && { description: fix.description, edits: fix.edits.map(({ path, start, end, text }) => ({ path, start, end, text })) },
  };
}

function changesAsJson({ new: added, gone, moved, goneFindings, notCompared }: AuditChanges): unknown {
  return {
    new: added.map(socketAsJson),
    gone: gone.map(socketAsJson),
    moved: moved.map(({ from, to }) => ({ from: socketAsJson(from), to: socketAsJson(to) })),
    goneFindings,
    notCompared,
  };
}

/** There may be 200,000 sockets, for each of which `pick` would take several times as long. */
function socketAsJson(socket: ObservedSocket): unknown {
  const { node, group, protocol, address, zone, port, reach, processes, unit, pod, workload, explainedBy, possibleClient, sources } =
    socket;
  return { node, group, protocol, address, zone, port, reach, processes, unit, pod, workload, explainedBy, possibleClient, sources };
}
