import { type Dirent, existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { RULE_IDS } from '../../rules/index.ts';
import { UsageError } from '../model/exit-code.ts';
import { parseRelease } from '../model/registry.ts';
import { type Problem, problemAt } from '../model/source.ts';
import type { UserOptions } from '../options.ts';
import { releaseProblem } from '../registries.ts';
import { BUILT_IN_NAMES, builtInRegistry, suggestedRegistry } from '../registry/built-in.ts';
import { CHART_ARCHIVE, isChart, isKustomization } from '../source/file-kinds.ts';
import { displayPath, isWithin, realpathOf, repositoryOf, statOf } from '../source/paths.ts';
import { isWithinReach, limitOf, reachOf, reachProblem } from '../source/reach.ts';
import { absoluteGlob, globProblem, isGlob } from '../text/glob.ts';
import { orUsageError, WrongFileError } from '../text/problem.ts';
import { readTextFile } from '../text/read-text-file.ts';
import type { CheckedFile } from '../yaml/checked-file.ts';
import { at, entriesAt, itemsAt, type Node } from '../yaml/nodes.ts';
import { type Configuration, configurationIn, findConfiguration } from './configuration.ts';

/** One configuration file: the one of the run, or one that it extends. */
export interface ConfigurationLayer {
  /** Absolute path of its folder, to which its paths and globs are relative. */
  readonly folder: string;
  readonly configuration: Configuration;
  /** `FILE:LINE` of each of its keys. */
  readonly origins: Readonly<Record<string, string>>;
  /** Entries that match nothing; the rest of the file applies. */
  readonly skipped: readonly Problem[];
}

/** Maximum size of a configuration, in bytes. */
const MAX_CONFIGURATION = 1024 * 1024;
/** Maximum number of configurations that one extends, directly and through others. */
const MAX_LAYERS = 20;

/**
 * Returns the configuration of the folder that contains all paths, or of the nearest folder above it up to the root of the repository.
 * Outside a repository only that folder counts, because other users may be able to write above it. Notes name other configuration files
 * that are not used.
 */
export function searchConfiguration(
  paths: readonly string[],
  cwd: string,
): { readonly file: string | null; readonly notes: readonly string[] } {
  const starts = (paths.length === 0 ? ['.'] : paths).map((given) => startOf(given, cwd));
  const folder = starts.reduce(sharedFolder);
  const root = repositoryOf(folder);
  const file = findConfiguration(folder, root ?? folder);
  const problem = file === null ? null : reachProblem(file, reachOf(path.dirname(file)));
  if (file !== null && problem !== null) throw new UsageError(`${displayPath(file, cwd)} ${problem}; name it with --config to use it`);
  const others = new Set(starts.flatMap((start) => foldersBetween(start, folder)).flatMap((one) => configurationIn(one) ?? []));
  const notes = [...others].map(
    (one) =>
      `${displayPath(one, cwd)} is not used, because it does not apply to all given paths; use one configuration above them, or --config`,
  );
  const above =
    root === null && isWithin(folder, cwd) ? foldersBetween(folder, cwd, true).flatMap((one) => configurationIn(one) ?? [])[0] : undefined;
  if (file === null && above !== undefined)
    notes.push(
      `${displayPath(above, cwd)} is not used, because it is above the given path and this is not a repository; name it with --config`,
    );
  return { file, notes };
}

/** The folder of a path from the command line; for a glob, the folder before its first wildcard. */
function startOf(given: string, cwd: string): string {
  const absolute = path.resolve(cwd, given === '-' ? '.' : given);
  const stat = statOf(absolute);
  if (stat === undefined && isGlob(given)) return absoluteGlob(given, cwd).base;
  return stat?.isDirectory() ? absolute : path.dirname(absolute);
}

/** The deepest folder that contains both folders. */
function sharedFolder(a: string, b: string): string {
  let shared = a;
  while (!isWithin(b, shared)) shared = path.dirname(shared);
  return shared;
}

/** The folders from one folder up to another above it, without the upper one, or without the first one instead. */
function foldersBetween(from: string, above: string, excludesFirst = false): string[] {
  const folders: string[] = [];
  for (let here = from; isWithin(here, above) && here !== path.dirname(here); here = path.dirname(here)) folders.push(here);
  return folders.filter((one) => one !== (excludesFirst ? from : above));
}

/**
 * A configuration and those that it extends, in order of increasing precedence. `overlay` contains texts to read instead of files, by real
 * path. Throws WrongFileError with every invalid place in all of them, or UsageError if a file cannot be read.
 */
export async function readLayers(
  file: string,
  cwd: string,
  given: UserOptions,
  overlay?: ReadonlyMap<string, string>,
): Promise<ConfigurationLayer[]> {
  const { MAX_IGNORE, readConfiguration } = await import('./read.ts');
  const layers: ConfigurationLayer[] = [];
  const problems: Problem[] = [];
  const seen = new Set<string>();
  const readOne = (one: string, open: readonly string[]): void => {
    const real = realpathOf(one);
    seen.add(real);
    const shown = displayPath(one, cwd);
    const read = readConfiguration(overlay?.get(real) ?? textOfFile(one, shown, MAX_CONFIGURATION), shown, RULE_IDS);
    if ('problems' in read) {
      problems.push(...read.problems);
      return;
    }
    const folder = path.dirname(one);
    if (read.file) {
      problems.push(...wrongFiles(read.file, folder, given));
      for (const { base, node } of basesOf(read.file, folder)) {
        const problem = baseProblem(base, { folder, open: [...open, real], count: seen.size });
        if (problem !== null) problems.push(problemAt(read.file.spanOf(node), `extends: ${displayPath(base, cwd)} ${problem}`));
        else if (!seen.has(realpathOf(base))) readOne(base, [...open, real]);
      }
    }
    const origins = Object.fromEntries(Object.entries(read.lines).map(([key, line]) => [key, `${shown}:${line}`]));
    layers.push({ folder, configuration: read.configuration, origins, skipped: read.skipped });
  };
  readOne(file, []);
  if (problems.length > 0) throw new WrongFileError(problems);
  const ignored = layers.reduce((sum, { configuration }) => sum + (configuration.ignore?.length ?? 0), 0);
  if (ignored > MAX_IGNORE)
    throw new UsageError(`${displayPath(file, cwd)}: with what it extends, ignore has ${ignored} entries and can have ${MAX_IGNORE}`);
  return layers;
}

/** The files that a configuration extends, with their places. */
function basesOf({ root }: CheckedFile, folder: string): { readonly base: string; readonly node: Node }[] {
  const value = at(root, 'extends');
  const nodes = value?.type === 'sequence' ? value.items : value ? [value] : [];
  return nodes.flatMap((node) => (node.type === 'scalar' ? [{ base: path.resolve(folder, node.text), node }] : []));
}

/** Why a configuration cannot be extended; null if it can. */
function baseProblem(
  base: string,
  { folder, open, count }: { readonly folder: string; readonly open: readonly string[]; readonly count: number },
): string | null {
  const problem = reachProblem(base, reachOf(folder));
  if (problem !== null) return problem;
  if (!existsSync(base)) return 'does not exist';
  if (open.includes(realpathOf(base))) return 'extends itself through this file';
  return count < MAX_LAYERS ? null : `is one too many: ${MAX_LAYERS} files can be extended`;
}

/** The text of a file that the user named, of at most `limit` bytes. Throws UsageError if it cannot be read. */
export function textOfFile(file: string, shown: string, limit?: number): string {
  return orUsageError(`${shown}: cannot be read`, () => readTextFile(file, limit));
}

/** The files that a configuration names and that do not exist or are not allowed, each with its place. */
function* wrongFiles({ root, spanOf }: Pick<CheckedFile, 'root' | 'spanOf'>, folder: string, given: UserOptions): Iterable<Problem> {
  const named: [key: string, option: string, nodes: readonly (Node | undefined)[]][] = [
    ['programs', '--programs', itemsAt(root, 'programs')],
    ['registries', '--registry', given.registries === undefined ? itemsAt(root, 'registries') : []],
    ['baseline', '--baseline', given.baseline === undefined ? [at(root, 'baseline')] : []],
  ];
  for (const [key, option, nodes] of named) {
    for (const node of nodes) {
      const name = node?.type === 'scalar' ? node.text : '';
      if (node === undefined || name === '' || (key === 'registries' && BUILT_IN_NAMES.includes(name))) continue;
      const file = path.resolve(folder, name);
      const problem = reachProblem(file, reachOf(folder));
      if (problem !== null) yield problemAt(spanOf(node), `${key}: ${name} ${problem}; name it with ${option} to use it`);
      else if (existsSync(file) || key === 'baseline') continue;
      else if (key === 'programs') yield problemAt(spanOf(node), `programs: there is no file ${name}`);
      else yield problemAt(spanOf(node), `registries: there is no registry or file ${name}${suggestedRegistry(name)}`);
    }
  }
  if (given.release === undefined) yield* wrongRelease(root, given.registries ? [] : itemsAt(root, 'registries'), spanOf);
  for (const { value } of entriesAt(root, 'clusters')) {
    yield* wrongFiles({ root: value, spanOf }, folder, given);
    for (const item of itemsAt(value, 'installs')) yield* wrongInstall(item, folder, spanOf);
  }
}

/** A release that YAML shortened, such as 4.20 to 4.2: the registries of the file, or OpenShift's, only know the longer one. */
function* wrongRelease(root: Node, registries: readonly Node[], spanOf: CheckedFile['spanOf']): Iterable<Problem> {
  const node = at(root, 'release');
  const release = node?.type === 'scalar' ? parseRelease(node.text) : undefined;
  const names = registries.flatMap((one) => (one.type === 'scalar' ? [one.text] : []));
  const known = (names.length > 0 ? names : ['openshift']).flatMap((name) => builtInRegistry(name) ?? []);
  const problem = release ? releaseProblem(release, known) : null;
  if (node && problem !== null) yield problemAt(spanOf(node), problem);
}

/** The paths of an install that do not exist, have the wrong type for the key, or are outside the repository. */
function* wrongInstall(item: Node, folder: string, spanOf: CheckedFile['spanOf']): Iterable<Problem> {
  const isAny = (): boolean => true;
  const isFile = (file: string): boolean => statOf(file)?.isFile() === true;
  const isChartOrArchive = (file: string): boolean => isChart(file) || (CHART_ARCHIVE.test(file) && isFile(file));
  const named: [node: Node | undefined, fits: (file: string) => boolean, otherwise: string][] =
    item.type === 'scalar'
      ? [[item, isAny, '']]
      : [
          [at(item, 'kustomize'), isKustomization, 'has no kustomization.yaml'],
          [at(item, 'chart'), isChartOrArchive, 'has no Chart.yaml'],
          ...itemsAt(item, 'values').map((node): (typeof named)[number] => [node, isFile, 'is a folder; name a file of values']),
        ];
  for (const [node, fits, otherwise] of named) {
    if (node?.type !== 'scalar') continue;
    const problem =
      node === item && isGlob(node.text) ? globInstallProblem(node.text, folder) : installProblem(path.resolve(folder, node.text), folder);
    if (problem !== null) yield problemAt(spanOf(node), `installs: ${node.text} ${problem}`);
    else if (!fits(path.resolve(folder, node.text))) yield problemAt(spanOf(node), `installs: ${node.text} ${otherwise}`);
  }
}

function installProblem(file: string, folder: string): string | null {
  if (!existsSync(file)) return 'does not exist';
  const reach = reachOf(folder);
  return isWithinReach(file, reach) ? null : `is outside ${limitOf(reach)}`;
}

function globInstallProblem(glob: string, folder: string): string | null {
  if (globProblem(glob) !== null) return null;
  const { base, matches } = absoluteGlob(glob, folder);
  return hasMatch(base, matches, { left: MAX_LOOKED_AT }) ? null : 'installs nothing';
}

/** Maximum number of files and folders to compare with a glob; beyond it the glob counts as matching. */
const MAX_LOOKED_AT = 100_000;

function hasMatch(here: string, matches: (file: string) => boolean, budget: { left: number }): boolean {
  let entries: Dirent[];
  try {
    entries = readdirSync(here, { withFileTypes: true });
  } catch {
    return false;
  }
  return entries.some((entry) => {
    if (entry.name === '.git') return false;
    const file = path.join(here, entry.name);
    budget.left -= 1;
    return budget.left < 0 || matches(file) || (entry.isDirectory() && hasMatch(file, matches, budget));
  });
}
