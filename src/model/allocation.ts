import type { Assignment } from './registry.ts';
import { compareReleases, parseRelease, type Release } from './release.ts';

/** What a row means as of a release: `allocated` now, allocated `later`, or `free` again. */
export type AllocationState = 'allocated' | 'later' | 'free';

/** The state of a row as of a release, or of today where the release is null. */
export function stateAt(assignment: Assignment, release: Release | null): AllocationState {
  const removed = releaseOf(assignment.removed);
  const since = releaseOf(assignment.since);
  if (release && since && compareReleases(since, release) > 0) return 'later';
  if (release && removed) return compareReleases(removed, release) <= 0 ? 'free' : 'allocated';
  return assignment.status === 'removed' || assignment.removed !== null ? 'free' : 'allocated';
}

function releaseOf(text: string | null): Release | undefined {
  return text === null ? undefined : parseRelease(text);
}
