import { RULE_IDS, RULES } from '../rules/index.ts';
import { type Filtered, filterByPaths } from './changes/filter.ts';
import { inferFacts } from './infer/index.ts';
import { joinRegistries } from './join-clusters.ts';
import { judgeFacts, urlOfRule } from './judge.ts';
import { DETECTORS } from './listeners/detectors/index.ts';
import { createProgramFinder } from './listeners/programs.ts';
import { mayHoldHostPort } from './manifest/scan.ts';
import { didYouMean, EXIT, type ExitCode, UsageError } from './model/exit-code.ts';
import { compareSeverity } from './model/finding.ts';
import type { KnownProgram } from './model/program.ts';
import type { RegistryView } from './model/registry.ts';
import type { KnownFindings, RunResult } from './model/result.ts';
import type { Rule } from './model/rule.ts';
import type { Problem } from './model/source.ts';
import { notesOnClusters, notesOnWarnings, sharedReason } from './notes.ts';
import { createClusterReader } from './observe/cluster.ts';
import { realPlacement } from './observe/nodes-of.ts';
import { sourcesOf } from './observe/objects.ts';
import { observeCluster } from './observe.ts';
import type { ConfiguredCluster, RunOptions } from './options.ts';
import { rolesOfNodes } from './placement/node-role.ts';
import { createPlacement } from './placement/placement.ts';
import { openPrograms } from './programs/open.ts';
import { type CheckedCluster, publish } from './publish.ts';
import { clusterIn, platformSignsIn, readDocuments } from './read.ts';
import { chooseRegistries, registriesOfUser } from './registries.ts';
import type { ReportOptions } from './report/options.ts';
import { HOMEPAGE, VERSION } from './report/product.ts';
import { createApartness } from './source/kustomize/apart.ts';
import { createWorkFolder, openSources, type WorkFolder } from './source/open.ts';
import { DEFAULT_HELM } from './source/provider.ts';
import type { Render } from './source/render.ts';
import { notesOnBaseline, openBaseline } from './suppression/baseline.ts';

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
 * Lints files, or audits the cluster of `options.audit`. Each cluster of the configuration, then the files that no cluster installs, passes
 * four stages: read, infer, observe, judge. The fifth, publish, makes one result of all. Throws UsageError if an option is invalid.
 */
export async function run(options: RunOptions): Promise<RunOutcome> {
  const rules = selectRules(options);
  const { baseline: file, cwd } = options;
  const { programs, notes: notesOnPrograms } = await openPrograms(options.programs, cwd);
  const baseline = file ? openBaseline(file, cwd) : [];
  const workFolder = createWorkFolder();
  try {
    const clusters = options.audit ? [] : (options.clusters ?? []);
    const checked: CheckedCluster[] = [];
    for (const cluster of clusters) checked.push(await checkCluster(optionsWithin(cluster, options), rules, programs, workFolder));
    if (clusters.length === 0 || !options.onlyClusters)
      checked.push(await checkCluster(optionsOutside(checked, options), rules, programs, workFolder));

    // Publish: findings to a result.
    const { whole, known } = await publish(checked, rules, baseline, options);
    const { result, notes: notesOnRest } = await narrow(whole, known, options);
    const notes = [
      ...checked.flatMap(({ observed }) => observed?.notes ?? []),
      ...notesOnRest,
      ...(options.settingNotes ?? []),
      ...notesOnWarnings(result, options),
      ...notesOnPrograms,
      ...notesOnClusters(checked, whole),
      ...(file ? notesOnBaseline(baseline, known, { file, cwd }) : []),
    ];
    return {
      result,
      rules,
      known,
      exitCode: exitCodeOf(result, options),
      registry: joinRegistries(checked.map(({ facts }) => facts.registry)),
      registryReason: sharedReason(checked),
      renders: checked.flatMap(({ sources }) => sources.renders),
      notes: [...new Set(notes)],
    };
  } finally {
    workFolder.remove();
  }
}

/** The options for the files that a cluster installs. Standard input and values from the command line belong to no cluster. */
function optionsWithin(cluster: ConfiguredCluster, options: RunOptions): RunOptions {
  const helm = { ...DEFAULT_HELM, enabled: options.helm?.enabled === true };
  return { ...options, ...cluster.own, helm, cluster, paths: options.paths.filter((path) => path !== '-') };
}

/** The options for the files that none of the checked clusters installs. */
function optionsOutside(checked: readonly CheckedCluster[], options: RunOptions): RunOptions {
  if (checked.length === 0) return options;
  const rendered = new Set(checked.flatMap(({ sources }) => [...sources.renderedFiles]));
  return { ...options, besides: { clusters: options.clusters ?? [], rendered } };
}

/** Reads, infers, observes and judges one cluster, or the files that no cluster installs. */
async function checkCluster(
  options: RunOptions,
  rules: readonly Rule[],
  programs: readonly KnownProgram[],
  workFolder: WorkFolder,
): Promise<CheckedCluster> {
  const { audit, cwd, signal } = options;
  const named = await registriesOfUser(options);

  // Read: sources to documents. The objects of an audit also describe its cluster.
  const sources = openSources({ ...options, mayHoldHostPort }, workFolder);
  const reader = createClusterReader();
  const read = await readDocuments(audit ? sourcesOf(audit.objects, reader) : sources.items, signal, options.cluster?.name);
  const audited = audit ? reader.finish() : null;
  const cluster = audited ?? clusterIn(read);
  const registries = await chooseRegistries(named, platformSignsIn(read, cluster), cluster, options, programs);
  const { view: registry, isPlatformKnown, loadBalancersUseHostPorts } = registries;

  // Infer: documents to facts.
  const findProgram = createProgramFinder(programs);
  const known = { registry, loadBalancersUseHostPorts, detectors: DETECTORS, findProgram, knownRules: RULE_IDS };
  const inferred = await inferFacts(read, { ...options, ...known });
  const problems = [...(options.settingProblems ?? []), ...read.problems, ...inferred.problems];
  const inferredFacts = { ...inferred, problems, registry, isPlatformKnown, cluster };

  // Observe: in audits, sockets to facts.
  const observed = audited && audit ? await observeCluster(inferredFacts, audited, audit, options, read.paths.size) : null;
  const found = observed ?? inferredFacts;

  // Judge: facts to findings.
  const renders = new Map(sources.renders.map((render) => [render.install, render]));
  const areApart = createApartness(sources.kustomizations, cwd);
  const roles = options.nodeRoles ?? rolesOfNodes(cluster.nodes);
  const byFiles = createPlacement(roles, found.workloads, read.named, areApart, renders);
  const judged = judgeFacts(found, audited ? realPlacement(byFiles, audited) : byFiles, rules, options);
  return { options, sources, read, observed, registryReason: registries.why, ...judged };
}

/** Reduces a result to what a change touches or causes. */
async function narrow(whole: RunResult, known: KnownFindings, { change, cwd, env = {} }: RunOptions): Promise<Filtered> {
  if (change === undefined) return { result: whole, notes: [] };
  if ('isGiven' in change) return filterByPaths(whole, known, change.isGiven);
  const { filterByChanges } = await import('./changes/since.ts');
  const { since: comparison, paths, optionsIn } = change;
  return filterByChanges(whole, known, {
    ...{ cwd, env, comparison, paths },
    lintBase: async (place) => (await run({ ...(await optionsIn(place)), baseline: null })).result,
  });
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

/** The parts of an outcome that reports need. A merged report has no registry. */
export type Reportable = Omit<RunOutcome, 'registry' | 'known'> & { readonly registry?: RegistryView };

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
