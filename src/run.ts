import path, { posix } from 'node:path';
import { RULES } from '../rules/index.ts';
import { inferFacts } from './infer.ts';
import { contextOf, factsForRules, isOfKnownRelease, judge } from './judge.ts';
import { DETECTORS } from './listeners/detectors/index.ts';
import { createProgramFinder } from './listeners/programs.ts';
import { mayHoldHostPort } from './manifest/scan.ts';
import { didYouMean, EXIT, type ExitCode, UsageError } from './model/exit-code.ts';
import { compareSeverity, sideAt } from './model/finding.ts';
import { pick } from './model/groups.ts';
import type { RegistryView } from './model/registry.ts';
import type { RunResult, WholeResult } from './model/result.ts';
import type { Rule } from './model/rule.ts';
import { isProblem, type Problem, problemOfFile, type Source } from './model/source.ts';
import { mayBeLoadBalancer } from './net/load-balancer.ts';
import { createClusterReader } from './observe/cluster.ts';
import { changedSince } from './observe/compare.ts';
import { createNodesOf, realPlacement } from './observe/nodes-of.ts';
import { sourcesOf } from './observe/objects.ts';
import { redacted } from './observe/redact.ts';
import { namesOfCluster, withNodes } from './observe/with-nodes.ts';
import { observeCluster } from './observe.ts';
import type { RunOptions } from './options.ts';
import { rolesOfNodes } from './placement/node-role.ts';
import { createPlacement } from './placement/placement.ts';
import { publish } from './publish.ts';
import { clusterIn, readDocuments } from './read.ts';
import type { ReportOptions } from './report/options.ts';
import { HOMEPAGE, VERSION } from './report/product.ts';
import { notesOf } from './run-notes.ts';
import { openPrograms } from './run-programs.ts';
import { openRegistry, registryFor } from './run-registry.ts';
import { isManifest } from './source/file-kinds.ts';
import { createApartness } from './source/kustomize/apart.ts';
import { DEFAULT_HELM } from './source/provider.ts';
import { openSources } from './source/providers/index.ts';
import type { Render } from './source/render.ts';
import { urlOfRule } from './stamp.ts';
import { type KnownFindings, openBaseline } from './suppression/baseline.ts';
import { templateOfPath } from './text/render-path.ts';

/** The result of a run, and what reports and other commands use beside it. */
export interface RunOutcome {
  readonly result: RunResult;
  readonly exitCode: ExitCode;
  readonly rules: readonly Rule[];
  readonly registry: RegistryView;
  /** Some workload is one of the platform that a registry governs. */
  readonly showsPlatform: boolean;
  /** Sentences for the reader that are neither findings nor problems. */
  readonly notes: readonly string[];
  /** What a baseline needs of a run. */
  readonly known: KnownFindings;
  readonly renders: readonly Render[];
}

/**
 * Lints files, or audits the cluster of `options.audit`: reads documents, infers facts, observes sockets, judges, and publishes the
 * result. Throws UsageError if an option is wrong.
 */
export async function run(given: RunOptions): Promise<RunOutcome> {
  const options = { ...given, today: given.today ?? new Date().toISOString().slice(0, 10) };
  const { audit, cwd, signal } = options;
  const rules = selectRules(options);
  const laterRules = rules.filter(({ needs }) => needs.includes('suppressions'));
  const ofRun = await openRegistry(options);
  const known = await openPrograms(options);
  const baseline = options.baseline ? openBaseline(options.baseline, cwd) : null;
  const sources = openSources({ ...options, mayHoldHostPort }, signal);
  try {
    // Read: sources to documents.
    const reader = createClusterReader();
    const read = await readDocuments(audit ? sourcesOf(audit.input.objects, reader) : withSets(sources.items, options.sets ?? []), signal);
    const audited = audit ? reader.finish() : null;
    const cluster = audited ?? clusterIn(read);
    const registry = (await registryFor(cluster, ofRun, options)) ?? ofRun;

    // Infer: documents to facts.
    const findProgram = createProgramFinder(known.programs);
    const inferred = await inferFacts(read, { ...options, registry, detectors: DETECTORS, findProgram, knownRules: KNOWN_RULES });

    // Observe: in audits, sockets to facts.
    const files = read.paths.size;
    const problems = [...(options.settingProblems ?? []), ...read.problems, ...inferred.problems];
    const facts = { ...inferred, problems, registry, cluster };
    const observed = audited && audit && (await observeCluster(facts, audited, files, { ...options, audit }));
    const input = observed?.facts ?? facts;

    // Judge: facts to findings.
    const roles = options.nodeRoles ?? rolesOfNodes(cluster.nodes);
    const renders = new Map(sources.renders.map((render) => [render.install, render]));
    const byFiles = createPlacement(roles, input.workloads, read.named, createApartness(sources.kustomizations, cwd), renders);
    const context = contextOf(input, audited ? realPlacement(byFiles, audited) : byFiles, options);
    const firstRules = rules.filter((rule) => !laterRules.includes(rule));
    const verdicts = judge(firstRules, factsForRules(input), context, options.severityOf);

    // Publish: findings to a result.
    const fingerprints = new Set(baseline?.map(({ fingerprint }) => fingerprint));
    const judged = { read, input, context, verdicts };
    const published = await publish(judged, { options, renders: sources.renders, rules, laterRules, baseline: fingerprints });
    const sawObjects = input.workloads.length + read.named.length + input.hosted.clusters.length > 0;
    // A change or a hook without manifests is nothing to complain about.
    const isExpected = sources.excluded.length > 0 || audit !== undefined || options.filter !== undefined;
    const nothing = isExpected ? null : nothingChecked(published.result, sawObjects, rules, options);
    const whole = nothing === null ? published.result : { ...published.result, problems: [nothing] };
    const { result: part, notes } = (await options.filter?.(whole)) ?? { result: reported(whole), notes: [] };
    const result =
      observed && audited && audit
        ? ofAudit(
            redacted(
              withNodes(part, createNodesOf(audited), { ...pick(observed, 'nodes', 'sockets'), names: () => namesOfCluster(audited) }),
            ),
            audit.earlier ?? null,
          )
        : part;
    const ofBaseline = { everything: whole.everything, paths: whole.paths, ranRules: published.finishedRules };
    const showsPlatform = isOfKnownRelease(input) || input.workloads.some((workload) => ofRun.isPlatform(workload));
    return {
      result,
      exitCode: exitCodeOf(result, options),
      rules,
      registry: input.registry,
      showsPlatform,
      notes: [
        ...(observed?.notes ?? []),
        ...notes,
        ...notesOf({
          options,
          sources,
          read,
          inferred,
          known,
          baseline,
          cluster,
          registry: input.registry,
          whole,
          result,
          ofBaseline,
          showsPlatform,
        }),
      ],
      known: ofBaseline,
      renders: sources.renders,
    };
  } finally {
    sources.close();
  }
}

/**
 * The options of a run, with the defaults that the command line, the library and the Action share. Without an environment no other
 * program is started, so the templates of charts are read as text.
 */
export function runOptions(given: Partial<RunOptions> & Pick<RunOptions, 'paths' | 'cwd'>): RunOptions {
  const canRender = given.env !== undefined;
  return {
    registries: [],
    release: null,
    rules: [],
    disabledRules: [],
    minimumConfidence: 'medium',
    failOn: 'error',
    noIgnore: false,
    readStandardInput: async () => new Uint8Array(),
    helm: { ...DEFAULT_HELM, enabled: canRender },
    kustomize: canRender ? 'found' : 'none',
    ...given,
  };
}

/** The options of every report that depend on the run. */
export function reportOptionsOf({ rules, exitCode, registry, notes, renders }: RunOutcome) {
  return {
    ...{ color: false, version: VERSION, homepage: HOMEPAGE, urlOfRule, rules, exitCode, registry, notes },
    renders: renders.map(({ command }) => command).toSorted(),
  } satisfies ReportOptions;
}

/** Sources that a set of the configuration names are of that set, however they were rendered. */
async function* withSets(sources: AsyncIterable<Source | Problem>, sets: NonNullable<RunOptions['sets']>): AsyncIterable<Source | Problem> {
  for await (const source of sources) {
    // What a kustomization builds bears the path of its folder.
    const place = templateOfPath(source.path);
    const paths = place === source.path ? [place] : [place, posix.join(place, 'kustomization.yaml')];
    const set = isProblem(source) ? undefined : sets.find(({ matches }) => paths.some(matches));
    yield set === undefined ? source : { ...source, install: set.name };
  }
}

const KNOWN_RULES = RULES.map(({ id }) => id);

/** The rules of a run. Rules about sockets run in audits only, unless the user names them. */
function selectRules(options: RunOptions): Rule[] {
  for (const id of [...options.rules, ...options.disabledRules]) {
    if (!KNOWN_RULES.includes(id))
      throw new UsageError(`there is no rule ${id}${didYouMean(id, KNOWN_RULES)} (hostport-lint rules lists all)`);
  }
  return RULES.filter(
    ({ id, needs }) =>
      (options.rules.length === 0 ? options.audit !== undefined || !needs.includes('observed') : options.rules.includes(id)) &&
      !options.disabledRules.includes(id),
  );
}

/** Why a run checked nothing, so that it must not look clean; null if it checked something, or reports already what it could not read. */
function nothingChecked(
  { counts, problems, skipped, paths }: WholeResult,
  sawObjects: boolean,
  rules: readonly Rule[],
  { paths: [first = '.'], inputPath = '<stdin>' }: RunOptions,
): Problem | null {
  const place = first === '-' ? inputPath : first;
  if (problems.length > 0) return null;
  if (counts.files === 0) return problemOfFile(place, 'contains no manifest (*.yaml, *.yml, *.json), so nothing was checked');
  const mayBeManifests = [...paths].some((file) => isManifest(file) || mayBeLoadBalancer(file) || path.extname(file) === '');
  if (counts.documents === 0 || !(sawObjects || mayBeManifests))
    return problemOfFile(place, 'contains no YAML or JSON document of Kubernetes, so nothing was checked');
  const [lacking] = skipped;
  if (rules.length === 0) return problemOfFile(place, 'no rule is left to run, so nothing was checked');
  return lacking && skipped.length === rules.length ? problemOfFile(place, `no rule could run: ${lacking.rule} ${lacking.reason}`) : null;
}

/** A result without what only filters and baselines need. */
function reported({ everything: _, paths: __, ...result }: WholeResult): RunResult {
  return { ...result, findings: result.findings.map((finding) => sideAt(finding, () => true)) };
}

function ofAudit(result: RunResult, earlier: NonNullable<RunOptions['audit']>['earlier']): RunResult {
  return earlier ? changedSince(earlier, result) : result;
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
