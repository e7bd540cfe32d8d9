import type { FlowEntry, FlowSource } from '../../model/flow.ts';

/** The sources of flows, in pictures. */
export const SOURCES: Readonly<Record<FlowSource, { readonly name: string; readonly what: string }>> = {
  worker: { name: 'Workers', what: 'nodes of the hosted cluster' },
  client: { name: 'Clients', what: 'users and programs outside' },
  'external-load-balancer': { name: 'External load balancer', what: 'before the node ports of the hub' },
};

/** The entries of flows into the management cluster, in pictures. */
export const WAYS_IN: Readonly<Record<FlowEntry, string>> = {
  'load-balancer': 'load balancer',
  'internal-load-balancer': 'internal load balancer',
  'node-port': 'node port of the hub',
  'hub-ingress': 'ingress controller of the hub',
  router: "the control plane's own router",
  'private-router': 'private router',
  'shared-ingress': 'shared ingress',
};
