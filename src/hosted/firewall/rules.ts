import { isIP } from 'node:net';
import { type PortRange, portText } from '../../model/address.ts';
import { type ClusterFlows, type Flow, nameOfCluster } from '../../model/flow.ts';
import { type HostedCluster, serviceOf } from '../../model/hosted-cluster.ts';
import type { Problem } from '../../model/source.ts';
import { readNetwork } from '../../net/network.ts';
import { proxyOf } from '../proxy.ts';
import { pinnedPortOf } from '../wrong-values.ts';
import { appsRules, egressRules } from './egress-rules.ts';
import { type Destination, EVERYWHERE, type FirewallOptions, type FirewallRule, type RuleContext, type RuleSource } from './rule.ts';

export interface ClusterRules {
  readonly rules: readonly FirewallRule[];
  /** Flows that have no rule, because a node port is not pinned or a proxy cannot be read. */
  readonly problems: readonly Problem[];
  /** The names of `--address` that the cluster uses. */
  readonly names: ReadonlySet<string>;
}

/**
 * The rules for one cluster. A node port that is not pinned gets no rule, unless the user allows the whole range, because that opens every
 * NodePort Service of the hub.
 */
export function firewallRules(cluster: HostedCluster, clusterFlows: ClusterFlows, options: FirewallOptions): ClusterRules {
  const names = new Set<string>();
  const destination: RuleContext['destination'] = (aliases, found = []) => {
    const [name = ''] = aliases;
    for (const one of aliases) names.add(one);
    const given = aliases.map((one) => options.address.get(one)).find((one) => one !== undefined);
    return { name, addresses: given ?? (isIP(name) === 0 ? found : [name]) };
  };
  const context: RuleContext = { cluster, options, destination, networksOf: (source) => networksOf(source, cluster, options, destination) };
  const problems: Problem[] = [];
  const rules = clusterFlows.flows
    .filter(({ phase }) => options.bootstrap || phase !== 'bootstrap')
    .flatMap((flow) => rulesOfFlow(flow, clusterFlows, context, problems));
  if (options.egress) rules.push(...egressRules(context));
  if (options.apps) rules.push(...appsRules(context));
  return { rules: merged(rules), problems, names };
}

function networksOf(
  source: RuleSource,
  cluster: HostedCluster,
  { workers, clients, loadBalancers }: FirewallOptions,
  destination: RuleContext['destination'],
): readonly string[] {
  const { machineNetworks, allowedCIDRBlocks } = cluster.networking;
  /** A network that cannot be read opens nothing. */
  const known = (list: typeof machineNetworks): string[] =>
    list.flatMap(({ value }) => (value !== undefined && readNetwork(value) ? value : []));
  if (source === 'worker') return workers.length > 0 ? workers : known(machineNetworks);
  if (source === 'external-load-balancer') return loadBalancers;
  if (source === 'proxy') return destination([proxyOf(cluster)?.host ?? 'proxy', 'proxy']).addresses;
  if (clients.length > 0) return clients;
  return allowedCIDRBlocks.length > 0 ? known(allowedCIDRBlocks) : [EVERYWHERE];
}

function rulesOfFlow(flow: Flow, clusterFlows: ClusterFlows, context: RuleContext, problems: Problem[]): FirewallRule[] {
  const cluster = nameOfCluster(clusterFlows);
  const port = flow.port === null ? flow.portRange : { port: flow.port, endPort: flow.port };
  const { line, column } = flow.evidence;
  if (port === null) return [];
  if (flow.port === null && !context.options.allowNodePortRange) {
    const service = serviceOf(context.cluster, flow.service);
    const why = service && pinnedPortOf(service) === null ? 'cannot be read' : 'is not pinned';
    const message = `${flow.service} of ${cluster} has a node port that ${why}: set nodePort.port, or open ${portText(port)} with --allow-node-port-range`;
    problems.push({ path: clusterFlows.path, line, column, message });
    return [];
  }
  const rule = (source: RuleSource, destination: Destination, at: PortRange, remark: string | null): FirewallRule => ({
    cluster,
    source,
    side: 'hub',
    networks: context.networksOf(source),
    destination,
    port: at,
    protocol: 'TCP',
    purposes: [flow.phase === null ? flow.service : `${flow.service} (${flow.phase})`],
    services: [flow.service],
    remark,
  });
  const destination = context.destination([nameOfDestination(flow, cluster)], flow.addresses);
  const direct = rule(flow.source, destination, port, remarkOn(flow));
  if (flow.proxied === false) return [direct];
  const endpoint = proxyOf(context.cluster);
  if (endpoint === null) {
    const message = `${flow.service} of ${cluster} goes through configuration.proxy.httpsProxy, whose host and port cannot be read`;
    problems.push({ path: clusterFlows.path, line, column, message });
    return [direct];
  }
  const atProxy = { port: endpoint.port, endPort: endpoint.port };
  const byProxy: FirewallRule[] = [
    { ...rule('worker', context.destination([endpoint.host, 'proxy']), atProxy, null), side: 'external' },
    rule('proxy', destination, port, remarkOn(flow)),
  ];
  if (flow.proxied) return byProxy;
  return [rule(flow.source, destination, port, `only if noProxy matches ${destination.name}`), ...byProxy];
}

/** A remark if the product's example (Networking for hosted control planes, 14.1.3) lacks this flow. */
function remarkOn({ service, source, strategy, phase }: Flow): string | null {
  if (phase === 'bootstrap') return 'also needed by autoscaling and by upgrades that replace nodes';
  return service === 'OAuthServer' && source === 'client' && strategy === 'Route'
    ? "clients log in here; the example in the product's documentation lacks this rule"
    : null;
}

/** The destination of a flow. Flows without a hostname but with the same entry have the same addresses. */
function nameOfDestination({ source, host, service, via }: Flow, cluster: string): string {
  if (source === 'external-load-balancer') return 'nodes of the hub';
  const isShared = via === 'hub-ingress' || via === 'router' || via === 'shared-ingress';
  return host ?? `${isShared ? via : service} of ${cluster}`;
}

function merged(rules: readonly FirewallRule[]): readonly FirewallRule[] {
  const byKey = new Map<string, FirewallRule>();
  for (const rule of rules) {
    const key = [rule.source, rule.destination.name, portText(rule.port), rule.protocol].join(' ');
    const known = byKey.get(key);
    const remarks = new Set([known?.remark, rule.remark].filter((one) => typeof one === 'string'));
    byKey.set(key, {
      ...rule,
      purposes: [...new Set([...(known?.purposes ?? []), ...rule.purposes])],
      services: [...new Set([...(known?.services ?? []), ...rule.services])],
      remark: remarks.size === 0 ? null : [...remarks].join('; '),
    });
  }
  return [...byKey.values()];
}
