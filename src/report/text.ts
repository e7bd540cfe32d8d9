import type { Finding } from '../model/finding.ts';
import type { RunResult } from '../model/result.ts';
import { cellsOf, wrap } from './cells.ts';
import { type Colorize, colorizer } from './color.ts';
import { activeFindings, groupBy, isActive, placeOf, severitiesInWords } from './counts.ts';
import { escapeControls, withoutLogCommands } from './escape.ts';
import type { ReportOptions } from './options.ts';
import { sourceExcerpt } from './source-excerpt.ts';
import { problemLinesOf, summaryOf } from './summary.ts';

const INDENT = '  ';
const LABEL = 'fix:'.length;
/** Related places shown of one finding; `verbose` shows all. */
const MAX_RELATED = 4;

/** For people: findings by file, each with its source line, what to do and where to read on; then a summary. */
export function text(result: RunResult, options: ReportOptions): string {
  const colorize = colorizer(options.color);
  const findings = options.verbose ? result.findings : activeFindings(result);
  const lines = options.quiet ? quietReport(result, findings, colorize) : fullReport(result, findings, options, colorize);
  return lines.length === 0 ? '' : withoutLogCommands(`${lines.join('\n')}\n`);
}

/** What is wrong and what was not checked, a line each. */
function quietReport(result: RunResult, findings: readonly Finding[], colorize: Colorize): string[] {
  return [...findings.flatMap((finding) => headOf(finding, undefined, colorize)), ...problemLinesOf(result, colorize)];
}

function fullReport(result: RunResult, findings: readonly Finding[], options: ReportOptions, colorize: Colorize): string[] {
  const lines: string[] = [];
  const explained = new Set<string>();
  for (const [path, ofFile] of groupBy(findings, (finding) => finding.span.path)) {
    lines.push(`${colorize('strong', escapeControls(path))}  ${colorize('faint', severitiesInWords(ofFile.filter(isActive)))}`, '');
    let shown = '';
    for (const finding of ofFile) {
      const place = placeOf(finding.span);
      const first = { ofPlace: place !== shown, ofRule: !explained.has(finding.rule) };
      lines.push(...blockOf(finding, first, options, colorize), '');
      explained.add(finding.rule);
      shown = place;
    }
  }
  return [...lines, ...problemsOf(result, colorize), ...skippedOf(result, options), ...summaryOf(result, colorize)];
}

/** `path:line:column severity message [rule]`, which problem matchers read; broken under itself where it is wider than the screen. */
function headOf(finding: Finding, width: number | undefined, colorize: Colorize): string[] {
  const { confidence, severity, suppressed } = finding;
  const start = `${placeOf(finding.span)} `;
  const sure = confidence === 'certain' || confidence === 'high' ? '' : ` (${confidence} confidence)`;
  const suppression = suppressed === null ? '' : ` (suppressed by ${suppressed.by}: ${escapeControls(suppressed.reason)})`;
  const message = `${escapeControls(finding.message)}${sure}${suppression} [${escapeControls(finding.rule)}]`;
  const [first = '', ...rest] = wrap(message, width === undefined ? undefined : width - INDENT.length, cellsOf(`${start}${severity} `));
  return [`${start}${colorize(severity, severity)} ${colorize('strong', first)}`, ...rest.map((part) => INDENT + colorize('strong', part))];
}

/** One finding; the source line stands only under the first of several at one place, the page only under the first of its rule. */
function blockOf(
  finding: Finding,
  first: { readonly ofPlace: boolean; readonly ofRule: boolean },
  options: ReportOptions,
  colorize: Colorize,
): string[] {
  const lines = headOf(finding, options.width, colorize);
  if (first.ofPlace)
    lines.push(...sourceExcerpt(finding.span, { colorize, style: finding.severity, indent: INDENT, width: options.width }));
  const add = (label: string, line: string) => lines.push(...labelled(label, line, options.width, colorize));
  add('fix:', escapeControls(finding.remedy) + howToFix(finding));
  const related = options.verbose ? finding.related : finding.related.slice(0, MAX_RELATED);
  for (const { span, message } of related) add('see:', `${placeOf(span)} ${escapeControls(message)}`);
  const more = finding.related.length - related.length;
  if (more > 0) add('', `and ${more} more; --verbose shows ${more === 1 ? 'it' : 'them'}`);
  if (first.ofRule) add('why:', escapeControls(finding.url));
  return lines;
}

/** A line after its label, broken under itself. */
function labelled(label: string, line: string, width: number | undefined, colorize: Colorize): string[] {
  if (line === '') return [];
  const margin = INDENT.length + LABEL + 1;
  const parts = wrap(line, width === undefined ? undefined : Math.max(30, width - margin));
  return parts.map((part, index) => `${INDENT}${colorize('faint', (index === 0 ? label : '').padEnd(LABEL))} ${part}`);
}

function problemsOf(result: RunResult, colorize: Colorize): string[] {
  if (result.problems.length === 0) return [];
  return [colorize('strong', 'Not checked'), '', ...problemLinesOf(result, colorize), ''];
}

function skippedOf(result: RunResult, options: ReportOptions): string[] {
  if (!options.verbose || result.skipped.length === 0) return [];
  return [...result.skipped.map(({ rule, reason }) => `rule ${escapeControls(rule)} was skipped: ${escapeControls(reason)}`), ''];
}

function howToFix({ fix, renderFix, span }: Finding): string {
  if (fix !== null && !fix.isShownOnly && span.path !== '<stdin>') return ' (--fix does this)';
  return fix === null && renderFix === undefined ? '' : ' (--fix --dry-run shows how)';
}
