import type { Finding } from './model/finding.ts';
import { firstOfEach } from './model/groups.ts';
import type { HostedFacts } from './model/hosted-facts.ts';
import type { Listener } from './model/listener.ts';
import type { DirectiveUse } from './model/suppression.ts';

/** Something that was found in the input of one cluster; null for what no cluster installs. */
export interface InCluster<Value> {
  readonly cluster: string | null;
  readonly value: Value;
}

/** One finding for all clusters in which it is the same: of one rule, about one thing, at one place, with one message. */
export function joinFindings(found: readonly InCluster<Finding>[]): Finding[] {
  return joined(found, ({ rule, fingerprint, message, span, suppressed }) =>
    JSON.stringify([rule, fingerprint, message, span.path, span.start, span.end, suppressed]),
  );
}

/** One listener for all clusters that install its workload. */
export function joinListeners(found: readonly InCluster<Listener>[]): Listener[] {
  return joined(found, ({ workload, container, protocol, port, reach, address, declared, confidence }) => {
    const { kind, namespace, name, span } = workload;
    const place = [kind, namespace, name, span.path, span.start];
    return JSON.stringify([place, container, protocol, port, reach, address, declared, confidence]);
  });
}

function joined<Value extends object>(
  found: readonly InCluster<Value>[],
  keyOfValue: (value: Value) => string,
): (Value & { readonly clusters?: readonly string[] })[] {
  if (found.every(({ cluster }) => cluster === null)) return found.map(({ value }) => value);
  const all = new Map<string, { readonly value: Value; readonly clusters: string[] }>();
  for (const { cluster, value } of found) {
    const key = `${cluster === null} ${keyOfValue(value)}`;
    const one = all.get(key) ?? { value, clusters: [] };
    all.set(key, one);
    if (cluster !== null && !one.clusters.includes(cluster)) one.clusters.push(cluster);
  }
  return [...all.values()].map(({ value, clusters }) => (clusters.length === 0 ? value : { ...value, clusters }));
}

/** A suppression is unused if no cluster uses it. */
export function joinUses(uses: readonly DirectiveUse[]): DirectiveUse[] {
  const all = new Map<string, DirectiveUse>();
  for (const use of uses) {
    const { by, span, rules } = use.directive;
    const key = JSON.stringify([by, span.path, span.start, rules]);
    const other = all.get(key);
    const unused = other ? other.unused.filter((rule) => use.unused.includes(rule)) : use.unused;
    all.set(key, { directive: use.directive, unused, idle: use.idle && (other?.idle ?? true) });
  }
  return [...all.values()];
}

/** The hosted clusters of several inputs, each once. */
export function joinHosted([first, ...others]: readonly HostedFacts[]): HostedFacts {
  if (!first) throw new Error('a run has at least one input');
  if (others.length === 0) return first;
  const all = [first, ...others];
  const hub = Object.fromEntries(
    Object.keys(first.hub).map((key) => [
      key,
      distinct(all.flatMap((one): readonly unknown[] => one.hub[key as keyof HostedFacts['hub']])),
    ]),
  );
  return {
    clusters: distinct(all.flatMap(({ clusters }) => clusters)),
    unjudged: distinct(all.flatMap(({ unjudged }) => unjudged)),
    nodePools: distinct(all.flatMap(({ nodePools }) => nodePools)),
    loadBalancers: distinct(all.flatMap(({ loadBalancers }) => loadBalancers)),
    ignitionStubs: distinct(all.flatMap(({ ignitionStubs }) => ignitionStubs)),
    hub: hub as unknown as HostedFacts['hub'],
  };
}

/** Objects by their place and name. */
function distinct<Value>(values: readonly Value[]): Value[] {
  return firstOfEach(values, (value) => {
    const { path, line, kind, namespace, name } = value as {
      path?: string;
      line?: number;
      kind?: string;
      namespace?: string;
      name?: string;
    };
    return JSON.stringify([path, line, kind, namespace, name]);
  });
}
