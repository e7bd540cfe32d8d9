import { stateAt } from '../../model/allocation.ts';
import type { Assignment, Exposure } from '../../model/registry.ts';
import type { Release } from '../../model/release.ts';
import type { PortRange } from '../cells.ts';
import { rowsText } from './table.ts';

/** Which rows to list; what is absent filters nothing. */
export interface RowFilter {
  /** Rows that hold one of these ports. */
  readonly ports?: readonly PortRange[];
  /** Words of the process, or of an owning workload's namespace or name. */
  readonly owner?: string;
  readonly team?: string;
  readonly exposure?: Exposure;
  /** Rows that are in effect as of this release. */
  readonly release?: Release;
}

/** Rows that pass a filter, in the registry's order. */
export function listRows(assignments: readonly Assignment[], filter: RowFilter): Assignment[] {
  const { ports, owner, team, exposure, release } = filter;
  return assignments.filter(
    (row) =>
      (!ports || ports.some((range) => range.port <= row.endPort && row.port <= range.endPort)) &&
      (owner === undefined || isNamed(row, owner)) &&
      (team === undefined || includes(row.team ?? '', team)) &&
      (exposure === undefined || row.exposure === exposure) &&
      (release === undefined || stateAt(row, release) === 'allocated'),
  );
}

/** Whether a text stands in the row's process or in a pattern of its owners. */
export function isNamed(row: Assignment, text: string): boolean {
  return [row.process, ...row.owners.flatMap((owner) => [owner.namespace, owner.name, owner.container])].some((name) =>
    includes(name, text),
  );
}

function includes(whole: string, part: string): boolean {
  return whole.toLowerCase().includes(part.toLowerCase());
}

/** Listed rows as people read them. */
export function listText(assignments: readonly Assignment[]): string {
  if (assignments.length === 0) return 'No row passes the filter.\n';
  return `${rowsText(assignments)}\n${assignments.length} ${assignments.length === 1 ? 'row' : 'rows'}\n`;
}
