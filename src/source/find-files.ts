import { type Dirent, readdirSync, realpathSync, type Stats, statSync } from 'node:fs';
import path from 'node:path';
import { UsageError } from '../model/exit-code.ts';
import { firstOfEach } from '../model/groups.ts';
import { type Problem, problemOfFile } from '../model/source.ts';
import { isLoadBalancer, LOAD_BALANCER_HEAD, MAX_LOAD_BALANCER_SIZE, mayBeLoadBalancer } from '../net/load-balancer.ts';
import { absoluteGlob, globProblem, isGlob } from '../text/glob.ts';
import { reasonOf } from '../text/problem.ts';
import { addFound, addNamed, type FoundPath, type FoundPaths, foundPaths, pathToTell, preferPath, type Root } from './found-paths.ts';
import { helmIgnoreOf, type Ignorer, ignorersAbove, isIgnored, readIgnorer } from './ignore-files.ts';
import { displayPath, isWithin, readRange, realpathOf, statOf } from './paths.ts';

export interface FindOptions {
  readonly cwd: string;
  /** Read files that `.gitignore` names too. */
  readonly noIgnore: boolean;
  /** Whether the configuration leaves out a file or folder (path relative to the working directory). */
  readonly isExcluded?: (path: string) => boolean;
  /** Paths by which the user knows files that lie below the given ones; each is told so where it has several. */
  readonly knownAs?: readonly string[];
  /** Takes the paths that were left out so. */
  readonly excluded?: string[];
  /** Folders with a Chart.yaml are charts, whose templates are no manifests; otherwise they are folders like others. */
  readonly charts?: boolean;
}

export interface FoundFiles {
  readonly files: readonly FoundPath[];
  /** Helm charts: folders and archives. */
  readonly charts: readonly FoundPath[];
  readonly kustomizations: readonly FoundPath[];
  readonly problems: readonly Problem[];
}

const MANIFEST = /\.(?:ya?ml|json|manifest)(?:\.(?:tmpl|tpl|gotmpl|gotpl|j2|erb|in|template))?$|\.ign$/i;
/** What a chart's templates print by name. */
const HELPERS = /(?:^|[/\\])templates[/\\](?:.*[/\\])?_[^/\\]*\.tpl$/;
const SKIPPED_FOLDERS = new Set(['node_modules', 'vendor', '.git', '.hg', '.svn']);

/** Links of Emacs that lead nowhere on purpose. */
const EDITOR_LOCK = '.#';

/** This program's configuration and baseline are no manifests. */
const OWN_FILES = '.hostport-lint';

interface Walk {
  readonly options: FindOptions;
  readonly files: FoundPaths;
  readonly charts: FoundPaths;
  readonly kustomizations: FoundPaths;
  readonly problems: Problem[];
}

/** The way through the folder of one argument. */
interface Below extends Walk {
  readonly root: Root;
  /** Which files are wanted; those that look like manifests where null. */
  readonly matches: ((file: string) => boolean) | null;
  matched: number;
  /** Real paths of the folders that were read. */
  readonly seen: Set<string>;
  /** Links to folders, which wait until the folders themselves were read. */
  readonly links: { readonly folder: string; readonly ignorers: readonly Ignorer[] }[];
}

/** The files and charts below the given paths and globs, each once, sorted by path whatever the order of the arguments. */
export async function findFiles(paths: readonly string[], options: FindOptions): Promise<FoundFiles> {
  const { cwd, knownAs = [] } = options;
  const walk: Walk = { options, files: new Map(), charts: new Map(), kustomizations: new Map(), problems: [] };
  for (const given of paths) await findBelow(walk, given);
  for (const file of knownAs) preferPath(walk.files, path.resolve(cwd, file));
  return {
    files: foundPaths(walk.files, cwd),
    charts: foundPaths(walk.charts, cwd),
    kustomizations: foundPaths(walk.kustomizations, cwd),
    // What several arguments came across is told once.
    problems: firstOfEach(walk.problems, ({ path, message }) => `${path}\0${message}`),
  };
}

async function findBelow(walk: Walk, given: string): Promise<void> {
  const { options } = walk;
  const absolute = path.resolve(options.cwd, given);
  let stat: Stats;
  try {
    stat = statSync(absolute);
  } catch (error) {
    if (/^[a-z]+:\/\//i.test(given))
      throw new UsageError(`${given} is not fetched, because no network is used; pipe it in: curl -fsSL URL | hostport-lint -`);
    if (isGlob(given)) return findGlob(walk, given);
    tell(walk, absolute, `cannot be read: ${reasonOf(error)}`);
    return;
  }
  if (isLeftOut(walk, absolute)) return;
  if (stat.isDirectory()) {
    if (isChart(walk, absolute)) addNamed(walk.charts, absolute);
    if (isKustomization(absolute)) addNamed(walk.kustomizations, absolute);
    await findInFolder(walk, absolute, null);
  } else if (stat.isFile() && CHART_ARCHIVE.test(absolute)) addNamed(walk.charts, absolute);
  else if (stat.isFile() || absolute.startsWith('/dev/fd/')) addNamed(walk.files, absolute);
  else tell(walk, absolute, 'is neither a file nor a folder');
}

async function findGlob(walk: Walk, given: string): Promise<void> {
  const problem = globProblem(given);
  if (problem !== null) throw new UsageError(`${given.slice(0, 200)}: ${problem}`);
  const { base, matches } = absoluteGlob(given, walk.options.cwd);
  const excluded = walk.options.excluded?.length ?? 0;
  const matched = statOf(base)?.isDirectory() ? await findInFolder(walk, base, matches) : 0;
  if (matched === 0 && (walk.options.excluded?.length ?? 0) === excluded) {
    walk.problems.push(problemOfFile(given.replaceAll(path.sep, '/'), 'matches no file'));
  }
}

/** Links come last, so that what they lead to is mostly read where it lies. Gives the number of files that match. */
async function findInFolder(walk: Walk, folder: string, matches: Below['matches']): Promise<number> {
  const ignorers = await ignorersAbove(walk.options, folder);
  const root = { given: folder, real: realpathOf(folder) };
  const below: Below = { ...walk, root, matches, matched: 0, seen: new Set(), links: [{ folder, ignorers }] };
  for (const link of below.links) await walkFolder(below, link.folder, link.ignorers);
  return below.matched;
}

async function walkFolder(walk: Below, folder: string, ignorers: readonly Ignorer[]): Promise<void> {
  const { matches, root, options } = walk;
  let entries: Dirent[];
  let real: string;
  try {
    real = realpathSync(folder);
    if (walk.seen.has(real)) return;
    walk.seen.add(real);
    entries = readdirSync(folder, { withFileTypes: true });
  } catch (error) {
    tell(walk, folder, `cannot be read: ${reasonOf(error)}`);
    return;
  }
  const kinds = new Map(entries.map((entry) => [entry.name, entry]));
  const names = [...kinds.keys()].sort();
  const own = kinds.has('.gitignore') && !options.noIgnore ? await readIgnorer(folder) : null;
  const ofHelm = kinds.has(CHART_FILE) && kinds.has('.helmignore') ? ignorerOfChart(folder) : null;
  const active = [...ignorers, ...(own ? [own] : []), ...(ofHelm ? [ofHelm] : [])];
  const told = pathToTell(folder, real, root, options.cwd);
  const chart = matches === null && kinds.has(CHART_FILE) && isChart(walk, folder);
  if (chart) addFound(walk.charts, told, real);
  if (matches === null && KUSTOMIZATION_FILES.some((name) => kinds.has(name)) && isKustomization(folder))
    addFound(walk.kustomizations, told, real);
  const [inFolder, inReal, inTold] = [asPrefix(folder), asPrefix(real), asPrefix(told)];
  for (const name of chart ? names.filter((one) => !RENDERED.test(one)) : names) {
    const file = inFolder + name;
    if (name.startsWith(OWN_FILES) || name.startsWith(EDITOR_LOCK)) continue;
    const isLink = kinds.get(name)?.isSymbolicLink() === true;
    // What is no link needs no further question to the file system.
    const kind = isLink ? lookAt(file) : kinds.get(name);
    if (kind !== undefined && 'isDirectory' in kind && kind.isDirectory()) {
      if (SKIPPED_FOLDERS.has(name) || isIgnored(active, file, true) || isLeftOut(walk, file)) continue;
      if (!isLink) await walkFolder(walk, file, active);
      else if (!isWithin(real, realpathOf(file))) walk.links.push({ folder: file, ignorers: active });
    } else if (
      (matches ? matches(file) : MANIFEST.test(name) || (name.startsWith('_') && HELPERS.test(file)) || isLoadBalancerFile(file)) &&
      !isIgnored(active, file, false) &&
      !isLeftOut(walk, file)
    ) {
      const place = isLink ? realpathOf(file) : inReal + name;
      if (kind === undefined || 'reason' in kind) tell(walk, file, `cannot be read: ${kind?.reason ?? ''}`);
      else if (!kind.isFile()) tell(walk, file, 'is neither a file nor a folder');
      else if (matches) {
        walk.matched++;
        addNamed(walk.files, file, place);
      } else addFound(walk.files, isLink ? pathToTell(file, place, root, options.cwd) : inTold + name, place);
    }
  }
}

function asPrefix(folder: string): string {
  return folder.endsWith(path.sep) ? folder : folder + path.sep;
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

function isChart({ options }: Walk, folder: string): boolean {
  return options.charts === true && statOf(path.join(folder, CHART_FILE))?.isFile() === true;
}

function isKustomization(folder: string): boolean {
  return KUSTOMIZATION_FILES.some((name) => statOf(path.join(folder, name))?.isFile());
}

/** What a link leads to, or why it leads nowhere. */
function lookAt(link: string): Stats | { readonly reason: string } {
  try {
    return statSync(link);
  } catch (error) {
    return { reason: reasonOf(error) };
  }
}

function tell({ problems, options }: Walk, file: string, message: string): void {
  problems.push(problemOfFile(displayPath(file, options.cwd), message));
}

/** Whether a file below a folder is a configuration of HAProxy; what cannot be read is none. */
function isLoadBalancerFile(file: string): boolean {
  const stat = mayBeLoadBalancer(file) ? statOf(file) : undefined;
  if (!stat?.isFile() || stat.size > MAX_LOAD_BALANCER_SIZE) return false;
  try {
    return isLoadBalancer(readRange(file, 0, Math.min(stat.size, LOAD_BALANCER_HEAD)).toString('latin1'));
  } catch {
    return false;
  }
}
