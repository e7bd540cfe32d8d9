import { containsRange, portText } from '../../model/address.ts';
import { groupBy } from '../../model/groups.ts';
import { type Assignment, type Registry, type Release, stateAt } from '../../model/registry.ts';
import { plural } from '../../text/words.ts';
import { plainText } from '../cells.ts';
import { processKey } from '../ownership.ts';
import { rowName, textTable } from './table.ts';

/** One difference: a row was added, removed, moved to another port or table, given to another process, or changed in the named fields. */
export interface RegistryChange {
  readonly kind: 'added' | 'removed' | 'moved' | 'owner-changed' | 'changed';
  readonly before: Assignment | null;
  readonly after: Assignment | null;
  readonly fields: readonly string[];
}

/** A registry at a release; null for the newest rows. */
export interface Edition {
  readonly registry: Registry;
  readonly release: Release | null;
}

/** Differences between two documents, or between two releases of one, sorted by port. */
export function diffRegistries(before: Edition, after: Edition): RegistryChange[] {
  const left = new Set(rowsOfEdition(before));
  const right = new Set(rowsOfEdition(after));
  const changes: RegistryChange[] = [];
  const pair = (keyOf: (row: Assignment) => string, kind: RegistryChange['kind']): void => {
    const waiting = groupBy(right, keyOf);
    for (const row of left) {
      const other = waiting.get(keyOf(row))?.shift();
      if (!other) continue;
      left.delete(row);
      right.delete(other);
      const fields = changedFields(row, other);
      if (fields.length > 0)
        changes.push({ kind: kind === 'changed' && fields.includes('table') ? 'moved' : kind, before: row, after: other, fields });
    }
  };
  const place = (row: Assignment): string => `${row.protocol} ${row.port} ${row.endPort}`;
  pair((row) => `${place(row)} ${processKey(row.process)} ${tableOfRow(row)}`, 'changed');
  pair((row) => `${place(row)} ${processKey(row.process)}`, 'changed');
  pair((row) => `${place(row)} ${tableOfRow(row)}`, 'owner-changed');
  for (const [row, range] of absorbed(left, after)) {
    left.delete(row);
    right.delete(range);
    changes.push({ kind: 'changed', before: row, after: range, fields: ['port'] });
  }
  pair((row) => `${row.protocol} ${processKey(row.process)} ${tableOfRow(row)} ${row.team} ${row.since} ${row.notes}`, 'moved');
  for (const row of left) changes.push({ kind: 'removed', before: row, after: null, fields: [] });
  for (const row of right) changes.push({ kind: 'added', before: null, after: row, fields: [] });
  return changes.sort((a, b) => firstPortOf(a) - firstPortOf(b) || order(a) - order(b));
}

/** Rows that became part of a range of the same process. */
function* absorbed(left: Iterable<Assignment>, after: Edition): Iterable<[Assignment, Assignment]> {
  const ranges = rowsOfEdition(after).filter((row) => row.endPort > row.port);
  for (const row of [...left]) {
    const range = ranges.find((each) => each.protocol === row.protocol && containsRange(each, row));
    if (range && processKey(range.process) === processKey(row.process) && tableOfRow(range) === tableOfRow(row)) yield [row, range];
  }
}

/** The rows to compare: at a release those allocated in it, otherwise all rows of the document. */
function rowsOfEdition({ registry, release }: Edition): Assignment[] {
  return release === null ? [...registry.assignments] : registry.assignments.filter((row) => stateAt(row, release) === 'allocated');
}

function tableOfRow(row: Assignment): string {
  return row.status === 'removed' ? 'previously allocated' : row.exposure;
}

function changedFields(a: Assignment, b: Assignment): string[] {
  const pairs: [string, unknown, unknown][] = [
    ['port', portText(a), portText(b)],
    ['table', tableOfRow(a), tableOfRow(b)],
    ['process', processKey(a.process), processKey(b.process)],
    ['applicationProtocol', a.applicationProtocol, b.applicationProtocol],
    ['controlPlaneOnly', a.controlPlaneOnly, b.controlPlaneOnly],
    ['team', a.team, b.team],
    ['since', a.since, b.since],
    ['removed', a.removed, b.removed],
    ['notes', plainText(a.notes ?? ''), plainText(b.notes ?? '')],
  ];
  return pairs.filter(([, before, after]) => before !== after).map(([field]) => field);
}

function firstPortOf(change: RegistryChange): number {
  return (change.before ?? change.after)?.port ?? 0;
}

function order(change: RegistryChange): number {
  return ['removed', 'moved', 'owner-changed', 'changed', 'added'].indexOf(change.kind);
}

/** Differences as text. */
export function diffText(changes: readonly RegistryChange[]): string {
  if (changes.length === 0) return 'There are no differences.\n';
  const table = textTable(
    ['CHANGE', 'ROW', 'DETAILS'],
    changes.map((change) => {
      const row = change.before ?? change.after;
      return [change.kind, row ? rowName(row) : '', detailsOf(change)];
    }),
  );
  return `${table}\n${plural(changes.length, 'difference')}\n`;
}

function detailsOf({ before, after, fields }: RegistryChange): string {
  const only = before && after ? null : (before ?? after);
  if (only) return only.removed === null ? only.exposure : `${only.exposure}, until ${only.removed}`;
  if (!before || !after) return '';
  return fields
    .map((field) => {
      const [old, now] = [before, after].map((row) =>
        field === 'port' ? portText(row) : field === 'table' ? tableOfRow(row) : row[field as keyof Assignment],
      );
      return `${field}: ${old ?? '(nothing)'} -> ${now ?? '(nothing)'}`;
    })
    .join('; ');
}
