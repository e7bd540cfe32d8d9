import type { HubObject } from './hosted-cluster.ts';
import {
  block,
  boolean,
  type Located,
  type LocatedSelector,
  namespaceNames,
  type ObjectFields,
  part,
  selector,
  textField,
  texts,
  type ValuesOf,
} from './object-fields.ts';

/** The fields of objects of a management cluster that are read. */
export const HUB_FIELDS = {
  /** `Network.config.openshift.io`; its only object is named `cluster`. */
  networks: {
    serviceNodePortRange: textField('spec.serviceNodePortRange'),
    clusterNetworks: texts('spec.clusterNetwork[].cidr'),
    serviceNetworks: texts('spec.serviceNetwork[]'),
  },
  /** `IngressController.operator.openshift.io`. */
  ingressControllers: {
    domain: textField('spec.domain', 'status.domain'),
    /** Null if it selects all namespaces. */
    namespaceSelector: selector('spec.namespaceSelector'),
    namespaceNames: namespaceNames('spec.namespaceSelector'),
    /** Null if it selects all Routes of its namespaces. */
    routeSelector: selector('spec.routeSelector'),
    wildcardPolicy: textField('spec.routeAdmission.wildcardPolicy'),
    routeAdmission: block('spec.routeAdmission'),
    spec: block('spec'),
  },
  namespaces: {},
  /** `Proxy.config.openshift.io`; its only object is named `cluster`. */
  proxies: {
    httpProxy: textField('spec.httpProxy'),
    httpsProxy: textField('spec.httpsProxy'),
    noProxy: texts('spec.noProxy', 'status.noProxy'),
    spec: block('spec'),
  },
  /** A UserDefinedNetwork, in one namespace, or a ClusterUserDefinedNetwork (`k8s.ovn.org`), which selects namespaces. */
  userDefinedNetworks: {
    namespaceSelector: selector('spec.namespaceSelector'),
    namespaceNames: namespaceNames('spec.namespaceSelector'),
    physicalNetwork: textField('spec.network.localnet.physicalNetworkName'),
  },
  /** Addresses that MetalLB assigns (`metallb.io`, IPAddressPool and its forerunner AddressPool). */
  addressPools: {
    addresses: texts('spec.addresses[]'),
    spec: block('spec'),
    /** False if only Services that name the pool use it. */
    autoAssign: boolean('spec.autoAssign'),
    /** The Services that may use the pool; null for all Services. */
    allocation: part('spec.serviceAllocation', {
      namespaces: texts('namespaces[]'),
      namespaceSelectors: (fields: ObjectFields) => fields.items('namespaceSelectors').flatMap((one) => one.selector() ?? []),
      selectsServices: (fields: ObjectFields) => fields.items('serviceSelectors').length > 0,
    }),
  },
  /** The settings of the network (`Network.operator.openshift.io`). */
  networkOperators: {
    routingViaHost: boolean('spec.defaultNetwork.ovnKubernetesConfig.gatewayConfig.routingViaHost'),
    ipForwarding: textField('spec.defaultNetwork.ovnKubernetesConfig.gatewayConfig.ipForwarding'),
  },
  /** `Infrastructure.config.openshift.io`. */
  infrastructures: { platform: textField('status.platformStatus.type', 'spec.platformSpec.type') },
  /** `Ingress.config.openshift.io`: the domain of the default controller, and the domain of Routes without a host, if they differ. */
  ingresses: { domain: textField('spec.domain'), appsDomain: textField('spec.appsDomain') },
  routes: { host: textField('spec.host') },
};

/** An object of a management cluster with the fields of a table. */
type HubObjectOf<Key extends keyof typeof HUB_FIELDS> = LabelledObject & ValuesOf<(typeof HUB_FIELDS)[Key]>;

interface LabelledObject extends HubObject {
  readonly metadata: Located<object>;
  readonly labels: Readonly<Record<string, string>>;
}

export type HubNetwork = HubObjectOf<'networks'>;
export type HubProxy = HubObjectOf<'proxies'>;
export type UserDefinedNetwork = HubObjectOf<'userDefinedNetworks'>;
export type AddressPool = HubObjectOf<'addressPools'>;
export type HubRoute = HubObjectOf<'routes'>;

/** A Service with node ports or addresses of a load balancer. */
export interface HubService extends LabelledObject {
  /** `status.loadBalancer.ingress`: hostnames, else addresses. */
  readonly addresses: readonly Located<string>[];
  readonly ports: readonly HubServicePort[];
}

/** An entry of `spec.ports` that has a node port. */
export interface HubServicePort {
  readonly name: string | null;
  readonly protocol: string;
  readonly port: number | null;
  readonly nodePort: Located<number>;
}

/** A NetworkPolicy or AdminNetworkPolicy. */
export interface HubNetworkPolicy extends LabelledObject {
  /** For an AdminNetworkPolicy: a rule denies egress to other namespaces. */
  readonly deniesEgress?: boolean;
  /** Null if it selects all pods. */
  readonly podSelector: LocatedSelector | null;
  readonly ingress: readonly NetworkPolicyRule[];
  readonly egress: readonly NetworkPolicyRule[];
  /** From `policyTypes`: the selected pods may only send traffic that a policy allows. */
  readonly isolatesEgress: boolean;
  readonly spec: Located<object> | null;
  /** For an AdminNetworkPolicy: the namespaces that it selects, and its ingress rules in order. */
  readonly admission?: {
    readonly subject: LocatedSelector | null;
    readonly rules: readonly AdmissionRule[];
  };
}

/** An ingress rule of an AdminNetworkPolicy: the first rule that matches decides. */
export interface AdmissionRule {
  readonly action: Located<string>;
  /** The namespaces of each peer. */
  readonly from: readonly LocatedSelector[];
  /** Empty for all ports. */
  readonly ports: readonly PolicyPort[];
}

/** A rule of a NetworkPolicy. */
export interface NetworkPolicyRule {
  /** Names of the other namespaces that it selects, by their label `kubernetes.io/metadata.name`; null if it may select any namespace. */
  readonly namespaces: readonly string[] | null;
  /** Empty for all ports. */
  readonly ports: readonly PolicyPort[];
}

export interface PolicyPort {
  /** The place of the port, or of its entry. */
  readonly at: Located<unknown>;
  readonly protocol: string;
  /** Null for all ports of the protocol, undefined if it is a name or unknown. */
  readonly port: number | null | undefined;
  readonly endPort: number | null;
}

/** A ConfigMap with proxy certificates that a hosted cluster names. */
export interface TrustBundle extends LabelledObject {
  /** An operator injects the certificates. */
  readonly isInjected: boolean;
  /** Null if there is no key `ca-bundle.crt`. */
  readonly bundle: Located<object> | null;
  readonly certificates: readonly TrustedCertificate[];
}

/** A certificate of a bundle; unknown values are null. */
export interface TrustedCertificate {
  /** Its number in the bundle, from 1. */
  readonly index: number;
  readonly subject: string | null;
  /** Last day of its validity, as YYYY-MM-DD. */
  readonly validUntil: string | null;
}

/** Networks of nodes (`nmstate.io`, NodeNetworkConfigurationPolicy). */
export interface NodeNetwork extends LabelledObject {
  readonly addresses: readonly { readonly interfaceName: string; readonly address: Located<string> }[];
  readonly bridgeMappings: readonly { readonly physicalNetwork: string; readonly bridge: string }[];
}

/** The objects of management clusters. */
export type HubFacts = { readonly [Key in keyof typeof HUB_FIELDS]: readonly HubObjectOf<Key>[] } & {
  readonly services: readonly HubService[];
  readonly networkPolicies: readonly HubNetworkPolicy[];
  readonly trustBundles: readonly TrustBundle[];
  readonly nodeNetworks: readonly NodeNetwork[];
};

/** The objects that can be on the same hub as an object. Clusters of the configuration, and renders, are different hubs. */
export function onSameHub<Object extends Pick<HubObject, 'install'>>(
  { install }: Pick<HubObject, 'install'>,
  objects: readonly Object[],
): readonly Object[] {
  return objects.filter((one) => one.install === install || one.install === '' || install === '');
}

/** True if a name is the domain or a subdomain. */
export function isInDomain(name: string, domain: string): boolean {
  const [own, other] = [name, domain].map((text) => text.toLowerCase().replace(/\.$/, ''));
  return own === other || (own?.endsWith(`.${other}`) ?? false);
}
