import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { UsageError } from '../model/exit-code.ts';

/** The result of a git command. */
export interface GitAnswer {
  readonly status: number;
  readonly stdout: Buffer;
  readonly stderr: string;
}

/** Runs git in one folder. `read` throws UsageError with git's message if git fails; `ask` returns the status. */
export interface Git {
  readonly ask: (words: readonly string[], input?: string) => GitAnswer;
  readonly read: (words: readonly string[], input?: string) => Buffer;
}

const MAX_OUTPUT = 1024 * 1024 * 1024;
/** Disables settings of a repository that start programs. The commands that are used run no filters and no text conversions. */
const SAFE = ['-c', 'core.fsmonitor=false', '-c', 'core.hooksPath=/dev/null'];

/**
 * Returns functions that run git in a folder. Relative entries of PATH are removed, because they could start programs of the repository.
 */
export function createGit(cwd: string, env: Readonly<Record<string, string | undefined>>): Git {
  const name = Object.keys(env).find((key) => key.toUpperCase() === 'PATH') ?? 'PATH';
  const folders = (env[name] ?? '').split(path.delimiter).filter((entry) => path.isAbsolute(entry));
  const quiet = {
    ...env,
    [name]: folders.join(path.delimiter),
    LC_ALL: 'C',
    GIT_OPTIONAL_LOCKS: '0',
    GIT_TERMINAL_PROMPT: '0',
    GIT_NO_LAZY_FETCH: '1',
    GIT_PAGER: 'cat',
  };
  const ask = (words: readonly string[], input = ''): GitAnswer => {
    const { error, status, stdout, stderr } = spawnSync('git', [...SAFE, ...words], { cwd, env: quiet, input, maxBuffer: MAX_OUTPUT });
    const { code } = (error ?? {}) as NodeJS.ErrnoException;
    if (code === 'ENOENT') throw new UsageError('git was not found on the PATH; --changed-since needs it');
    if (error) throw new UsageError(`git ${words[0] ?? ''} failed: ${error.message}`);
    return { status: status ?? 1, stdout, stderr: stderr.toString('utf8').trim() };
  };
  return {
    ask,
    read: (words, input) => {
      const { status, stdout, stderr } = ask(words, input);
      if (status === 0) return stdout;
      if (/not a git repository/.test(stderr))
        throw new UsageError('--changed-since needs a git repository, and this folder is not in one');
      throw new UsageError(`git ${words[0] ?? ''} failed: ${stderr || `it returned ${status}`}`);
    },
  };
}

/** The commit to compare with. */
export interface Comparison {
  /** A commit, branch or tag: the merge target, or the start of the change. */
  readonly base: string;
  /** Last commit of the change, if known; it may differ from the commit that is checked out. */
  readonly head: string | null;
  /** How to fetch the base if the clone lacks it. */
  readonly remedy: string;
}

/** Returns the commit to compare the files with: the merge base of `base` and the change. Throws UsageError if there is none. */
export function findBase(git: Git, { base, head, remedy }: Comparison): string {
  if (base === '' || base.startsWith('-')) throw new UsageError(`${JSON.stringify(base)} is not a git revision`);
  const checkedOut = commitOf(git, 'HEAD');
  if (checkedOut === null) throw new UsageError('the repository has no commit yet, so there is nothing to compare with');
  const parent = mergedInto(git, checkedOut, head);
  if (parent !== null) return parent;
  const commit = commitOf(git, base);
  if (commit === null) throw new UsageError(`this clone does not contain ${base}; ${remedy}`);
  if (head !== null && commit === checkedOut && head !== checkedOut) {
    throw new UsageError(
      `the checked-out commit is the base (${commit.slice(0, 12)}), not the change (${head.slice(0, 12)}); check out the change, or disable the comparison`,
    );
  }
  const { status, stdout } = git.ask(['merge-base', commit, checkedOut]);
  const shared = stdout.toString('utf8').trim();
  if (status === 0 && shared !== '') return shared;
  throw new UsageError(`this clone does not contain the merge base of ${base} and the checked-out commit; ${remedy}`);
}

/** GitHub checks out a test merge, whose first parent is the target branch; a clone of depth 2 contains both. */
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
  // rev-parse prints a full hash even if the object is missing.
  return git.ask(['cat-file', '-e', `${commit}^{commit}`]).status === 0 ? commit : null;
}
