import { readRelease, readYesNo } from './cells.ts';
import type { Column } from './columns.ts';
import type { Cell, Row } from './markdown.ts';

const APPLICATION_PROTOCOL = /^(https?|h2c?|grpcs?|tls|dns|bgp|bfd|ipsec|vxlan|geneve|ntp|vrrp|websockets?|wss?)$/i;

/**
 * Whether a table lost its empty cells, as some converters from HTML do: no row begins with a pipe,
 * empty cells stand at the end of rows only, and some row that has them holds a value in a column to which it cannot belong.
 */
export function isSqueezed(columns: readonly (Column | null)[], rows: readonly Row[]): boolean {
  let misplaced = false;
  for (const row of rows) {
    if (row.framed && row.cells.some((cell) => cell.text !== '')) return false;
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

/** Puts the cells of a squeezed row back where they fit, from left to right; cells that fit nowhere stay at the end. */
export function spread(columns: readonly (Column | null)[], row: Row): Row {
  const left = row.cells.filter((cell) => cell.text !== '');
  const cells: Cell[] = columns.map((column) => {
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
