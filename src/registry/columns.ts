import { readRelease, readYesNo } from './cells.ts';
import type { Row, TableCell } from './markdown.ts';

/** What a column of a registry table says. */
export type Column = 'port' | 'process' | 'applicationProtocol' | 'transport' | 'controlPlaneOnly' | 'team' | 'since' | 'removed' | 'notes';

const HEADINGS: Readonly<Record<Column, readonly string[]>> = {
  port: ['port', 'ports', 'port range', 'port number', 'host port', 'host ports', 'port s', 'port ranges'],
  process: ['process', 'service', 'component', 'purpose', 'program'],
  applicationProtocol: ['protocol', 'application protocol', 'app protocol'],
  transport: ['transport', 'transport protocol', 'l4 protocol', 'layer 4 protocol'],
  controlPlaneOnly: ['control plane only', 'control plane', 'master only', 'masters only'],
  team: ['owning team', 'owning teams', 'team', 'owner', 'owners'],
  since: ['since', 'added', 'added in', 'introduced', 'introduced in', 'since release', 'since version'],
  removed: ['removed', 'removed in', 'until', 'removed since'],
  notes: ['notes', 'note', 'description', 'comment', 'comments', 'remarks'],
};

const COLUMN_OF = new Map(
  Object.entries(HEADINGS).flatMap(([column, names]) => names.map((name): [string, Column] => [name, column as Column])),
);

/**
 * The column of each cell of a header row, in order; null for an unknown heading. Of two columns with one meaning the first counts, and
 * without a column of processes that of notes names them.
 */
export function columnsOf(header: readonly TableCell[]): (Column | null)[] {
  const seen = new Set<Column>();
  const columns = header.map((cell) => {
    const name = cell.text
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, ' ')
      .trim();
    const column = COLUMN_OF.get(name);
    if (!column || seen.has(column)) return null;
    seen.add(column);
    return column;
  });
  // Tables of ports in many documents have a description only.
  return seen.has('process') ? columns : columns.map((column) => (column === 'notes' ? 'process' : column));
}

const APPLICATION_PROTOCOL = /^(https?|h2c?|grpcs?|tls|dns|bgp|bfd|ipsec|vxlan|geneve|ntp|vrrp|websockets?|wss?)$/i;

/**
 * Whether a table lost its empty cells, as some converters from HTML do: no row begins with a pipe,
 * empty cells are only at the end of rows, and some row with empty cells has a value in a column to which it cannot belong.
 */
export function lostEmptyCells(columns: readonly (Column | null)[], rows: readonly Row[]): boolean {
  let misplaced = false;
  for (const row of rows) {
    if (row.hasOuterPipe && row.cells.some((cell) => cell.text !== '')) return false;
    const filled = row.cells.findIndex((cell) => cell.text === '');
    if (filled >= 0 && row.cells.slice(filled).some((cell) => cell.text !== '')) return false;
    if (filled < 0 && row.cells.length >= columns.length) continue;
    misplaced ||= row.cells.some((cell, index) => isStrict(columns[index] ?? null) && !fits(columns[index] ?? 'notes', cell.text));
  }
  return misplaced;
}

function isStrict(column: Column | null): boolean {
  return column === 'controlPlaneOnly' || column === 'since' || column === 'removed';
}

/** Puts the cells of such a row back under the headings that they fit, from left to right; cells that fit nowhere stay at the end. */
export function restoreEmptyCells(columns: readonly (Column | null)[], row: Row): Row {
  const left = row.cells.filter((cell) => cell.text !== '');
  const cells: TableCell[] = columns.map((column) => {
    const cell = left[0];
    if (column === null || !cell || !fits(column, cell.text)) return { text: '', column: cell?.column ?? 1 };
    left.shift();
    return cell;
  });
  return { ...row, cells: [...cells, ...left] };
}

function fits(column: Column, text: string): boolean {
  if (text === '') return true;
  if (column === 'applicationProtocol') return APPLICATION_PROTOCOL.test(text);
  if (column === 'controlPlaneOnly') return typeof readYesNo(text) === 'boolean';
  if (column === 'since' || column === 'removed') return typeof readRelease(text) === 'string';
  if (column === 'port') return /\d/.test(text);
  return true;
}
