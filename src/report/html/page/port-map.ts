import type { PortRange } from '../../../model/address.ts';
import { addTo, groupBy } from '../../../model/groups.ts';
import type { PageData, PageRow } from '../data.ts';

export const LAST_PORT = 65535;
/** Number of ports in the grid; the overview has one bar for each such step. */
export const STEP = 1000;
export const STEPS = Math.ceil((LAST_PORT + 1) / STEP);

/** The states of a port, the worst last, with their texts. */
export const STATES = {
  free: 'free',
  registered: 'registered, not used in this input',
  declared: 'used, declared',
  undeclared: 'used, not declared',
  conflict: 'conflict',
} as const;
export type PortState = keyof typeof STATES;

/** All facts about one port number, over all protocols; suppressed findings are omitted. */
export interface PortFacts extends Pick<PageData, 'listeners' | 'rows' | 'findings'> {
  readonly port: number;
  readonly state: PortState;
  /** True if an error or warning is about it. */
  readonly flagged: boolean;
  readonly workloads: readonly string[];
}

/** Returns the facts of a port. */
export type PortMap = (port: number) => PortFacts;

/** Ports of the grid, and the number of ports in each state. */
export interface Thousand extends PortRange {
  readonly counts: Readonly<Record<PortState, number>>;
}

export function portMapOf(data: PageData): PortMap {
  const listenersOf = groupBy(data.listeners, ({ port }) => port);
  const active = data.findings.filter(({ suppressed }) => suppressed === null);
  const findingsOf = groupBy(active, ({ port }) => port);
  const rowsOf = new Map<number, PageRow[]>();
  for (const row of data.rows) for (let port = row.port; port <= row.endPort; port++) addTo(rowsOf, port, row);
  return (port) => {
    const facts = { listeners: listenersOf.get(port) ?? [], rows: rowsOf.get(port) ?? [], findings: findingsOf.get(port) ?? [] };
    const workloads = [...new Set(facts.listeners.map(({ workload }) => workload))];
    return { port, ...facts, workloads, state: stateOf(facts), flagged: facts.findings.some(({ severity }) => severity !== 'info') };
  };
}

function stateOf({ listeners, rows, findings }: Pick<PortFacts, 'listeners' | 'rows' | 'findings'>): PortState {
  if (findings.some(({ conflict }) => conflict)) return 'conflict';
  if (listeners.some(({ declared }) => declared === false)) return 'undeclared';
  if (listeners.length > 0) return 'declared';
  return rows.some(({ isFree }) => !isFree) ? 'registered' : 'free';
}

/** All ports in thousands. */
export function thousandsOf(map: PortMap): Thousand[] {
  return Array.from({ length: STEPS }, (_, index) => {
    const [port, endPort] = [index * STEP, Math.min((index + 1) * STEP - 1, LAST_PORT)];
    const counts = { free: 0, registered: 0, declared: 0, undeclared: 0, conflict: 0 };
    for (let each = port; each <= endPort; each++) counts[map(each).state]++;
    return { port, endPort, counts };
  });
}

/** The longest ranges of free ports within a range, at most `most`, sorted by port; port 0 is not a port. */
export function freeRuns(map: PortMap, { port: first, endPort: last }: PortRange, most: number): PortRange[] {
  const runs: { port: number; endPort: number }[] = [];
  for (let port = Math.max(1, first); port <= last; port++) {
    if (map(port).state !== 'free') continue;
    const run = runs.at(-1);
    if (run?.endPort === port - 1) run.endPort = port;
    else runs.push({ port, endPort: port });
  }
  const longest = runs.toSorted((a, b) => b.endPort - b.port - (a.endPort - a.port)).slice(0, most);
  return longest.sort((a, b) => a.port - b.port);
}

export function rangesAt<Range extends PortRange>(ranges: readonly Range[], port: number, endPort = port): Range[] {
  return ranges.filter((range) => range.port <= endPort && port <= range.endPort);
}

/** `9104`, or `9200–9219` for several. */
export function runInWords({ port, endPort }: PortRange): string {
  return port === endPort ? String(port) : `${port}–${endPort}`;
}
