import {
  type EndpointAccess,
  type EndpointExposure,
  HOSTED_PLATFORMS,
  type HostedCluster,
  type HostedPlatform,
  type PublishedService,
  serviceOf,
} from '../model/hosted-cluster.ts';

const DEFAULT_ACCESS: Partial<Record<HostedPlatform, EndpointAccess>> = { AWS: 'Public', Azure: 'Public', GCP: 'Private' };
const ACCESSES: readonly string[] = ['Public', 'PublicAndPrivate', 'Private'] satisfies EndpointAccess[];

/** The exposure of a cluster, or the reason why it is unknown. */
export function exposureOf(cluster: HostedCluster): EndpointExposure | string {
  const platform = cluster.platform.value;
  if (platform === undefined) return 'the value of spec.platform.type is unknown';
  if (!isPlatform(platform)) return `the platform ${platform} is unknown; known are ${HOSTED_PLATFORMS.join(', ')}`;
  const access = accessOf(cluster, platform);
  if (access === null) return 'the value of the access to the API server is unknown';
  const isPublic = access !== 'Private';
  const isPrivate = platform in DEFAULT_ACCESS && access !== 'Public';
  const isShared = platform === 'Azure' && cluster.azure?.authentication?.value === 'ManagedIdentities' && isPublic;
  const hasOwnRouter =
    isShared ||
    (platform === 'Azure' && cluster.azure?.privateType?.value === 'Swift') ||
    (platform in DEFAULT_ACCESS && !isPublic) ||
    (platform !== 'IBMCloud' && hasRouteWithName(serviceOf(cluster, 'APIServer')));
  return { platform, access, isPublic, isPrivate, isShared, hasOwnRouter };
}

/** Namespace of the control plane on the management cluster (`hypershift-operator/controllers/manifests`); null if it is unknown. */
export function controlPlaneNamespaceOf({ namespace, name, kind }: Pick<HostedCluster, 'namespace' | 'name' | 'kind'>): string | null {
  if (kind === 'HostedControlPlane') return namespace;
  return namespace === null || name === '' ? null : `${namespace}-${name.replaceAll('.', '-')}`;
}

function isPlatform(name: string): name is HostedPlatform {
  return (HOSTED_PLATFORMS as readonly string[]).includes(name);
}

function accessOf(cluster: HostedCluster, platform: HostedPlatform): EndpointAccess | null {
  const fallback = DEFAULT_ACCESS[platform];
  if (fallback === undefined) return 'Public';
  if (cluster.access === null) return fallback;
  const { value } = cluster.access;
  return value !== undefined && ACCESSES.includes(value) ? (value as EndpointAccess) : null;
}

function hasRouteWithName(service: PublishedService | undefined): boolean {
  return service?.type?.value === 'Route' && service.host !== null && service.host.value !== '';
}
