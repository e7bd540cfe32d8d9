import { createHostedCollector } from './hosted/collect.ts';
import { isHubKind } from './manifest/kind.ts';
import { documentAt } from './manifest/scan.ts';
import type { Document } from './model/document.ts';
import { HYPERSHIFT_API } from './model/hosted-cluster.ts';
import type { HostedFacts } from './model/hosted-facts.ts';
import type { ObjectReference } from './model/reference.ts';
import { readableObjects } from './workload/objects.ts';

/** What the configuration says of management clusters. */
export interface HubSettings {
  readonly tenantCIDRs: readonly string[];
  /** Whether a file describes the management cluster. */
  readonly isHub: (path: string) => boolean;
}

/** Gathers hosted clusters, and afterwards what stands beside them. */
export interface HostedFactReader {
  /** Takes what a document says of hosted clusters. */
  add(document: Document): void;
  /** Remembers an object that may say something of the management cluster. */
  note(reference: ObjectReference): void;
  /** Reads what was noted, once all hosted clusters are known. */
  readNoted(): void;
  facts(): HostedFacts;
}

const EVERYTHING: HubSettings = { tenantCIDRs: [], isHub: () => true };

export function createHostedFactReader({ tenantCIDRs, isHub }: HubSettings = EVERYTHING): HostedFactReader {
  const collector = createHostedCollector();
  const noted: ObjectReference[] = [];
  return {
    add(document) {
      if (!document.rawText(0, Number.POSITIVE_INFINITY).includes(HYPERSHIFT_API)) return;
      for (const found of readableObjects(document)) collector.add(document, found.node);
    },
    note(reference) {
      if (isHubKind(reference.kind) && isHub(reference.source.path)) noted.push(reference);
    },
    readNoted() {
      for (const reference of noted) {
        const document = mayJudge(reference) ? documentAt(reference) : null;
        if (document === null) continue;
        for (const found of readableObjects(document)) collector.addHub(document, found.node);
      }
    },
    facts: collector.facts,
  };

  /** Without hosted clusters little is judged of what stands beside them, so that little of it is read. */
  function mayJudge({ kind, name, source, start, end }: ObjectReference): boolean {
    if (kind === 'ConfigMap') return collector.namesBundle(name);
    if (collector.hasClusters() || tenantCIDRs.length > 0) return true;
    return (kind === 'NetworkPolicy' || kind === 'List') && Buffer.from(source.reread(start, end)).includes('openshift-dns');
  }
}
