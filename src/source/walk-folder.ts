import { type Dirent, readdirSync, type Stats, statSync } from 'node:fs';
import path from 'node:path';
import { type Problem, problemOfFile } from '../model/source.ts';
import { reasonOf } from '../text/problem.ts';
import {
  CHART_FILE,
  isChart,
  isInstallScript,
  isKustomization,
  isLoadBalancerFile,
  isManifest,
  isOfTool,
  KUSTOMIZATION_FILES,
  RENDERED,
} from './file-kinds.ts';
import { type ArgumentFolder, addFound, addNamed, type FoundPaths, shownPath } from './found-paths.ts';
import { ignoredByGit } from './git-ignored.ts';
import { type HelmIgnore, helmIgnoreOf } from './helm-ignore.ts';
import { displayPath, isWithin, realpathOf, repositoryOf, statOf } from './paths.ts';
import { isWithinReach, limitOf, reachOf } from './reach.ts';
import type { Environment } from './run-program.ts';
import type { Skipped } from './skipped.ts';

export interface FindOptions {
  readonly cwd: string;
  /** Read files that git ignores, and folders named `vendor` and `node_modules`. */
  readonly noIgnore: boolean;
  /** True if the configuration excludes a file or folder (path relative to the working directory). */
  readonly isExcluded?: (path: string) => boolean;
  /**
   * Paths by which the user knows files below the given ones. They are reported with these paths, and are read even if a rule about names
   * skips them.
   */
  readonly knownAs?: readonly string[];
  /** Texts to lint instead of the contents of files, by path in findings. The file need not exist. */
  readonly overlay?: ReadonlyMap<string, string>;
  /** Collects the paths that `isExcluded` excluded. */
  readonly excluded?: string[];
  /** True if folders with a Chart.yaml are charts, whose templates are not manifests; otherwise they are ordinary folders. */
  readonly charts?: boolean;
  /** Environment in which git is found and run to list ignored files; without it, no file counts as ignored. */
  readonly env?: Environment;
}

/** Folders of vendored code, which are only read with `--no-ignore`. */
const VENDORED: ReadonlyMap<string, string> = new Map([
  ['vendor', 'in vendor folders'],
  ['node_modules', 'in node_modules'],
]);
const INTERNAL = new Set(['.git', '.hg', '.svn']);
/** Maximum number of repositories within one folder for which git is run; each call takes some milliseconds. */
const MAX_REPOSITORIES = 100;

/** The data that is collected over all arguments. */
export interface FolderWalk {
  readonly options: FindOptions;
  readonly files: FoundPaths;
  readonly charts: FoundPaths;
  readonly kustomizations: FoundPaths;
  readonly problems: Problem[];
  /** By real path. */
  readonly skipped: Map<string, Skipped>;
  /** Shell scripts with manifests in here-documents, by their paths in reports. */
  readonly scripts: Set<string>;
  /** What the links lead out of that are not followed, by the paths of the links in reports. */
  readonly linksOut: Map<string, string>;
  /** Folders of repositories whose ignore files git refused to read. */
  readonly unreadIgnoreFiles: Set<string>;
}

/** The walk below one argument. */
interface Below extends FolderWalk {
  readonly root: ArgumentFolder;
  /** Which files to read; null for those that look like manifests. */
  readonly matches: ((file: string) => boolean) | null;
  matched: number;
  /** The folder to which links may lead. */
  readonly reach: string;
  /** Real paths of the folders that were read. */
  readonly seen: Set<string>;
  /** Links to folders, which wait until all folders were read. */
  readonly links: string[];
  /** Real paths that git ignores, in the repositories for which it was run. */
  readonly ignored: Set<string>;
  repositories: number;
}

/** Folders of charts above a folder, with the files that Helm ignores in each. */
type ChartFolders = readonly { readonly folder: string; readonly isIgnored: HelmIgnore }[];

/**
 * Walks a folder. Links are followed last, so that their targets are usually read by their own paths. Returns the number of files that
 * match.
 */
export async function walkBelow(walk: FolderWalk, folder: string, matches: Below['matches']): Promise<number> {
  const real = realpathOf(folder);
  const below: Below = {
    ...walk,
    root: { given: folder, real },
    matches,
    matched: 0,
    reach: reachOf(folder),
    seen: new Set(),
    links: [folder],
    ignored: new Set(),
    repositories: 0,
  };
  for (const start of below.links) {
    const place = realpathOf(start);
    if (start === folder || !isWithin(place, real)) await askGit(below, place);
    await walkFolder(below, start, place, []);
  }
  return below.matched;
}

/** `real` is the folder's path without symbolic links. */
async function walkFolder(walk: Below, folder: string, real: string, charts: ChartFolders): Promise<void> {
  const { matches, root, options } = walk;
  if (walk.seen.has(real)) return;
  walk.seen.add(real);
  let entries: Dirent[];
  try {
    entries = readdirSync(folder, { withFileTypes: true });
  } catch (error) {
    addProblem(walk, folder, `cannot be read: ${reasonOf(error)}`);
    return;
  }
  const kinds = new Map(entries.map((entry) => [entry.name, entry]));
  if (kinds.has('.git') && real !== root.real) await askGit(walk, real);
  const shown = shownPath(folder, real, root, options.cwd);
  const chart = matches === null && options.charts === true && kinds.has(CHART_FILE) && isChart(folder);
  if (chart) addFound(walk.charts, shown, real);
  if (matches === null && KUSTOMIZATION_FILES.some((name) => kinds.has(name)) && isKustomization(folder))
    addFound(walk.kustomizations, shown, real);
  const isOfHelm = kinds.has(CHART_FILE) && kinds.has('.helmignore');
  const around = isOfHelm ? [...charts, { folder, isIgnored: helmIgnoreOf(folder) }] : charts;
  const [inFolder, inReal, inShown] = [asPrefix(folder), asPrefix(real), asPrefix(shown)];
  for (const name of [...kinds.keys()].sort()) {
    const file = inFolder + name;
    if ((chart && RENDERED.test(name)) || INTERNAL.has(name) || isOfTool(name)) continue;
    const isLink = kinds.get(name)?.isSymbolicLink() === true;
    // Only links need another system call.
    const kind = isLink ? targetOfLink(file) : kinds.get(name);
    const isFolder = kind !== undefined && 'isDirectory' in kind && kind.isDirectory();
    const place = isLink ? realpathOf(file) : inReal + name;
    const isOutside = isLink && !isWithinReach(place, walk.reach);
    const isScript = !isFolder && !matches && !isOutside && name.endsWith('.sh');
    if (isScript && !isSkippedByName(walk, name, inReal + name, false) && !isLeftOut(walk, file) && isInstallScript(file))
      walk.scripts.add(displayPath(file, options.cwd));
    if (!isFolder && !(matches ? matches(file) : isManifest(file) || (!isOutside && isLoadBalancerFile(file)))) continue;
    if (isSkippedByName(walk, name, inReal + name, isFolder) || isIgnoredByHelm(around, file, isFolder) || isLeftOut(walk, file)) continue;
    if (kind === undefined || 'reason' in kind) addProblem(walk, file, `cannot be read: ${kind?.reason ?? ''}`);
    else if (isOutside) walk.linksOut.set(displayPath(file, options.cwd), limitOf(walk.reach));
    else if (isFolder && !isLink) await walkFolder(walk, file, place, around);
    else if (isFolder) {
      if (!isWithin(real, place)) walk.links.push(file);
    } else if (!kind.isFile()) addProblem(walk, file, 'is neither a file nor a folder');
    else if (matches) {
      walk.matched++;
      addNamed(walk.files, file, place);
    } else addFound(walk.files, isLink ? shownPath(file, place, root, options.cwd) : inShown + name, place);
  }
}

async function askGit(walk: Below, real: string): Promise<void> {
  const { noIgnore, env, cwd } = walk.options;
  if (noIgnore || walk.repositories >= MAX_REPOSITORIES) return;
  walk.repositories++;
  const ignored = await ignoredByGit(real, env);
  if (ignored !== null) for (const one of ignored) walk.ignored.add(one);
  else if (statOf(path.join(repositoryOf(real) ?? real, '.gitignore'))) walk.unreadIgnoreFiles.add(displayPath(real, realpathOf(cwd)));
}

/** True if a rule about names skips a file or folder, which is then recorded. */
function isSkippedByName({ options, ignored, skipped }: Below, name: string, real: string, isFolder: boolean): boolean {
  if (options.noIgnore) return false;
  const rule = ignored.has(real) ? 'that git ignores' : isFolder ? VENDORED.get(name) : undefined;
  if (rule !== undefined) skipped.set(real, { isFolder, rule });
  return rule !== undefined;
}

/** True for files that Helm ignores in a chart's templates; they are not part of the chart when it is read as text either. */
function isIgnoredByHelm(charts: ChartFolders, file: string, isFolder: boolean): boolean {
  return charts.some(({ folder, isIgnored }) => {
    const below = file.slice(asPrefix(folder).length).replaceAll(path.sep, '/');
    return RENDERED.test(below.replace(/\/.*$/, '')) && isIgnored(below, isFolder);
  });
}

/** True if the configuration excludes a file or folder, which is then recorded. */
export function isLeftOut({ options }: Pick<FolderWalk, 'options'>, file: string): boolean {
  if (!options.isExcluded) return false;
  const path = displayPath(file, options.cwd);
  if (!options.isExcluded(path)) return false;
  options.excluded?.push(path);
  return true;
}

/** Records a problem with a file or folder. */
export function addProblem({ problems, options }: Pick<FolderWalk, 'options' | 'problems'>, file: string, message: string): void {
  problems.push(problemOfFile(displayPath(file, options.cwd), message));
}

function asPrefix(folder: string): string {
  return folder.endsWith(path.sep) ? folder : folder + path.sep;
}

/** The target of a link, or why it has none. */
function targetOfLink(link: string): Stats | { readonly reason: string } {
  try {
    return statSync(link);
  } catch (error) {
    return { reason: reasonOf(error) };
  }
}
