import type { Assignment } from '../../model/registry.ts';
import { portText, textTable } from './table.ts';

/** Rows as people read them, one a line. */
export function rowsText(assignments: readonly Assignment[]): string {
  return textTable(
    ['PORT', 'PROTOCOL', 'REACH', 'PROCESS', 'CONTROL PLANE', 'TEAM', 'SINCE', 'REMOVED', 'LINE', 'NOTES'],
    assignments.map((row) => [
      portText(row),
      row.applicationProtocol === null ? row.protocol : `${row.protocol} (${row.applicationProtocol})`,
      row.exposure,
      row.status === 'stale' ? `${row.process} (stale)` : row.process,
      row.controlPlaneOnly === null ? '' : row.controlPlaneOnly ? 'only' : 'no',
      row.team ?? '',
      row.since ?? '',
      row.removed ?? (row.status === 'removed' ? 'yes' : ''),
      `${row.citation.line}`,
      row.notes ?? '',
    ]),
  );
}

/** A row in a few words: `9104/TCP network-operator`. */
export function rowName(row: Assignment): string {
  return `${portText(row)}/${row.protocol} ${row.process}`;
}
