import { byId, goTo, plural } from './dom.ts';
import { createFilters } from './filters.ts';
import type { SelectableItem } from './select.ts';

interface RowItem extends SelectableItem {
  readonly row: HTMLElement;
}

const items = [...document.querySelectorAll<HTMLElement>('tr[data-port]')].map((row): RowItem => {
  const { port, end, platforms = '', team = '' } = row.dataset;
  return {
    row,
    ports: { port: Number(port), endPort: Number(end) },
    text: (row.textContent ?? '').toLowerCase(),
    // A registry also has the rows of the registries that it includes.
    names: { registry: platforms.split(' '), team: [team] },
  };
});
const bodies = [...document.querySelectorAll<HTMLElement>('tbody')];

const filter = createFilters('rows', items, (matching) => {
  const shown = new Set(matching.map(({ row }) => row));
  for (const { row } of items) row.hidden = !shown.has(row);
  for (const body of bodies) body.hidden = [...body.children].every((row) => (row as HTMLElement).hidden);
  if (shown.size === 0) return 'No row matches.';
  return `${shown.size < items.length ? `${shown.size} of ` : ''}${plural(items.length, 'row')}`;
});

/** Filters by the address, or shows the rows of the port in it, such as `#9100`. */
function followHash(): void {
  filter(new URLSearchParams(location.hash.includes('=') ? location.hash.slice(1) : ''));
  const port = /^#(\d{1,5})/.exec(location.hash)?.[1];
  if (port === undefined) return;
  const found = items.find(({ ports }) => ports !== null && ports.port <= Number(port) && Number(port) <= ports.endPort);
  if (!found) byId('rows-status').textContent = `No registry has a row for port ${port}.`;
  else if (found.ports?.port !== Number(port)) location.replace(`#${found.ports?.port}`);
  else goTo(found.row.parentElement as HTMLElement, 'center');
}

document.querySelector('form')?.removeAttribute('hidden');
addEventListener('hashchange', followHash);
followHash();
document.documentElement.classList.add('ready');
