import type { ObjectName } from './document.ts';
import type { ClusterFlows } from './flow.ts';
import { block, boolean, group, type Located, number, part, textField, texts, type ValuesOf } from './object-fields.ts';
import type { Span } from './span.ts';

export type { Located } from './object-fields.ts';

/** The group and the start of the API version of HyperShift's objects. */
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
 * How clients reach the API server and the routers of a hosted cluster. The terms are those of HyperShift's
 * `support/netutil/visibility.go`: for PublicAndPrivate, `isPublic` and `isPrivate` are both true.
 */
export interface EndpointExposure {
  readonly platform: HostedPlatform;
  readonly access: EndpointAccess;
  readonly isPublic: boolean;
  readonly isPrivate: boolean;
  /** True for a public cluster on Azure with managed identities: all Routes go through an ingress that all hosted clusters share. */
  readonly isShared: boolean;
  /** The control plane has its own router, which serves all its Routes. */
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
  /** The install that contains it. */
  readonly install: string;
  /** The text has template actions, so parts of it are unknown. */
  readonly template: boolean;
}

/** An entry of `spec.services`: a service of the control plane and how it is published. */
export interface PublishedService {
  readonly entry: Located<object>;
  readonly service: Located<string> | null;
  /** The type of the strategy. */
  readonly type: Located<string> | null;
  /** The blocks of all strategies that the entry has. */
  readonly blocks: Readonly<Record<StrategyBlock, Located<object> | null>>;
  /** The address of a NodePort, or the hostname of a Route or LoadBalancer. */
  readonly host: Located<string> | null;
  /** Set for NodePort only. */
  readonly port: Located<number> | null;
  /** The port as text, if it is a string instead of a number. */
  readonly portText: string | null;
}

type StrategyBlock = 'nodePort' | 'route' | 'loadBalancer';

/** The block of each strategy type; null if the type has none. */
export const BLOCK_OF_STRATEGY: Readonly<Record<string, StrategyBlock | null>> = {
  NodePort: 'nodePort',
  Route: 'route',
  LoadBalancer: 'loadBalancer',
  None: null,
  S3: null,
};

/** An identity provider of `spec.configuration.oauth`. */
export interface IdentityProvider {
  readonly type: string;
  /** The URLs that the OAuth server connects to. */
  readonly urls: readonly Located<string>[];
}

const OVN = 'spec.operatorConfiguration.clusterNetworkOperator.ovnKubernetesConfig';

/** The fields of a hosted cluster that are read. */
export const CLUSTER_FIELDS = {
  access: textField('spec.platform.aws.endpointAccess', 'spec.platform.azure.topology', 'spec.platform.gcp.endpointAccess'),
  /** Region of the cluster; AWS only. */
  region: textField('spec.platform.aws.region'),
  azure: part('spec.platform.azure', {
    authentication: textField('azureAuthenticationConfig.azureAuthenticationConfigType'),
    private: block('private'),
    privateType: textField('private.type'),
  }),
  kubevirt: part('spec.platform.kubevirt', {
    baseDomainPassthrough: boolean('baseDomainPassthrough'),
    credentials: block('credentials'),
    infraNamespace: textField('credentials.infraNamespace'),
  }),
  /** Additional name of the API server for clients. */
  apiServerDnsName: textField('spec.kubeAPIServerDNSName'),
  baseDomain: textField('spec.dns.baseDomain'),
  /** Replaces the name of the cluster; empty for no prefix. */
  baseDomainPrefix: textField('spec.dns.baseDomainPrefix'),
  networking: group('spec.networking', {
    block: block(''),
    networkType: textField('networkType'),
    machineNetworks: texts('machineNetwork[].cidr'),
    clusterNetworks: texts('clusterNetwork[].cidr'),
    serviceNetworks: texts('serviceNetwork[].cidr'),
    apiServerPort: number('apiServer.port'),
    advertiseAddress: textField('apiServer.advertiseAddress'),
    allowedCIDRBlocks: texts('apiServer.allowedCIDRBlocks[]'),
    allowedCIDRs: block('apiServer.allowedCIDRBlocks'),
  }),
  /** Internal subnets of OVN-Kubernetes in the hosted cluster that the object sets. */
  internalSubnets: texts(
    ...['ipv4', 'ipv6'].flatMap((family) => [`${OVN}.${family}.internalJoinSubnet`, `${OVN}.${family}.internalTransitSwitchSubnet`]),
    ...[`${OVN}.v4InternalSubnet`, `${OVN}.v6InternalSubnet`],
  ),
  internalJoinSubnet: textField(`${OVN}.ipv4.internalJoinSubnet`),
  /** API type `config.openshift.io/v1 ProxySpec`. */
  proxy: part('spec.configuration.proxy', {
    httpProxy: textField('httpProxy'),
    httpsProxy: textField('httpsProxy'),
    noProxy: textField('noProxy'),
    /** Name of the ConfigMap with the certificates of the proxy. */
    trustedCA: textField('trustedCA.name'),
  }),
  authenticationType: textField('spec.configuration.authentication.type'),
  namedCertificateNames: texts('spec.configuration.apiServer.servingCerts.namedCertificates[].names[]'),
  appsDomain: textField('spec.configuration.ingress.appsDomain'),
  ingressDomain: textField('spec.configuration.ingress.domain'),
  serviceNodePortRange: textField('spec.configuration.network.serviceNodePortRange'),
  /** Mirrors of image registries, as `host[:port]/path`. */
  imageMirrors: texts('spec.imageContentSources[].mirrors[]'),
  /** URL of the update service. */
  updateService: textField('spec.updateService'),
  metricsForwarding: textField('spec.monitoring.metricsForwarding.mode'),
};

/** Endpoints in the status of a HostedCluster. */
export const STATUS_FIELDS = {
  apiHost: textField('status.controlPlaneEndpoint.host'),
  apiPort: number('status.controlPlaneEndpoint.port'),
  /** Host or host:port. */
  ignition: textField('status.ignitionEndpoint'),
  oauth: textField('status.oauthCallbackURLTemplate'),
};

export type ClusterStatus = ValuesOf<typeof STATUS_FIELDS>;

/** The network facts of a HostedCluster, or of a HostedControlPlane without its HostedCluster. */
export interface HostedCluster extends HubObject, ValuesOf<typeof CLUSTER_FIELDS> {
  readonly kind: 'HostedCluster' | 'HostedControlPlane';
  /** Its first key. */
  readonly span: Span;
  readonly metadata: Located<object>;
  readonly annotations: ReadonlyMap<string, Located<string>>;
  readonly platform: Located<string>;
  /** `spec.services`, in order; if a service is repeated, the first entry applies. The value is undefined if it is not a list. */
  readonly services: Located<object> & { readonly entries: readonly PublishedService[] };
  readonly identityProviders: readonly IdentityProvider[];
  /** The URLs of the issuers of tokens with OIDC authentication. */
  readonly tokenIssuers: readonly Located<string>[];
  /** The status of a running cluster; null if the object has none. */
  readonly status: ClusterStatus | null;
}

/** A HostedCluster that is not checked. */
export interface SkippedCluster extends ObjectName {
  readonly path: string;
  readonly line: number;
  readonly reason: string;
}

/** The fields of a NodePool that are read. */
export const NODE_POOL_FIELDS = {
  clusterName: textField('spec.clusterName'),
  replicas: number('spec.replicas'),
  autoScaling: block('spec.autoScaling'),
  /** Names of the ConfigMaps in its namespace that configure its nodes. */
  configs: texts('spec.config[].name'),
  kubevirt: part('spec.platform.kubevirt', {
    attachDefaultNetwork: boolean('attachDefaultNetwork'),
    additionalNetworks: texts('additionalNetworks[].name'),
  }),
};

/** A NodePool of a hosted cluster. */
export interface HostedNodePool extends HubObject, ValuesOf<typeof NODE_POOL_FIELDS> {
  readonly metadata: Located<object>;
  /** Namespace of the control plane on the management cluster; null if the namespace or the cluster is unknown. */
  readonly controlPlaneNamespace: string | null;
}

/** An invalid value of a cluster. */
export interface WrongValue {
  readonly at: Located<unknown>;
  /** A message such as `10.0.0.300 is neither an address nor a name`. */
  readonly message: string;
  /** The rule that reports it. */
  readonly rule: string;
}

/** A hosted cluster with its flows, exposure and control plane namespace. */
export interface JudgedCluster extends HostedCluster {
  /** The flows that the object itself determines. */
  readonly flows: () => ClusterFlows;
  readonly wrongValues: readonly WrongValue[];
  /** Null if the platform or the access is unknown. */
  readonly exposure: EndpointExposure | null;
  /** Namespace of the control plane on the management cluster; null if the object has no namespace. */
  readonly controlPlaneNamespace: string | null;
}

const DISABLE_IGNITION = 'hypershift.openshift.io/disable-ignition-server';

/** The allowed strategies of a service on a platform; null if they are unknown. `isManaged`: Azure with managed identities. */
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

/** False for the OAuth server if authentication is by OIDC, and for Ignition if it is disabled: HyperShift then creates no Service. */
export function hasService(cluster: Pick<HostedCluster, 'authenticationType' | 'annotations'>, name: string | undefined): boolean {
  if (name === 'OAuthServer') return hasOAuthServer(cluster) !== false;
  return name !== 'Ignition' || !cluster.annotations.has(DISABLE_IGNITION);
}

/** The entries of services that the control plane has. */
export function existingServices(cluster: HostedCluster): readonly PublishedService[] {
  return cluster.services.entries.filter(({ service }) => hasService(cluster, service?.value));
}

/** The entry of a service; if it is repeated, HyperShift uses the first. */
export function serviceOf({ services }: Pick<HostedCluster, 'services'>, name: string): PublishedService | undefined {
  return services.entries.find(({ service }) => service?.value === name);
}

/**
 * True if the ingress of the hub serves the applications: on KubeVirt with `baseDomainPassthrough`, which the operator sets if there is no
 * base domain (`hostedcluster_webhook.go`).
 */
export function usesHubIngress({ platform, kubevirt, baseDomain, appsDomain, ingressDomain }: HostedCluster): boolean {
  if (platform.value !== 'KubeVirt') return false;
  const hasDomain = [baseDomain, appsDomain, ingressDomain].some((one) => one !== null && one.value !== '');
  return kubevirt?.baseDomainPassthrough?.value ?? !hasDomain;
}

/**
 * The domain of the applications, with the field that sets it (`support/globalconfig/ingress.go`, IngressDomain); null if it is unknown.
 */
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

/** Why only a firewall can enforce `allowedCIDRBlocks`; null if the load balancer of the API server enforces it. */
export function whyAllowedCidrsFail(cluster: Pick<HostedCluster, 'services'>, isPublic: boolean): string | null {
  if (serviceOf(cluster, 'APIServer')?.type?.value === 'NodePort') return 'its API server is published by NodePort';
  return isPublic ? null : 'it is not public';
}

/** True if a cluster has an OAuth server, which OIDC authentication replaces; null if the type is unknown. */
export function hasOAuthServer({ authenticationType }: Pick<HostedCluster, 'authenticationType'>): boolean | null {
  if (authenticationType === null) return true;
  return authenticationType.value === undefined ? null : authenticationType.value !== 'OIDC';
}
