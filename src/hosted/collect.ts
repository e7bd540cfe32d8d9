import type { Document } from '../model/document.ts';
import type { HostedCluster, HostedNodePool, JudgedCluster } from '../model/hosted-cluster.ts';
import type { HostedFacts } from '../model/hosted-facts.ts';
import type { Node } from '../text/yaml-nodes.ts';
import { controlPlaneNamespaceOf, exposureOf } from './exposure.ts';
import { flowsOf } from './flows/index.ts';
import { createHubCollector } from './hub/index.ts';
import { readHostedCluster } from './read-cluster.ts';
import { readNodePool } from './read-node-pool.ts';

/** Gathers what objects say of hosted clusters; only facts are kept, never the documents. */
export interface HostedCollector {
  /** Objects that belong to hosted clusters. */
  add(document: Document, object: Node): void;
  /** Objects of the management cluster, which matter only where there are hosted clusters. */
  addHub(document: Document, object: Node): void;
  /** Something was found that hub objects may have to do with. */
  hasClusters(): boolean;
  /** Whether a hosted cluster names a ConfigMap as the certificates of its proxy. */
  namesBundle(name: string): boolean;
  facts(): HostedFacts;
}

export function createHostedCollector(): HostedCollector {
  const clusters: HostedCluster[] = [];
  const nodePools: HostedNodePool[] = [];
  const bundles = new Set<string>();
  const hub = createHubCollector((name) => bundles.has(name));
  return {
    add(document, object) {
      const cluster = readHostedCluster(document, object);
      if (cluster !== null) clusters.push(cluster);
      if (cluster?.proxy?.trustedCA?.value) bundles.add(cluster.proxy.trustedCA.value);
      const nodePool = readNodePool(document, object);
      if (nodePool !== null) nodePools.push(nodePool);
    },
    addHub: hub.add,
    hasClusters: () => clusters.length + nodePools.length > 0,
    namesBundle: (name) => bundles.has(name),
    facts: () => ({ clusters: withoutCopies(clusters).map(judged), nodePools, hub: hub.facts }),
  };
}

/** A HostedControlPlane is the operator's own copy of a HostedCluster, so it counts only where that is not in the input. */
function withoutCopies(clusters: readonly HostedCluster[]): readonly HostedCluster[] {
  const originals = clusters.filter(({ kind }) => kind === 'HostedCluster');
  const namespaces = new Set(originals.map(controlPlaneNamespaceOf));
  // Without a namespace of its own, a HostedCluster may be that of any control plane of its name.
  const names = new Set(originals.filter(({ namespace }) => namespace === null).map(({ name }) => name));
  return clusters.filter(({ kind, namespace, name }) => kind === 'HostedCluster' || !(namespaces.has(namespace) || names.has(name)));
}

/** Which range node ports have does not matter to the proxy. */
const ANY_RANGE = { from: 30000, to: 32767 };

function judged(cluster: HostedCluster): JudgedCluster {
  const exposure = exposureOf(cluster);
  const api = flowsOf(cluster, ANY_RANGE).flows.find(({ service, source }) => service === 'APIServer' && source === 'worker');
  return {
    ...cluster,
    exposure: typeof exposure === 'string' ? null : exposure,
    apiProxied: api?.proxied ?? null,
    controlPlaneNamespace: controlPlaneNamespaceOf(cluster),
  };
}
