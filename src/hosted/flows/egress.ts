import type { Egress } from '../../model/flow.ts';
import { type HostedCluster, hasOAuthServer, type Located } from '../../model/hosted-cluster.ts';
import { entriesOf } from '../no-proxy.ts';
import { proxyEndpoint } from '../proxy.ts';

const HTTPS = 443;

const OAUTH = 'oauth-openshift';
const OPERATOR = 'control-plane-operator';

/** Programs of the control plane that reach the outside through Konnectivity's tunnel, so by way of the nodes (seed: 14.2.1). */
const THROUGH_DATA_PLANE: readonly (readonly [string, string])[] = [
  [OPERATOR, 'endpoints of identity providers, when it writes the configuration of the OAuth server'],
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
  const target = usesProxy(cluster) ? { to: 'proxy', port: proxyEndpoint(cluster)?.port ?? null } : { to: 'https', port: HTTPS };
  const types = cluster.identityProviderTypes.map(({ value }) => value);
  const hasOAuth = hasOAuthServer(cluster) !== false;
  const onlyByLdap = types.length > 0 && types.every((type) => type === 'LDAP');
  const isNeeded = (from: string): boolean => (from === OAUTH ? hasOAuth && !onlyByLdap : from !== OPERATOR || hasOAuth);
  const needed = THROUGH_DATA_PLANE.filter(([from]) => isNeeded(from));
  const tunnelled = needed.map(([from, purpose]) => entry(from, target.to, target.port, purpose, { through: 'data-plane' }));
  if (!hasOAuth || !types.includes('LDAP')) return tunnelled;
  const note = 'never by the proxy; the port is that of the provider';
  return [...tunnelled, entry(OAUTH, 'ldap', null, 'identity providers by LDAP', { through: 'data-plane', note })];
}

function toProxy(cluster: HostedCluster): Egress[] {
  const { proxy } = cluster;
  if (!isSet(proxy?.httpsProxy) && !isSet(proxy?.httpProxy)) return [];
  const endpoint = proxyEndpoint(cluster);
  return [entry('worker', 'proxy', endpoint?.port ?? null, 'the proxy of the hosted cluster', { note: endpoint?.host ?? null })];
}

function usesProxy({ proxy }: HostedCluster): boolean {
  return isSet(proxy?.httpsProxy) && !entriesOf(proxy?.noProxy?.value ?? '').includes('*');
}

/** A value that cannot be read is set all the same. */
function isSet(value: Located<string> | null | undefined): boolean {
  return value !== null && value !== undefined && value.value !== '';
}
