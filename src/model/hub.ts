import type { HubObject, Located } from './hosted-cluster.ts';
import type { LabelSelector } from './label-selector.ts';

/** The networks of a management cluster (`Network.config.openshift.io`, of which there is one, named `cluster`). */
export interface HubNetwork extends HubObject {
  readonly serviceNodePortRange: Located<string> | null;
  readonly clusterNetworks: readonly Located<string>[];
  readonly serviceNetworks: readonly Located<string>[];
}

/** A Service with node ports or addresses of a load balancer. */
export interface HubService extends HubObject {
  /** `status.loadBalancer.ingress`: hostnames, else addresses. */
  readonly addresses: readonly Located<string>[];
  readonly labels: Readonly<Record<string, string>>;
  readonly ports: readonly ServicePort[];
}

/** An entry of `spec.ports` that has a node port. */
export interface ServicePort {
  readonly name: string | null;
  readonly protocol: string;
  readonly port: number | null;
  readonly nodePort: Located<number>;
}

/** An IngressController (`operator.openshift.io`). */
export interface HubIngressController extends HubObject {
  readonly metadata: Located<object>;
  readonly domain: Located<string> | null;
  /** Null if it selects all namespaces. */
  readonly namespaceSelector: LocatedSelector | null;
  /** The names of namespaces in the selector, each with its place. */
  readonly namespaceNames: readonly Located<string>[];
  /** Null if it selects all Routes of its namespaces. */
  readonly routeSelector: LocatedSelector | null;
  /** `spec.routeAdmission.wildcardPolicy`, or the nearest parent with the value null. */
  readonly wildcardPolicy: Located<string | null>;
}

/** A label selector with its place; an empty one selects everything. */
export interface LocatedSelector extends Located<object> {
  readonly selector: LabelSelector;
}

export interface HubNamespace extends HubObject {
  readonly metadata: Located<object>;
  readonly labels: Readonly<Record<string, string>>;
}

/** The proxy of a cluster (`Proxy.config.openshift.io`, of which there is one, named `cluster`). */
export interface HubProxy extends HubObject {
  readonly httpProxy: Located<string> | null;
  readonly httpsProxy: Located<string> | null;
  /** The values of `spec` and `status`. */
  readonly noProxy: readonly Located<string>[];
  readonly spec: Located<object>;
}

/** A NetworkPolicy or AdminNetworkPolicy. */
export interface HubNetworkPolicy extends HubObject {
  /** Of an AdminNetworkPolicy: a rule denies egress to other namespaces. */
  readonly deniesEgress?: boolean;
  /** Null if it selects all pods. */
  readonly podSelector: LocatedSelector | null;
  readonly ingress: readonly PolicyRule[];
  readonly egress: readonly PolicyRule[];
  /** `policyTypes` as it applies: pods that the policy selects send only what some policy allows. */
  readonly isolatesEgress: boolean;
  readonly spec: Located<object> | null;
  /** Of an AdminNetworkPolicy: the namespaces that it is about, and its rules for incoming connections in order. */
  readonly admission?: {
    readonly subject: LocatedSelector | null;
    readonly rules: readonly AdmissionRule[];
  };
}

/** A rule of an AdminNetworkPolicy for incoming connections: the first that matches decides. */
export interface AdmissionRule {
  readonly action: Located<string>;
  /** The namespaces of each peer. */
  readonly from: readonly LocatedSelector[];
  /** Empty for all ports. */
  readonly ports: readonly PolicyPort[];
}

/** A rule of a NetworkPolicy. */
export interface PolicyRule {
  /** Names of the other namespaces that it selects, by their label `kubernetes.io/metadata.name`; null if it can select any. */
  readonly namespaces: readonly string[] | null;
  /** Empty for all ports. */
  readonly ports: readonly PolicyPort[];
}

export interface PolicyPort {
  /** The port, or its entry. */
  readonly at: Located<unknown>;
  readonly protocol: string;
  /** Null for all ports of the protocol, undefined if it is a name or unknown. */
  readonly port: number | null | undefined;
  readonly endPort: number | null;
}

/** A UserDefinedNetwork, of one namespace, or a ClusterUserDefinedNetwork (`k8s.ovn.org`). */
export interface UserDefinedNetwork extends HubObject {
  readonly metadata: Located<object>;
  /** Of a ClusterUserDefinedNetwork alone. */
  readonly namespaceSelector: LocatedSelector | null;
  readonly namespaceNames: readonly Located<string>[];
  /** `spec.network.localnet.physicalNetworkName`. */
  readonly physicalNetwork: string | null;
}

/** A ConfigMap that a hosted cluster names as the certificates of its proxy. */
export interface TrustBundle extends HubObject {
  readonly metadata: Located<object>;
  /** An operator injects the certificates. */
  readonly isInjected: boolean;
  /** Null if there is no key `ca-bundle.crt`. */
  readonly bundle: Located<object> | null;
  readonly certificates: readonly TrustedCertificate[];
}

/** A certificate of a bundle; null for unknown values. */
export interface TrustedCertificate {
  /** Its number in the bundle, from 1. */
  readonly index: number;
  readonly subject: string | null;
  /** Last day of its validity, as YYYY-MM-DD. */
  readonly validUntil: string | null;
}

/** Addresses that MetalLB assigns (`metallb.io`, IPAddressPool and its forerunner AddressPool). */
export interface AddressPool extends HubObject {
  readonly addresses: readonly Located<string>[];
  readonly spec: Located<object> | null;
  /** False for a pool that only Services use that name it. */
  readonly autoAssign: Located<boolean> | null;
  /** The Services that may use the pool; null for all. */
  readonly allocation: {
    readonly namespaces: readonly Located<string>[];
    readonly namespaceSelectors: readonly LocatedSelector[];
    readonly selectsServices: boolean;
  } | null;
}

/** Networks of nodes (`nmstate.io`, NodeNetworkConfigurationPolicy). */
export interface NodeNetwork extends HubObject {
  readonly addresses: readonly { readonly interfaceName: string; readonly address: Located<string> }[];
  readonly bridgeMappings: readonly { readonly physicalNetwork: string; readonly bridge: string }[];
}

/** Settings of the network of a cluster (`Network.operator.openshift.io`). */
export interface NetworkOperator extends HubObject {
  readonly routingViaHost: Located<boolean> | null;
  readonly ipForwarding: Located<string> | null;
}

/** `Infrastructure.config.openshift.io`. */
export interface HubInfrastructure extends HubObject {
  /** `status.platformStatus.type`. */
  readonly platform: Located<string> | null;
}

/** `Ingress.config.openshift.io`. */
export interface HubIngress extends HubObject {
  /** The domain of the default ingress controller. */
  readonly domain: Located<string>;
  /** The domain of Routes without a host, if it is another. */
  readonly appsDomain: Located<string> | null;
}

/** A Route. */
export interface HubRoute extends HubObject {
  readonly host: Located<string>;
}

/** The objects of management clusters. */
export interface HubFacts {
  readonly networks: readonly HubNetwork[];
  readonly services: readonly HubService[];
  readonly ingressControllers: readonly HubIngressController[];
  readonly namespaces: readonly HubNamespace[];
  readonly proxies: readonly HubProxy[];
  readonly networkPolicies: readonly HubNetworkPolicy[];
  readonly userDefinedNetworks: readonly UserDefinedNetwork[];
  readonly trustBundles: readonly TrustBundle[];
  readonly addressPools: readonly AddressPool[];
  readonly nodeNetworks: readonly NodeNetwork[];
  readonly networkOperators: readonly NetworkOperator[];
  readonly infrastructures: readonly HubInfrastructure[];
  readonly ingresses: readonly HubIngress[];
  readonly routes: readonly HubRoute[];
}

/** The objects that can be on one hub with an object: clusters of the configuration, and renders, are different hubs. */
export function besideOf<Object extends Pick<HubObject, 'install'>>(
  { install }: Pick<HubObject, 'install'>,
  objects: readonly Object[],
): readonly Object[] {
  return objects.filter((one) => one.install === install || one.install === '' || install === '');
}

/** True if a name is the domain or a subdomain. */
export function liesIn(name: string, domain: string): boolean {
  const [own, other] = [name, domain].map((text) => text.toLowerCase().replace(/\.$/, ''));
  return own === other || (own?.endsWith(`.${other}`) ?? false);
}
