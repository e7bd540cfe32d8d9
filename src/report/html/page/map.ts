import type { PageData } from '../data.ts';
import { portDetails, thousandDetails } from './details.ts';
import { byId, element, goTo } from './dom.ts';
import type { Follow } from './filters.ts';
import { gridRows, nextPort } from './grid.ts';
import { drawOverview } from './overview.ts';
import { LAST_PORT, portMapOf, rangesAt, runInWords, STEP, STEPS, type Thousand, thousandsOf } from './port-map.ts';

/** Draws the map, opened at the port of the worst finding. Returns a function that shows the port of an address. */
export function createMap(data: PageData): Follow {
  const { ranges } = data;
  const map = portMapOf(data);
  const thousands = thousandsOf(map);
  const tabs = drawOverview(thousands, ranges);
  const [strip, grid, panel] = [byId('overview'), byId('grid'), byId('details')];
  let thousand = thousands[0] as Thousand;
  let chosen: number | null = null;

  const cellAt = (port: number) => grid.querySelector<HTMLElement>(`[data-port="${port}"]`);
  const portOf = ({ target }: Event) => {
    const port = (target as Element).closest<HTMLElement>('[data-port]')?.dataset.port;
    return port === undefined ? null : Number(port);
  };
  const describe = (port: number | null) => {
    const close = element('button', { type: 'button', class: 'close', 'aria-label': 'Close the port', click: leave }, '\u2715');
    panel.replaceChildren(...(port === null ? thousandDetails(thousand, map) : [close, ...portDetails(map(port), ranges)]));
  };
  const choose = (port: number | null) => {
    chosen = port;
    grid.querySelector('[aria-selected]')?.removeAttribute('aria-selected');
    if (port !== null) {
      // Only one cell of the grid can be reached with the Tab key.
      grid.querySelector('[tabindex="0"]')?.setAttribute('tabindex', '-1');
      cellAt(port)?.setAttribute('tabindex', '0');
      cellAt(port)?.setAttribute('aria-selected', 'true');
    }
    // On a phone the panel covers the page, but only for a port that the reader selected.
    panel.classList.toggle('chosen', port !== null);
    describe(port);
  };
  const open = (step: number, port: number | null = null) => {
    thousand = thousands[step] as Thousand;
    for (const [index, tab] of tabs.entries()) {
      tab.ariaSelected = String(index === step);
      tab.tabIndex = index === step ? 0 : -1;
    }
    grid.replaceChildren(...gridRows(thousand, map, ranges));
    grid.querySelector('[data-port]')?.setAttribute('tabindex', '0');
    byId('grid-title').textContent = `Ports ${runInWords(thousand)}`;
    const inside = rangesAt(ranges, thousand.port, thousand.endPort);
    byId('grid-range').textContent = inside.map((range) => `${range.name} ${runInWords(range)}`).join('; ');
    byId('grid-panel').setAttribute('aria-labelledby', `step-${step}`);
    choose(port);
  };
  const leave = () => {
    choose(null);
    tabs[thousand.port / STEP]?.focus({ preventScroll: true });
  };

  strip.addEventListener('click', ({ target }) => {
    const step = tabs.findIndex((tab) => tab.contains(target as Node));
    if (step >= 0) open(step);
  });
  strip.addEventListener('keydown', (event) => {
    const moves: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1, PageDown: 10, PageUp: -10, Home: -STEPS, End: STEPS };
    const by = moves[event.key];
    if (by === undefined) return;
    event.preventDefault();
    const step = Math.max(0, Math.min(tabs.indexOf(event.target as HTMLElement) + by, STEPS - 1));
    open(step);
    tabs[step]?.focus();
  });
  grid.addEventListener('pointerover', (event) => {
    // A button must not disappear while the reader presses it.
    if (!panel.contains(document.activeElement)) describe(portOf(event) ?? chosen);
  });
  grid.addEventListener('pointerleave', () => describe(chosen));
  grid.addEventListener('focusin', (event) => choose(portOf(event)));
  grid.addEventListener('keydown', (event) => {
    const next = chosen === null ? undefined : nextPort(event, chosen, thousand, map);
    if (next === undefined) return;
    event.preventDefault();
    cellAt(next)?.focus();
  });
  byId('map').addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') leave();
  });

  const worst =
    data.findings.find(({ port, severity, suppressed }) => isPortNumber(port) && severity !== 'info' && suppressed === null)?.port ?? null;
  const first = ranges.find(({ kind }) => kind === 'reserved')?.port ?? data.listeners[0]?.port ?? 0;
  open(Math.floor((worst ?? first) / STEP), worst);
  panel.classList.remove('chosen');
  return (asked) => {
    const port = asked.get('port') ? Number(asked.get('port')) : null;
    if (!isPortNumber(port)) return false;
    open(Math.floor(port / STEP), port);
    goTo(byId('map'));
    return true;
  };
}

function isPortNumber(port: number | null): port is number {
  return Number.isInteger(port) && port !== null && port >= 0 && port <= LAST_PORT;
}
