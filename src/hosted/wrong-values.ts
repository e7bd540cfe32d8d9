import { isIP } from 'node:net';
import { isPort } from '../model/address.ts';
import type { FlowService } from '../model/flow.ts';
import { type HostedCluster, type Located, type PublishedService, serviceOf, type WrongValue } from '../model/hosted-cluster.ts';
import { type HubFacts, onSameHub } from '../model/hub.ts';
import { isTarget } from '../net/dns-name.ts';
import { readNetwork } from '../net/network.ts';
import { PRIVATE_ZONE, ROUTE_OF } from './entries.ts';
import { controlPlaneNamespaceOf } from './exposure.ts';
import { endpointOf, type StatusEndpoint } from './external-hosts.ts';
import { defaultHost } from './hub/default-host.ts';

/** The published host of a service; null if it is missing, unknown or invalid. */
export function hostOfService(service: PublishedService | undefined): string | null {
  return service?.host?.value && whyNoHost(service, service.host.value) === null ? service.host.value : null;
}

/** The pinned node port of a service; zero if it is not pinned, null if it is unknown or not a port. */
export function pinnedPortOf({ port, portText }: PublishedService): number | null {
  if (port === null || port.value === 0) return 0;
  return portText === null && port.value !== undefined && isPort(port.value) ? port.value : null;
}

/** Invalid values of a hosted cluster, which flows, firewalls and load balancers cannot use. */
export function wrongValuesOf(cluster: HostedCluster): readonly WrongValue[] {
  const { machineNetworks, allowedCIDRBlocks } = cluster.networking;
  return [
    ...machineNetworks.flatMap((at) => wrong(at, whyNoNetwork, 'hcp-network-overlap')),
    ...allowedCIDRBlocks.flatMap((at) => wrong(at, whyNoNetwork)),
    ...[cluster.proxy?.httpProxy, cluster.proxy?.httpsProxy].flatMap((url) =>
      !url?.value || /^https?:\/\//i.test(url.value) ? [] : { at: url, message: NO_SCHEME, rule: 'hcp-proxy-url' },
    ),
    ...cluster.services.entries.flatMap((service) => [
      ...wrong(service.host, (text) => whyNoHost(service, text), service.type?.value === 'NodePort' ? 'hcp-node-port-address' : undefined),
      ...wrongPort(service),
    ]),
    ...wrong(cluster.apiServerDnsName, whyNoTarget),
  ];
}

const NO_SCHEME = 'the URL of the proxy has no scheme, so it is refused; write http://HOST:PORT';

/** Maximum length of an invalid value in a message. */
const MAX_SHOWN = 60;

function wrong(at: Located<string> | null, why: (text: string) => string | null, rule = 'hcp-invalid-value'): WrongValue[] {
  const reason = at?.value ? why(at.value) : null;
  if (!at?.value || reason === null) return [];
  return [{ at, message: `${JSON.stringify(at.value.slice(0, MAX_SHOWN))} ${reason}`, rule }];
}

function whyNoNetwork(text: string): string | null {
  return readNetwork(text) ? null : 'is not a network; write it like 192.0.2.0/24';
}

function whyNoHost({ type }: PublishedService, text: string): string | null {
  return type?.value === 'Route' && isIP(text) !== 0 ? 'is an address; a Route needs a name' : whyNoTarget(text);
}

function whyNoTarget(text: string): string | null {
  if (isTarget(text)) return null;
  return `is neither an address nor a name${text.includes('://') ? '; remove the scheme' : ''}`;
}

function wrongPort(service: PublishedService): WrongValue[] {
  const { port, portText } = service;
  if (port === null || pinnedPortOf(service) !== null) return [];
  if (portText !== null)
    return [{ at: port, message: `${JSON.stringify(portText)} must be a number, without quotes`, rule: 'hcp-invalid-value' }];
  return port.value === undefined ? [] : [{ at: port, message: `${port.value} is not a port`, rule: 'hcp-node-port-range' }];
}

/**
 * Values of the status that contradict the cluster or objects of the hub: the status belongs to another cluster, or was written before a
 * change.
 */
export function contradictionsOf(cluster: HostedCluster, hub: HubFacts): readonly Contradiction[] {
  const { status } = cluster;
  if (status === null) return [];
  return (['APIServer', 'OAuthServer', 'Ignition'] as const).flatMap((name) => {
    const found = endpointOf(name, status);
    if (found === null) return [];
    const expected =
      publishedInstead(cluster, name, found) ??
      (name === 'APIServer' ? servedInstead(cluster, hub, found) : routedInstead(cluster, name, found.host));
    if (expected === null) return [];
    return [
      { span: found.at.span, message: `${found.at.field}: ${expected}; the status belongs to another cluster, or is older than the spec` },
    ];
  });
}

interface Contradiction {
  readonly span: Located<unknown>['span'];
  readonly message: string;
}

/** The contradiction between an endpoint of the status and the spec, which publishes the service elsewhere; null if there is none. */
function publishedInstead(cluster: HostedCluster, name: FlowService, found: StatusEndpoint): string | null {
  const service = serviceOf(cluster, name);
  const host = hostOfService(service);
  const port = (service && pinnedPortOf(service)) || null;
  const isOtherPort = port !== null && found.port !== null && port !== found.port;
  if (!isOtherPort && (host === null || host.toLowerCase() === found.host.toLowerCase())) return null;
  const shown = port === null || found.port === null ? found.host : `${found.host}:${found.port}`;
  return `${shown} is not ${port === null ? host : `${host}:${port}`}, where spec.services publishes ${name}`;
}

/** The contradiction with the Service in the input, if the spec has neither name nor port for the API server. */
function servedInstead(cluster: HostedCluster, { services }: HubFacts, found: StatusEndpoint): string | null {
  const { type, host = null } = serviceOf(cluster, 'APIServer') ?? {};
  const service = onSameHub(cluster, services).find(
    ({ namespace, name }) => namespace === controlPlaneNamespaceOf(cluster) && name === 'kube-apiserver',
  );
  const isByPort = type?.value === 'NodePort' && found.port !== null;
  const isByAddress = type?.value === 'LoadBalancer' && host === null && !found.host.endsWith(PRIVATE_ZONE);
  if (service === undefined || !(isByPort || isByAddress)) return null;
  const values = isByPort ? service.ports.map(({ nodePort }) => nodePort) : service.addresses;
  const known = values.flatMap(({ value }) => value?.toString() ?? []);
  const shown = isByPort ? String(found.port) : found.host;
  return known.length === 0 || known.includes(shown) ? null : `${shown} is not that of the Service kube-apiserver (${known.join(', ')})`;
}

/** The contradiction with the host that the hub assigns to a Route, which starts with the Route's name and namespace. */
function routedInstead(cluster: HostedCluster, name: FlowService, host: string): string | null {
  const route = ROUTE_OF[name];
  const namespace = controlPlaneNamespaceOf(cluster);
  const { type, host: published } = serviceOf(cluster, name) ?? {};
  if (namespace === null || route === undefined || (type?.value === 'Route' && published)) return null;
  const domain = host.slice(host.indexOf('.') + 1);
  if (!host.startsWith(`${route}-`) || host === defaultHost(route, namespace, domain)) return null;
  return `${host} is not the Route ${route} in ${namespace}`;
}
