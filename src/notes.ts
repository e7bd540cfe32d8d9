import { nameOfCluster } from './model/flow.ts';
import { groupBy } from './model/groups.ts';
import type { RunResult } from './model/result.ts';
import type { Problem } from './model/source.ts';
import type { RunOptions } from './options.ts';
import type { CheckedCluster } from './publish.ts';
import { notesOnRelease } from './registry/releases.ts';
import { plural } from './text/words.ts';

/** Notes about the input of each cluster, the choice of its registries, and files that no cluster installs. `whole` is the result. */
export function notesOnClusters(checked: readonly CheckedCluster[], whole: RunResult): string[] {
  return [
    ...checked.flatMap((one) => notesOnCluster(one, whole)),
    ...(sharedReason(checked) === null ? checked.flatMap(notesOnRegistry) : []),
    ...notesOnUninstalledFiles(checked),
  ];
}

function notesOnCluster({ options, sources, read, facts }: CheckedCluster, whole: RunResult): string[] {
  const { registry, cluster } = facts;
  return [
    ...sources.notes,
    ...(cluster.release === null || options.release !== null
      ? []
      : [`checked against release ${cluster.release.text}, from ${cluster.release.path}; --release sets another one`]),
    ...notesOnExcluded(whole, sources.excluded),
    // A change is not about the rest of the repository, and an audit reads the pods themselves.
    ...(options.change || options.audit ? [] : notesOnCharts(read.remoteCharts)),
    ...notesOnFirst(facts.unreadTemplates, (first, more) => {
      const [its, template] = more === 0 ? ['its', ''] : ['their', ` and ${plural(more, 'other template')}`];
      return `${first.path}:${first.line}${template} cannot be read as text, so ${its} host ports are unknown; install Helm to render the chart`;
    }),
    ...notesOnFirst(facts.unknownPods, (first, more) => {
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
export function notesOnWarnings({ findings }: RunResult, { maxWarnings = Number.POSITIVE_INFINITY }: RunOptions): string[] {
  const warnings = findings.filter(({ severity, suppressed }) => severity === 'warning' && suppressed === null).length;
  return warnings > maxWarnings ? [`${plural(warnings, 'warning')}, more than --max-warnings ${maxWarnings}`] : [];
}

/** A note that names the registries of a cluster, if its input decides them. */
function notesOnRegistry({ options: { cluster }, registryReason, facts }: CheckedCluster): string[] {
  if (registryReason === null || (!cluster && facts.workloads.length === 0)) return [];
  return [`${cluster?.name ?? 'files that no cluster installs'}: registry ${namesOfRegistries(facts)}, because ${registryReason}`];
}

function namesOfRegistries({ registry }: CheckedCluster['facts']): string {
  return registry.registries.map(({ name }) => name).join(', ');
}

/** A note with the number of workload files that no cluster of the configuration installs. */
function notesOnUninstalledFiles(checked: readonly CheckedCluster[]): string[] {
  const rest = checked.find(({ options }) => !options.cluster);
  if (!rest || checked.length === 1) return [];
  const [first, ...others] = new Set(rest.facts.workloads.map(({ span }) => span.path));
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

/** Why the registries of all clusters were chosen; null if the user names them, or the reasons differ. */
export function sharedReason(checked: readonly CheckedCluster[]): string | null {
  const [reason = null, ...others] = new Set(checked.map(({ registryReason }) => registryReason));
  const names = new Set(checked.map(({ facts }) => namesOfRegistries(facts)));
  return others.length === 0 && names.size === 1 ? reason : null;
}
