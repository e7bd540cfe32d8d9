import type { ClusterFlows, Flow, FlowEntry } from '../model/flow.ts';
import { PRIVATE_ZONE } from './entries.ts';

/** The three load balancers before a hosted cluster in a tenant's network; their roles are kept apart. */
export type LoadBalancerRole = 'api-lb' | 'ingress-shared-lb' | 'ingress-lb';

const ROLE_OF: Readonly<Record<FlowEntry, LoadBalancerRole | null>> = {
  'node-port': 'api-lb',
  'load-balancer': 'api-lb',
  // A Service of the control plane itself, which leaves nothing to an ingress shard of the hub.
  router: 'api-lb',
  'hub-ingress': 'ingress-shared-lb',
  'shared-ingress': 'ingress-shared-lb',
  'internal-load-balancer': null,
  'private-router': null,
};

/** The load balancer that stands before a way in; null where only endpoints of a private network lead to it. */
export function roleOf({ via }: Pick<Flow, 'via'>): LoadBalancerRole | null {
  return ROLE_OF[via];
}

/** Says what is made for a private network, so that nobody else need; null for other clusters. */
export function noteOnPrivateNetwork({ name, platform, flows }: ClusterFlows): string | null {
  const services = new Set(flows.filter((flow) => roleOf(flow) === null).map(({ service }) => service));
  if (services.size === 0) return null;
  // `awsprivatelink_controller.go`, reconcileAWSEndpointSecurityGroup.
  const onlyFrom = platform === 'AWS' ? '; security groups of the endpoints let in spec.networking.machineNetwork alone' : '';
  return `names below ${name || '<name>'}${PRIVATE_ZONE}, and the endpoints of ${[...services].join(', ')} behind them, are made by HyperShift in the private network${onlyFrom}`;
}
