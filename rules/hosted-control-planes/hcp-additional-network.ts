import { groupBy } from '../../src/model/groups.ts';
import type { HostedNodePool, JudgedCluster, Located } from '../../src/model/hosted-cluster.ts';
import { besideOf, type HubFacts, type UserDefinedNetwork } from '../../src/model/hub.ts';
import { type Draft, defineRule } from '../../src/model/rule.ts';
import { onceForObject } from '../../src/text/once.ts';
import { examplePool } from '../examples.ts';
import { draftOfField, indexPools, nameOfObject } from '../hosted-draft.ts';
import { takesNamespace } from '../hosted-hub.ts';

function example(namespace: string, mark = ''): string {
  return `${examplePool(`additionalNetworks:\n  - name: clusters-demo/tenant${mark}\n`)}---
apiVersion: k8s.ovn.org/v1
kind: ClusterUserDefinedNetwork
metadata: { name: tenant }
spec:
  namespaceSelector: { matchLabels: { kubernetes.io/metadata.name: ${namespace} } }
  network: { topology: Localnet, localnet: { role: Secondary, physicalNetworkName: tenant } }
`;
}

export const hcpAdditionalNetwork = defineRule({
  id: 'hcp-additional-network',
  title: 'An additional network is not defined in the namespace where it is looked for',
  why:
    'The virtual machines of a NodePool run in the namespace of the control plane. A network has a name there only where ' +
    'the (Cluster)UserDefinedNetwork takes the namespace that the NodePool names. OpenShift lets pods use networks of ' +
    'their own namespace, of `default`, and of three namespaces of OpenShift. A network of any other namespace, such as ' +
    '`my-namespace/network1` in an example of the documentation of HyperShift, is a warning, because only a hub without that ' +
    'isolation takes it.',
  remedy: 'Let the network take the namespace that the NodePool names, and name that of the control plane or `default`.',
  severity: 'error',
  since: '0.1.0',
  needs: ['hosted'],
  source: 'HyperShift API: KubevirtNodePoolPlatform.additionalNetworks; Multus: namespaceIsolation, globalNamespaces',
  examples: {
    bad: example('other', ' # expect: hcp-additional-network error certain @17'),
    good: example('clusters-demo'),
  },
  *check({ hosted }) {
    const poolsOf = indexPools(hosted.nodePools);
    const clusters = new Map<HostedNodePool, JudgedCluster>();
    for (const cluster of hosted.clusters) for (const pool of poolsOf(cluster)) clusters.set(pool, cluster);
    for (const pool of hosted.nodePools) {
      if (pool.template) continue;
      for (const network of pool.kubevirt?.additionalNetworks ?? []) yield* judge(pool, clusters.get(pool), network, hosted.hub);
    }
  },
});

/** Namespaces whose networks all pods of OpenShift may use (cluster-network-operator, bindata/network/multus). */
const GLOBAL_NAMESPACES = ['default', 'openshift-multus', 'openshift-sriov-network-operator', 'openshift-cnv'];

/** Networks by name, and those of one namespace by both, for many look-ups. */
const networksIn = onceForObject((networks: HubFacts['userDefinedNetworks']) => {
  const known = networks.filter(({ template }) => !template);
  return {
    byName: groupBy(known, ({ name }) => name),
    byPlace: groupBy(
      known.filter(({ kind }) => kind === 'UserDefinedNetwork'),
      ({ namespace, name }) => namespacedName(namespace, name),
    ),
  };
});

function namespacedName(namespace: string | null, name: string): string {
  return JSON.stringify([namespace, name]);
}

function* judge(pool: HostedNodePool, cluster: JudgedCluster | undefined, named: Located<string>, hub: HubFacts): Iterable<Draft> {
  const { controlPlaneNamespace } = pool;
  const parts = (named.value ?? '').split('/');
  const name = parts.at(-1) ?? '';
  const namespace = parts.length > 1 ? (parts[0] ?? '') : controlPlaneNamespace;
  if (name === '' || namespace === null || namespace === '') return;
  const { byName, byPlace } = networksIn(hub.userDefinedNetworks);
  const isThere = besideOf(pool, byPlace.get(namespacedName(namespace, name)) ?? []).length > 0;
  const networks = isThere ? [] : besideOf(pool, byName.get(name) ?? []);
  if (networks.length > 0 && networks.every((network) => takes(network, namespace) === false)) {
    yield draftOfField(pool, named, {
      message: `the network ${name} does not exist in the namespace ${namespace}`,
      why: `${nameOfObject(pool)} needs it there, and ${networks.map(nameOfObject).join(' and ')} does not select that namespace`,
      remedy: `let the network take ${namespace}, or name a namespace that it takes`,
      related: networks.map(({ metadata, namespaceSelector }) => ({
        span: (namespaceSelector ?? metadata).span,
        message: 'the namespaces of the network',
      })),
    });
    return;
  }
  // Where the virtual machines run is known only with the cluster.
  const own = cluster?.kubevirt?.credentials ? cluster.kubevirt.infraNamespace?.value : controlPlaneNamespace;
  if (!cluster || !own || namespace === own || namespace === controlPlaneNamespace || GLOBAL_NAMESPACES.includes(namespace)) return;
  yield draftOfField(pool, named, {
    message: `the network is in the namespace ${namespace}, the virtual machines are in ${own}`,
    why: `pods of ${nameOfObject(pool)} may use networks of their own namespace and of ${GLOBAL_NAMESPACES[0]} only`,
    remedy: `define the network in ${own}`,
    severity: 'warning',
  });

  function takes(network: UserDefinedNetwork, wanted: string): boolean | null {
    if (network.kind === 'UserDefinedNetwork') return network.namespace === null ? null : network.namespace === wanted;
    if (network.namespaceSelector === null) return null;
    return takesNamespace(network.namespaceSelector, { name: wanted, isControlPlane: wanted === controlPlaneNamespace }, hub.namespaces);
  }
}
