import { readAddress } from './address.ts';
import { announce, byId, plural } from './dom.ts';
import { createFilters } from './filters.ts';
import { type RowOfPage, selectRows } from './row-selection.ts';
import { createThemeButton } from './theme.ts';

const NAMES = ['text', 'registry', 'team'] as const;

/** Filters the rows that are in the page, and shows the row of the port that the address names. */
function main(): void {
  createThemeButton();
  const rows = [...document.querySelectorAll<HTMLElement>('tr[data-port]')].map((node) => ({ node, ...rowOf(node) }));
  const bodies = [...document.querySelectorAll<HTMLElement>('tbody')];
  const status = byId('rows-status');
  const none = byId('rows-none');
  const filters = createFilters(NAMES, 'filter', '', (query, byReader) => {
    const chosen = new Set(selectRows(rows, query));
    for (const row of rows) row.node.hidden = !chosen.has(row);
    for (const body of bodies) body.hidden = [...body.children].every((row) => (row as HTMLElement).hidden);
    none.hidden = chosen.size > 0;
    none.textContent = 'No row fits.';
    status.textContent = chosen.size === rows.length ? plural(rows.length, 'row') : `${chosen.size} of ${plural(rows.length, 'row')}`;
    if (byReader) announce(status.textContent);
  });
  byId('filters').hidden = false;
  const follow = () => {
    filters.follow(readAddress(location.hash) ?? {});
    const port = /^#(\d{1,5}(?:-\d{1,5})?)$/.exec(location.hash)?.[1];
    for (const one of document.querySelectorAll('tbody.named')) one.classList.remove('named');
    if (port === undefined) return;
    const row = selectRows(rows, { text: port, registry: '', team: '' })[0];
    const body = row?.node.parentElement;
    body?.classList.add('named');
    body?.querySelector<HTMLElement>('a')?.focus({ preventScroll: true });
    body?.scrollIntoView({ block: 'center' });
    if (!row) {
      none.hidden = false;
      none.textContent = `No registry has a row for port ${port}.`;
      none.scrollIntoView({ block: 'center' });
    }
  };
  addEventListener('hashchange', follow);
  follow();
  document.documentElement.classList.add('ready');
}

function rowOf({ dataset, textContent }: HTMLElement): RowOfPage {
  const { port, end, registry = '', team = '', includedBy = '' } = dataset;
  return { port: Number(port), endPort: Number(end), registry, team, includedBy, text: (textContent ?? '').toLowerCase() };
}

main();
