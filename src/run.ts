import { posix, resolve } from 'node:path';
import { RULES } from '../rules/index.ts';
import type { Filtered } from './changes/filter.ts';
import { type LintOptions, type LintResult, lint } from './lint.ts';
import { DETECTORS } from './listeners/detectors/index.ts';
import { createProgramFinder } from './listeners/programs.ts';
import { commentsOf, mayHoldHostPort } from './manifest/scan.ts';
import type { AuditParts } from './model/audit.ts';
import { didYouMean, EXIT, type ExitCode, UsageError } from './model/exit-code.ts';
import { compareFindings, compareSeverity, type Finding, type Severity } from './model/finding.ts';
import { groupBy } from './model/groups.ts';
import { compareListeners } from './model/listener.ts';
import type { RegistryView } from './model/registry.ts';
import type { RunResult, WholeResult } from './model/result.ts';
import type { Rule } from './model/rule.ts';
import { isProblem, type Problem, problemOfFile, type Source } from './model/source.ts';
import { rolesOfNodes } from './placement/node-role.ts';
import { createPlacement } from './placement/placement.ts';
import type { KnownPrograms } from './programs/load.ts';
import { notesOnRelease } from './registry/releases.ts';
import type { ReportOptions } from './report/options.ts';
import { HOMEPAGE, VERSION } from './report/product.ts';
import { notesOnClusterRelease, notesOnRegistry, openRegistry, registryFor } from './run-registry.ts';
import { type Judgement, textOfFile } from './settings.ts';
import { readSources } from './source/files.ts';
import { createApartness } from './source/kustomize/apart.ts';
import { DEFAULT_HELM, type SourceOptions } from './source/provider.ts';
import { type OpenedSources, openSources } from './source/providers/index.ts';
import { type Render, templateOfPath } from './source/render.ts';
import { urlOfRule } from './stamp.ts';
import { type KnownFindings, notesOnBaseline, openBaseline } from './suppression/baseline.ts';
import { suppressByWrittenComments } from './suppression/written.ts';
import { usageErrorFor } from './text/problem.ts';
import { plural } from './text/words.ts';

/** What a run is asked to do, by the command line or by a program. */
export interface RunOptions extends SourceOptions, Judgement {
  readonly signal?: AbortSignal;
  /** What is judged instead of files: objects of a cluster, and what was seen on its nodes. */
  readonly audit?: AuditParts;
  /** Day as YYYY-MM-DD by which ends of suppressions are judged; today (UTC) where undefined. */
  readonly today?: string | undefined;
  /** Leaves what is to be told of all that was found; the exit code heeds nothing else. */
  readonly filter?: (whole: WholeResult) => Filtered | Promise<Filtered>;
}

/**
 * The options of a run, with the defaults that the command line, the library and the Action share. Without an environment no
 * other program is run, so the templates of charts are read as text.
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

/** What every report is told beside the result of a run. */
export function reportOptionsOf({ rules, exitCode, registry, notes, renders }: RunOutcome) {
  return {
    ...{ color: false, version: VERSION, homepage: HOMEPAGE, urlOfRule, rules, exitCode, registry, notes },
    renders: renders.map(({ command }) => command).toSorted(),
  } satisfies ReportOptions;
}

/** Options to sources to findings. Throws UsageError where an option makes no sense. */
export async function run(options: RunOptions): Promise<RunOutcome> {
  const rules = selectRules(options);
  const asNamed = await openRegistry(options);
  const known = await openPrograms(options);
  const baseline = options.baseline ? openBaseline(options.baseline, options.cwd) : null;
  const sources = openSources({ ...options, mayHoldHostPort }, options.signal);
  const { audit } = options;
  async function* read(): AsyncIterable<Source | Problem> {
    yield* options.settingProblems ?? [];
    yield* sources.items;
  }
  const parts = lintParts(asNamed, known, sources, options);
  const items = options.sets?.length ? withSets(read(), options.sets) : read();
  const linted = lint(audit?.sources ?? items, {
    ...parts,
    ...options,
    ...(audit && {
      cluster: audit.cluster,
      observe: audit.observe as NonNullable<LintOptions['observe']>,
      createPlacement: (...of: Parameters<typeof parts.createPlacement>) => audit.placement(parts.createPlacement(...of)),
    }),
    rules,
    namesRegistries: options.registries.length > 0,
    knownRules: RULES.map((rule) => rule.id),
    today: todayOf(options),
    baseline: new Set(baseline?.map((entry) => entry.fingerprint)),
  });
  const { everything, paths, finishedRules, registry, cluster, showsPlatform, remoteCharts, unreadTemplates, ...result } = await linted
    .then((result) => mapToFiles(result, sources, options))
    .finally(sources.close);
  const whole = (sources.excluded.length === 0 && !audit ? nothingLinted(result, options) : null) ?? result;
  const { result: complete, notes } = (await options.filter?.({ ...whole, everything, paths })) ?? {
    result: whole,
    notes: [],
  };
  const findings = { everything, paths, ranRules: finishedRules };
  return {
    result: complete,
    exitCode: exitCodeOf(complete, options.failOn),
    rules,
    registry,
    showsPlatform,
    notes: [
      ...notes,
      ...(options.settingNotes ?? []),
      ...sources.notes,
      ...known.notes,
      ...notesOnClusterRelease(cluster, options),
      ...notesOnExcluded(whole, sources.excluded),
      // Who asks about a change knows the rest of the repository, and a cluster shows the pods themselves.
      ...(options.filter || audit ? [] : notesOnCharts(remoteCharts)),
      ...notesOnTemplates(unreadTemplates),
      ...notesOnRelease(registry.registries, registry.release),
      ...(showsPlatform ? [] : notesOnRegistry(complete, cluster, options)),
      ...(baseline && options.baseline ? notesOnBaseline(baseline, findings, { file: options.baseline, cwd: options.cwd }) : []),
    ],
    known: findings,
    renders: sources.renders,
  };
}

function todayOf({ today }: Pick<RunOptions, 'today'>): string {
  return today ?? new Date().toISOString().slice(0, 10);
}

/** The parts of a run that do not depend on what is linted. */
function lintParts(
  registry: RegistryView,
  { programs }: KnownPrograms,
  { kustomizations }: OpenedSources,
  options: RunOptions,
): Pick<LintOptions, 'registry' | 'registryOf' | 'detectors' | 'findProgram' | 'loadShell' | 'createPlacement'> {
  return {
    registry,
    registryOf: (cluster) => registryFor(cluster, registry, options),
    detectors: DETECTORS,
    findProgram: createProgramFinder(programs),
    loadShell: async () => (await import('./listeners/shell/index.ts')).followShell,
    createPlacement: (workloads, { nodes }, named) => {
      const nodeRoles = options.nodeRoles ?? rolesOfNodes(nodes);
      return createPlacement(nodeRoles, workloads, named, createApartness(kustomizations, options.cwd));
    },
  };
}

/** What is known of programs, also by users' files. Throws UsageError where one of these is wrong. */
export async function openPrograms({ programs = [], cwd }: Pick<RunOptions, 'programs' | 'cwd'>): Promise<KnownPrograms> {
  if (programs.length === 0) return { programs: (await import('./programs/built-in.ts')).BUILT_IN_PROGRAMS, notes: [] };
  const files = programs.map((file) => ({ text: textOfFile(resolve(cwd, file), file), path: file }));
  const { addPrograms } = await import('./programs/load.ts');
  const known = addPrograms(files);
  if ('problems' in known) throw usageErrorFor(known.problems);
  return known;
}

/** Moves what stands in renders to the files that they come from, whose comments then count too. */
async function mapToFiles(result: LintResult, { renders }: OpenedSources, options: RunOptions): Promise<LintResult> {
  if (renders.length === 0) return result;
  const { mapToSource } = await import('./source/map-to-source.ts');
  const { moved, ...rest } = await mapToSource(result, renders);
  const silenced = suppressByWrittenComments(moved, {
    commentsIn: (path) => commentsOf(readSources({ path, file: resolve(options.cwd, path), explicit: false })),
    knownRules: RULES.map((rule) => rule.id),
    today: todayOf(options),
  });
  const inOrder = (findings: readonly Finding[]) => findings.map((one) => silenced.get(one) ?? one).sort(compareFindings);
  const sorted = { findings: inOrder(rest.findings), everything: inOrder(rest.everything) };
  return { ...rest, ...sorted, listeners: rest.listeners.toSorted(compareListeners) };
}

function selectRules(options: RunOptions): Rule[] {
  const known = RULES.map((rule) => rule.id);
  for (const id of [...options.rules, ...options.disabledRules]) {
    if (!known.includes(id)) throw new UsageError(`there is no rule ${id}${didYouMean(id, known)} (hostport-lint rules lists all)`);
  }
  return RULES.filter(
    ({ id, needs }) =>
      // What only an audit can tell is no want of other runs, unless somebody asks for it.
      (options.rules.length === 0 ? options.audit !== undefined || !needs.includes('observed') : options.rules.includes(id)) &&
      !options.disabledRules.includes(id),
  );
}

/** A linter that found nothing to read must say so instead of looking clean. */
function nothingLinted(result: RunResult, options: RunOptions): RunResult | null {
  if (result.counts.documents > 0 || result.problems.length > 0) return null;
  const path = options.paths[0] ?? '.';
  const message =
    result.counts.files > 0 ? 'holds no YAML or JSON document' : 'holds no manifest (*.yaml, *.yml, *.json); nothing was linted';
  return { ...result, problems: [problemOfFile(path === '-' ? (options.inputPath ?? '<stdin>') : path, message)] };
}

/** The exit status of a result; `failOn` is the lowest severity that fails. */
export function exitCodeOf(result: RunResult, failOn: Severity | 'never'): ExitCode {
  if (result.problems.length > 0) return EXIT.incomplete;
  const fails =
    failOn !== 'never' && result.findings.some((finding) => !finding.suppressed && compareSeverity(finding.severity, failOn) >= 0);
  return fails ? EXIT.findings : EXIT.clean;
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

function notesOnExcluded(result: RunResult, excluded: readonly string[]): string[] {
  if (result.counts.files > 0 || excluded.length === 0) return [];
  return [`nothing was linted: the configuration excludes ${excluded.length === 1 ? excluded[0] : `${excluded.length} files and folders`}`];
}

/** A clean run must not look as if it had seen what stands elsewhere. */
function notesOnCharts(kinds: readonly string[]): string[] {
  if (kinds.length === 0) return [];
  const named = [...groupBy(kinds, (kind) => kind)].map(([kind, all]) => plural(all.length, kind)).join(' and ');
  const what = kinds.length === 1 ? 'names a chart that stands' : 'name charts that stand';
  return [
    `${named} ${what} elsewhere, whose objects were not seen; lint what helm template prints of ${kinds.length === 1 ? 'it' : 'them'}`,
  ];
}

/** One note that names the templates of charts that were skipped. */
function notesOnTemplates(unread: readonly Problem[]): string[] {
  const [first, ...others] = unread;
  if (!first) return [];
  const more = others.length === 0 ? '' : ` and ${plural(others.length, 'other template')}`;
  return [
    `${first.path}:${first.line}${more} cannot be read as text, so ${others.length === 0 ? 'its' : 'their'} host ports are unknown; install Helm to render the chart`,
  ];
}
