import type { Finding } from '../../model/finding.ts';
import type { RunResult } from '../../model/result.ts';
import { plural } from '../../text/words.ts';
import { inReadingOrder } from '../blocks.ts';
import { activeFindings, countHidden, placeOf } from '../counts.ts';
import { escapeControls } from '../escape.ts';
import type { ReportOptions } from '../options.ts';
import { extentOf, verdictOf, verdictStyleOf } from '../summary.ts';
import { PAGE_FINDINGS, PAGE_MAP, PAGE_PORTS, PAGE_SCRIPT, PAGE_STYLE } from './assets.ts';
import { clustersPart } from './clusters.ts';
import { collect } from './collect.ts';
import type { PageData } from './data.ts';
import { nodesPart } from './nodes.ts';
import { escapeHtml, footerOf, headOf } from './parts.ts';

/** Findings in the page itself, for readers without scripts. */
const MAX_PLAIN = 200;
/** A shell may turn one glob into thousands of paths. */
const MAX_PATHS = 8;

/** One file for people that needs nothing else: the port map, the findings and the list of ports. */
export function html(result: RunResult, options: ReportOptions): string {
  return pageOf(result, options, 'findings');
}

/** The same for `hostport-lint ports`, with the list of ports before the findings. */
export function portsHtml(result: RunResult, options: ReportOptions): string {
  return pageOf(result, options, 'ports');
}

function pageOf(result: RunResult, options: ReportOptions, view: PageData['view']): string {
  const verdict = view === 'findings' ? verdictOf(result) : `${plural(result.listeners.length, 'host port')} in use.`;
  const title = options.title === undefined ? undefined : escapeControls(options.title);
  const findings = PAGE_FINDINGS.replace('{{verdict}}', () => escapeHtml(verdictOf({ ...result, findings: [] })));
  const sections = view === 'findings' ? [findings, PAGE_MAP, PAGE_PORTS] : [PAGE_MAP, PAGE_PORTS, findings];
  const nodes = result.fleet ? clustersPart(result) : nodesPart(result);
  const notes = notesOf(result, options);
  return `<!DOCTYPE html>
<html lang="en">
<head>
${headOf(`${title ?? 'Host ports'}: ${verdict}`, PAGE_STYLE, PAGE_SCRIPT)}
</head>
<body>
<a class="skip" href="#main">Skip to the report</a>
<header>
<div class="top"><span class="brand">hostport-lint</span><button type="button" id="theme" hidden></button></div>
${title === undefined ? '' : `<p class="title">${escapeHtml(title)}</p>`}
${verdictPart(result, verdict, view)}
${checkedPart(options)}
<div id="counts" class="counts" role="group" aria-label="Findings by rule, owner and namespace" hidden></div>
<nav aria-label="Parts of the report">${nodes === '' ? '' : `<a href="#nodes">${result.fleet ? 'Clusters' : 'Nodes'}</a>`}<a href="#findings">Findings</a><a href="#map">Port map</a><a href="#ports">Host ports</a>${notes === '' ? '' : '<a href="#notes">Notes</a>'}</nav>
</header>
<main id="main">
${plainOf(result)}
${nodes === '' ? '' : `${nodes}\n`}${sections.join('\n')}
${notes}
</main>
<footer>${footerOf(options)}</footer>
<div id="announcement" role="status" aria-live="polite"></div>
<script type="application/json" id="data">${embedded(collect(result, options, view))}</script>
<script>${PAGE_SCRIPT}</script>
</body>
</html>
`;
}

function verdictPart(result: RunResult, verdict: string, view: PageData['view']): string {
  const style = verdictStyleOf(result);
  const sign = { error: '✕', warning: '!', good: '✓' }[style];
  const mark = view === 'findings' ? `<span class="verdict-mark ${style}" aria-hidden="true">${sign}</span>` : '';
  return `<div class="verdict">${mark}<div><h1>${escapeHtml(inThousands(verdict))}</h1><p>${escapeHtml(inThousands(extentOf(result)))}</p></div></div>`;
}

/** `12,345 findings`, as the rest of the page writes numbers. */
function inThousands(text: string): string {
  return text.replace(/\d{4,}/g, (digits) => Number(digits).toLocaleString('en'));
}

/** What was checked, with which registry and release, and with which version. */
function checkedPart({ paths = [], origin = [], registry, version }: ReportOptions): string {
  const rest = paths.length - MAX_PATHS;
  const facts = [
    ['Checked', [...paths.slice(0, MAX_PATHS), ...(rest > 0 ? [`and ${rest} more`] : [])]],
    ...origin.map(([heading, value]) => [heading, [value]] as const),
    ['Registry', registry?.registries.map((one) => one.title) ?? []],
    ['Release', registry ? [registry.release?.join('.') ?? 'all'] : []],
    ['Version', [`hostport-lint ${version}`]],
  ] as const;
  const shown = facts.filter(([, values]) => values.length > 0);
  const part = ([name, values]: (typeof facts)[number]) =>
    `<div><dt>${name}</dt><dd>${values.map((value) => `<span>${escapeHtml(escapeControls(value))}</span>`).join(' ')}</dd></div>`;
  return `<dl class="checked">${shown.map(part).join('')}</dl>`;
}

/** What could not be checked, which rules did not run, what was rendered, and what was left out. */
function notesOf(result: RunResult, { notes = [], renders = [] }: ReportOptions): string {
  const hidden = countHidden(result);
  const parts = [
    listOf(
      'Not checked',
      result.problems.map((problem) => `${placeOf(problem)} ${escapeControls(problem.message)}`),
    ),
    listOf(
      'Rules that did not run',
      result.skipped.map(({ rule, reason }) => `${escapeControls(rule)}: ${escapeControls(reason)}`),
    ),
    listOf('Rendered', renders.map(escapeControls)),
    listOf('Notes', notes.map(escapeControls)),
    listOf('Not shown', hidden > 0 ? [`${plural(hidden, 'finding')} of lower confidence (--min-confidence low shows them)`] : []),
  ].join('');
  return parts === '' ? '' : `<section id="notes" aria-label="Notes">${parts}</section>`;
}

function listOf(title: string, lines: readonly string[]): string {
  if (lines.length === 0) return '';
  return `<h3>${escapeHtml(title)}</h3><ul class="plain">${lines.map((line) => `<li>${escapeHtml(line)}</li>`).join('')}</ul>`;
}

function plainOf(result: RunResult): string {
  const findings = inReadingOrder(activeFindings(result));
  const rest = findings.length - MAX_PLAIN;
  const lines = [...findings.slice(0, MAX_PLAIN).map(lineOf), ...(rest > 0 ? [`and ${rest} more`] : [])];
  return `<noscript><p>The port map and the tables need JavaScript, which is off here.</p>${listOf('Findings', lines)}</noscript>`;
}

function lineOf(finding: Finding): string {
  const said = `${finding.message} [${finding.rule}] Why: ${finding.why} Fix: ${finding.remedy}`;
  return `${finding.severity} ${placeOf(finding.span)} ${escapeControls(said)}`;
}

/** JSON without control characters, that cannot end its element nor look like a command to a service that reads a job's log. */
function embedded(data: PageData): string {
  return JSON.stringify(data, (_key, value: unknown) => (typeof value === 'string' ? escapeControls(value) : value)).replace(
    /[<>&#\u2028\u2029]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
