import type { Protocol } from '../model/address.ts';
import type { Exposure } from '../model/registry.ts';
import { transportsIn } from './cells.ts';
import type { MarkdownTable } from './markdown.ts';

/** The meaning of a column in a registry table. */
export type ColumnMeaning =
  | 'port'
  | 'process'
  | 'applicationProtocol'
  | 'transport'
  | 'controlPlaneOnly'
  | 'team'
  | 'since'
  | 'removed'
  | 'notes';

const COLUMN_NAMES: Readonly<Record<ColumnMeaning, RegExp>> = {
  port: /^(host )?ports?$|^port (range|number|s|ranges)$/,
  process: /^(process|service|component|purpose|program)$/,
  applicationProtocol: /^((application|app) )?protocol$/,
  transport: /^transport( protocol)?$|^(l4|layer 4) protocol$/,
  controlPlaneOnly: /^control plane( only)?$|^masters? only$/,
  team: /^owning teams?$|^team$|^owners?$/,
  since: /^since( release| version)?$|^(added|introduced)( in)?$/,
  removed: /^removed( in| since)?$|^until$/,
  notes: /^notes?$|^description$|^comments?$|^remarks$/,
};

/**
 * The column of each cell of a table's header row, in order; null for an unknown heading. If two columns have the same meaning, the first
 * counts. Without a column for processes, the notes name them.
 */
export function columnsOf({ header }: MarkdownTable): (ColumnMeaning | null)[] {
  const seen = new Set<ColumnMeaning>();
  const columns = header.cells.map((cell): ColumnMeaning | null => {
    const name = cell.text
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, ' ')
      .trim();
    const column = (Object.keys(COLUMN_NAMES) as ColumnMeaning[]).find((one) => COLUMN_NAMES[one].test(name));
    if (!column || seen.has(column)) return null;
    seen.add(column);
    return column;
  });
  // In many documents, tables of ports only have a description.
  return seen.has('process') ? columns : columns.map((column) => (column === 'notes' ? 'process' : column));
}

/** The meaning of the headings above a table, for all its rows. */
export interface TableHeadings {
  /** The name in citations: `External / TCP`. */
  readonly name: string;
  /** Null if no heading determines it. */
  readonly exposure: Exposure | null;
  /** Empty if no heading names a transport. */
  readonly protocols: readonly Protocol[];
  /** True for the table of previously allocated ports. */
  readonly previous: boolean;
}

/** The meaning of the headings above a table of ports. */
export function headingsOf(table: MarkdownTable): TableHeadings {
  const { headings } = table;
  const exposures = headings.map(exposureIn);
  const from = headings.findIndex((heading, index) => exposures[index] !== null || PREVIOUS.test(heading));
  const previous = headings.some((heading) => PREVIOUS.test(heading)) || columnsOf(table).includes('removed');
  return {
    name: headings.slice(from < 0 ? -1 : from).join(' / ') || (previous ? 'Previously allocated' : 'External'),
    exposure: exposures.findLast((exposure) => exposure !== null) ?? null,
    protocols: headings.map(transportsIn).findLast((transports) => transports.length > 0) ?? [],
    previous,
  };
}

const PREVIOUS = /previous|formerly|removed|retired/i;

function exposureIn(heading: string): Exposure | null {
  if (/localhost|loopback/i.test(heading)) return 'localhost';
  return /external|reachable/i.test(heading) ? 'external' : null;
}
