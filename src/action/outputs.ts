import { randomUUID } from 'node:crypto';
import type { Severity } from '../model/finding.ts';
import type { RunResult } from '../model/result.ts';
import { spreadOverPorts } from '../report/blocks.ts';
import { activeFindings, countBySeverity } from '../report/counts.ts';

/** Number of annotations of each level that GitHub shows for one step. (docs.github.com, "Workflow commands", limits of annotations) */
const SHOWN = 10;
/** Number of error annotations reserved for problems if there are many findings. */
const FOR_PROBLEMS = 3;

/** The findings and problems that become annotations, and the numbers of those that do not. */
interface Annotated {
  readonly result: RunResult;
  readonly more: number;
}

/**
 * Selects as many annotations as GitHub shows: conflicts first, then findings on as many different ports as possible, and some problems
 * among the errors. The summary contains the others.
 */
export function annotated(result: RunResult): Annotated {
  const active = spreadOverPorts(activeFindings(result));
  const of = (severity: Severity) => active.filter((finding) => finding.severity === severity);
  const problems = result.problems.slice(0, Math.min(SHOWN, Math.max(FOR_PROBLEMS, SHOWN - of('error').length)));
  const findings = [...of('error').slice(0, SHOWN - problems.length), ...of('warning').slice(0, SHOWN), ...of('info').slice(0, SHOWN)];
  const more = active.length - findings.length + result.problems.length - problems.length;
  return { result: { ...result, findings, problems }, more };
}

/** The outputs of action.yml, by name. */
export function outputsOf(result: RunResult, exitCode: number, sarifFile: string | null): Record<string, string> {
  const active = activeFindings(result);
  const { error, warning, info } = countBySeverity(active);
  return {
    errors: String(error),
    warnings: String(warning),
    infos: String(info),
    findings: String(active.length),
    suppressed: String(result.findings.length - active.length),
    problems: String(result.problems.length),
    'exit-code': String(exitCode),
    'sarif-file': sarifFile ?? '',
  };
}

/**
 * Outputs in the format of the GITHUB_OUTPUT file: each value is between two lines with a random word, so that a value cannot end itself
 * and set another output.
 */
export function outputText(outputs: Readonly<Record<string, string>>): string {
  return Object.entries(outputs)
    .map(([name, value]) => {
      const delimiter = `hostport_lint_${randomUUID()}`;
      return `${name}<<${delimiter}\n${value}\n${delimiter}\n`;
    })
    .join('');
}

/** Maximum size in bytes of a step's job summary; the runner refuses a larger one. (actions/runner, `CreateStepSummaryCommand`) */
const MAX_SUMMARY_SIZE = 1024 * 1024;

/**
 * Shortens a Markdown report to that number of bytes: removes rows of its tables from the end, and adds a sentence with their number. The
 * text around the tables is kept.
 */
export function cutSummary(markdown: string): string {
  if (Buffer.byteLength(markdown) <= MAX_SUMMARY_SIZE) return markdown;
  const lines = markdown.split('\n');
  const isRow = (line: string) => line.startsWith('| ');
  const around = lines.filter((line) => !isRow(line));
  let room = MAX_SUMMARY_SIZE - Buffer.byteLength(around.join('\n')) - NOTE_ROOM;
  let dropped = 0;
  const kept = lines.filter((line) => {
    if (!isRow(line)) return true;
    room -= Buffer.byteLength(line) + 1;
    if (room < 0) dropped++;
    return room >= 0;
  });
  return `${kept.join('\n').trimEnd()}\n\n${dropped} more rows do not fit into a job summary; the log and the report files contain them.\n`;
}

const NOTE_ROOM = 200;
