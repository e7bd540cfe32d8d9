import type { PageData, PageEvidence } from '../data.ts';
import { type Asked, partOf } from './address.ts';
import { announce, byId, changeAddress, count, element, plural } from './dom.ts';
import { excerpt, placeInWords } from './place.ts';
import { EVERYTHING, type Item, itemsOf, type Order, type Query, type SortKey, select, sort } from './selection.ts';
import { REGISTRATION_WORDS, reachInWords } from './words.ts';

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
  /** Asks for something else, and shows it from its first row on. */
  ask(change: Partial<Query>): void;
  /** Shows what an address asks for. */
  follow(asked: Asked): void;
}

const FILTERS = ['text', 'reach', 'declared', 'registration', 'severity', 'namespace', 'workload'] as const;
/** Tells the filters of this list from those of the findings. */
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
  const update = () => {
    chosen = sort(select(items, query), order);
    turn(0);
    byId<HTMLButtonElement>('ports-clear').disabled = Object.values(query).every((value) => value === '');
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
    update();
  };

  byId('ports-head').replaceChildren(
    ...COLUMNS.map(([key, name]) =>
      element('th', { scope: 'col', 'data-key': key }, element('button', { type: 'button', click: () => sortBy(key) }, name)),
    ),
  );
  markOrder();
  const fields = fillFilters(data, items);
  for (const [name, field] of fields) {
    field.addEventListener('input', () => {
      query = { ...query, [name]: field.value };
      update();
      keep();
    });
  }
  const keep = () => changeAddress(Object.fromEntries(FILTERS.map((name) => [IN_ADDRESS + name, query[name]])));
  const show = (asked: Query) => {
    query = asked;
    for (const [name, field] of fields) field.value = query[name];
    update();
  };
  const ask = (change: Partial<Query>) => {
    show({ ...EVERYTHING, ...change });
    keep();
  };
  byId('ports-clear').addEventListener('click', () => {
    ask({});
    byId('filter-text').focus();
  });
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
  byId<HTMLButtonElement>('ports-clear').disabled = true;
  byId('ports-none').hidden = items.length > 0;
  byId('ports-some').hidden = items.length === 0;
  const follow = (asked: Asked) => {
    show(partOf(asked, FILTERS, IN_ADDRESS));
    if (FILTERS.some((name) => query[name] !== '')) byId('ports').scrollIntoView();
  };
  return { ask, follow };
}

/** `1–100 of 115 host ports`, from the row `first` on. */
function status(all: number, chosen: number, first: number): string {
  if (chosen === 0) return all === 0 ? '' : 'No host port fits.';
  const part = chosen > PAGE ? `${count(first + 1)}–${count(Math.min(first + PAGE, chosen))} of ` : '';
  return part + plural(chosen, 'host port');
}

/** Offers in each filter what the input holds, and gives the fields by their names. */
function fillFilters(data: PageData, items: readonly Item[]): [keyof Query, HTMLInputElement | HTMLSelectElement][] {
  const offer = (id: string, values: Iterable<string>, inWords: (value: string) => string = (value) => value) => {
    byId(id).append(
      ...[...new Set(values)]
        .filter((value) => value !== '')
        .sort()
        .map((value) => element('option', { value }, inWords(value))),
    );
  };
  offer(
    'filter-reach',
    data.listeners.map((listener) => listener.reach),
    (value) => reachInWords(value as 'any'),
  );
  offer(
    'filter-registration',
    data.listeners.map((listener) => listener.registration),
    (value) => REGISTRATION_WORDS[value as 'registered'],
  );
  offer('namespaces', firstOf(items.map((item) => item.namespace)));
  offer('workloads', firstOf(items.map((item) => item.workload)));
  return FILTERS.map((name) => [name, byId<HTMLInputElement>(`filter-${name}`)]);
}

/** A list of thousands to choose from is slow to open, and of no use: the field takes any words. */
function firstOf(values: readonly string[]): string[] {
  return [...new Set(values)].slice(0, 300);
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
      element('span', { class: 'whole' }, reachInWords(listener.reach)),
      listener.address ? element('span', { class: 'faint' }, listener.address) : null,
    ),
    cell(
      'Workload',
      element('span', item.workload),
      listener.container === null ? null : element('span', { class: 'faint' }, `container ${listener.container}`),
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
