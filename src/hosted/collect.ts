import type { PortRange } from '../model/address.ts';
import type { Document } from '../model/document.ts';
import type { ClusterFlows } from '../model/flow.ts';
import type { HostedCluster, HostedNodePool, JudgedCluster, SkippedCluster } from '../model/hosted-cluster.ts';
import type { HostedFacts, IgnitionStub } from '../model/hosted-facts.ts';
import type { HubFacts } from '../model/hub.ts';
import type { Node } from '../yaml/nodes.ts';
import { controlPlaneNamespaceOf, exposureOf } from './exposure.ts';
import { flowsOf } from './flows/index.ts';
import { type LoadBalancerText, readHaproxy } from './haproxy.ts';
import { addHubObject, noHubFacts } from './hub/index.ts';
import { nodePortRangeOf, platformOfHub } from './node-ports.ts';
import { readHostedCluster, readNodePool, readSkippedCluster } from './read-cluster.ts';
import { readStub, secretStub } from './read-stub.ts';
import { wrongValuesOf } from './wrong-values.ts';

/** Collects the objects of hosted clusters and of their management clusters. Documents are not kept. */
export function createHostedCollector() {
  const clusters: HostedCluster[] = [];
  const nodePools: HostedNodePool[] = [];
  const unjudged: SkippedCluster[] = [];
  const ignitionStubs: IgnitionStub[] = [];
  const loadBalancers: LoadBalancerText[] = [];
  const hub = noHubFacts();
  const bundles = new Set<string>();
  /** True if there is a hosted cluster or NodePool. */
  const hasClusters = (): boolean => clusters.length + nodePools.length > 0;
  /** True if a hosted cluster names the ConfigMap as the certificates of its proxy. */
  const namesBundle = (name: string): boolean => bundles.has(name);
  return {
    ignitionStubs,
    loadBalancers,
    hasClusters,
    namesBundle,
    /** Adds an object of a hosted cluster; returns its NodePool, if it is one. */
    add(document: Document, object: Node): HostedNodePool | null {
      const cluster = readHostedCluster(document, object);
      addTo(clusters, cluster);
      addTo(unjudged, cluster === null ? readSkippedCluster(document, object) : null);
      if (cluster?.proxy?.trustedCA?.value) bundles.add(cluster.proxy.trustedCA.value);
      addTo(ignitionStubs, readStub(document, object));
      return addTo(nodePools, readNodePool(document, object));
    },
    /** Adds an object of the management cluster. */
    addHub(document: Document, object: Node): void {
      addHubObject(hub, document, object, namesBundle);
      addTo(ignitionStubs, secretStub(document, object));
    },
    /** `nodePortRange` is the default for a management cluster whose Network object is missing from the input. */
    facts: (nodePortRange: PortRange): HostedFacts => ({
      clusters: withoutCopies(clusters).map((one) => judged(one, hub, nodePortRange)),
      loadBalancers: hasClusters() ? loadBalancers.flatMap(readHaproxy) : [],
      nodePools,
      unjudged,
      hub,
      ignitionStubs,
    }),
  };
}

function addTo<Item>(list: Item[], item: Item | null): Item | null {
  if (item !== null) list.push(item);
  return item;
}

/** Removes each HostedControlPlane whose HostedCluster is in the input, because it is the operator's copy of it. */
function withoutCopies(clusters: readonly HostedCluster[]): readonly HostedCluster[] {
  const originals = clusters.filter(({ kind }) => kind === 'HostedCluster');
  const namespaces = new Set(originals.map(controlPlaneNamespaceOf));
  // A HostedCluster without a namespace may belong to any control plane of its name.
  const names = new Set(originals.filter(({ namespace }) => namespace === null).map(({ name }) => name));
  return clusters.filter(({ kind, namespace, name }) => kind === 'HostedCluster' || !(namespaces.has(namespace) || names.has(name)));
}

function judged(cluster: HostedCluster, hub: HubFacts, nodePortRange: PortRange): JudgedCluster {
  const exposure = exposureOf(cluster);
  let flows: ClusterFlows | null = null;
  return {
    flows: () => (flows ??= flowsOf(cluster, nodePortRangeOf(cluster, hub.networks, nodePortRange), platformOfHub(cluster, hub))),
    wrongValues: wrongValuesOf(cluster),
    ...cluster,
    exposure: typeof exposure === 'string' ? null : exposure,
    controlPlaneNamespace: controlPlaneNamespaceOf(cluster),
  };
}
