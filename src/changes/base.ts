import { UsageError } from '../model/usage-error.ts';
import type { Git } from './git.ts';

/** With what the checked-out commit is to be compared. */
export interface Comparison {
  /** A commit, branch or tag: where the change is to be merged into, or where it started. */
  readonly base: string;
  /** Last commit of the change, where somebody told; it need not be the one that is checked out. */
  readonly head: string | null;
  /** How a clone that holds too little is mended. */
  readonly remedy: string;
}

/** The commit with which the files are compared: the last one that the base and the change share. Throws UsageError without one. */
export function findBase(git: Git, { base, head, remedy }: Comparison): string {
  if (base === '' || base.startsWith('-')) throw new UsageError(`${JSON.stringify(base)} is no revision of git`);
  const checkedOut = commitOf(git, 'HEAD');
  if (checkedOut === null) throw new UsageError('the repository has no commit yet, so there is nothing to compare with');
  const parent = mergedInto(git, checkedOut, head);
  if (parent !== null) return parent;
  const commit = commitOf(git, base);
  if (commit === null) throw new UsageError(`this clone does not hold ${base}, with which it is to be compared; ${remedy}`);
  if (head !== null && commit === checkedOut && head !== checkedOut) {
    throw new UsageError(
      `the checked-out commit is the base (${commit.slice(0, 12)}) and not the change (${head.slice(0, 12)}), so nothing of the change can be seen; check out the change, or switch the comparison off`,
    );
  }
  const { status, stdout } = git.ask(['merge-base', commit, checkedOut]);
  const shared = stdout.toString('utf8').trim();
  if (status === 0 && shared !== '') return shared;
  throw new UsageError(`this clone does not hold the commit that ${base} and the checked-out one share; ${remedy}`);
}

/** GitHub checks out a trial merge, whose first parent is what the change was merged into; a clone of depth 2 holds both. */
function mergedInto(git: Git, checkedOut: string, head: string | null): string | null {
  const { status, stdout } = git.ask(['rev-list', '--parents', '--max-count=1', checkedOut]);
  const [, first, second, ...more] = stdout.toString('utf8').trim().split(' ');
  const isTrial = status === 0 && head !== null && first !== undefined && second === head && more.length === 0;
  return isTrial ? commitOf(git, first) : null;
}

function commitOf(git: Git, revision: string): string | null {
  const { status, stdout } = git.ask(['rev-parse', '--verify', '--quiet', `${revision}^{commit}`]);
  if (status !== 0) return null;
  const commit = stdout.toString('utf8').trim();
  // An identifier in full is echoed even where the object is not there.
  return git.ask(['cat-file', '-e', `${commit}^{commit}`]).status === 0 ? commit : null;
}
