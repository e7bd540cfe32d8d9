import { spawnSync } from 'node:child_process';
import { UsageError } from '../model/exit-code.ts';

/** What git answered to a call that it may refuse. */
export interface GitAnswer {
  readonly status: number;
  readonly stdout: Buffer;
  readonly stderr: string;
}

/** Runs git in one folder. `read` throws UsageError with git's own words where git refuses; `ask` leaves that to the caller. */
export interface Git {
  readonly ask: (words: readonly string[], input?: string) => GitAnswer;
  readonly read: (words: readonly string[], input?: string) => Buffer;
}

const MAX_OUTPUT = 1024 * 1024 * 1024;
/** Settings of a repository that start programs, and one that changes how names are written. */
const SAFE = ['-c', 'core.fsmonitor=false', '-c', 'core.hooksPath=/dev/null', '-c', 'core.quotePath=true'];

export function createGit(cwd: string, env: Readonly<Record<string, string | undefined>>): Git {
  const quiet = { ...env, LC_ALL: 'C', GIT_OPTIONAL_LOCKS: '0', GIT_TERMINAL_PROMPT: '0', GIT_NO_LAZY_FETCH: '1', GIT_PAGER: 'cat' };
  const ask = (words: readonly string[], input = ''): GitAnswer => {
    const { error, status, stdout, stderr } = spawnSync('git', [...SAFE, ...words], { cwd, env: quiet, input, maxBuffer: MAX_OUTPUT });
    const { code } = (error ?? {}) as NodeJS.ErrnoException;
    if (code === 'ENOENT') throw new UsageError('git was not found, which tells what changed; install it or put it on the PATH');
    if (error) throw new UsageError(`git ${words[0] ?? ''} failed: ${error.message}`);
    return { status: status ?? 1, stdout, stderr: stderr.toString('utf8').trim() };
  };
  return {
    ask,
    read: (words, input) => {
      const { status, stdout, stderr } = ask(words, input);
      if (status === 0) return stdout;
      if (/not a git repository/.test(stderr))
        throw new UsageError('what changed cannot be told here: this is not a git repository, nor a folder of one');
      throw new UsageError(`git ${words[0] ?? ''} failed: ${stderr || `it returned ${status}`}`);
    },
  };
}

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
