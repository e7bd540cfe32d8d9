import { isIP } from 'node:net';
import type { ClusterFlows, Flow } from '../model/flow.ts';
import type { Problem } from '../model/source.ts';

/** The three load balancers before a hosted cluster in a tenant's network; their roles are kept apart. */
export type LoadBalancerRole = 'api-lb' | 'ingress-shared-lb' | 'ingress-lb';

/** One port that a load balancer binds, and the port of each backend behind it. */
export interface Listener {
  readonly name: string;
  readonly bind: number;
  readonly backendPort: number;
  /** The port of a backend is that of another listener. */
  readonly isBackendPortFixed?: boolean;
}

/** A backend as given, `ADDRESS` or `ADDRESS:PORT`; a port of its own wins over that of the listener. */
export interface Backend {
  readonly address: string;
  readonly port: number | null;
}

/** What a load balancer of a role binds for these clusters, and what it cannot be told to. */
export interface WantedListeners {
  readonly listeners: readonly Listener[];
  readonly problems: readonly Problem[];
}

/** Where the API server cannot be published by NodePort, or nodes of private clusters do not use it. */
const CLOUDS: readonly string[] = ['AWS', 'Azure'];

/**
 * What `api-lb` and `ingress-shared-lb` bind. Nodes dial the port that HyperShift told them, so before node ports that port is
 * bound, not 6443; where the port of the backends is made by the hub, it is that of the Service in the input, else it must
 * be given with the backends.
 */
export function listenersOf(
  role: 'api-lb' | 'ingress-shared-lb',
  clusters: readonly ClusterFlows[],
  backends: readonly Backend[],
): WantedListeners {
  const needsPort = backends.some(({ port }) => port === null);
  const listeners = new Map<number, Listener & { readonly cluster: string }>();
  const problems: Problem[] = [];
  for (const cluster of clusters) {
    for (const flow of cluster.flows) {
      if (roleOf(flow) !== role || flow.source === 'external-load-balancer') continue;
      const { path, line, column } = flow.evidence;
      const report = (message: string): number => problems.push({ path, line, column, message });
      const name = role === 'api-lb' ? `${cluster.name}-${flow.service}` : `routes-${flow.port}`;
      const bind = flow.port;
      if (bind === null) {
        report(`the node port of ${flow.service} is not pinned, so no load balancer can bind it before it exists: set nodePort.port`);
        continue;
      }
      const backendPort = flow.via === 'node-port' ? bind : needsPort ? nodePortBehind(flow, cluster) : null;
      const before = listeners.get(bind);
      const isShared = before?.cluster === cluster.name || role === 'ingress-shared-lb';
      if (before !== undefined && !(isShared && (backendPort === null || before.backendPort === backendPort)))
        report(`${before.name} and ${name} need port ${bind} of one load balancer: give each an address of its own`);
      else if (backendPort === null && needsPort) {
        const otherwise = role === 'api-lb' && !CLOUDS.includes(cluster.platform) ? ', or publish by NodePort with nodePort.port' : '';
        report(
          `the port of the backends of ${flow.service} is the node port of its Service, known once it exists: put the Service beside the HostedCluster, or give --backend ADDRESS:PORT${otherwise}`,
        );
      } else if (before === undefined) listeners.set(bind, { name, bind, backendPort: backendPort ?? bind, cluster: cluster.name });
    }
  }
  return { listeners: [...listeners.values()], problems: withoutRepeats(problems) };
}

/** The node port of the hub to which a load balancer before a Service forwards, where the Service is in the input. */
function nodePortBehind({ service }: Flow, { flows }: ClusterFlows): number | null {
  return flows.find((flow) => flow.source === 'external-load-balancer' && flow.service === service)?.port ?? null;
}

/**
 * What `ingress-lb` binds: applications are served by the hosted cluster's own ingress. A port that a backend has is that of
 * HTTPS; the one of HTTP is then `httpPort`, and nothing binds 80 where nobody gave it.
 */
export function applicationListeners(backends: readonly Backend[], httpPort: number | null): readonly Listener[] {
  const https = { name: 'apps-https', bind: 443, backendPort: 443 };
  if (httpPort === null && backends.some(({ port }) => port !== null)) return [https];
  return [{ name: 'apps-http', bind: 80, backendPort: httpPort ?? 80, isBackendPortFixed: true }, https];
}

/** Names by Route are served by a router; what has a Service of its own, by the load balancer of the API. */
export function roleOf({ strategy }: Pick<Flow, 'strategy'>): LoadBalancerRole {
  return strategy === 'Route' ? 'ingress-shared-lb' : 'api-lb';
}

function withoutRepeats(problems: readonly Problem[]): readonly Problem[] {
  return [...new Map(problems.map((problem) => [JSON.stringify(problem), problem])).values()];
}

/**
 * A configuration for HAProxy (`haproxy -c -f` accepts it). Mode is tcp, since the control plane and the hosted cluster end TLS
 * themselves; timeouts are those of the product's sample for user-provisioned clusters.
 */
export function haproxyConfiguration(
  role: LoadBalancerRole,
  about: string,
  listeners: readonly Listener[],
  backends: readonly Backend[],
): string {
  return `${[
    `# ${role}: ${about}`,
    'global',
    '  log         127.0.0.1 local2',
    '  maxconn     4000',
    '  daemon',
    'defaults',
    '  mode                    tcp',
    '  log                     global',
    '  option                  dontlognull',
    '  option                  redispatch',
    '  retries                 3',
    '  timeout queue           1m',
    '  timeout connect         10s',
    '  timeout client          1m',
    '  timeout server          1m',
    '  timeout check           10s',
    '  maxconn                 3000',
    // Names of backends need not resolve when the configuration is checked.
    ...(backends.some(({ address }) => isIP(address) === 0) ? ['  default-server          init-addr libc,none'] : []),
    ...listeners.flatMap(({ name, bind, backendPort, isBackendPortFixed = false }) => [
      `listen ${name.replaceAll(/[^\w.:-]/g, '_')}`,
      `  bind *:${bind}`,
      '  mode tcp',
      '  balance source',
      ...backends.map(
        ({ address, port }, index) =>
          `  server backend-${index + 1} ${isIP(address) === 6 ? `[${address}]` : address}:${isBackendPortFixed ? backendPort : (port ?? backendPort)} check inter 1s`,
      ),
    ]),
  ].join('\n')}\n`;
}
