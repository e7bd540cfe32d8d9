import type { CapturedSocket } from '../model/socket.ts';
import { linesOf } from './lines.ts';

/** The headings of tables of ss, netstat and lsof. */
const HEADINGS = [/^\s*(?:Netid\s+State|State\s+Recv-Q)\s/, /^\s*Proto\s+Recv-Q\s/, /^\s*COMMAND\s+PID\s/];

interface Table {
  /** Index of its heading. */
  readonly kind: number;
  readonly line: number;
  /** Processes of each port and address. */
  readonly sockets: Map<string, CapturedSocket['processes']>;
}

/**
 * Finds the table that cannot be of the node of the tables above it, because it has the same ports and no process of them: a file of
 * several nodes without the headings that separate them. Returns its line; null if there is none.
 */
export function repeatedTable(text: string, sockets: readonly CapturedSocket[]): number | null {
  const tables = tablesOf(text);
  if (tables.length < 2) return null;
  let index = 0;
  for (const { line, protocol, address, port, processes } of sockets.toSorted((a, b) => a.line - b.line)) {
    while ((tables[index + 1]?.line ?? Number.POSITIVE_INFINITY) < line) index++;
    tables[index]?.sockets.set(`${protocol} ${address} ${port}`, processes);
  }
  const above = HEADINGS.map((): Table['sockets'] => new Map());
  for (const { kind, line, sockets: own } of tables) {
    const known = above[kind] ?? new Map();
    if (isOfAnotherNode(known, own)) return line;
    for (const [key, processes] of own) known.set(key, processes);
  }
  return null;
}

function tablesOf(text: string): Table[] {
  const tables: Table[] = [];
  for (const { text: line, number } of linesOf(text)) {
    const kind = HEADINGS.findIndex((heading) => heading.test(line));
    if (kind >= 0) tables.push({ kind, line: number, sockets: new Map() });
  }
  return tables;
}

function isOfAnotherNode(above: Table['sockets'], own: Table['sockets']): boolean {
  const shared = [...own].flatMap(([key, processes]) => {
    const before = above.get(key);
    return before === undefined ? [] : [{ before, processes }];
  });
  const comparable = shared.filter(({ before, processes }) => before.length > 0 && processes.length > 0);
  // Tables of one node may be of different options, and those of several nodes are of the same command.
  if (comparable.length === 0) return shared.length > 0 && !showsProcesses(above) && !showsProcesses(own);
  return comparable.every(({ before, processes }) => !processes.some(({ pid }) => before.some((one) => one.pid === pid)));
}

function showsProcesses(sockets: Table['sockets']): boolean {
  return [...sockets.values()].some((processes) => processes.length > 0);
}
