import type { PageRange } from '../data.ts';
import { byId, count, element, plural } from './dom.ts';
import { type PortState, runInWords, STEP, STEPS, type StepSummary } from './port-map.ts';

/** States that make a bar, from its foot to its top. */
const STACK: readonly PortState[] = ['registered', 'declared', 'undeclared', 'conflict'];
/** Parts of a bar that a single port gets at least, in percent, so that it is seen. */
const MIN_PERCENT = 6;

/** Draws a bar for each thousand of ports; `choose` is called with the one that the reader selects. Returns a function that marks one. */
export function drawOverview(
  summaries: readonly StepSummary[],
  ranges: readonly PageRange[],
  choose: (step: number) => void,
): (step: number) => void {
  const most = Math.max(1, ...summaries.map(busyPorts));
  const tabs = summaries.map((summary, step) =>
    element(
      'button',
      {
        type: 'button',
        role: 'tab',
        id: `step-${step}`,
        'aria-controls': 'grid-panel',
        'aria-label': inWords(summary),
        title: inWords(summary),
        click: () => choose(step),
      },
      bar(summary, most),
    ),
  );
  const strip = byId('overview');
  strip.replaceChildren(...tabs);
  strip.addEventListener('keydown', (event) => {
    const step = tabs.indexOf(document.activeElement as HTMLButtonElement);
    const next = nextStep(event.key, step);
    if (step === -1 || next === undefined) return;
    event.preventDefault();
    choose(next);
    tabs[next]?.focus();
  });
  byId('bands').replaceChildren(...ranges.map(band));
  byId('ranges').replaceChildren(...ranges.map(caption));
  byId('axis').replaceChildren(...[0, 10, 20, 30, 40, 50, 60].map(tick));
  return (chosen) => {
    for (const [step, tab] of tabs.entries()) {
      tab.setAttribute('aria-selected', String(step === chosen));
      tab.tabIndex = step === chosen ? 0 : -1;
    }
  };
}

function nextStep(key: string, step: number): number | undefined {
  const moves: Readonly<Record<string, number>> = {
    ArrowRight: step + 1,
    ArrowLeft: step - 1,
    PageDown: step + 10,
    PageUp: step - 10,
    Home: 0,
    End: STEPS - 1,
  };
  const wanted = moves[key];
  return wanted === undefined ? undefined : Math.max(0, Math.min(wanted, STEPS - 1));
}

function busyPorts({ counts }: StepSummary): number {
  return STACK.reduce((sum, state) => sum + counts[state], 0);
}

/** The root of the share, so that one port beside a thousand is still seen. */
function bar(summary: StepSummary, most: number): HTMLElement {
  const busy = busyPorts(summary);
  const whole = element('span', { class: 'bar' });
  whole.style.height = `${busy === 0 ? 0 : Math.max(MIN_PERCENT, Math.sqrt(busy / most) * 100)}%`;
  for (const state of STACK.toReversed()) {
    if (summary.counts[state] === 0) continue;
    const part = element('span', { class: `part ${state}` });
    part.style.flexGrow = String(summary.counts[state]);
    whole.append(part);
  }
  return whole;
}

function inWords(summary: StepSummary): string {
  const { counts } = summary;
  const taken = counts.declared + counts.undeclared + counts.conflict;
  const conflicts = counts.conflict > 0 ? `, ${plural(counts.conflict, 'conflict')}` : '';
  return `Ports ${runInWords(summary)}: ${count(taken)} taken${conflicts}, ${count(counts.registered)} more registered`;
}

function band(range: PageRange): HTMLElement {
  const drawn = element('span', { class: `band ${range.kind}`, title: `${range.name} ${runInWords(range)}` });
  drawn.style.left = `${(range.port / (STEPS * STEP)) * 100}%`;
  drawn.style.width = `${((range.endPort - range.port + 1) / (STEPS * STEP)) * 100}%`;
  return drawn;
}

function caption(range: PageRange): HTMLElement {
  return element('li', element('span', { class: `band ${range.kind}` }), `${range.name} ${runInWords(range)}`);
}

function tick(thousands: number): HTMLElement {
  const drawn = element('span', thousands === 0 ? '0' : `${thousands}k`);
  drawn.style.left = `${((thousands * 1000) / (STEPS * STEP)) * 100}%`;
  return drawn;
}
