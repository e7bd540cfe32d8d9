import type { PageEvidence, PageListener } from '../data.ts';
import { excerpt, severityElement } from './cards.ts';
import { byId, type Child, element, faint, fillList, formatCount, goTo, plural } from './dom.ts';
import { createFilters, type Follow } from './filters.ts';
import type { SelectableItem } from './select.ts';

/** Rows per step, and maximum number of printed rows. */
const PAGE = 100;
const MAX_PRINTED = 2000;

const SEVERITIES = ['error', 'warning', 'info'];

interface PortItem extends SelectableItem {
  readonly listener: PageListener;
}

/** A column: its title, the value by which it is sorted, and the content of its cells if it is more than the value. */
interface PortColumn {
  readonly title: string;
  readonly value: (listener: PageListener) => string | number | null;
  readonly cell?: (listener: PageListener) => readonly Child[];
}

const COLUMNS: readonly PortColumn[] = [
  { title: 'Port', value: ({ port }) => port },
  { title: 'Protocol', value: ({ protocol }) => protocol },
  {
    title: 'Reach',
    value: ({ reach }) => reach,
    cell: ({ reach, address }) => [element('span.whole', reach), faint(address)],
  },
  {
    title: 'Workload',
    value: ({ workload }) => workload,
    cell: ({ workload, container, clusters }) => [
      element('span', workload),
      faint(container === null ? null : `container ${container}`),
      faint(clusters.length === 0 ? null : `in ${clusters.join(', ')}`),
    ],
  },
  {
    title: 'Declared',
    value: ({ declared }) => declaredInWords(declared),
    cell: ({ declared }) => {
      const title = declared === null ? 'a process outside pods' : null;
      return [element('span', { class: declared === false ? 'no' : '', title }, declaredInWords(declared))];
    },
  },
  {
    title: 'Registry',
    value: ({ registration }) => registration,
    cell: ({ registration, process }) => [registration, faint(process)],
  },
  {
    title: 'Worst finding',
    value: ({ severity }) => (severity === null ? SEVERITIES.length : SEVERITIES.indexOf(severity)),
    cell: ({ severity }) => [severity === null ? faint('none') : severityElement(severity)],
  },
  { title: 'Where', value: firstPlace, cell: (listener) => [evidenceButton(listener)] },
];

/** Lists all host ports. Returns a function that shows those of an address. */
export function createPorts(listeners: readonly PageListener[]): Follow {
  const [body, more] = [byId('ports-body'), byId('ports-more')];
  const compare = new Intl.Collator('en', { numeric: true }).compare;
  let matching: readonly PageListener[] = [];
  let order: { readonly column: PortColumn; readonly direction: 1 | -1 } = { column: COLUMNS[0] as PortColumn, direction: 1 };

  const draw = (size = PAGE) => {
    const { column, direction } = order;
    const sorted = matching.toSorted((a, b) => direction * compare(String(column.value(a)), String(column.value(b))));
    fillList(body, more, sorted, size, rowOfListener);
    const direct = direction === 1 ? 'ascending' : 'descending';
    for (const [index, head] of [...byId('ports-head').children].entries()) head.ariaSort = COLUMNS[index] === column ? direct : 'none';
  };
  const sortBy = (column: PortColumn) => {
    order = { column, direction: order.column === column && order.direction === 1 ? -1 : 1 };
    draw();
  };
  byId('ports-head').append(
    ...COLUMNS.map((column) =>
      element('th', { scope: 'col' }, element('button', { type: 'button', click: () => sortBy(column) }, column.title)),
    ),
  );
  const follow = createFilters('ports', listeners.map(portItemOf), (items) => {
    matching = items.map(({ listener }) => listener);
    draw();
    if (matching.length === 0) return listeners.length === 0 ? '' : 'No host port matches.';
    const all = matching.length < listeners.length ? `${formatCount(matching.length)} of ` : '';
    return all + plural(listeners.length, 'host port');
  });
  byId('ports-none').hidden = listeners.length > 0;
  byId('ports-some').hidden = listeners.length === 0;
  addEventListener('beforeprint', () => {
    draw(MAX_PRINTED);
    const rest = element('tr', element('td', { colspan: COLUMNS.length }, `The first ${formatCount(MAX_PRINTED)} host ports.`));
    if (matching.length > MAX_PRINTED) body.append(rest);
  });
  addEventListener('afterprint', () => draw());
  return (asked) => {
    const isFiltered = follow(asked);
    if (isFiltered) goTo(byId('ports'));
    return isFiltered;
  };
}

function portItemOf(listener: PageListener): PortItem {
  const { port, protocol, reach, address, declared, workload, namespace, container, registration, process, team } = listener;
  const evidence = listener.evidence.flatMap(({ place, text }) => [place.at, text]);
  const words = [`${port}/${protocol}`, address, workload, container, process, team, registration, reach, ...evidence];
  return {
    listener,
    ports: { port, endPort: port },
    text: words.join('\n').toLowerCase(),
    names: {
      reach: [reach],
      declared: [declaredInWords(declared)],
      registration: [registration],
      severity: [listener.severity ?? 'none'],
      namespace: [namespace],
      workload: [workload],
      cluster: listener.clusters,
    },
  };
}

function declaredInWords(declared: boolean | null): string {
  return declared === null ? '–' : declared ? 'yes' : 'no';
}

function firstPlace({ evidence: [first] }: PageListener): string {
  return first?.place.at ?? '';
}

function rowOfListener(listener: PageListener): HTMLElement {
  const cells = COLUMNS.map(({ title, value, cell }, index) =>
    element(
      index === 0 ? 'th' : 'td',
      { scope: index === 0 ? 'row' : null, 'data-name': title },
      ...(cell?.(listener) ?? [String(value(listener))]),
    ),
  );
  return element('tr', ...cells);
}

/** A button that shows and hides the evidence in a row below that of the listener. */
function evidenceButton(listener: PageListener): HTMLElement {
  const { confidence, evidence, more } = listener;
  const click = () => {
    const row = button.closest('tr') as HTMLElement;
    const isOpen = button.ariaExpanded === 'true';
    button.ariaExpanded = String(!isOpen);
    if (isOpen) return row.nextElementSibling?.remove();
    const said = [element('p.faint', `Confidence: ${confidence}. Evidence:`), ...evidence.map(evidenceElement)];
    return row.after(
      element('tr.evidence', element('td', { colspan: COLUMNS.length }, ...said, faint(more > 0 ? `and ${formatCount(more)} more` : null))),
    );
  };
  const button = element('button', { type: 'button', class: 'evidence-button', 'aria-expanded': 'false', click }, firstPlace(listener));
  return button;
}

function evidenceElement({ detector, origin, place, steps }: PageEvidence): HTMLElement {
  const path = (at: string) => element('span.path', at);
  return element(
    'div',
    element('p', element('strong', detector), ` (${origin}) at `, path(place.at)),
    excerpt(place),
    ...steps.map((step) => element('p.faint', `${step.note} — `, path(step.at))),
  );
}
