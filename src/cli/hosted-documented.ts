import { Command, Option } from 'commander';
import { DOCUMENTED, type DocumentedRow, documentedRows } from '../hosted/documented.ts';
import { HOSTED_PLATFORMS, type HostedPlatform } from '../model/hosted-cluster.ts';
import { jsonText } from '../report/json.ts';
import { escapeMarkdown, markdownTable } from '../report/markdown.ts';
import { csvText } from '../report/ports/csv.ts';
import { columns } from '../text/cells.ts';
import type { InputOutput } from './io.ts';
import { formatOption } from './options.ts';

interface DocumentedFlags {
  readonly platform?: HostedPlatform;
  readonly strategy?: string;
  readonly format: keyof typeof PRINT;
}

/** A cell without a value; it is empty in CSV. */
const NONE = '-';

const HEADING = ['ID', 'DIRECTION', 'DIALLED', 'SERVICE PORT', 'POD PORT', 'PROTOCOL', 'TLS', 'SERVICE', 'WHEN', 'DOCUMENTS', 'SOURCE'];

const PRINT = {
  table: (rows: readonly DocumentedRow[]) => `${alignedTable(rows.map(cellsOfRow)).join('\n')}\n`,
  json: (rows: readonly DocumentedRow[]) => jsonText({ version: 1, documents: DOCUMENTED.documents, source: DOCUMENTED.source, rows }),
  csv: (rows: readonly DocumentedRow[]) =>
    csvText(
      HEADING.map((name) => name.toLowerCase()),
      rows.map((row) => cellsOfRow(row).map((cell) => (cell === NONE ? '' : cell))),
    ),
  markdown: (rows: readonly DocumentedRow[]) =>
    `${markdownTable(
      HEADING,
      rows.map((one) => cellsOfRow(one).map(escapeMarkdown)),
    )}\n`,
};

/** Prints cells with sentences below their row, because the table would be too wide for a terminal. */
function alignedTable(rows: readonly (readonly string[])[]): string[] {
  const sentences = HEADING.indexOf('WHEN');
  const [heading = '', ...lines] = columns([HEADING, ...rows].map((cells) => cells.slice(0, sentences)));
  const below = (cells: readonly string[]): string[] =>
    cells.slice(sentences).map((cell, at) => `    ${HEADING[sentences + at]?.toLowerCase()}: ${cell}`);
  return [heading, ...lines.flatMap((line, at) => [line, ...below(rows[at] ?? [])])];
}

/** `hostport-lint hosted documented`: the tables of the documents, compared with HyperShift's source. */
export function documentedCommand(io: InputOutput): Command {
  return new Command('documented')
    .description('print the documented ports of hosted control planes, and differences from the source')
    .addOption(new Option('--platform <platform>', 'only rows for this platform').choices(HOSTED_PLATFORMS))
    .addOption(new Option('--strategy <strategy>', 'only rows for this publishing strategy').choices(['LoadBalancer', 'NodePort', 'Route']))
    .addOption(formatOption(Object.keys(PRINT)))
    .action(({ format, ...wanted }: DocumentedFlags) => io.stdout(PRINT[format](documentedRows(wanted))));
}

function cellsOfRow(row: DocumentedRow): string[] {
  const { id, direction, edgePort, servicePort, podPort, protocols, tls, service, when, documents, code } = row;
  const places = documents.map(({ document, table, says }) => `${document}: ${table}${says === '' ? '' : ` ("${says}")`}`);
  return [
    ...[id, direction, ...[edgePort, servicePort, podPort].map((port) => String(port ?? NONE)), protocols.join('+')],
    ...[tls === null ? NONE : typeof tls === 'string' ? tls : tls ? 'yes' : 'no', service, when],
    places.length === 0 ? 'none, only in the source' : places.join('; '),
    `${code.status} (${code.reference})`,
  ];
}
