import { isIP } from 'node:net';
import { type PortRange, portText } from '../../model/address.ts';
import { type ClusterFlows, type Flow, nameOfCluster } from '../../model/flow.ts';
import type { Problem } from '../../model/source.ts';

/** What the firewall between workers, clients and hub must let through, once for each source, destination and port. */
export interface FirewallRule {
  readonly source: Flow['source'];
  readonly destination: Destination;
  readonly port: PortRange;
  readonly protocol: 'TCP';
  /** The services that the rule is for, and why each needs it. */
  readonly flows: readonly Flow[];
  readonly remark: string | null;
}

/** Ranges from which workers and clients come; empty where nobody said. */
export interface Sources {
  readonly workers: readonly string[];
  /** Empty: from everywhere. */
  readonly clients: readonly string[];
  /** External load balancers that dial node ports of the hub. */
  readonly loadBalancers: readonly string[];
  /** Networks of tenants, which reach the hub by the rules alone. */
  readonly tenants: readonly string[];
}

/** Where a rule's connections come from: `everywhere` for clients of whom nobody said it, else nothing where nobody did. */
export function networksOf({ source }: FirewallRule, sources: Sources, everywhere: string): readonly string[] {
  const { workers, clients, loadBalancers } = sources;
  if (source === 'client' && clients.length === 0) return [everywhere];
  return { worker: workers, client: clients, 'external-load-balancer': loadBalancers }[source];
}

/** What a rule is for, such as `Ignition (bootstrap)`. */
export function purposeOf({ flows }: FirewallRule): string {
  return [...new Set(flows.map(({ service, phase }) => (phase === null ? service : `${service} (${phase})`)))].join(', ');
}

/** An address, or a name (or a service whose name only the running cluster knows) that somebody must resolve. */
export interface Destination {
  readonly address: string | null;
  /** The published name; where there is none, the service with the name of its cluster. */
  readonly name: string;
}

/**
 * The rules for the flows of one cluster. A node port that is not pinned gives no rule unless the whole range may be opened:
 * such a rule would let workers reach every NodePort Service of the hub.
 */
export function firewallRules(
  clusterFlows: ClusterFlows,
  allowNodePortRange: boolean,
): { readonly rules: readonly FirewallRule[]; readonly unpinned: readonly Problem[] } {
  const rules = new Map<string, FirewallRule>();
  const unpinned: Problem[] = [];
  const { flows, path } = clusterFlows;
  const cluster = nameOfCluster(clusterFlows);
  for (const flow of flows) {
    const port = flow.port === null ? flow.portRange : { port: flow.port, endPort: flow.port };
    if (port === null) continue;
    if (flow.port === null && !allowNodePortRange) {
      const message = `${flow.service} of ${cluster} has a node port that is not pinned: set nodePort.port, or open ${portText(port)} with --allow-node-port-range`;
      const { line, column } = flow.evidence;
      unpinned.push({ path, line, column, message });
      continue;
    }
    const destination = destinationOf(flow, cluster);
    const key = [flow.source, destination.address ?? destination.name, portText(port)].join(' ');
    const rule = rules.get(key);
    rules.set(
      key,
      rule
        ? { ...rule, flows: [...rule.flows, flow], remark: joined(rule.remark, remarkOn(flow)) }
        : { source: flow.source, destination, port, protocol: flow.protocol, flows: [flow], remark: remarkOn(flow) },
    );
  }
  return { rules: [...rules.values()], unpinned };
}

function joined(one: string | null, other: string | null): string | null {
  return one === null || other === null || one === other ? (one ?? other) : `${one}; ${other}`;
}

/** What readers of the product's own example (Networking for hosted control planes, 14.1.3) would miss. */
function remarkOn({ service, source, strategy, phase }: Flow): string | null {
  if (phase === 'bootstrap') return 'if this is shut after the installation, autoscaling and upgrades by replacement make no nodes';
  return service === 'OAuthServer' && source === 'client' && strategy === 'Route'
    ? 'clients log in here; the example in the documentation of the product lacks this rule'
    : null;
}

function destinationOf({ source, host, service, via }: Flow, cluster: string): Destination {
  if (source === 'external-load-balancer') return { address: null, name: 'nodes of the hub' };
  if (host !== null && isIP(host) !== 0) return { address: host, name: host };
  // Flows without a name that enter at one place share their addresses.
  return {
    address: null,
    name:
      host ?? (via === 'hub-ingress' || via === 'router' || via === 'shared-ingress' ? `${via} of ${cluster}` : `${service} of ${cluster}`),
  };
}
