import { stateAt } from '../../model/allocation.ts';
import { EPHEMERAL_RANGE, NODE_PORT_RANGE } from '../../model/default-ranges.ts';
import { compareSeverity, type Finding, type Severity } from '../../model/finding.ts';
import type { Evidence, Listener } from '../../model/listener.ts';
import { type Assignment, nameOfAssignment, type RegistryView } from '../../model/registry.ts';
import type { RunResult } from '../../model/result.ts';
import type { Workload } from '../../model/workload.ts';
import { activeFindings, mostSevereFirst } from '../counts.ts';
import type { ReportOptions } from '../options.ts';
import { compareHostPorts } from '../ports/order.ts';
import { visible } from '../visible.ts';
import type { PageData, PageEvidence, PageFinding, PageListener, PageRange, PageRow, PageWorkload } from './data.ts';
import { placeOnPage } from './place.ts';

/** The rule whose findings are about two workloads on one port. */
const CONFLICT_RULE = 'host-port-conflict';
/** Evidence, steps and related places beyond these make a page longer, and nobody wiser. */
const MOST_EVIDENCE = 6;
const MOST_NOTES = 12;

/** Everything that the page shows of a result, in a fixed order. */
export function collect(result: RunResult, options: ReportOptions, view: PageData['view']): PageData {
  const rows = new Map<unknown, PageRow>();
  if (options.registry) for (const [key, row] of rowsOfRegistries(options.registry)) rows.set(key, row);
  for (const { registration } of result.listeners) {
    const { assignment } = registration;
    if (assignment && !rows.has(keyOfRow(assignment))) rows.set(keyOfRow(assignment), rowOf(assignment, null));
  }
  const indexOfRow = new Map([...rows.keys()].map((key, index) => [key, index]));
  const workloads = new Map<Workload, number>();
  const severities = severitiesOf(result);
  const listeners = [...result.listeners].sort(compareHostPorts).map((listener): PageListener => {
    const workload = workloads.get(listener.workload) ?? workloads.size;
    workloads.set(listener.workload, workload);
    const { assignment } = listener.registration;
    return {
      port: listener.port,
      protocol: listener.protocol,
      reach: listener.reach,
      address: nullable(listener.address),
      declared: listener.workload.hostProcess ? null : listener.declared,
      confidence: listener.confidence,
      workload,
      container: nullable(listener.container),
      registration: listener.registration.status,
      row: assignment === null ? null : (indexOfRow.get(keyOfRow(assignment)) ?? null),
      severity: severities.get(listener) ?? null,
      evidence: listener.evidence.slice(0, MOST_EVIDENCE).map(evidenceOf),
      more: Math.max(0, listener.evidence.length - MOST_EVIDENCE),
    };
  });
  return {
    view,
    ranges: rangesOf(options),
    rows: [...rows.values()],
    workloads: [...workloads.keys()].map(workloadOf),
    listeners,
    findings: mostSevereFirst(result.findings).map(findingOf),
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
  return registries.flatMap((registry): [unknown, PageRow][] => [
    ...registry.assignments.map((row): [unknown, PageRow] => [keyOfRow(row), rowOf(row, release)]),
    ...(registry.unregistered ?? []).map((known): [unknown, PageRow] => {
      const { protocol, port, owner } = known;
      const name = visible([owner.name, owner.container].find((each) => !/^[*~]?$/.test(each)) ?? 'a platform component');
      const facts = { team: null, exposure: null, since: null, removed: null, notes: null };
      return [
        known,
        {
          port,
          endPort: port,
          protocol,
          effect: 'held',
          process: name,
          ...facts,
          citation: `seen on nodes; no row in the ${visible(registry.title)}`,
        },
      ];
    }),
  ]);
}

/** A view may give copies of a registry's rows, so objects cannot be compared. */
function keyOfRow({ registry, protocol, port, endPort, process, citation }: Assignment): string {
  return JSON.stringify([registry, protocol, port, endPort, process, citation]);
}

function rowOf(row: Assignment, release: RegistryView['release']): PageRow {
  return {
    port: row.port,
    endPort: row.endPort,
    protocol: row.protocol,
    effect: stateAt(row, release),
    process: visible(row.process),
    team: nullable(row.team),
    exposure: row.exposure,
    since: nullable(row.since),
    removed: nullable(row.removed),
    notes: nullable(row.notes),
    citation: visible(nameOfAssignment(row)),
  };
}

/** The most severe finding about each listener: same port, protocol and workload, in the same file where there are several. */
function severitiesOf(result: RunResult): Map<Listener, Severity> {
  const byKey = new Map<string, Listener[]>();
  for (const listener of result.listeners) {
    const key = keyOf(listener.port, listener.protocol, listener.workload);
    const known = byKey.get(key);
    if (known) known.push(listener);
    else byKey.set(key, [listener]);
  }
  const severities = new Map<Listener, Severity>();
  for (const finding of activeFindings(result)) {
    if (finding.port === null || finding.protocol === null || finding.workload === null) continue;
    const same = byKey.get(keyOf(finding.port, finding.protocol, finding.workload)) ?? [];
    const near = same.length > 1 ? same.filter((listener) => listener.workload.span.path === finding.span.path) : same;
    for (const listener of near.length > 0 ? near : same) {
      const known = severities.get(listener);
      if (known === undefined || compareSeverity(finding.severity, known) > 0) severities.set(listener, finding.severity);
    }
  }
  return severities;
}

function keyOf(port: number, protocol: string, { kind, namespace, name }: Pick<Workload, 'kind' | 'namespace' | 'name'>): string {
  return JSON.stringify([port, protocol, kind, namespace, name]);
}

function workloadOf({ kind, namespace, name, span }: Workload): PageWorkload {
  return { kind: visible(kind), namespace: nullable(namespace), name: visible(name), path: visible(span.path), line: span.line };
}

function evidenceOf({ origin, detector, text, span, steps }: Evidence): PageEvidence {
  return {
    origin,
    detector: visible(detector),
    text: visible(text),
    place: placeOnPage(span),
    steps: steps.slice(0, MOST_NOTES).map((step) => ({ place: placeOnPage(step.span), note: visible(step.note) })),
  };
}

function findingOf(finding: Finding): PageFinding {
  const { suppressed } = finding;
  return {
    rule: visible(finding.rule),
    severity: finding.severity,
    confidence: finding.confidence,
    message: visible(finding.message),
    remedy: visible(finding.remedy),
    url: /^https?:\/\/[^\s]+$/.test(finding.url) ? visible(finding.url) : null,
    place: placeOnPage(finding.span),
    related: finding.related.slice(0, MOST_NOTES).map((other) => ({ place: placeOnPage(other.span), note: visible(other.message) })),
    port: finding.port,
    protocol: finding.protocol,
    conflict: finding.rule === CONFLICT_RULE,
    suppressed:
      suppressed && visible(`${suppressed.by}: ${suppressed.reason}${suppressed.until === null ? '' : ` (until ${suppressed.until})`}`),
  };
}

function nullable(text: string | null): string | null {
  return text === null ? null : visible(text);
}
