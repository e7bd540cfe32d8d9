import type { PortRange, Protocol } from './address.ts';
import type { Span } from './span.ts';
import { UNKNOWN } from './text.ts';
import type { Toleration, Workload } from './workload.ts';

/** A mark on a node that repels pods without a matching toleration: `Node.spec.taints[]`. */
export interface Taint {
  readonly key: string;
  readonly value?: string;
  /** `NoSchedule`, `PreferNoSchedule` or `NoExecute`. */
  readonly effect: string;
}

/** A kind of node in the cluster. Labels that no role names may be on any node. */
export interface NodeRole {
  /** Its name in messages: `control-plane`, `worker`. */
  readonly name: string;
  /** Every node of the role has these; null is any value. Keys that only other roles name are not on these nodes. */
  readonly labels: Readonly<Record<string, string | null>>;
  readonly taints: readonly Taint[];
  /** Labels that nodes of the role may have or not, although another role names them. */
  readonly optional?: readonly string[];
  /** The number of nodes with the role; absent if unknown. */
  readonly count?: number;
}

/** A node port that a Service pins. */
export interface NodePort {
  readonly port: number;
  readonly protocol: Protocol;
  /** The Service, as if it ran on every node. */
  readonly workload: Workload;
  /** The span of the number. */
  readonly span: Span;
}

/** Settings of the input about the ports of all nodes. */
export interface NodeSettings {
  readonly nodePorts: readonly NodePort[];
  /** `net.ipv4.ip_local_reserved_ports`: outgoing connections do not use them. */
  readonly reservedPorts: readonly PortRange[];
  /** `net.ipv4.ip_local_port_range`; absent if unset, or if nodes differ. */
  readonly ephemeralRange?: PortRange;
  /** `--service-node-port-range` of the API server; absent if unset, or if several differ. */
  readonly nodePortRange?: PortRange;
}

/** Prefix of the labels that kubeadm, OpenShift and others set on a node for its role. */
export const ROLE_PREFIX = 'node-role.kubernetes.io/';

/** Returns the roles in the labels of a node, sorted. */
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

/** True if a pod with these tolerations can be scheduled onto a node with these taints. A toleration with unknown parts may match any taint. */
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
