import type { NodeLocal } from '../../model/flow.ts';
import type { Exposure, HostedCluster } from '../../model/hosted-cluster.ts';
import { nodeAddressOf } from '../proxy.ts';

const KONNECTIVITY_AGENT_HEALTH_PORT = 2041;

/** Listeners on each node of the hosted cluster that only the node itself dials. */
export function nodeLocalOf(cluster: HostedCluster, { platform }: Exposure, apiProxied: boolean | null): readonly NodeLocal[] {
  const proxy: NodeLocal = {
    process: 'kube-apiserver-proxy',
    implementation: apiProxied === null ? 'unknown' : apiProxied ? 'control-plane-operator kubernetes-default-proxy' : 'haproxy',
    ...nodeAddressOf(cluster),
    protocol: 'TCP',
    declared: apiProxied === false,
  };
  if (platform === 'IBMCloud') return [proxy];
  const agent: NodeLocal = {
    process: 'konnectivity-agent',
    implementation: 'konnectivity-agent',
    address: '127.0.0.1',
    port: KONNECTIVITY_AGENT_HEALTH_PORT,
    protocol: 'TCP',
    declared: false,
  };
  return [proxy, agent];
}
