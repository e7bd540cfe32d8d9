import type { PortRange } from '../model/address.ts';
import type { HostedCluster } from '../model/hosted-cluster.ts';
import { type HubFacts, type HubNetwork, onSameHub } from '../model/hub.ts';
import { readPortRange } from '../net/address.ts';

/**
 * The node port range of the management cluster, where the Services of the control plane are: from its Network object, or `fallback` if the
 * input has none, or several that differ.
 */
export function nodePortRangeOf(cluster: HostedCluster, networks: readonly HubNetwork[], fallback: PortRange): PortRange {
  const said = onSameHub(cluster, networks).flatMap(({ serviceNodePortRange }) => readPortRange(serviceNodePortRange?.value ?? '') ?? []);
  const [first] = said;
  return first !== undefined && said.every(({ port, endPort }) => port === first.port && endPort === first.endPort) ? first : fallback;
}

/** The platform of the management cluster (`Infrastructure.config.openshift.io`); null if the input has none, or several. */
export function platformOfHub(cluster: HostedCluster, { infrastructures }: HubFacts): string | null {
  const platforms = new Set(onSameHub(cluster, infrastructures).flatMap(({ platform }) => platform?.value ?? []));
  const [platform] = platforms;
  return platforms.size === 1 && platform !== undefined ? platform : null;
}
