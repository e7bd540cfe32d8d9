import { groupBy } from '../../../model/groups.ts';
import type { PageFinding } from '../data.ts';
import { cardElement, cardKey } from './cards.ts';
import { byId, element, fillList, formatCount, goTo, plural } from './dom.ts';
import { createFilters, type Follow } from './filters.ts';
import type { SelectableItem } from './select.ts';

/** Number of cards per step, of places of each card at first, and of printed findings. */
const PAGE = 30;
const PLACES = 5;
const MAX_PRINTED = 1000;

interface FindingItem extends SelectableItem {
  readonly finding: PageFinding;
}

/** Lists the findings, one card per port. Returns a function that shows those of an address. */
export function createFindings(findings: readonly PageFinding[]): Follow {
  const items = findings.map(findingItemOf);
  const silent = findings.filter(({ suppressed }) => suppressed !== null).length;
  const [list, more] = [byId('findings-list'), byId('findings-more')];
  let shown: readonly PageFinding[] = [];
  const draw = (some = shown, cards = PAGE, places = PLACES) => {
    const groups = [...groupBy(some, cardKey).values()] as [PageFinding, ...PageFinding[]][];
    fillList(list, more, groups, cards, (group) => cardElement(group, places));
  };
  const follow = createFilters('findings', items, (matching, query) => {
    shown = matching.flatMap(({ finding }) => (query.suppressed || finding.suppressed === null ? [finding] : []));
    draw();
    for (const link of document.querySelectorAll<HTMLAnchorElement>('#counts a')) {
      const [[filter = '', name] = []] = new URLSearchParams(link.hash.slice(1));
      link.ariaCurrent = String(query[filter] === name);
    }
    if (shown.length > 0 || findings.length === 0) return shown.length === 0 ? '' : inWords(shown);
    return silent === findings.length ? 'All findings are suppressed.' : 'No finding matches.';
  });
  const reveal = (named: PageFinding) => {
    if (!shown.includes(named)) follow(new URLSearchParams(named.suppressed === null ? '' : 'suppressed=yes'));
    // Thousands may precede it.
    shown = [named, ...shown.filter((one) => one !== named)];
    draw();
    const first = list.querySelector<HTMLElement>('.finding');
    first?.classList.add('named');
    if (first) goTo(first, 'center');
  };
  byId('finding-suppressed').hidden = silent === 0;
  byId('findings-none').hidden = findings.length > silent;
  byId('findings-some').hidden = findings.length === 0;
  addEventListener('beforeprint', () => {
    draw(shown.slice(0, MAX_PRINTED), MAX_PRINTED, MAX_PRINTED);
    if (shown.length > MAX_PRINTED) list.append(element('li', `The first ${formatCount(MAX_PRINTED)} findings.`));
    for (const details of list.querySelectorAll('details')) details.open = true;
  });
  addEventListener('afterprint', () => draw());
  return (asked) => {
    const isFiltered = follow(asked);
    const named = findings.find(({ id }) => id === asked.get('finding'));
    if (named) reveal(named);
    else if (isFiltered) goTo(byId('findings'));
    return isFiltered;
  };
}

function findingItemOf(finding: PageFinding): FindingItem {
  const { rule, severity, message, why, label, remedy, place, port, protocol, owners, namespaces, clusters } = finding;
  return {
    finding,
    ports: port === null ? null : { port, endPort: port },
    text: [rule, severity, message, why, label, remedy, place.at, `${port}/${protocol}`, ...owners].join('\n').toLowerCase(),
    names: { severity: [severity], rule: [rule], owner: owners, namespace: namespaces, cluster: clusters },
  };
}

/** `5 findings on 3 ports: 3 errors, 2 warnings`; suppressed findings do not count as errors. */
function inWords(findings: readonly PageFinding[]): string {
  const ports = new Set(findings.filter(({ port }) => port !== null).map(cardKey)).size;
  return `${plural(findings.length, 'finding')}${ports === 0 ? '' : ` on ${plural(ports, 'port')}`}: ${severitiesInWords(findings)}`;
}

/** `3 errors, 2 warnings, 1 suppressed`. */
export function severitiesInWords(findings: readonly PageFinding[]): string {
  const kinds = groupBy(findings, ({ severity, suppressed }) => (suppressed === null ? severity : 'suppressed'));
  return (['error', 'warning', 'info', 'suppressed'] as const)
    .flatMap((kind) => {
      const { length } = kinds.get(kind) ?? [];
      return length === 0 ? [] : [kind === 'error' || kind === 'warning' ? plural(length, kind) : `${formatCount(length)} ${kind}`];
    })
    .join(', ');
}
