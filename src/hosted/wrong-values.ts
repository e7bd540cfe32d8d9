import type { HostedCluster, Located } from '../model/hosted-cluster.ts';
import { serviceOf } from '../model/hosted-cluster.ts';
import type { Span } from '../model/span.ts';
import { readNetwork } from '../net/network.ts';
import { hostAndPort } from './external-hosts.ts';

/** A value that cannot be used, and why. */
interface WrongValue {
  readonly span: Span;
  readonly message: string;
}

/** Values of a hosted cluster that flows and firewalls cannot use: networks, the proxy, and a status that contradicts the spec. */
export function wrongValuesOf(cluster: HostedCluster): readonly WrongValue[] {
  const { machineNetworks, allowedCIDRBlocks } = cluster.networking;
  return [
    ...[...machineNetworks, ...allowedCIDRBlocks].flatMap(({ value, span, field }) =>
      value === undefined || readNetwork(value)
        ? []
        : [{ span, message: `${field}: ${value} is not a network; write it like 192.0.2.0/24` }],
    ),
    ...[cluster.proxy?.httpProxy, cluster.proxy?.httpsProxy].flatMap((url) =>
      !url?.value || /^https?:\/\//i.test(url.value) ? [] : [{ span: url.span, message: `${url.field}: ${NO_SCHEME}` }],
    ),
    ...contradictionsOf(cluster),
  ];
}

const NO_SCHEME = 'the URL of the proxy has no scheme, so it is refused; write http://HOST:PORT';

/** The status of another cluster, or of this one before its spec changed. */
function contradictionsOf(cluster: HostedCluster): readonly WrongValue[] {
  const { status } = cluster;
  if (status === null) return [];
  const api = status.apiHost?.value ? { host: status.apiHost.value, port: status.apiPort?.value ?? null } : null;
  return [
    ...contradiction(cluster, 'APIServer', status.apiHost, api),
    ...contradiction(cluster, 'OAuthServer', status.oauth, endpointOf(status.oauth)),
    ...contradiction(cluster, 'Ignition', status.ignition, endpointOf(status.ignition)),
  ];
}

type Endpoint = { readonly host: string; readonly port: number | null } | null;

function endpointOf(text: Located<string> | null): Endpoint {
  return text?.value ? hostAndPort(text.value.includes('://') ? text.value : `https://${text.value}`) : null;
}

function contradiction(cluster: HostedCluster, name: string, at: Located<string> | null, found: Endpoint): readonly WrongValue[] {
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
  const message = `${at.field}: ${told} is not ${published}, where spec.services publishes ${name}; the status is of another cluster, or older than the spec`;
  return [{ span: at.span, message }];
}
