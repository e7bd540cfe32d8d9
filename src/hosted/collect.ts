import type { PortRange } from '../model/address.ts';
import type { Document } from '../model/document.ts';
import type { ClusterFlows } from '../model/flow.ts';
import type { HostedCluster, HostedNodePool, JudgedCluster, UnjudgedCluster } from '../model/hosted-cluster.ts';
import type { HostedFacts, IgnitionStub, LoadBalancerSection } from '../model/hosted-facts.ts';
import type { Node } from '../yaml/nodes.ts';
import { controlPlaneNamespaceOf, exposureOf } from './exposure.ts';
import { flowsOf } from './flows/index.ts';
import { type LoadBalancerText, readHaproxy } from './haproxy.ts';
import { createHubCollector } from './hub/index.ts';
import { nodePortRangeOf, platformOfHub } from './node-ports.ts';
import { readHostedCluster, readUnjudgedCluster } from './read-cluster.ts';
import { readNodePool } from './read-node-pool.ts';
import { readStub, secretStub } from './read-stub.ts';
import { withoutWrongValues, wrongValuesOf } from './wrong-values.ts';

/** Collects facts about hosted clusters. Documents are not kept. */
export interface HostedCollector {
  /** Adds an object of a hosted cluster; returns its NodePool, if it is one. */
  add(document: Document, object: Node): HostedNodePool | null;
  /** Adds an object of the management cluster. */
  addHub(document: Document, object: Node): void;
  /** True if there is a hosted cluster or NodePool. */
  hasClusters(): boolean;
  /** True if a hosted cluster names the ConfigMap as the certificates of its proxy. */
  namesBundle(name: string): boolean;
  /** Adds a configuration of a load balancer. */
  addLoadBalancer(configuration: LoadBalancerText): void;
  /** Stubs of user data that are packed files. */
  addStubs(stubs: readonly IgnitionStub[]): void;
  facts(): HostedFacts;
}

/** `nodePortRange` is that of a management cluster whose Network object is not in the input. */
export function createHostedCollector(nodePortRange: PortRange): HostedCollector {
  const clusters: HostedCluster[] = [];
  const nodePools: HostedNodePool[] = [];
  const unjudged: UnjudgedCluster[] = [];
  const loadBalancers: LoadBalancerSection[] = [];
  const ignitionStubs: IgnitionStub[] = [];
  const bundles = new Set<string>();
  const hub = createHubCollector((name) => bundles.has(name));
  return {
    add(document, object) {
      const cluster = readHostedCluster(document, object);
      if (cluster !== null) clusters.push(cluster);
      const other = cluster === null ? readUnjudgedCluster(document, object) : null;
      if (other !== null) unjudged.push(other);
      if (cluster?.proxy?.trustedCA?.value) bundles.add(cluster.proxy.trustedCA.value);
      const nodePool = readNodePool(document, object);
      if (nodePool !== null) nodePools.push(nodePool);
      addStub(readStub(document, object));
      return nodePool;
    },
    addHub(document, object) {
      hub.add(document, object);
      addStub(secretStub(document, object));
    },
    hasClusters: () => clusters.length + nodePools.length > 0,
    namesBundle: (name) => bundles.has(name),
    addLoadBalancer(configuration) {
      loadBalancers.push(...readHaproxy(configuration));
    },
    addStubs: (stubs) => {
      ignitionStubs.push(...stubs);
    },
    facts: () => ({
      clusters: withoutCopies(clusters).map((one) =>
        judged(one, nodePortRangeOf(one, hub.facts.networks, nodePortRange), platformOfHub(one, hub.facts)),
      ),
      nodePools,
      unjudged,
      hub: hub.facts,
      loadBalancers,
      ignitionStubs,
    }),
  };

  function addStub(stub: IgnitionStub | null): void {
    if (stub !== null) ignitionStubs.push(stub);
  }
}

/** A HostedControlPlane is the operator's copy of a HostedCluster, so it is used only if that is not in the input. */
function withoutCopies(clusters: readonly HostedCluster[]): readonly HostedCluster[] {
  const originals = clusters.filter(({ kind }) => kind === 'HostedCluster');
  const namespaces = new Set(originals.map(controlPlaneNamespaceOf));
  // Without a namespace of its own, a HostedCluster may be that of any control plane of its name.
  const names = new Set(originals.filter(({ namespace }) => namespace === null).map(({ name }) => name));
  return clusters.filter(({ kind, namespace, name }) => kind === 'HostedCluster' || !(namespaces.has(namespace) || names.has(name)));
}

function judged(cluster: HostedCluster, nodePortRange: PortRange, hubPlatform: string | null): JudgedCluster {
  const exposure = exposureOf(cluster);
  let flows: ClusterFlows | null = null;
  return {
    flows: () => (flows ??= flowsOf(withoutWrongValues(cluster), nodePortRange, hubPlatform)),
    wrongValues: () => wrongValuesOf(cluster),
    ...cluster,
    exposure: typeof exposure === 'string' ? null : exposure,
    controlPlaneNamespace: controlPlaneNamespaceOf(cluster),
  };
}
