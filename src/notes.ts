import path from 'node:path';
import type { Cluster } from './model/cluster.ts';
import { nameOfCluster } from './model/flow.ts';
import { groupBy } from './model/groups.ts';
import type { KnownFindings, RunResult } from './model/result.ts';
import type { Rule } from './model/rule.ts';
import { type Problem, problemOfFile } from './model/source.ts';
import { mayBeLoadBalancer } from './net/load-balancer.ts';
import type { ObservedCluster } from './observe.ts';
import type { RunOptions } from './options.ts';
import type { KnownPrograms } from './programs/load.ts';
import type { CheckedPart, Published } from './publish.ts';
import { notesOnRelease } from './registry/releases.ts';
import { isManifest } from './source/file-kinds.ts';
import type { OpenedSources } from './source/open.ts';
import { type BaselineEntry, notesOnBaseline } from './suppression/baseline.ts';
import { plural } from './text/words.ts';

/** One part of a run after its first four stages. */
export interface RunPart extends CheckedPart {
  readonly options: RunOptions;
  readonly sources: OpenedSources;
  /** The audited cluster and its sockets. */
  readonly audited: Cluster | null;
  readonly observed: ObservedCluster | null;
  /** Completes "because ..."; null if the user names the registries. */
  readonly registryReason: string | null;
}

/** A run with its result. */
interface FinishedRun {
  readonly result: RunResult;
  /** The result before a filter reduced it to a change. */
  readonly whole: RunResult;
  readonly known: KnownFindings;
  readonly baseline: readonly BaselineEntry[];
  readonly programs: KnownPrograms;
  readonly filterNotes: readonly string[];
}

/** Returns the notes about a run, each once. */
export function notesOf(
  parts: readonly RunPart[],
  { result, whole, known, baseline, programs, filterNotes }: FinishedRun,
  options: RunOptions,
): string[] {
  const { baseline: file, cwd, settingNotes = [] } = options;
  const notes = [
    ...parts.flatMap(({ observed }) => observed?.notes ?? []),
    ...filterNotes,
    ...settingNotes,
    ...notesOnWarnings(result, options),
    ...programs.notes,
    ...parts.flatMap((part) => notesOfPart(part, whole)),
    ...(sharedReason(parts) === null ? parts.flatMap(notesOnRegistry) : []),
    ...notesOnUninstalledFiles(parts),
    ...(file ? notesOnBaseline(baseline, known, { file, cwd }) : []),
  ];
  return [...new Set(notes)];
}

/** Notes about the input of a part and its registry. */
function notesOfPart({ options, sources, read, input }: RunPart, whole: RunResult): string[] {
  const { registry, cluster } = input;
  return [
    ...sources.notes,
    ...(cluster.release === null || options.release !== null
      ? []
      : [`checked against release ${cluster.release.text}, from ${cluster.release.path}; --release sets another one`]),
    ...notesOnExcluded(whole, sources.excluded),
    // A filtered run is not about the rest of the repository, and an audit reads the pods themselves.
    ...(options.filter || options.audit ? [] : notesOnCharts(read.remoteCharts)),
    ...notesOnFirst(input.unreadTemplates, (first, more) => {
      const [its, template] = more === 0 ? ['its', ''] : ['their', ` and ${plural(more, 'other template')}`];
      return `${first.path}:${first.line}${template} cannot be read as text, so ${its} host ports are unknown; install Helm to render the chart`;
    }),
    ...notesOnFirst(input.unknownPods, (first, more) => {
      const others = more === 0 ? '' : ` (and ${plural(more, 'other resource')})`;
      return `${first.path}:${first.line} ${first.message}${others}`;
    }),
    ...(options.factsOnly ? [] : whole.hosted.unjudged).map(
      (one) => `HostedCluster ${nameOfCluster(one)} is not checked (${one.path}:${one.line}): ${one.reason}`,
    ),
    ...notesOnRelease(registry.registries, registry.release),
  ];
}

/** A note if a run fails because it has more warnings than the user allows. */
function notesOnWarnings({ findings }: RunResult, { maxWarnings = Number.POSITIVE_INFINITY }: RunOptions): string[] {
  const warnings = findings.filter(({ severity, suppressed }) => severity === 'warning' && suppressed === null).length;
  return warnings > maxWarnings ? [`${plural(warnings, 'warning')}, more than --max-warnings ${maxWarnings}`] : [];
}

/** A note that names the registries of a part, if its input decides them. */
function notesOnRegistry({ cluster, registryReason, input }: RunPart): string[] {
  if (registryReason === null || (cluster === null && input.workloads.length === 0)) return [];
  return [`${cluster ?? 'files that no cluster installs'}: registry ${namesOfRegistries(input)}, because ${registryReason}`];
}

function namesOfRegistries({ registry }: RunPart['input']): string {
  return registry.registries.map(({ name }) => name).join(', ');
}

/** A note with the number of workload files that no cluster of the configuration installs. */
function notesOnUninstalledFiles(parts: readonly RunPart[]): string[] {
  const rest = parts.find(({ cluster }) => cluster === null);
  if (!rest || parts.length === 1) return [];
  const [first, ...others] = new Set(rest.input.workloads.map(({ span }) => span.path));
  if (first === undefined) return [];
  const [which, are] = others.length === 0 ? [first, 'it is'] : [`${first} and ${plural(others.length, 'other file')}`, 'they are'];
  return [`no cluster of the configuration installs ${which}; ${are} checked with the keys at the top`];
}

function notesOnExcluded({ counts }: RunResult, excluded: readonly string[]): string[] {
  if (counts.files > 0 || excluded.length === 0) return [];
  return [`nothing was linted: the configuration excludes ${excluded.length === 1 ? excluded[0] : `${excluded.length} files and folders`}`];
}

/** A note about charts from other repositories, so that a clean run does not appear to include them. */
function notesOnCharts(kinds: readonly string[]): string[] {
  if (kinds.length === 0) return [];
  const named = [...groupBy(kinds, (kind) => kind)].map(([kind, all]) => plural(all.length, kind)).join(' and ');
  const [what, its, it] = kinds.length === 1 ? ['names a chart that is', 'its', 'it'] : ['name charts that are', 'their', 'them'];
  return [`${named} ${what} in another repository, so ${its} objects were not checked; lint the output of helm template for ${it}`];
}

/** Returns one note for the first of several places; empty if there are none. */
function notesOnFirst([first, ...others]: readonly Problem[], noteOn: (first: Problem, more: number) => string): string[] {
  return first === undefined ? [] : [noteOn(first, others.length)];
}

/** Why the registries of all parts were chosen; null if the user names them, or the reasons differ. */
export function sharedReason(parts: readonly RunPart[]): string | null {
  const [reason = null, ...others] = new Set(parts.map(({ registryReason }) => registryReason));
  const names = new Set(parts.map(({ input }) => namesOfRegistries(input)));
  return others.length === 0 && names.size === 1 ? reason : null;
}

/**
 * Adds a problem to the result if the run checked nothing, unless that is expected: in an audit, for a change, for excluded files, or if
 * only facts are wanted.
 */
export function withProblemIfNothingChecked(
  { result, known }: Published,
  parts: readonly RunPart[],
  rules: readonly Rule[],
  options: RunOptions,
): RunResult {
  const { mayBeEmpty, factsOnly, audit, filter } = options;
  const isExpected = mayBeEmpty || factsOnly || audit || filter || parts.some(({ sources }) => sources.excluded.length > 0);
  if (isExpected || result.problems.length > 0) return result;
  const sawObjects = parts.some(({ input, read }) => input.workloads.length + read.named.length + input.hosted.clusters.length > 0);
  const message = whyNothingWasChecked(result, known.paths, sawObjects, rules, options);
  return message === null ? result : { ...result, problems: [problemOfFile(firstPath(options), message)] };
}

/** The first path that the user gave, as reports print it. */
function firstPath({ paths: [first = '.'], inputPath = '<stdin>' }: RunOptions): string {
  return first === '-' ? inputPath : first;
}

/** Why a run checked nothing; null if it checked something. */
function whyNothingWasChecked(
  { counts, skipped }: RunResult,
  paths: ReadonlySet<string>,
  sawObjects: boolean,
  rules: readonly Rule[],
  options: RunOptions,
): string | null {
  const { clusters = [], onlyClusters } = options;
  if (onlyClusters && !sawObjects) {
    const names = clusters.map(({ name }) => name).join(' and ');
    return `${names} ${clusters.length === 1 ? 'installs' : 'install'} nothing of ${firstPath(options)}`;
  }
  if (counts.files === 0) return 'contains no manifest (*.yaml, *.yml, *.json), so nothing was checked';
  const mayBeManifests = [...paths].some((file) => isManifest(file) || mayBeLoadBalancer(file) || path.extname(file) === '');
  if (counts.documents === 0 || !(sawObjects || mayBeManifests))
    return 'contains no YAML or JSON document of Kubernetes, so nothing was checked';
  const [lacking] = skipped;
  if (rules.length === 0) return 'all rules are disabled, so nothing was checked';
  return lacking && skipped.length === rules.length ? `no rule could run: ${lacking.rule} ${lacking.reason}` : null;
}
