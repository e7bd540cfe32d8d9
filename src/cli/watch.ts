import { type FSWatcher, statSync, watch } from 'node:fs';
import path from 'node:path';
import { EXIT, UsageError } from '../model/exit-code.ts';
import { escapeControls } from '../report/escape.ts';
import { reasonOf } from '../text/problem.ts';
import type { InputOutput } from './io.ts';
import { linesOfError } from './output.ts';

/** Time in milliseconds in which several changes are one, since editors write a file in several steps. */
const QUIET = 100;
/** Folders in which programs write often, and files that editors have for a moment. */
const IGNORED = /(?:^|[/\\])(?:(?:\.git|node_modules)(?:[/\\]|$)|(?:\.#.*|#.*#|4913|[^/\\]*(?:~|\.sw[a-z]|\.tmp))$)/;

/**
 * Calls `lint` now and after each change at or below the paths, but for the files that it writes itself. Prints its wrong use and goes on.
 * Returns when one of the paths no longer exists, with status 3. Throws UsageError for what is not a file or folder.
 */
export async function watchPaths(
  paths: readonly string[],
  written: readonly string[],
  lint: () => Promise<void>,
  io: InputOutput,
): Promise<void> {
  const missing = paths.find((given) => isMissing(given, io));
  if (missing !== undefined) throw new UsageError(`--watch: there is no file or folder ${missing}`);
  const changes = createChanges();
  const watchers: FSWatcher[] = [];
  try {
    const own = written.map((file) => path.resolve(io.cwd, file));
    const onChange = (file: string): void => {
      if (!own.includes(file)) changes.add(file);
    };
    for (const given of paths) watchers.push(...watchersOf(path.resolve(io.cwd, given), onChange));
    for (;;) {
      await lint().catch((error) => {
        if (!(error instanceof UsageError)) throw error;
        io.stderr(`hostport-lint: ${linesOfError(error).join('\n')}\n`);
      });
      const changed = await changes.next();
      const gone = paths.find((given) => isMissing(given, io));
      if (gone !== undefined) {
        io.stderr(`${escapeControls(gone)} no longer exists, so watching ends\n`);
        return io.setExitCode(EXIT.incomplete);
      }
      io.stderr(`\n${escapeControls(path.relative(io.cwd, changed))} changed\n`);
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).syscall !== 'watch') throw error;
    throw new UsageError(`cannot watch: ${reasonOf(error)}`);
  } finally {
    for (const watcher of watchers) watcher.close();
  }
}

function isMissing(given: string, { cwd }: InputOutput): boolean {
  return statSync(path.resolve(cwd, given), { throwIfNoEntry: false }) === undefined;
}

/** The parent folder shows that a path is replaced or removed; a folder is watched with everything below it too. */
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
  // A folder that is removed while it is watched is an error of its watcher; the other one shows it too.
  below.on('error', () => onChange(file));
  return [own, below];
}

/** Collects changes; `next` returns the first of those since the last call, when no more follow. */
function createChanges() {
  let first: string | null = null;
  let timer: NodeJS.Timeout | undefined;
  let onQuiet: ((file: string) => void) | null = null;
  const settle = (): void => {
    if (first === null || onQuiet === null) return;
    const [file, done] = [first, onQuiet];
    [first, onQuiet] = [null, null];
    done(file);
  };
  return {
    add: (file: string): void => {
      first ??= file;
      clearTimeout(timer);
      timer = setTimeout(settle, QUIET);
    },
    next: (): Promise<string> =>
      new Promise((done) => {
        onQuiet = done;
        if (first !== null) {
          clearTimeout(timer);
          timer = setTimeout(settle, QUIET);
        }
      }),
  };
}
