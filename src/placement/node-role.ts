import type { ClusterNode } from '../model/cluster.ts';
import { groupBy } from '../model/groups.ts';
import { isControlPlane, type NodeRole, rolesIn, type Taint } from '../model/node.ts';
import type { Workload } from '../model/workload.ts';
import { baseName, repositoryOf } from '../text/words.ts';
import nodes from './nodes.yaml';

const known = nodes as {
  readonly roles: readonly NodeRole[];
  readonly renamed: Readonly<Record<string, string>>;
  readonly toleratedByDaemonSets: readonly string[];
  readonly controlPlaneComponents: readonly string[];
};

/** The node roles of kubeadm and OpenShift. */
export const DEFAULT_NODE_ROLES = known.roles;

/** Taints that the DaemonSet controller tolerates for its pods. */
export const TOLERATED_BY_DAEMON_SETS: ReadonlySet<string> = new Set(known.toleratedByDaemonSets);

/** The label with a node's name; they differ on a few clouds only. */
export const NODE_NAME = 'kubernetes.io/hostname';

const COMPONENTS = known.controlPlaneComponents;
const SYSTEM_NAMESPACE = /^(?:kube-system|openshift-.*)$/;

/**
 * True for a pod of a control-plane component, which the kubelet starts on control-plane nodes; recognised by its name, otherwise by its
 * program.
 */
export function isControlPlanePod({ kind, name, namespace, hostNetwork, staticPod, containers }: Workload): boolean {
  if (kind !== 'Pod' || !hostNetwork || !(staticPod || SYSTEM_NAMESPACE.test(namespace ?? ''))) return false;
  if (COMPONENTS.some((component) => name === component || name.startsWith(`${component}-`))) return true;
  return containers.some(({ image }) => COMPONENTS.includes(baseName(repositoryOf(image))));
}

/** One key for the several names of a label. */
export function canonicalKey(key: string): string {
  return Object.hasOwn(known.renamed, key) ? (known.renamed[key] ?? key) : key;
}

type SeenNode = Pick<ClusterNode, 'labels' | 'taints'>;

/** Prefix of taints that depend on the state of a node. */
const PASSING = 'node.kubernetes.io/';

/**
 * Returns the kinds of nodes in a dump: nodes with equal role labels and taints are one kind. Null if the dump may lack nodes, because none
 * is a control-plane node.
 */
export function rolesOfNodes(nodes: readonly SeenNode[]): readonly NodeRole[] | null {
  const groups = groupBy(nodes, (node) => JSON.stringify([rolesIn(node.labels), taintsOf(node)]));
  const roles = [...groups.values()].map(roleOf);
  return roles.some(isControlPlane) ? roles : null;
}

function taintsOf({ taints }: SeenNode): Taint[] {
  return taints.filter(({ key }) => !key.startsWith(PASSING)).sort((a, b) => (a.key + a.effect < b.key + b.effect ? -1 : 1));
}

/**
 * The role of a group of nodes: labels of all its nodes are certain, labels of some are optional. A node's name is not a property of its
 * role.
 */
function roleOf(group: readonly SeenNode[]): NodeRole {
  const [first = { labels: {}, taints: [] }] = group;
  const keys = new Set(group.flatMap(({ labels }) => Object.keys(labels).map(canonicalKey)).filter((key) => key !== NODE_NAME));
  const isShared = (key: string): boolean => group.every(({ labels }) => labels[key] !== undefined && labels[key] === first.labels[key]);
  const shared = [...keys].filter(isShared);
  return {
    name: rolesIn(first.labels).join('/') || 'worker',
    labels: Object.fromEntries(shared.map((key) => [key, first.labels[key] ?? null])),
    taints: taintsOf(first),
    optional: [...keys].filter((key) => !shared.includes(key)),
  };
}
