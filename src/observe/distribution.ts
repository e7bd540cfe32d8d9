import { type Fields, fieldsOf, textOf } from '../yaml/plain-fields.ts';
import known from './distributions.yaml';

/** Signs by which the nodes of a distribution are recognised. */
interface Signs {
  /** A part of `status.nodeInfo.kubeletVersion`. */
  readonly kubelet?: string;
  /** The key of a label or an annotation. */
  readonly key?: string;
  /** Start of `status.nodeInfo.osImage`. */
  readonly system?: string;
}

const { registry, distributions } = known as { readonly registry: string; readonly distributions: Readonly<Record<string, Signs>> };

/** Returns the distribution of a Node, such as `k3s`; null for OpenShift and for unknown ones. */
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

/** Returns the registry for a cluster whose nodes are all of known distributions; null if one node is not. */
export function registryOfNodes(nodes: readonly (string | null)[]): { readonly name: string; readonly why: string } | null {
  const shown = new Set(nodes);
  if (shown.size === 0 || shown.has(null)) return null;
  return { name: registry, why: [...shown].join(', ') };
}
