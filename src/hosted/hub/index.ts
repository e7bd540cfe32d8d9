import type { Document } from '../../model/document.ts';
import { HUB_FIELDS, type HubFacts } from '../../model/hub.ts';
import { type ObjectFields, readFields } from '../../model/object-fields.ts';
import { type Node, stringAt } from '../../yaml/nodes.ts';
import { createFields, identityOf } from '../fields.ts';
import { readAdminNetworkPolicy, readNetworkPolicy } from './network-policy.ts';
import { readNodeNetwork, readService, readTrustBundle } from './objects.ts';

type KindReader = readonly [keyof HubFacts, kinds: readonly string[], apiVersion: RegExp, read: (fields: ObjectFields) => object | null];

/** Kinds of objects with their own read function; the others are read by `HUB_FIELDS`. */
const READERS: readonly KindReader[] = [
  byTable('networks', ['Network'], /^config\.openshift\.io\/v1$/),
  byTable('ingressControllers', ['IngressController'], /^operator\.openshift\.io\/v1$/),
  byTable('namespaces', ['Namespace'], /^v1$/),
  byTable('proxies', ['Proxy'], /^config\.openshift\.io\/v1$/),
  byTable('userDefinedNetworks', ['UserDefinedNetwork', 'ClusterUserDefinedNetwork'], /^k8s\.ovn\.org\//),
  byTable('addressPools', ['IPAddressPool', 'AddressPool'], /^metallb\.io\//),
  byTable('networkOperators', ['Network'], /^operator\.openshift\.io\/v1$/),
  byTable('infrastructures', ['Infrastructure'], /^config\.openshift\.io\/v1$/),
  byTable('ingresses', ['Ingress'], /^config\.openshift\.io\/v1$/),
  byTable('routes', ['Route'], /^route\.openshift\.io\/v1$/),
  ['services', ['Service'], /^v1$/, readService],
  ['networkPolicies', ['NetworkPolicy'], /^networking\.k8s\.io\/v1$/, readNetworkPolicy],
  ['networkPolicies', ['AdminNetworkPolicy', 'BaselineAdminNetworkPolicy'], /^policy\.networking\.k8s\.io\//, readAdminNetworkPolicy],
  ['trustBundles', ['ConfigMap'], /^v1$/, readTrustBundle],
  ['nodeNetworks', ['NodeNetworkConfigurationPolicy'], /^nmstate\.io\//, readNodeNetwork],
];

function byTable(key: keyof typeof HUB_FIELDS, kinds: readonly string[], apiVersion: RegExp): KindReader {
  return [key, kinds, apiVersion, (fields) => readFields(fields, HUB_FIELDS[key])];
}

export function noHubFacts(): HubFacts {
  return Object.fromEntries(READERS.map(([key]) => [key, []])) as unknown as HubFacts;
}

/**
 * Adds an object of a management cluster to the facts. Ignores other objects, ConfigMaps that no cluster names, and objects without
 * metadata.
 */
export function addHubObject(facts: HubFacts, document: Document, object: Node, namesBundle: (name: string) => boolean): void {
  const kind = stringAt(object, 'kind') ?? '';
  const apiVersion = stringAt(object, 'apiVersion') ?? '';
  const [key, , , read] = READERS.find(([, kinds, version]) => kinds.includes(kind) && version.test(apiVersion)) ?? [];
  if (key === undefined || read === undefined) return;
  const fields = createFields(document, object);
  const metadata = fields.block('metadata');
  if (metadata === null) return;
  const identity = identityOf(document, object, fields);
  const fact = key === 'trustBundles' && !namesBundle(identity.name) ? null : read(fields);
  if (fact === null) return;
  (facts[key] as object[]).push({ ...identity, metadata, labels: fields.strings('metadata', 'labels'), ...fact });
}
