import type { Finding } from '../model/finding.ts';
import type { RunResult } from '../model/result.ts';
import { activeFindings, mostSevereFirst, placeOf } from './counts.ts';
import { escapeControls } from './escape.ts';
import type { ReportOptions } from './options.ts';
import { extentOf, hiddenInWords, verdictOf } from './summary.ts';

/** For a job summary or a pull request's comment: a verdict, a table of findings, what was not checked. */
export function markdown(result: RunResult, _options: ReportOptions): string {
  const findings = mostSevereFirst(activeFindings(result));
  const parts = [`### Host ports: ${verdictOf(result)}`];
  if (findings.length > 0) {
    const rows = findings.map((finding) => row([finding.severity, code(placeOf(finding.span)), whatOf(finding), ruleOf(finding)]));
    parts.push([row(['Severity', 'Where', 'What', 'Rule']), row(['---', '---', '---', '---']), ...rows].join('\n'));
  }
  if (result.problems.length > 0) {
    const rows = result.problems.map((problem) => row([code(placeOf(problem)), escapeMarkdown(problem.message)]));
    parts.push(['**Not checked**', '', row(['Where', 'Problem']), row(['---', '---']), ...rows].join('\n'));
  }
  parts.push([extentOf(result), ...hiddenInWords(result)].join(' '));
  return `${parts.join('\n\n')}\n`;
}

function whatOf(finding: Finding): string {
  const related = finding.related.map((other) => `<br>See ${code(placeOf(other.span))} ${escapeMarkdown(other.message)}`);
  return `${escapeMarkdown(finding.message)}<br>**Fix:** ${escapeMarkdown(finding.remedy)}${related.join('')}`;
}

/** The rule's id as a link to its page, where the page is a web address. */
function ruleOf(finding: Finding): string {
  const isLink = /^https?:\/\/[^\s()<>|\\]+$/.test(finding.url);
  return isLink ? `[${escapeMarkdown(finding.rule)}](${finding.url})` : escapeMarkdown(finding.rule);
}

/** A line of a table, of cells that are escaped already. */
export function row(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}

export function code(text: string): string {
  return `<code>${escapeMarkdown(text)}</code>`;
}

/** A zero-width space that keeps GitHub and GitLab from linking; the character itself is never let through. */
const GAP = '&#8203;';

/**
 * Text that says what it says and nothing more: no markup, no table cell, no HTML, no link, and nobody is mentioned
 * (`@team`, `#12`, `https://`, `www.`).
 */
export function escapeMarkdown(text: string): string {
  return escapeControls(text)
    .replace(/[\\`*_~[\]()|!$^{}]/g, '\\$&')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replace(/[@#](?=\w)|:(?=\/\/)|www(?=\.)/gi, `$&${GAP}`);
}
