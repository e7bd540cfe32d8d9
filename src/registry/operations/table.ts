import { portText } from '../../model/address.ts';
import type { Assignment, Registry } from '../../model/registry.ts';
import { columns } from '../../text/cells.ts';
import { plural } from '../../text/words.ts';

/** A text table: headings, one line per row, columns as wide as their widest cell; line breaks in cells become spaces. */
export function textTable(headings: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = columns([headings, ...rows].map((row) => row.map((cell) => cell.replace(/[\r\n]+/g, ' '))));
  return lines.map((line) => `${line}\n`).join('');
}

/** Rows as text, one per line. */
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

/** A short name of a row: `9104/TCP network-operator`. */
export function rowName(row: Assignment): string {
  return `${portText(row)}/${row.protocol} ${row.process}`;
}

/** A compiled registry as text: its rows and their number. */
export function compiledText(registry: Registry): string {
  return `${rowsText(registry.assignments)}\n${registry.title}: ${plural(registry.assignments.length, 'row')}\n`;
}
