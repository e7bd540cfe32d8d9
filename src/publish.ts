import { extname, resolve } from 'node:path';
import { RULE_IDS } from '../rules/index.ts';
import { joinFindings, joinHosted, joinListeners, joinUses } from './join-clusters.ts';
import { type ClusterInput, distinguish, judge, type Verdicts } from './judge.ts';
import { scanSource } from './manifest/scan.ts';
import { compareFindings, compareSeverity, type Finding } from './model/finding.ts';
import { firstOfEach } from './model/groups.ts';
import { compareConfidence, compareListeners, type Listener } from './model/listener.ts';
import type { KnownFindings, RunResult } from './model/result.ts';
import type { ClusterContext, Rule } from './model/rule.ts';
import { compareProblems, isProblem, problemOfFile } from './model/source.ts';
import type { Comment } from './model/suppression.ts';
import { mayBeLoadBalancer } from './net/load-balancer.ts';
import { type ObservedCluster, withSocketsOf } from './observe.ts';
import type { RunOptions } from './options.ts';
import type { ReadDocuments } from './read.ts';
import { isManifest } from './source/file-kinds.ts';
import { readSources } from './source/files.ts';
import { mapFacts, mapFindings } from './source/map-to-source.ts';
import type { OpenedSources } from './source/open.ts';
import type { Render } from './source/render.ts';
import { applyDirectives, explainFault, usesOf } from './suppression/apply.ts';
import { scopeOfIgnore } from './suppression/ignore.ts';
import { type PlacedFinding, type Scoped, scopeOfComment } from './suppression/scope.ts';
import { templateOfPath } from './text/render-path.ts';

/** A cluster of the configuration, the files that no cluster installs, or all input, after the first four stages. */
export interface CheckedCluster {
  readonly options: RunOptions;
  /** Two clusters may share the render of one chart. */
  readonly sources: OpenedSources;
  readonly read: ReadDocuments;
  readonly facts: ClusterInput;
  /** The facts before they were judged, with nodes and notes; null except in an audit. */
  readonly observed: ObservedCluster | null;
  readonly context: ClusterContext;
  /** Findings of all rules except those about suppressions. */
  readonly verdicts: Verdicts;
  /** Completes "because ..."; null if the user names the registries. */
  readonly registryReason: string | null;
}

/**
 * Returns the result: findings at their source places, suppressed, joined over clusters, sorted and counted; and the data that baselines
 * and changes need. `baseline` contains the known findings.
 */
export async function publish(
  checked: readonly CheckedCluster[],
  rules: readonly Rule[],
  baseline: readonly Pick<Finding, 'fingerprint'>[],
  options: RunOptions,
): Promise<{ readonly whole: RunResult; readonly known: KnownFindings }> {
  const [{ context, observed }] = checked as [CheckedCluster];
  const renders = checked.flatMap(({ sources }) => sources.renders);
  const suppressed = await Promise.all(checked.map(suppressIn));
  // Rules about suppressions read all clusters at once, because a comment may apply in one cluster only.
  const uses = joinUses(suppressed.flatMap((one) => one.uses));
  const later = judge(rules, { suppressions: uses }, context, options.severityOf);
  const directives = suppressed.flatMap((one) => one.directives);
  const aboutDirectives = applyDirectives(await placedAtSource(later.judged, renders), directives, context.today).judged;

  const found = [...suppressed.flatMap(({ findings }) => findings), ...aboutDirectives.map(({ finding }) => finding)];
  const ofBaseline = new Set(baseline.map(({ fingerprint }) => fingerprint));
  const everything = distinguish(joinFindings(found).sort(compareFindings)).map((finding) =>
    ofBaseline.has(finding.fingerprint) ? suppressedByBaseline(finding) : finding,
  );
  const { minimumSeverity = 'info' } = options;
  const isSure = (finding: Finding): boolean => compareConfidence(finding.confidence, options.minimumConfidence) >= 0;
  const placed = await Promise.all(checked.map(factsAtSource));
  const listeners = joinListeners(placed.flatMap((one) => one.listeners));
  const problems = firstOfEach([...placed.flatMap((one) => one.problems), ...later.problems], (problem) =>
    checked.length === 1 ? problem : JSON.stringify(problem),
  );
  const inputs = new Set(checked.flatMap(({ read }) => [...read.paths]));
  const paths = renders.length === 0 ? inputs : new Set([...inputs, ...everything.map(({ span }) => span.path)]);
  const result: RunResult = {
    findings: everything.filter((finding) => isSure(finding) && compareSeverity(finding.severity, minimumSeverity) >= 0),
    hidden: countByRule(everything.filter((finding) => !isSure(finding))),
    listeners: listeners.toSorted(compareListeners),
    hosted: joinHosted(placed.map(({ hosted }) => hosted)),
    problems: problems.toSorted(compareProblems),
    skipped: firstOfEach([...checked.flatMap(({ verdicts }) => verdicts.skipped), ...later.skipped], ({ rule }) => rule),
    ...(checked.some(({ facts }) => facts.unknownPods.length > 0) && { hasUnknownPods: true }),
    counts: {
      // Values files and patches were read too; a render and its template count as one file.
      files: renders.length === 0 ? inputs.size : new Set([...paths, ...listeners.flatMap(evidencePaths)].map(templateOfPath)).size,
      documents: [...new Map(checked.flatMap(({ read }) => [...read.documents])).values()].reduce((sum, count) => sum + count, 0),
      workloads: countWorkloads(checked),
      listeners: listeners.length,
    },
  };
  const broken = new Set([...checked.flatMap(({ verdicts }) => verdicts.broken), ...later.broken]);
  const known = { everything, paths, ranRules: new Set(rules.flatMap(({ id }) => (broken.has(id) ? [] : [id]))) };
  if (observed) return { whole: withSocketsOf(observed, result, options), known };
  const message = whyNothingWasChecked(result, checked, rules, options);
  return { whole: message === null ? result : { ...result, problems: [problemOfFile(firstPath(options), message)] }, known };
}

/** The listeners, hosted clusters and problems of a cluster at their source places. */
async function factsAtSource({ options: { cluster }, sources, facts, verdicts }: CheckedCluster) {
  const problems = [...facts.problems, ...verdicts.problems];
  const placed = await mapFacts({ listeners: facts.listeners, hosted: facts.hosted, problems }, sources.renders);
  return cluster ? { ...placed, listeners: placed.listeners.map((one) => ({ ...one, clusters: [cluster.name] })) } : placed;
}

function evidencePaths({ evidence }: Listener): string[] {
  return evidence.map(({ span }) => span.path);
}

/** Counts workloads; a workload of several clusters counts once. */
function countWorkloads(checked: readonly CheckedCluster[]): number {
  const all = checked.flatMap(({ facts }) => facts.workloads);
  if (checked.length === 1) return all.length;
  return new Set(all.map(({ kind, namespace, name, span }) => JSON.stringify([kind, namespace, name, span.path, span.start]))).size;
}

/** The findings of a cluster with their source places and suppressions. */
async function suppressIn({ options, sources, read, facts, context, verdicts }: CheckedCluster) {
  const { cluster, cwd, ignore = [], readsWhole = false } = options;
  const placed = await placedAtSource(verdicts.judged, sources.renders);
  const written = writtenComments(placed, cwd);
  const faulty = written.filter(({ directive }) => directive.fault !== null);
  const seen = { paths: read.paths, workloads: facts.workloads, whole: readsWhole };
  const configured = ignore.map((entry) => scopeOfIgnore(entry, seen));
  const directives = [...facts.directives, ...configured, ...written.filter((one) => !faulty.includes(one))];
  const { judged, covered } = applyDirectives(placed, directives, context.today);
  const findings = judged.map((one) => ({ ...explainFault(one, faulty), ...(cluster && { clusters: [cluster.name] }) }));
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

/**
 * Why a run checked nothing; null if it checked something, and where this is expected: for a change, for excluded files, or if only facts
 * are wanted.
 */
function whyNothingWasChecked(
  { counts, skipped, problems }: RunResult,
  checked: readonly CheckedCluster[],
  rules: readonly Rule[],
  options: RunOptions,
): string | null {
  const { mayBeEmpty, factsOnly, change, clusters = [], onlyClusters } = options;
  const isExpected = mayBeEmpty || factsOnly || change || checked.some(({ sources }) => sources.excluded.length > 0);
  if (isExpected || problems.length > 0) return null;
  const sawObjects = checked.some(({ facts, read }) => facts.workloads.length + read.named.length + facts.hosted.clusters.length > 0);
  if (onlyClusters && !sawObjects) {
    const names = clusters.map(({ name }) => name).join(' and ');
    return `${names} ${clusters.length === 1 ? 'installs' : 'install'} nothing of ${firstPath(options)}`;
  }
  if (counts.files === 0) return 'contains no manifest (*.yaml, *.yml, *.json), so nothing was checked';
  const paths = checked.flatMap(({ read }) => [...read.paths]);
  const mayBeManifests = paths.some((file) => isManifest(file) || mayBeLoadBalancer(file) || extname(file) === '');
  if (counts.documents === 0 || !(sawObjects || mayBeManifests))
    return 'contains no YAML or JSON document of Kubernetes, so nothing was checked';
  const [lacking] = skipped;
  if (rules.length === 0)
    return `${options.rules.length === 0 ? 'all rules are' : 'every rule of --rule is'} disabled, so nothing was checked`;
  return lacking && skipped.length === rules.length ? `no rule could run: ${lacking.rule} ${lacking.reason}` : null;
}

/** The first path that the user gave, as reports print it. */
function firstPath({ paths: [first = '.'], inputPath = '<stdin>' }: RunOptions): string {
  return first === '-' ? inputPath : first;
}
