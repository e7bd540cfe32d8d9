import { createHostedCollector } from './hosted/collect.ts';
import type { LoadBalancerText } from './hosted/haproxy.ts';
import { commentsIn, MARK } from './manifest/comments.ts';
import { HUB_KINDS } from './manifest/identify.ts';
import { documentAt } from './manifest/parse.ts';
import { NODE_PORT_RANGE, type PortRange } from './model/address.ts';
import type { Document, Node, ObjectReference } from './model/document.ts';
import { type HostedNodePool, HYPERSHIFT_API } from './model/hosted-cluster.ts';
import { STUB_ENDPOINT, STUB_SECRET } from './model/hosted-facts.ts';
import type { Source } from './model/source.ts';
import type { Comment } from './model/suppression.ts';
import { isLoadBalancer, MAX_LOAD_BALANCER_SIZE, mayBeLoadBalancer } from './net/load-balancer.ts';
import type { HostedSettings } from './settings.ts';
import { bufferOf, createLocator, lineStarts } from './text/lines.ts';
import { readableObjects } from './workload/objects.ts';
import { withoutEscapes } from './yaml/escapes.ts';
import { scalarNode, sequenceNode } from './yaml/nodes.ts';

export interface HostedOptions {
  readonly hosted?: HubSettings | undefined;
  readonly nodePortRange?: PortRange | undefined;
}

/** What the configuration says of management clusters. */
type HubSettings = Pick<HostedSettings, 'tenantCIDRs' | 'isHub'>;

const MAX_INDENT = 200;
const EVERYTHING: HubSettings = { tenantCIDRs: [], isHub: () => true };

/** Gathers hosted clusters, and afterwards what stands beside them. */
export function createHostedFactReader({ hosted = EVERYTHING, nodePortRange = NODE_PORT_RANGE }: HostedOptions) {
  const { tenantCIDRs, isHub } = hosted;
  const collector = createHostedCollector(nodePortRange);
  const loadBalancers: (() => LoadBalancerText)[] = [];
  const noted: ObjectReference[] = [];
  return {
    /** Takes what a document says of hosted clusters, and gives its NodePools. */
    add(document: Document): readonly HostedNodePool[] {
      const text = withoutEscapes(document.rawText(0, Number.POSITIVE_INFINITY));
      if (!text.includes(HYPERSHIFT_API) && !text.includes(STUB_ENDPOINT)) return [];
      return readableObjects(document).flatMap(({ node }) => collector.add(document, node) ?? []);
    },
    /** Remembers an object that may say something of the management cluster. */
    note(reference: ObjectReference): void {
      if (reference.kind === 'Secret' && !STUB_SECRET.test(reference.name)) return;
      if (HUB_KINDS.has(reference.kind) && isHub(reference.source.path)) noted.push(reference);
    },
    /** Reads what was noted, once all hosted clusters are known. */
    readNoted(): void {
      if (collector.hasClusters()) for (const read of loadBalancers) collector.addLoadBalancer(read());
      for (const reference of noted) {
        const document = mayJudge(reference) ? documentAt(reference) : null;
        if (document === null) continue;
        for (const found of readableObjects(document)) collector.addHub(document, found.node);
      }
    },
    /** Notes a source that is the configuration of a load balancer, and gives its comments; null for everything else. */
    noteLoadBalancer(source: Source): readonly Comment[] | null {
      const { path, install, bytes, firstOffset, reread } = source;
      if (!mayBeLoadBalancer(path) || firstOffset !== 0 || bytes.length > MAX_LOAD_BALANCER_SIZE) return null;
      const { length } = bytes;
      const read = (from: Uint8Array): LoadBalancerText => {
        const text = bufferOf(from).toString('utf8');
        return { path, install, text, spanAt: createLocator(text, { path, line: 1, offset: 0 }) };
      };
      const now = read(bytes);
      if (!isLoadBalancer(now.text)) return null;
      loadBalancers.push(() => read(reread(0, length)));
      return commentsIn({ root: linesAsRoot(now.text), ...now });
    },
    /** Takes a source that the user named and that is a packed stub of user data; false for everything else. */
    addPackedStub(source: Source): boolean {
      const { path, bytes, firstOffset, explicit } = source;
      if (!explicit || firstOffset !== 0) return false;
      const span = createLocator('', { path, line: 1, offset: 0 })(0, 0);
      return collector.addPackedStub(bufferOf(bytes), source, span);
    },
    facts: collector.facts,
  };

  /** Without hosted clusters little is judged of what stands beside them, so that little of it is read. */
  function mayJudge({ kind, name, source, start, end }: ObjectReference): boolean {
    if (kind === 'Secret') return true;
    if (kind === 'ConfigMap') return collector.namesBundle(name);
    if (collector.hasClusters() || tenantCIDRs.length > 0) return true;
    return (kind === 'NetworkPolicy' || kind === 'List') && Buffer.from(source.reread(start, end)).includes('openshift-dns');
  }
}

/** Comments speak of what begins on a line: here each line. */
function linesAsRoot(text: string): Node | null {
  if (!text.includes(MARK)) return null;
  const items = lineStarts(text).map((start): Node => {
    const lead = /[^\s]/.exec(text.slice(start, start + MAX_INDENT))?.index ?? 0;
    return scalarNode('', start + lead, start + lead + 1);
  });
  return sequenceNode({ start: 0, end: text.length }, items);
}
