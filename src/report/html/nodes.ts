import { objectKey } from '../../model/cluster.ts';
import type { Severity } from '../../model/finding.ts';
import { groupBy } from '../../model/groups.ts';
import type { RunResult } from '../../model/result.ts';
import { compareStrings } from '../../model/span.ts';
import { nameOfWorkload } from '../../model/workload.ts';
import { firstAndMore, plural } from '../../text/words.ts';
import { activeFindings, READING_ORDER } from '../counts.ts';
import { worstFirst } from '../fleet.ts';
import { htmlText } from './parts.ts';

/** Maximum number of columns; those with the worst findings of the most rows are shown. */
const MAX_PORTS = 160;
/** Maximum number of names in a joint row. */
const MAX_NAMES = 1_000;

const SOCKETS = { complete: '', partly: 'capture incomplete', none: 'no capture' };
const SHAPES = {
  both: 'listens, and a pod declares or implies it',
  socket: 'listens, but no pod declares or implies it',
  silent: 'declared or implied, but not listening',
};

/** The nodes of an audit, or the clusters of a merged report, by port; empty if there are none. */
export function nodesPart(result: RunResult): string {
  const { audit, fleet = [] } = result;
  if (fleet.length > 0) {
    const rows = worstFirst(fleet).map(({ name, problems }) => ({
      name,
      state: problems === 0 ? '' : `${plural(problems, 'problem')} of its audit`,
    }));
    return portTable({ title: 'Clusters', rows, cells: cellsOfMarks(marksOfClusters(result)), shapes: {} });
  }
  if (result.fleet || !audit || audit.nodes.length === 0) return '';
  const rows = audit.nodes.map(({ name, sockets }) => ({ name, state: SOCKETS[sockets] }));
  return portTable({ title: 'Nodes', rows, cells: cellsOfMarks(marksOfNodes(result, audit)), shapes: SHAPES });
}

/** A fact about one port of a node or cluster. */
interface Mark {
  readonly row: string;
  readonly port: number | null;
  readonly protocol: string | null;
  readonly isSocket?: true;
  readonly isDeclared?: true;
  readonly severity?: Severity;
  /** An owner or a message. */
  readonly note?: string;
}

function* marksOfClusters(result: RunResult): Iterable<Mark> {
  for (const { port, protocol, severity, message, clusters = [] } of activeFindings(result))
    for (const row of clusters) yield { row, port, protocol, severity, note: message, isSocket: true, isDeclared: true };
}

function* marksOfNodes(result: RunResult, { sockets, places }: NonNullable<RunResult['audit']>): Iterable<Mark> {
  for (const { node, port, protocol, possibleClient, workload, unit, processes } of sockets) {
    const note = workload ? nameOfWorkload(workload) : (unit ?? processes[0]?.name ?? 'unknown owner');
    if (node !== null && !possibleClient) yield { row: node, port, protocol, note, isSocket: true };
  }
  const nodesOf = new Map(places.map((place) => [objectKey(place), place.nodes]));
  for (const { workload, port, protocol, evidence } of result.listeners) {
    if (evidence.every(({ origin }) => origin === 'observed')) continue;
    for (const row of nodesOf.get(objectKey(workload)) ?? [])
      yield { row, port, protocol, note: nameOfWorkload(workload), isDeclared: true };
  }
  for (const { nodes = [], port, protocol, severity } of activeFindings(result))
    for (const row of nodes) yield { row, port, protocol, severity };
}

/** The cell of a node or cluster for one port. */
interface NodeCell {
  isSocket: boolean;
  isDeclared: boolean;
  /** Index in `READING_ORDER`; its length without a finding. */
  severity: number;
  readonly notes: Set<string>;
}

/** Cells by the name of their row, and by port such as `9100/TCP`. */
type PortCells = ReadonlyMap<string, ReadonlyMap<string, NodeCell>>;

function cellsOfMarks(marks: Iterable<Mark>): PortCells {
  const cells = new Map<string, Map<string, NodeCell>>();
  for (const { row, port, protocol, severity, note, isSocket = false, isDeclared = false } of marks) {
    if (port === null) continue;
    const own = cells.get(row) ?? new Map<string, NodeCell>();
    const key = `${port}/${protocol}`;
    const cell = own.get(key) ?? { isSocket, isDeclared, severity: READING_ORDER.length, notes: new Set() };
    cells.set(row, own.set(key, cell));
    cell.isSocket ||= isSocket;
    cell.isDeclared ||= isDeclared;
    if (severity) cell.severity = Math.min(cell.severity, READING_ORDER.indexOf(severity));
    if (note !== undefined) cell.notes.add(note);
  }
  return cells;
}

interface PortTable {
  readonly title: 'Nodes' | 'Clusters';
  readonly rows: readonly { readonly name: string; readonly state: string }[];
  readonly cells: PortCells;
  /** The meanings of the shapes of cells; if empty, all cells have the same shape. */
  readonly shapes: Partial<typeof SHAPES>;
}

/** A table of nodes or clusters by port. Rows with equal cells are joined. */
function portTable({ title, rows, cells, shapes }: PortTable): string {
  const ports = worstPorts(cells);
  const shown = ports.slice(0, MAX_PORTS).toSorted(comparePorts);
  const rest = ports.length - shown.length;
  // Many rows have the same long notes.
  const numbers = new Map<string, number>();
  const numberOf = (note: string): number => {
    const number = numbers.get(note) ?? numbers.size;
    numbers.set(note, number);
    return number;
  };
  const signatureOf = ({ name, state }: (typeof rows)[number]): string => {
    const own = shown.map((port) => cells.get(name)?.get(port));
    return JSON.stringify([state, own.map((cell) => cell && [shapeOf(cell), cell.severity, ...[...cell.notes].map(numberOf).sort()])]);
  };
  const cellOf = (port: string, cell: NodeCell): string => {
    const { severity, notes } = cell;
    const shape = shapeOf(cell);
    const words = [shapes[shape], READING_ORDER[severity], ...notes].filter((part) => part !== undefined);
    const label = htmlText(`${port}: ${words.join('; ')}`);
    return `<i class="node-cell is-${shape} is-${READING_ORDER[severity] ?? 'fine'}" role="img" aria-label="${label}" title="${label}"></i>`;
  };
  const lines = [...groupBy(rows, signatureOf).values()].map((alike) => {
    const own = cells.get(alike[0]?.name ?? '');
    const listed = shown.map((port) => {
      const cell = own?.get(port);
      return `<td>${cell ? cellOf(port, cell) : ''}</td>`;
    });
    return `<tr><th scope="row">${nodeNames(alike)}</th>${listed.join('')}</tr>`;
  });
  const heads = shown.map((port) => `<th scope="col">${port.replace('/TCP', '')}</th>`);
  // Information has the same colour as cells of nodes without a finding.
  const severities = shapes.both === undefined ? READING_ORDER : READING_ORDER.filter((severity) => severity !== 'info');
  const legend = [...Object.entries(shapes), ...severities.map((severity) => [`both is-${severity}`, severity])];
  return `<section id="nodes" aria-labelledby="nodes-title">
<div class="section-head"><h2 id="nodes-title">${title}</h2><span class="faint">Equal ${title.toLowerCase()} share a row.${rest > 0 ? ` ${plural(rest, 'more port')} not shown.` : ''}</span></div>
<ul class="legend node-legend" aria-label="Legend">${legend.map(([classes, words]) => `<li><i class="node-cell is-${classes}"></i>${words}</li>`).join('')}</ul>
<div class="node-map" tabindex="0" role="region" aria-labelledby="nodes-title"><table><thead><tr><th scope="col">${title.slice(0, -1)}</th>${heads.join('')}</tr></thead><tbody>
${lines.join('\n')}
</tbody></table></div>
</section>
`;
}

function shapeOf({ isSocket, isDeclared }: NodeCell): 'both' | 'socket' | 'silent' {
  return isSocket ? (isDeclared ? 'both' : 'socket') : 'silent';
}

/** All ports, those with the most severe findings of the most rows first. */
function worstPorts(cells: PortCells): string[] {
  const weights = new Map<string, number>();
  for (const own of cells.values())
    for (const [port, { severity }] of own)
      weights.set(port, (weights.get(port) ?? 0) + (READING_ORDER[severity] ? 1_000 ** (READING_ORDER.length - severity) : 0));
  return [...weights].toSorted(([a, one], [b, other]) => other - one || comparePorts(a, b)).map(([port]) => port);
}

function comparePorts(a: string, b: string): number {
  return Number.parseInt(a, 10) - Number.parseInt(b, 10) || compareStrings(a, b);
}

/** The names of joint rows, and what they have in common. */
function nodeNames(alike: PortTable['rows']): string {
  const [first, ...others] = alike.map(({ name }) => htmlText(name));
  const names = firstAndMore(others, MAX_NAMES);
  const list = `<details><summary>and ${others.length} more</summary><ul class="plain">${names.map((name) => `<li>${name}</li>`).join('')}</ul></details>`;
  const state = alike[0]?.state ?? '';
  return `${first}${state === '' ? '' : `<span class="faint">${htmlText(state)}</span>`}${others.length === 0 ? '' : list}`;
}
