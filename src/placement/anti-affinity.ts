import { UNKNOWN } from '../model/text.ts';
import type { NodeRequirement, PodAffinityTerm, Workload } from '../model/workload.ts';

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
  return from.scheduling.podAntiAffinity.some((term) => selects(term, other, from === other));
}

function selects(term: PodAffinityTerm, workload: Workload, itself: boolean): boolean {
  const { matchLabels, matchExpressions } = term;
  const wanted = Object.entries(matchLabels);
  if (wanted.length + matchExpressions.length === 0) return false;
  return (
    wanted.every(([key, value]) => isLabel(workload, key, value, itself)) &&
    matchExpressions.every((requirement) => meets(workload, requirement, itself))
  );
}

function meets(workload: Workload, { key, operator, values }: NodeRequirement, itself: boolean): boolean {
  const has = Object.hasOwn(workload.labels, key);
  if (operator === 'Exists') return has;
  if (operator === 'DoesNotExist') return !has;
  const listed = values.some((value) => isLabel(workload, key, value, itself));
  return operator === 'In' ? listed : operator === 'NotIn' && !listed;
}

/** Hidden values are equal only within one workload, where the same template fills in the labels and the selector. */
function isLabel(workload: Workload, key: string, value: string, itself: boolean): boolean {
  return Object.hasOwn(workload.labels, key) && workload.labels[key] === value && (itself || !value.includes(UNKNOWN));
}
