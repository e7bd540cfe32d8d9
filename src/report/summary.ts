import type { Finding } from '../model/finding.ts';
import { groupBy } from '../model/groups.ts';
import type { RunResult } from '../model/result.ts';
import { columns, terminalWidth } from '../text/cells.ts';
import { plural } from '../text/words.ts';
import { mostUrgentFirst } from './blocks.ts';
import { type Cell, type Colorize, inStyle } from './color.ts';
import { activeFindings, CONFLICT_RULE, countBySeverity, countHidden, placeOf, severitiesInWords } from './counts.ts';
import { escapeControls } from './escape.ts';
import { clustersWithFindings } from './fleet.ts';
import type { ReportOptions, ReportScope } from './options.ts';

/** The last lines of a report for people: the number of findings, the checked input, hidden findings, and what to do next. */
export function summaryOf(result: RunResult, options: ReportOptions, colorize: Colorize): string[] {
  return [
    `${colorize(verdictStyleOf(result), verdictOf(result, options.scope))} ${colorize('faint', extentOf(result))}`,
    ...hiddenInWords(result, options).map((line) => colorize('faint', line)),
    ...nextOf(result, options),
    ...registryInWords(options).map((line) => colorize('faint', line)),
  ];
}

/** A sentence about the registries, unless the user names them. */
function registryInWords({ registry, registryReason }: ReportOptions): string[] {
  if (!registry || !registryReason) return [];
  const names = registry.registries.map(({ name }) => name).join(', ');
  return [`Registry: ${escapeControls(names)}, because ${escapeControls(registryReason)}.`];
}

/**
 * The number of findings of each rule, the most urgent rule first, with the rule's page, or, if it does not fit, the command that prints
 * it.
 */
export function statisticsOf(result: RunResult, { width }: ReportOptions, colorize: Colorize): string[] {
  const rules = [...groupBy(mostUrgentFirst(activeFindings(result)), (finding) => finding.rule)];
  const rows = rules.map(([rule, findings]): Cell[] => [
    severitiesInWords(findings),
    escapeControls(rule),
    { text: escapeControls(findings[0]?.url ?? ''), style: 'faint' },
  ]);
  const hasRoom = width === undefined || columns(rows).every((line) => terminalWidth(line) <= width);
  const lines = columns(hasRoom ? rows : rows.map((row) => row.slice(0, -1)), inStyle(colorize));
  const [[first] = ['']] = rules;
  const explained = hasRoom
    ? []
    : [`hostport-lint rules ${escapeControls(first)} explains ${rules.length === 1 ? 'it' : 'the first of them'}.`];
  return lines.length === 0 ? [] : [...lines, ...explained, ''];
}

/** The style of the verdict: `error` also if something could not be checked, `warning` also if there was nothing to check. */
export function verdictStyleOf(result: RunResult): 'error' | 'warning' | 'good' {
  const { error, warning } = countBySeverity(activeFindings(result));
  if (error > 0 || result.problems.length > 0) return 'error';
  return warning > 0 || isEmpty(result) ? 'warning' : 'good';
}

/** True if there was neither an object nor a socket to check. */
function isEmpty({ counts, audit, fleet }: RunResult): boolean {
  return !fleet?.length && counts.documents === 0 && (audit?.sockets.length ?? 0) === 0;
}

/** `2 errors, 1 warning in 2 files.`, or that there are no findings, or that nothing was checked. */
export function verdictOf(result: RunResult, scope?: ReportScope): string {
  const findings = activeFindings(result);
  const elsewhere = scope && scope.elsewhere > 0 ? `; ${scope.elsewhere} elsewhere` : '';
  if (findings.length > 0) {
    const { fleet } = result;
    const extent = fleet
      ? plural(clustersWithFindings(fleet), 'cluster')
      : plural(new Set(findings.map(({ span }) => span.path)).size, 'file');
    const incomplete = result.problems.length > 0 ? ', and the check is incomplete' : '';
    const within = scope === undefined ? '' : ` from ${escapeControls(scope.what)}`;
    return `${severitiesInWords(findings)}${within} in ${extent}${elsewhere}${incomplete}.`;
  }
  if (result.problems.length > 0) return 'Incomplete: not everything could be checked.';
  if (isEmpty(result)) return 'Nothing was checked: no Kubernetes object was found.';
  if (scope === undefined && isWithoutCheckedObjects(result))
    return 'No host port breaks a rule: no workload uses the host network or a host port.';
  if (result.audit?.changes) return 'No finding is new.';
  return scope === undefined ? 'No host port breaks a rule.' : `Nothing in ${escapeControls(scope.what)}${elsewhere}.`;
}

/** True if there were objects but none of them was checked: the user may have meant others. */
function isWithoutCheckedObjects({ counts, hosted, audit, hasUnknownPods }: RunResult): boolean {
  return !hasUnknownPods && counts.workloads === 0 && hosted.clusters.length === 0 && audit === undefined;
}

/** `Checked 12 files, 14 workloads, 30 host ports.`, and the numbers of hosted clusters and captured sockets if there are any. */
export function extentOf(result: RunResult): string {
  const { files, workloads, listeners } = result.counts;
  const { fleet } = result;
  const problems = result.problems.length > 0 ? `; ${plural(result.problems.length, 'problem')}` : '';
  if (fleet) return `Merged the reports of ${plural(fleet.length, 'cluster')}${problems}.`;
  const { length } = result.hosted.clusters;
  const hosted = length === 0 ? '' : `, ${plural(length, 'hosted cluster')}`;
  const parts = [plural(files, 'file'), plural(workloads, 'workload'), plural(listeners, 'host port')];
  return `Checked ${parts.join(', ')}${hosted}${capturedIn(result)}${problems}.`;
}

/** The number of captured sockets. */
function capturedIn({ audit }: RunResult): string {
  const captured = audit?.nodes.filter(({ sockets }) => sockets !== 'none') ?? [];
  const what = audit?.changes ? 'new socket' : 'socket';
  return captured.length === 0 ? '' : `, ${plural(audit?.sockets.length ?? 0, what)} of ${plural(captured.length, 'node')}`;
}

/**
 * Hidden findings, and how to show them. Findings of lower confidence are mentioned if there are no others, and if two workloads may
 * conflict.
 */
export function hiddenInWords(result: RunResult, { verbose = false, scope }: Pick<ReportOptions, 'verbose' | 'scope'> = {}): string[] {
  const active = activeFindings(result).length;
  const suppressed = result.findings.length - active;
  const hidden = countHidden(result);
  const matters = verbose || (scope === undefined && (active === 0 || result.hidden[CONFLICT_RULE] !== undefined));
  const lines: string[] = [];
  if (suppressed > 0 && !verbose)
    lines.push(`${plural(suppressed, 'finding')} suppressed; --verbose shows ${suppressed === 1 ? 'it' : 'them'}.`);
  if (hidden > 0 && matters) lines.push(`${hidden} more of lower confidence; --min-confidence low shows ${hidden === 1 ? 'it' : 'them'}.`);
  return lines;
}

function nextOf(result: RunResult, { next, exitCode }: ReportOptions): string[] {
  const findings = activeFindings(result);
  const fixable = findings.filter(isFixedByOption).length;
  const lines: string[] = [];
  if (fixable > 0) lines.push(`${fixable} can be fixed with --fix${next?.fix ? `: ${escapeControls(next.fix)}` : '.'}`);
  if (next?.baseline && exitCode === 1) lines.push(`To fail only on new findings from now on: ${escapeControls(next.baseline)}`);
  return lines;
}

/** True if `--fix` fixes a finding. */
export function isFixedByOption({ fix, span }: Finding): boolean {
  return fix !== null && !fix.isShownOnly && span.path !== '<stdin>';
}

/** Problems, one per line. */
export function problemLinesOf(result: RunResult, colorize: Colorize): string[] {
  return result.problems.map((problem) => `${placeOf(problem)} ${colorize('error', 'problem')} ${escapeControls(problem.message)}`);
}
