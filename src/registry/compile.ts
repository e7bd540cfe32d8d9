import type { Assignment, Registry } from '../model/registry.ts';
import type { Problem } from '../model/source.ts';
import { isBlank, plainText, quote, readPorts, readRelease, readYesNo, transportsIn } from './cells.ts';
import { type Column, columnsOf, lostEmptyCells, restoreEmptyCells } from './columns.ts';
import { readHeadings, type TableHeadings } from './headings.ts';
import { type Row, readTables, type Table, type TableCell } from './markdown.ts';
import { type Ownership, ownershipIndex } from './ownership.ts';

export interface CompileOptions {
  /** Path of the document, for problems. */
  readonly path: string;
  /** Short name of the registry, such as `openshift`. */
  readonly name: string;
  /** How the document is cited; its path if absent. */
  readonly document?: string;
  readonly title?: string;
  /** Who owns the rows. */
  readonly ownership?: readonly Ownership[];
  /** What the document itself does not hold. */
  readonly rest?: Pick<Registry, 'url' | 'ranges' | 'reservedRanges' | 'platformNamespaces' | 'platformAnnotations' | 'unregistered'>;
}

export interface Compiled {
  readonly registry: Registry;
  /** Rows and cells that could not be read, each with its line. */
  readonly problems: readonly Problem[];
  /** What was guessed, for the reader to confirm. */
  readonly notes: readonly Problem[];
}

/**
 * Reads the registry's tables from the Markdown of the enhancement, today's or an older version: columns by their
 * headings in any order, transports and exposures by the headings above. A row that cannot be read is a problem.
 */
export function compileRegistry(markdown: string, options: CompileOptions): Compiled {
  const problems: Problem[] = [];
  const notes: Problem[] = [];
  const say = (list: Problem[], line: number, column: number, message: string): void => {
    list.push({ path: options.path, line, column, message });
  };
  const { title, tables, strays } = readTables(markdown);
  const portTables = tables.filter((table) => columnsOf(table.header.cells).includes('port'));
  for (const stray of strays) say(problems, stray.line, 1, 'this row is outside of every table, so no heading says what its cells mean');
  if (portTables.length === 0) say(problems, 1, 1, 'no table with a column "Port" was found');
  const headings = readHeadings(portTables, (table, message) => say(notes, table.header.line, 1, message));
  const ownershipFor = ownershipIndex(options.ownership ?? []);
  const assignments: Assignment[] = [];
  portTables.forEach((table, index) => {
    const above = headings[index];
    if (!above) return;
    const columns = columnsOf(table.header.cells);
    const areCellsLost = lostEmptyCells(columns, table.rows);
    if (areCellsLost)
      say(notes, table.header.line, 1, 'the rows of this table lost their empty cells; each value was put under the heading that fits it');
    for (const row of table.rows) {
      if (row.cells.every((cell) => cell.text === '')) continue;
      const read = readRow(areCellsLost ? restoreEmptyCells(columns, row) : row, table, columns, above);
      for (const [cell, message] of read.problems) say(problems, row.line, cell?.column ?? 1, message);
      for (const ports of read.ports) {
        const found = read.rest.removed !== null || above.previous ? undefined : ownershipFor({ ...ports, process: read.rest.process });
        assignments.push({
          registry: options.name,
          ...ports,
          ...read.rest,
          citation: { document: options.document ?? options.path, table: above.name, line: row.line },
          owners: found?.owners ?? [],
          status: above.previous ? 'removed' : (found?.status ?? 'active'),
          presence: found?.presence ?? null,
          when: found?.when ?? null,
        });
      }
    }
  });
  const { url, ranges, reservedRanges, platformNamespaces, platformAnnotations = [], unregistered = [] } = options.rest ?? NOTHING;
  const head = { version: 1, name: options.name, title: options.title ?? title ?? options.name, url } as const;
  const rest = { ranges, reservedRanges, platformNamespaces, platformAnnotations, unregistered };
  return { registry: { ...head, assignments, ...rest }, problems, notes };
}

const NOTHING: NonNullable<CompileOptions['rest']> = { url: null, ranges: [], reservedRanges: [], platformNamespaces: [] };

interface ReadRow {
  readonly ports: readonly Pick<Assignment, 'protocol' | 'port' | 'endPort'>[];
  readonly rest: Pick<
    Assignment,
    'process' | 'applicationProtocol' | 'exposure' | 'controlPlaneOnly' | 'team' | 'since' | 'removed' | 'notes'
  >;
  readonly problems: readonly (readonly [cell: TableCell | undefined, message: string])[];
}

function readRow(row: Row, table: Table, columns: readonly (Column | null)[], above: TableHeadings): ReadRow {
  const problems: [TableCell | undefined, string][] = [];
  const cellOf = (column: Column): TableCell | undefined => row.cells[columns.indexOf(column)];
  const textOf = (column: Column): string => (columns.includes(column) ? (cellOf(column)?.text ?? '') : '');
  const strict = <Value>(column: Column, read: (text: string) => Value | undefined, expected: string): Value | null => {
    const value = read(textOf(column));
    if (value !== undefined) return value;
    const heading = table.header.cells[columns.indexOf(column)]?.text ?? column;
    problems.push([cellOf(column), `cannot read ${quote(textOf(column))} under "${heading}": expected ${expected}`]);
    return null;
  };
  for (const extra of row.cells.slice(columns.length)) {
    if (extra.text !== '') problems.push([extra, `${quote(extra.text)} has no heading above it; write a pipe inside a cell as \\|`]);
  }
  const ports = readPorts(textOf('port'));
  if (typeof ports === 'string') problems.push([cellOf('port'), ports]);
  const process = plainText(textOf('process'));
  if (process === '') problems.push([cellOf('process'), 'the row names no process']);
  const protocolCell = textOf('applicationProtocol');
  const transportInCell = /^(tcp|udp|sctp)([\s,/&+]+(tcp|udp|sctp))*$/i.test(protocolCell);
  const transports = [
    typeof ports === 'string' ? [] : ports.protocols,
    transportsIn(textOf('transport')),
    transportInCell ? transportsIn(protocolCell) : [],
    above.protocols,
  ].find((list) => list.length > 0) ?? ['TCP' as const];
  const notes = textOf('notes');
  const readable = typeof ports !== 'string' && process !== '';
  return {
    ports: readable ? ports.ranges.flatMap((range) => transports.map((protocol) => ({ protocol, ...range }))) : [],
    rest: {
      process,
      applicationProtocol: transportInCell || isBlank(protocolCell) ? null : plainText(protocolCell),
      // The table of previously allocated ports has both kinds; there only the notes can show which.
      exposure: above.previous && /localhost/i.test(notes) ? 'localhost' : above.exposure,
      controlPlaneOnly: columns.includes('controlPlaneOnly')
        ? strict('controlPlaneOnly', readYesNo, 'yes, no or nothing')
        : /control[- ]plane only/i.test(notes) || null,
      team: isBlank(textOf('team')) ? null : plainText(textOf('team')),
      since: strict('since', readRelease, 'a release such as 4.19'),
      removed: strict('removed', readRelease, 'a release such as 4.19'),
      notes: notes === '' ? null : notes,
    },
    problems,
  };
}
