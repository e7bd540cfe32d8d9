import { UNKNOWN } from '../model/text.ts';
import type { Toleration } from '../model/workload.ts';
import type { Taint } from './node-role.ts';

/** Taints that the DaemonSet controller makes its pods tolerate, by itself. Source: "DaemonSet" in the Kubernetes documentation. */
const TOLERATED_BY_DAEMON_SETS = new Set([
  'node.kubernetes.io/not-ready',
  'node.kubernetes.io/unreachable',
  'node.kubernetes.io/disk-pressure',
  'node.kubernetes.io/memory-pressure',
  'node.kubernetes.io/pid-pressure',
  'node.kubernetes.io/unschedulable',
  'node.kubernetes.io/network-unavailable',
]);

/** A pod with these tolerations can be put on a node with these taints. A toleration that a template hides may match any taint. */
export function tolerates(kind: string, tolerations: readonly Toleration[], taints: readonly Taint[]): boolean {
  return taints.every(
    (taint) =>
      taint.effect === 'PreferNoSchedule' ||
      (kind === 'DaemonSet' && TOLERATED_BY_DAEMON_SETS.has(taint.key)) ||
      tolerations.some((toleration) => matches(toleration, taint)),
  );
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
