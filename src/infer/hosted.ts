import { createHostedCollector } from '../hosted/collect.ts';
import { HUB_KINDS } from '../manifest/identify.ts';
import { documentAt } from '../manifest/parse.ts';
import { NODE_PORT_RANGE, type PortRange } from '../model/address.ts';
import type { Document, ObjectReference } from '../model/document.ts';
import { type HostedNodePool, HYPERSHIFT_API } from '../model/hosted-cluster.ts';
import { STUB_ENDPOINT, STUB_SECRET } from '../model/hosted-facts.ts';
import type { HostedSettings } from '../options.ts';
import type { ReadDocuments } from '../read.ts';
import { bufferOf } from '../text/lines.ts';
import { readableObjects } from '../workload/objects.ts';
import { withoutEscapes } from '../yaml/escapes.ts';

/** The settings of hosted clusters, and the default node port range of management clusters. */
export interface HostedOptions {
  readonly hosted?: Pick<HostedSettings, 'tenantCIDRs' | 'isHub'> | undefined;
  readonly nodePortRange?: PortRange | undefined;
}

/** Collects the facts about hosted clusters: first from their documents, then from the objects of the management cluster. */
export function createHostedFacts({ hosted, nodePortRange = NODE_PORT_RANGE }: HostedOptions) {
  const { tenantCIDRs = [], isHub = () => true } = hosted ?? {};
  const collector = createHostedCollector();
  return {
    /** Adds the hosted clusters of a document, and returns its NodePools. */
    add(document: Document): readonly HostedNodePool[] {
      const text = withoutEscapes(document.rawText(0, Number.POSITIVE_INFINITY));
      if (!text.includes(HYPERSHIFT_API) && !text.includes(STUB_ENDPOINT)) return [];
      return readableObjects(document).flatMap(({ node }) => collector.add(document, node) ?? []);
    },
    /** Adds the objects of the management cluster after all hosted clusters are known. */
    addObjectsOfHub({ ofHub, loadBalancers, ignitionStubs }: Pick<ReadDocuments, 'ofHub' | 'loadBalancers' | 'ignitionStubs'>): void {
      collector.ignitionStubs.push(...ignitionStubs);
      collector.loadBalancers.push(...loadBalancers);
      for (const reference of ofHub) {
        const document = isOfHub(reference) && mayBeNeeded(reference) ? documentAt(reference) : null;
        if (document === null) continue;
        for (const found of readableObjects(document)) collector.addHub(document, found.node);
      }
    },
    facts: () => collector.facts(nodePortRange),
  };

  function isOfHub({ kind, name, source }: ObjectReference): boolean {
    return (kind !== 'Secret' || STUB_SECRET.test(name)) && HUB_KINDS.has(kind) && isHub(source.path);
  }

  /** True if an object of the management cluster must be read. Without hosted clusters, few rules need these objects. */
  function mayBeNeeded({ kind, name, source, start, end, isExposed = false }: ObjectReference): boolean {
    if (kind === 'Secret') return true;
    if (kind === 'ConfigMap') return collector.namesBundle(name);
    const mayContain = (word: string) => withoutEscapes(bufferOf(source.reread(start, end)).toString('latin1')).includes(word);
    if (!collector.hasClusters() && tenantCIDRs.length === 0)
      return (kind.endsWith('NetworkPolicy') || kind === 'List') && mayContain('openshift-dns');
    if (kind === 'Service') return isExposed;
    // Most objects of the kind are those of Kubernetes.
    return kind !== 'Ingress' || mayContain('config.openshift.io');
  }
}
