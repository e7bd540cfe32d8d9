import type { PageData } from '../data.ts';
import { readAddress } from './address.ts';
import { portInWords, showPort, showStep } from './details.ts';
import { byId, element } from './dom.ts';
import { cardsOf, findingItemsOf, worstPort } from './finding-selection.ts';
import { createFindings } from './findings.ts';
import { createGrid } from './grid.ts';
import { drawOverview } from './overview.ts';
import { firstStep, LAST_PORT, portMapOf, runInWords, stepOf, summariesOf } from './port-map.ts';
import { createTable, type Table } from './table.ts';
import { createThemeButton } from './theme.ts';
import { STATES } from './words.ts';

function main(): void {
  const data = JSON.parse(byId('data').textContent ?? '') as PageData;
  createThemeButton();
  const table = createTable(data);
  const items = findingItemsOf(data);
  const showFindings = createFindings(items);
  const showPortOnMap = createMap(data, table, worstPort(cardsOf(items)));
  const follow = () => {
    const asked = readAddress(location.hash);
    if (asked === null) return;
    table.follow(asked);
    showFindings(asked);
    const port = Number(asked.port);
    if (asked.port && Number.isInteger(port) && port >= 0 && port <= LAST_PORT) showPortOnMap(port);
  };
  showFindings({});
  follow();
  addEventListener('hashchange', follow);
  document.documentElement.classList.add('ready');
}

/** Draws the map, opened at the worst port if there is one. The function that it returns shows another port, and brings the map into view. */
function createMap(data: PageData, table: Table, worst: number | null): (port: number) => void {
  const map = portMapOf(data);
  const summaries = summariesOf(map);
  const panel = byId('details');
  let step = worst === null ? firstStep(summaries, data.ranges) : stepOf(worst);
  let looked: number | null = null;
  const show = (port: number | null) => {
    const summary = summaries[step];
    if (port !== null) showPort(data, map, port, { list, close });
    else if (summary) showStep(map, summary);
  };
  const list = (port: number) => {
    table.ask({ text: `${port}-${port}` });
    byId('ports').scrollIntoView();
    byId('filter-text').focus({ preventScroll: true });
  };
  const look = (port: number | null) => {
    looked = port;
    grid.mark(port);
    // On a phone the panel covers the page, but only for a port that the reader chose.
    panel.classList.toggle('chosen', port !== null);
    show(port);
  };
  const close = () => {
    look(null);
    byId(`step-${step}`).focus({ preventScroll: true });
  };
  const grid = createGrid({
    map,
    ranges: data.ranges,
    nameOf: (port) => portInWords(data, map, port),
    glance: (port) => {
      // What the reader is about to press must not go away under the finger.
      if (!panel.contains(document.activeElement)) show(port ?? looked);
    },
    look,
  });
  const choose = (chosen: number, port: number | null = null) => {
    const summary = summaries[chosen];
    if (!summary) return;
    step = chosen;
    mark(chosen);
    grid.show(summary, port);
    const inside = data.ranges.filter((range) => range.port <= summary.endPort && range.endPort >= summary.port);
    const names = inside.map((range) => `${range.name} ${runInWords(range)}`).join('; ');
    byId('grid-title').textContent = `Ports ${runInWords(summary)}`;
    byId('grid-range').textContent = names;
    byId('grid-panel').setAttribute('aria-labelledby', `step-${chosen}`);
    look(port);
  };
  const mark = drawOverview(summaries, data.ranges, choose);
  byId('legend').replaceChildren(
    ...Object.entries(STATES).map(([state, words]) => element('li', element('span', { class: `swatch cell ${state}` }), words)),
    element('li', element('span', { class: 'swatch cell declared flagged' }), 'has an error or a warning'),
    element('li', element('span', { class: 'swatch cell declared crowded' }), 'several workloads'),
  );
  panel.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') close();
  });
  byId('grid').addEventListener('keydown', (event) => {
    if (event.key === 'Escape') close();
  });
  choose(step, worst);
  panel.classList.remove('chosen');
  return (port) => {
    choose(stepOf(port), port);
    byId('map').scrollIntoView();
  };
}

main();
