import { NODE_PORT_RANGE, type PortRange } from '../model/address.ts';
import { type ClusterFlows, nameOfCluster } from '../model/flow.ts';
import { groupBy } from '../model/groups.ts';
import { type HostedCluster, type JudgedCluster, usesHubIngress } from '../model/hosted-cluster.ts';
import type { HostedFacts } from '../model/hosted-facts.ts';
import { type Problem, problemAt } from '../model/source.ts';
import { compareStrings } from '../model/span.ts';
import { flowsOf } from './flows/index.ts';
import { withHub } from './flows/with-hub.ts';
import { domainOfRoutes } from './hub/default-host.ts';
import { nodePortRangeOf, platformOfHub } from './node-ports.ts';
import { contradictionsOf } from './wrong-values.ts';

/** A hosted cluster of the input with its flows. */
export interface FoundCluster {
  readonly cluster: JudgedCluster;
  readonly flows: ClusterFlows;
  /**
   * The ingress of the hub serves the applications, and the cluster's machines are outside the network of the hub, so the hub connects to
   * them.
   */
  readonly isDialledByHub: boolean;
  /** The domain of the hub's ingress; null if it is unknown. */
  readonly hubDomain: string | null;
  /** Why its flows are unknown, and invalid values. */
  readonly problems: readonly Problem[];
  /** Notes on unknown parts of its flows, for commands that do not print the flows. */
  readonly lacking: readonly string[];
}

/**
 * The node port range of the management cluster: from the command line, otherwise from its Network object, otherwise from the
 * configuration.
 */
export interface NodePortRanges {
  readonly given?: PortRange | undefined;
  readonly configured?: PortRange | undefined;
}

/**
 * Returns the hosted clusters of a run with their flows, sorted by path and line, each once. If several texts describe one cluster, the one
 * with a status is used.
 */
export function flowsOfRun(
  { clusters, nodePools, hub }: HostedFacts,
  { given, configured = NODE_PORT_RANGE }: NodePortRanges,
): readonly FoundCluster[] {
  const detachedPools = nodePools.filter(({ kubevirt }) => kubevirt?.attachDefaultNetwork?.value === false);
  // Values of a rendered cluster only get the places of their source files after the run.
  const found = withoutRepeats(clusters).map((cluster): FoundCluster => {
    const range = given ?? nodePortRangeOf(cluster, hub.networks, configured);
    const own = flowsOf(cluster, range, platformOfHub(cluster, hub));
    const flows = withHub(own, cluster, hub);
    const isDetached = detachedPools.some(
      ({ namespace, clusterName }) => namespace === cluster.namespace && clusterName?.value === cluster.name,
    );
    const hubDomain = domainOfRoutes(cluster, hub)?.value ?? null;
    const wrong = [
      ...cluster.wrongValues.map(({ at, message }) => ({ span: at.span, message: `${at.field}: ${message}` })),
      ...contradictionsOf(cluster, hub),
    ].map(({ span, message }) => problemAt(span, message));
    const problems = [...unknownFlows(cluster, flows), ...wrong];
    const lacking = own.access === 'unknown' ? [] : own.notes.map((note) => `${nameOfCluster(cluster)}: ${note}`);
    return { cluster, flows, isDialledByHub: isDetached && usesHubIngress(cluster), hubDomain, problems, lacking };
  });
  return found.sort((a, b) => compareStrings(a.flows.path, b.flows.path) || a.flows.line - b.flows.line);
}

/**
 * Removes repeated clusters. A manifest and a dump can contain the same cluster, unless they belong to two hubs; a text of an unknown hub
 * can belong to any.
 */
function withoutRepeats(clusters: readonly JudgedCluster[]): readonly JudgedCluster[] {
  const ofEach = groupBy(clusters, ({ namespace, name, path, line }) =>
    JSON.stringify([namespace, name, name === '' ? [path, line] : null]),
  );
  const kept = [...ofEach.values()].flatMap((all) => {
    const hubs = new Set(all.map(({ install }) => install).filter((install) => install !== ''));
    return [...(hubs.size === 0 ? [''] : hubs)].flatMap((hub) => {
      const texts = all.filter(({ install }) => install === hub || install === '');
      return texts.find(({ status }) => status !== null) ?? texts[0] ?? [];
    });
  });
  return [...new Set(kept)];
}

function unknownFlows({ platform }: HostedCluster, { access, notes }: ClusterFlows): Problem[] {
  return access === 'unknown' ? notes.map((message) => problemAt(platform.span, message)) : [];
}
