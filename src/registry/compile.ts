import type { Assignment, Registry } from '../model/registry.ts';
import type { Problem } from '../model/source.ts';
import { isBlankCell, plainText, quote, readPorts, readRelease, readYesNo, transportsIn } from './cells.ts';
import { type ColumnMeaning, columnsOf, headingsOf, type TableHeadings } from './headings.ts';
import { type MarkdownRow, readTables } from './markdown.ts';
import { ownershipIndex, type ProcessOwnership } from './ownership.ts';

export interface CompileOptions {
  /** Path of the document, for problems. */
  readonly path: string;
  /** Short name of the registry, such as `openshift`. */
  readonly name: string;
  /** The name in citations; the path if absent. */
  readonly document?: string;
  readonly title?: string;
  /** Who owns the rows. */
  readonly ownership?: readonly ProcessOwnership[];
  /** The parts of a registry that the document does not contain. */
  readonly rest?: Pick<Registry, 'url' | 'ranges' | 'reservedRanges' | 'platformNamespaces' | 'platformAnnotations' | 'unregistered'>;
}

export interface Compiled {
  readonly registry: Registry;
  /** Rows and cells that could not be read, each with its line. */
  readonly problems: readonly Problem[];
  /** Guesses, for the reader to confirm. */
  readonly notes: readonly Problem[];
}

const NO_EXPOSURE = 'no heading says whether these ports are external or localhost-only; they are read as external';

/** Reports a problem at a place. */
type ReportProblem = (line: number, column: number, message: string) => void;

/**
 * Reads the registry's tables from the Markdown of the enhancement, in its current or an older form: columns by their headings in any
 * order, transports and exposures by the headings above. A row that cannot be read is a problem.
 */
export function compileRegistry(markdown: string, options: CompileOptions): Compiled {
  const { path, name, document = path, ownership = [], rest } = options;
  const problems: Problem[] = [];
  const notes: Problem[] = [];
  const report: ReportProblem = (line, column, message) => problems.push({ path, line, column, message });
  const { title, tables, strays } = readTables(markdown);
  const portTables = tables.filter((table) => columnsOf(table).includes('port'));
  for (const { line } of strays) report(line, 1, 'this row is not in a table, so its cells have no headings');
  if (portTables.length === 0) report(1, 1, 'no table with a column "Port" was found');
  const ownershipFor = ownershipIndex(ownership);
  const assignments = portTables.flatMap((table) => {
    const columns = columnsOf(table);
    const above = headingsOf(table);
    const { exposure, previous } = above;
    if (exposure === null && !previous) notes.push({ path, line: table.header.line, column: 1, message: NO_EXPOSURE });
    return table.rows.flatMap((row) =>
      readRow(row, table.header, columns, above, report).map((read): Assignment => {
        const owned = read.removed !== null || previous ? undefined : ownershipFor(read);
        return {
          registry: name,
          ...read,
          citation: { document, table: above.name, line: row.line },
          owners: owned?.owners ?? [],
          status: previous ? 'removed' : (owned?.status ?? 'active'),
          presence: owned?.presence ?? null,
          when: owned?.when ?? null,
        };
      }),
    );
  });
  const { url = null, ranges = [], reservedRanges = [], platformNamespaces = [], platformAnnotations = [], unregistered = [] } = rest ?? {};
  const head = { version: 1, name, title: options.title ?? title ?? name, url } as const;
  return {
    registry: { ...head, assignments, ranges, reservedRanges, platformNamespaces, platformAnnotations, unregistered },
    problems,
    notes,
  };
}

type Read = Omit<Assignment, 'registry' | 'citation' | 'owners' | 'status' | 'presence' | 'when' | 'sources'>;

/** The assignments of a row: one for each port or range and each transport; empty if it cannot be read. */
function readRow(
  row: MarkdownRow,
  header: MarkdownRow,
  columns: readonly (ColumnMeaning | null)[],
  above: TableHeadings,
  report: ReportProblem,
): Read[] {
  if (row.cells.every((cell) => cell.text === '')) return [];
  const textOf = (column: ColumnMeaning): string => (columns.includes(column) ? (row.cells[columns.indexOf(column)]?.text ?? '') : '');
  const reportAt = (column: ColumnMeaning, message: string): void =>
    report(row.line, row.cells[columns.indexOf(column)]?.column ?? 1, message);
  const strict = <Value>(column: ColumnMeaning, read: (text: string) => Value | undefined, expected: string): Value | null => {
    const value = read(textOf(column));
    if (value !== undefined) return value;
    const heading = header.cells[columns.indexOf(column)]?.text;
    reportAt(column, `cannot read ${quote(textOf(column))} under "${heading}": expected ${expected}`);
    return null;
  };
  for (const { text, column } of row.cells.slice(columns.length)) {
    if (text !== '') report(row.line, column, `${quote(text)} has no heading above it; write a pipe inside a cell as \\|`);
  }
  const ports = readPorts(textOf('port'));
  if (typeof ports === 'string') reportAt('port', ports);
  const process = plainText(textOf('process'));
  if (process === '') reportAt('process', 'the row names no process');
  const protocol = textOf('applicationProtocol');
  const isTransport = /^(tcp|udp|sctp)([\s,/&+]+(tcp|udp|sctp))*$/i.test(protocol);
  const notes = textOf('notes');
  const rest = {
    process,
    applicationProtocol: isTransport || isBlankCell(protocol) ? null : plainText(protocol),
    // The table of previously allocated ports has both kinds; only the notes can distinguish them.
    exposure: above.previous ? (/localhost/i.test(notes) ? ('localhost' as const) : ('external' as const)) : (above.exposure ?? 'external'),
    controlPlaneOnly: columns.includes('controlPlaneOnly')
      ? strict('controlPlaneOnly', readYesNo, 'yes, no or an empty cell')
      : /control[- ]plane only/i.test(notes) || null,
    team: isBlankCell(textOf('team')) ? null : plainText(textOf('team')),
    since: strict('since', readRelease, 'a release such as 4.19'),
    removed: strict('removed', readRelease, 'a release such as 4.19'),
    notes: notes === '' ? null : notes,
  };
  if (typeof ports === 'string' || process === '') return [];
  const transports = [ports.protocols, transportsIn(textOf('transport')), isTransport ? transportsIn(protocol) : [], above.protocols].find(
    (list) => list.length > 0,
  ) ?? ['TCP' as const];
  return ports.ranges.flatMap((range) => transports.map((one) => ({ protocol: one, ...range, ...rest })));
}
