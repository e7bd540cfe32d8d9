import { createHash } from 'node:crypto';
import type { Finding, Severity } from '../model/finding.ts';
import type { RunResult } from '../model/result.ts';
import type { Problem } from '../model/source.ts';
import { inReadingOrder } from './blocks.ts';
import { activeFindings, createIds, explanationsOf } from './counts.ts';
import { escapeControls } from './escape.ts';
import { withinClusters } from './fleet.ts';
import { jsonText } from './json.ts';
import type { ReportOptions } from './options.ts';

const SEVERITIES: Readonly<Record<Severity, string>> = { error: 'major', warning: 'minor', info: 'info' };

/** One entry of GitLab's code quality report (docs.gitlab.com, "Code Quality report format"). */
interface CodeQualityIssue {
  readonly description: string;
  readonly check_name: string;
  readonly fingerprint: string;
  readonly severity: string;
  readonly location: { readonly path: string; readonly lines: { readonly begin: number; readonly end: number } };
}

/** A code quality report of GitLab; problems are critical entries. */
export function gitlab(result: RunResult, _options: ReportOptions): string {
  const issues = [...result.problems.map(issueOfProblem), ...inReadingOrder(activeFindings(result)).map(issueOfFinding)];
  // GitLab drops an entry whose fingerprint is already in the report.
  const idOf = createIds();
  return jsonText(issues.map((issue) => ({ ...issue, fingerprint: idOf(issue.fingerprint) })));
}

function issueOfFinding(finding: Finding): CodeQualityIssue {
  const { path, line, endLine } = finding.span;
  return {
    description: escapeControls([`${finding.message}${withinClusters(finding)}`, ...explanationsOf(finding)].join('; ')),
    check_name: finding.rule,
    fingerprint: finding.fingerprint,
    severity: SEVERITIES[finding.severity],
    location: { path, lines: { begin: line, end: endLine } },
  };
}

function issueOfProblem({ path, line, message }: Problem): CodeQualityIssue {
  return {
    description: escapeControls(`Not checked: ${message}`),
    check_name: 'problem',
    fingerprint: createHash('sha256').update(`${path}\0${message}`).digest('hex').slice(0, 32),
    severity: 'critical',
    location: { path, lines: { begin: line, end: line } },
  };
}
