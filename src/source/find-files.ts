import { type Stats, statSync } from 'node:fs';
import path from 'node:path';
import { UsageError } from '../model/exit-code.ts';
import { firstOfEach } from '../model/groups.ts';
import { type Problem, problemOfFile } from '../model/source.ts';
import { absoluteGlob, globProblem, isGlob } from '../text/glob.ts';
import { reasonOf } from '../text/problem.ts';
import { CHART_ARCHIVE, isChart, isKustomization, isManifest } from './file-kinds.ts';
import { addNamed, type FoundPath, foundPaths, preferPath } from './found-paths.ts';
import { displayPath, realpathOf, statOf } from './paths.ts';
import { isSkipped, notesOnLinks, notesOnScripts, notesOnSkipped } from './skipped.ts';
import { addProblem, type FindOptions, type FolderWalk, isLeftOut, walkBelow } from './walk-folder.ts';

export type { FindOptions } from './walk-folder.ts';

export interface FoundFiles {
  readonly files: readonly FoundPath[];
  /** Helm charts: folders and archives. */
  readonly charts: readonly FoundPath[];
  readonly kustomizations: readonly FoundPath[];
  readonly problems: readonly Problem[];
  /** Notes about files that were skipped and links that were not followed. */
  readonly notes: readonly string[];
}

/** The files and charts below the given paths and globs, each once, sorted by path, for any order of arguments. */
export async function findFiles(paths: readonly string[], options: FindOptions): Promise<FoundFiles> {
  const { cwd, knownAs = [] } = options;
  const walk: FolderWalk = {
    options,
    files: new Map(),
    charts: new Map(),
    kustomizations: new Map(),
    problems: [],
    skipped: new Map(),
    scripts: new Set(),
    linksOut: new Map(),
    unreadIgnoreFiles: new Set(),
  };
  for (const given of paths) await findBelow(walk, given);
  const rescued = new Set(knownAs.map((file) => realpathOf(path.resolve(cwd, file))).filter((file) => isSkipped(file, walk.skipped)));
  for (const file of rescued) await findBelow(walk, file);
  for (const file of knownAs) preferPath(walk.files, path.resolve(cwd, file));
  return {
    files: foundPaths(walk.files, cwd),
    charts: foundPaths(walk.charts, cwd),
    kustomizations: foundPaths(walk.kustomizations, cwd),
    // Several arguments can lead to the same problem.
    problems: firstOfEach(walk.problems, ({ path, message }) => `${path}\0${message}`),
    notes: [
      ...notesOnSkipped(walk.skipped, (file) => isManifest(file) && !rescued.has(file)),
      ...notesOnScripts([...walk.scripts].sort()),
      ...notesOnLinks(walk.linksOut),
      ...[...walk.unreadIgnoreFiles].map((folder) => `git cannot list the ignored files in ${folder}, so all files are read`),
    ],
  };
}

async function findBelow(walk: FolderWalk, given: string): Promise<void> {
  const { options } = walk;
  const absolute = path.resolve(options.cwd, given);
  let stat: Stats;
  try {
    stat = statSync(absolute);
  } catch (error) {
    if (options.overlay?.has(displayPath(absolute, options.cwd)))
      return isLeftOut(walk, absolute) ? undefined : addNamed(walk.files, absolute);
    if (/^[a-z]+:\/\//i.test(given))
      throw new UsageError(`${given} is a URL, which is not downloaded; pipe it in: curl -fsSL URL | hostport-lint -`);
    if (isGlob(given)) return findGlob(walk, given);
    addProblem(walk, absolute, `cannot be read: ${reasonOf(error)}`);
    return;
  }
  if (isLeftOut(walk, absolute)) return;
  if (stat.isDirectory()) {
    if (options.charts && isChart(absolute)) addNamed(walk.charts, absolute);
    if (isKustomization(absolute)) addNamed(walk.kustomizations, absolute);
    await walkBelow(walk, absolute, null);
  } else if (stat.isFile() && CHART_ARCHIVE.test(absolute)) addNamed(walk.charts, absolute);
  else if (stat.isFile() || absolute.startsWith('/dev/fd/')) addNamed(walk.files, absolute);
  else addProblem(walk, absolute, 'is neither a file nor a folder');
}

async function findGlob(walk: FolderWalk, given: string): Promise<void> {
  const problem = globProblem(given);
  if (problem !== null) throw new UsageError(`${given.slice(0, 200)}: ${problem}`);
  const { base, matches } = absoluteGlob(given, walk.options.cwd);
  const excluded = walk.options.excluded?.length ?? 0;
  const matched = statOf(base)?.isDirectory() ? await walkBelow(walk, base, matches) : 0;
  if (matched === 0 && (walk.options.excluded?.length ?? 0) === excluded) {
    walk.problems.push(problemOfFile(displayPath(path.resolve(walk.options.cwd, given), walk.options.cwd), 'matches no file'));
  }
}
