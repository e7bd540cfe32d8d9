import { flowsOf } from './hosted/flows/index.ts';
import { withHub } from './hosted/flows/with-hub.ts';
import { domainOfRoutes } from './hosted/hub/default-host.ts';
import { nodePortRangeOf, platformOfHub } from './hosted/node-ports.ts';
import { wrongValuesOf } from './hosted/wrong-values.ts';
import { NODE_PORT_RANGE, type PortRange } from './model/address.ts';
import type { ClusterFlows } from './model/flow.ts';
import { type HostedCluster, usesHubIngress } from './model/hosted-cluster.ts';
import type { HostedFacts } from './model/hosted-facts.ts';
import { type Problem, problemAt } from './model/source.ts';
import { compareStrings } from './model/span.ts';

/** A hosted cluster of the input with its flows. */
export interface FoundCluster {
  readonly cluster: HostedCluster;
  readonly flows: ClusterFlows;
  /** The ingress of the hub serves the applications, and machines of the cluster are not in the network of the hub. */
  readonly isDialledByHub: boolean;
  /** The domain of the hub's ingress; null if it is unknown. */
  readonly hubDomain: string | null;
}

/** The node ports of the management cluster: those given, else those of its Network object, else those configured. */
export interface NodePortRanges {
  readonly given?: PortRange | undefined;
  readonly configured?: PortRange | undefined;
}

/**
 * Returns the hosted clusters of a run with their flows, in the order of path and line, and a problem for each whose flows are unknown, and for
 * each value that cannot be used.
 */
export function flowsOfRun(
  { clusters, nodePools, hub }: HostedFacts,
  { given, configured = NODE_PORT_RANGE }: NodePortRanges,
): { readonly found: readonly FoundCluster[]; readonly problems: readonly Problem[] } {
  // The values of a rendered cluster have the places of their source files only after the run.
  const found = clusters.map((cluster): FoundCluster => {
    const range = given ?? nodePortRangeOf(cluster, hub.networks, configured);
    const flows = withHub(flowsOf(cluster, range, platformOfHub(cluster, hub)), cluster, hub);
    const isDetached = nodePools.some(
      ({ namespace, clusterName, kubevirt }) =>
        namespace === cluster.namespace && clusterName?.value === cluster.name && kubevirt?.attachDefaultNetwork?.value === false,
    );
    const hubDomain = domainOfRoutes(cluster, hub)?.value ?? null;
    return { cluster, flows, isDialledByHub: isDetached && usesHubIngress(cluster), hubDomain };
  });
  return {
    found: found.sort((a, b) => compareStrings(a.flows.path, b.flows.path) || a.flows.line - b.flows.line),
    problems: found.flatMap(({ cluster, flows }) => [
      ...unknownFlows(cluster, flows),
      ...wrongValuesOf(cluster).map(({ span, message }) => problemAt(span, message)),
    ]),
  };
}

function unknownFlows({ platform }: HostedCluster, { access, notes }: ClusterFlows): Problem[] {
  return access === 'unknown' ? notes.map((message) => problemAt(platform.span, message)) : [];
}
