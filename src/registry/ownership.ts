import { containsRange } from '../model/address.ts';
import { groupBy } from '../model/groups.ts';
import type { Assignment, Registry } from '../model/registry.ts';

/** The owners of the rows of one process; the registry's document does not contain them. */
export interface ProcessOwnership extends Pick<Assignment, 'protocol' | 'port' | 'endPort' | 'process' | 'owners' | 'presence' | 'when'> {
  readonly status: 'active' | 'stale';
}

/** The owners of a registry, so that another version of its document can be compiled with them. */
export function ownershipOf(registry: Registry): ProcessOwnership[] {
  return registry.assignments
    .filter((assignment) => assignment.status !== 'removed')
    .map((assignment) => ({ ...assignment, status: assignment.status === 'stale' ? 'stale' : 'active' }));
}

/** Returns a function that finds the ownership of a row: same process and transport, and ports within the owner's. */
export function ownershipIndex(
  ownerships: readonly ProcessOwnership[],
): (row: Pick<Assignment, 'protocol' | 'port' | 'endPort' | 'process'>) => ProcessOwnership | undefined {
  const byProcess = groupBy(ownerships, ({ protocol, process }) => `${protocol} ${processKey(process)}`);
  return (row) => byProcess.get(`${row.protocol} ${processKey(row.process)}`)?.find((ownership) => containsRange(ownership, row));
}

/** A process name without letter case, spaces, a trailing `-operator`, and `(internal)`. */
export function processKey(process: string): string {
  return process
    .toLowerCase()
    .replace(/\([^()]*\)/g, ' ')
    .trim()
    .replace(/[\s_]+/g, '-')
    .replace(/-operator$/, '')
    .replace(/\bfrr-k8$/, 'frr-k8s');
}
