import type { Toleration } from './workload.js';
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
/** The roles that the labels of a node tell, sorted. */
export declare function rolesIn(labels: Readonly<Record<string, unknown>>): string[];
/** Whether a node, or nodes of a kind, run the control plane, by any of the labels that mark it. */
export declare function isControlPlane({ labels }: {
    readonly labels: Readonly<Record<string, unknown>>;
}): boolean;
/** Whether a pod with these tolerations can be put on a node with these taints. A toleration that a template hides may match any taint. */
export declare function tolerates(tolerations: readonly Toleration[], taints: readonly Taint[]): boolean;
