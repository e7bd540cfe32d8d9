import type { InferredFacts } from './infer.ts';
import type { ClusterFacts } from './model/cluster.ts';
import { nameOfCluster } from './model/flow.ts';
import { groupBy } from './model/groups.ts';
import type { UnjudgedCluster } from './model/hosted-cluster.ts';
import type { RegistryView } from './model/registry.ts';
import type { RunResult, WholeResult } from './model/result.ts';
import type { Problem } from './model/source.ts';
import type { RunOptions } from './options.ts';
import type { KnownPrograms } from './programs/load.ts';
import type { ReadDocuments } from './read.ts';
import { notesOnRelease } from './registry/releases.ts';
import { notesOnClusterRelease, notesOnRegistry } from './run-registry.ts';
import type { OpenedSources } from './source/providers/index.ts';
import { type BaselineEntry, type KnownFindings, notesOnBaseline } from './suppression/baseline.ts';
import { plural } from './text/words.ts';

/** What the notes of a run depend on. */
export interface RunParts {
  readonly options: RunOptions;
  readonly sources: OpenedSources;
  readonly read: ReadDocuments;
  readonly inferred: InferredFacts;
  readonly known: KnownPrograms;
  readonly baseline: readonly BaselineEntry[] | null;
  readonly cluster: ClusterFacts;
  readonly registry: RegistryView;
  readonly whole: WholeResult;
  readonly result: RunResult;
  readonly ofBaseline: KnownFindings;
  readonly showsPlatform: boolean;
}

/** Sentences for the reader about the input, the configuration and the registry. */
export function notesOf(parts: RunParts): string[] {
  const { options, sources, read, inferred, known, baseline, cluster, registry, whole, result, ofBaseline, showsPlatform } = parts;
  return [
    ...(options.settingNotes ?? []),
    ...sources.notes,
    ...known.notes,
    ...notesOnClusterRelease(cluster, options),
    ...notesOnExcluded(whole, sources.excluded),
    // A run about a change is not about the rest of the repository, and a cluster shows the pods themselves.
    ...(options.filter || options.audit ? [] : notesOnCharts(read.remoteCharts)),
    ...notesOnTemplates(inferred.unreadTemplates),
    ...notesOnUnknownPods(inferred.unknownPods),
    ...notesOnUnjudged(result.hosted.unjudged),
    ...notesOnRelease(registry.registries, registry.release),
    ...(showsPlatform ? [] : notesOnRegistry(result, cluster, options)),
    ...(baseline && options.baseline ? notesOnBaseline(baseline, ofBaseline, { file: options.baseline, cwd: options.cwd }) : []),
  ];
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
