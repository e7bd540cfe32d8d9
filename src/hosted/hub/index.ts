import type { Document } from '../../model/document.ts';
import type { HubFacts } from '../../model/hub.ts';
import { type Node, stringAt } from '../../text/yaml-nodes.ts';
import { readAddressPool } from './address-pool.ts';
import { readIngressController } from './ingress-controller.ts';
import { readNamespace } from './namespace.ts';
import { readNetworkConfiguration, readNetworkOperator } from './network.ts';
import { readNetworkPolicy } from './network-policy.ts';
import { readNodeNetwork } from './node-network.ts';
import { readProxy } from './proxy.ts';
import { readService } from './service.ts';
import { readTrustBundle } from './trust-bundle.ts';
import { readUserDefinedNetwork } from './user-defined-network.ts';

type Reader<Fact> = (document: Document, object: Node) => Fact | null;

/** What reads the objects of which kinds, and where the facts are kept. */
const READERS: { readonly [Key in keyof HubFacts]: readonly [kinds: readonly string[], Reader<HubFacts[Key][number]>] } = {
  networks: [['Network'], readNetworkConfiguration],
  services: [['Service'], readService],
  ingressControllers: [['IngressController'], readIngressController],
  namespaces: [['Namespace'], readNamespace],
  proxies: [['Proxy'], readProxy],
  networkPolicies: [['NetworkPolicy'], readNetworkPolicy],
  userDefinedNetworks: [['UserDefinedNetwork', 'ClusterUserDefinedNetwork'], readUserDefinedNetwork],
  trustBundles: [['ConfigMap'], readTrustBundle],
  addressPools: [['IPAddressPool', 'AddressPool'], readAddressPool],
  nodeNetworks: [['NodeNetworkConfigurationPolicy'], readNodeNetwork],
  networkOperators: [['Network'], readNetworkOperator],
};
const KEYS = Object.keys(READERS) as (keyof HubFacts)[];

type Growing = { readonly [Key in keyof HubFacts]: HubFacts[Key][number][] };

/** Gathers the objects of management clusters. */
export interface HubCollector {
  add(document: Document, object: Node): void;
  readonly facts: HubFacts;
}

/** `namesBundle` tells which ConfigMaps somebody asks for, since most hold something else. */
export function createHubCollector(namesBundle: (name: string) => boolean): HubCollector {
  const facts = Object.fromEntries(KEYS.map((key) => [key, []])) as unknown as Growing;
  return {
    add(document, object) {
      const kind = stringAt(object, 'kind') ?? '';
      if (kind === 'ConfigMap' && !namesBundle(stringAt(object, 'metadata', 'name') ?? '')) return;
      for (const key of KEYS) addFact(key);

      function addFact<Key extends keyof HubFacts>(key: Key): void {
        const [kinds, read] = READERS[key];
        const fact = kinds.includes(kind) ? read(document, object) : null;
        if (fact !== null) facts[key].push(fact);
      }
    },
    facts,
  };
}
