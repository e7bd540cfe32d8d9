import type { PortRange, Protocol } from './address.ts';
import type { Span } from './span.ts';
import { UNKNOWN } from './text.ts';
import type { Toleration, Workload } from './workload.ts';

/** A taint of a node: `Node.spec.taints[]`. Pods without a matching toleration are not placed there. */
export interface Taint {
  readonly key: string;
  readonly value?: string;
  /** `NoSchedule`, `PreferNoSchedule` or `NoExecute`. */
  readonly effect: string;
}

/** A kind of node in the cluster. Labels that no role names can be on any node. */
export interface NodeRole {
  /** Its name in messages: `control-plane`, `worker`. */
  readonly name: string;
  /** Labels of every node of the role; null stands for any value. Keys that only other roles name are not on these nodes. */
  readonly labels: Readonly<Record<string, string | null>>;
  readonly taints: readonly Taint[];
  /** Labels that other roles name and that nodes of this role may have. */
  readonly optional?: readonly string[];
  /** The number of nodes with the role; absent if unknown. */
  readonly count?: number;
}

/** A node port that a Service pins. */
export interface NodePort {
  readonly port: number;
  readonly protocol: Protocol;
  /** The Service, represented as a workload that runs on every node. */
  readonly workload: Workload;
  /** The span of the number. */
  readonly span: Span;
}

/** Settings of the input about the ports of all nodes. */
export interface NodeSettings {
  readonly nodePorts: readonly NodePort[];
  /** `net.ipv4.ip_local_reserved_ports`: ports that outgoing connections do not use. */
  readonly reservedPorts: readonly PortRange[];
  /** `net.ipv4.ip_local_port_range`; absent if unset, or if nodes differ. */
  readonly ephemeralRange?: PortRange;
  /** `--service-node-port-range` of the API server; absent if unset, or if several differ. */
  readonly nodePortRange?: PortRange;
}

/** Prefix of the labels that kubeadm, OpenShift and others set on a node for its role. */
export const ROLE_PREFIX = 'node-role.kubernetes.io/';

/** Returns the names of the roles in the labels of a node, sorted. */
export function rolesIn(labels: Readonly<Record<string, unknown>>): string[] {
  const roles = Object.keys(labels).filter((key) => key.startsWith(ROLE_PREFIX) && key !== ROLE_PREFIX);
  return roles.map((key) => key.slice(ROLE_PREFIX.length)).sort();
}

/** Labels that mark a control-plane node. */
export const CONTROL_PLANE_LABELS: readonly string[] = ['control-plane', 'master', 'controlplane'].map((role) => ROLE_PREFIX + role);

/** True if the labels mark a control-plane node. */
export function isControlPlane({ labels }: { readonly labels: Readonly<Record<string, unknown>> }): boolean {
  return CONTROL_PLANE_LABELS.some((key) => Object.hasOwn(labels, key));
}

/**
 * True if a pod with these tolerations can be scheduled onto a node with these taints. A toleration with unknown parts matches every taint.
 */
export function tolerates(tolerations: readonly Toleration[], taints: readonly Taint[]): boolean {
  return taints.every((taint) => taint.effect === 'PreferNoSchedule' || tolerations.some((toleration) => matches(toleration, taint)));
}

/** The comparison of `Toleration.ToleratesTaint` in the Kubernetes API. */
function matches(toleration: Toleration, taint: Taint): boolean {
  if (toleration.effect && toleration.effect !== taint.effect && !toleration.effect.includes(UNKNOWN)) return false;
  if (toleration.key && toleration.key !== taint.key && !toleration.key.includes(UNKNOWN)) return false;
  if (toleration.operator === 'Exists' || toleration.operator.includes(UNKNOWN)) return true;
  if (!toleration.key) return false;
  const value = toleration.value ?? '';
  return value === (taint.value ?? '') || value.includes(UNKNOWN);
}
