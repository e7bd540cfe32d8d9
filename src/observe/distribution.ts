import { type Fields, fieldsOf, textOf } from '../yaml/plain-fields.ts';
import known from './distributions.yaml';

/** How the nodes of a distribution show themselves. */
interface Signs {
  /** A part of `status.nodeInfo.kubeletVersion`. */
  readonly kubelet?: string;
  /** The key of a label or an annotation. */
  readonly key?: string;
  /** How `status.nodeInfo.osImage` begins. */
  readonly system?: string;
}

const { registry, distributions } = known as { readonly registry: string; readonly distributions: Readonly<Record<string, Signs>> };

/** The distribution that a Node shows to be of, such as `k3s`; null for OpenShift and all that is not known. */
export function distributionOf({ metadata, status }: Fields): string | null {
  const { labels, annotations } = fieldsOf(metadata);
  const { kubeletVersion, osImage } = fieldsOf(fieldsOf(status).nodeInfo);
  const keys = [...Object.keys(fieldsOf(labels)), ...Object.keys(fieldsOf(annotations))];
  const shows = ({ kubelet, key, system }: Signs): boolean =>
    (kubelet !== undefined && textOf(kubeletVersion).includes(kubelet)) ||
    (key !== undefined && keys.includes(key)) ||
    (system !== undefined && textOf(osImage).startsWith(system));
  return Object.entries(distributions).find(([, signs]) => shows(signs))?.[0] ?? null;
}

/** The registry that holds the ports of a cluster all of whose nodes are of such distributions; null where one of them is not. */
export function registryOfNodes(nodes: readonly (string | null)[]): { readonly name: string; readonly why: string } | null {
  const shown = new Set(nodes);
  if (shown.size === 0 || shown.has(null)) return null;
  return { name: registry, why: [...shown].join(', ') };
}
