import type { Finding } from '../model/finding.ts';
import { groupBy } from '../model/groups.ts';
import type { RunResult } from '../model/result.ts';
import type { Span } from '../model/span.ts';
import { auditedPorts, cellsOfPort, howToGetSockets, PORT_COLUMNS } from './audit-ports.ts';
import { inReadingOrder, mostUrgentFirst, PLATFORM_HEADING } from './blocks.ts';
import { activeFindings, placeOf, severitiesInWords } from './counts.ts';
import { escapeControls } from './escape.ts';
import { CLUSTER_COLUMNS, cellsOfCluster, worstFirst } from './fleet.ts';
import type { ReportOptions } from './options.ts';
import { extentOf, hiddenInWords, verdictOf } from './summary.ts';

/** For a job summary or a comment on a pull request: the verdict, counts by rule, a table of findings, problems, notes. */
export function markdown(result: RunResult, options: ReportOptions): string {
  const findings = inReadingOrder(activeFindings(result));
  const parts = [`### Host ports: ${escapeMarkdown(verdictOf(result, options.scope))}`];
  if (options.scope?.compared !== undefined) parts.push(escapeMarkdown(options.scope.compared));
  if (findings.length > 0) {
    parts.push(countsByRule(findings).join('\n'));
    const ofPlatform = findings.filter(({ isPlatform }) => isPlatform);
    const others = findings.filter(({ isPlatform }) => !isPlatform);
    if (others.length > 0) parts.push(tableOfFindings(others, options));
    if (ofPlatform.length > 0) parts.push(`**${PLATFORM_HEADING}**`, tableOfFindings(ofPlatform, options));
  }
  parts.push(...auditTables(result, options));
  if (result.problems.length > 0) {
    const rows = result.problems.map((problem) => [code(placeOf(problem)), escapeMarkdown(problem.message)]);
    parts.push('**Not checked**', markdownTable(['Where', 'Problem'], rows));
  }
  parts.push([extentOf(result), ...hiddenInWords(result, options)].join(' '));
  parts.push(...(options.notes ?? []).map((note) => `Note: ${escapeMarkdown(note)}`));
  return `${parts.join('\n\n')}\n`;
}

function tableOfFindings(findings: readonly Finding[], options: ReportOptions): string {
  const hasClusters = findings.some(({ clusters }) => clusters !== undefined);
  const rows = findings.map((finding) => {
    const { severity, span, clusters = [] } = finding;
    const where = hasClusters ? [clusters.map(escapeMarkdown).join('<br>')] : [];
    return [severity, linked(span, options), ...where, whatOf(finding, options), ruleOf(finding)];
  });
  return markdownTable(['Severity', 'Where', ...(hasClusters ? ['Clusters'] : []), 'What', 'Rule'], rows);
}

/** Maximum number of ports or clusters in a table. */
const MAX_ROWS = 200;

/** The clusters of a merged report, or the ports of an audit; with `--compare` why its sockets were not compared. */
function auditTables(result: RunResult, { registry }: ReportOptions): string[] {
  const { fleet, audit } = result;
  if (fleet) return ['**Clusters**', ...firstRows(CLUSTER_COLUMNS, worstFirst(fleet).map(cellsOfCluster))];
  if (!audit) return [];
  const { changes } = audit;
  if (changes) return changes.notCompared === null ? [] : [`Sockets were not compared: ${escapeMarkdown(changes.notCompared)}.`];
  const rows = auditedPorts(result, registry).map(cellsOfPort);
  const hint = howToGetSockets(result);
  return [
    ...(rows.length === 0 ? [] : ['**Host ports**', ...firstRows(PORT_COLUMNS, rows)]),
    ...(hint === null ? [] : [escapeMarkdown(hint)]),
  ];
}

/** A table of the first rows, and the number of the others. */
function firstRows(heading: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const shown = rows.slice(0, MAX_ROWS).map((cells) => cells.map(escapeMarkdown));
  const rest = rows.length - shown.length;
  return [markdownTable(heading, shown), ...(rest > 0 ? [`and ${rest} more`] : [])];
}

/** A list of rules with their number of findings, the most urgent rule first. */
function countsByRule(findings: readonly Finding[]): string[] {
  const byRule = groupBy(mostUrgentFirst(findings), (finding) => finding.rule);
  return [...byRule.values()].map((ofRule) => `- ${severitiesInWords(ofRule)}: ${ofRule[0] === undefined ? '' : ruleOf(ofRule[0])}`);
}

/** A place as a link to its line, if the files have a URL. */
function linked(span: Span, { filesUrl }: ReportOptions): string {
  const place = code(placeOf(span));
  // Files outside the folder, renders and standard input have no URL.
  if (filesUrl === undefined || /^(?:\.\.\/|\/|<stdin>$)|\)$/.test(span.path)) return place;
  const path = span.path
    .replace(/\p{Cs}/gu, '\uFFFD')
    .split('/')
    .map(encodeURIComponent)
    .join('/')
    .replace(/[!'()*]/g, (unit) => `%${unit.charCodeAt(0).toString(16)}`);
  return `[${place}](${filesUrl}/${path}#L${span.line})`;
}

function whatOf(finding: Finding, options: ReportOptions): string {
  const related = finding.related.map((other) => `<br>See ${linked(other.span, options)} ${escapeMarkdown(other.message)}`);
  const label = finding.label === null ? '' : `<br>${escapeMarkdown(finding.label)}`;
  const said = `<br>**Why:** ${escapeMarkdown(finding.why)}<br>**Fix:** ${escapeMarkdown(finding.remedy)}`;
  return `${escapeMarkdown(finding.message)}${label}${said}${related.join('')}`;
}

/** The rule's id as a link to its page, if the page is a web address. */
function ruleOf(finding: Finding): string {
  const isLink = /^https?:\/\/[^\s()<>|\\]+$/.test(finding.url);
  return isLink ? `[${escapeMarkdown(finding.rule)}](${finding.url})` : escapeMarkdown(finding.rule);
}

/** A table of escaped cells. */
export function markdownTable(heading: readonly string[], rows: readonly (readonly string[])[]): string {
  return [heading, heading.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

export function code(text: string): string {
  return `<code>${escapeMarkdown(text)}</code>`;
}

/** A zero-width space that prevents links of GitHub and GitLab; the character itself is never printed. */
const GAP = '&#8203;';

/** Escapes markup, table cells, HTML, links and mentions (`@team`, `#12`, `https://`, `www.`). */
export function escapeMarkdown(text: string): string {
  return escapeControls(text)
    .replace(/[\\`*_~[\]()|!$^{}]/g, '\\$&')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replace(/[@#](?=\w)|:(?=\/\/)|www(?=\.)/gi, `$&${GAP}`);
}
