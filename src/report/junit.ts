import { compareSeverity, type Finding } from '../model/finding.ts';
import { groupBy } from '../model/groups.ts';
import type { RunResult } from '../model/result.ts';
import type { Problem } from '../model/source.ts';
import { inReadingOrder } from './blocks.ts';
import { explanationsOf, placeOf } from './counts.ts';
import { escapeControls } from './escape.ts';
import { withinClusters } from './fleet.ts';
import { type ReportOptions, rulesThatRan } from './options.ts';

type CaseOutcome = 'passed' | 'failure' | 'error' | 'skipped';

interface Case {
  readonly outcome: CaseOutcome;
  readonly attributes: Readonly<Record<string, string | number>>;
  /** The content of the element, as XML. */
  readonly content: string;
}

/**
 * JUnit XML: a suite for each rule that checked something, with a case for each finding, or one passed case. Findings below `failOn` pass
 * and are in the output of their case.
 */
export function junit(result: RunResult, options: ReportOptions): string {
  const titles = new Map(options.rules.map((rule) => [rule.id, rule.title]));
  const findings = groupBy(inReadingOrder(result.findings), (finding) => finding.rule);
  const suites = new Map<string, readonly Case[]>();
  if (result.problems.length > 0) suites.set('problems', result.problems.map(caseOfProblem));
  for (const rule of new Set([...rulesThatRan(result, options).map(({ id }) => id), ...findings.keys()])) {
    const cases = findings.get(rule)?.map((finding) => caseOfFinding(finding, options));
    suites.set(rule, cases ?? [caseOfRule(rule, titles.get(rule) ?? rule)]);
  }
  const body = [...suites].map(([name, cases]) =>
    elementOf('testsuite', { name, ...totalsOf(cases) }, `\n${cases.map(caseAsXml).join('')}`),
  );
  const totals = totalsOf([...suites.values()].flat());
  return `<?xml version="1.0" encoding="UTF-8"?>\n${elementOf('testsuites', { name: 'hostport-lint', ...totals }, `\n${body.join('')}`)}`;
}

function caseOfFinding(finding: Finding, options: ReportOptions): Case {
  const { path, line, excerpt } = finding.span;
  const headline = `${finding.message}${withinClusters(finding)}`;
  const attributes = { name: `${path}: ${headline}`, classname: finding.rule, file: path, line };
  const lines = [placeOf(finding.span), excerpt.text.trim(), ...explanationsOf(finding), finding.url].filter((text) => text !== '');
  const detail = lines.map(xmlOf).join('\n');
  if (finding.suppressed) {
    const message = `suppressed by ${finding.suppressed.by}: ${finding.suppressed.reason}`;
    return { outcome: 'skipped', attributes, content: elementOf('skipped', { message }, '') };
  }
  const failOn = options.failOn ?? 'error';
  if (failOn === 'never' || compareSeverity(finding.severity, failOn) < 0)
    return { outcome: 'passed', attributes, content: elementOf('system-out', {}, detail) };
  return { outcome: 'failure', attributes, content: elementOf('failure', { type: finding.severity, message: headline }, detail) };
}

function caseOfProblem(problem: Problem): Case {
  const { path, line, message } = problem;
  const content = elementOf('error', { type: 'problem', message }, xmlOf(placeOf(problem)));
  return { outcome: 'error', attributes: { name: `${path}: ${message}`, classname: 'problem', file: path, line }, content };
}

function caseOfRule(rule: string, title: string): Case {
  return { outcome: 'passed', attributes: { name: title, classname: rule }, content: '' };
}

function caseAsXml({ attributes, content }: Case): string {
  return elementOf('testcase', attributes, content === '' ? '' : `\n${content}`);
}

function totalsOf(cases: readonly Case[]): Record<string, number> {
  const count = (outcome: CaseOutcome) => cases.filter((entry) => entry.outcome === outcome).length;
  return { tests: cases.length, failures: count('failure'), errors: count('error'), skipped: count('skipped') };
}

/** One element and a line break; `content` is already XML. */
function elementOf(name: string, attributes: Readonly<Record<string, string | number>>, content: string): string {
  const list = Object.entries(attributes).map(([key, value]) => ` ${key}="${xmlOf(String(value))}"`);
  return content === '' ? `<${name}${list.join('')}/>\n` : `<${name}${list.join('')}>${content}</${name}>\n`;
}

/**
 * Escapes text for attributes and elements; characters that XML 1.0 forbids become escapes such as `\x1b` or are removed (U+FFFE, U+FFFF).
 */
function xmlOf(text: string): string {
  return escapeControls(text)
    .replace(/[\uFFFE\uFFFF]/g, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&apos;')
    .replace(/##|::/g, (pair) => `${pair.charAt(0)}&#${pair.charCodeAt(1)};`);
}
