import { keyOfMaker } from '../model/cluster.ts';
import type { Finding } from '../model/finding.ts';
import { groupBy } from '../model/groups.ts';
import { type Confidence, compareConfidence, type Listener } from '../model/listener.ts';
import type { RunResult, WholeResult } from '../model/result.ts';
import type { Problem } from '../model/source.ts';
import type { Span } from '../model/span.ts';
import { plural } from '../text/words.ts';

/** What is told of a run, and what its reader should know of the rest. */
export interface Filtered {
  readonly result: RunResult;
  readonly notes: readonly string[];
}

/** Leaves the findings and problems that are wanted. A problem of something that could not even be read always stays. */
export function filterResult(
  whole: WholeResult,
  wanted: { readonly finding: (finding: Finding) => boolean; readonly problem: (problem: Problem) => boolean },
): Filtered {
  const { everything, paths, ...result } = whole;
  const shown = new Set(result.findings);
  const hidden: Record<string, number> = {};
  for (const finding of everything) {
    if (!shown.has(finding) && wanted.finding(finding)) hidden[finding.rule] = (hidden[finding.rule] ?? 0) + 1;
  }
  const problems = result.problems.filter((problem) => !paths.has(problem.path) || wanted.problem(problem));
  const other = result.problems.find((problem) => !problems.includes(problem));
  const count = result.problems.length - problems.length;
  const notes =
    other === undefined ? [] : [`${plural(count, 'problem')} in files beside the change (${other.path}:${other.line}: ${other.message})`];
  return { result: { ...result, findings: result.findings.filter(wanted.finding), problems, hidden }, notes };
}

/** How many findings that count a run found and does not tell. */
export function countElsewhere(everything: readonly Finding[], told: readonly Finding[], minimum: Confidence): number {
  const counts = (finding: Finding) => finding.suppressed === null && compareConfidence(finding.confidence, minimum) >= 0;
  return everything.filter(counts).length - told.filter(counts).length;
}

/** The place of a finding and the related ones. */
export function ownPlaces(finding: Finding): Span[] {
  return [finding.span, ...finding.related.map(({ span }) => span)];
}

/**
 * Every place that has a part in a finding: its own and the related ones, and those that show the port of its workload,
 * which may stand in other files.
 */
function createPlaces(listeners: readonly Listener[]): (finding: Finding) => Span[] {
  const byWorkload = groupBy(listeners, ({ workload }) => keyOfMaker(workload));
  return (finding) => {
    const own = ownPlaces(finding);
    if (finding.workload === null || finding.port === null) return own;
    const heard = (byWorkload.get(keyOfMaker(finding.workload)) ?? []).filter(({ port }) => port === finding.port);
    return [...own, ...heard.flatMap(({ workload, evidence }) => [workload.span, ...evidence.map(({ span }) => span)])];
  };
}

/** Leaves what stands in the given files, or what they have a part in; all files were judged together. */
export function filterByPaths(whole: WholeResult, isGiven: (path: string) => boolean): Filtered {
  const placesOf = createPlaces(whole.listeners);
  return filterResult(whole, {
    finding: (finding) => placesOf(finding).some(({ path }) => isGiven(path)),
    problem: ({ path }) => isGiven(path),
  });
}
