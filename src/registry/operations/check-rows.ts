import { groupBy } from '../../model/groups.ts';
import type { Assignment, Registry } from '../../model/registry.ts';
import { coverageOf } from '../coverage.ts';
import { processKey } from '../ownership.ts';
import { about, type RegistryFinding } from './registry-finding.ts';
import { rowName } from './table.ts';

/** What can be told from the rows alone. */
export function checkRows(registry: Registry): RegistryFinding[] {
  const live = registry.assignments.filter((row) => row.status !== 'removed');
  const gone = registry.assignments.filter((row) => row.status === 'removed');
  return [
    ...overlaps(live),
    ...allocatedTwice(live, gone),
    ...contradictingNotes(live),
    ...unsorted(registry.assignments),
    ...withoutSince(live),
  ];
}

/** Rows of two processes that share ports. Of a crowd of rows each is held against one other, so time stays n log n. */
function* overlaps(live: readonly Assignment[]): Iterable<RegistryFinding> {
  for (const rows of groupBy(live, (row) => row.protocol).values()) {
    // The row that reaches farthest, and the one of another process that does.
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

function* contradictingNotes(live: readonly Assignment[]): Iterable<RegistryFinding> {
  for (const row of live) {
    const notes = row.notes ?? '';
    if (row.exposure === 'external' && /\blocalhost[- ]only\b|\bonly (on )?localhost\b/i.test(notes)) {
      yield about(row, 'notes-contradict-table', 'warning', 'stands among the external ports, and its notes say localhost only');
    }
    if (row.controlPlaneOnly !== true && /\bcontrol[- ]plane only\b/i.test(notes)) {
      const cell = row.controlPlaneOnly === false ? 'says no' : 'is empty';
      yield about(row, 'notes-contradict-table', 'warning', `notes say control plane only, and the column for that ${cell}`);
    }
  }
}

function* unsorted(rows: readonly Assignment[]): Iterable<RegistryFinding> {
  const before = new Map<string, Assignment>();
  for (const row of rows) {
    const table = row.citation.table;
    const last = before.get(table);
    if (last && last.port > row.port && last.citation.line < row.citation.line) {
      yield about(row, 'unsorted', 'info', `stands below port ${last.port}; sorted rows are easier to find and to merge`, [last]);
    }
    before.set(table, row);
  }
}

function* withoutSince(live: readonly Assignment[]): Iterable<RegistryFinding> {
  for (const row of live) {
    if (row.since === null) yield about(row, 'missing-since', 'info', 'does not say since which release, so no upgrade check can tell');
  }
}

function isSameProcess(a: Assignment, b: Assignment): boolean {
  return processKey(a.process) === processKey(b.process);
}
