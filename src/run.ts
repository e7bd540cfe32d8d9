import { RULE_IDS, RULES } from '../rules/index.ts';
import { inferFacts } from './infer/index.ts';
import { contextOf, factsForRules, judge, urlOfRule, withSecondCopies } from './judge.ts';
import { DETECTORS } from './listeners/detectors/index.ts';
import { createProgramFinder } from './listeners/programs.ts';
import { mayHoldHostPort } from './manifest/scan.ts';
import type { AuditInput } from './model/audit.ts';
import { didYouMean, EXIT, type ExitCode, UsageError } from './model/exit-code.ts';
import { compareSeverity } from './model/finding.ts';
import { firstOfEach, pick } from './model/groups.ts';
import type { RegistryView } from './model/registry.ts';
import type { KnownFindings, RunResult } from './model/result.ts';
import type { Rule } from './model/rule.ts';
import { isProblem, type Problem, type Source } from './model/source.ts';
import { notesOf, type RunPart, sharedReason, withProblemIfNothingChecked } from './notes.ts';
import { createClusterReader } from './observe/cluster.ts';
import { changedSince } from './observe/compare.ts';
import { createNodesOf, realPlacement } from './observe/nodes-of.ts';
import { sourcesOf } from './observe/objects.ts';
import { redacted } from './observe/redact.ts';
import { namesOfCluster, withNodes } from './observe/with-nodes.ts';
import { observeCluster } from './observe.ts';
import type { AuditRequest, RunOptions } from './options.ts';
import { rolesOfNodes } from './placement/node-role.ts';
import { createPlacement } from './placement/placement.ts';
import type { KnownPrograms } from './programs/load.ts';
import { openPrograms } from './programs/open.ts';
import { isAboutSuppressions, publish } from './publish.ts';
import { clusterIn, platformSignsIn, readDocuments } from './read.ts';
import { chooseRegistries, registriesOfUser } from './registries.ts';
import type { ReportOptions } from './report/options.ts';
import { HOMEPAGE, VERSION } from './report/product.ts';
import { createApartness } from './source/kustomize/apart.ts';
import { type OpenedSources, openSources } from './source/open.ts';
import { DEFAULT_HELM } from './source/provider.ts';
import type { Render } from './source/render.ts';
import { openBaseline } from './suppression/baseline.ts';

/** The result of a run, and the data that reports and other commands need. */
export interface RunOutcome {
  readonly result: RunResult;
  readonly exitCode: ExitCode;
  readonly rules: readonly Rule[];
  /** The registries of the run. */
  readonly registry: RegistryView;
  /** Why these registries were chosen: completes "because ..."; null if the user names them, or clusters have their own. */
  readonly registryReason: string | null;
  /** Information for the reader: neither findings nor problems. */
  readonly notes: readonly string[];
  readonly known: KnownFindings;
  readonly renders: readonly Render[];
}

/**
 * Lints files, or audits the cluster of `options.audit`, in five stages: read documents, infer facts, observe sockets, judge, publish.
 * Clusters of the configuration are checked one after the other, then the files that no cluster installs. Throws UsageError if an option is
 * invalid.
 */
export async function run(given: RunOptions): Promise<RunOutcome> {
  const options = { ...given, today: given.today ?? new Date().toISOString().slice(0, 10) };
  const rules = selectRules(options);
  const programs = await openPrograms(options.programs, options.cwd);
  const baseline = options.baseline ? openBaseline(options.baseline, options.cwd) : [];
  const findProgram = createProgramFinder(programs.programs);
  const opened: OpenedSources[] = [];
  try {
    const parts: RunPart[] = [];
    for (const part of partsOf(options, opened)) parts.push(await judgePart(part, { rules, programs, findProgram }, opened));

    // Publish: findings to a result.
    const published = await publish(parts, rules, new Set(baseline.map(({ fingerprint }) => fingerprint)), options);
    const { known } = published;
    const whole = withProblemIfNothingChecked(published, parts, rules, options);
    const { result: reported, notes: filterNotes } = (await options.filter?.(whole, known)) ?? { result: whole, notes: [] };
    const result = parts.reduce((one, part) => ofAudit(one, part, options), reported);
    return {
      result,
      rules,
      known,
      exitCode: exitCodeOf(result, options),
      registry: registryOfAll(parts),
      registryReason: sharedReason(parts),
      renders: opened.flatMap(({ renders }) => [...renders]),
      notes: notesOf(parts, { result, whole, known, baseline, programs, filterNotes }, options),
    };
  } finally {
    for (const sources of opened) sources.close();
  }
}

/** The options of a run and of an audit. */
export interface AuditOptions extends Omit<RunOptions, 'paths' | 'audit' | 'filter'>, Omit<AuditRequest, 'input'> {}

/**
 * Audits the objects of a cluster and the sockets of its nodes, from files or live. Objects are streamed and not kept. An object is a text
 * of JSON or YAML as a `Source` (`sourceInMemory`, with `INSTALL`), a parsed `ClusterObject`, or a `Problem`, which makes the exit status
 * 3. Lists may be whole or split into items; an item needs its `kind`. After all objects are read, `captures` is called with the pods and
 * nodes of the cluster; each capture is read before the next one is requested. Throws UsageError if an option is invalid.
 */
export function auditCluster({ upgradeTo = null, earlier = null, ...options }: AuditOptions, input: AuditInput): Promise<RunOutcome> {
  return run({ ...options, paths: [], audit: { input, upgradeTo, earlier } });
}

/** The options of one unit of checking. */
interface PartOptions {
  readonly cluster: string | null;
  readonly options: RunOptions;
}

function* partsOf(options: RunOptions, opened: readonly OpenedSources[]): Iterable<PartOptions> {
  const { clusters = [], paths, audit } = options;
  if (clusters.length === 0 || audit) return yield { cluster: null, options };
  for (const cluster of clusters) {
    // Standard input and values from the command line belong to no cluster.
    const helm = { ...DEFAULT_HELM, enabled: options.helm?.enabled === true };
    yield { cluster: cluster.name, options: { ...options, ...cluster.own, helm, cluster, paths: paths.filter((path) => path !== '-') } };
  }
  if (options.onlyClusters) return;
  const rendered = new Set(opened.flatMap(({ renderedFiles }) => [...renderedFiles]));
  yield { cluster: null, options: { ...options, besides: { clusters, rendered } } };
}

/** The values that all parts of a run share. */
interface RunTools {
  readonly rules: readonly Rule[];
  readonly programs: KnownPrograms;
  readonly findProgram: ReturnType<typeof createProgramFinder>;
}

/** Reads, infers, observes and judges one part; its sources are added to `opened`. */
async function judgePart({ cluster: name, options }: PartOptions, tools: RunTools, opened: OpenedSources[]): Promise<RunPart> {
  const { audit, cwd, signal } = options;
  const named = await registriesOfUser(options);
  const sources = openSources({ ...options, mayHoldHostPort }, signal);
  opened.push(sources);

  // Read: sources to documents.
  const reader = createClusterReader();
  const read = await readDocuments(audit ? sourcesOf(audit.input.objects, reader) : installedIn(name, sources.items), signal);
  const audited = audit ? reader.finish() : null;
  const cluster = audited ?? clusterIn(read);
  const { programs, findProgram, rules } = tools;
  const chosen = await chooseRegistries(named, platformSignsIn(read, cluster), cluster, options, programs.programs);
  const { view: registry, why: registryReason, loadBalancersUseHostPorts, isPlatformKnown } = chosen;

  // Infer: documents to facts.
  const known = { registry, loadBalancersUseHostPorts, detectors: DETECTORS, findProgram, knownRules: RULE_IDS };
  const inferred = await inferFacts(read, { ...options, ...known });

  // Observe: in audits, sockets to facts.
  const problems = [...(options.settingProblems ?? []), ...read.problems, ...inferred.problems];
  const facts = { ...inferred, problems, registry, isPlatformKnown, cluster };
  const observed = audited && audit ? await observeCluster(facts, audited, read.paths.size, { ...options, audit }) : null;
  const all = observed?.facts ?? facts;

  // Judge: facts to findings.
  const roles = options.nodeRoles ?? rolesOfNodes(cluster.nodes);
  const renders = new Map(sources.renders.map((render) => [render.install, render]));
  const byFiles = createPlacement(roles, all.workloads, read.named, createApartness(sources.kustomizations, cwd), renders);
  const context = contextOf(all, audited ? realPlacement(byFiles, audited) : byFiles, options);
  const input = withSecondCopies(all, context);
  const firstRules = rules.filter((rule) => !isAboutSuppressions(rule));
  const verdicts = judge(firstRules, factsForRules(input), context, options.severityOf);
  return { cluster: name, options, sources, renders: sources.renders, read, audited, observed, input, context, verdicts, registryReason };
}

/** Gives all sources of a cluster the same install, whatever rendered them. */
async function* installedIn(cluster: string | null, sources: AsyncIterable<Source | Problem>): AsyncIterable<Source | Problem> {
  for await (const source of sources) yield cluster === null || isProblem(source) ? source : { ...source, install: cluster };
}

/**
 * The options of a run, with the defaults that the command line, the library and the Action share. Without an environment no other program
 * is started, so charts are read as text.
 */
export function runOptions(given: Partial<RunOptions> & Pick<RunOptions, 'paths' | 'cwd'>): RunOptions {
  const canRender = given.env !== undefined;
  return {
    registries: [],
    programs: [],
    release: null,
    rules: [],
    disabledRules: [],
    minimumConfidence: 'medium',
    failOn: 'error',
    baseline: null,
    format: [],
    configuration: { file: null, content: {}, origins: {} },
    noIgnore: false,
    readStandardInput: async () => new Uint8Array(),
    helm: { ...DEFAULT_HELM, enabled: canRender },
    kustomize: canRender ? 'found' : 'none',
    ...given,
  };
}

/** The data of a run that reports need. A merged report has no registry. */
export interface Reportable extends Pick<RunOutcome, 'result' | 'exitCode' | 'rules' | 'registryReason' | 'notes' | 'renders'> {
  readonly registry?: RegistryView;
}

/** The options of every report that depend on the run. */
export function reportOptionsOf({ rules, exitCode, registry, registryReason, notes, renders }: Reportable) {
  return {
    color: false,
    version: VERSION,
    homepage: HOMEPAGE,
    urlOfRule,
    rules,
    exitCode,
    registry,
    registryReason,
    notes,
    renders: renders.map(({ command }) => command).toSorted(),
  } satisfies ReportOptions;
}

/** The rules of a run; empty if only facts are wanted. Rules about sockets run in audits only, unless the user names them. */
function selectRules(options: RunOptions): Rule[] {
  for (const id of [...options.rules, ...options.disabledRules]) {
    if (!RULE_IDS.includes(id)) throw new UsageError(`there is no rule ${id}${didYouMean(id, RULE_IDS)} (hostport-lint rules lists all)`);
  }
  if (options.factsOnly) return [];
  return RULES.filter(
    ({ id, needs }) =>
      (options.rules.length === 0 ? options.audit !== undefined || !needs.includes('observed') : options.rules.includes(id)) &&
      !options.disabledRules.includes(id),
  );
}

/**
 * Adds the nodes and sockets of an audit to its result, without data that only the cluster's owners may see. Other results are unchanged.
 */
function ofAudit(result: RunResult, { audited, observed }: RunPart, { audit }: RunOptions): RunResult {
  if (!audited || !observed || !audit) return result;
  const seen = { ...pick(observed, 'nodes', 'sockets'), names: () => namesOfCluster(audited) };
  const whole = redacted(withNodes(result, createNodesOf(audited), seen));
  return audit.earlier ? changedSince(audit.earlier, whole) : whole;
}

/** The registries of all parts, at the release if they share it; ports are looked up in those of the first part. */
function registryOfAll(parts: readonly RunPart[]): RegistryView {
  const views = parts.map(({ input }) => input.registry);
  const [first] = views as [RegistryView, ...RegistryView[]];
  const registries = firstOfEach(
    views.flatMap((view) => view.registries),
    ({ name }) => name,
  );
  const isOneRelease = views.every(({ release }) => release?.join() === first.release?.join());
  return parts.length === 1 ? first : { ...first, registries, release: isOneRelease ? first.release : null };
}

/** The exit status of a result. */
export function exitCodeOf(
  { problems, findings }: RunResult,
  { failOn, failOnPlatform = false, maxWarnings = Number.POSITIVE_INFINITY }: Pick<RunOptions, 'failOn' | 'failOnPlatform' | 'maxWarnings'>,
): ExitCode {
  if (problems.length > 0) return EXIT.incomplete;
  const counted = findings.filter(({ suppressed, isPlatform }) => !suppressed && (failOnPlatform || !isPlatform));
  const severities = counted.map(({ severity }) => severity);
  const fails = failOn !== 'never' && severities.some((severity) => compareSeverity(severity, failOn) >= 0);
  return fails || severities.filter((severity) => severity === 'warning').length > maxWarnings ? EXIT.findings : EXIT.clean;
}

/** Adds problems to an outcome, which make it incomplete. */
export function withProblems(outcome: RunOutcome, problems: readonly Problem[]): RunOutcome {
  if (problems.length === 0) return outcome;
  return { ...outcome, exitCode: EXIT.incomplete, result: { ...outcome.result, problems: [...outcome.result.problems, ...problems] } };
}
