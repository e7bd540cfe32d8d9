import { isIP } from 'node:net';
import { isPort } from '../model/address.ts';
import type { FlowService } from '../model/flow.ts';
import {
  type HostedCluster,
  type Located,
  type PublishedName,
  type PublishedService,
  serviceOf,
  type WrongValue,
} from '../model/hosted-cluster.ts';
import { besideOf, type HubFacts } from '../model/hub.ts';
import type { Span } from '../model/span.ts';
import { isTarget } from '../net/dns-name.ts';
import { readNetwork } from '../net/network.ts';
import { PRIVATE_ZONE, ROUTE_OF } from './entries.ts';
import { controlPlaneNamespaceOf } from './exposure.ts';
import { statusEndpoint } from './external-hosts.ts';
import { defaultHost } from './hub/default-host.ts';

/** Values of a hosted cluster that flows, firewalls and load balancers cannot use. */
export function wrongValuesOf(cluster: HostedCluster): readonly WrongValue[] {
  const { machineNetworks, allowedCIDRBlocks } = cluster.networking;
  return [
    ...machineNetworks.flatMap((at) => wrong(at, whyNoNetwork, 'hcp-network-overlap')),
    ...allowedCIDRBlocks.flatMap((at) => wrong(at, whyNoNetwork)),
    ...[cluster.proxy?.httpProxy, cluster.proxy?.httpsProxy].flatMap((url) =>
      !url?.value || /^https?:\/\//i.test(url.value) ? [] : { at: url, message: NO_SCHEME, rule: 'hcp-proxy-url' },
    ),
    ...cluster.services.entries.flatMap(({ nodePort, route, loadBalancer }) => [
      ...wrong(nodePort?.address, whyNoTarget, 'hcp-node-port-address'),
      ...wrongPort(nodePort),
      ...wrong(route?.hostname, (text) => (isIP(text) === 0 ? whyNoTarget(text) : 'is an address; a Route needs a name')),
      ...wrong(loadBalancer?.hostname, whyNoTarget),
    ]),
    ...wrong(cluster.apiServerDnsName, whyNoTarget),
  ];
}

const NO_SCHEME = 'the URL of the proxy has no scheme, so it is refused; write http://HOST:PORT';

/** Characters of a wrong value that a message shows. */
const MAX_SHOWN = 60;

function wrong(at: Located<string> | null | undefined, why: (text: string) => string | null, rule = 'hcp-invalid-value'): WrongValue[] {
  const reason = at?.value ? why(at.value) : null;
  if (!at?.value || reason === null) return [];
  return [{ at, message: `${JSON.stringify(at.value.slice(0, MAX_SHOWN))} ${reason}`, rule }];
}

function whyNoNetwork(text: string): string | null {
  return readNetwork(text) ? null : 'is not a network; write it like 192.0.2.0/24';
}

function whyNoTarget(text: string): string | null {
  if (isTarget(text)) return null;
  return `is neither an address nor a name${text.includes('://') ? '; leave out the scheme' : ''}`;
}

function wrongPort(nodePort: PublishedService['nodePort']): WrongValue[] {
  const { port = null, portText = null } = nodePort ?? {};
  if (port === null) return [];
  if (portText !== null)
    return [{ at: port, message: `${JSON.stringify(portText)} must be a number, without quotes`, rule: 'hcp-invalid-value' }];
  const { value } = port;
  if (value === undefined || value === 0 || isPort(value)) return [];
  return [{ at: port, message: `${value} is not a port`, rule: 'hcp-node-port-range' }];
}

/** A cluster in which values that cannot be used are unknown. */
export function withoutWrongValues<Cluster extends HostedCluster>(cluster: Cluster): Cluster {
  const wrongs = new Set(wrongValuesOf(cluster).map(({ at }) => at));
  if (wrongs.size === 0) return cluster;
  const usable = <At extends Located<unknown> | null>(at: At): At => (at !== null && wrongs.has(at) ? { ...at, value: undefined } : at);
  const named = (published: PublishedName | null) => published && { ...published, hostname: usable(published.hostname) };
  const entries = cluster.services.entries.map((entry) => ({
    ...entry,
    nodePort: entry.nodePort && { ...entry.nodePort, address: usable(entry.nodePort.address), port: usable(entry.nodePort.port) },
    route: named(entry.route),
    loadBalancer: named(entry.loadBalancer),
  }));
  const { networking } = cluster;
  return {
    ...cluster,
    apiServerDnsName: usable(cluster.apiServerDnsName),
    services: { ...cluster.services, entries },
    networking: {
      ...networking,
      machineNetworks: networking.machineNetworks.map(usable),
      allowedCIDRBlocks: networking.allowedCIDRBlocks.map(usable),
    },
  };
}

/** A value of the status, or of objects of the hub, that contradicts the cluster. */
interface Contradiction {
  readonly span: Span;
  readonly message: string;
}

/** The status of another cluster, or of this one before its spec changed. */
export function contradictionsOf(cluster: HostedCluster, hub: HubFacts): readonly Contradiction[] {
  const { status } = cluster;
  if (status === null) return [];
  const api = status.apiHost?.value ? { host: status.apiHost.value, port: status.apiPort?.value ?? null } : null;
  return [
    ...contradiction(cluster, 'APIServer', status.apiHost, api),
    ...notItsService(cluster, hub, status.apiHost, api),
    ...contradiction(cluster, 'OAuthServer', status.oauth, statusEndpoint(status.oauth)),
    ...contradiction(cluster, 'Ignition', status.ignition, statusEndpoint(status.ignition)),
    ...notItsRoute(cluster, 'OAuthServer', status.oauth),
    ...notItsRoute(cluster, 'Ignition', status.ignition),
  ];
}

const FOREIGN = 'the status is of another cluster, or older than the spec';

/** Without a name or port in the spec, the Service in the input says where the API server is. */
function notItsService(cluster: HostedCluster, { services }: HubFacts, at: Located<string> | null, found: Endpoint): Contradiction[] {
  const { type, loadBalancer } = serviceOf(cluster, 'APIServer') ?? {};
  const service = besideOf(cluster, services).find(
    ({ namespace, name }) => namespace === controlPlaneNamespaceOf(cluster) && name === 'kube-apiserver',
  );
  if (at === null || found === null || service === undefined) return [];
  const contradicts = (told: string, known: readonly string[]): Contradiction[] =>
    known.length === 0 || known.includes(told)
      ? []
      : [{ span: at.span, message: `${at.field}: ${told} is not that of the Service kube-apiserver (${known.join(', ')}); ${FOREIGN}` }];
  if (type?.value === 'NodePort' && found.port !== null)
    return contradicts(
      String(found.port),
      service.ports.flatMap(({ nodePort }) => (nodePort.value === undefined ? [] : String(nodePort.value))),
    );
  if (type?.value !== 'LoadBalancer' || loadBalancer?.hostname || found.host.endsWith(PRIVATE_ZONE)) return [];
  return contradicts(
    found.host,
    service.addresses.flatMap(({ value }) => value ?? []),
  );
}

/** The host that the hub gives a Route begins with its name and namespace. */
function notItsRoute(cluster: HostedCluster, name: FlowService, at: Located<string> | null): Contradiction[] {
  const route = ROUTE_OF[name];
  const namespace = controlPlaneNamespaceOf(cluster);
  const host = statusEndpoint(at)?.host;
  if (at === null || host === undefined || namespace === null || route === undefined || serviceOf(cluster, name)?.route?.hostname)
    return [];
  const domain = host.slice(host.indexOf('.') + 1);
  if (!host.startsWith(`${route}-`) || host === defaultHost(route, namespace, domain)) return [];
  return [{ span: at.span, message: `${at.field}: ${host} is not the Route ${route} in ${namespace}; ${FOREIGN}` }];
}

type Endpoint = { readonly host: string; readonly port: number | null } | null;

function contradiction(cluster: HostedCluster, name: string, at: Located<string> | null, found: Endpoint): readonly Contradiction[] {
  const { route, loadBalancer, nodePort, type } = serviceOf(cluster, name) ?? {};
  if (at === null || found === null) return [];
  const isByPort = type?.value === 'NodePort';
  const host = isByPort ? nodePort?.address?.value : (type?.value === 'Route' ? route : loadBalancer)?.hostname?.value;
  const port = isByPort ? nodePort?.port?.value || null : null;
  const differs =
    (host && host.toLowerCase() !== found.host.toLowerCase()) || (port !== null && found.port !== null && port !== found.port);
  if (!differs) return [];
  const published = port === null ? host : `${host}:${port}`;
  const told = port === null || found.port === null ? found.host : `${found.host}:${found.port}`;
  const message = `${at.field}: ${told} is not ${published}, where spec.services publishes ${name}; ${FOREIGN}`;
  return [{ span: at.span, message }];
}
