import { wordsOf } from './selection.ts';
/** A row of the page of registries, as it is searched. */
export interface RowOfPage {
  readonly port: number;
  readonly endPort: number;
  readonly registry: string;
  readonly team: string;
  /** Registries that include the row's own, with blanks between them. */
  readonly includedBy?: string;
  /** All its words in lower case. */
  readonly text: string;
}

/** The rows that match every word of the query: ports such as `9100`, `:9100`, `9000-9999` or `9100,9101`, or a part of a name. */
export function selectRows<Row extends RowOfPage>(
  rows: readonly Row[],
  query: Readonly<Record<'text' | 'registry' | 'team', string>>,
): Row[] {
  const words = wordsOf(query.text);
  return rows.filter(
    (row) =>
      (query.registry === '' || row.registry === query.registry || (row.includedBy ?? '').split(' ').includes(query.registry)) &&
      (query.team === '' || row.team === query.team) &&
      words.every((word) => fits(row, word)),
  );
}

function fits(row: RowOfPage, word: string): boolean {
  const { port, endPort, text } = row;
  if (/^[\d#:][\d#:,–-]*,[\d#:,–-]*\d$/.test(word)) return word.split(',').some((part) => part !== '' && fits(row, part));
  const range = /^[#:]?(\d{1,5})(?:[-–](\d{1,5}))?(?:\/(tcp|udp|sctp))?$/.exec(word);
  if (!range) return text.includes(word);
  const [, first, last = first, protocol] = range;
  return Number(first) <= endPort && port <= Number(last) && (protocol === undefined || text.includes(`/${protocol}`));
}
