import { resolve } from 'node:path';
import { RULES } from '../rules/index.ts';
import type { Narrowed, WholeResult } from './changes/narrow.ts';
import { commentsOf } from './gather.ts';
import { compareFindings, compareListeners, type LintOptions, type LintResult, lint } from './lint.ts';
import { createDetectors } from './listeners/detectors/index.ts';
import { isSyntaxProblem, parseDocument } from './manifest/document.ts';
import { createLocator } from './manifest/lines.ts';
import { lastBoundary } from './manifest/split.ts';
import type { Document } from './model/document.ts';
import { EXIT, type ExitCode } from './model/exit-code.ts';
import { compareSeverity, type Finding, type Severity } from './model/finding.ts';
import type { Confidence } from './model/listener.ts';
import type { RegistryView } from './model/registry.ts';
import { parseRelease } from './model/release.ts';
import type { RunResult } from './model/result.ts';
import type { Rule } from './model/rule.ts';
import { isProblem, type Problem, type Source } from './model/source.ts';
import type { Span } from './model/span.ts';
import { didYouMean, UsageError } from './model/usage-error.ts';
import { createPlacement } from './placement/placement.ts';
import { DEFAULT_REGISTRY } from './registry/built-in.ts';
import { loadRegistries } from './registry/load.ts';
import { createRegistryView } from './registry/view.ts';
import type { Configured } from './settings.ts';
import { realpathOf } from './source/boundary.ts';
import { createReadSpace, readSources, sourceOfText } from './source/files.ts';
import { findFiles } from './source/find-files.ts';
import type { HelmOptions } from './source/helm-options.ts';
import type { Environment } from './source/program.ts';
import type { Render } from './source/render.ts';
import type { Renders } from './source/renders.ts';
import { describeWritten } from './source/source.ts';
import { isHelmRender, sourceOfStandardInput } from './source/standard-input.ts';
import { type KnownFindings, notesOnBaseline, openBaseline } from './suppression/baseline-file.ts';
import { silenceWhereWritten } from './suppression/written.ts';
import { usageErrorFor } from './text/problem.ts';

/** What a run is asked to do, by the command line or by a program. */
export interface RunOptions extends Configured {
  /** Files, folders, globs, or `-` for standard input. */
  readonly paths: readonly string[];
  readonly cwd: string;
  /** Names of registries that come along, or files; OpenShift's where empty. */
  readonly registries: readonly string[];
  /** Where registries in Markdown have their owners and ranges from: a registry's name or file, or `none`. */
  readonly base?: string;
  /** OpenShift release as of which the registry is read, such as `4.19`. */
  readonly release: string | null;
  /** Only these rules; all where empty. */
  readonly rules: readonly string[];
  readonly disabledRules: readonly string[];
  readonly minimumConfidence: Confidence;
  readonly failOn: Severity | 'never';
  /** Read files that `.gitignore` names too. */
  readonly noIgnore: boolean;
  readonly readStandardInput: () => Promise<Uint8Array>;
  /** Path under which standard input is told; `<stdin>` where undefined. */
  readonly inputPath?: string;
  /** Told the number of files read so far, for a progress line. */
  readonly onProgress?: (done: number, total: number) => void;
  readonly signal?: AbortSignal;
  /** Told each file before it is read: its path as findings tell it, and as the operating system wants it. */
  readonly onFile?: (path: string, file: string) => void;
  /** Texts to lint instead of what stands in the files, by the path that findings tell. */
  readonly overlay?: ReadonlyMap<string, string>;
  /** Texts to lint instead of what renderers print, by the command that findings tell. */
  readonly renderOverlay?: ReadonlyMap<string, string>;
  /** File of known findings that stay silent, relative to the working directory. */
  readonly baseline?: string | null;
  /** Day as YYYY-MM-DD by which ends of suppressions are judged; today (UTC) where undefined. */
  readonly today?: string;
  /** Leaves what is to be told of all that was found; the exit code heeds nothing else. */
  readonly narrow?: (whole: WholeResult) => Narrowed | Promise<Narrowed>;
  /** How charts are rendered; where undefined their templates are read as text. */
  readonly helm?: HelmOptions;
  /** Kustomizations that are built: those given as arguments, all below the given folders too, or none (where undefined). */
  readonly kustomize?: 'given' | 'all' | 'none';
  /** Environment in which `helm` and `kubectl` are found and run; without it they are not found. */
  readonly env?: Environment;
}

export interface RunOutcome {
  readonly result: RunResult;
  readonly exitCode: ExitCode;
  readonly rules: readonly Rule[];
  readonly registry: RegistryView;
  /** Sentences for the reader that are neither findings nor problems. */
  readonly notes: readonly string[];
  /** What a baseline needs of a run. */
  readonly known: KnownFindings;
  /** What other programs rendered; `close` removes the temporary files that asking them made. */
  readonly renders: { readonly all: readonly Render[]; readonly close: () => void };
}

/** What reports tell of a run beside its result. */
export function remarksOf({ notes, renders }: RunOutcome): { notes: readonly string[]; renders: readonly string[] } {
  return { notes, renders: renders.all.map(({ command }) => command).toSorted() };
}

/** Options to sources to findings. Throws UsageError where an option makes no sense. */
export async function run(options: RunOptions): Promise<RunOutcome> {
  const rules = selectRules(options);
  const registry = await openRegistry(options);
  const baseline = options.baseline ? openBaseline(options.baseline, options.cwd) : null;
  const excluded: string[] = [];
  const renders = rendersOf(options);
  const linted = lint(withSets(openSources(options, excluded, renders), options), {
    ...(await lintParts(registry, options)),
    ...options,
    rules,
    knownRules: RULES.map((rule) => rule.meta.id),
    today: todayOf(options),
    baseline: new Set(baseline?.map((entry) => entry.fingerprint)),
  });
  const { everything, paths, finishedRules, ...result } = await linted.then(renders.moveToOrigins).finally(renders.close);
  const whole = (excluded.length === 0 ? nothingLinted(result, options) : null) ?? result;
  const { result: complete, notes } = (await options.narrow?.({ ...whole, everything, paths })) ?? {
    result: whole,
    notes: [],
  };
  const known = { everything, paths, ranRules: finishedRules };
  return {
    result: complete,
    exitCode: exitCodeOf(complete, options.failOn),
    rules,
    registry,
    notes: [
      ...notes,
      ...renders.notes(),
      ...notesOnExcluded(whole, excluded),
      ...(baseline && options.baseline ? notesOnBaseline(baseline, known, { file: options.baseline, cwd: options.cwd }) : []),
    ],
    known,
    renders: { all: renders.all(), close: renders.close },
  };
}

function todayOf({ today }: Pick<RunOptions, 'today'>): string {
  return today ?? new Date().toISOString().slice(0, 10);
}

/** The parts of a run that do not depend on what is linted. */
async function lintParts(
  registry: RegistryView,
  { nodeRoles }: RunOptions,
): Promise<Pick<LintOptions, 'registry' | 'detectors' | 'loadShell' | 'createPlacement'>> {
  const { BUILT_IN_PROGRAMS } = await import('./programs/index.ts');
  return {
    registry,
    detectors: createDetectors(BUILT_IN_PROGRAMS),
    loadShell: async () => (await import('./listeners/shell/index.ts')).followShell,
    createPlacement: (workloads) => createPlacement(nodeRoles ? { nodeRoles } : {}, workloads),
  };
}

export async function openRegistry(
  options: Pick<RunOptions, 'registries' | 'base' | 'release' | 'cwd' | 'ranges' | 'owners'>,
): Promise<RegistryView> {
  const release = options.release === null ? null : parseRelease(options.release);
  if (release === undefined) throw new UsageError(`--release ${options.release} is no release; write it like 4.19`);
  const names = options.registries.length > 0 ? options.registries : [DEFAULT_REGISTRY];
  const { cwd, base } = options;
  const { registries, problems } = await loadRegistries(names, { cwd, ...(base === undefined ? {} : { base }) });
  if (problems.length > 0) throw usageErrorFor(problems);
  try {
    return createRegistryView(registries, { release, ranges: options.ranges ?? [], owners: options.owners ?? [] });
  } catch (error) {
    throw new UsageError(`owners of the configuration: ${error instanceof Error ? error.message : String(error)}`);
  }
}

async function* openSources(options: RunOptions, excluded: string[], renders: LazyRenders): AsyncIterable<Source | Problem> {
  const paths = options.paths.filter((path) => path !== '-');
  const { files, charts, kustomizations, problems } = await findFiles(paths, {
    ...options,
    excluded,
    charts: options.helm?.enabled === true,
  });
  yield* problems;
  if (asksForChart(options) && !charts.some(({ explicit }) => explicit))
    throw new UsageError('--values, --set and the like are for charts given as arguments, and none of the paths is a chart');
  const built = kustomizations.length > 0 ? await (await renders.load()).buildKustomizations(kustomizations) : null;
  const unbuilt = built ? files.filter((file) => file.explicit || !built.used.has(realpathOf(file.file))) : files;
  const space = createReadSpace();
  for (const [index, file] of unbuilt.entries()) {
    options.onFile?.(file.path, file.file);
    const text = options.overlay?.get(file.path);
    if (text === undefined) yield* readSources(file, lastBoundary, space);
    else yield sourceOfText(file, text);
    options.onProgress?.(index + 1, unbuilt.length);
  }
  if (built) yield* built.items;
  if (charts.length > 0) yield* (await renders.load()).openCharts(charts);
  if (options.paths.includes('-')) {
    const input = await options.readStandardInput();
    const isPiped = options.inputPath === undefined && isHelmRender(input);
    if (isPiped) yield* (await renders.load()).openPiped(input, '<stdin>');
    else {
      const path = options.inputPath ?? '<stdin>';
      const text = options.overlay?.get(path);
      yield sourceOfStandardInput(text === undefined ? input : new TextEncoder().encode(text), path);
    }
  }
}

/** What other programs render: their code is loaded only where there is something to render. */
interface LazyRenders {
  load(): Promise<Renders>;
  readonly notes: () => readonly string[];
  readonly all: () => readonly Render[];
  readonly moveToOrigins: (result: LintResult) => Promise<LintResult>;
  readonly close: () => void;
}

function rendersOf({ cwd, env = {}, helm, signal, renderOverlay: overlay, ...options }: RunOptions): LazyRenders {
  let renders: Renders | undefined;
  return {
    load: async () => {
      const { createRenders } = await import('./source/renders.ts');
      renders ??= createRenders({ cwd, env, helm: helm ?? null, reading: { parse: parseText, locate: locateText }, signal, overlay });
      return renders;
    },
    notes: () => renders?.notes ?? [],
    all: () => renders?.renders ?? [],
    moveToOrigins: async (result) => {
      if (!renders) return result;
      const { moveToOrigins } = await import('./source/origin.ts');
      const { moved, ...rest } = await moveToOrigins(result, renders.renders);
      const silenced = silenceWhereWritten(moved, {
        commentsIn: (path) => commentsOf(readSources({ path, file: resolve(cwd, path), explicit: false }, lastBoundary)),
        knownRules: RULES.map((rule) => rule.meta.id),
        today: todayOf(options),
      });
      const inOrder = (findings: readonly Finding[]) => findings.map((one) => silenced.get(one) ?? one).sort(compareFindings);
      const sorted = { findings: inOrder(rest.findings), everything: inOrder(rest.everything) };
      return { ...rest, ...sorted, listeners: rest.listeners.toSorted(compareListeners) };
    },
    close: () => renders?.close(),
  };
}

function asksForChart({ helm }: RunOptions): boolean {
  return helm !== undefined && [helm.values, helm.set, helm.setString, helm.setFile, helm.valueSets].some((given) => given.length > 0);
}

/** Reads the one document of a YAML text that is no manifest, such as a file of values. */
function parseText(text: string, path: string): Document | null {
  const parsed = parseDocument(text, { path, source: describeWritten(path), line: 1, offset: 0 });
  return parsed === null || isSyntaxProblem(parsed) ? null : parsed;
}

function locateText(text: string, path: string): (start: number, end: number) => Span {
  return createLocator(text, { path, line: 1, offset: 0 });
}

function selectRules(options: RunOptions): Rule[] {
  const known = RULES.map((rule) => rule.meta.id);
  for (const id of [...options.rules, ...options.disabledRules]) {
    if (!known.includes(id)) throw new UsageError(`there is no rule ${id}${didYouMean(id, known)} (hostport-lint rules lists all)`);
  }
  return RULES.filter(
    ({ meta }) => (options.rules.length === 0 || options.rules.includes(meta.id)) && !options.disabledRules.includes(meta.id),
  );
}

/** A linter that found nothing to read must say so instead of looking clean. */
function nothingLinted(result: RunResult, options: RunOptions): RunResult | null {
  if (result.counts.documents > 0 || result.problems.length > 0) return null;
  const path = options.paths[0] ?? '.';
  const message =
    result.counts.files > 0 ? 'holds no YAML or JSON document' : 'holds no manifest (*.yaml, *.yml, *.json); nothing was linted';
  return { ...result, problems: [{ path: path === '-' ? (options.inputPath ?? '<stdin>') : path, line: 1, column: 1, message }] };
}

function exitCodeOf(result: RunResult, failOn: Severity | 'never'): ExitCode {
  if (result.problems.length > 0) return EXIT.incomplete;
  const fails =
    failOn !== 'never' && result.findings.some((finding) => !finding.suppressed && compareSeverity(finding.severity, failOn) >= 0);
  return fails ? EXIT.findings : EXIT.clean;
}

/** Sources that a set of the configuration names are of that set, however they were rendered. */
async function* withSets(sources: AsyncIterable<Source | Problem>, { sets = [] }: RunOptions): AsyncIterable<Source | Problem> {
  for await (const source of sources) {
    const set = sets.length === 0 || isProblem(source) ? undefined : sets.find(({ matches }) => matches(source.path));
    yield set === undefined ? source : { ...source, install: set.name };
  }
}

function notesOnExcluded(result: RunResult, excluded: readonly string[]): string[] {
  if (result.counts.files > 0 || excluded.length === 0) return [];
  return [`nothing was linted: the configuration excludes ${excluded.length === 1 ? excluded[0] : `${excluded.length} files and folders`}`];
}
