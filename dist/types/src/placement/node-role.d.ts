import type { ClusterNode } from '../model/cluster.js';
/** A mark on a node that repels pods without a matching toleration: `Node.spec.taints[]`. */
export interface Taint {
    readonly key: string;
    readonly value?: string;
    /** `NoSchedule`, `PreferNoSchedule` or `NoExecute`. */
    readonly effect: string;
}
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
/** Prefix of the labels that kubeadm, OpenShift and others give a node for its role. */
export declare const ROLE_PREFIX = "node-role.kubernetes.io/";
/** Nodes as kubeadm and OpenShift make them. */
export declare const DEFAULT_NODE_ROLES: readonly NodeRole[];
/** Taints that the DaemonSet controller makes its pods tolerate, by itself. */
export declare const TOLERATED_BY_DAEMON_SETS: ReadonlySet<string>;
/** Whether nodes of the role run the control plane, by any of the labels that mark it. */
export declare function isControlPlane(role: NodeRole): boolean;
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
