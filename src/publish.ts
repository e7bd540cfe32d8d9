import { resolve } from 'node:path';
import { RULE_IDS } from '../rules/index.ts';
import { joinFindings, joinHosted, joinListeners, joinUses } from './join-clusters.ts';
import { type ClusterInput, distinguish, judge, type Verdicts } from './judge.ts';
import { scanSource } from './manifest/scan.ts';
import { compareFindings, compareSeverity, type Finding } from './model/finding.ts';
import { firstOfEach } from './model/groups.ts';
import { compareConfidence, compareListeners } from './model/listener.ts';
import type { KnownFindings, RunResult } from './model/result.ts';
import type { ClusterContext, Rule } from './model/rule.ts';
import { compareProblems, isProblem } from './model/source.ts';
import type { Comment } from './model/suppression.ts';
import type { RunOptions } from './options.ts';
import type { ReadDocuments } from './read.ts';
import { readSources } from './source/files.ts';
import { mapFacts, mapFindings } from './source/map-to-source.ts';
import type { Render } from './source/render.ts';
import { applyDirectives, explainFault, usesOf } from './suppression/apply.ts';
import { scopeOfIgnore } from './suppression/ignore.ts';
import { type PlacedFinding, type Scoped, scopeOfComment } from './suppression/scope.ts';
import { templateOfPath } from './text/render-path.ts';

/** One unit of checking: a cluster of the configuration, the files that no cluster installs, or all input. */
export interface CheckedPart {
  /** Name of the cluster; null for files that no cluster installs. */
  readonly cluster: string | null;
  readonly read: ReadDocuments;
  readonly input: ClusterInput;
  readonly context: ClusterContext;
  /** Findings of all rules except those about suppressions. */
  readonly verdicts: Verdicts;
  /** The renders of this part; two parts may share the render of one chart. */
  readonly renders: readonly Render[];
}

/** True for rules about suppressions, which run after all other findings are final. */
export function isAboutSuppressions({ needs }: Rule): boolean {
  return needs.includes('suppressions');
}

/** The result of a run, and the data that baselines and filters need. */
export interface Published {
  readonly result: RunResult;
  readonly known: KnownFindings;
}

/**
 * Returns the result: findings at their source places, suppressed, joined over clusters, sorted and counted. `baseline` contains the
 * fingerprints of known findings.
 */
export async function publish(
  parts: readonly CheckedPart[],
  rules: readonly Rule[],
  baseline: ReadonlySet<string>,
  options: RunOptions,
): Promise<Published> {
  const { context } = parts[0] as CheckedPart;
  const renders = parts.flatMap((part) => part.renders);
  const suppressed = await Promise.all(parts.map((part) => suppressIn(part, options)));
  // Rules about suppressions read all parts at once, because a comment may apply in one cluster only.
  const uses = joinUses(suppressed.flatMap((one) => one.uses));
  const later = judge(rules.filter(isAboutSuppressions), { suppressions: uses }, context, options.severityOf);
  const directives = suppressed.flatMap((one) => one.directives);
  const aboutDirectives = applyDirectives(await placedAtSource(later.judged, renders), directives, context.today).judged;

  const found = [...suppressed.flatMap(({ findings }) => findings), ...aboutDirectives.map(({ finding }) => finding)];
  const everything = distinguish(joinFindings(found).sort(compareFindings)).map((finding) =>
    baseline.has(finding.fingerprint) ? suppressedByBaseline(finding) : finding,
  );
  const { minimumSeverity = 'info' } = options;
  const isSure = (finding: Finding): boolean => compareConfidence(finding.confidence, options.minimumConfidence) >= 0;
  const placed = await Promise.all(parts.map(factsAtSource));
  const listeners = joinListeners(placed.flatMap((one) => one.listeners));
  const problems = firstOfEach([...placed.flatMap((one) => one.problems), ...later.problems], (problem) =>
    parts.length === 1 ? problem : JSON.stringify(problem),
  );
  const paths = new Set(parts.flatMap(({ read }) => [...read.paths]));
  const pathsOfFindings = everything.map(({ span }) => span.path);
  const result: RunResult = {
    findings: everything.filter((finding) => isSure(finding) && compareSeverity(finding.severity, minimumSeverity) >= 0),
    hidden: countByRule(everything.filter((finding) => !isSure(finding))),
    listeners: listeners.toSorted(compareListeners),
    hosted: joinHosted(placed.map(({ hosted }) => hosted)),
    problems: problems.toSorted(compareProblems),
    skipped: firstOfEach([...parts.flatMap(({ verdicts }) => verdicts.skipped), ...later.skipped], ({ rule }) => rule),
    ...(parts.some(({ input }) => input.unknownPods.length > 0) && { hasUnknownPods: true }),
    counts: {
      // Values files and patches were read too; a render and its template count as one file.
      files:
        renders.length === 0
          ? paths.size
          : new Set([...paths, ...pathsOfFindings, ...listeners.flatMap(evidencePaths)].map(templateOfPath)).size,
      documents: [...new Map(parts.flatMap(({ read }) => [...read.documents])).values()].reduce((sum, count) => sum + count, 0),
      workloads: countWorkloads(parts),
      listeners: listeners.length,
    },
  };
  const broken = new Set([...parts.flatMap(({ verdicts }) => verdicts.broken), ...later.broken]);
  const ranRules = new Set(rules.flatMap(({ id }) => (broken.has(id) ? [] : [id])));
  return { result, known: { everything, paths: renders.length === 0 ? paths : new Set([...paths, ...pathsOfFindings]), ranRules } };
}

/** The listeners, hosted clusters and problems of a part at their source places. */
async function factsAtSource({ cluster, input, verdicts, renders }: CheckedPart) {
  const problems = [...input.problems, ...verdicts.problems];
  const facts = await mapFacts({ listeners: input.listeners, hosted: input.hosted, problems }, renders);
  return cluster === null ? facts : { ...facts, listeners: facts.listeners.map((one) => ({ ...one, clusters: [cluster] })) };
}

function evidencePaths({ evidence }: ClusterInput['listeners'][number]): string[] {
  return evidence.map(({ span }) => span.path);
}

/** Counts workloads; a workload of several parts counts once. */
function countWorkloads(parts: readonly CheckedPart[]): number {
  const all = parts.flatMap(({ input }) => input.workloads);
  if (parts.length === 1) return all.length;
  return new Set(all.map(({ kind, namespace, name, span }) => JSON.stringify([kind, namespace, name, span.path, span.start]))).size;
}

/** The findings of a part with their source places and suppressions. */
async function suppressIn({ cluster, read, input, context, verdicts, renders }: CheckedPart, options: RunOptions) {
  const placed = await placedAtSource(verdicts.judged, renders);
  const written = writtenComments(placed, options.cwd);
  const faulty = written.filter(({ directive }) => directive.fault !== null);
  const seen = { paths: read.paths, workloads: input.workloads, whole: options.readsWhole === true };
  const configured = (options.ignore ?? []).map((entry) => scopeOfIgnore(entry, seen));
  const directives = [...input.directives, ...configured, ...written.filter((one) => !faulty.includes(one))];
  const { judged, covered } = applyDirectives(placed, directives, context.today);
  const findings = judged.map((one) => ({ ...explainFault(one, faulty), ...(cluster !== null && { clusters: [cluster] }) }));
  return { findings, directives, uses: usesOf(directives, covered, new Set(verdicts.finished)) };
}

/** Moves findings to their source places. Findings that then differ only by the render are reported once. */
async function placedAtSource(judged: readonly PlacedFinding[], renders: readonly Render[]): Promise<PlacedFinding[]> {
  const findings = judged.map(({ finding }) => finding);
  const moved = await mapFindings(findings, renders);
  return judged.flatMap(({ finding: before, workload }) => {
    const finding = moved.has(before) ? moved.get(before) : before;
    if (!finding) return [];
    return [{ finding, workload, spans: finding.span.path === before.span.path ? [finding.span] : [before.span, finding.span] }];
  });
}

/**
 * The comments in files to which findings of renders were moved. Renderers drop comments, so they are read from the files. These comments
 * may also apply to other renders, so they are never reported as unused, and an invalid one is reported at the finding that it would
 * suppress.
 */
function writtenComments(placed: readonly PlacedFinding[], cwd: string): Scoped[] {
  const moved = placed.flatMap(({ spans: [, written] }) => (written ? [written.path] : []));
  const comments: Comment[] = [];
  for (const path of new Set(moved)) {
    for (const source of readSources({ path, file: resolve(cwd, path), explicit: false }))
      if (!isProblem(source)) comments.push(...scanSource(source).comments.flat());
  }
  return comments.map((comment) => ({ ...scopeOfComment(comment, RULE_IDS).scoped, isWhollyLinted: false }));
}

function suppressedByBaseline(finding: Finding): Finding {
  if (finding.suppressed !== null) return finding;
  return { ...finding, suppressed: { by: 'baseline', reason: 'known since before the baseline', until: null } };
}

function countByRule(findings: readonly Finding[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { rule } of findings) counts[rule] = (counts[rule] ?? 0) + 1;
  return counts;
}
