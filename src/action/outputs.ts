import { randomUUID } from 'node:crypto';
import type { Severity } from '../model/finding.ts';
import type { RunResult } from '../model/result.ts';
import { spreadOverPorts } from '../report/blocks.ts';

/** Annotations of each level that GitHub shows of one step. (docs.github.com, "Workflow commands", limits of annotations) */
const SHOWN = 10;
/** Annotations of level error reserved for problems, if findings would use all of them. */
const FOR_PROBLEMS = 3;

/** What becomes annotations, and how many findings and problems do not. */
interface Annotated {
  readonly result: RunResult;
  readonly more: number;
}

/** As many findings of each severity, and problems among the errors, as GitHub shows, of as many ports as can be, conflicts first; what it would drop stays in the summary. */
export function annotated(result: RunResult): Annotated {
  const active = spreadOverPorts(result.findings.filter((finding) => finding.suppressed === null));
  const of = (severity: Severity) => active.filter((finding) => finding.severity === severity);
  const problems = result.problems.slice(0, Math.min(SHOWN, Math.max(FOR_PROBLEMS, SHOWN - of('error').length)));
  const findings = [...of('error').slice(0, SHOWN - problems.length), ...of('warning').slice(0, SHOWN), ...of('info').slice(0, SHOWN)];
  const more = active.length - findings.length + result.problems.length - problems.length;
  return { result: { ...result, findings, problems }, more };
}

/** The outputs of action.yml, by name. */
export function outputsOf(result: RunResult, exitCode: number, sarifFile: string | null): Record<string, string> {
  const active = result.findings.filter((finding) => finding.suppressed === null);
  const count = (severity: string) => String(active.filter((finding) => finding.severity === severity).length);
  return {
    errors: count('error'),
    warnings: count('warning'),
    infos: count('info'),
    findings: String(active.length),
    suppressed: String(result.findings.length - active.length),
    problems: String(result.problems.length),
    'exit-code': String(exitCode),
    'sarif-file': sarifFile ?? '',
  };
}

/**
 * Outputs in the form of the file GITHUB_OUTPUT: each value between two lines with a random word, so that no
 * value can end itself and set another output.
 */
export function outputText(outputs: Readonly<Record<string, string>>): string {
  return Object.entries(outputs)
    .map(([name, value]) => {
      const delimiter = `hostport_lint_${randomUUID()}`;
      return `${name}<<${delimiter}\n${value}\n${delimiter}\n`;
    })
    .join('');
}

/** Bytes of a job summary that the runner takes from one step; it refuses a larger one whole. (actions/runner, `CreateStepSummaryCommand`) */
const MAX_SUMMARY_SIZE = 1024 * 1024;

/**
 * A Markdown report cut to that number of bytes: rows of its tables are left out from the last one upwards, and a sentence says
 * how many. The text around the tables stays.
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
  return `${kept.join('\n').trimEnd()}\n\n${dropped} more rows do not fit into a job summary; the log and the report files hold them.\n`;
}

const NOTE_ROOM = 200;
