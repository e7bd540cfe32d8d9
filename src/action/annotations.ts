import type { Severity } from '../model/finding.ts';
import type { RunResult } from '../model/result.ts';
import { spreadOverPorts } from '../report/blocks.ts';

/** Annotations of each level that GitHub shows of one step. (docs.github.com, "Workflow commands", limits of annotations) */
const SHOWN = 10;
/** Of the errors, places for what could not be checked where findings would take all of them. */
const FOR_PROBLEMS = 3;

/** What becomes annotations, and how many findings and problems do not. */
export interface Annotated {
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
