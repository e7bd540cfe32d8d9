import type { PageData, PageEvidence } from '../data.ts';
import type { Asked } from './address.ts';
import { announce, byId, count, element, plural } from './dom.ts';
import { createFilters, offer, offerClusters } from './filters.ts';
import { excerpt, placeInWords } from './place.ts';
import {
  EVERYTHING,
  type Item,
  itemsOf,
  type Order,
  PORT_FILTERS,
  type Query,
  REGISTRATION_WORDS,
  type SortKey,
  select,
  sort,
} from './selection.ts';
import { REACHES } from './words.ts';

const PAGE = 100;
/** Rows on paper; more would be a book. */
const MAX_PRINTED = 2000;

const COLUMNS: readonly (readonly [SortKey, string])[] = [
  ['port', 'Port'],
  ['protocol', 'Protocol'],
  ['reach', 'Reach'],
  ['workload', 'Workload'],
  ['declared', 'Declared'],
  ['registration', 'Registry'],
  ['severity', 'Worst finding'],
  ['place', 'Where'],
];

export interface Table {
  /** Changes the query, and shows the result from its first row on. */
  ask(change: Partial<Query>): void;
  /** Applies the query of an address. */
  follow(asked: Asked): void;
}

/** Distinguishes the filters of this list from those of the findings. */
const IN_ADDRESS = 'list.';

/** The list of all host ports, a hundred at a time. */
export function createTable(data: PageData): Table {
  const items = itemsOf(data);
  let query = EVERYTHING;
  let order: Order = { key: 'port', descending: false };
  let chosen: readonly Item[] = items;
  let first = 0;

  const draw = (from: number, to: number) => {
    byId('ports-body').replaceChildren(...chosen.slice(from, to).map((item) => rowOf(data, item)));
  };
  const turn = (to: number) => {
    first = to;
    draw(first, first + PAGE);
    const last = Math.min(first + PAGE, chosen.length);
    byId('ports-status').textContent = status(items.length, chosen.length, first);
    byId<HTMLButtonElement>('ports-previous').disabled = first === 0;
    byId<HTMLButtonElement>('ports-next').disabled = last >= chosen.length;
    byId('ports-pages').hidden = chosen.length <= PAGE;
  };
  const update = (asked: Query) => {
    query = asked;
    chosen = sort(select(items, query), order);
    turn(0);
    announce(`${count(chosen.length)} of ${plural(items.length, 'host port')}`);
  };
  const markOrder = () => {
    for (const heading of byId('ports-head').querySelectorAll<HTMLElement>('th')) {
      const mine = heading.dataset.key === order.key;
      heading.setAttribute('aria-sort', mine ? (order.descending ? 'descending' : 'ascending') : 'none');
    }
  };
  const sortBy = (key: SortKey) => {
    // The first look at severities is for the worst.
    order = { key, descending: order.key === key ? !order.descending : key === 'severity' };
    markOrder();
    update(query);
  };

  byId('ports-head').replaceChildren(
    ...COLUMNS.map(([key, name]) =>
      element('th', { scope: 'col', 'data-key': key }, element('button', { type: 'button', click: () => sortBy(key) }, name)),
    ),
  );
  markOrder();
  const { ask, follow } = createFilters(PORT_FILTERS, 'filter', IN_ADDRESS, update);
  offer('filter-reach', items, ({ listener }) => [listener.reach], REACHES);
  offer('filter-registration', items, ({ listener }) => [listener.registration], REGISTRATION_WORDS);
  offer('namespaces', items, ({ namespace }) => [namespace]);
  offer('workloads', items, ({ workload }) => [workload]);
  offerClusters('filter', items, ({ listener }) => listener.clusters);
  byId('ports-previous').addEventListener('click', () => turn(Math.max(0, first - PAGE)));
  byId('ports-next').addEventListener('click', () => turn(first + PAGE));
  addEventListener('beforeprint', () => {
    draw(0, MAX_PRINTED);
    byId('ports-status').textContent =
      chosen.length > MAX_PRINTED
        ? `The first ${count(MAX_PRINTED)} of ${count(chosen.length)} host ports`
        : plural(chosen.length, 'host port');
  });
  addEventListener('afterprint', () => turn(first));
  turn(0);
  byId<HTMLButtonElement>('filter-clear').disabled = true;
  byId('ports-none').hidden = items.length > 0;
  byId('ports-some').hidden = items.length === 0;
  return {
    ask,
    follow: (asked) => {
      if (follow(asked)) byId('ports').scrollIntoView();
    },
  };
}

/** `1–100 of 115 host ports`, from the row `first` on. */
function status(all: number, chosen: number, first: number): string {
  if (chosen === 0) return all === 0 ? '' : 'No host port fits.';
  const part = chosen > PAGE ? `${count(first + 1)}–${count(Math.min(first + PAGE, chosen))} of ` : '';
  return part + plural(chosen, 'host port');
}

function declaredCell(declared: boolean | null): Element {
  if (declared === null) return element('span', { class: 'faint', title: 'a process outside of pods' }, '–');
  return element('span', { class: declared ? 'yes' : 'no' }, declared ? 'yes' : 'no');
}

function rowOf(data: PageData, item: Item): HTMLElement {
  const { listener } = item;
  const row = listener.row === null ? undefined : data.rows[listener.row];
  const cell = (name: string, ...children: readonly (Node | string | null)[]) => element('td', { 'data-name': name }, ...children);
  const button = element('button', { type: 'button', class: 'evidence-button', 'aria-expanded': 'false' }, `${item.path}:${item.line}`);
  const made = element(
    'tr',
    element('th', { scope: 'row', 'data-name': 'Port' }, String(listener.port)),
    cell('Protocol', listener.protocol),
    cell(
      'Reach',
      element('span', { class: 'whole' }, REACHES[listener.reach]),
      listener.address ? element('span', { class: 'faint' }, listener.address) : null,
    ),
    cell(
      'Workload',
      element('span', item.workload),
      listener.container === null ? null : element('span', { class: 'faint' }, `container ${listener.container}`),
      listener.clusters.length === 0 ? null : element('span', { class: 'faint' }, `in ${listener.clusters.join(', ')}`),
    ),
    cell('Declared', declaredCell(listener.declared)),
    cell('Registry', REGISTRATION_WORDS[listener.registration], row ? element('span', { class: 'faint' }, row.process) : null),
    cell(
      'Worst finding',
      listener.severity === null
        ? element('span', { class: 'faint' }, 'none')
        : element('span', { class: `severity ${listener.severity}` }, listener.severity),
    ),
    cell('Where', button),
  );
  button.addEventListener('click', () => toggleEvidence(made, button, item));
  return made;
}

function toggleEvidence(row: HTMLElement, button: HTMLElement, { listener }: Item): void {
  const open = button.getAttribute('aria-expanded') === 'true';
  button.setAttribute('aria-expanded', String(!open));
  if (open) {
    row.nextElementSibling?.remove();
    return;
  }
  const rest = listener.more > 0 ? element('p', { class: 'faint' }, `and ${count(listener.more)} more`) : null;
  const cell = element(
    'td',
    { colspan: COLUMNS.length },
    element('p', { class: 'faint' }, `Confidence: ${listener.confidence}. What shows it:`),
    ...listener.evidence.map(evidenceOf),
    rest,
  );
  row.after(element('tr', { class: 'evidence' }, cell));
}

function evidenceOf(evidence: PageEvidence): HTMLElement {
  return element(
    'div',
    element(
      'p',
      element('strong', evidence.detector),
      ` (${evidence.origin}) at `,
      element('span', { class: 'path' }, placeInWords(evidence.place)),
    ),
    excerpt(evidence.place),
    ...evidence.steps.map((step) =>
      element('p', { class: 'faint' }, `${step.note} — `, element('span', { class: 'path' }, placeInWords(step.place))),
    ),
  );
}
