import { nameOfCluster } from '../../model/flow.ts';
import { appsDomainOf, usesHubIngress } from '../../model/hosted-cluster.ts';
import { externalHostsOf, hostAndPort } from '../external-hosts.ts';
import { isTunnelProxied, proxyOf } from '../proxy.ts';
import type { FirewallRule, RuleContext, RuleSource } from './rule.ts';

const HTTPS = 443;

/** Outgoing connections of the workers: names, the proxy, and registries, update services and identity providers. */
export function egressRules(context: RuleContext): FirewallRule[] {
  const { cluster, destination } = context;
  const proxies = [cluster.proxy?.httpsProxy, cluster.proxy?.httpProxy].flatMap((url) =>
    url?.value ? (hostAndPort(url.value, 'http') ?? []) : [],
  );
  const hosts = externalHostsOf(cluster);
  const hasRegistry = hosts.some(({ kind }) => kind === 'registry');
  return [
    ...(['UDP', 'TCP'] as const).map((protocol) => rule(context, 'worker', destination(['dns']), 53, 'names', { protocol })),
    ...proxies.map(({ host, port }) => rule(context, 'worker', destination([host, 'proxy']), port, 'outgoing connections')),
    ...hosts.flatMap(({ host, port, purpose, kind, isHttp }) => {
      const target = destination(kind === 'registry' ? [host, 'registries'] : [host]);
      return sourcesTo(context, host, port, isHttp).map((source) => rule(context, source, target, port, purpose));
    }),
    ...(hasRegistry
      ? []
      : sourcesTo(context, null, HTTPS, true).map((source) =>
          rule(context, source, destination(['registries']), HTTPS, 'container images'),
        )),
  ];
}

/** Rules for the applications, which nodes of the cluster use too: consoles and canary checks. */
export function appsRules(context: RuleContext): FirewallRule[] {
  const isOnHub = usesHubIngress(context.cluster);
  const domain = appsDomainOf(context.cluster)?.name ?? null;
  const name = domain === null ? (isOnHub ? `hub-ingress of ${nameOfCluster(context.cluster)}` : 'apps') : `*.${domain}`;
  const target = context.destination([name, 'apps']);
  return (['client', 'worker'] as const).flatMap((source) =>
    [80, HTTPS].map((port) => rule(context, source, target, port, 'applications', { side: isOnHub ? 'hub' : 'worker' })),
  );
}

/** The sides that connect to an external host: the proxy, the workers, or both if that is unknown. Only HTTP uses a proxy. */
function sourcesTo({ cluster }: RuleContext, host: string | null, port: number, isHttp: boolean): RuleSource[] {
  if (proxyOf(cluster) === null || !isHttp) return ['worker'];
  const isProxied = host === null ? true : isTunnelProxied(cluster, { host, port });
  return isProxied === null ? ['worker', 'proxy'] : [isProxied ? 'proxy' : 'worker'];
}

function rule(
  { cluster, networksOf }: RuleContext,
  source: RuleSource,
  destination: FirewallRule['destination'],
  port: number,
  purpose: string,
  rest: Partial<FirewallRule> = {},
): FirewallRule {
  return {
    cluster: nameOfCluster(cluster),
    source,
    side: 'external',
    networks: networksOf(source),
    destination,
    port: { port, endPort: port },
    protocol: 'TCP',
    purposes: [purpose],
    services: [],
    remark: null,
    ...rest,
  };
}
