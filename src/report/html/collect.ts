import { EPHEMERAL_RANGE, NODE_PORT_RANGE } from '../../model/address.ts';
import { compareSeverity, type Finding, type Severity } from '../../model/finding.ts';
import { addToSet, pick } from '../../model/groups.ts';
import type { Listener } from '../../model/listener.ts';
import {
  type Assignment,
  type KnownListener,
  nameOfAssignment,
  nameOfKnownListener,
  type RegistrationStatus,
  type Registry,
  type RegistryView,
  stateAt,
} from '../../model/registry.ts';
import type { RunResult } from '../../model/result.ts';
import type { Span } from '../../model/span.ts';
import { nameOfWorkload, type Workload } from '../../model/workload.ts';
import { inReadingOrder } from '../blocks.ts';
import { activeFindings, CONFLICT_RULE, compareHostPorts, createIds, placeOf } from '../counts.ts';
import type { ReportOptions } from '../options.ts';
import type { PageData, PageFinding, PageListener, PageRange, PageRow } from './data.ts';
import { isWebAddress } from './parts.ts';
import { createLines, type LinesOf, placeOnPage } from './place.ts';

/** Maximum number of evidence, steps and related places, which make the page longer without explaining more. */
const MAX_EVIDENCE = 6;
const MAX_NOTES = 12;

/** What the registries say of a port, in words. */
const REGISTRATIONS: Readonly<Record<RegistrationStatus, string>> = {
  registered: 'registered',
  'reach-differs': 'registered with another reach',
  'other-owner': 'registered to another owner',
  'previously-allocated': 'registered in an earlier release',
  'not-yet-allocated': 'registered in a later release',
  unregistered: 'not registered',
  'unknown-owner': 'registered, owner unknown',
};

/** The data of the page for a result, in a fixed order. */
export function collect(result: RunResult, options: ReportOptions): PageData {
  const linesOf = createLines(options.readText);
  const listenersOf = createListenersOf(result.listeners);
  const severities = new Map<Listener, Severity>();
  for (const finding of activeFindings(result).toSorted((a, b) => compareSeverity(a.severity, b.severity)))
    for (const listener of listenersOf(finding)) severities.set(listener, finding.severity);
  const idOf = createIds();
  return {
    ranges: rangesOf(options),
    rows: options.registry ? rowsOf(options.registry) : [],
    listeners: result.listeners
      .toSorted(compareHostPorts)
      .map((listener) => ({ ...listenerOnPage(listener, linesOf), severity: severities.get(listener) ?? null })),
    findings: inReadingOrder(result.findings).map((finding) => ({
      ...findingOnPage(finding, listenersOf(finding), linesOf),
      id: idOf(finding.fingerprint),
    })),
  };
}

function listenerOnPage(listener: Listener, linesOf: LinesOf): Omit<PageListener, 'severity'> {
  const { workload, evidence, registration } = listener;
  const { status, assignment, holder } = registration;
  return {
    ...pick(listener, 'port', 'protocol', 'reach', 'address', 'confidence', 'container'),
    workload: nameOfWorkload(workload),
    namespace: workload.namespace ?? '',
    declared: workload.hostProcess ? null : listener.declared,
    registration: REGISTRATIONS[status],
    process: assignment?.process ?? (holder ? nameOfKnownListener(holder) : ''),
    team: assignment?.team ?? '',
    clusters: listener.clusters ?? [],
    evidence: evidence.slice(0, MAX_EVIDENCE).map(({ origin, detector, text, span, steps }, index) => ({
      origin,
      detector,
      text,
      place: placeOnPage(span, index === 0 ? linesOf : undefined),
      steps: steps.slice(0, MAX_NOTES).map((step) => ({ at: placeOf(step.span), note: step.note })),
    })),
    more: Math.max(0, evidence.length - MAX_EVIDENCE),
  };
}

function findingOnPage(finding: Finding, listeners: readonly Listener[], linesOf: LinesOf): Omit<PageFinding, 'id'> {
  const { suppressed, workload, object, url } = finding;
  const until = suppressed?.until ? ` (until ${suppressed.until})` : '';
  const conflict = finding.rule === CONFLICT_RULE;
  // A finding about a HostedCluster or the like belongs to that object.
  const own = workload ?? object;
  const owners = [...(own ? [own] : []), ...listeners.map((listener) => listener.workload)];
  return {
    ...pick(finding, 'rule', 'severity', 'confidence', 'message', 'why', 'remedy', 'label', 'port', 'protocol'),
    owners: own ? [...new Set(owners.map(nameOfWorkload))] : ['no workload'],
    namespaces: own ? [...new Set(owners.map(({ namespace }) => namespace ?? 'no namespace'))] : ['no namespace'],
    clusters: finding.clusters ?? [],
    url: isWebAddress(url) ? url : null,
    place: placeOnPage(finding.span, linesOf),
    related: finding.related
      .slice(0, MAX_NOTES)
      .map((other) => ({ place: placeOnPage(other.span, conflict || other.isShown ? linesOf : undefined), note: other.message })),
    conflict,
    suppressed: suppressed && `${suppressed.by}: ${suppressed.reason}${until}`,
  };
}

/**
 * Returns a function that finds the listeners of a finding: those of its port and workload, preferably in its file, and those at the
 * related places of a conflict.
 */
function createListenersOf(listeners: readonly Listener[]): (finding: Finding) => Listener[] {
  const byKey = new Map<string, Set<Listener>>();
  for (const listener of listeners) {
    const { workload, evidence } = listener;
    addToSet(byKey, ownerKey(listener, workload), listener);
    for (const span of [workload.span, ...evidence.map((each) => each.span)]) addToSet(byKey, placeKey(listener, span), listener);
  }
  return (finding) => {
    const { workload, span, related, rule } = finding;
    if (workload === null) return [];
    const same = [...(byKey.get(ownerKey(finding, workload)) ?? [])];
    const inFile = same.filter((listener) => listener.workload.span.path === span.path);
    const places = rule === CONFLICT_RULE ? related : [];
    const others = places.flatMap((place) => [...(byKey.get(placeKey(finding, place.span)) ?? [])]);
    return [...new Set([...(inFile.length > 0 ? inFile : same), ...others])];
  };
}

type PortOfFinding = Pick<Finding, 'port' | 'protocol'>;

function ownerKey({ port, protocol }: PortOfFinding, { kind, namespace, name }: Pick<Workload, 'kind' | 'namespace' | 'name'>): string {
  return JSON.stringify([port, protocol, kind, namespace, name]);
}

function placeKey({ port, protocol }: PortOfFinding, { path, line, column }: Span): string {
  return JSON.stringify([port, protocol, path, line, column]);
}

/** The ranges that are marked on the map. */
function rangesOf({ registry, nodePortRange, ephemeralRange }: ReportOptions): PageRange[] {
  const reserved = (registry?.registries ?? []).flatMap(({ reservedRanges }) => reservedRanges);
  return [
    ...reserved.map(({ port, endPort }): PageRange => ({ kind: 'reserved', name: 'reserved for system services', port, endPort })),
    { kind: 'node-port', name: 'NodePort Services', ...(nodePortRange ?? NODE_PORT_RANGE) },
    { kind: 'ephemeral', name: 'ephemeral (outgoing connections)', ...(ephemeralRange ?? EPHEMERAL_RANGE) },
  ];
}

/** The rows of the registries, and their known listeners without a row. */
function rowsOf({ registries, release }: RegistryView): PageRow[] {
  return registries.flatMap((registry) => [
    ...registry.assignments.map((row) => pageRowOf(row, release)),
    ...(registry.unregistered ?? []).map((known) => rowOfKnownListener(known, registry)),
  ]);
}

const STATES = { allocated: null, later: 'not yet allocated', free: 'previously allocated, free again' };

function pageRowOf(row: Assignment, release: RegistryView['release']): PageRow {
  const { port, endPort, protocol, process, team, exposure, since, removed, notes } = row;
  const state = stateAt(row, release);
  const facts = [
    ...[STATES[state], protocol, exposure === 'localhost' ? 'localhost only' : exposure, team && `team ${team}`],
    ...[since && `since ${since}`, removed && `until ${removed}`, notes],
  ];
  const words = { facts: facts.filter(Boolean).join(' · '), citation: nameOfAssignment(row) };
  return { port, endPort, process, isRow: true, isFree: state === 'free', ...words };
}

function rowOfKnownListener(known: KnownListener, { title }: Registry): PageRow {
  const { protocol, port } = known;
  const words = { process: nameOfKnownListener(known), facts: protocol, citation: `observed on nodes; no row in the ${title}` };
  return { port, endPort: port, isRow: false, isFree: false, ...words };
}
