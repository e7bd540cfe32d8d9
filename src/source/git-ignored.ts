import path from 'node:path';
import { isWithin, repositoryOf } from './paths.ts';
import { type Environment, findProgram, outputOf, runProgram } from './run-program.ts';

/** Disables settings of a repository that start programs. */
const SAFE = ['-c', 'core.fsmonitor=false', '-c', 'core.hooksPath=/dev/null'];
/** Variables of git hooks that point git at the hook's own repository, index or folder. */
const OF_HOOKS = /^GIT_(?:DIR|WORK_TREE|INDEX_FILE|PREFIX|COMMON_DIR|OBJECT_DIRECTORY|NAMESPACE)$/;
const LIMITS = { time: 10_000, output: 64 * 1024 * 1024 };

/**
 * The files and folders below a folder that git ignores and does not track, as absolute paths. Empty outside a repository, and if git
 * ignores the folder itself, because the user named it. Null if git fails.
 */
export async function ignoredByGit(folder: string, env: Environment = {}): Promise<ReadonlySet<string> | null> {
  const root = repositoryOf(folder);
  if (root === null) return new Set();
  const program = findProgram('git', env, root);
  if (program === undefined) return null;
  const below = path.relative(root, folder) || '.';
  const list = ['ls-files', '-z', '--others', '--ignored', '--exclude-standard', '--directory', '--', below];
  const own = Object.fromEntries(Object.entries(env).filter(([name]) => !OF_HOOKS.test(name)));
  const output = outputOf(
    await runProgram({
      program,
      words: ['--literal-pathspecs', '--no-optional-locks', ...SAFE, ...list],
      env: { ...own, GIT_TERMINAL_PROMPT: '0', GIT_NO_LAZY_FETCH: '1' },
      cwd: root,
      limits: LIMITS,
    }),
  );
  if (output === null) return null;
  const ignored = output
    .toString('utf8')
    .split('\0')
    .filter(Boolean)
    .map((one) => path.join(root, one.replace(/\/$/, '')));
  return ignored.some((one) => isWithin(folder, one)) ? new Set() : new Set(ignored);
}
