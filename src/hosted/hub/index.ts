import type { Document } from '../../model/document.ts';
import type { HubObject } from '../../model/hosted-cluster.ts';
import type { HubFacts } from '../../model/hub.ts';
import { type Node, stringAt } from '../../yaml/nodes.ts';
import { createFields, type Fields } from '../fields.ts';
import { identityOf, type Said } from '../identity.ts';
import { readInfrastructure, readIngress, readIngressController, readNamespace, readRoute, readService } from './ingress.ts';
import { readAdminNetworkPolicy, readNetworkPolicy } from './network-policy.ts';
import {
  readAddressPool,
  readNetworkConfiguration,
  readNetworkOperator,
  readNodeNetwork,
  readProxy,
  readUserDefinedNetwork,
} from './networks.ts';
import { readTrustBundle } from './trust-bundle.ts';

/** The kinds and API versions of objects with a fact, and the function that reads it; null for an object without the fact. */
interface Reader<Fact extends HubObject> {
  readonly kinds: readonly string[];
  readonly apiVersion: RegExp;
  readonly read: (fields: Fields) => Said<Fact> | null;
}

const READERS: { readonly [Key in keyof HubFacts]: Reader<HubFacts[Key][number]> } = {
  networks: { kinds: ['Network'], apiVersion: /^config\.openshift\.io\/v1$/, read: readNetworkConfiguration },
  services: { kinds: ['Service'], apiVersion: /^v1$/, read: readService },
  ingressControllers: { kinds: ['IngressController'], apiVersion: /^operator\.openshift\.io\/v1$/, read: readIngressController },
  namespaces: { kinds: ['Namespace'], apiVersion: /^v1$/, read: readNamespace },
  proxies: { kinds: ['Proxy'], apiVersion: /^config\.openshift\.io\/v1$/, read: readProxy },
  networkPolicies: {
    kinds: ['NetworkPolicy', 'AdminNetworkPolicy', 'BaselineAdminNetworkPolicy'],
    apiVersion: /^networking\.k8s\.io\/v1$|^policy\.networking\.k8s\.io\//,
    read: (fields) => (fields.text('kind')?.value === 'NetworkPolicy' ? readNetworkPolicy(fields) : readAdminNetworkPolicy(fields)),
  },
  userDefinedNetworks: {
    kinds: ['UserDefinedNetwork', 'ClusterUserDefinedNetwork'],
    apiVersion: /^k8s\.ovn\.org\//,
    read: readUserDefinedNetwork,
  },
  trustBundles: { kinds: ['ConfigMap'], apiVersion: /^v1$/, read: readTrustBundle },
  addressPools: { kinds: ['IPAddressPool', 'AddressPool'], apiVersion: /^metallb\.io\//, read: readAddressPool },
  nodeNetworks: { kinds: ['NodeNetworkConfigurationPolicy'], apiVersion: /^nmstate\.io\//, read: readNodeNetwork },
  infrastructures: { kinds: ['Infrastructure'], apiVersion: /^config\.openshift\.io\/v1$/, read: readInfrastructure },
  ingresses: { kinds: ['Ingress'], apiVersion: /^config\.openshift\.io\/v1$/, read: readIngress },
  routes: { kinds: ['Route'], apiVersion: /^route\.openshift\.io\/v1$/, read: readRoute },
  networkOperators: { kinds: ['Network'], apiVersion: /^operator\.openshift\.io\/v1$/, read: readNetworkOperator },
};
const KEYS = Object.keys(READERS) as (keyof HubFacts)[];

/** Collects the objects of management clusters. */
export interface HubCollector {
  add(document: Document, object: Node): void;
  readonly facts: HubFacts;
}

/** `namesBundle` is true for the ConfigMaps that a hosted cluster names; others are skipped. */
export function createHubCollector(namesBundle: (name: string) => boolean): HubCollector {
  const facts = Object.fromEntries(KEYS.map((key) => [key, [] as unknown[]]));
  return {
    add(document, object) {
      const kind = stringAt(object, 'kind') ?? '';
      if (kind === 'ConfigMap' && !namesBundle(stringAt(object, 'metadata', 'name') ?? '')) return;
      const key = KEYS.find(
        (one) => READERS[one].kinds.includes(kind) && READERS[one].apiVersion.test(stringAt(object, 'apiVersion') ?? ''),
      );
      if (key === undefined) return;
      const fields = createFields(document, object);
      const fact = READERS[key].read(fields);
      if (fact !== null) facts[key]?.push({ ...identityOf(document, object, fields), ...fact });
    },
    facts: facts as unknown as HubFacts,
  };
}
