import type { CapturedSocket } from '../model/socket.ts';
import { linesOf } from './text.ts';

/** The headings of tables of ss, netstat and lsof. */
const HEADINGS = [/^\s*(?:Netid\s+State|State\s+Recv-Q)\s/, /^\s*Proto\s+Recv-Q\s/, /^\s*COMMAND\s+PID\s/];

/** Processes of each port and address. */
type Table = Map<string, CapturedSocket['processes']>;

/**
 * Finds a table that cannot be of the same node as the tables above it, because it has the same ports but different processes: the file
 * contains several nodes without headings. Returns its line; null if there is none. `first` is the line of the text.
 */
export function repeatedTable(text: string, first: number, sockets: readonly CapturedSocket[]): number | null {
  const lineOf = ({ sources: [source] }: CapturedSocket): number => source?.line ?? first;
  const tables = [...linesOf(text)].flatMap(({ text: line, number }) => {
    const kind = HEADINGS.findIndex((heading) => heading.test(line));
    return kind < 0 ? [] : [{ kind, line: number + first - 1, sockets: new Map() as Table }];
  });
  if (tables.length < 2) return null;
  let index = 0;
  for (const socket of sockets.toSorted((a, b) => lineOf(a) - lineOf(b))) {
    while ((tables[index + 1]?.line ?? Number.POSITIVE_INFINITY) < lineOf(socket)) index++;
    tables[index]?.sockets.set(`${socket.protocol} ${socket.address} ${socket.port}`, socket.processes);
  }
  const above = HEADINGS.map((): Table => new Map());
  for (const { kind, line, sockets: own } of tables) {
    const known = above[kind] ?? new Map();
    if (isOfAnotherNode(known, own)) return line;
    for (const [key, processes] of own) known.set(key, processes);
  }
  return null;
}

function isOfAnotherNode(above: Table, own: Table): boolean {
  const shared = [...own].map(([key, processes]) => ({ before: above.get(key), processes })).filter(({ before }) => before !== undefined);
  const comparable = shared.filter(({ before, processes }) => before?.length && processes.length > 0);
  // Tables of one node may have different options, and those of several nodes are from the same command.
  if (comparable.length === 0) return shared.length > 0 && ![...above.values(), ...own.values()].some((processes) => processes.length > 0);
  return comparable.every(({ before, processes }) => !processes.some(({ pid }) => before?.some((one) => one.pid === pid)));
}
