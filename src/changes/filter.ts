import { objectKey } from '../model/cluster.ts';
import { compareFindings, type Finding, sideAt } from '../model/finding.ts';
import { groupBy } from '../model/groups.ts';
import { type Confidence, compareConfidence, type Listener } from '../model/listener.ts';
import type { KnownFindings, RunResult } from '../model/result.ts';
import type { Problem } from '../model/source.ts';
import type { Span } from '../model/span.ts';
import { plural } from '../text/words.ts';

/** The part of a result that is reported, with notes about the rest. */
export interface Filtered {
  readonly result: RunResult;
  readonly notes: readonly string[];
}

/** Keeps the wanted findings and problems. A problem of a path that could not be read is always kept. */
export function filterResult(
  whole: RunResult,
  { everything, paths }: KnownFindings,
  wanted: {
    readonly finding: (finding: Finding) => boolean;
    readonly problem: (problem: Problem) => boolean;
    /** True if the change is at a place. If such a place of a finding exists, the finding is reported there. */
    readonly place: (span: Span) => boolean;
  },
): Filtered {
  const shown = new Set(whole.findings);
  const hidden: Record<string, number> = {};
  for (const finding of everything) {
    if (!shown.has(finding) && wanted.finding(finding)) hidden[finding.rule] = (hidden[finding.rule] ?? 0) + 1;
  }
  const problems = whole.problems.filter((problem) => !paths.has(problem.path) || wanted.problem(problem));
  const other = whole.problems.find((problem) => !problems.includes(problem));
  const count = whole.problems.length - problems.length;
  const notes =
    other === undefined ? [] : [`${plural(count, 'problem')} in files outside the change (${other.path}:${other.line}: ${other.message})`];
  const findings = whole.findings.filter(wanted.finding).map((finding) => sideAt(finding, wanted.place));
  return { result: { ...whole, findings: findings.toSorted(compareFindings), problems, hidden }, notes };
}

/** Number of unsuppressed findings of at least `minimum` confidence that are not reported. */
export function countElsewhere(everything: readonly Finding[], reported: readonly Finding[], minimum: Confidence): number {
  const counts = (finding: Finding) => finding.suppressed === null && compareConfidence(finding.confidence, minimum) >= 0;
  return everything.filter(counts).length - reported.filter(counts).length;
}

/** The place of a finding and the related ones. */
export function ownPlaces(finding: Finding): Span[] {
  return [finding.span, ...finding.related.map(({ span }) => span)];
}

/**
 * Returns a function that lists all places of a finding: its own, the related ones, and the evidence for the port, which may be in other
 * files.
 */
function createPlaces(listeners: readonly Listener[]): (finding: Finding) => Span[] {
  const byWorkload = groupBy(listeners, ({ workload }) => objectKey(workload));
  return (finding) => {
    const own = ownPlaces(finding);
    if (finding.workload === null || finding.port === null) return own;
    const listening = (byWorkload.get(objectKey(finding.workload)) ?? []).filter(({ port }) => port === finding.port);
    return [...own, ...listening.flatMap(({ workload, evidence }) => [workload.span, ...evidence.map(({ span }) => span)])];
  };
}

/** Keeps the findings and problems that have a place in the given files. */
export function filterByPaths(whole: RunResult, known: KnownFindings, isGiven: (path: string) => boolean): Filtered {
  const placesOf = createPlaces(whole.listeners);
  return filterResult(whole, known, {
    finding: (finding) => placesOf(finding).some(({ path }) => isGiven(path)),
    problem: ({ path }) => isGiven(path),
    place: ({ path }) => isGiven(path),
  });
}
