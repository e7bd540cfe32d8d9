import { isPort } from '../model/address.ts';
import type { Document } from '../model/document.ts';
import { HYPERSHIFT_API } from '../model/hosted-cluster.ts';
import { at, itemsAt, type Node, numberAt, type SequenceNode, stringAt } from '../text/yaml-nodes.ts';

/** Pods that a custom resource has deeper inside than a Deployment has its own. */
export interface Nested {
  /** Whole objects, such as what a `SyncSet` or a `ManifestWork` applies. */
  readonly objects: readonly Node[];
  /** Pod templates, such as those of an `MPIJob` or a `UnitedDeployment`. */
  readonly templates: readonly Node[];
  /** Lists that ask for host ports outside of these. */
  readonly ports: readonly SequenceNode[];
}

/** Parts of objects, and what was rather than what is wanted. */
const NOT_WANTED = /^(?:patch\w*|status|metadata)$/;

/** Whether an object is of a kind that Kubernetes does not know itself, with what may be pods inside. */
export function mayNest(document: Document, object: Node): boolean {
  const apiVersion = stringAt(object, 'apiVersion') ?? '';
  const group = /^([^/]+)\/[^/]+$/.exec(apiVersion)?.[1] ?? '';
  if (apiVersion.startsWith(HYPERSHIFT_API) || !group.includes('.') || (group.endsWith('.k8s.io') && !group.endsWith('.x-k8s.io')))
    return false;
  // A search of the text spares most custom resources the walk; a ManifestWork may also apply a hosted cluster.
  const text = document.rawText(object.start, object.end);
  return document.hasAliases || text.includes('containers') || text.includes('hostPort') || text.includes(HYPERSHIFT_API);
}

export function nestedIn(object: Node): Nested {
  const objects: Node[] = [];
  const templates = new Set<Node>();
  const ports: SequenceNode[] = [];
  const seen = new Set<Node>([object]);
  const open = childrenOf(object);
  for (let node = open.pop(); node; node = open.pop()) {
    if (seen.has(node)) continue;
    seen.add(node);
    if (isObject(node)) objects.push(node);
    else if (isPodTemplate(at(node, 'template'))) templates.add(at(node, 'template') as Node);
    else {
      const own = at(node, 'ports');
      if (own?.type === 'sequence' && asksForHostPort(own)) ports.push(own);
      for (const child of childrenOf(node)) open.push(child);
    }
  }
  const inOrder = (one: Node, other: Node): number => one.start - other.start;
  return { objects: objects.sort(inOrder), templates: [...templates].sort(inOrder), ports: ports.sort(inOrder) };
}

function isObject(node: Node): boolean {
  return stringAt(node, 'apiVersion') !== undefined && stringAt(node, 'kind') !== undefined && at(node, 'metadata') !== undefined;
}

function isPodTemplate(template: Node | undefined): boolean {
  return itemsAt(template, 'spec', 'containers').some((container) => at(container, 'name') && at(container, 'image'));
}

function childrenOf(node: Node): Node[] {
  if (node.type === 'sequence') return [...node.items];
  // The object that a policy of Open Cluster Management forbids.
  if (node.type === 'scalar' || stringAt(node, 'complianceType') === 'mustnothave') return [];
  return node.entries.flatMap(({ key, value }) => (NOT_WANTED.test(key.text) || value.type === 'scalar' ? [] : [value]));
}

/** Whether a list of a custom resource asks for ports of the host, as `ports` of a container does. */
function asksForHostPort(list: SequenceNode): boolean {
  return list.items.some((item) => isPort(numberAt(item, 'hostPort') ?? 0));
}
