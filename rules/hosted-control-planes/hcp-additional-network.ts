import { groupBy } from '../../src/model/groups.ts';
import type { HostedNodePool, Located } from '../../src/model/hosted-cluster.ts';
import { type HubFacts, onSameHub, type UserDefinedNetwork } from '../../src/model/hub.ts';
import type { Draft } from '../../src/model/rule.ts';
import { onceForObject } from '../../src/text/once.ts';
import { examplePool, examplesOf } from '../examples.ts';
import { selectsNamespace } from '../hosted-hub.ts';
import { clustersOfPool, draftOfField, hostedRule, nameOfObject, namespacedName } from '../hosted-rule.ts';

export const hcpAdditionalNetwork = hostedRule({
  id: 'hcp-additional-network',
  title: 'An additional network does not exist in the namespace in which a NodePool needs it',
  why:
    'The virtual machines of a NodePool run in the namespace of the control plane, and a network exists only in the namespaces ' +
    'that its (Cluster)UserDefinedNetwork selects. Pods of OpenShift may use networks of their own namespace, of `default`, and ' +
    'of three namespaces of OpenShift. Any other namespace is a warning, because only a hub without that isolation accepts it.',
  remedy: 'Let the network select the namespace that the NodePool names, and name that of the control plane or `default`.',
  severity: 'error',
  source: 'HyperShift API: KubevirtNodePoolPlatform.additionalNetworks; Multus: namespaceIsolation, globalNamespaces',
  examples:
    examplesOf(`${examplePool(`additionalNetworks:\n  - name: clusters-demo/tenant« # expect: hcp-additional-network error certain @17|»\n`)}---
apiVersion: k8s.ovn.org/v1
kind: ClusterUserDefinedNetwork
metadata: { name: tenant }
spec:
  namespaceSelector: { matchLabels: { kubernetes.io/metadata.name: «other|clusters-demo» } }
  network: { topology: Localnet, localnet: { role: Secondary, physicalNetworkName: tenant } }
`),
  *ofPool(pool, { hosted }) {
    for (const network of pool.kubevirt?.additionalNetworks ?? []) {
      const [wanted = '', namespace = pool.controlPlaneNamespace] = (network.value ?? '').split('/').toReversed();
      if (wanted === '' || !namespace) continue;
      const missing = missingNetwork(pool, network, wanted, namespace, hosted.hub);
      if (missing !== null) {
        yield missing;
        continue;
      }
      // Where the virtual machines run is known only with the cluster.
      const cluster = clustersOfPool(pool, hosted).at(-1);
      const own = cluster?.kubevirt?.credentials ? cluster.kubevirt.infraNamespace?.value : pool.controlPlaneNamespace;
      if (!cluster || !own || [own, pool.controlPlaneNamespace, ...GLOBAL_NAMESPACES].includes(namespace)) continue;
      yield draftOfField(pool, network, {
        message: `the network is in the namespace ${namespace}, the virtual machines are in ${own}`,
        why: `pods of ${nameOfObject(pool)} may use networks of their own namespace and of ${GLOBAL_NAMESPACES[0]} only`,
        remedy: `define the network in ${own}`,
        severity: 'warning',
      });
    }
  },
});

/** Namespaces whose networks the pods of all namespaces may use (cluster-network-operator, bindata/network/multus). */
const GLOBAL_NAMESPACES = ['default', 'openshift-multus', 'openshift-sriov-network-operator', 'openshift-cnv'];

/** The networks by name, and by namespace and name, because several namespaces can have a network of the same name. */
const networksIn = onceForObject((networks: HubFacts['userDefinedNetworks']) => {
  const known = networks.filter(({ template }) => !template);
  const ofNamespaces = known.filter(({ kind }) => kind === 'UserDefinedNetwork');
  return {
    byName: groupBy(known, ({ name }) => name),
    byPlace: groupBy(ofNamespaces, ({ namespace, name }) => namespacedName(namespace, name)),
  };
});

/** A finding if networks of this name exist in the input, but not in this namespace. */
function missingNetwork(pool: HostedNodePool, at: Located<string>, name: string, namespace: string, hub: HubFacts): Draft | null {
  const { byName, byPlace } = networksIn(hub.userDefinedNetworks);
  if (onSameHub(pool, byPlace.get(namespacedName(namespace, name)) ?? []).length > 0) return null;
  const networks = onSameHub(pool, byName.get(name) ?? []);
  const takes = (network: UserDefinedNetwork): boolean | null => {
    if (network.kind === 'UserDefinedNetwork') return network.namespace === null ? null : network.namespace === namespace;
    const wanted = { name: namespace, isControlPlane: namespace === pool.controlPlaneNamespace };
    return network.namespaceSelector && selectsNamespace(network.namespaceSelector, wanted, hub.namespaces);
  };
  if (networks.length === 0 || networks.some((network) => takes(network) !== false)) return null;
  return draftOfField(pool, at, {
    message: `the network ${name} does not exist in the namespace ${namespace}`,
    why: `${nameOfObject(pool)} needs it there, and ${networks.map(nameOfObject).join(' and ')} does not select that namespace`,
    remedy: `select ${namespace} in the network, or use a namespace that it selects`,
    related: networks.map(({ metadata, namespaceSelector }) => ({
      span: (namespaceSelector ?? metadata).span,
      message: 'the namespaces of the network',
    })),
  });
}
