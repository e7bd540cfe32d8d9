import { isIP } from 'node:net';
import type { NodeLocal } from '../model/flow.ts';
import { DEFAULT_CLUSTER_NETWORK, DEFAULT_SERVICE_NETWORK, type EndpointExposure, type HostedCluster } from '../model/hosted-cluster.ts';
import { isExempt, noProxyEntries } from '../net/no-proxy.ts';
import { hostAndPort } from './external-hosts.ts';

const DEFAULT_API_PORT = 6443;
const ALWAYS_EXEMPT = ['127.0.0.1', 'localhost', '.svc', '.cluster.local', '.local'];
const CLOUD_METADATA_ADDRESS = '169.254.169.254';

/**
 * Listeners on each node of the hosted cluster that only the node itself uses. `isProxied`: the local proxy uses the proxy of the cluster.
 */
export function nodeLocalOf(cluster: HostedCluster, isProxied: boolean | null): readonly NodeLocal[] {
  const implementation = isProxied === null ? 'unknown' : isProxied ? 'control-plane-operator kubernetes-default-proxy' : 'haproxy';
  const ends = { ...nodeAddressOf(cluster), protocol: 'TCP' as const, declared: isProxied === false };
  const agent = { address: '127.0.0.1', port: 2041, protocol: 'TCP' as const, declared: false };
  return [
    { process: 'kube-apiserver-proxy', implementation, ...ends },
    // The port of its health checks.
    ...(cluster.platform.value === 'IBMCloud' ? [] : [{ process: 'konnectivity-agent', implementation: 'konnectivity-agent', ...agent }]),
  ];
}

/** Address and port of the local proxy of the API on each node; null if they are unknown. */
function nodeAddressOf({ networking }: HostedCluster): { readonly address: string | null; readonly port: number | null } {
  const first = networking.serviceNetworks[0];
  const isIPv6 = first?.value !== undefined && isIP(first.value.split('/')[0] ?? '') === 6;
  const fallback = first !== undefined && first.value === undefined ? null : isIPv6 ? 'fd00::1' : '172.20.0.1';
  return {
    address: networking.advertiseAddress ? (networking.advertiseAddress.value ?? null) : fallback,
    port: networking.apiServerPort ? (networking.apiServerPort.value ?? null) : DEFAULT_API_PORT,
  };
}

/**
 * Whether nodes reach the API server through the proxy of the hosted cluster (`nodepool/apiserver-haproxy/haproxy.go`); null if that
 * depends on an unknown host or value.
 */
export function isApiProxied(
  cluster: HostedCluster,
  exposure: EndpointExposure,
  api: { readonly host: string | null; readonly port: number },
): boolean | null {
  const { proxy } = cluster;
  if (!proxy?.httpsProxy || proxy.httpsProxy.value === '' || !connectsThroughInternet(exposure)) return false;
  const noProxy = proxy.noProxy?.value ?? (proxy.noProxy ? null : '');
  if (noProxy === null || proxy.httpsProxy.value === undefined) return null;
  if (noProxy === '') return true;
  const entries = noProxyEntries(noProxy);
  const networks = [
    firstOf(cluster.networking.serviceNetworks, DEFAULT_SERVICE_NETWORK),
    firstOf(cluster.networking.clusterNetworks, DEFAULT_CLUSTER_NETWORK),
  ];
  const node = nodeAddressOf(cluster);
  if (entries.some((entry) => entry.includes('kubernetes') || networks.includes(entry))) return false;
  if (node.address !== null && isExempt(node.address, node.port ?? 0, noProxy)) return false;
  return api.host === null ? null : !isExempt(api.host, api.port, noProxy);
}

/** Whether other connections of nodes use the proxy: the whole no-proxy list applies to them (`support/globalconfig/proxy.go`). */
export function isTunnelProxied(
  cluster: HostedCluster,
  target: { readonly host: string | null; readonly port: number | null },
): boolean | null {
  const { proxy } = cluster;
  if (!proxy?.httpsProxy || proxy.httpsProxy.value === '') return false;
  const noProxy = proxy.noProxy?.value ?? (proxy.noProxy ? null : '');
  if (noProxy === null) return null;
  if (noProxyEntries(noProxy).includes('*')) return false;
  if (proxy.httpsProxy.value === undefined || target.host === null) return null;
  return !isExempt(target.host, target.port ?? 0, wholeNoProxy(cluster, noProxy));
}

/** Host and port of the HTTPS proxy of a hosted cluster; null if there is none or its URL cannot be read. */
export function proxyOf({ proxy }: HostedCluster): ReturnType<typeof hostAndPort> {
  const url = proxy?.httpsProxy?.value;
  return url ? hostAndPort(url, 'http') : null;
}

function wholeNoProxy({ networking, platform, region }: HostedCluster, noProxy: string): string {
  const cidrs = [
    ...networking.machineNetworks.map(({ value }) => value ?? ''),
    ...valuesOr(networking.clusterNetworks, DEFAULT_CLUSTER_NETWORK),
    ...valuesOr(networking.serviceNetworks, DEFAULT_SERVICE_NETWORK),
  ];
  const cloud = platform.value === 'AWS' || platform.value === 'Azure' ? [CLOUD_METADATA_ADDRESS] : [];
  const domain =
    platform.value !== 'AWS' || !region?.value
      ? []
      : [region.value === 'us-east-1' ? '.ec2.internal' : `.${region.value}.compute.internal`];
  return [...ALWAYS_EXEMPT, ...cidrs, ...cloud, ...domain, noProxy].filter((entry) => entry !== '').join(',');
}

function valuesOr(networks: HostedCluster['networking']['clusterNetworks'], fallback: string): string[] {
  return networks.length === 0 ? [fallback] : networks.map(({ value }) => value ?? '');
}

function firstOf(networks: HostedCluster['networking']['clusterNetworks'], fallback: string): string {
  return valuesOr(networks, fallback)[0] ?? fallback;
}

function connectsThroughInternet({ platform, access }: EndpointExposure): boolean {
  return platform === 'AWS' || platform === 'Azure' ? access === 'Public' : true;
}
