import type { ClusterNode } from '../model/cluster.js';
import { type Taint } from '../model/node.js';
/** A kind of node in the cluster. Labels that no role names may be on any node. */
export interface NodeRole {
    /** As messages call it: `control-plane`, `worker`. */
    readonly name: string;
    /** Every node of the role has these; null stands for any value. Keys that only other roles name are not on these nodes. */
    readonly labels: Readonly<Record<string, string | null>>;
    readonly taints: readonly Taint[];
    /** Labels that nodes of the role may have or not, although another role names them. */
    readonly optional?: readonly string[];
    /** How many nodes have the role; absent where that differs between clusters. */
    readonly count?: number;
}
/** Nodes as kubeadm and OpenShift make them. */
export declare const DEFAULT_NODE_ROLES: readonly NodeRole[];
/** Taints that the DaemonSet controller makes its pods tolerate, by itself. */
export declare const TOLERATED_BY_DAEMON_SETS: ReadonlySet<string>;
/** Where the key of a node's name stands among its labels: the two are one thing on all but a few clouds. */
export declare const NODE_NAME = "kubernetes.io/hostname";
/** One key for the several names of a label. */
export declare function canonicalKey(key: string): string;
type SeenNode = Pick<ClusterNode, 'labels' | 'taints'>;
/**
 * The kinds of nodes that a dump shows: those with the same role labels and taints are one. Null where they are not known to be
 * all, because no node of a control plane is among them.
 */
export declare function rolesOfNodes(nodes: readonly SeenNode[]): readonly NodeRole[] | null;
export {};
