import type { ObjectName } from './document.ts';
import type { ClusterFlows } from './flow.ts';
import type { Span } from './span.ts';

/** A value of an object with its place, so that a finding can point at it. */
export interface Located<Value> {
  /** Undefined if it is unknown, such as a template's action, or has the wrong type. */
  readonly value: Value | undefined;
  /** Path within the object with dots and indices, such as `spec.services[2].service`. */
  readonly field: string;
  readonly span: Span;
}

/** The start of the API version of HyperShift's objects. */
export const HYPERSHIFT_API = 'hypershift.openshift.io/v';

/** The label of nodes with the name of their NodePool (`hostedclusterconfigoperator/controllers/node/node.go`). */
export const NODE_POOL_LABEL = 'hypershift.openshift.io/nodePool';

/** The platforms of hosted clusters (API field `HostedCluster.spec.platform.type`). */
export const HOSTED_PLATFORMS = ['AWS', 'Azure', 'Agent', 'KubeVirt', 'None', 'OpenStack', 'PowerVS', 'IBMCloud', 'GCP'] as const;
export type HostedPlatform = (typeof HOSTED_PLATFORMS)[number];

/** The default networks of a hosted cluster (API fields below `spec.networking`). */
export const DEFAULT_CLUSTER_NETWORK = '10.132.0.0/14';
export const DEFAULT_SERVICE_NETWORK = '172.31.0.0/16';

/** The access to the API server (AWS and GCP: `endpointAccess`, Azure: `topology`). */
export type EndpointAccess = 'Public' | 'PublicAndPrivate' | 'Private';

/**
 * How the API server and the routers of a hosted cluster can be reached. The terms are those of HyperShift's
 * `support/netutil/visibility.go`: `isPublic` and `isPrivate` are both true for PublicAndPrivate.
 */
export interface Exposure {
  readonly platform: HostedPlatform;
  readonly access: EndpointAccess;
  readonly isPublic: boolean;
  readonly isPrivate: boolean;
  /** Azure with managed identities and public: all Routes go through the ingress that all hosted clusters share. */
  readonly isShared: boolean;
  /** The control plane has a router of its own, which serves all its Routes. */
  readonly hasOwnRouter: boolean;
}

/** An object other than a workload, in findings. */
export interface ObjectIdentity extends ObjectName {
  readonly apiVersion: string;
}

/** An object of the management cluster. */
export interface HubObject extends ObjectIdentity {
  readonly path: string;
  /** First line of the object. */
  readonly line: number;
  /** The install that it belongs to. */
  readonly install: string;
  /** The text has template actions, so parts of it are unknown. */
  readonly template: boolean;
}

/** One entry of `spec.services`: a service of the control plane and how it is published. */
export interface PublishedService {
  readonly entry: Located<object>;
  readonly service: Located<string> | null;
  /** `servicePublishingStrategy`. */
  readonly strategy: Located<object> | null;
  readonly type: Located<string> | null;
  readonly nodePort: {
    readonly block: Located<object>;
    readonly address: Located<string> | null;
    readonly port: Located<number> | null;
    /** The port as text, if it is a string and not a number. */
    readonly portText: string | null;
  } | null;
  readonly route: PublishedName | null;
  readonly loadBalancer: PublishedName | null;
}

/** The block of each type of strategy; null if it has none. */
export const BLOCK_OF_STRATEGY: Readonly<Record<string, 'nodePort' | 'route' | 'loadBalancer' | null>> = {
  NodePort: 'nodePort',
  Route: 'route',
  LoadBalancer: 'loadBalancer',
  None: null,
  S3: null,
};

/** The block of a strategy that publishes by name. */
export interface PublishedName {
  readonly block: Located<object>;
  readonly hostname: Located<string> | null;
}

/** `spec.configuration.proxy` of a hosted cluster (API type `config.openshift.io/v1 ProxySpec`). */
export interface ClusterProxy {
  readonly block: Located<object>;
  readonly httpProxy: Located<string> | null;
  readonly httpsProxy: Located<string> | null;
  readonly noProxy: Located<string> | null;
  /** Name of the ConfigMap with the certificates of the proxy. */
  readonly trustedCA: Located<string> | null;
}

/** An identity provider of `spec.configuration.oauth`. */
export interface IdentityProvider {
  readonly type: string;
  /** The URLs that the OAuth server connects to. */
  readonly urls: readonly Located<string>[];
}

/** The network facts of a HostedCluster, or of a HostedControlPlane without its HostedCluster. */
export interface HostedCluster extends HubObject {
  readonly kind: 'HostedCluster' | 'HostedControlPlane';
  /** Its first key. */
  readonly span: Span;
  readonly metadata: Located<object>;
  readonly annotations: ReadonlyMap<string, Located<string>>;
  readonly platform: Located<string>;
  readonly access: Located<string> | null;
  /** AWS alone: the region of the cluster. */
  readonly region: Located<string> | null;
  readonly azure: {
    readonly block: Located<object>;
    readonly authentication: Located<string> | null;
    readonly private: Located<object> | null;
    readonly privateType: Located<string> | null;
  } | null;
  readonly kubevirt: {
    readonly block: Located<object>;
    readonly baseDomainPassthrough: Located<boolean> | null;
    readonly credentials: Located<object> | null;
    readonly infraNamespace: Located<string> | null;
  } | null;
  /** A further name of the API server for clients. */
  readonly apiServerDnsName: Located<string> | null;
  readonly baseDomain: Located<string> | null;
  /** Replaces the name of the cluster; empty for no prefix. */
  readonly baseDomainPrefix: Located<string> | null;
  /** `spec.services`, in order; the first entry of a service counts. Its value is undefined if it is not a list. */
  readonly services: Located<object> & { readonly entries: readonly PublishedService[] };
  readonly networking: {
    readonly block: Located<object> | null;
    readonly networkType: Located<string> | null;
    readonly machineNetworks: readonly Located<string>[];
    readonly clusterNetworks: readonly Located<string>[];
    readonly serviceNetworks: readonly Located<string>[];
    readonly apiServerPort: Located<number> | null;
    readonly advertiseAddress: Located<string> | null;
    readonly allowedCIDRBlocks: readonly Located<string>[];
    readonly allowedCIDRs: Located<object> | null;
  };
  /** Subnets that OVN-Kubernetes uses inside the hosted cluster, as far as the object sets them. */
  readonly internalSubnets: readonly Located<string>[];
  readonly internalJoinSubnet: Located<string> | null;
  readonly proxy: ClusterProxy | null;
  readonly authenticationType: Located<string> | null;
  readonly identityProviders: readonly IdentityProvider[];
  /** Mirrors of image registries, as `host[:port]/path` (`spec.imageContentSources[].mirrors`). */
  readonly imageMirrors: readonly Located<string>[];
  /** URL of the update service. */
  readonly updateService: Located<string> | null;
  readonly namedCertificateNames: readonly Located<string>[];
  readonly appsDomain: Located<string> | null;
  readonly ingressDomain: Located<string> | null;
  readonly serviceNodePortRange: Located<string> | null;
  readonly metricsForwarding: Located<string> | null;
  /** The status of a running cluster; null if the object has none. */
  readonly status: ClusterStatus | null;
}

/** Endpoints in the status of a HostedCluster. */
export interface ClusterStatus {
  /** `controlPlaneEndpoint`. */
  readonly apiHost: Located<string> | null;
  readonly apiPort: Located<number> | null;
  /** `ignitionEndpoint`, as host or host:port. */
  readonly ignition: Located<string> | null;
  /** `oauthCallbackURLTemplate`. */
  readonly oauth: Located<string> | null;
}

/** An object that is a HostedCluster, but not one that is judged. */
export interface UnjudgedCluster extends ObjectName {
  readonly path: string;
  readonly line: number;
  readonly reason: string;
}

/** A NodePool of a hosted cluster. */
export interface HostedNodePool extends HubObject {
  readonly metadata: Located<object>;
  readonly clusterName: Located<string> | null;
  /** Namespace of the control plane on the management cluster; null if namespace or cluster are unknown. */
  readonly controlPlaneNamespace: string | null;
  /** Names of the ConfigMaps of its namespace that configure its nodes. */
  readonly configs: readonly string[];
  readonly replicas: Located<number> | null;
  readonly autoScaling: Located<object> | null;
  readonly kubevirt: {
    readonly block: Located<object>;
    readonly attachDefaultNetwork: Located<boolean> | null;
    readonly additionalNetworks: readonly Located<string>[];
  } | null;
}

/** A value of a cluster that cannot be used. */
export interface WrongValue {
  readonly at: Located<unknown>;
  /** Such as `10.0.0.300 is neither an address nor a name`. */
  readonly message: string;
  /** The rule that reports it. */
  readonly rule: string;
}

/** A hosted cluster with its flows, exposure and control plane namespace. */
export interface JudgedCluster extends HostedCluster {
  /** The flows that follow from the object itself. */
  readonly flows: () => ClusterFlows;
  readonly wrongValues: () => readonly WrongValue[];
  /** Null if platform or access are unknown. */
  readonly exposure: Exposure | null;
  /** Namespace of the control plane on the management cluster; null if the object has no namespace. */
  readonly controlPlaneNamespace: string | null;
}

const DISABLE_IGNITION = 'hypershift.openshift.io/disable-ignition-server';

/** The strategies of a service on a platform; null if they are unknown. `isManaged`: Azure with managed identities. */
export function allowedStrategies(service: string, platform: HostedPlatform, isManaged: boolean): readonly string[] | null {
  const byRouteAlone = platform === 'AWS' || platform === 'Azure';
  switch (service) {
    case 'APIServer':
      if (isManaged) return ['Route'];
      return platform === 'AWS' ? ['LoadBalancer', 'Route'] : ['LoadBalancer', 'NodePort', 'Route'];
    case 'OAuthServer':
      if (platform === 'Azure') return isManaged ? ['Route'] : ['Route', 'LoadBalancer'];
      return platform === 'AWS' ? ['Route'] : ['Route', 'NodePort'];
    case 'Konnectivity':
      return byRouteAlone ? ['Route'] : ['LoadBalancer', 'NodePort', 'Route'];
    case 'Ignition':
      return byRouteAlone ? ['Route'] : ['NodePort', 'Route'];
    default:
      return null;
  }
}

/**
 * The entries of services that the control plane has: without the OAuth server if authentication is by OIDC, and without Ignition if it
 * is disabled. HyperShift creates no Service for the others.
 */
export function existingServices(
  cluster: Pick<HostedCluster, 'services' | 'authenticationType' | 'annotations'>,
): readonly PublishedService[] {
  return cluster.services.entries.filter(({ service }) => {
    if (service?.value === 'OAuthServer') return hasOAuthServer(cluster) !== false;
    return service?.value !== 'Ignition' || !cluster.annotations.has(DISABLE_IGNITION);
  });
}

/** The entry of a service: HyperShift uses the first of several. */
export function serviceOf({ services }: Pick<HostedCluster, 'services'>, name: string): PublishedService | undefined {
  return services.entries.find(({ service }) => service?.value === name);
}

/**
 * Whether the ingress of the hub serves the applications: on KubeVirt with `baseDomainPassthrough`, which the operator sets if there is no
 * base domain (`hostedcluster_webhook.go`).
 */
export function usesHubIngress({ platform, kubevirt, baseDomain, appsDomain, ingressDomain }: HostedCluster): boolean {
  if (platform.value !== 'KubeVirt') return false;
  const hasDomain = [baseDomain, appsDomain, ingressDomain].some((one) => one !== null && one.value !== '');
  return kubevirt?.baseDomainPassthrough?.value ?? !hasDomain;
}

/** The domain of the applications, at the field that decides it (`support/globalconfig/ingress.go`, IngressDomain); null if it is unknown. */
export function appsDomainOf({ appsDomain, ingressDomain, baseDomain, baseDomainPrefix, name }: HostedCluster): AppsDomain | null {
  const given = [appsDomain, ingressDomain].find((one) => one !== null && one.value !== '');
  if (given) return given.value === undefined ? null : { ...given, name: given.value };
  const prefix = baseDomainPrefix === null ? name || undefined : baseDomainPrefix.value;
  if (!baseDomain?.value || prefix === undefined) return null;
  return { ...baseDomain, name: `apps.${prefix === '' ? '' : `${prefix}.`}${baseDomain.value}` };
}

interface AppsDomain extends Located<string> {
  readonly name: string;
}

/** Why nothing but a firewall enforces `allowedCIDRBlocks`; null if the load balancer of the API server does. */
export function whyAllowedCidrsFail(cluster: Pick<HostedCluster, 'services'>, isPublic: boolean): string | null {
  if (serviceOf(cluster, 'APIServer')?.type?.value === 'NodePort') return 'its API server is published by NodePort';
  return isPublic ? null : 'it is not public';
}

/** True if a cluster has an OAuth server, which OIDC authentication does not need; null if the type is unknown. */
export function hasOAuthServer({ authenticationType }: Pick<HostedCluster, 'authenticationType'>): boolean | null {
  if (authenticationType === null) return true;
  return authenticationType.value === undefined ? null : authenticationType.value !== 'OIDC';
}
