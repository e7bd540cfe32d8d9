import type { PageData, PageListener } from '../data.ts';
import { addressOf } from './address.ts';
import { byId, count, element, plural } from './dom.ts';
import { placeInWords } from './place.ts';
import { freeRuns, type PortFacts, type PortMap, rangesAt, runInWords, type StepSummary } from './port-map.ts';
import { nameOf, REGISTRATION_WORDS } from './selection.ts';
import { REACHES, rowInWords, STATES, severitiesInWords } from './words.ts';

/** More would make a panel that is longer than the map beside it; the table shows all. */
const MAX_LISTED = 8;
const MAX_RUNS = 5;

/** What one port is, in a few words: `Port 9104, taken, declared, with findings, DaemonSet a/b`. */
export function portInWords(data: PageData, map: PortMap, port: number): string {
  const facts = map.get(port);
  if (!facts) return `Port ${port}, ${STATES.free}`;
  const holders = facts.listeners.map((listener) => workloadOf(data, listener));
  const names = [...new Set(holders.length > 0 ? holders : facts.rows.map((row) => row.process))];
  const more = names.length > 2 ? `and ${names.length - 2} more` : '';
  return [`Port ${port}`, STATES[facts.state], facts.flagged ? 'with findings' : '', ...names.slice(0, 2), more]
    .filter((part) => part !== '')
    .join(', ');
}

export interface PortActions {
  /** Called when the reader wants to see the port in the table. */
  readonly list: (port: number) => void;
  /** Called when the reader has seen enough of the port. */
  readonly close: () => void;
}

/** Shows the owners of a port. */
export function showPort(data: PageData, map: PortMap, port: number, { list, close }: PortActions): void {
  const facts = map.get(port);
  const ranges = rangesAt(data.ranges, port);
  const state = facts?.state ?? 'free';
  const panel = byId('details');
  panel.replaceChildren(
    element('button', { type: 'button', class: 'close', 'aria-label': `Close port ${port}`, click: close }, '\u2715'),
    element('h3', `Port ${port}`),
    element('p', element('span', { class: `swatch cell ${state}${facts?.flagged ? ' flagged' : ''}` }), STATES[state]),
    ...ranges.map((range) => element('p', { class: 'faint' }, `In the range ${runInWords(range)}: ${range.name}.`)),
    ...(facts ? partsOf(data, facts, list) : []),
  );
}

function partsOf(data: PageData, facts: PortFacts, list: (port: number) => void): HTMLElement[] {
  const { listeners, rows, findings, port } = facts;
  const parts: HTMLElement[] = [];
  if (listeners.length > 0) {
    parts.push(element('h4', `Taken by ${plural(new Set(listeners.map((listener) => listener.workload)).size, 'workload')}`));
    parts.push(shortList(listeners, (listener) => holderOf(data, listener)));
  }
  if (rows.length > 0) {
    parts.push(element('h4', rows.every(({ effect }) => effect === 'held') ? 'Used without a row' : 'In the registry'));
    parts.push(
      shortList(rows, (row) =>
        element(
          'li',
          element('strong', row.process),
          element('span', { class: 'faint' }, rowInWords(row)),
          element('span', { class: 'faint' }, row.citation),
        ),
      ),
    );
  }
  if (findings.length > 0) {
    parts.push(element('h4', `${plural(findings.length, 'finding')}: ${severitiesInWords(findings)}`));
    parts.push(
      shortList(findings, ({ id, severity, message }) =>
        element(
          'li',
          element('span', { class: `severity ${severity}` }, severity),
          ` ${message} `,
          element('a', { href: addressOf({ finding: id }) }, 'Show'),
        ),
      ),
    );
  }
  if (listeners.length > 0)
    parts.push(element('button', { type: 'button', class: 'list-port', click: () => list(port) }, 'Show in the table'));
  return parts;
}

function holderOf(data: PageData, listener: PageListener): HTMLElement {
  const place = listener.evidence[0]?.place;
  const facts = [
    listener.protocol,
    REACHES[listener.reach],
    listener.declared === null ? 'a process outside of pods' : listener.declared ? 'declared' : 'not declared',
    REGISTRATION_WORDS[listener.registration],
  ];
  return element(
    'li',
    element('strong', workloadOf(data, listener)),
    listener.container === null ? null : element('span', `container ${listener.container}`),
    element('span', { class: 'faint' }, facts.join(' · ')),
    place ? element('span', { class: 'faint path' }, placeInWords(place)) : null,
  );
}

function shortList<Thing>(things: readonly Thing[], itemOf: (thing: Thing) => HTMLElement): HTMLElement {
  const rest = things.length - MAX_LISTED;
  return element(
    'ul',
    ...things.slice(0, MAX_LISTED).map(itemOf),
    rest > 0 ? element('li', { class: 'faint' }, `and ${count(rest)} more`) : null,
  );
}

function workloadOf(data: PageData, listener: PageListener): string {
  const workload = data.workloads[listener.workload];
  return workload ? nameOf(workload) : '';
}

/** Shows the rows and listeners of a thousand ports, and the free ports. */
export function showStep(map: PortMap, summary: StepSummary): void {
  const { counts } = summary;
  const runs = freeRuns(map, summary, MAX_RUNS);
  const panel = byId('details');
  panel.replaceChildren(
    element('h3', `Ports ${runInWords(summary)}`),
    element(
      'dl',
      ...fact('Taken', counts.declared + counts.undeclared + counts.conflict),
      ...fact('of these not declared', counts.undeclared),
      ...fact('of these in conflict', counts.conflict),
      ...fact('Registered, not used here', counts.registered),
      ...fact('Free', counts.free),
    ),
    element('h4', 'Most room'),
    element('p', runs.length === 0 ? 'No free port.' : runs.map(runInWords).join(', ')),
    element(
      'p',
      { class: 'faint hint' },
      'Point at a cell, or move with the arrow keys (n and p: next and previous port that is taken), to see the owners of a port.',
    ),
  );
}

function fact(name: string, value: number): HTMLElement[] {
  return [element('dt', name), element('dd', count(value))];
}
