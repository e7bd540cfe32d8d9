import type { CapturedSocket } from '../model/socket.ts';
import { newlinesOf } from '../text/lines.ts';

/** The headings of tables of ss (the column Netid may be missing), netstat and lsof. */
const HEADING = /^[ \t]*(?:Netid[ \t]+(State)|(State|Proto)[ \t]+Recv-Q|(COMMAND)[ \t]+PID)[ \t]/gm;

/** Processes of each port and address. */
type ProcessTable = Map<string, CapturedSocket['processes']>;

/**
 * Finds a table that cannot be of the same node as the tables above it, because it has the same ports but different processes: the file
 * contains several nodes without headings. Returns its line; null if there is none. `first` is the line of the text.
 */
export function repeatedTable(text: string, first: number, sockets: readonly CapturedSocket[]): number | null {
  const lineOf = ({ sources: [source] }: CapturedSocket): number => source?.line ?? first;
  let line = first;
  let counted = 0;
  const tables = [...text.matchAll(HEADING)].map(({ index, 1: one, 2: other, 3: lsof }) => {
    line += newlinesOf(text.slice(counted, index));
    counted = index;
    return { column: one ?? other ?? lsof, line, sockets: new Map() as ProcessTable };
  });
  if (tables.length < 2) return null;
  let at = 0;
  for (const socket of sockets.toSorted((a, b) => lineOf(a) - lineOf(b))) {
    while ((tables[at + 1]?.line ?? Number.POSITIVE_INFINITY) < lineOf(socket)) at++;
    tables[at]?.sockets.set(`${socket.protocol} ${socket.address} ${socket.port}`, socket.processes);
  }
  const above = new Map<string | undefined, ProcessTable>();
  for (const { column, line, sockets: own } of tables) {
    const known = above.get(column) ?? new Map();
    above.set(column, known);
    if (isOfAnotherNode(known, own)) return line;
    for (const [key, processes] of own) known.set(key, processes);
  }
  return null;
}

function isOfAnotherNode(above: ProcessTable, own: ProcessTable): boolean {
  const shared = [...own].map(([key, processes]) => ({ before: above.get(key), processes })).filter(({ before }) => before !== undefined);
  const comparable = shared.filter(({ before, processes }) => before?.length && processes.length > 0);
  // Tables of one node may have different options, and those of several nodes are from the same command.
  if (comparable.length === 0) return shared.length > 0 && ![...above.values(), ...own.values()].some((processes) => processes.length > 0);
  return comparable.every(({ before, processes }) => !processes.some(({ pid }) => before?.some((one) => one.pid === pid)));
}
