import { firstAndMore } from '../../../text/words.ts';
import type { PageListener, PageRange } from '../data.ts';
import { severityElement } from './cards.ts';
import { element, faint, formatCount, plural } from './dom.ts';
import { severitiesInWords } from './findings.ts';
import { freeRuns, type PortFacts, type PortMap, rangesAt, runInWords, STATES, type Thousand } from './port-map.ts';

/** Maximum number of items, so that the panel is not longer than the map beside it; the table contains all. */
const MAX_LISTED = 8;
const MAX_RUNS = 5;

/** A short description of a port: `Port 9104, used, declared, with findings, DaemonSet a/b`. */
export function portInWords({ port, state, flagged, workloads, rows }: PortFacts): string {
  const names = workloads.length > 0 ? workloads : [...new Set(rows.map(({ process }) => process))];
  return [`Port ${port}`, STATES[state], ...(flagged ? ['with findings'] : []), ...firstAndMore(names, 2)].join(', ');
}

/** Details of a port: its workloads, rows and findings. */
export function portDetails(facts: PortFacts, ranges: readonly PageRange[]): HTMLElement[] {
  const { port, listeners, rows, findings, state, flagged, workloads } = facts;
  return [
    element('h3', `Port ${port}`),
    element('p', element('span', { class: `swatch cell ${state}${flagged ? ' flagged' : ''}` }), STATES[state]),
    ...rangesAt(ranges, port).map((range) => element('p.faint', `In the range ${runInWords(range)}: ${range.name}.`)),
    ...section(`Used by ${plural(workloads.length, 'workload')}`, listeners, listenerElement),
    ...section(rows.some(({ isRow }) => isRow) ? 'In the registry' : 'Known without a row', rows, ({ process, facts: words, citation }) =>
      element('li', element('strong', process), faint(words), faint(citation)),
    ),
    ...section(`${plural(findings.length, 'finding')}: ${severitiesInWords(findings)}`, findings, ({ id, severity, message }) =>
      element('li', severityElement(severity), ` ${message} `, element('a', { href: `#${new URLSearchParams({ finding: id })}` }, 'Show')),
    ),
    ...(listeners.length === 0 ? [] : [element('a.list-port', { href: `#list.text=${port}` }, 'Show in the table')]),
  ];
}

/** A list below its heading; empty without items. */
function section<Thing>(title: string, things: readonly Thing[], itemOf: (thing: Thing) => HTMLElement): HTMLElement[] {
  if (things.length === 0) return [];
  const rest = things.length - MAX_LISTED;
  const more = rest > 0 ? element('li.faint', `and ${formatCount(rest)} more`) : null;
  return [element('h4', title), element('ul', ...things.slice(0, MAX_LISTED).map(itemOf), more)];
}

function listenerElement({ workload, container, protocol, reach, declared, registration, evidence }: PageListener): HTMLElement {
  const isDeclared = declared === null ? 'a process outside pods' : declared ? 'declared' : 'not declared';
  return element(
    'li',
    element('strong', workload),
    container === null ? null : element('span', `container ${container}`),
    faint([protocol, `reach ${reach}`, isDeclared, registration].join(' · ')),
    ...evidence.slice(0, 1).map(({ place }) => element('span.faint.path', place.at)),
  );
}

/** The ports of a thousand by state, and its longest ranges of free ports. */
export function thousandDetails(thousand: Thousand, map: PortMap): HTMLElement[] {
  const { declared, undeclared, conflict, registered, free } = thousand.counts;
  const facts: readonly (readonly [string, number])[] = [
    ['Used', declared + undeclared + conflict],
    ['of these not declared', undeclared],
    ['of these in conflict', conflict],
    ['Registered, not used', registered],
    ['Free', free],
  ];
  const runs = freeRuns(map, thousand, MAX_RUNS).map(runInWords);
  return [
    element('h3', `Ports ${runInWords(thousand)}`),
    element('dl', ...facts.flatMap(([name, value]) => [element('dt', name), element('dd', formatCount(value))])),
    element('h4', 'Longest free ranges'),
    element('p', runs.length === 0 ? 'No free port.' : runs.join(', ')),
    element('p.faint.hint', 'Point at a cell, or use the arrow keys (n and p: next and previous used port), to see what uses a port.'),
  ];
}
