import type { Cell } from './markdown.ts';

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
 * What each cell of a header row stands for, in order; null for a heading that no registry knows. Of two columns with
 * one meaning the first counts.
 */
export function columnsOf(header: readonly Cell[]): (Column | null)[] {
  const seen = new Set<Column>();
  return header.map((cell) => {
    const name = cell.text
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, ' ')
      .trim();
    const column = COLUMN_OF.get(name);
    if (!column || seen.has(column)) return null;
    seen.add(column);
    return column;
  });
}
