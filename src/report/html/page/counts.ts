import { byId, count, element, plural } from './dom.ts';
import { countNames, type FindingItem, type FindingQuery } from './finding-selection.ts';

/** Names of each kind that the head of the page has room for; the filters have all. */
const MAX_NAMES = 5;

const KINDS = [
  ['rule', 'By rule', (item: FindingItem) => [item.finding.rule]],
  ['owner', 'By owner', (item: FindingItem) => item.owners],
  ['namespace', 'By namespace', (item: FindingItem) => item.namespaces],
] as const;

/**
 * Counts the findings by rule, owner and namespace, each with a button that shows just these. Returns how to mark those by
 * which the list is filtered.
 */
export function createCounts(
  items: readonly FindingItem[],
  choose: (change: Partial<FindingQuery>) => void,
): (query: FindingQuery) => void {
  const active = items.filter(({ finding }) => finding.suppressed === null);
  const hasSides = active.some((item) => item.owners.length > 1);
  const buttons: { readonly kind: keyof FindingQuery; readonly name: string; readonly button: HTMLElement }[] = [];
  const host = byId('counts');
  host.hidden = active.length === 0;
  host.replaceChildren(
    ...KINDS.map(([kind, title, namesOf]) => {
      const names = countNames(active, namesOf);
      const rest = names.length - MAX_NAMES;
      const lines = names.slice(0, MAX_NAMES).map(([name, findings]) => {
        const click = () => choose({ [kind]: button.getAttribute('aria-pressed') === 'true' ? '' : name });
        const button = element(
          'button',
          { type: 'button', click, title: name, 'aria-label': `${name}: ${plural(findings, 'finding')}` },
          element('span', { class: 'name' }, name),
          element('span', { class: 'number' }, count(findings)),
        );
        buttons.push({ kind, name, button });
        return element('li', button);
      });
      const more = rest > 0 ? element('li', { class: 'faint' }, `and ${count(rest)} more`) : null;
      const note = kind !== 'rule' && hasSides ? element('span', { class: 'faint' }, ' both sides of a conflict') : null;
      return element('div', element('h2', title, note), element('ul', ...lines, more));
    }),
  );
  return (query) => {
    for (const { kind, name, button } of buttons) button.setAttribute('aria-pressed', String(query[kind] === name));
  };
}
