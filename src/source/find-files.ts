import { type Dirent, readdirSync, realpathSync, type Stats, statSync } from 'node:fs';
import path from 'node:path';
import type { Problem } from '../model/source.ts';
import { compareStrings } from '../model/span.ts';
import { UsageError } from '../model/usage-error.ts';
import { absoluteGlob, globProblem, isGlob } from '../text/glob.ts';
import { type FileToRead, reasonOf } from './files.ts';
import { type Ignorer, ignorersAbove, isIgnored, readIgnorer } from './git-ignore.ts';
import { helmIgnoreOf } from './helm-ignore.ts';

export interface FindOptions {
  readonly cwd: string;
  /** Read files that `.gitignore` names too. */
  readonly noIgnore: boolean;
  /** Whether the configuration leaves out a file or folder (path relative to the working directory). */
  readonly isExcluded?: (path: string) => boolean;
  /** Takes the paths that were left out so. */
  readonly excluded?: string[];
  /** Folders with a Chart.yaml are charts, whose templates are no manifests; otherwise they are folders like others. */
  readonly charts?: boolean;
  /** Folders with a kustomization are told: those given as arguments, all, or none (where undefined). */
  readonly kustomize?: 'given' | 'all' | 'none';
}

/** Something that another program turns into manifests. */
export interface FoundFolder {
  /** As the operating system wants it. */
  readonly file: string;
  /** Path relative to the working directory, `/` on every system. */
  readonly path: string;
  /** Named by the user rather than found in a folder. */
  readonly explicit: boolean;
}

/** A Helm chart: a folder or an archive. */
export interface FoundChart extends FoundFolder {
  readonly isArchive: boolean;
}

export interface FoundFiles {
  readonly files: readonly FileToRead[];
  readonly charts: readonly FoundChart[];
  readonly kustomizations: readonly FoundFolder[];
  readonly problems: readonly Problem[];
}

const MANIFEST = /\.(?:ya?ml|json|manifest)(?:\.(?:tmpl|tpl|gotmpl|gotpl|j2|erb|in|template))?$|\.ign$/i;
const SKIPPED_FOLDERS = new Set(['node_modules', 'vendor', '.git', '.hg', '.svn']);

/** Links of Emacs that lead nowhere on purpose. */
const EDITOR_LOCK = '.#';

/** This program's configuration and baseline are no manifests. */
const OWN_FILES = '.hostport-lint';

interface Walk {
  readonly options: FindOptions;
  readonly files: Map<string, FileToRead>;
  readonly charts: Map<string, FoundChart>;
  readonly kustomizations: Map<string, FoundFolder>;
  readonly problems: Problem[];
  readonly realPaths: Set<string>;
  /** Files that the argument names, also those that another named before. */
  matched: number;
}

/** The files and charts below the given paths and globs, each once, sorted by path whatever the order of the arguments. */
export async function findFiles(paths: readonly string[], options: FindOptions): Promise<FoundFiles> {
  const walk: Walk = {
    options,
    files: new Map(),
    charts: new Map(),
    kustomizations: new Map(),
    problems: [],
    realPaths: new Set(),
    matched: 0,
  };
  // Each argument is walked for itself, so that none hides from a later one what only that one asks for.
  for (const given of paths) await findBelow({ ...walk, realPaths: new Set(), matched: 0 }, given);
  return {
    files: byPath(walk.files),
    charts: byPath(walk.charts),
    kustomizations: byPath(walk.kustomizations),
    problems: distinct(walk.problems),
  };
}

/** What several arguments came across is told once. */
function distinct(problems: readonly Problem[]): Problem[] {
  return [...new Map(problems.map((problem) => [`${problem.path}\0${problem.message}`, problem])).values()];
}

function byPath<Found extends { readonly path: string }>(found: ReadonlyMap<string, Found>): Found[] {
  return [...found.values()].sort((a, b) => compareStrings(a.path, b.path));
}

/** Path relative to the working directory with `/` on every system. */
export function displayPath(file: string, cwd: string): string {
  const relative = path.relative(cwd, file).replaceAll(path.sep, '/');
  return relative === '' ? '.' : relative;
}

async function findBelow(walk: Walk, given: string): Promise<void> {
  const absolute = path.resolve(walk.options.cwd, given);
  let stat: Stats;
  try {
    stat = statSync(absolute);
  } catch (error) {
    if (isGlob(given)) return findGlob(walk, given);
    walk.problems.push({
      path: displayPath(absolute, walk.options.cwd),
      line: 1,
      column: 1,
      message: `cannot be read: ${reasonOf(error)}`,
    });
    return;
  }
  if (isLeftOut(walk, absolute)) return;
  if (stat.isDirectory()) {
    if (isChart(walk, absolute)) addChart(walk, absolute, false, true);
    if (walk.options.kustomize === 'given' || walk.options.kustomize === 'all') addKustomization(walk, absolute, true);
    await walkFolder(walk, absolute, await ignorersAbove(walk.options, absolute), null);
  } else if (stat.isFile() && CHART_ARCHIVE.test(absolute)) addChart(walk, absolute, true, true);
  else if (stat.isFile() || absolute.startsWith('/dev/fd/')) add(walk, absolute, true);
  else walk.problems.push({ path: displayPath(absolute, walk.options.cwd), line: 1, column: 1, message: 'is neither a file nor a folder' });
}

async function findGlob(walk: Walk, given: string): Promise<void> {
  const problem = globProblem(given);
  if (problem !== null) throw new UsageError(`${given.slice(0, 200)}: ${problem}`);
  const { base, matches } = absoluteGlob(given, walk.options.cwd);
  const excluded = walk.options.excluded?.length ?? 0;
  try {
    if (statSync(base).isDirectory()) await walkFolder(walk, base, await ignorersAbove(walk.options, base), matches);
  } catch {
    // A base that does not exist matches nothing, which is told below.
  }
  if (walk.matched === 0 && (walk.options.excluded?.length ?? 0) === excluded) {
    walk.problems.push({ path: given.replaceAll(path.sep, '/'), line: 1, column: 1, message: 'matches no file' });
  }
}

async function walkFolder(
  walk: Walk,
  folder: string,
  ignorers: readonly Ignorer[],
  matches: ((file: string) => boolean) | null,
): Promise<void> {
  let entries: Dirent[];
  let real: string;
  try {
    entries = readdirSync(folder, { withFileTypes: true });
    real = realpathSync(folder);
  } catch (error) {
    walk.problems.push({ path: displayPath(folder, walk.options.cwd), line: 1, column: 1, message: `cannot be read: ${reasonOf(error)}` });
    return;
  }
  const names = entries.map(({ name }) => name).sort();
  // What is no link needs no further question to the file system.
  const plain = new Set(entries.filter((entry) => entry.isFile()).map(({ name }) => name));
  const own = names.includes('.gitignore') && !walk.options.noIgnore ? await readIgnorer(folder) : null;
  const ofHelm = names.includes(CHART_FILE) && names.includes('.helmignore') ? ignorerOfChart(folder) : null;
  const active = [...ignorers, ...(own ? [own] : []), ...(ofHelm ? [ofHelm] : [])];
  const chart = matches === null && names.includes(CHART_FILE) && isChart(walk, folder);
  if (chart) addChart(walk, folder, false, false);
  if (matches === null && walk.options.kustomize === 'all') addKustomization(walk, folder, false);
  for (const name of chart ? names.filter((one) => !RENDERED.test(one)) : names) {
    const file = path.join(folder, name);
    if (name.startsWith(OWN_FILES) || name.startsWith(EDITOR_LOCK)) continue;
    const stat = plain.has(name) ? null : statOf(file);
    if (stat !== null && !(stat instanceof Error) && stat.isDirectory()) {
      if (SKIPPED_FOLDERS.has(name) || isIgnored(active, file, true) || isLeftOut(walk, file) || isSeen(walk, file)) continue;
      await walkFolder(walk, file, active, matches);
    } else if ((matches ? matches(file) : MANIFEST.test(name)) && !isIgnored(active, file, false) && !isLeftOut(walk, file)) {
      if (stat === null) add(walk, file, matches !== null, path.join(real, name));
      else if (!(stat instanceof Error) && stat.isFile()) add(walk, file, matches !== null);
      else tellUnreadable(walk, file, stat);
    }
  }
}

function isLeftOut({ options }: Walk, file: string): boolean {
  if (!options.isExcluded) return false;
  const path = displayPath(file, options.cwd);
  if (!options.isExcluded(path)) return false;
  options.excluded?.push(path);
  return true;
}

/** Names under which kustomize looks for a kustomization, in its order. */
export const KUSTOMIZATION_FILES: readonly string[] = ['kustomization.yaml', 'kustomization.yml', 'Kustomization'];
const CHART_FILE = 'Chart.yaml';
const CHART_ARCHIVE = /\.(?:tgz|tar\.gz)$/i;
/** What Helm makes its render from, of all that a chart's folder may hold. */
const RENDERED = /^(?:templates|charts|crds|Chart\.ya?ml|values[^/]*\.ya?ml)$/;

/** What Helm leaves out of a chart's templates is no part of it where they are read as text either. */
function ignorerOfChart(folder: string): Ignorer {
  const isIgnoredByHelm = helmIgnoreOf(folder);
  const test = (path: string) => ({
    ignored: RENDERED.test(path.replace(/\/.*$/, '')) && isIgnoredByHelm(path.replace(/\/$/, ''), path.endsWith('/')),
    unignored: false,
  });
  return { folder, rules: { test } };
}

function isChart(walk: Walk, folder: string): boolean {
  return walk.options.charts === true && isFile(path.join(folder, CHART_FILE));
}

function addKustomization(walk: Walk, folder: string, explicit: boolean): void {
  const isOne = KUSTOMIZATION_FILES.some((name) => isFile(path.join(folder, name)));
  if (isOne) addFolder(walk.kustomizations, { file: folder, path: displayPath(folder, walk.options.cwd), explicit });
}

function addChart(walk: Walk, file: string, isArchive: boolean, explicit: boolean): void {
  addFolder(walk.charts, { file, path: displayPath(file, walk.options.cwd), isArchive, explicit });
}

/** Of several ways to one folder, the user's own counts. */
function addFolder<Found extends FoundFolder>(found: Map<string, Found>, folder: Found): void {
  const real = realpathSync(folder.file);
  const known = found.get(real);
  if (!known || (folder.explicit && !known.explicit)) found.set(real, folder);
}

function isFile(file: string): boolean {
  const stat = statOf(file);
  return !(stat instanceof Error) && stat.isFile();
}

/** What a path leads to, or why it leads nowhere. */
function statOf(file: string): Stats | Error {
  try {
    return statSync(file);
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}

function tellUnreadable(walk: Walk, file: string, stat: Stats | Error): void {
  const message = stat instanceof Error ? `cannot be read: ${reasonOf(stat)}` : 'is neither a file nor a folder';
  walk.problems.push({ path: displayPath(file, walk.options.cwd), line: 1, column: 1, message });
}

/** A folder that is reached again through a symbolic link is read once. */
function isSeen(walk: Walk, folder: string): boolean {
  let real: string;
  try {
    real = realpathSync(folder);
  } catch {
    return true;
  }
  const seen = walk.realPaths.has(real) || isInside(folder, real);
  walk.realPaths.add(real);
  return seen;
}

/** A link to a folder above itself would be walked without end. */
function isInside(folder: string, real: string): boolean {
  return real !== folder && `${folder}${path.sep}`.startsWith(`${real}${path.sep}`);
}

function realPathOf(file: string): string {
  try {
    return realpathSync(file);
  } catch {
    // The file is told as unreadable when it is opened.
    return file;
  }
}

function add(walk: Walk, file: string, explicit: boolean, real = realPathOf(file)): void {
  walk.matched++;
  const found = { file, path: displayPath(file, walk.options.cwd), explicit };
  const known = walk.files.get(real);
  // Of several names the same one counts, whatever the order of the arguments.
  const first = known && compareStrings(known.path, found.path) <= 0 ? known : found;
  walk.files.set(real, { ...first, explicit: explicit || known?.explicit === true });
}
