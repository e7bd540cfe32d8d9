import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Command } from 'commander';
import { UsageError } from '../model/exit-code.ts';
import type { OptionsIn, RunOptions } from '../options.ts';
import { isChart } from '../source/file-kinds.ts';
import { displayPath, isWithin, realDisplayPath, statOf } from '../source/paths.ts';
import { onceForEach } from '../text/once.ts';

/** Options that exclude findings that a change did not cause. */
export interface ChangeFlags {
  readonly context?: string;
  readonly changedSince?: string;
  readonly nearestChart?: boolean;
}

export function addChangeOptions(command: Command): Command {
  return command
    .optionsGroup('Changes only:')
    .option(
      '--context <folder>',
      'read all of this folder, and report only findings in the given files (for audit, --context is a cluster)',
    )
    .option('--changed-since <revision>', 'report only findings on changed lines and those that the change causes (git)')
    .option('--nearest-chart', 'lint the Helm charts that contain the given files');
}

/** The paths to read instead of the arguments. Throws UsageError if the options contradict each other. */
export function pathsToRead(paths: readonly string[], flags: ChangeFlags, cwd: string): string[] {
  const { context, changedSince, nearestChart } = flags;
  if (nearestChart) {
    if (context !== undefined) throw new UsageError('--nearest-chart reads whole charts, so it cannot be combined with --context');
    refuseMissing(paths, '--nearest-chart', cwd);
    return chartsOf(paths, cwd);
  }
  if (context === undefined) return [...paths];
  if (changedSince !== undefined) throw new UsageError('--context takes the changed files from the command line; remove --changed-since');
  const folder = path.resolve(cwd, context);
  if (!statOf(folder)?.isDirectory()) throw new UsageError(`--context ${context} is not a folder`);
  refuseMissing(paths, '--context', cwd);
  return [context, ...paths.filter((given) => given === '-' || !isWithin(path.resolve(cwd, given), folder))];
}

function refuseMissing(paths: readonly string[], option: string, cwd: string): void {
  const missing = paths.find((given) => given !== '-' && !existsSync(path.resolve(cwd, given)));
  if (missing !== undefined) throw new UsageError(`${missing} does not exist; with ${option}, name files and folders`);
}

/** The limit of the report as text; null if everything is reported. */
export function narrowedTo({ context, changedSince }: ChangeFlags): string | null {
  return changedSince === undefined ? (context === undefined ? null : 'the given files') : `what changed since ${changedSince}`;
}

/** The change to which these flags limit the report of `paths`; `optionsIn` returns the options of a run in another folder. */
export function changeOf(
  paths: readonly string[],
  { context, changedSince }: ChangeFlags,
  { cwd, inputPath = '<stdin>' }: Pick<RunOptions, 'cwd' | 'inputPath'>,
  optionsIn: OptionsIn,
): Pick<RunOptions, 'knownAs' | 'change'> {
  if (context !== undefined) {
    const files = paths.filter((one) => one !== '-');
    const given = files.flatMap((one) => [displayPath(path.resolve(cwd, one), cwd), realDisplayPath(one, cwd)]);
    if (files.length < paths.length) given.push(inputPath);
    const isGiven = onceForEach((file: string) => given.some((one) => isWithin(path.resolve(cwd, file), path.resolve(cwd, one))));
    return { knownAs: files, change: { isGiven } };
  }
  if (changedSince === undefined) return {};
  const since = { base: changedSince, head: null, remedy: 'fetch it first, as with git fetch --unshallow or a larger depth' };
  return { change: { since, paths, optionsIn } };
}

/** The outermost folder with a Chart.yaml around each path, because subcharts are rendered with their chart. */
function chartsOf(paths: readonly string[], cwd: string): string[] {
  const charts = new Set<string>();
  for (const given of paths) {
    let found: string | null = null;
    for (let here = path.resolve(cwd, given); isWithin(here, cwd); here = path.dirname(here)) {
      if (isChart(here)) found = here;
      if (path.dirname(here) === here) break;
    }
    if (found !== null) charts.add(path.relative(cwd, found) || '.');
  }
  return [...charts];
}
