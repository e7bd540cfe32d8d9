import type { Egress } from '../../model/flow.ts';
import { type HostedCluster, hasOAuthServer, type Located } from '../../model/hosted-cluster.ts';
import { noProxyEntries } from '../../net/no-proxy.ts';
import { hostAndPort } from '../external-hosts.ts';
import { isTunnelProxied, proxyOf } from '../proxy.ts';

const HTTPS = 443;

const OAUTH = 'oauth-openshift';
const OPERATOR = 'control-plane-operator';

/** The operator writes the configuration before any nodes exist (`support/konnectivityproxy/dialer.go`). */
const WITHOUT_TUNNEL = 'directly while the tunnel is down';

/**
 * Programs of the control plane whose connections go through the Konnectivity tunnel and leave from the nodes (product documentation,
 * 14.2.1).
 */
const THROUGH_DATA_PLANE: readonly (readonly [string, string])[] = [
  ['openshift-apiserver', 'metadata of images, when image streams are imported'],
  ['ingress-operator', 'canary Routes'],
  ['cluster-network-operator', 'the probe of the proxy'],
];

/** The outgoing connections of the control plane and the nodes. */
export function egressOf(cluster: HostedCluster): readonly Egress[] {
  return [
    entry('control-plane', 'https', HTTPS, 'images, content for Ignition, cloud APIs'),
    entry('control-plane', 'management-api', 6443, 'the API of the management cluster'),
    ...dns('control-plane'),
    ...toTokenIssuers(cluster),
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
  const through = 'data-plane';
  const target = usesProxy(cluster) ? { to: 'proxy', port: proxyOf(cluster)?.port ?? null } : { to: 'https', port: HTTPS };
  const providers = hasOAuthServer(cluster) === false ? [] : toIdentityProviders(cluster, target);
  const others = THROUGH_DATA_PLANE.map(([from, purpose]) => entry(from, target.to, target.port, purpose, { through }));
  return [...providers.map((one) => ({ ...one, through: 'data-plane' as const })), ...others];
}

/** With OIDC the API server itself connects to each issuer of tokens, not through the tunnel (`kas/auth.go`). */
function toTokenIssuers(cluster: HostedCluster): Egress[] {
  const issuers = hasOAuthServer(cluster) === false ? cluster.tokenIssuers : [];
  return issuers.flatMap(({ value }) => {
    const place = value === undefined ? null : hostAndPort(value);
    return place === null ? [] : [entry('kube-apiserver', 'https', place.port, 'issuer of tokens (OIDC)', { note: place.host })];
  });
}

/** Providers to which only browsers connect, or that are a file. */
const WITHOUT_CONNECTION: readonly string[] = ['HTPasswd', 'RequestHeader'];

/** The OAuth server connects to each identity provider; for OpenID, the operator reads the URLs too (`oauth/idp_convert.go`). */
function toIdentityProviders(cluster: HostedCluster, target: { readonly to: string; readonly port: number | null }): Egress[] {
  const usual = { to: target.to, port: target.port, note: null };
  const providers = cluster.identityProviders
    .filter(({ type }) => !WITHOUT_CONNECTION.includes(type))
    .map(({ type, urls: [url] }) => ({ type, ...providerEnd(cluster, type, url?.value, usual) }));
  const known = providers.length > 0 ? providers : [{ type: '', ...usual }];
  const ofOpenID = known.filter(({ type }) => type === 'OpenID');
  const entries = (from: string, ends: typeof known, notes: readonly string[] = []): Egress[] =>
    ends.map(({ type, to, port, note }) => {
      const purpose = type === '' ? 'identity providers' : `identity provider (${type})`;
      return entry(from, to, port, purpose, { note: [note, ...notes].filter((part) => part !== null).join(', ') || null });
    });
  return [...entries(OPERATOR, ofOpenID.length > 0 ? ofOpenID : [{ type: '', ...usual }], [WITHOUT_TUNNEL]), ...entries(OAUTH, known)];
}

type ProviderEnd = Pick<Egress, 'to' | 'port' | 'note'>;

/** The host and port of a provider's URL. LDAP never uses the proxy; HTTP uses it unless noProxy matches. */
function providerEnd(cluster: HostedCluster, type: string, url: string | undefined, usual: ProviderEnd): ProviderEnd {
  const place = url === undefined ? null : hostAndPort(url);
  const note = place?.host ?? null;
  if (type === 'LDAP')
    return { to: 'ldap', port: place?.port ?? null, note: [note, 'never by the proxy'].filter((part) => part !== null).join(', ') };
  const isProxied = usual.to === 'proxy' && (place === null || isTunnelProxied(cluster, place) !== false);
  return isProxied || place === null ? { ...usual, note } : { to: 'https', port: place.port, note };
}

/** One row for each port of the proxy, because the HTTP proxy can have its own port. */
function toProxy({ proxy }: HostedCluster): Egress[] {
  const hosts = new Map<number | null, Set<string>>();
  for (const url of [proxy?.httpsProxy, proxy?.httpProxy]) {
    if (!isSet(url)) continue;
    const { host, port } = hostAndPort(url?.value ?? '', 'http') ?? { host: null, port: null };
    const ofPort = hosts.get(port) ?? new Set();
    hosts.set(port, host === null ? ofPort : ofPort.add(host));
  }
  return [...hosts].map(([port, names]) =>
    entry('worker', 'proxy', port, 'the proxy of the hosted cluster', { note: names.size === 0 ? null : [...names].join(', ') }),
  );
}

function usesProxy({ proxy }: HostedCluster): boolean {
  return isSet(proxy?.httpsProxy) && !noProxyEntries(proxy?.noProxy?.value ?? '').includes('*');
}

/** True if a value is set, even if it cannot be read. */
function isSet(value: Located<string> | null | undefined): boolean {
  return value !== null && value !== undefined && value.value !== '';
}
