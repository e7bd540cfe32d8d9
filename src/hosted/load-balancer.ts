import { isIP } from 'node:net';
import { type ClusterFlows, type Flow, nameOfCluster } from '../model/flow.ts';
import { firstOfEach, groupBy } from '../model/groups.ts';
import type { Problem } from '../model/source.ts';
import { type LoadBalancerRole, roleOf } from './load-balancer-role.ts';

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
const CLOUDS: readonly string[] = ['AWS', 'Azure', 'GCP'];

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
  const listeners = new Map<string, Listener>();
  const problems: Problem[] = [];
  const report = ({ flow: { evidence } }: Way, message: string): number =>
    problems.push({ path: evidence.path, line: evidence.line, column: evidence.column, message });
  const ways = clusters.flatMap((cluster) =>
    cluster.flows
      .filter((flow) => roleOf(flow) === role && flow.source !== 'external-load-balancer')
      .map((flow): Way => ({ cluster, flow, nodePort: flow.via === 'node-port' ? flow.port : nodePortBehind(flow, cluster) })),
  );
  for (const [bind, group] of groupBy(ways, ({ flow }) => flow.port)) {
    const [first] = group;
    if (first === undefined) continue;
    if (bind === null) {
      const message = 'is not pinned, so no load balancer can bind it before it exists: set nodePort.port';
      for (const way of firstOfEach(group, calledOf)) report(way, `the node port of ${calledOf(way)} ${message}`);
      continue;
    }
    const known = group.find(({ nodePort }) => nodePort !== null) ?? first;
    const other = group.find(({ cluster, nodePort }) =>
      role === 'api-lb' ? cluster !== first.cluster : nodePort !== null && nodePort !== known.nodePort,
    );
    if (other) {
      const both = [role === 'api-lb' ? first : known, other].map(calledOf).join(' and ');
      report(other, `${both} need port ${bind} of one load balancer: give each an address of its own`);
    }
    const name =
      role === 'api-lb'
        ? `${first.cluster.name || 'cluster'}-${first.flow.via === 'router' ? 'router' : first.flow.service}`
        : `routes-${bind}`;
    if (needsPort && known.nodePort === null) report(first, unknownNodePort(first));
    // HAProxy refuses two sections of one name.
    else listeners.set(listeners.has(name) ? `${name}-${bind}` : name, { name, bind, backendPort: known.nodePort ?? bind });
  }
  return { listeners: [...listeners].map(([name, listener]) => ({ ...listener, name })), problems };
}

/** A flow by way of the load balancer, and the node port of the hub behind it where that is known. */
interface Way {
  readonly cluster: ClusterFlows;
  readonly flow: Flow;
  readonly nodePort: number | null;
}

function calledOf({ cluster, flow }: Way): string {
  return `${flow.service} of ${nameOfCluster(cluster)}`;
}

/** The node port of the hub to which a load balancer before a Service forwards, where the Service is in the input. */
function nodePortBehind({ service }: Flow, { flows }: ClusterFlows): number | null {
  return flows.find((flow) => flow.source === 'external-load-balancer' && flow.service === service)?.port ?? null;
}

function unknownNodePort(way: Way): string {
  const { flow, cluster } = way;
  const namespace = cluster.controlPlaneNamespace ?? "the control plane's namespace";
  const behind =
    flow.via === 'hub-ingress'
      ? 'the Service of the ingress shard in openshift-ingress'
      : `the Service ${flow.object.name} in ${namespace}`;
  const otherwise = flow.via === 'load-balancer' && !CLOUDS.includes(cluster.platform) ? ', or publish by NodePort with nodePort.port' : '';
  return `the port of the backends of ${calledOf(way)} is the node port of ${behind}, known once that exists: put it beside the HostedCluster, or give --backend ADDRESS:PORT${otherwise}`;
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
