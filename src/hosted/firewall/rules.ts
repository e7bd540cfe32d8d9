import { isIP } from 'node:net';
import { type PortRange, portText } from '../../model/address.ts';
import { type ClusterFlows, type Flow, type FlowService, type FlowSource, nameOfCluster } from '../../model/flow.ts';
import { appsDomainOf, type HostedCluster, serviceOf, usesHubIngress } from '../../model/hosted-cluster.ts';
import type { Problem } from '../../model/source.ts';
import { readNetwork } from '../../net/network.ts';
import { externalHostsOf, hostAndPort } from '../external-hosts.ts';
import { isTunnelProxied, proxyOf } from '../proxy.ts';
import { pinnedPortOf } from '../wrong-values.ts';

/** The source of a rule's connections. */
export type RuleSource = FlowSource | 'proxy';

/** Connections that the firewall must accept; there is one rule for each source, destination, port and protocol. */
export interface FirewallRule {
  /** The name of the cluster, such as `clusters/demo`. */
  readonly cluster: string;
  readonly source: RuleSource;
  /** The side of the destination. */
  readonly side: 'hub' | 'worker' | 'external';
  /** Networks of the source; empty if unknown, [EVERYWHERE] if the source is not restricted. */
  readonly networks: readonly string[];
  /**
   * An address or a hostname, of a service without a hostname its name with that of its cluster. The addresses are empty if only DNS
   * knows them.
   */
  readonly destination: { readonly name: string; readonly addresses: readonly string[] };
  readonly port: PortRange;
  readonly protocol: 'TCP' | 'UDP';
  /** The purposes of the rule, such as `Ignition (bootstrap)`. */
  readonly purposes: readonly string[];
  readonly services: readonly FlowService[];
  readonly remark: string | null;
}

/** The network of a source that is not restricted. */
export const EVERYWHERE = 'everywhere';

/** The family of an address or a network, 0 if it is neither. */
export function familyOf(range: string): number {
  return isIP(range.split('/')[0] ?? '');
}

/** The options of the command. */
export interface FirewallOptions {
  /** Networks of workers; if empty, `networking.machineNetwork` of the cluster. */
  readonly workers: readonly string[];
  /** Networks of clients; if empty, `networking.apiServer.allowedCIDRBlocks` of the cluster, otherwise everywhere. */
  readonly clients: readonly string[];
  /** Networks of external load balancers in front of node ports of the hub. */
  readonly loadBalancers: readonly string[];
  /** Addresses of names, from `--address`. */
  readonly address: ReadonlyMap<string, readonly string[]>;
  /** Open the whole node port range if node ports are not pinned. */
  readonly allowNodePortRange?: boolean;
  /** Include connections that only new and replaced nodes need. */
  readonly bootstrap: boolean;
  /** Include outgoing connections: DNS, proxy, registries. */
  readonly egress?: boolean;
  /** Include the applications of the hosted cluster. */
  readonly apps?: boolean;
}

export interface ClusterRules {
  readonly rules: readonly FirewallRule[];
  /** Flows that have no rule, because a node port is not pinned or a proxy cannot be read. */
  readonly problems: readonly Problem[];
  /** The names of `--address` that the cluster uses. */
  readonly names: ReadonlySet<string>;
}

/** The input for the rules of one cluster. */
interface FirewallContext {
  readonly cluster: HostedCluster;
  readonly options: FirewallOptions;
  /**
   * Returns a rule of TCP to an external destination. Further `names` of the destination are more general, and its addresses may be given
   * under them; `known` are its addresses.
   */
  readonly rule: (
    source: RuleSource,
    names: readonly string[],
    port: number | PortRange,
    rest: Pick<FirewallRule, 'purposes'> & Partial<FirewallRule>,
    known?: readonly string[],
  ) => FirewallRule;
  readonly report: (flow: Flow, message: string) => void;
}

/**
 * The rules for one cluster. A node port that is not pinned gets no rule, unless the user allows the whole range, because that opens every
 * NodePort Service of the hub.
 */
export function firewallRules(cluster: HostedCluster, { path, flows }: ClusterFlows, options: FirewallOptions): ClusterRules {
  const names = new Set<string>();
  const problems: Problem[] = [];
  const addressesOf = (aliases: readonly string[], known: readonly string[] = []): readonly string[] => {
    const [name = ''] = aliases;
    for (const one of aliases) names.add(one);
    const given = aliases.map((one) => options.address.get(one)).find((one) => one !== undefined);
    return given ?? (isIP(name) === 0 ? known : [name]);
  };
  const networksOf = (source: RuleSource): readonly string[] =>
    source === 'proxy' ? addressesOf([proxyOf(cluster)?.host ?? 'proxy', 'proxy']) : networksOfSource(source, cluster, options);
  const context: FirewallContext = {
    cluster,
    options,
    rule: (source, aliases, port, rest, known) => ({
      cluster: nameOfCluster(cluster),
      source,
      side: 'external',
      networks: networksOf(source),
      destination: { name: aliases[0] ?? '', addresses: addressesOf(aliases, known) },
      port: typeof port === 'number' ? { port, endPort: port } : port,
      protocol: 'TCP',
      services: [],
      remark: null,
      ...rest,
    }),
    report: ({ evidence: { line, column } }, message) => problems.push({ path, line, column, message }),
  };
  const rules = [
    ...flows.filter(({ phase }) => options.bootstrap || phase !== 'bootstrap').flatMap((flow) => rulesOfFlow(flow, context)),
    ...(options.egress ? egressRules(context) : []),
    ...(options.apps ? appsRules(context) : []),
  ];
  return { rules: merged(rules), problems, names };
}

function networksOfSource(source: FlowSource, { networking }: HostedCluster, options: FirewallOptions): readonly string[] {
  const { workers, clients, loadBalancers } = options;
  const { machineNetworks, allowedCIDRBlocks } = networking;
  /** A network that cannot be read opens nothing. */
  const known = (list: typeof machineNetworks): string[] =>
    list.flatMap(({ value }) => (value !== undefined && readNetwork(value) ? value : []));
  if (source === 'worker') return workers.length > 0 ? workers : known(machineNetworks);
  if (source === 'external-load-balancer') return loadBalancers;
  if (clients.length > 0) return clients;
  return allowedCIDRBlocks.length > 0 ? known(allowedCIDRBlocks) : [EVERYWHERE];
}

function rulesOfFlow(flow: Flow, { cluster, options, rule, report }: FirewallContext): FirewallRule[] {
  const port = flow.port ?? flow.portRange;
  const what = `${flow.service} of ${nameOfCluster(cluster)}`;
  if (port === null) return [];
  if (typeof port !== 'number' && !options.allowNodePortRange) {
    const service = serviceOf(cluster, flow.service);
    const why = service && pinnedPortOf(service) === null ? 'cannot be read' : 'is not pinned';
    report(flow, `${what} has a node port that ${why}: set nodePort.port, or open ${portText(port)} with --allow-node-port-range`);
    return [];
  }
  const uses = { purposes: [flow.phase === null ? flow.service : `${flow.service} (${flow.phase})`], services: [flow.service] };
  const destination = nameOfDestination(flow, nameOfCluster(cluster));
  const toHub = (source: RuleSource, remark: string | null): FirewallRule =>
    rule(source, [destination], port, { ...uses, side: 'hub', remark }, flow.addresses);
  const direct = toHub(flow.source, remarkOn(flow));
  if (flow.proxied === false) return [direct];
  const proxy = proxyOf(cluster);
  if (proxy === null) {
    report(flow, `${what} goes through configuration.proxy.httpsProxy, whose host and port cannot be read`);
    return [direct];
  }
  const byProxy = [rule('worker', [proxy.host, 'proxy'], proxy.port, uses), toHub('proxy', remarkOn(flow))];
  return flow.proxied ? byProxy : [toHub(flow.source, `only if noProxy matches ${destination}`), ...byProxy];
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

const HTTPS = 443;

/** Outgoing connections of the workers: names, the proxy, and registries, update services and identity providers. */
function egressRules({ cluster, rule }: FirewallContext): FirewallRule[] {
  const proxies = [cluster.proxy?.httpsProxy, cluster.proxy?.httpProxy].flatMap((url) =>
    url?.value ? (hostAndPort(url.value, 'http') ?? []) : [],
  );
  const hosts = externalHostsOf(cluster);
  const others = hosts.some(({ kind }) => kind === 'registry') ? [] : sourcesTo(cluster, null, HTTPS, true);
  return [
    ...(['UDP', 'TCP'] as const).map((protocol) => rule('worker', ['dns'], 53, { purposes: ['names'], protocol })),
    ...proxies.map(({ host, port }) => rule('worker', [host, 'proxy'], port, { purposes: ['outgoing connections'] })),
    ...hosts.flatMap(({ host, port, purpose, kind, isHttp }) => {
      const names = kind === 'registry' ? [host, 'registries'] : [host];
      return sourcesTo(cluster, host, port, isHttp).map((source) => rule(source, names, port, { purposes: [purpose] }));
    }),
    ...others.map((source) => rule(source, ['registries'], HTTPS, { purposes: ['container images'] })),
  ];
}

/** The sides that connect to an external host: the proxy, the workers, or both if that is unknown. Only HTTP uses a proxy. */
function sourcesTo(cluster: HostedCluster, host: string | null, port: number, isHttp: boolean): RuleSource[] {
  if (proxyOf(cluster) === null || !isHttp) return ['worker'];
  const isProxied = host === null ? true : isTunnelProxied(cluster, { host, port });
  return isProxied === null ? ['worker', 'proxy'] : [isProxied ? 'proxy' : 'worker'];
}

/** Rules for the applications, which nodes of the cluster use too: consoles and canary checks. */
function appsRules({ cluster, rule }: FirewallContext): FirewallRule[] {
  const isOnHub = usesHubIngress(cluster);
  const domain = appsDomainOf(cluster)?.name ?? null;
  const name = domain === null ? (isOnHub ? `hub-ingress of ${nameOfCluster(cluster)}` : 'apps') : `*.${domain}`;
  const side = isOnHub ? 'hub' : 'worker';
  return (['client', 'worker'] as const).flatMap((source) =>
    [80, HTTPS].map((port) => rule(source, [name, 'apps'], port, { purposes: ['applications'], side })),
  );
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
