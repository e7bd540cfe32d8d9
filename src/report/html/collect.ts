import { compareSeverity, type Finding, type Severity } from '../../model/finding.ts';
import { addToSet, groupBy, pick } from '../../model/groups.ts';
import type { Listener } from '../../model/listener.ts';
import type { RunResult } from '../../model/result.ts';
import type { Span } from '../../model/span.ts';
import { UNKNOWN } from '../../model/text.ts';
import type { Workload } from '../../model/workload.ts';
import { inReadingOrder } from '../blocks.ts';
import { activeFindings, CONFLICT_RULE, compareHostPorts, createIds } from '../counts.ts';
import type { ReportOptions } from '../options.ts';
import type { PageData, PageFinding, PageListener, PageRow, PageWorkload } from './data.ts';
import { createLines, type LinesOf, placeOnPage } from './place.ts';
import { keyOfRegistration, keyOfRow, rangesOf, rowOf, rowsOfRegistries } from './rows.ts';

/** More evidence, steps and related places make the page longer without telling more. */
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
  const workloads = listWorkloads();
  const sidesOf = createSides(result.listeners);
  const severities = severitiesOf(result, sidesOf);
  const linesOf = createLines(options.readText);
  const listeners = [...result.listeners].sort(compareHostPorts).map((listener): PageListener => {
    const { evidence, registration } = listener;
    return {
      ...pick(listener, 'port', 'protocol', 'reach', 'address', 'confidence', 'container'),
      workload: workloads.indexOf(listener.workload),
      declared: listener.workload.hostProcess ? null : listener.declared,
      registration: registration.status,
      row: indexOfRow.get(keyOfRegistration(registration)) ?? null,
      severity: severities.get(listener) ?? null,
      clusters: listener.clusters ?? [],
      evidence: evidence.slice(0, MAX_EVIDENCE).map(({ origin, detector, text, span, steps }, index) => ({
        origin,
        detector,
        text,
        place: placeOnPage(span, index === 0 ? linesOf : undefined),
        steps: steps.slice(0, MAX_NOTES).map((step) => ({ place: placeOnPage(step.span), note: step.note })),
      })),
      more: Math.max(0, evidence.length - MAX_EVIDENCE),
    };
  });
  const idOf = createIds();
  const findings = inReadingOrder(result.findings).map((finding) => ({
    ...findingOnPage(finding, linesOf),
    id: idOf(finding.fingerprint),
    owners: workloads.ownersOf(finding, sidesOf(finding)),
  }));
  return { view, ranges: rangesOf(options), rows: [...rows.values()], workloads: workloads.all, listeners, findings };
}

/** The most severe finding about each listener, on both sides of a conflict. */
function severitiesOf(result: RunResult, sidesOf: (finding: Finding) => Sides): Map<Listener, Severity> {
  const severities = new Map<Listener, Severity>();
  for (const finding of activeFindings(result)) {
    const { own, others } = sidesOf(finding);
    for (const listener of [...own, ...others]) {
      const known = severities.get(listener);
      if (known === undefined || compareSeverity(finding.severity, known) > 0) severities.set(listener, finding.severity);
    }
  }
  return severities;
}

/** Workloads in the order of first use: those that listen, then those that only findings name. */
function listWorkloads() {
  const all: PageWorkload[] = [];
  const known = new Map<unknown, number>();
  const add = (key: unknown, { kind, namespace, name, span }: Pick<Workload, 'kind' | 'namespace' | 'name' | 'span'>): number => {
    const [inNamespace, named] = [namespace && inNames(namespace), inNames(name)];
    const index = known.get(key) ?? all.push({ kind, namespace: inNamespace, name: named, path: span.path, line: span.line }) - 1;
    known.set(key, index);
    return index;
  };
  const indexOf = (workload: Workload) => add(workload, workload);
  return {
    all,
    indexOf,
    ownersOf({ workload, object, span }: Finding, { own, others }: Sides): number[] {
      // A finding about a HostedCluster or the like is that object's.
      const named = workload ?? object;
      const first = named === null ? [] : [add(JSON.stringify([named, span.path]), { ...named, span })];
      const owners = own.length > 0 ? own.map((listener) => indexOf(listener.workload)) : first;
      return [...new Set([...owners, ...others.map((listener) => indexOf(listener.workload))])];
    },
  };
}

/** A name for people, with a star for its unknown parts. */
function inNames(text: string): string {
  return text.replaceAll(UNKNOWN, '*');
}

function findingOnPage(finding: Finding, linesOf: LinesOf): Omit<PageFinding, 'id' | 'owners'> {
  const { suppressed } = finding;
  const until = suppressed?.until ? ` (until ${suppressed.until})` : '';
  const conflict = isConflict(finding);
  return {
    ...pick(finding, 'rule', 'severity', 'confidence', 'message', 'why', 'remedy', 'label', 'port', 'protocol'),
    clusters: finding.clusters ?? [],
    url: /^https?:\/\/[^\s]+$/.test(finding.url) ? finding.url : null,
    place: placeOnPage(finding.span, linesOf),
    related: finding.related
      .slice(0, MAX_NOTES)
      .map((other) => ({ place: placeOnPage(other.span, conflict || other.isShown ? linesOf : undefined), note: other.message })),
    conflict,
    suppressed: suppressed && `${suppressed.by}: ${suppressed.reason}${until}`,
  };
}

/** The listeners that a finding is about. */
interface Sides {
  /** Those of the workload at its place. */
  readonly own: readonly Listener[];
  /** Those that claim the same port, if the finding is a conflict. */
  readonly others: readonly Listener[];
}

function isConflict({ rule }: Finding): boolean {
  return rule === CONFLICT_RULE;
}

/** Returns a function that finds the listeners of a finding: by port and workload, those of the other side by a related place. */
function createSides(listeners: readonly Listener[]): (finding: Finding) => Sides {
  const byOwner = groupBy(listeners, ({ port, protocol, workload }) => keyOfOwner(port, protocol, workload));
  const byPlace = new Map<string, Set<Listener>>();
  for (const listener of listeners) {
    for (const span of [listener.workload.span, ...listener.evidence.map((evidence) => evidence.span)]) {
      addToSet(byPlace, keyOfPlace(listener.port, listener.protocol, span), listener);
    }
  }
  return (finding) => {
    const { port, protocol, workload, span, related } = finding;
    if (port === null || protocol === null || workload === null) return { own: [], others: [] };
    const same = byOwner.get(keyOfOwner(port, protocol, workload)) ?? [];
    const inFile = same.filter((listener) => listener.workload.span.path === span.path);
    const own = inFile.length > 0 ? inFile : same;
    if (!isConflict(finding)) return { own, others: [] };
    const named = related.flatMap((place) => [...(byPlace.get(keyOfPlace(port, protocol, place.span)) ?? [])]);
    return { own, others: [...new Set(named)].filter((listener) => !own.includes(listener)) };
  };
}

function keyOfOwner(port: number, protocol: string, { kind, namespace, name }: Pick<Workload, 'kind' | 'namespace' | 'name'>): string {
  return JSON.stringify([port, protocol, kind, namespace, name]);
}

function keyOfPlace(port: number, protocol: string, { path, line, column }: Span): string {
  return JSON.stringify([port, protocol, path, line, column]);
}
