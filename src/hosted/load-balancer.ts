import { isIP } from 'node:net';
import { type ClusterFlows, type Flow, nameOfCluster } from '../model/flow.ts';
import { firstOfEach, groupBy } from '../model/groups.ts';
import type { Problem } from '../model/source.ts';
import SETTINGS from './haproxy-settings.cfg?text';
import { type LoadBalancerRole, roleOf } from './load-balancer-role.ts';

/** One port that a load balancer binds. */
export interface Frontend {
  readonly name: string;
  readonly bind: number;
  /** The services that are reached on the port. */
  readonly services: readonly string[];
  /** True if a host is an IPv6 address. */
  readonly isIPv6: boolean;
  readonly backends: readonly ListenerBackend[];
}

export interface ListenerBackend {
  readonly address: string;
  readonly port: number;
}

/** A backend as the user wrote it: `[SERVICE=]ADDRESS[:PORT]`. */
export interface Backend {
  /** Null for a backend of all services that have no other backend. */
  readonly service: string | null;
  readonly address: string;
  /** Null for the default port of the service. */
  readonly port: number | null;
}

/** The listeners of a load balancer, and the services that it cannot serve. */
export interface WantedListeners {
  readonly listeners: readonly Frontend[];
  readonly problems: readonly Problem[];
  readonly notes: readonly string[];
}

/** Platforms where the API server is not published by NodePort, or nodes of private clusters do not use it. */
const CLOUDS: readonly string[] = ['AWS', 'Azure', 'GCP'];

/**
 * The listeners of `api-lb` and `ingress-shared-lb`. Nodes connect to the port that HyperShift publishes, so a load balancer in front of
 * node ports binds the node port, not 6443. If the hub chooses the port of the backends, it is read from the Service in the input, or the
 * user must set it with the backends.
 */
export function listenersOf(
  role: 'api-lb' | 'ingress-shared-lb',
  clusters: readonly ClusterFlows[],
  backends: readonly Backend[],
): WantedListeners {
  const listeners = new Map<string, Frontend>();
  const problems: Problem[] = [];
  const notes: string[] = [];
  const report = ({ flow: { evidence } }: Way, message: string): number =>
    problems.push({ path: evidence.path, line: evidence.line, column: evidence.column, message });
  const ways = waysOf(role, clusters);
  for (const [bind, group] of groupBy(ways, ({ flow }) => flow.port)) {
    const [first] = group;
    if (first === undefined) continue;
    if (bind === null) {
      const message = 'is not pinned, so a load balancer cannot bind it in advance: set nodePort.port';
      for (const way of firstOfEach(group, calledOf)) report(way, `the node port of ${calledOf(way)} ${message}`);
      continue;
    }
    const known = group.find(({ nodePort }) => nodePort !== null) ?? first;
    const other = group.find(({ cluster, nodePort }) =>
      role === 'api-lb' ? cluster !== first.cluster : nodePort !== null && nodePort !== known.nodePort,
    );
    if (other) {
      const both = [role === 'api-lb' ? first : known, other].map(calledOf).join(' and ');
      report(other, `${both} need port ${bind} of one load balancer: run the command once for each cluster, each with another --bind`);
    }
    const services = [...new Set(group.map(({ flow }) => flow.service))];
    const own = backendsFor(services, backends);
    if (own.length === 0) notes.push(`port ${bind} is not bound: no --backend is for ${services.join(', ')}`);
    else if (known.nodePort === null && own.some(({ port }) => port === null)) report(first, unknownNodePort(first));
    else {
      const name = nameOfListener(role, first, bind);
      // HAProxy refuses two sections of the same name, which one service on two ports would cause.
      listeners.set(listeners.has(name) ? `${name}-${bind}` : name, {
        name,
        bind,
        services,
        isIPv6: group.some(({ flow: { host } }) => host !== null && isIP(host) === 6),
        backends: own.map(({ address, port }) => ({ address, port: port ?? known.nodePort ?? bind })),
      });
    }
  }
  return { listeners: [...listeners].map(([name, listener]) => ({ ...listener, name })), problems, notes };
}

/** The services that a load balancer of a role serves for these clusters. */
export function servicesBehind(role: LoadBalancerRole, clusters: readonly ClusterFlows[]): readonly string[] {
  return [...new Set(waysOf(role, clusters).map(({ flow }) => flow.service))];
}

function waysOf(role: LoadBalancerRole, clusters: readonly ClusterFlows[]): readonly Way[] {
  return clusters.flatMap((cluster) =>
    cluster.flows
      .filter((flow) => roleOf(flow) === role && flow.source !== 'external-load-balancer')
      .map((flow): Way => ({ cluster, flow, nodePort: flow.via === 'node-port' ? flow.port : nodePortBehind(flow, cluster) })),
  );
}

function nameOfListener(role: LoadBalancerRole, { cluster, flow }: Way, bind: number): string {
  if (role !== 'api-lb') return `routes-${bind}`;
  return `${nameOfCluster(cluster)}-${flow.via === 'router' ? 'router' : flow.service}`;
}

function backendsFor(services: readonly string[], backends: readonly Backend[]): readonly Backend[] {
  const own = backends.filter(({ service }) => service !== null && services.includes(service));
  return own.length > 0 ? own : backends.filter(({ service }) => service === null);
}

/** The problem if several listeners would use the port of one backend, which can serve only one of them; null if there is none. */
export function sharedPortOf(listeners: readonly Frontend[], backends: readonly Backend[]): string | null {
  const given = backends.find(({ service, port }) => service === null && port !== null);
  const using = given === undefined ? [] : listeners.filter((listener) => backendsFor(listener.services, backends).includes(given));
  if (given === undefined || using.length < 2) return null;
  const names = using.map(({ bind, services }) => `${services.join(' and ')} on ${bind}`).join(', ');
  const example = `${using[0]?.services[0] ?? 'SERVICE'}=${addressText(given.address, given.port ?? 0)}`;
  return `--backend ${addressText(given.address, given.port ?? 0)}: one port cannot serve ${names}; write SERVICE=ADDRESS:PORT for each, such as ${example}`;
}

/** A flow through the load balancer; `nodePort` is the node port of the hub behind it, null if it is unknown. */
interface Way {
  readonly cluster: ClusterFlows;
  readonly flow: Flow;
  readonly nodePort: number | null;
}

function calledOf({ cluster, flow }: Way): string {
  return `${flow.service} of ${nameOfCluster(cluster)}`;
}

/** The node port of the hub to which a load balancer before a Service forwards; null if the Service is not in the input. */
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
  return `the port of the backends of ${calledOf(way)} is the node port of ${behind}, known only when it exists: add the Service to the input, or set --backend ${flow.service}=ADDRESS:PORT${otherwise}`;
}

/**
 * The listeners of `ingress-lb`, in front of the ingress of the hosted cluster. A backend's port is for HTTPS; `httpPort` is for HTTP. If
 * backends have a port and `httpPort` is null, port 80 is not bound.
 */
export function applicationListeners(backends: readonly Backend[], httpPort: number | null): readonly Frontend[] {
  const listener = (name: string, bind: number, portOf: (backend: Backend) => number): Frontend => ({
    name,
    bind,
    services: [],
    isIPv6: false,
    backends: backends.map((backend) => ({ address: backend.address, port: portOf(backend) })),
  });
  const https = listener('apps-https', 443, ({ port }) => port ?? 443);
  if (httpPort === null && backends.some(({ port }) => port !== null)) return [https];
  return [listener('apps-http', 80, () => httpPort ?? 80), https];
}

/**
 * A configuration that `haproxy -c -f` accepts. The mode is tcp, because the control plane and the hosted cluster end TLS; the timeouts are
 * those of the product's sample for user-provisioned clusters. `binds` are the addresses to bind; empty for all.
 */
export function haproxyConfiguration(
  role: LoadBalancerRole,
  about: string,
  listeners: readonly Frontend[],
  binds: readonly string[],
): string {
  const backends = listeners.flatMap((listener) => listener.backends);
  return `${[
    `# ${role}: ${about}`,
    SETTINGS.trimEnd(),
    // Names of backends need not resolve when the configuration is checked.
    ...(backends.some(({ address }) => isIP(address) === 0) ? ['  default-server          init-addr libc,none'] : []),
    ...listeners.flatMap((listener) => [
      `listen ${listener.name.replaceAll(/[^\w.:-]/g, '_')}`,
      ...bindsOf(listener, binds).map((bind) => `  bind ${bind}`),
      '  mode tcp',
      '  balance source',
      ...listener.backends.map(({ address, port }, index) => `  server backend-${index + 1} ${addressText(address, port)} check inter 1s`),
    ]),
  ].join('\n')}\n`;
}

/** The addresses to bind; `*:PORT` would listen on IPv4 only. */
function bindsOf({ bind, isIPv6, backends }: Frontend, addresses: readonly string[]): string[] {
  if (addresses.length > 0) return addresses.map((address) => addressText(address, bind));
  return [isIPv6 || backends.some(({ address }) => isIP(address) === 6) ? `:::${bind} v4v6` : `*:${bind}`];
}

function addressText(address: string, port: number): string {
  return `${isIP(address) === 6 ? `[${address}]` : address}:${port}`;
}
