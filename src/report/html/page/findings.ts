import type { PageFinding, PageNote } from '../data.ts';
import { announce, byId, count, element, plural } from './dom.ts';
import { excerpt, placeInWords } from './place.ts';
import { wordsOf } from './selection.ts';

const PAGE = 50;
const MAX_PRINTED = 1000;

/** Lists the findings, the most severe first, with filters by words, severity and rule. */
export function createFindings(findings: readonly PageFinding[]): void {
  const haystacks = new Map(findings.map((finding) => [finding, haystackOf(finding)]));
  const text = byId<HTMLInputElement>('finding-text');
  const severity = byId<HTMLSelectElement>('finding-severity');
  const rule = byId<HTMLSelectElement>('finding-rule');
  const suppressed = byId<HTMLInputElement>('finding-suppressed');
  const more = byId<HTMLButtonElement>('findings-more');
  const list = byId('findings-list');
  const silent = findings.filter((finding) => finding.suppressed !== null).length;
  let chosen: readonly PageFinding[] = [];

  const show = (to: number) => {
    list.append(...chosen.slice(list.childElementCount, to).map(cardOf));
    const rest = chosen.length - list.childElementCount;
    more.hidden = rest <= 0;
    more.textContent = `Show ${count(Math.min(PAGE, rest))} more of ${count(rest)}`;
  };
  const update = (speak: boolean) => {
    const words = wordsOf(text.value);
    chosen = findings.filter(
      (finding) =>
        (suppressed.checked || finding.suppressed === null) &&
        (severity.value === '' || finding.severity === severity.value) &&
        (rule.value === '' || finding.rule === rule.value) &&
        words.every((word) => haystacks.get(finding)?.includes(word)),
    );
    list.replaceChildren();
    show(PAGE);
    const status = chosen.length === 0 && findings.length > silent ? 'No finding fits.' : plural(chosen.length, 'finding');
    byId('findings-status').textContent = status;
    if (speak) announce(status);
  };

  const rules = [...new Set(findings.map((finding) => finding.rule))].sort();
  rule.append(...rules.map((value) => element('option', { value }, value)));
  byId('finding-suppressed-label').hidden = silent === 0;
  byId('findings-none').hidden = findings.length > silent;
  byId('findings-some').hidden = findings.length === 0;
  for (const field of [text, severity, rule, suppressed]) field.addEventListener('input', () => update(true));
  more.addEventListener('click', () => {
    const before = list.childElementCount;
    show(before + PAGE);
    (list.children[before] as HTMLElement | undefined)?.focus();
  });
  addEventListener('beforeprint', () => {
    show(MAX_PRINTED);
    if (chosen.length > MAX_PRINTED)
      byId('findings-status').textContent = `The first ${count(MAX_PRINTED)} of ${count(chosen.length)} findings`;
    for (const details of list.querySelectorAll('details')) details.open = true;
  });
  addEventListener('afterprint', () => update(false));
  update(false);
}

function haystackOf({ rule, severity, message, remedy, place, port }: PageFinding): string {
  return [rule, severity, message, remedy, place.path, port].join('\n').toLowerCase();
}

function cardOf(finding: PageFinding): HTMLElement {
  const rule =
    finding.url === null ? finding.rule : element('a', { href: finding.url, rel: 'noopener noreferrer', target: '_blank' }, finding.rule);
  const confidence = finding.confidence === 'certain' || finding.confidence === 'high' ? null : `${finding.confidence} confidence`;
  return element(
    'li',
    { class: `finding ${finding.severity}${finding.suppressed === null ? '' : ' silent'}`, tabindex: -1 },
    element(
      'p',
      { class: 'finding-head' },
      element('span', { class: `severity ${finding.severity}` }, finding.severity),
      element('span', { class: 'rule' }, rule),
      confidence === null ? null : element('span', { class: 'faint' }, confidence),
    ),
    element('p', { class: 'message' }, finding.message),
    element('p', { class: 'path' }, placeInWords(finding.place)),
    excerpt(finding.place),
    finding.remedy === '' ? null : element('p', element('strong', 'Fix: '), finding.remedy),
    finding.suppressed === null ? null : element('p', { class: 'faint' }, `Suppressed by ${finding.suppressed}`),
    finding.related.length === 0 ? null : relatedOf(finding.related),
  );
}

function relatedOf(related: readonly PageNote[]): HTMLElement {
  return element(
    'details',
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
