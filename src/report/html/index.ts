import { groupBy } from '../../model/groups.ts';
import type { RunResult } from '../../model/result.ts';
import { firstAndMore, plural } from '../../text/words.ts';
import { inReadingOrder } from '../blocks.ts';
import { activeFindings, countHidden, placeOf } from '../counts.ts';
import { escapeControls } from '../escape.ts';
import type { ReportOptions } from '../options.ts';
import { extentOf, verdictOf, verdictStyleOf } from '../summary.ts';
import { PAGE_FINDINGS, PAGE_MAP, PAGE_PORTS, PAGE_SCRIPT, PAGE_STYLE } from './assets.ts';
import { collect } from './collect.ts';
import type { PageData, PageFinding } from './data.ts';
import { nodesPart } from './nodes.ts';
import { filled, htmlText, listOf, pagePieces } from './parts.ts';

/** Maximum number of findings in the HTML itself, for readers without scripts. */
const MAX_PLAIN = 200;
/** Maximum number of paths in the head; a shell may expand one glob to thousands. */
const MAX_PATHS = 8;
/** Maximum number of names of each kind in the head; the filters contain all. */
const MAX_NAMES = 5;

/** A self-contained page: the findings, the port map and the list of ports. */
export function html(result: RunResult, options: ReportOptions): string {
  return [...htmlPieces(result, options)].join('');
}

/** The same in pieces to be written in sequence: a merged report has thousands of findings, each with the names of its clusters. */
export function htmlPieces(result: RunResult, options: ReportOptions): Iterable<string> {
  const sign = { error: '✕', warning: '!', good: '✓' }[verdictStyleOf(result)];
  const mark = `<span class="verdict-mark ${verdictStyleOf(result)}" aria-hidden="true">${sign}</span>`;
  return reportPage(result, options, { verdict: verdictOf(result), mark, isPorts: false });
}

/** The same for `hostport-lint ports`, with the list of ports before the findings. */
export function portsHtml(result: RunResult, options: ReportOptions): string {
  const verdict = `${plural(result.listeners.length, 'host port')} in use.`;
  return [...reportPage(result, options, { verdict, mark: '', isPorts: true })].join('');
}

interface PageView {
  readonly verdict: string;
  readonly mark: string;
  readonly isPorts: boolean;
}

function reportPage(result: RunResult, options: ReportOptions, { verdict, mark, isPorts }: PageView): Iterable<string> {
  const { title } = options;
  const data = collect(result, options);
  const findings = filled(PAGE_FINDINGS, { verdict: htmlText(verdictOf({ ...result, findings: [] })) });
  const nodes = nodesPart(result);
  const notes = notesOf(result, options);
  const links = [
    ...(nodes === '' ? [] : [['nodes', result.fleet ? 'Clusters' : 'Nodes']]),
    ...[
      ['findings', 'Findings'],
      ['map', 'Port map'],
      ['ports', 'Host ports'],
    ],
    ...(notes === '' ? [] : [['notes', 'Notes']]),
  ];
  return pagePieces(
    {
      title: `${title ?? 'Host ports'}: ${verdict}`,
      content: 'report',
      header: `${title === undefined ? '' : `<p class="title">${htmlText(title)}</p>`}
<div class="verdict">${mark}<div><h1>${htmlText(inThousands(verdict))}</h1><p>${htmlText(inThousands(extentOf(result)))}</p></div></div>
<dl class="checked">${checkedIn(options)}</dl>
<div id="counts" class="counts" role="group" aria-label="Findings by rule, owner and namespace">${countsOf(data.findings)}</div>
<nav aria-label="Sections of the report">${links.map(([id, name]) => `<a href="#${id}">${name}</a>`).join('')}</nav>`,
      main: [plainOf(result), nodes, ...(isPorts ? [PAGE_MAP, PAGE_PORTS, findings] : [findings, PAGE_MAP, PAGE_PORTS]), notes].join(''),
      data: embedded(data),
      style: PAGE_STYLE,
      script: PAGE_SCRIPT,
    },
    options,
  );
}

/** `12,345 findings`, in the number format of the page. */
function inThousands(words: string): string {
  return words.replace(/\d{4,}/g, (digits) => Number(digits).toLocaleString('en'));
}

/** The checked input, registry and release, and the version. */
function checkedIn({ paths = [], origin = [], registry, version }: ReportOptions): string {
  const facts: readonly (readonly [string, readonly string[]])[] = [
    ['Checked', firstAndMore(paths, MAX_PATHS)],
    ...origin.map(([heading, value]) => [heading, [value]] as const),
    ['Registry', registry?.registries.map((one) => one.title) ?? []],
    ['Release', registry ? [registry.release?.join('.') ?? 'all'] : []],
    ['Version', [`hostport-lint ${version}`]],
  ];
  const shown = facts.filter(([, values]) => values.length > 0);
  return shown
    .map(([name, values]) => `<div><dt>${name}</dt><dd>${values.map((value) => `<span>${htmlText(value)}</span>`).join(' ')}</dd></div>`)
    .join('');
}

/** The number of findings by rule, owner and namespace, each with a link that filters by this name. */
function countsOf(findings: readonly PageFinding[]): string {
  const active = findings.filter(({ suppressed }) => suppressed === null);
  if (active.length === 0) return '';
  const hasSides = active.some(({ owners }) => owners.length > 1);
  const part = (filter: string, namesOf: (finding: PageFinding) => readonly string[]): string => {
    const groups = [...groupBy(active.flatMap(namesOf), (name) => name)].toSorted(([, a], [, b]) => b.length - a.length);
    const rest = groups.length - MAX_NAMES;
    const items = groups.slice(0, MAX_NAMES).map(([name, { length }]) => {
      const label = htmlText(`${name}: ${plural(length, 'finding')}`);
      const address = htmlText(`#${new URLSearchParams({ [filter]: escapeControls(name) })}`);
      return `<li><a href="${address}" title="${label}" aria-label="${label}"><span class="name">${htmlText(name)}</span><span class="number">${length}</span></a></li>`;
    });
    const more = rest > 0 ? `<li class="faint">and ${rest} more</li>` : '';
    const sides = filter !== 'rule' && hasSides ? '<span class="faint"> a conflict counts for both sides</span>' : '';
    return `<div><h2>By ${filter}${sides}</h2><ul>${items.join('')}${more}</ul></div>`;
  };
  return part('rule', ({ rule }) => [rule]) + part('owner', ({ owners }) => owners) + part('namespace', ({ namespaces }) => namespaces);
}

/** Inputs that could not be checked, rules that did not run, rendered inputs, and omitted findings. */
function notesOf(result: RunResult, { notes = [], renders = [] }: ReportOptions): string {
  const hidden = countHidden(result);
  const parts = [
    listOf(
      'Not checked',
      result.problems.map((problem) => `${placeOf(problem)} ${problem.message}`),
    ),
    listOf(
      'Rules that did not run',
      result.skipped.map(({ rule, reason }) => `${rule}: ${reason}`),
    ),
    listOf('Rendered', renders),
    listOf('Notes', notes),
    listOf('Not shown', hidden > 0 ? [`${plural(hidden, 'finding')} of lower confidence (--min-confidence low shows them)`] : []),
  ].join('');
  return parts === '' ? '' : `<section id="notes" aria-label="Notes">${parts}</section>`;
}

function plainOf(result: RunResult): string {
  const lines = inReadingOrder(activeFindings(result)).map(
    ({ severity, span, message, rule, why, remedy }) => `${severity} ${placeOf(span)} ${message} [${rule}] Why: ${why} Fix: ${remedy}`,
  );
  return `<noscript><p>The port map and the tables need JavaScript.</p>${listOf('Findings', firstAndMore(lines, MAX_PLAIN))}</noscript>`;
}

/** JSON without control characters, which can neither end its element nor be a command to a service that reads a job's log. */
function* embedded(data: PageData): Iterable<string> {
  for (const [index, [name, items]] of Object.entries(data).entries()) {
    yield `${index === 0 ? '{' : ','}${JSON.stringify(name)}:[`;
    for (const [at, item] of items.entries()) yield (at === 0 ? '' : ',') + embeddedItem(item);
    yield ']';
  }
  yield '}';
}

function embeddedItem(item: PageData[keyof PageData][number]): string {
  return JSON.stringify(item, (_key, value: unknown) => (typeof value === 'string' ? escapeControls(value) : value)).replace(
    /[<>&#\u2028\u2029]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
