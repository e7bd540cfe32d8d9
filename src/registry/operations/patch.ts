import { portText } from '../../model/address.ts';
import { addTo } from '../../model/groups.ts';
import type { Listener } from '../../model/listener.ts';
import type { RegistryView } from '../../model/registry.ts';
import { UNKNOWN } from '../../model/text.ts';
import { readPorts } from '../cells.ts';
import { columnsOf, headingsOf } from '../headings.ts';
import { type MarkdownTable, readTables } from '../markdown.ts';
import { isListenerOf, type Proposal, type ProposedRow, tableCell, tableHeadingOf } from './propose.ts';
import { rowName } from './table.ts';

/** A document with more rows. */
export interface Patched {
  readonly text: string;
  /** Rows for which the document has no table, with the heading of the missing table. */
  readonly rowsWithoutTable: readonly { readonly row: ProposedRow; readonly heading: string }[];
}

/** Adds rows to the tables of a registry document, each before the first higher port. Nothing else changes. */
export function withRows(markdown: string, rows: readonly ProposedRow[], team: string | null): Patched {
  const tables = readTables(markdown).tables.filter((table) => columnsOf(table).includes('port'));
  // Lines have even indices, their line ends odd ones.
  const parts = markdown.split(/(\r\n|\n|\r)/);
  const added = new Map<number, string[]>();
  const rowsWithoutTable: Patched['rowsWithoutTable'][number][] = [];
  for (const row of rows) {
    const table = tables.find((one) => {
      const { previous, exposure, protocols } = headingsOf(one);
      const hasTransport = protocols.length === 0 && (columnsOf(one).includes('transport') || row.protocol === 'TCP');
      return !previous && (exposure ?? 'external') === row.exposure && (hasTransport || protocols.includes(row.protocol));
    });
    if (!table) rowsWithoutTable.push({ row, heading: tableHeadingOf(row) });
    else addTo(added, lineAbove(table, row.port), rowText(parts[(table.header.line - 1) * 2] ?? '', table, row, team));
  }
  const text = parts.map((part, index) => {
    const lines = index % 2 === 0 ? (added.get(index / 2 + 1) ?? []) : [];
    const end = parts[index + 1] ?? '';
    return part + lines.map((line) => (end === '' ? (parts[1] ?? '\n') : end) + line).join('');
  });
  return { text: text.join(''), rowsWithoutTable };
}

/** The line after which a port belongs: the row before the first higher port. */
function lineAbove(table: MarkdownTable, port: number): number {
  const { header, rows } = table;
  const column = columnsOf(table).indexOf('port');
  const isHigher = ({ cells }: MarkdownTable['rows'][number]): boolean => {
    const cell = readPorts(cells[column]?.text ?? '');
    return typeof cell !== 'string' && (cell.ranges[0]?.port ?? 0) > port;
  };
  const higher = rows.find(isHigher);
  return higher ? higher.line - 1 : (rows.at(-1)?.line ?? header.line + 1);
}

/** A row with cells as wide as those of the table's header, with outer pipes if the header has them. */
function rowText(head: string, table: MarkdownTable, row: ProposedRow, team: string | null): string {
  const values: Readonly<Partial<Record<string, string>>> = {
    port: `${row.port}`,
    process: row.process,
    transport: row.protocol,
    controlPlaneOnly: row.controlPlaneOnly ? 'yes' : '',
    team: team ?? '',
    since: row.since ?? '',
    notes: row.notes,
  };
  const columns = columnsOf(table);
  const segments = head.split(/(?<!\\)\|/);
  const first = table.header.hasOuterPipe ? 1 : 0;
  return segments
    .map((segment, index) => {
      const column = index - first;
      if (column < 0 || column >= columns.length) return segment;
      const lead = /^\s*/.exec(segment)?.[0] ?? '';
      const cell = `${lead}${tableCell(values[columns[column] ?? ''] ?? '')}`;
      return cell.length < segment.length ? cell.padEnd(segment.length) : `${cell} `;
    })
    .join('|')
    .trimEnd();
}

/** The description of a pull request in Markdown: for each row, the workload that needs the port, its place, and the checks. */
export function pullRequestText({ rows }: Pick<Proposal, 'rows'>, listeners: readonly Listener[], view: RegistryView): string {
  const names = rows.map(({ port, protocol }) => `${port}/${protocol}`);
  const parts = rows.map((row) => {
    const users = listeners.filter((listener) => isListenerOf(row, listener));
    const seen = users.map(workloadOfListener);
    return `### ${row.port}/${row.protocol}: ${row.process}\n\n${[...new Set(seen), ...checksOf(row, view)].map((line) => `- ${line}\n`).join('')}`;
  });
  return `Add ${names.join(', ')} to the host port registry\n\n${parts.join('\n')}`;
}

function workloadOfListener({ workload, container, declared, evidence }: Listener): string {
  const name = [workload.namespace ?? '', workload.name].filter(Boolean).join('/').replaceAll(UNKNOWN, '…');
  const who = `${workload.kind} ${name}${container === null ? '' : `, container ${container.replaceAll(UNKNOWN, '…')}`}`;
  const { path, line } = evidence[0]?.span ?? workload.span;
  return `Used by ${who}, which ${declared ? 'declares it' : 'listens there without declaring it'}: \`${path}:${line}\`.`;
}

function checksOf({ port, protocol, exposure, after }: ProposedRow, view: RegistryView): string[] {
  const [range] = view.rangesFor(port, protocol);
  const reserved = view.reservedRangeOf(port);
  const place =
    exposure === 'localhost'
      ? reserved
        ? `Range: ${portText(reserved)} is reserved for services that other hosts reach; consider another port for localhost.`
        : 'Range: outside the ranges that are reserved for services that other hosts reach.'
      : range
        ? `Range: in ${portText(range)}/${protocol}, which users must open (${range.source}).`
        : 'Range: in no range that users must open, so nodes may not be able to connect to each other.';
  const former = view.assignmentsFor(port, protocol).find(({ status }) => status === 'removed');
  return [
    place,
    former
      ? `Owner: none; the previous owner is ${rowName(former)}.`
      : 'Owner: no row has the port, and no other component is known to use it.',
    `Conflicts: no other workload of the input uses the port.${after ? ` The row belongs below ${rowName(after)}.` : ''}`,
  ];
}
