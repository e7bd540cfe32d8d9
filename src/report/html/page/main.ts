import type { PageData } from '../data.ts';
import { portInWords, showPort, showStep } from './details.ts';
import { byId, element } from './dom.ts';
import { createFindings } from './findings.ts';
import { createGrid } from './grid.ts';
import { drawOverview } from './overview.ts';
import { firstStep, portMapOf, runInWords, summariesOf } from './port-map.ts';
import { createTable } from './table.ts';
import { createThemeButton } from './theme.ts';
import { STATES } from './words.ts';

function main(): void {
  const data = JSON.parse(byId('data').textContent ?? '') as PageData;
  const map = portMapOf(data);
  const summaries = summariesOf(map);
  const table = createTable(data);
  createFindings(data.findings);
  createThemeButton();

  let step = firstStep(summaries, data.ranges);
  let looked: number | null = null;
  const list = (port: number) => {
    table.ask({ text: `${port}-${port}` });
    byId('ports').scrollIntoView();
    byId('filter-text').focus({ preventScroll: true });
  };
  const show = (port: number | null) => {
    const summary = summaries[step];
    if (port !== null) showPort(data, map, port, list);
    else if (summary) showStep(map, summary);
  };
  const grid = createGrid({
    map,
    ranges: data.ranges,
    nameOf: (port) => portInWords(data, map, port),
    glance: (port) => {
      // What the reader is about to press must not go away under the finger.
      if (!byId('details').contains(document.activeElement)) show(port ?? looked);
    },
    look: (port) => {
      looked = port;
      show(port);
    },
  });
  const choose = (chosen: number) => {
    const summary = summaries[chosen];
    if (!summary) return;
    step = chosen;
    mark(chosen);
    grid.show(summary);
    const inside = data.ranges.filter((range) => range.port <= summary.endPort && range.endPort >= summary.port);
    const names = inside.map((range) => `${range.name} ${runInWords(range)}`).join('; ');
    byId('grid-title').textContent = `Ports ${runInWords(summary)}`;
    byId('grid-range').textContent = names;
    byId('grid-panel').setAttribute('aria-labelledby', `step-${chosen}`);
    looked = null;
    show(null);
  };
  const mark = drawOverview(summaries, data.ranges, choose);
  byId('legend').replaceChildren(
    ...Object.entries(STATES).map(([state, words]) => element('li', element('span', { class: `swatch cell ${state}` }), words)),
    element('li', element('span', { class: 'swatch cell declared flagged' }), 'has an error or a warning'),
    element('li', element('span', { class: 'swatch cell declared crowded' }), 'several workloads'),
  );
  choose(step);
  document.documentElement.classList.add('ready');
}

main();
