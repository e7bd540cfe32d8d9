import type { ClusterFlows, Flow, FlowEntry } from '../model/flow.ts';
import { PRIVATE_ZONE } from './entries.ts';

/** The three load balancers in front of a hosted cluster in a tenant's network. */
export type LoadBalancerRole = 'api-lb' | 'ingress-shared-lb' | 'ingress-lb';

const ROLE_OF: Readonly<Record<FlowEntry, LoadBalancerRole | null>> = {
  'node-port': 'api-lb',
  'load-balancer': 'api-lb',
  // The Service of the control plane itself, not of an ingress shard of the hub.
  router: 'api-lb',
  'hub-ingress': 'ingress-shared-lb',
  'shared-ingress': 'ingress-shared-lb',
  'internal-load-balancer': null,
  'private-router': null,
};

/** The load balancer for an entry; null if only endpoints of a private network lead to it. */
export function roleOf({ via }: Pick<Flow, 'via'>): LoadBalancerRole | null {
  return ROLE_OF[via];
}

/** A note on the names and endpoints that HyperShift creates in a private network; null for other clusters. */
export function noteOnPrivateNetwork({ name, platform, flows }: ClusterFlows): string | null {
  const services = new Set(flows.filter((flow) => roleOf(flow) === null).map(({ service }) => service));
  if (services.size === 0) return null;
  // `awsprivatelink_controller.go`, reconcileAWSEndpointSecurityGroup.
  const onlyFrom = platform === 'AWS' ? '; security groups of the endpoints allow spec.networking.machineNetwork only' : '';
  return `names below ${name || '<name>'}${PRIVATE_ZONE}, and the endpoints of ${[...services].join(', ')} behind them, are created by HyperShift in the private network${onlyFrom}`;
}
