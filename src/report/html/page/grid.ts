import type { PageRange } from '../data.ts';
import { portInWords } from './details.ts';
import { element } from './dom.ts';
import { type PortFacts, type PortMap, rangesAt, type Thousand } from './port-map.ts';

/** Cells per row. On a narrow screen they take two lines. */
const COLUMNS = 50;
const NARROW = matchMedia('screen and (max-width: 640px)');

/** Rows with a cell for each port of a thousand. */
export function gridRows(thousand: Thousand, map: PortMap, ranges: readonly PageRange[]): HTMLElement[] {
  const ports = portsOfThousand(thousand);
  const cells = ports.map((port) => cellOf(map(port), ranges));
  return ports
    .filter((port) => port % COLUMNS === 0)
    .map((first, row) => {
      const label = element('span', { role: 'rowheader', class: 'grid-label' }, String(first));
      return element('div', { role: 'row', class: 'grid-row' }, label, ...cells.slice(row * COLUMNS, (row + 1) * COLUMNS));
    });
}

function portsOfThousand({ port, endPort }: Thousand): number[] {
  return Array.from({ length: endPort - port + 1 }, (_, index) => port + index);
}

function cellOf(facts: PortFacts, ranges: readonly PageRange[]): HTMLElement {
  const { port, state, flagged, workloads } = facts;
  const classes = ['cell', state, ...rangesAt(ranges, port).map(({ kind }) => kind)];
  if (flagged) classes.push('flagged');
  if (workloads.length > 1) classes.push('crowded');
  return element('span', { role: 'gridcell', class: classes.join(' '), 'data-port': port, tabindex: -1, 'aria-label': portInWords(facts) });
}

/** The port that a key selects; undefined for other keys, and at the ends of the thousand. */
export function nextPort({ key, ctrlKey }: KeyboardEvent, port: number, thousand: Thousand, map: PortMap): number | undefined {
  const ports = portsOfThousand(thousand);
  const line = NARROW.matches ? COLUMNS / 2 : COLUMNS;
  const row = ctrlKey ? ports : ports.filter((each) => Math.floor(each / COLUMNS) === Math.floor(port / COLUMNS));
  const isUsed = (each: number) => !['free', 'registered'].includes(map(each).state);
  const moves: Readonly<Record<string, number | undefined>> = {
    ArrowRight: port + 1,
    ArrowLeft: port - 1,
    ArrowDown: port + line,
    ArrowUp: port - line,
    Home: row[0],
    End: row.at(-1),
    n: ports.find((each) => each > port && isUsed(each)),
    p: ports.findLast((each) => each < port && isUsed(each)),
  };
  return ports.find((each) => each === moves[key]);
}
