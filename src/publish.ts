import { resolve } from 'node:path';
import { RULE_IDS } from '../rules/index.ts';
import { joinFindings, joinHosted, joinListeners, joinUses } from './join-clusters.ts';
import { type ClusterInput, distinguish, factsForRules, judge, type Verdicts } from './judge.ts';
import { commentsOf } from './manifest/scan.ts';
import { compareFindings, compareSeverity, type Finding } from './model/finding.ts';
import { firstOfEach } from './model/groups.ts';
import { compareConfidence, compareListeners } from './model/listener.ts';
import type { WholeResult } from './model/result.ts';
import type { ClusterContext, Rule } from './model/rule.ts';
import { compareProblems } from './model/source.ts';
import type { DirectiveUse } from './model/suppression.ts';
import type { RunOptions } from './options.ts';
import type { ReadDocuments } from './read.ts';
import { readSources } from './source/files.ts';
import { mapFacts, mapFindings, type PlacedFacts } from './source/map-to-source.ts';
import type { Render } from './source/render.ts';
import { applyDirectives } from './suppression/apply.ts';
import { scopeOfIgnore } from './suppression/ignore.ts';
import { type JudgedFinding, type Scoped, scopeOfComment } from './suppression/scope.ts';
import { explainFault } from './suppression/written.ts';
import { templateOfPath } from './text/render-path.ts';

/** The input of one cluster, or what no cluster installs, with what the first rules found in it. */
export interface JudgedInput {
  readonly cluster: string | null;
  readonly options: RunOptions;
  readonly read: ReadDocuments;
  readonly input: ClusterInput;
  readonly context: ClusterContext;
  readonly verdicts: Verdicts;
  /** The renders of this input; two inputs may render one chart. */
  readonly renders: readonly Render[];
}

/** What a run knows beside its input. */
export interface Publishing {
  readonly options: RunOptions;
  /** Rules about suppressions, which can run only when all other findings are suppressed or not. */
  readonly laterRules: readonly Rule[];
  readonly rules: readonly Rule[];
  /** Fingerprints of the findings that the baseline knows. */
  readonly baseline: ReadonlySet<string>;
}

/** The result of a run, and the rules that ran to their end. */
export interface Published {
  readonly result: WholeResult;
  readonly finishedRules: ReadonlySet<string>;
}

/** Findings at the places where people wrote them, suppressed if something says so, joined over clusters, sorted and counted. */
export async function publish(inputs: readonly JudgedInput[], publishing: Publishing): Promise<Published> {
  const { options, rules, laterRules, baseline } = publishing;
  const suppressed = await Promise.all(inputs.map((one) => suppressIn(one, publishing)));
  /** Several inputs may have the same object; in a single one nothing is repeated. */
  const distinct = <Item>(items: readonly Item[], keyOf: (item: Item) => unknown): readonly Item[] =>
    inputs.length === 1 ? items : firstOfEach(items, (item) => JSON.stringify(keyOf(item)));
  const uses = inputs.length === 1 ? suppressed.flatMap((one) => one.uses) : joinUses(suppressed.flatMap((one) => one.uses));
  // Rules about suppressions see all inputs at once: a comment may be of use in one cluster only.
  const [first] = inputs;
  const later = first
    ? judge(laterRules, { ...factsForRules(first.input), suppressions: uses }, first.context, options.severityOf)
    : { judged: [], skipped: [], broken: [], problems: [] };
  const directives = suppressed.flatMap((one) => one.directives);
  const ran = { ranRules: idsOf(rules), laterRules: idsOf(laterRules), today: options.today ?? '' };
  const laterJudged = applyDirectives(
    await placedAtSource(
      later.judged,
      inputs.flatMap(({ renders }) => renders),
    ),
    directives,
    ran,
  ).judged;
  const found = [
    ...suppressed.flatMap(({ cluster, findings }) => findings.map((value) => ({ cluster, value }))),
    ...laterJudged.map(({ finding }) => ({ cluster: null, value: finding })),
  ];
  const everything = distinguish(joinFindings(found).sort(compareFindings)).map((finding) =>
    baseline.has(finding.fingerprint) ? suppressedByBaseline(finding) : finding,
  );
  const { minimumSeverity = 'info' } = options;
  const isShown = (finding: Finding): boolean => compareConfidence(finding.confidence, options.minimumConfidence) >= 0;
  const placed = await Promise.all(inputs.map(async (one) => ({ cluster: one.cluster, ...(await factsAtSource(one)) })));
  const listeners = joinListeners(placed.flatMap(({ cluster, listeners: found }) => found.map((value) => ({ cluster, value }))));
  const workloads = distinct(
    inputs.flatMap(({ input }) => input.workloads),
    ({ kind, namespace, name, span }) => [kind, namespace, name, span.path, span.start],
  );
  const broken = new Set([...inputs.flatMap(({ verdicts }) => verdicts.broken), ...later.broken]);
  const documents = new Map(inputs.flatMap(({ read }) => [...read.documents]));
  const paths = new Set(inputs.flatMap(({ read }) => [...read.paths]));
  const isRendered = inputs.some(({ renders }) => renders.length > 0);
  // Files of values and patches were read too; a render and its template are one file.
  const places = [...everything, ...listeners.flatMap(({ evidence }) => evidence)].map(({ span }) => span.path);
  const problems = [...placed.flatMap((one) => one.problems), ...later.problems];
  const result: WholeResult = {
    everything,
    findings: everything.filter((finding) => isShown(finding) && compareSeverity(finding.severity, minimumSeverity) >= 0),
    hidden: countByRule(everything.filter((finding) => !isShown(finding))),
    listeners: listeners.toSorted(compareListeners),
    hosted: joinHosted(placed.map(({ hosted }) => hosted)),
    problems: distinct([...new Set(problems)], (problem) => problem).toSorted(compareProblems),
    skipped: firstOfEach([...inputs.flatMap(({ verdicts }) => verdicts.skipped), ...later.skipped], ({ rule }) => rule),
    ...(inputs.some(({ input }) => input.unknownPods.length > 0) && { hasUnknownPods: true }),
    paths: isRendered ? new Set([...paths, ...everything.map(({ span }) => span.path)]) : paths,
    counts: {
      files: isRendered ? new Set([...paths, ...places].map(templateOfPath)).size : paths.size,
      documents: [...documents.values()].reduce((sum, count) => sum + count, 0),
      workloads: workloads.length,
      listeners: listeners.length,
    },
  };
  return { result, finishedRules: idsOf(rules.filter((rule) => !broken.has(rule))) };
}

function factsAtSource({ input: { listeners, hosted, problems }, verdicts, renders }: JudgedInput): Promise<PlacedFacts> {
  return mapFacts({ listeners, hosted, problems: [...problems, ...verdicts.problems] }, renders);
}

/** The findings of one input with their places and suppressions. */
interface SuppressedInput {
  readonly cluster: string | null;
  readonly findings: readonly Finding[];
  readonly uses: readonly DirectiveUse[];
  readonly directives: readonly Scoped[];
}

async function suppressIn(
  { cluster, read, input, context, verdicts, renders }: JudgedInput,
  publishing: Publishing,
): Promise<SuppressedInput> {
  const { options, rules, laterRules } = publishing;
  const placed = await placedAtSource(verdicts.judged, renders);
  const written = writtenComments(placed, options);
  const faulty = written.filter(({ directive }) => directive.fault !== null);
  const directives = [...input.directives, ...configured(input, read, options), ...written.filter((one) => !faulty.includes(one))];
  const finished = rules.filter((rule) => !verdicts.broken.includes(rule) && !verdicts.skipped.some(({ rule: id }) => id === rule.id));
  const ran = { ranRules: idsOf(finished), laterRules: idsOf(laterRules), today: context.today };
  const { judged, uses } = applyDirectives(placed, directives, ran);
  return { cluster, findings: judged.map((one) => explainFault(one, faulty).finding), uses, directives };
}

/** The findings with the places where people wrote them; one of several that differ by the render alone. */
async function placedAtSource(judged: readonly JudgedFinding[], renders: readonly Render[]): Promise<JudgedFinding[]> {
  const moved = await mapFindings(
    judged.map(({ finding }) => finding),
    renders,
  );
  return judged.flatMap(({ finding: before, workload }) => {
    const finding = moved.has(before) ? moved.get(before) : before;
    if (!finding) return [];
    return [{ finding, workload, spans: finding.span.path === before.span.path ? [finding.span] : [before.span, finding.span] }];
  });
}

/** The suppressions of the configuration. */
function configured({ workloads }: ClusterInput, { paths }: ReadDocuments, { ignore = [], readsWhole = false }: RunOptions): Scoped[] {
  return ignore.map((entry) => scopeOfIgnore(entry, { paths, workloads, whole: readsWhole }));
}

/**
 * The comments in files that findings of renders were moved to. Renderers drop comments, so they are read from the file. What else
 * such a comment is for is unknown, so none is reported as unused, and a wrong one is named at the finding that it would suppress.
 */
function writtenComments(placed: readonly JudgedFinding[], { cwd }: RunOptions): Scoped[] {
  const moved = placed.flatMap(({ spans: [, written] }) => (written ? [written.path] : []));
  return [...new Set(moved)].flatMap((path) =>
    commentsOf(readSources({ path, file: resolve(cwd, path), explicit: false })).map((comment) => {
      const { scoped } = scopeOfComment(comment, RULE_IDS);
      return { ...scoped, isWhollyLinted: false };
    }),
  );
}

function suppressedByBaseline(finding: Finding): Finding {
  if (finding.suppressed !== null) return finding;
  return { ...finding, suppressed: { by: 'baseline', reason: 'known since before the baseline', until: null } };
}

function idsOf(rules: readonly Rule[]): ReadonlySet<string> {
  return new Set(rules.map(({ id }) => id));
}

function countByRule(findings: readonly Finding[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { rule } of findings) counts[rule] = (counts[rule] ?? 0) + 1;
  return counts;
}
