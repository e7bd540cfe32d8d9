import type { Egress } from '../../model/flow.ts';
import { type HostedCluster, hasOAuthServer, type Located } from '../../model/hosted-cluster.ts';
import { entriesOf } from '../../net/no-proxy.ts';
import { endpointOf } from '../proxy.ts';

const HTTPS = 443;

const OAUTH = 'oauth-openshift';
const OPERATOR = 'control-plane-operator';

/** It must write the configuration before there are nodes (`support/konnectivityproxy/dialer.go`). */
const WITHOUT_TUNNEL = 'directly while the tunnel is down';

/** Programs of the control plane that reach the outside through Konnectivity's tunnel, so by way of the nodes (seed: 14.2.1). */
const THROUGH_DATA_PLANE: readonly (readonly [string, string])[] = [
  [OPERATOR, 'endpoints of identity providers'],
  [OAUTH, 'identity providers'],
  ['openshift-apiserver', 'metadata of images, when image streams are imported'],
  ['ingress-operator', 'canary Routes'],
  ['cluster-network-operator', 'the probe of the proxy'],
];

/** What leaves the control plane and the nodes besides the flows. */
export function egressOf(cluster: HostedCluster): readonly Egress[] {
  return [
    entry('control-plane', 'https', HTTPS, 'images, content for Ignition, cloud APIs'),
    entry('control-plane', 'management-api', 6443, 'the API of the management cluster'),
    ...dns('control-plane'),
    ...throughDataPlane(cluster),
    entry('worker', 'https', HTTPS, 'container registries, external services'),
    ...dns('worker'),
    ...toProxy(cluster),
  ];
}

function entry(from: string, to: string, port: number | null, purpose: string, rest: Partial<Egress> = {}): Egress {
  return { from, to, port, protocol: 'TCP', purpose, through: null, note: null, ...rest };
}

function dns(from: string): Egress[] {
  return (['TCP', 'UDP'] as const).map((protocol) => entry(from, 'dns', 53, 'names', { protocol }));
}

function throughDataPlane(cluster: HostedCluster): Egress[] {
  const target = usesProxy(cluster)
    ? { to: 'proxy', port: endpointOf(cluster.proxy?.httpsProxy?.value ?? '')?.port ?? null }
    : { to: 'https', port: HTTPS };
  const types = cluster.identityProviderTypes.map(({ value }) => value);
  const hasOAuth = hasOAuthServer(cluster) !== false;
  const onlyByLdap = types.length > 0 && types.every((type) => type === 'LDAP');
  const isNeeded = (from: string): boolean => (from === OAUTH ? hasOAuth && !onlyByLdap : from !== OPERATOR || hasOAuth);
  const needed = THROUGH_DATA_PLANE.filter(([from]) => isNeeded(from));
  const tunnelled = needed.map(([from, purpose]) =>
    entry(from, target.to, target.port, purpose, { through: 'data-plane', note: from === OPERATOR ? WITHOUT_TUNNEL : null }),
  );
  if (!hasOAuth || !types.includes('LDAP')) return tunnelled;
  const note = 'never by the proxy; the port is that of the provider';
  return [...tunnelled, entry(OAUTH, 'ldap', null, 'identity providers by LDAP', { through: 'data-plane', note })];
}

/** A row for each port of the proxy, since that for HTTP can have one of its own. */
function toProxy({ proxy }: HostedCluster): Egress[] {
  const hosts = new Map<number | null, Set<string>>();
  for (const url of [proxy?.httpsProxy, proxy?.httpProxy]) {
    if (!isSet(url)) continue;
    const { host, port } = endpointOf(url?.value ?? '') ?? { host: null, port: null };
    const ofPort = hosts.get(port) ?? new Set();
    hosts.set(port, host === null ? ofPort : ofPort.add(host));
  }
  return [...hosts].map(([port, names]) =>
    entry('worker', 'proxy', port, 'the proxy of the hosted cluster', { note: names.size === 0 ? null : [...names].join(', ') }),
  );
}

function usesProxy({ proxy }: HostedCluster): boolean {
  return isSet(proxy?.httpsProxy) && !entriesOf(proxy?.noProxy?.value ?? '').includes('*');
}

/** A value that cannot be read is set all the same. */
function isSet(value: Located<string> | null | undefined): boolean {
  return value !== null && value !== undefined && value.value !== '';
}
