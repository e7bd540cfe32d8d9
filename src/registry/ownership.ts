import { holdsRange } from '../model/address.ts';
import { groupBy } from '../model/groups.ts';
import type { Assignment, Registry } from '../model/registry.ts';

/** The owners of the rows of one process, which are not in the registry's document. */
export interface Ownership extends Pick<Assignment, 'protocol' | 'port' | 'endPort' | 'process' | 'owners' | 'presence' | 'when'> {
  readonly status: 'active' | 'stale';
}

/** What a registry knows about owners, so that another version of its document can be compiled with them. */
export function ownershipOf(registry: Registry): Ownership[] {
  return registry.assignments
    .filter((assignment) => assignment.status !== 'removed')
    .map((assignment) => ({ ...assignment, status: assignment.status === 'stale' ? 'stale' : 'active' }));
}

/** Looks up the ownership of a row: same process and transport, and ports within the owner's. */
export function ownershipIndex(
  ownerships: readonly Ownership[],
): (row: Pick<Assignment, 'protocol' | 'port' | 'endPort' | 'process'>) => Ownership | undefined {
  const byProcess = groupBy(ownerships, ({ protocol, process }) => `${protocol} ${processKey(process)}`);
  return (row) => byProcess.get(`${row.protocol} ${processKey(row.process)}`)?.find((ownership) => holdsRange(ownership, row));
}

/** A process name without the differences that do not matter: letter case, blanks, a trailing `-operator`, `(internal)`. */
export function processKey(process: string): string {
  return process
    .toLowerCase()
    .replace(/\([^()]*\)/g, ' ')
    .trim()
    .replace(/[\s_]+/g, '-')
    .replace(/-operator$/, '')
    .replace(/\bfrr-k8$/, 'frr-k8s');
}
