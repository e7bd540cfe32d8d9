import { DEFAULT_CLUSTER_NETWORK, DEFAULT_SERVICE_NETWORK, type JudgedCluster, type Located } from '../src/model/hosted-cluster.ts';
import { type Network, readNetwork } from '../src/text/network.ts';

/** A network of a hosted cluster, or a subnet that its network plugin uses inside. */
export interface HostedRange {
  readonly what: string;
  readonly text: string;
  readonly network: Network;
  /** Null for a default. */
  readonly at: Located<string> | null;
}

/** What OVN-Kubernetes uses on KubeVirt where nothing else is set, because the hub's own OVN has the usual subnets. */
const KUBEVIRT_JOIN_SUBNETS = ['100.66.0.0/16', 'fd99::/64'];

/** All networks of a cluster with their defaults; those that cannot be read are left out. */
export function hostedNetworks({ networking, platform, internalSubnets, internalJoinSubnet }: JudgedCluster): readonly HostedRange[] {
  const usesOvn = networking.networkType === null || networking.networkType.value === 'OVNKubernetes';
  const inside = platform.value === 'IBMCloud' || !usesOvn ? [] : [...internalSubnets];
  const defaults =
    usesOvn && platform.value === 'KubeVirt'
      ? KUBEVIRT_JOIN_SUBNETS.filter((text) => text.includes(':') || internalJoinSubnet === null)
      : [];
  return [
    ...rangesOf('machine network', networking.machineNetworks, []),
    ...rangesOf('cluster network', networking.clusterNetworks, [DEFAULT_CLUSTER_NETWORK]),
    ...rangesOf('service network', networking.serviceNetworks, [DEFAULT_SERVICE_NETWORK]),
    ...rangesOf('internal subnet of OVN-Kubernetes', inside, []),
    ...rangesOf('internal subnet of OVN-Kubernetes', [], defaults),
  ];
}

function rangesOf(what: string, given: readonly Located<string>[], defaults: readonly string[]): HostedRange[] {
  const texts = given.length > 0 ? given.map((at) => ({ text: at.value ?? '', at })) : defaults.map((text) => ({ text, at: null }));
  return texts.flatMap(({ text, at }) => {
    const network = readNetwork(text);
    return network === null ? [] : [{ what, text, network, at }];
  });
}
