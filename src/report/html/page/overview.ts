import type { PageRange } from '../data.ts';
import { byId, element, formatCount, plural } from './dom.ts';
import { LAST_PORT, type PortState, runInWords, type Thousand } from './port-map.ts';

/** States that make a bar, from its top to its foot. */
const STACK: readonly PortState[] = ['conflict', 'undeclared', 'declared', 'registered'];
/** Minimum height of a bar in percent, so that a single port is visible. */
const MIN_PERCENT = 6;

/** Draws a bar for each thousand of ports, and the ranges. Returns the bars. */
export function drawOverview(thousands: readonly Thousand[], ranges: readonly PageRange[]): readonly HTMLElement[] {
  const most = Math.max(...thousands.map(busyPorts));
  const tabs = thousands.map((thousand, step) => {
    const label = inWords(thousand);
    const names = { id: `step-${step}`, 'aria-controls': 'grid-panel', 'aria-label': label, title: label };
    return element('button', { type: 'button', role: 'tab', ...names }, bar(thousand, most));
  });
  byId('overview').append(...tabs);
  for (const range of ranges) {
    const name = `${range.name} ${runInWords(range)}`;
    const band = element('span', { class: `band ${range.kind}`, title: name });
    band.style.left = `${(range.port / LAST_PORT) * 100}%`;
    band.style.width = `${((range.endPort - range.port) / LAST_PORT) * 100}%`;
    byId('bands').append(band);
    byId('ranges').append(element('li', element('span', { class: `band ${range.kind}` }), name));
  }
  return tabs;
}

function busyPorts({ counts }: Thousand): number {
  return STACK.reduce((sum, state) => sum + counts[state], 0);
}

/** A bar; its height is the square root of the share, so that one port beside a thousand is visible. */
function bar(thousand: Thousand, most: number): HTMLElement {
  const busy = busyPorts(thousand);
  const whole = element('span.bar');
  whole.style.height = `${busy === 0 ? 0 : Math.max(MIN_PERCENT, Math.sqrt(busy / most) * 100)}%`;
  for (const state of STACK.filter((one) => thousand.counts[one] > 0)) {
    const part = element('span', { class: `part ${state}` });
    part.style.flexGrow = String(thousand.counts[state]);
    whole.append(part);
  }
  return whole;
}

function inWords(thousand: Thousand): string {
  const { declared, undeclared, conflict, registered } = thousand.counts;
  const conflicts = conflict > 0 ? `, ${plural(conflict, 'conflict')}` : '';
  const used = formatCount(declared + undeclared + conflict);
  return `Ports ${runInWords(thousand)}: ${used} used${conflicts}, ${formatCount(registered)} more registered`;
}
