import { stateAt } from '../../model/allocation.ts';
import { EPHEMERAL_RANGE, NODE_PORT_RANGE } from '../../model/default-ranges.ts';
import { compareSeverity, type Finding, type Severity } from '../../model/finding.ts';
import type { Listener } from '../../model/listener.ts';
import { type Assignment, type KnownListener, nameOfAssignment, type Registry, type RegistryView } from '../../model/registry.ts';
import type { RunResult } from '../../model/result.ts';
import type { Span } from '../../model/span.ts';
import type { Workload } from '../../model/workload.ts';
import { activeFindings, CONFLICT_RULE, compareHostPorts, groupBy, mostSevereFirst } from '../counts.ts';
import type { ReportOptions } from '../options.ts';
import type { PageData, PageFinding, PageListener, PagePlace, PageRange, PageRow } from './data.ts';

/** More evidence than this makes the page longer and tells a reader nothing new; the same holds for steps and related places. */
const MAX_EVIDENCE = 6;
const MAX_NOTES = 12;

/** Everything that the page shows of a result, in a fixed order. */
export function collect(result: RunResult, options: ReportOptions, view: PageData['view']): PageData {
  const rows = new Map<unknown, PageRow>(options.registry ? rowsOfRegistries(options.registry) : []);
  for (const { registration } of result.listeners) {
    const { assignment } = registration;
    if (assignment && !rows.has(keyOfRow(assignment))) rows.set(keyOfRow(assignment), rowOf(assignment, null));
  }
  const indexOfRow = new Map([...rows.keys()].map((key, index) => [key, index]));
  const workloads = new Map<Workload, number>();
  const severities = severitiesOf(result);
  const listeners = [...result.listeners].sort(compareHostPorts).map((listener): PageListener => {
    const { port, protocol, reach, address, confidence, container, evidence, registration } = listener;
    const workload = workloads.get(listener.workload) ?? workloads.size;
    workloads.set(listener.workload, workload);
    return {
      port,
      protocol,
      reach,
      address,
      confidence,
      workload,
      container,
      declared: listener.workload.hostProcess ? null : listener.declared,
      registration: registration.status,
      row: registration.assignment && (indexOfRow.get(keyOfRow(registration.assignment)) ?? null),
      severity: severities.get(listener) ?? null,
      evidence: evidence.slice(0, MAX_EVIDENCE).map(({ origin, detector, text, span, steps }) => ({
        origin,
        detector,
        text,
        place: placeOnPage(span),
        steps: steps.slice(0, MAX_NOTES).map((step) => ({ place: placeOnPage(step.span), note: step.note })),
      })),
      more: Math.max(0, evidence.length - MAX_EVIDENCE),
    };
  });
  return {
    view,
    ranges: rangesOf(options),
    rows: [...rows.values()],
    workloads: [...workloads.keys()].map(({ kind, namespace, name, span }) => ({
      kind,
      namespace,
      name,
      path: span.path,
      line: span.line,
    })),
    listeners,
    findings: mostSevereFirst(result.findings).map(findingOnPage),
  };
}

function rangesOf(options: ReportOptions): PageRange[] {
  const reserved = (options.registry?.registries ?? []).flatMap((registry) => registry.reservedRanges);
  return [
    ...reserved.map(({ port, endPort }): PageRange => ({ kind: 'reserved', name: 'reserved for system services', port, endPort })),
    { kind: 'node-port', name: 'NodePort Services', ...(options.nodePortRange ?? NODE_PORT_RANGE) },
    { kind: 'ephemeral', name: 'ephemeral (outgoing connections)', ...(options.ephemeralRange ?? EPHEMERAL_RANGE) },
  ];
}

function rowsOfRegistries({ registries, release }: RegistryView): [unknown, PageRow][] {
  return registries.flatMap((registry) => [
    ...registry.assignments.map((row): [unknown, PageRow] => [keyOfRow(row), rowOf(row, release)]),
    ...(registry.unregistered ?? []).map((known): [unknown, PageRow] => [known, rowOfKnownHolder(known, registry)]),
  ]);
}

/** A view may give copies of a registry's rows, so objects cannot be compared. */
function keyOfRow({ registry, protocol, port, endPort, process, citation }: Assignment): string {
  return JSON.stringify([registry, protocol, port, endPort, process, citation]);
}

function rowOf(row: Assignment, release: RegistryView['release']): PageRow {
  const { port, endPort, protocol, process, team, exposure, since, removed, notes } = row;
  const citation = nameOfAssignment(row);
  return { port, endPort, protocol, effect: stateAt(row, release), process, team, exposure, since, removed, notes, citation };
}

function rowOfKnownHolder({ protocol, port, owner }: KnownListener, registry: Registry): PageRow {
  const process = [owner.name, owner.container].find((each) => !/^[*~]?$/.test(each)) ?? 'a platform component';
  const citation = `seen on nodes; no row in the ${registry.title}`;
  const unknown = { team: null, exposure: null, since: null, removed: null, notes: null };
  return { port, endPort: port, protocol, effect: 'held', process, ...unknown, citation };
}

/** The most severe finding about each listener: same port, protocol and workload, in the same file where there are several. */
function severitiesOf(result: RunResult): Map<Listener, Severity> {
  const byKey = groupBy(result.listeners, ({ port, protocol, workload }) => keyOf(port, protocol, workload));
  const severities = new Map<Listener, Severity>();
  for (const { port, protocol, workload, span, severity } of activeFindings(result)) {
    if (port === null || protocol === null || workload === null) continue;
    const same = byKey.get(keyOf(port, protocol, workload)) ?? [];
    const inFile = same.filter((listener) => listener.workload.span.path === span.path);
    for (const listener of inFile.length > 0 ? inFile : same) {
      const known = severities.get(listener);
      if (known === undefined || compareSeverity(severity, known) > 0) severities.set(listener, severity);
    }
  }
  return severities;
}

function keyOf(port: number, protocol: string, { kind, namespace, name }: Pick<Workload, 'kind' | 'namespace' | 'name'>): string {
  return JSON.stringify([port, protocol, kind, namespace, name]);
}

function findingOnPage(finding: Finding): PageFinding {
  const { rule, severity, confidence, message, remedy, port, protocol, suppressed } = finding;
  const until = suppressed?.until ? ` (until ${suppressed.until})` : '';
  return {
    rule,
    severity,
    confidence,
    message,
    remedy,
    port,
    protocol,
    url: /^https?:\/\/[^\s]+$/.test(finding.url) ? finding.url : null,
    place: placeOnPage(finding.span),
    related: finding.related.slice(0, MAX_NOTES).map((other) => ({ place: placeOnPage(other.span), note: other.message })),
    conflict: rule === CONFLICT_RULE,
    suppressed: suppressed && `${suppressed.by}: ${suppressed.reason}${until}`,
  };
}

/** UTF-16 units of a source line that are shown before, within and after the place that is meant. */
const MAX_BEFORE = 90;
const MAX_MARKED = 120;
const MAX_AFTER = 60;

/** A span with its source line, cut to what fits on a page. */
export function placeOnPage({ path, line, column, endLine, endColumn, excerpt }: Span): PagePlace {
  const text = excerpt.text.replace(/\r?\n?$/, '');
  const start = clamp(column - excerpt.column, 0, text.length);
  const end = clamp(endLine > line ? text.length : endColumn - excerpt.column, start, Math.min(text.length, start + MAX_MARKED));
  const from = wholeCharacter(text, Math.max(0, start - MAX_BEFORE));
  const to = wholeCharacter(text, Math.min(text.length, end + MAX_AFTER));
  const shown = (first: number, last: number) => text.slice(first, last).replaceAll('\t', '  ');
  return {
    path,
    line,
    column,
    // The indent of a line that is shown from its start says nothing.
    before: from > 0 || excerpt.column > 1 ? `…${shown(from, start)}` : shown(from, start).trimStart(),
    marked: shown(start, end),
    after: `${shown(end, to)}${to < text.length ? '…' : ''}`.trimEnd(),
  };
}

/** The same offset, or the one after it where it would cut a pair of surrogates. */
function wholeCharacter(text: string, offset: number): number {
  const unit = text.charCodeAt(offset);
  return offset > 0 && unit >= 0xdc00 && unit <= 0xdfff ? offset + 1 : offset;
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most));
}
