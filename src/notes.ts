import path from 'node:path';
import type { InferredFacts } from './infer/index.ts';
import type { Cluster } from './model/cluster.ts';
import { nameOfCluster } from './model/flow.ts';
import { groupBy } from './model/groups.ts';
import type { UnjudgedCluster } from './model/hosted-cluster.ts';
import type { RunResult, WholeResult } from './model/result.ts';
import type { Rule } from './model/rule.ts';
import { type Problem, problemOfFile } from './model/source.ts';
import { mayBeLoadBalancer } from './net/load-balancer.ts';
import type { ObservedCluster } from './observe.ts';
import type { RunOptions } from './options.ts';
import type { JudgedInput } from './publish.ts';
import { notesOnClusterRelease } from './registries.ts';
import { notesOnRelease } from './registry/releases.ts';
import { isManifest } from './source/file-kinds.ts';
import type { OpenedSources } from './source/providers/index.ts';
import { plural } from './text/words.ts';

/** One part of a run after its first four stages: a cluster of the configuration, what no cluster installs, or all input. */
export interface RunPart extends JudgedInput {
  readonly sources: OpenedSources;
  readonly inferred: InferredFacts;
  /** The cluster of an audit, and its sockets. */
  readonly audited: Cluster | null;
  readonly observed: ObservedCluster | null;
  /** Completes "because ..."; null if the user names the registries. */
  readonly registryReason: string | null;
  /** Some workload is one of the platform that a registry governs. */
  readonly showsPlatform: boolean;
}

/** Sentences for the reader about the input of a part and the registry that judged it. */
export function notesOfPart(part: RunPart, whole: WholeResult, result: RunResult): string[] {
  const { options, sources, read, inferred, input } = part;
  const { registry, cluster } = input;
  return [
    ...sources.notes,
    ...notesOnClusterRelease(cluster, options),
    ...notesOnExcluded(whole, sources.excluded),
    // A run about a change is not about the rest of the repository, and a cluster shows the pods themselves.
    ...(options.filter || options.audit ? [] : notesOnCharts(read.remoteCharts)),
    ...notesOnTemplates(inferred.unreadTemplates),
    ...notesOnUnknownPods(inferred.unknownPods),
    ...(options.factsOnly ? [] : notesOnUnjudged(result.hosted.unjudged)),
    ...notesOnRelease(registry.registries, registry.release),
  ];
}

/** Why a run with more warnings than the user allows does not pass. */
export function notesOnWarnings({ findings }: RunResult, { maxWarnings = Number.POSITIVE_INFINITY }: RunOptions): string[] {
  const warnings = findings.filter(({ severity, suppressed }) => severity === 'warning' && suppressed === null).length;
  return warnings > maxWarnings ? [`${plural(warnings, 'warning')}, more than --max-warnings ${maxWarnings}`] : [];
}

/** By which registries a part is judged, if its input decides. */
export function notesOnRegistry({ cluster, registryReason, input }: RunPart): string[] {
  if (registryReason === null || (cluster === null && input.workloads.length === 0)) return [];
  const names = input.registry.registries.map(({ name }) => name).join(', ');
  return [`${cluster ?? 'what no cluster installs'}: registry ${names}, because ${registryReason}`];
}

/** How many files with workloads no cluster of the configuration installs. */
export function notesOnRest(parts: readonly RunPart[]): string[] {
  const rest = parts.find(({ cluster }) => cluster === null);
  if (!rest || parts.length === 1) return [];
  const files = new Set(rest.input.workloads.map(({ span }) => span.path));
  if (files.size === 0) return [];
  const [first = ''] = files;
  const which = files.size === 1 ? first : `${first} and ${plural(files.size - 1, 'other file')}`;
  return [`no cluster of the configuration installs ${which}; ${files.size === 1 ? 'it is' : 'they are'} judged by the keys at the top`];
}

function notesOnExcluded({ counts }: RunResult, excluded: readonly string[]): string[] {
  if (counts.files > 0 || excluded.length === 0) return [];
  return [`nothing was linted: the configuration excludes ${excluded.length === 1 ? excluded[0] : `${excluded.length} files and folders`}`];
}

/** A clean run must not look as if it had seen the charts that are elsewhere. */
function notesOnCharts(kinds: readonly string[]): string[] {
  if (kinds.length === 0) return [];
  const named = [...groupBy(kinds, (kind) => kind)].map(([kind, all]) => plural(all.length, kind)).join(' and ');
  const what = kinds.length === 1 ? 'names a chart that is' : 'name charts that are';
  return [
    `${named} ${what} elsewhere, whose objects were not seen; lint what helm template prints of ${kinds.length === 1 ? 'it' : 'them'}`,
  ];
}

/** One note that names the first custom resource whose pods are unknown. */
function notesOnUnknownPods(unknown: readonly Problem[]): string[] {
  const [first, ...others] = unknown;
  if (!first) return [];
  const more = others.length === 0 ? '' : ` (and ${plural(others.length, 'other resource')})`;
  return [`${first.path}:${first.line} ${first.message}${more}`];
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

/** One note for each HostedCluster that the rules skip. */
function notesOnUnjudged(clusters: readonly UnjudgedCluster[]): string[] {
  return clusters.map(
    (cluster) => `HostedCluster ${nameOfCluster(cluster)} is not judged (${cluster.path}:${cluster.line}): ${cluster.reason}`,
  );
}

/** Why the registries were chosen that judge all parts; null if the user names them, or they differ. */
export function sharedReason(parts: readonly RunPart[]): string | null {
  const [first, ...others] = parts.map(({ registryReason, input }) => ({
    registryReason,
    names: input.registry.registries.map(({ name }) => name).join(),
  }));
  const isShared = others.every(({ names, registryReason }) => names === first?.names && registryReason === first.registryReason);
  return isShared ? (first?.registryReason ?? null) : null;
}

/** A result with a problem if the run checked nothing, unless that is expected: of an audit, a change, excluded files, or facts only. */
export function withoutLookingClean(
  result: WholeResult,
  parts: readonly RunPart[],
  rules: readonly Rule[],
  options: RunOptions,
): WholeResult {
  const sawObjects = parts.some(({ input, read }) => input.workloads.length + read.named.length + input.hosted.clusters.length > 0);
  const isExcluded = parts.some(({ sources }) => sources.excluded.length > 0);
  const isExpected = isExcluded || options.factsOnly || options.audit !== undefined || options.filter !== undefined;
  const nothing = isExpected ? null : nothingChecked(result, sawObjects, rules, options);
  return nothing === null ? result : { ...result, problems: [nothing] };
}

/** Why a run checked nothing, so that it must not look clean; null if it checked something, or reports already what it could not read. */
function nothingChecked(
  { counts, problems, skipped, paths }: WholeResult,
  sawObjects: boolean,
  rules: readonly Rule[],
  { paths: [first = '.'], inputPath = '<stdin>', clusters = [], onlyClusters }: RunOptions,
): Problem | null {
  const place = first === '-' ? inputPath : first;
  if (problems.length > 0) return null;
  const names = clusters.map(({ name }) => name).join(' and ');
  if (onlyClusters && !sawObjects)
    return problemOfFile(place, `${names} ${clusters.length === 1 ? 'installs' : 'install'} nothing of ${place}`);
  if (counts.files === 0) return problemOfFile(place, 'contains no manifest (*.yaml, *.yml, *.json), so nothing was checked');
  const mayBeManifests = [...paths].some((file) => isManifest(file) || mayBeLoadBalancer(file) || path.extname(file) === '');
  if (counts.documents === 0 || !(sawObjects || mayBeManifests))
    return problemOfFile(place, 'contains no YAML or JSON document of Kubernetes, so nothing was checked');
  const [lacking] = skipped;
  if (rules.length === 0) return problemOfFile(place, 'no rule is left to run, so nothing was checked');
  return lacking && skipped.length === rules.length ? problemOfFile(place, `no rule could run: ${lacking.rule} ${lacking.reason}`) : null;
}
