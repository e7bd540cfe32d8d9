import type { RunResult } from '../model/result.ts';
import type { Colorize } from './color.ts';
import { activeFindings, countBySeverity, countHidden, placeOf, plural, severitiesInWords } from './counts.ts';
import { escapeControls } from './escape.ts';

/** The last lines of a report for people: what was found, in how much, and what is not shown. */
export function summaryOf(result: RunResult, colorize: Colorize): string[] {
  return [
    `${colorize(verdictStyleOf(result), verdictOf(result))} ${colorize('faint', extentOf(result))}`,
    ...hiddenInWords(result).map((line) => colorize('faint', line)),
  ];
}

/** How bad the verdict is: `error` also where not everything could be checked, `warning` also where there was nothing to check. */
export function verdictStyleOf(result: RunResult): 'error' | 'warning' | 'good' {
  const { error, warning } = countBySeverity(activeFindings(result));
  if (error > 0 || result.problems.length > 0) return 'error';
  return warning > 0 || result.counts.documents === 0 ? 'warning' : 'good';
}

/** `2 errors, 1 warning in 2 files.`, or that all is well, or that nothing was looked at. */
export function verdictOf(result: RunResult): string {
  const findings = activeFindings(result);
  if (findings.length > 0) {
    const files = new Set(findings.map((finding) => finding.span.path)).size;
    return `${severitiesInWords(findings)} in ${plural(files, 'file')}${result.problems.length > 0 ? ', and the check is incomplete' : ''}.`;
  }
  if (result.problems.length > 0) return 'Incomplete: not everything could be checked.';
  if (result.counts.documents === 0) return 'Nothing was checked: no Kubernetes object was found.';
  return 'No host port breaks a rule.';
}

/** `Checked 12 files, 14 workloads, 30 host ports.` */
export function extentOf(result: RunResult): string {
  const { files, workloads, listeners } = result.counts;
  const problems = result.problems.length > 0 ? `; ${plural(result.problems.length, 'problem')}` : '';
  return `Checked ${plural(files, 'file')}, ${plural(workloads, 'workload')}, ${plural(listeners, 'host port')}${problems}.`;
}

/** What is known and not shown, and how to see it. */
export function hiddenInWords(result: RunResult): string[] {
  const suppressed = result.findings.length - activeFindings(result).length;
  const hidden = countHidden(result);
  const lines: string[] = [];
  if (suppressed > 0) lines.push(`${plural(suppressed, 'finding')} suppressed; --verbose shows ${suppressed === 1 ? 'it' : 'them'}.`);
  if (hidden > 0)
    lines.push(`${plural(hidden, 'finding')} of lower confidence hidden; --min-confidence low shows ${hidden === 1 ? 'it' : 'them'}.`);
  return lines;
}

/** What could not be checked, a line each. */
export function problemLinesOf(result: RunResult, colorize: Colorize): string[] {
  return result.problems.map((problem) => `${placeOf(problem)} ${colorize('error', 'problem')} ${escapeControls(problem.message)}`);
}
