import type { Protocol } from '../model/address.ts';
import type { Exposure } from '../model/registry.ts';
import { transportsIn } from './cells.ts';
import { columnsOf } from './columns.ts';
import type { Table } from './markdown.ts';

/** What the headings above a table say of all its rows. */
export interface TableHeadings {
  /** How the table is cited: `External / TCP`. */
  readonly name: string;
  readonly exposure: Exposure;
  /** Empty if no heading names a transport. */
  readonly protocols: readonly Protocol[];
  /** The rows are free again. */
  readonly previous: boolean;
}

/** The order in which the enhancement has always had its tables of ports in use. */
const USUAL_ORDER: readonly TableHeadings[] = [
  { name: 'External / TCP', exposure: 'external', protocols: ['TCP'], previous: false },
  { name: 'External / UDP', exposure: 'external', protocols: ['UDP'], previous: false },
  { name: 'Localhost-only', exposure: 'localhost', protocols: ['TCP'], previous: false },
];

/**
 * Returns the meaning of the headings of each table of ports. If a copy of the document lost all headings, the usual order
 * of the tables replaces them, and `note` is called.
 */
export function readHeadings(tables: readonly Table[], note: (table: Table, message: string) => void): TableHeadings[] {
  const isPrevious = tables.map((table) => table.headings.some(isPreviousHeading) || columnsOf(table.header.cells).includes('removed'));
  const current = tables.filter((_, index) => !isPrevious[index]);
  const headless = current.every((table) => exposureAbove(table) === null);
  return tables.map((table, index) => {
    if (isPrevious[index]) {
      return { name: tableName(table) || 'Previously allocated', exposure: 'external', protocols: transportsAbove(table), previous: true };
    }
    const usual = headless && current.length === USUAL_ORDER.length ? USUAL_ORDER[current.indexOf(table)] : undefined;
    if (usual) {
      note(table, `no heading says who can reach these ports; by the order of the tables they are read as ${usual.name}`);
      return usual;
    }
    const exposure = exposureAbove(table);
    if (exposure === null) note(table, 'no heading says whether these ports are external or localhost-only; they are read as external');
    return { name: tableName(table) || 'External', exposure: exposure ?? 'external', protocols: transportsAbove(table), previous: false };
  });
}

function tableName(table: Table): string {
  const from = table.headings.findIndex((heading) => exposureIn(heading) !== null || isPreviousHeading(heading));
  return (from < 0 ? table.headings.slice(-1) : table.headings.slice(from)).join(' / ');
}

function exposureAbove({ headings }: Table): Exposure | null {
  return headings.map(exposureIn).findLast((exposure) => exposure !== null) ?? null;
}

function exposureIn(heading: string): Exposure | null {
  if (/localhost|loopback/i.test(heading)) return 'localhost';
  return /external|reachable/i.test(heading) ? 'external' : null;
}

function isPreviousHeading(heading: string): boolean {
  return /previous|formerly|removed|retired/i.test(heading);
}

function transportsAbove({ headings }: Table): Protocol[] {
  return headings.map(transportsIn).findLast((transports) => transports.length > 0) ?? [];
}
