import { spawnSync } from 'node:child_process';
import { UsageError } from '../model/usage-error.ts';

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
