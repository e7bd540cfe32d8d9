import { groupBy } from '../../../model/groups.ts';
import type { PageFinding, PageNote } from '../data.ts';
import { addressOf } from './address.ts';
import { element, plural } from './dom.ts';
import type { Card, FindingItem } from './finding-selection.ts';
import { createGrowingList } from './growing-list.ts';
import { excerpt, placeInWords } from './place.ts';

/** Places of one port that its card shows at first. */
const PARTS = 5;
const MAX_OWNERS = 3;

/** All findings about one port, with the source lines of each place once. */
export function cardElement(card: Card, parts: number = PARTS): HTMLElement {
  const isSilent = card.items.every(({ finding }) => finding.suppressed !== null);
  const list = element('ul', { class: 'parts' });
  const more = element('button', { type: 'button', class: 'more' });
  createGrowingList(list, more, partsOf(card.items), parts, partElement);
  return element(
    'li',
    { class: `card ${card.severity}${isSilent ? ' silent' : ''}`, tabindex: -1, 'data-card': card.key },
    element(
      'div',
      { class: 'card-head' },
      element('h3', card.title),
      element('span', ownersInWords(card)),
      card.port === null ? null : element('a', { class: 'to-map', href: addressOf({ port: String(card.port) }) }, 'On the map'),
    ),
    list,
    more,
  );
}

function ownersInWords({ items, port }: Card): string {
  if (port === null) return '';
  const owners = [...new Set(items.flatMap((item) => item.owners))];
  const rest = owners.length - MAX_OWNERS;
  return owners.slice(0, MAX_OWNERS).join(', ') + (rest > 0 ? ` and ${rest} more` : '');
}

/** Findings at one place of one workload. */
function partsOf(items: readonly FindingItem[]): FindingItem[][] {
  return [...groupBy(items, ({ owners, finding }) => `${owners[0]}\n${placeInWords(finding.place)}`).values()];
}

function partElement(items: readonly FindingItem[]): HTMLElement {
  const place = items[0]?.finding.place;
  return element(
    'li',
    { tabindex: -1 },
    place ? element('p', { class: 'path' }, placeInWords(place)) : null,
    place ? excerpt(place) : null,
    ...items.map(({ finding }) => findingElement(finding)),
  );
}

function findingElement(finding: PageFinding): HTMLElement {
  const { id, rule, url, severity, confidence, message, why, remedy, label, suppressed, related, conflict, clusters } = finding;
  const name = url === null ? rule : element('a', { href: url, rel: 'noopener noreferrer', target: '_blank' }, rule);
  const isSure = confidence === 'certain' || confidence === 'high';
  return element(
    'div',
    { class: `finding ${severity}${suppressed === null ? '' : ' silent'}`, tabindex: -1, 'data-finding': id },
    element(
      'p',
      { class: 'finding-head' },
      element('span', { class: `severity ${severity}` }, severity),
      element('span', { class: 'rule' }, name),
      isSure ? null : element('span', { class: 'faint' }, `${confidence} confidence`),
      element('a', { class: 'address', href: addressOf({ finding: id }), 'aria-label': `Address of this finding: ${rule}` }, '#'),
    ),
    element('p', { class: 'message' }, message),
    label === null ? null : element('p', { class: 'faint' }, label),
    clusters.length === 0 ? null : element('p', { class: 'faint' }, `In ${clusters.join(', ')}`),
    why === '' ? null : element('p', element('strong', 'Why: '), why),
    remedy === '' ? null : element('p', element('strong', 'Fix: '), remedy),
    suppressed === null ? null : element('p', { class: 'faint' }, `Suppressed by ${suppressed}`),
    related.length === 0 ? null : relatedOf(related, conflict),
  );
}

/** Related places; those of a conflict are its other sides, and are shown open. */
function relatedOf(related: readonly PageNote[], open: boolean): HTMLElement {
  return element(
    'details',
    { open },
    element('summary', plural(related.length, 'related place')),
    ...related.map((note) =>
      element(
        'div',
        { class: 'related' },
        element('p', note.note, element('span', { class: 'path' }, placeInWords(note.place))),
        excerpt(note.place),
      ),
    ),
  );
}
