import type { InferredFacts } from './infer.ts';
import type { Cluster } from './model/cluster.ts';
import { nameOfCluster } from './model/flow.ts';
import { groupBy } from './model/groups.ts';
import type { UnjudgedCluster } from './model/hosted-cluster.ts';
import type { RunResult, WholeResult } from './model/result.ts';
import type { Problem } from './model/source.ts';
import type { ObservedCluster } from './observe.ts';
import type { JudgedInput } from './publish.ts';
import { notesOnRelease } from './registry/releases.ts';
import { notesOnClusterRelease } from './run-registry.ts';
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
