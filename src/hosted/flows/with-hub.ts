import { isIP } from 'node:net';
import type { ClusterFlows, Flow, FlowEntry } from '../../model/flow.ts';
import { groupBy, pick } from '../../model/groups.ts';
import type { HostedCluster, Located } from '../../model/hosted-cluster.ts';
import { type HubFacts, type HubRoute, type HubService, type HubServicePort, isInDomain, onSameHub } from '../../model/hub.ts';
import { onceForObject } from '../../text/once.ts';
import { ROUTE_OF } from '../entries.ts';
import { endpointOf } from '../external-hosts.ts';
import { defaultHost, domainOfRoutes } from '../hub/default-host.ts';

const INGRESS_NAMESPACE = 'openshift-ingress';
const SHARED_NAMESPACE = 'hypershift-sharedingress';
const HTTPS = 443;

/** A Service of the hub, and its port whose node port an external load balancer uses. */
interface Exposed {
  readonly service: HubService;
  readonly port: HubServicePort;
  readonly pod: Flow['pod'];
}

/**
 * Completes flows from objects of the hub: node ports, hosts and addresses of its Services and Routes, and flows from external load
 * balancers.
 */
export function withHub(flows: ClusterFlows, cluster: HostedCluster, hub: HubFacts): ClusterFlows {
  const { byNamespace, shards } = servicesIn(hub);
  const { controlPlaneNamespace } = flows;
  const services = controlPlaneNamespace === null ? [] : onSameHub(cluster, byNamespace.get(controlPlaneNamespace) ?? []);
  const routes = controlPlaneNamespace === null ? [] : onSameHub(cluster, routesIn(hub).get(controlPlaneNamespace) ?? []);
  const shared = onSameHub(cluster, byNamespace.get(SHARED_NAMESPACE) ?? []);
  const domain = domainOfRoutes(cluster, hub);
  const known = flows.flows.map((flow) => {
    const byService = withAddresses(withKnownNodePort(flow, services), flow.via === 'shared-ingress' ? shared : services);
    return withDefaultHost(withStatus(withRoute(byService, routes), cluster), domain, controlPlaneNamespace);
  });
  const before = known.flatMap((flow) => {
    const exposed =
      flow.via === 'hub-ingress'
        ? shardOf(flow, flows, onSameHub(cluster, shards), onSameHub(cluster, hub.ingressControllers))
        : ownService(flow, services);
    return exposed === null ? [] : [fromLoadBalancer(flow, exposed)];
  });
  const usesProxy = onSameHub(cluster, hub.proxies).some(({ httpProxy, httpsProxy }) => httpProxy?.value || httpsProxy?.value);
  return { ...flows, flows: [...known, ...withoutRepeats(before)], notes: [...flows.notes, ...(usesProxy ? [HUB_PROXY] : [])] };
}

const HUB_PROXY =
  'the hub has a proxy: the HyperShift operator and the control plane use it for outgoing connections, also to the cloud APIs of the OAuth server and the ingress operator, which never use the tunnel';

/** Sets a node port that is not pinned, if its Service is in the input. */
function withKnownNodePort(flow: Flow, services: readonly HubService[]): Flow {
  if (flow.via !== 'node-port' || flow.port !== null) return flow;
  const found = exposedPortOf(flow, services);
  if (found?.port.nodePort.value === undefined) return flow;
  const note = `not pinned: the node port of the Service ${found.service.name} in the input`;
  return { ...flow, port: found.port.nodePort.value, portRange: null, note, evidence: found.port.nodePort.span };
}

const routesIn = onceForObject((hub: HubFacts) => groupBy(hub.routes, ({ namespace }) => namespace));

/** Sets the host of a Route without `hostname`, if the Route is in the input. */
function withRoute(flow: Flow, routes: readonly HubRoute[]): Flow {
  if (flow.host !== null || flow.strategy !== 'Route') return flow;
  const route = routes.find(({ name }) => name === ROUTE_OF[flow.service]);
  return route?.host?.value ? { ...flow, host: route.host.value, evidence: route.host.span } : flow;
}

/** Sets the host of a Route in the domain of the hub, which does not depend on the router. */
function withDefaultHost(flow: Flow, domain: Located<string> | null, namespace: string | null): Flow {
  const route = ROUTE_OF[flow.service];
  const isByRoute = flow.strategy === 'Route' && route !== undefined && DEFAULT_HOSTS.includes(flow.via);
  if (flow.host !== null || !isByRoute || !domain?.value || namespace === null) return flow;
  return { ...flow, host: defaultHost(route, namespace, domain.value), note: flow.note ?? 'the host that the hub assigns to the Route' };
}

const DEFAULT_HOSTS: readonly FlowEntry[] = ['hub-ingress', 'router', 'shared-ingress'];

/** Entries by a Service of type LoadBalancer. */
const BY_LOAD_BALANCER: readonly FlowEntry[] = ['load-balancer', 'internal-load-balancer', 'router', 'private-router', 'shared-ingress'];

function withAddresses(flow: Flow, services: readonly HubService[]): Flow {
  if (!BY_LOAD_BALANCER.includes(flow.via)) return flow;
  const service = services.find(({ name }) => name === flow.object.name);
  const known = service?.addresses.flatMap(({ value }) => value ?? []) ?? [];
  const addresses = known.filter((one) => isIP(one) !== 0);
  // Clients use the address of the router or load balancer for an API server without a name.
  const isDialled = flow.strategy === 'LoadBalancer' || flow.service === 'APIServer';
  return { ...flow, addresses, host: flow.host ?? (isDialled ? (known[0] ?? null) : null) };
}

/** Adds values from the status of a running cluster: hosts that the object does not name, and node ports that it does not pin. */
function withStatus(flow: Flow, { status }: HostedCluster): Flow {
  const found = status === null || flow.source === 'external-load-balancer' ? null : endpointOf(flow.service, status);
  if (found === null || (flow.host !== null && found.host !== flow.host)) return flow;
  const host = flow.host ?? found.host;
  if (flow.port !== null || found.port === null) return { ...flow, host };
  const note = 'not pinned: the node port in the status of the cluster';
  return { ...flow, host, port: found.port, portRange: null, note, evidence: found.portAt.span };
}

/** Entries by a Service of type LoadBalancer in the namespace of the control plane, except those of private networks. */
const BY_OWN_SERVICE: readonly FlowEntry[] = ['load-balancer', 'router'];

/** The control plane's own Service, whose node ports an external load balancer uses. */
function ownService(flow: Flow, services: readonly HubService[]): Exposed | null {
  if (!BY_OWN_SERVICE.includes(flow.via)) return null;
  const found = exposedPortOf(flow, services);
  return found && { ...found, pod: flow.pod };
}

function exposedPortOf({ object, servicePort }: Flow, services: readonly HubService[]): Pick<Exposed, 'service' | 'port'> | null {
  const service = services.find(({ name }) => name === object.name);
  const port = service?.ports.find((one) => one.port === servicePort);
  return service && port ? { service, port } : null;
}

/** The Service of the ingress shard that serves a Route: the shard with its domain, otherwise the only one in the input. */
function shardOf(
  { host }: Flow,
  { controlPlaneNamespace }: ClusterFlows,
  shards: readonly Shard[],
  ingressControllers: HubFacts['ingressControllers'],
): Exposed | null {
  if (host === null) return null;
  const controllers = ingressControllers.filter(({ domain }) => isInDomain(host, domain?.value || '.'));
  const [nearest] = controllers.toSorted((a, b) => (b.domain?.value?.length ?? 0) - (a.domain?.value?.length ?? 0));
  const isForOthers =
    nearest && nearest.namespaceNames.length > 0 && !nearest.namespaceNames.some(({ value }) => value === controlPlaneNamespace);
  if (nearest) return isForOthers ? null : (shards.find(({ name }) => name === nearest.name) ?? null);
  return shards.length === 1 ? (shards[0] ?? null) : null;
}

/** The Service of an ingress shard. */
interface Shard extends Exposed {
  readonly name: string;
  readonly install: string;
}

/** The Services of a hub that belong to control planes, and those of ingress shards. */
const servicesIn = onceForObject((hub: HubFacts) => ({
  byNamespace: groupBy(hub.services, ({ namespace }) => namespace),
  shards: hub.services.flatMap((service): Shard[] => {
    const name = shardNameOf(service);
    const port = service.ports.find((one) => one.port === HTTPS);
    return name === null || port === undefined
      ? []
      : [{ name, install: service.install, service, port, pod: { app: 'router', port: HTTPS } }];
  }),
}));

/** The name of the ingress shard of a Service; null for other Services, and for the default controller of the hub. */
function shardNameOf({ namespace, name }: HubService): string | null {
  const [, shard] = /^router(?:-nodeport)?-(.+)$/.exec(name) ?? [];
  const isInternal = /^router-internal-/.test(name);
  return namespace !== INGRESS_NAMESPACE || isInternal || shard === undefined || shard === 'default' ? null : shard;
}

/** The flow from a load balancer to the nodes of the hub, whose addresses are unknown. */
function fromLoadBalancer(flow: Flow, { service, port, pod }: Exposed): Flow {
  return {
    ...pick(flow, 'service', 'strategy', 'tls', 'sensitive', 'phase'),
    source: 'external-load-balancer',
    via: 'node-port',
    host: null,
    addresses: [],
    protocol: 'TCP',
    port: port.nodePort.value ?? null,
    portRange: null,
    proxied: false,
    object: { kind: 'Service', name: service.name },
    servicePort: port.port,
    pod,
    confidence: 'certain',
    note: port.nodePort.value === undefined ? 'the node port is unknown' : null,
    reason: `a load balancer outside the hub forwards to the node port of the Service ${service.name} on the nodes of the hub`,
    evidence: port.nodePort.span,
  };
}

/** Removes repeated flows: workers and clients use one Service, on Azure workers use two of its ports. */
function withoutRepeats(flows: readonly Flow[]): readonly Flow[] {
  return [...new Map(flows.map((flow) => [`${flow.service} ${flow.port}`, flow])).values()];
}
