import { selectsLabels } from '../model/label-selector.ts';
import { UNKNOWN } from '../model/text.ts';
import type { Workload } from '../model/workload.ts';

/**
 * A required anti-affinity of one keeps pods of both off one node. Any topology will do, because one node lies in one zone
 * and in one region. As in the scheduler, the term of either side counts for both.
 */
export function repel(a: Workload, b: Workload): boolean {
  return repels(a, b) || (a !== b && repels(b, a));
}

function repels(from: Workload, other: Workload): boolean {
  // A term without `namespaces` means the pods of its own namespace.
  if (from.namespace !== other.namespace && from.namespace !== null && other.namespace !== null) return false;
  return from.scheduling.podAntiAffinity.some((term) =>
    // Hidden values are equal only within one workload, where the same template fills in the labels and the selector.
    selectsLabels(term, other.labels, (value) => from === other || !value.includes(UNKNOWN)),
  );
}
