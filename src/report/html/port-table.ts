import { groupBy } from '../../model/groups.ts';
import { compareStrings } from '../../model/span.ts';
import { plural } from '../../text/words.ts';
import { READING_ORDER } from '../counts.ts';
import { text } from './parts.ts';

/** Maximum number of columns; those with the worst findings of the most rows are shown. */
const MAX_PORTS = 160;
/** Maximum number of names in a joint row. */
const MAX_NAMES = 1_000;

/** The cell of a node or cluster for one port. */
export interface PortCell {
  isSocket: boolean;
  isDeclared: boolean;
  /** Index in `READING_ORDER`; its length without a finding. */
  severity: number;
  /** Owners or messages. */
  readonly notes: Set<string>;
}

/** Cells by the name of their row, and by port such as `9100/TCP`. */
export type PortCells = ReadonlyMap<string, ReadonlyMap<string, PortCell>>;

/** Creates cells, and a function that returns a cell, which is added if it is missing. */
export function createCells(): {
  readonly cells: PortCells;
  readonly at: (row: string, port: number, protocol: string | null) => PortCell;
} {
  const cells = new Map<string, Map<string, PortCell>>();
  return {
    cells,
    at: (row, port, protocol) => {
      const own = cells.get(row) ?? new Map<string, PortCell>();
      const key = `${port}/${protocol}`;
      const cell = own.get(key) ?? { isSocket: false, isDeclared: false, severity: READING_ORDER.length, notes: new Set() };
      cells.set(row, own.set(key, cell));
      return cell;
    },
  };
}

export interface PortTable {
  readonly title: 'Nodes' | 'Clusters';
  readonly rows: readonly { readonly name: string; readonly state: string }[];
  readonly cells: PortCells;
  /** The meanings of the shapes of cells; if absent, all cells have the same shape. */
  readonly shapes: Readonly<Partial<Record<'both' | 'socket' | 'silent', string>>>;
}

/** A table of nodes or clusters by port. Rows with equal cells are joined. */
export function portTable({ title, rows, cells, shapes }: PortTable): string {
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
  const cellOf = (port: string, cell: PortCell): string => {
    const { severity, notes } = cell;
    const shape = shapeOf(cell);
    const words = [shapes[shape], READING_ORDER[severity], ...notes].filter((part) => part !== undefined);
    const label = text(`${port}: ${words.join('; ')}`);
    return `<i class="node-cell is-${shape} is-${READING_ORDER[severity] ?? 'fine'}" role="img" aria-label="${label}" title="${label}"></i>`;
  };
  const lines = [...groupBy(rows, signatureOf).values()].map((alike) => {
    const own = cells.get(alike[0]?.name ?? '');
    const listed = shown.map((port) => {
      const cell = own?.get(port);
      return `<td>${cell ? cellOf(port, cell) : ''}</td>`;
    });
    return `<tr><th scope="row">${namesOf(alike)}</th>${listed.join('')}</tr>`;
  });
  const heads = shown.map((port) => `<th scope="col">${port.replace('/TCP', '')}</th>`);
  // Information has the same colour as cells of nodes without a finding.
  const severities = shapes.both === undefined ? READING_ORDER : READING_ORDER.filter((severity) => severity !== 'info');
  const legend = [...Object.entries(shapes), ...severities.map((severity) => [`both is-${severity}`, severity])];
  return `<section id="nodes" aria-labelledby="nodes-title">
<div class="section-head"><h2 id="nodes-title">${title}</h2><span class="faint">${title} that are alike share a row.${rest > 0 ? ` ${plural(rest, 'more port')} not shown.` : ''}</span></div>
<ul class="legend node-legend" aria-label="Legend">${legend.map(([classes, words]) => `<li><i class="node-cell is-${classes}"></i>${words}</li>`).join('')}</ul>
<div class="node-map" tabindex="0" role="region" aria-labelledby="nodes-title"><table><thead><tr><th scope="col">${title.slice(0, -1)}</th>${heads.join('')}</tr></thead><tbody>
${lines.join('\n')}
</tbody></table></div>
</section>
`;
}

function shapeOf({ isSocket, isDeclared }: PortCell): 'both' | 'socket' | 'silent' {
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
function namesOf(alike: PortTable['rows']): string {
  const [first, ...others] = alike.map(({ name }) => text(name));
  const rest = others.length - MAX_NAMES;
  const names = [...others.slice(0, MAX_NAMES), ...(rest > 0 ? [`and ${rest} more`] : [])];
  const list = `<details><summary>and ${others.length} more</summary><ul class="plain">${names.map((name) => `<li>${name}</li>`).join('')}</ul></details>`;
  const state = alike[0]?.state ?? '';
  return `${first}${state === '' ? '' : `<span class="faint">${text(state)}</span>`}${others.length === 0 ? '' : list}`;
}
