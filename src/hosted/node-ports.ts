import type { PortRange } from '../model/address.ts';
import type { HostedCluster } from '../model/hosted-cluster.ts';
import { besideOf, type HubNetwork } from '../model/hub.ts';
import { readPortRange } from '../net/address.ts';

/**
 * The node ports of the management cluster, on which the Services of a control plane stand: what its own Network object
 * says, unless several objects contradict each other, else `fallback`.
 */
export function nodePortRangeOf(cluster: HostedCluster, networks: readonly HubNetwork[], fallback: PortRange): PortRange {
  const said = besideOf(cluster, networks).flatMap(({ serviceNodePortRange }) => readPortRange(serviceNodePortRange?.value ?? '') ?? []);
  const [first] = said;
  return first !== undefined && said.every(({ port, endPort }) => port === first.port && endPort === first.endPort) ? first : fallback;
}
