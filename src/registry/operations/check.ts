import { containsRange, portText, rangesOverlap } from '../../model/address.ts';
import { didYouMean } from '../../model/exit-code.ts';
import { compareSeverity, type Severity } from '../../model/finding.ts';
import { groupBy } from '../../model/groups.ts';
import { type Assignment, type Citation, type KnownListener, nameOfKnownListener, type Registry } from '../../model/registry.ts';
import { processKey } from '../ownership.ts';
import { coverageOf, knownListeners, portHolders } from '../taken.ts';
import { rowName, textTable } from './table.ts';

/** Lints a registry: finds rows that contradict each other, their table, their notes or the platform. Sorted by severity, then by line. */
export function checkRegistry(registry: Registry): RegistryFinding[] {
  const live = registry.assignments.filter((row) => row.status !== 'removed');
  const gone = registry.assignments.filter((row) => row.status === 'removed');
  const ofRows = live.flatMap((row) =>
    ROW_CHECKS.flatMap(([check, severity, problemOf]) => {
      const message = problemOf(row, registry);
      return message ? [about(row, check, severity, message)] : [];
    }),
  );
  return [...overlaps(live), ...allocatedTwice(live, gone), ...unsorted(registry.assignments), ...ofRows, ...heldWithoutRow(registry)].sort(
    (a, b) =>
      compareSeverity(b.severity, a.severity) || lineOf(a) - lineOf(b) || (a.port ?? 0) - (b.port ?? 0) || (a.check < b.check ? -1 : 1),
  );
}

/**
 * A check of a row in effect: returns false or a message. Registries without ranges, owners or known listeners pass the checks of these.
 */
type RowCheck = readonly [
  check: string,
  severity: Severity,
  problemOf: (row: Assignment, registry: Registry) => string | false | undefined,
];

const ROW_CHECKS: readonly RowCheck[] = [
  [
    'notes-contradict-table',
    'warning',
    ({ exposure, notes }) =>
      exposure === 'external' &&
      /\blocalhost[- ]only\b|\bonly (on )?localhost\b/i.test(notes ?? '') &&
      'is in the external table, but its notes say localhost only',
  ],
  [
    'notes-contradict-table',
    'warning',
    ({ controlPlaneOnly, notes }) =>
      controlPlaneOnly !== true &&
      /\bcontrol[- ]plane only\b/i.test(notes ?? '') &&
      `notes say control plane only, but the column for that ${controlPlaneOnly === false ? 'says no' : 'is empty'}`,
  ],
  ['missing-since', 'info', ({ since }) => since === null && 'has no release in the column Since, so upgrade checks cannot use it'],
  [
    'localhost-in-reserved-range',
    'warning',
    (row, { reservedRanges }) => {
      const range = row.exposure === 'localhost' && reservedRanges.find((each) => rangesOverlap(each, row));
      return range && `is for localhost only, but in ${portText(range)}, which is reserved for services that other hosts reach`;
    },
  ],
  [
    'external-out-of-range',
    'warning',
    (row, { ranges }) =>
      row.exposure === 'external' &&
      ranges.length > 0 &&
      !ranges.some((range) => range.protocol === row.protocol && containsRange(range, row)) &&
      'is external, but in no range that users must open',
  ],
  [
    'stale-row',
    'info',
    (row, registry) =>
      row.status === 'stale' &&
      similarPort(row, registry) === null &&
      'no program is known to listen on it any more; it may belong in the table of previously allocated ports',
  ],
  ['likely-wrong-number', 'warning', (row, registry) => (row.status === 'stale' && similarPort(row, registry)) || false],
];

/** A message if the owner of a stale row is known to use a similar port without a row, which is probably the right one; otherwise null. */
function similarPort(row: Assignment, { unregistered = [] }: Registry): string | null {
  const held = unregistered.filter((known) => known.protocol === row.protocol && isOwner(row, known)).map(({ port }) => `${port}`);
  const hint = didYouMean(`${row.port}`, held);
  return hint === '' ? null : `no program is known to listen on it, and its owner uses ${held.join(', ')} without a row${hint}`;
}

/** The line of a finding; findings without a line come last. */
function lineOf({ citation }: RegistryFinding): number {
  return citation.line || Number.MAX_SAFE_INTEGER;
}

/** Findings as text. */
export function checkText(findings: readonly RegistryFinding[]): string {
  return findings.length === 0 ? 'The registry has no contradictions.\n' : `${findingsTable(findings)}\n${countsText(findings)}\n`;
}

/** One line per finding. */
export function findingsTable(findings: readonly RegistryFinding[]): string {
  return textTable(
    ['LINE', 'PORT', 'SEVERITY', 'CHECK', 'WHAT IS WRONG'],
    findings.map(({ citation, protocol, port, endPort, severity, check, message }) => [
      citation.line === 0 ? '-' : `${citation.line}`,
      port === null || endPort === null ? '-' : `${portText({ port, endPort })}/${protocol}`,
      severity,
      check,
      message,
    ]),
  );
}

/** `1 error, 2 warnings, 0 info`. */
export function countsText(findings: readonly RegistryFinding[]): string {
  const counts = (['error', 'warning', 'info'] as const).map((severity) => {
    const count = findings.filter((finding) => finding.severity === severity).length;
    return `${count} ${severity}${count === 1 || severity === 'info' ? '' : 's'}`;
  });
  return counts.join(', ');
}

/** A fault of a registry. */
export interface RegistryFinding extends Pick<Assignment, 'process' | 'citation'> {
  /** The port of the row; null if the row cannot be read. */
  readonly protocol: Assignment['protocol'] | null;
  readonly port: number | null;
  readonly endPort: number | null;
  /** The name of the check, such as `overlapping-rows`. */
  readonly check: string;
  readonly severity: Severity;
  readonly message: string;
  /** The other row, if two rows contradict each other. */
  readonly related: readonly Citation[];
}

/** Returns a finding about a row. */
export function about(
  row: Assignment,
  check: string,
  severity: Severity,
  message: string,
  related: readonly Assignment[] = [],
): RegistryFinding {
  const { protocol, port, endPort, process, citation } = row;
  return { check, severity, message, protocol, port, endPort, process, citation, related: related.map((other) => other.citation) };
}

/** Rows of two processes that share ports. Each row is compared with at most one other, so the time is O(n log n). */
function* overlaps(live: readonly Assignment[]): Iterable<RegistryFinding> {
  for (const rows of groupBy(live, (row) => row.protocol).values()) {
    // The row with the largest end port so far, and the one of another process.
    let first: Assignment | undefined;
    let second: Assignment | undefined;
    for (const row of [...rows].sort((a, b) => a.port - b.port || a.endPort - b.endPort)) {
      const other = first && !isSameProcess(first, row) ? first : second;
      if (other && !isSameProcess(other, row) && other.endPort >= row.port) {
        yield about(
          row,
          'overlapping-rows',
          'error',
          `shares ports with ${rowName(other)} (line ${other.citation.line}), so the two cannot run on one node`,
          [other],
        );
      }
      if (!first || row.endPort >= first.endPort) {
        if (first && !isSameProcess(first, row)) second = first;
        first = row;
      } else if (!isSameProcess(first, row) && (!second || row.endPort >= second.endPort)) second = row;
    }
  }
}

function* allocatedTwice(live: readonly Assignment[], gone: readonly Assignment[]): Iterable<RegistryFinding> {
  const coverages = new Map([...groupBy(live, (row) => row.protocol)].map(([protocol, rows]) => [protocol, coverageOf(rows)]));
  for (const row of gone) {
    const other = coverages.get(row.protocol)?.firstIn(row);
    if (!other) continue;
    yield about(
      row,
      'allocated-and-previously-allocated',
      'warning',
      `is listed as previously allocated, and line ${other.citation.line} allocates it to ${other.process}`,
      [other],
    );
  }
}

function* unsorted(rows: readonly Assignment[]): Iterable<RegistryFinding> {
  const before = new Map<string, Assignment>();
  for (const row of rows) {
    const table = row.citation.table;
    const last = before.get(table);
    if (last && last.port > row.port && last.citation.line < row.citation.line) {
      yield about(row, 'unsorted', 'info', `is after port ${last.port}; sorted rows are easier to find and to merge`, [last]);
    }
    before.set(table, row);
  }
}

function isSameProcess(a: Assignment, b: Assignment): boolean {
  return processKey(a.process) === processKey(b.process);
}

/** Ports of known listeners without a row, which `find`, `free`, `propose` and the lint report as taken. */
function* heldWithoutRow(registry: Registry): Iterable<RegistryFinding> {
  for (const known of knownListeners([registry])) {
    const { protocol, port, owner } = known;
    const holder = portHolders([registry], protocol, null)(port);
    const seen = `${nameOfKnownListener(known)} uses it${owner.source === null ? '' : ` (${owner.source})`}`;
    const message = `has no row, but ${seen}; propose one to reserve the port`;
    if (!holder || 'known' in holder) yield { ...aboutPort(known), check: 'held-without-row', severity: 'warning', message };
    else if (!isOwner(holder.row, known)) yield about(holder.row, 'held-by-another', 'warning', `is also used: ${seen} without a row`);
  }
}

/** A finding about a port without a row, so it has no line in the document. */
function aboutPort({ protocol, port, owner, registry }: ReturnType<typeof knownListeners>[number]) {
  const citation = { document: registry, table: '', line: 0 };
  return { protocol, port, endPort: port, process: owner.name, citation, related: [] };
}

/** True if the row belongs to the known listener: by its owners, or by its process if the owners are unknown. */
function isOwner(row: Assignment, { owner }: KnownListener): boolean {
  if (row.owners.some(({ namespace, name }) => namespace === owner.namespace && name === owner.name)) return true;
  const names = [owner.name, owner.container].map((name) => processKey(name.replace(/\*$|\.service$/, '')));
  return row.owners.length === 0 && names.includes(processKey(row.process));
}
