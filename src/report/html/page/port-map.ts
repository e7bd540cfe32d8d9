import type { PortRange } from '../../../model/address.ts';
import type { PageData, PageFinding, PageListener, PageRange, PageRow } from '../data.ts';

export const LAST_PORT = 65535;
/** Ports that the grid shows at once; the overview has one bar for each such step. */
export const STEP = 1000;
export const STEPS = Math.ceil((LAST_PORT + 1) / STEP);

/** How a port is drawn, the worst thing about it last. */
export type PortState = 'free' | 'registered' | 'declared' | 'undeclared' | 'conflict';

/** Everything that is known of one port number, over all protocols. */
export interface PortFacts extends Pick<PageData, 'listeners' | 'rows' | 'findings'> {
  readonly port: number;
  readonly state: PortState;
  /** A finding of severity error or warning is about it. */
  readonly flagged: boolean;
}

/** Counts of ports by state among `STEP` ports. */
export interface StepSummary extends PortRange {
  readonly counts: Readonly<Record<PortState, number>>;
  readonly flagged: number;
  /** Listeners; several can share a port. */
  readonly listeners: number;
}

export type PortMap = ReadonlyMap<number, PortFacts>;

/** The facts of every known port, in the order of the ports. */
export function portMapOf(data: PageData): PortMap {
  const known = new Map<number, { listeners: PageListener[]; rows: PageRow[]; findings: PageFinding[] }>();
  const at = (port: number) => {
    const facts = known.get(port) ?? { listeners: [], rows: [], findings: [] };
    known.set(port, facts);
    return facts;
  };
  for (const listener of data.listeners) at(listener.port).listeners.push(listener);
  for (const row of data.rows) for (let port = row.port; port <= Math.min(row.endPort, LAST_PORT); port++) at(port).rows.push(row);
  for (const finding of data.findings) {
    if (finding.port !== null && finding.port >= 0 && finding.port <= LAST_PORT && finding.suppressed === null)
      at(finding.port).findings.push(finding);
  }
  const sorted = [...known].sort(([a], [b]) => a - b);
  return new Map(
    sorted.map(([port, facts]) => [port, { port, ...facts, state: stateOf(facts), flagged: facts.findings.some(isComplaint) }]),
  );
}

function stateOf(facts: Pick<PortFacts, 'listeners' | 'rows' | 'findings'>): PortState {
  if (facts.findings.some((finding) => finding.conflict)) return 'conflict';
  if (facts.listeners.some((listener) => listener.declared === false)) return 'undeclared';
  if (facts.listeners.length > 0) return 'declared';
  return facts.rows.some((row) => row.effect !== 'free') ? 'registered' : 'free';
}

function isComplaint(finding: PageFinding): boolean {
  return finding.severity !== 'info';
}

export function stateAt(map: PortMap, port: number): PortState {
  return map.get(port)?.state ?? 'free';
}

/** One summary for each step of the whole range of ports. */
export function summariesOf(map: PortMap): StepSummary[] {
  const summaries = Array.from({ length: STEPS }, (_, index) => {
    const port = index * STEP;
    const endPort = Math.min(port + STEP - 1, LAST_PORT);
    const counts = { free: endPort - port + 1, registered: 0, declared: 0, undeclared: 0, conflict: 0 };
    return { port, endPort, counts, flagged: 0, listeners: 0 };
  });
  for (const facts of map.values()) {
    const summary = summaries[stepOf(facts.port)];
    if (!summary) continue;
    summary.counts.free--;
    summary.counts[facts.state]++;
    summary.listeners += facts.listeners.length;
    if (facts.flagged) summary.flagged++;
  }
  return summaries;
}

/** The longest runs of free ports within a range, at most `most`, in the order of their ports; port 0 is not a port. */
export function freeRuns(map: PortMap, range: PortRange, most: number): PortRange[] {
  const runs: PortRange[] = [];
  let start: number | null = null;
  for (let port = Math.max(1, range.port); port <= range.endPort + 1; port++) {
    const free = port <= range.endPort && stateAt(map, port) === 'free';
    if (free && start === null) start = port;
    if (!free && start !== null) {
      runs.push({ port: start, endPort: port - 1 });
      start = null;
    }
  }
  return runs
    .sort((a, b) => b.endPort - b.port - (a.endPort - a.port) || a.port - b.port)
    .slice(0, most)
    .sort((a, b) => a.port - b.port);
}

export function rangesAt(ranges: readonly PageRange[], port: number): PageRange[] {
  return ranges.filter((range) => range.port <= port && port <= range.endPort);
}

/** `9104`, or `9200–9219` for several. */
export function runInWords({ port, endPort }: PortRange): string {
  return port === endPort ? String(port) : `${port}–${endPort}`;
}

export function stepOf(port: number): number {
  return Math.floor(port / STEP);
}

/** The step that a reader sees first if no port is worst: that of the first reserved range, else the one with the most listeners. */
export function firstStep(summaries: readonly StepSummary[], ranges: readonly PageRange[]): number {
  const reserved = ranges.find((range) => range.kind === 'reserved');
  if (reserved) return stepOf(reserved.port);
  return summaries.reduce((best, summary, index) => (summary.listeners > (summaries[best]?.listeners ?? 0) ? index : best), 0);
}
