import { type FSWatcher, statSync, watch } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { EXIT, UsageError } from '../model/exit-code.ts';
import { escapeControls } from '../report/escape.ts';
import { reasonOf } from '../text/problem.ts';
import type { InputOutput } from './io.ts';
import { linesOfError } from './output.ts';

/** Milliseconds within which several changes count as one, because editors write a file in several steps. */
const QUIET = 100;
/** Folders in which programs write often, and temporary files of editors. */
const IGNORED = /(?:^|[/\\])(?:(?:\.git|node_modules)(?:[/\\]|$)|(?:\.#.*|#.*#|4913|[^/\\]*(?:~|\.sw[a-z]|\.tmp))$)/;

/**
 * Calls `lint` now and after each change at or below the paths, except changes of the files that it writes itself. Prints its UsageErrors
 * and continues. Returns status 3 when one of the paths no longer exists. Throws UsageError for a path that is not a file or folder.
 */
export async function watchPaths(
  paths: readonly string[],
  written: readonly string[],
  lint: () => Promise<void>,
  io: InputOutput,
): Promise<void> {
  const isMissing = (given: string): boolean => statSync(path.resolve(io.cwd, given), { throwIfNoEntry: false }) === undefined;
  const missing = paths.find(isMissing);
  if (missing !== undefined) throw new UsageError(`--watch: there is no file or folder ${missing}`);
  const own = written.map((file) => path.resolve(io.cwd, file));
  const changed: string[] = [];
  let wake = (): void => undefined;
  const onChange = (file: string): void => {
    if (own.includes(file)) return;
    changed.push(file);
    wake();
  };
  const watchers: FSWatcher[] = [];
  try {
    for (const given of paths) watchers.push(...watchersOf(path.resolve(io.cwd, given), onChange));
    for (;;) {
      await lint().catch((error) => {
        if (!(error instanceof UsageError)) throw error;
        io.stderr(`hostport-lint: ${linesOfError(error).join('\n')}\n`);
      });
      if (changed.length === 0)
        await new Promise<void>((done) => {
          wake = done;
        });
      for (let count = 0; count < changed.length; await setTimeout(QUIET)) count = changed.length;
      const gone = paths.find(isMissing);
      if (gone !== undefined) {
        io.stderr(`${escapeControls(gone)} no longer exists, so watching ends\n`);
        return io.setExitCode(EXIT.incomplete);
      }
      const [first = ''] = changed.splice(0);
      io.stderr(`\n${escapeControls(path.relative(io.cwd, first))} changed\n`);
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).syscall !== 'watch') throw error;
    throw new UsageError(`cannot watch: ${reasonOf(error)}`);
  } finally {
    for (const watcher of watchers) watcher.close();
  }
}

/** Watches the parent folder, which shows that a path is replaced or removed, and everything below a folder. */
function watchersOf(file: string, onChange: (file: string) => void): FSWatcher[] {
  const isFolder = statSync(file, { throwIfNoEntry: false })?.isDirectory() === true;
  const parent = path.dirname(file);
  const own = watch(parent, (_, name) => {
    if (name === path.basename(file)) onChange(file);
  });
  if (!isFolder) return [own];
  const below = watch(file, { recursive: true }, (_, name) => {
    if (name !== null && !IGNORED.test(name)) onChange(path.join(file, name));
  });
  // If a folder is removed, its watcher fails; the watcher of the parent reports it too.
  below.on('error', () => onChange(file));
  return [own, below];
}
