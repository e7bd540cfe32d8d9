import type { PageRange } from '../data.ts';
import { byId, element } from './dom.ts';
import { type PortMap, rangesAt, type StepSummary, stateAt } from './port-map.ts';

const WIDE = 50;
const NARROW = 25;

export interface GridOptions {
  readonly map: PortMap;
  readonly ranges: readonly PageRange[];
  /** The label of a cell for screen readers. */
  readonly nameOf: (port: number) => string;
  /** Called with the port under the pointer; null when the pointer leaves. */
  readonly glance: (port: number | null) => void;
  /** Called with the port to which the reader moved. */
  readonly look: (port: number) => void;
}

/** A table of cells, one a port, with one stop for the Tab key. */
export function createGrid({ map, ranges, nameOf, glance, look }: GridOptions) {
  const host = byId('grid');
  const narrow = matchMedia('screen and (max-width: 640px)');
  let shown: StepSummary | null = null;
  let current = 0;

  const cellAt = (port: number) => host.querySelector<HTMLElement>(`[data-port="${port}"]`);
  const portOf = (target: EventTarget | null) => {
    const port = (target as Element | null)?.closest?.<HTMLElement>('[data-port]')?.dataset.port;
    return port === undefined ? null : Number(port);
  };
  const moveTo = (port: number, focus: boolean) => {
    cellAt(current)?.setAttribute('tabindex', '-1');
    current = port;
    const cell = cellAt(port);
    cell?.setAttribute('tabindex', '0');
    if (focus) cell?.focus();
  };
  const draw = () => {
    if (!shown) return;
    const columns = narrow.matches ? NARROW : WIDE;
    host.style.setProperty('--columns', String(columns));
    host.replaceChildren(...rowsOf(shown, columns, (port) => cellOf(map, ranges, port, nameOf(port))));
    moveTo(Math.max(shown.port, Math.min(current, shown.endPort)), false);
  };

  narrow.addEventListener('change', draw);
  host.addEventListener('pointerover', (event) => glance(portOf(event.target)));
  host.addEventListener('pointerleave', () => glance(null));
  host.addEventListener('focusin', (event) => {
    const port = portOf(event.target);
    if (port !== null) look(port);
  });
  host.addEventListener('click', (event) => {
    const port = portOf(event.target);
    if (port !== null) moveTo(port, true);
  });
  host.addEventListener('keydown', (event) => {
    const port = portOf(event.target);
    if (port === null || !shown) return;
    const next = nextPort(event, port, shown, narrow.matches ? NARROW : WIDE, map);
    if (next === null) return;
    event.preventDefault();
    moveTo(next, true);
  });
  return {
    /** Shows the ports of a step; the Tab key then leads to `port`. */
    show(summary: StepSummary, port: number | null): void {
      shown = summary;
      current = port ?? current;
      draw();
    },
    /** Marks the port that the panel shows, and no other. */
    mark(port: number | null): void {
      host.querySelector('[aria-selected]')?.removeAttribute('aria-selected');
      if (port !== null) cellAt(port)?.setAttribute('aria-selected', 'true');
    },
  };
}

function rowsOf(summary: StepSummary, columns: number, cell: (port: number) => HTMLElement): HTMLElement[] {
  const rows: HTMLElement[] = [];
  for (let first = summary.port; first <= summary.endPort; first += columns) {
    const row = element(
      'div',
      { role: 'row', class: 'grid-row' },
      element('span', { role: 'rowheader', class: 'grid-label' }, String(first)),
    );
    for (let port = first; port < first + columns && port <= summary.endPort; port++) row.append(cell(port));
    rows.push(row);
  }
  return rows;
}

function cellOf(map: PortMap, ranges: readonly PageRange[], port: number, name: string): HTMLElement {
  const facts = map.get(port);
  const classes = ['cell', facts?.state ?? 'free', ...rangesAt(ranges, port).map((range) => range.kind)];
  if (facts?.flagged) classes.push('flagged');
  if (new Set(facts?.listeners.map((listener) => listener.workload)).size > 1) classes.push('crowded');
  return element('span', { role: 'gridcell', class: classes.join(' '), 'data-port': port, tabindex: -1, 'aria-label': name });
}

/** Where a key leads: arrows by one, Home and End along the row, n and p to the next or previous port that is taken. */
function nextPort(
  event: KeyboardEvent,
  port: number,
  { port: first, endPort: last }: StepSummary,
  columns: number,
  map: PortMap,
): number | null {
  const start = port - ((port - first) % columns);
  const moves: Readonly<Record<string, number>> = {
    ArrowRight: port + 1,
    ArrowLeft: port - 1,
    ArrowDown: port + columns,
    ArrowUp: port - columns,
    Home: event.ctrlKey ? first : start,
    End: event.ctrlKey ? last : Math.min(start + columns - 1, last),
  };
  if (event.key === 'n' || event.key === 'p') return nextTaken(map, port, first, last, event.key === 'n' ? 1 : -1);
  const next = moves[event.key];
  return next === undefined || next < first || next > last ? null : next;
}

function nextTaken(map: PortMap, from: number, first: number, last: number, by: 1 | -1): number | null {
  for (let port = from + by; first <= port && port <= last; port += by) {
    const state = stateAt(map, port);
    if (state !== 'free' && state !== 'registered') return port;
  }
  return null;
}
