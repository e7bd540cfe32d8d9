import type { Finding } from './model/finding.ts';
import { firstOfEach, groupBy } from './model/groups.ts';
import type { HostedFacts } from './model/hosted-facts.ts';
import type { Listener } from './model/listener.ts';
import type { RegistryView } from './model/registry.ts';
import type { DirectiveUse } from './model/suppression.ts';

/** A finding or listener, and the clusters of the configuration that have it; absent if no cluster installs its object. */
interface InClusters {
  readonly clusters?: readonly string[];
}

/** Joins findings of the same rule, subject, place and message in several clusters into one. */
export function joinFindings(findings: readonly Finding[]): Finding[] {
  return joinItems(findings, ({ rule, fingerprint, message, span, suppressed }) => [
    ...[rule, fingerprint, message, span.path, span.start, span.end, suppressed],
  ]);
}

/** Joins listeners of one workload in several clusters into one. */
export function joinListeners(listeners: readonly Listener[]): Listener[] {
  return joinItems(listeners, ({ workload, container, protocol, port, reach, address, declared, confidence }) => {
    const { kind, namespace, name, span } = workload;
    return [kind, namespace, name, span.path, span.start, container, protocol, port, reach, address, declared, confidence];
  });
}

function joinItems<Item extends InClusters>(items: readonly Item[], keyOfItem: (item: Item) => readonly unknown[]): Item[] {
  if (items.every(({ clusters }) => clusters === undefined)) return [...items];
  const groups = groupBy(items, (item) => JSON.stringify([item.clusters === undefined, ...keyOfItem(item)]));
  return [...groups.values()].flatMap(([first, ...others]) => {
    if (first === undefined || others.length === 0) return first ?? [];
    const clusters = new Set([first, ...others].flatMap((one) => one.clusters ?? []));
    return clusters.size === 0 ? first : { ...first, clusters: [...clusters] };
  });
}

/** A suppression is unused if no cluster uses it. */
export function joinUses(uses: readonly DirectiveUse[]): DirectiveUse[] {
  const groups = groupBy(uses, ({ directive: { by, span, rules } }) => JSON.stringify([by, span.path, span.start, rules]));
  return [...groups.values()].map((same) =>
    same.reduce((one, other) => ({
      directive: other.directive,
      unused: one.unused.filter((rule) => other.unused.includes(rule)),
      idle: one.idle && other.idle,
    })),
  );
}

/** Joins the hosted clusters of several inputs without repetitions. */
export function joinHosted(all: readonly HostedFacts[]): HostedFacts {
  const [only] = all;
  if (only && all.length === 1) return only;
  return { ...joinLists(all.map(({ hub: _, ...lists }) => lists)), hub: joinLists(all.map(({ hub }) => hub)) };
}

/** Joins records of lists; objects with the same place and name are kept once. */
function joinLists<Lists extends object>(all: readonly Lists[]): Lists {
  const keys = Object.keys(all[0] ?? {}) as (keyof Lists)[];
  const lists = keys.map((key) => {
    const objects = all.flatMap((one) => one[key] as readonly Partial<Record<'path' | 'line' | 'kind' | 'namespace' | 'name', unknown>>[]);
    return [key, firstOfEach(objects, ({ path, line, kind, namespace, name }) => JSON.stringify([path, line, kind, namespace, name]))];
  });
  return Object.fromEntries(lists) as Lists;
}

/** The registries of all clusters, at the release if they share it; ports are looked up in those of the first. */
export function joinRegistries(views: readonly RegistryView[]): RegistryView {
  const [first] = views as [RegistryView, ...RegistryView[]];
  if (views.length === 1) return first;
  const registries = firstOfEach(
    views.flatMap((view) => view.registries),
    ({ name }) => name,
  );
  const isOneRelease = views.every(({ release }) => release?.join() === first.release?.join());
  return { ...first, registries, release: isOneRelease ? first.release : null };
}
