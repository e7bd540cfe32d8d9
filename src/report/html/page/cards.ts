import { groupBy } from '../../../model/groups.ts';
import { firstFew } from '../../../text/words.ts';
import type { PageFinding, PageNote, PagePlace } from '../data.ts';
import { element, faint, fillList, plural } from './dom.ts';

const MAX_OWNERS = 3;

/** The key of a finding's card: its port, or its place if it has no port. */
export function cardKey({ port, protocol, place }: PageFinding): string {
  return port === null ? place.at : `${port}/${protocol}`;
}

/** A card with all findings about one port, the source lines of each place once, and at first `places` places. */
export function cardElement(findings: readonly [PageFinding, ...PageFinding[]], places: number): HTMLElement {
  const [worst] = findings;
  const owners = [...new Set(findings.flatMap((finding) => finding.owners))];
  const list = element('ul.parts');
  const more = element('button', { type: 'button', class: 'more' });
  fillList(list, more, [...groupBy(findings, ({ owners, place }) => `${owners[0]}\n${place.at}`).values()], places, partElement);
  return element(
    'li',
    { class: `card ${worst.severity}${worst.suppressed === null ? '' : ' silent'}`, tabindex: -1, 'data-card': cardKey(worst) },
    element(
      'div.card-head',
      element('h3', worst.port === null ? cardKey(worst) : `Port ${cardKey(worst)}`),
      worst.port === null ? null : element('span', firstFew(owners, MAX_OWNERS)),
      worst.port === null ? null : element('a.to-map', { href: `#port=${worst.port}` }, 'On the map'),
    ),
    list,
    more,
  );
}

/** The findings at one place of one workload. */
function partElement(findings: readonly PageFinding[]): HTMLElement {
  return element(
    'li',
    { tabindex: -1 },
    ...findings.slice(0, 1).flatMap(({ place }) => [element('p.path', place.at), excerpt(place)]),
    ...findings.map(findingElement),
  );
}

function findingElement(finding: PageFinding): HTMLElement {
  const { id, rule, url, severity, confidence, message, why, remedy, label, suppressed, related, conflict, clusters } = finding;
  const isSure = confidence === 'certain' || confidence === 'high';
  const line = (term: string, text: string | null) => (text ? element('p', term === '' ? null : element('strong', term), text) : null);
  return element(
    'div',
    { class: `finding ${severity}${suppressed === null ? '' : ' silent'}`, tabindex: -1, 'data-finding': id },
    element(
      'p.finding-head',
      severityElement(severity),
      element('a.rule', { href: url, rel: 'noopener noreferrer', target: '_blank' }, rule),
      faint(isSure ? null : `${confidence} confidence`),
      element('a.address', { href: `#${new URLSearchParams({ finding: id })}`, 'aria-label': `Address of this finding: ${rule}` }, '#'),
    ),
    element('p.message', message),
    faint(label),
    faint(clusters.length === 0 ? null : `In ${clusters.join(', ')}`),
    line('Why: ', why),
    line('Fix: ', remedy),
    faint(suppressed && `Suppressed by ${suppressed}`),
    // The other sides of a conflict are shown at once.
    related.length === 0
      ? null
      : element('details', { open: conflict }, element('summary', plural(related.length, 'related place')), ...related.map(noteElement)),
  );
}

export function severityElement(severity: string): HTMLElement {
  return element('span', { class: `severity ${severity}` }, severity);
}

function noteElement({ note, place }: PageNote): HTMLElement {
  return element('div.related', element('p', note, element('span.path', place.at)), excerpt(place));
}

/** The source line of a place with the marked text, between the lines around it. */
export function excerpt({ line, above, before, marked, after, below }: PagePlace): HTMLElement | null {
  if (before + marked + after === '') return null;
  const lines = [...above, [before, element('mark', marked), after], ...below];
  const rows = lines.map((code, index) => {
    const number = line - above.length + index;
    return element(
      'span',
      { class: number === line ? 'line' : 'line faint' },
      element('span.line-number', String(number)),
      element('code', ...[code].flat()),
    );
  });
  return element('pre.excerpt', ...rows);
}
