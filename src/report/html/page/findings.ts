import type { Asked } from './address.ts';
import { cardElement } from './card.ts';
import { createCounts } from './counts.ts';
import { announce, byId, changeAddress, count, element, plural } from './dom.ts';
import { createFilters, offer, offerClusters } from './filters.ts';
import {
  ALL_FINDINGS,
  type Card,
  cardsOf,
  FINDING_FILTERS,
  type FindingItem,
  type FindingQuery,
  selectFindings,
} from './finding-selection.ts';
import { createGrowingList } from './growing-list.ts';
import { severitiesInWords } from './words.ts';

const PAGE = 30;
const MAX_PRINTED = 1000;

/** Lists the findings, one card a port, with filters. The function that it returns applies the filters of an address. */
export function createFindings(items: readonly FindingItem[]): (asked: Asked) => void {
  const silent = items.filter(({ finding }) => finding.suppressed !== null).length;
  const list = byId('findings-list');
  const more = byId<HTMLButtonElement>('findings-more');
  let query = ALL_FINDINGS;
  let cards: readonly Card[] = [];

  const draw = () => {
    createGrowingList(list, more, cards, PAGE, (card) => cardElement(card));
  };
  const update = (chosen: FindingQuery, byReader: boolean) => {
    query = chosen;
    const fitting = selectFindings(items, query);
    cards = cardsOf(fitting);
    mark(query);
    draw();
    const none = silent === items.length ? 'All findings are suppressed.' : 'No finding fits.';
    const status = items.length > 0 && fitting.length === 0 ? none : inWords(fitting, cards);
    byId('findings-status').textContent = status;
    if (!byReader) return;
    announce(status);
    changeAddress({ finding: '' });
  };
  const filters = createFilters(FINDING_FILTERS, 'finding', '', update);
  const mark = createCounts(items, (change) => {
    filters.ask({ ...query, ...change });
    byId('findings').scrollIntoView();
  });
  offer('finding-rule', items, ({ finding }) => [finding.rule]);
  offer('finding-owners', items, ({ owners }) => owners);
  offer('finding-namespaces', items, ({ namespaces }) => namespaces);
  offerClusters('finding', items, ({ finding }) => finding.clusters);
  byId('finding-suppressed-label').hidden = silent === 0;
  byId('findings-none').hidden = items.length > silent;
  byId('findings-some').hidden = items.length === 0;
  printAll(list, () => cards, draw);

  const reveal = (id: string) => {
    const item = items.find(({ finding }) => finding.id === id);
    if (!item) return;
    if (!cards.some((card) => card.items.includes(item))) filters.follow({ suppressed: item.finding.suppressed === null ? '' : 'yes' });
    const selector = `[data-finding="${CSS.escape(id)}"]`;
    if (!list.querySelector(selector)) {
      cards = withFirst(cards, item);
      draw();
    }
    const shown = list.querySelector<HTMLElement>(selector);
    for (const former of list.querySelectorAll('.named')) former.classList.remove('named');
    shown?.classList.add('named');
    shown?.scrollIntoView({ block: 'center' });
    shown?.focus({ preventScroll: true });
  };
  return (asked) => {
    const isFiltered = filters.follow(asked);
    if (asked.finding) reveal(asked.finding);
    else if (isFiltered) byId('findings').scrollIntoView();
  };
}

/** Moves a finding to the top of its card, and its card to the top, because thousands may precede it. */
function withFirst(cards: readonly Card[], item: FindingItem): Card[] {
  const rest = cards.filter((card) => !card.items.includes(item));
  const own = cards.filter((card) => card.items.includes(item));
  return [...own.map((card) => ({ ...card, items: [item, ...card.items.filter((one) => one !== item)] })), ...rest];
}

/** `5 findings on 3 ports: 3 errors, 2 warnings`; suppressed findings are not counted as errors. */
function inWords(items: readonly FindingItem[], cards: readonly Card[]): string {
  if (items.length === 0) return '';
  const ports = cards.filter((card) => card.port !== null).length;
  const where = ports === 0 ? '' : ` on ${plural(ports, 'port')}`;
  return `${plural(items.length, 'finding')}${where}: ${severitiesInWords(items.map((item) => item.finding))}`;
}

/** Prints all findings with their related places, up to a number. */
function printAll(list: HTMLElement, cards: () => readonly Card[], draw: () => void): void {
  addEventListener('beforeprint', () => {
    let room = MAX_PRINTED;
    const printed: HTMLElement[] = [];
    for (const card of cards()) {
      if (room <= 0) break;
      printed.push(cardElement({ ...card, items: card.items.slice(0, room) }, room));
      room -= card.items.length;
    }
    list.replaceChildren(...printed);
    if (room < 0 || printed.length < cards().length) list.append(element('li', `The first ${count(MAX_PRINTED)} findings.`));
    for (const details of list.querySelectorAll('details')) details.open = true;
  });
  addEventListener('afterprint', () => draw());
}
