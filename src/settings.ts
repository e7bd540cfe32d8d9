import { existsSync } from 'node:fs';
import path from 'node:path';
import { RULES } from '../rules/index.ts';
import { type Configuration, configurationIn, findConfiguration } from './config/configuration.ts';
import type { ReadConfiguration } from './config/read.ts';
import { UsageError } from './model/exit-code.ts';
import type { Severity } from './model/finding.ts';

import { pick } from './model/groups.ts';

import { type Problem, problemAt } from './model/source.ts';
import type { Given, Settings } from './options.ts';
import { BUILT_IN_NAMES, suggestedRegistry } from './registry/built-in.ts';
import { displayPath, isWithin, repositoryOf, statOf } from './source/paths.ts';
import { reachOf, reachProblem } from './source/reach.ts';

import { absoluteGlob, anyGlobBelow, globMatcherBelow, globProblem, isGlob, namesBelow } from './text/glob.ts';

import { onceForEach } from './text/once.ts';
import { orUsageError, usageErrorFor } from './text/problem.ts';
import { readTextFile } from './text/read-text-file.ts';
import type { CheckedFile } from './yaml/checked-file.ts';
import { at, itemsAt, type Node } from './yaml/nodes.ts';

export interface SettingsRequest {
  readonly cwd: string;
  readonly paths: readonly string[];
  /** A file that the user named; false for none; undefined to look for one from the first path upwards. */
  readonly config?: string | false | undefined;
  readonly given: Given;
}

/** Whether the user gave an option: an empty list says nothing. */
export function isGiven(value: Given[keyof Given]): boolean {
  return Array.isArray(value) ? value.length > 0 : value !== undefined;
}

/** Finds and reads the configuration, and lays the command line over it. Throws UsageError that names every wrong place. */
export async function loadSettings({ cwd, paths, config, given: asked }: SettingsRequest): Promise<Settings> {
  const given = Object.fromEntries(Object.entries(asked).filter(([, value]) => isGiven(value))) as Given;
  const { file, notes } =
    config === undefined
      ? searchConfiguration(
          paths.map((one) => (one === '-' ? (given.stdinFilename ?? one) : one)),
          cwd,
        )
      : { file: config === false ? null : path.resolve(cwd, config), notes: [] };
  const { configuration, lines, skipped } =
    file === null ? { configuration: {}, lines: {}, skipped: [] } : await readFile(file, displayPath(file, cwd), given);
  const { registries, release, rules = {}, baseline, programs = [], minConfidence, failOn, format } = configuration;
  const folder = file === null ? path.resolve(cwd) : path.dirname(file);
  const fromFolder = (name: string): string => displayPath(path.resolve(folder, name), cwd);
  const off = Object.keys(rules).filter((rule) => rules[rule] === 'off' && !given.rules?.includes(rule));
  return {
    ...withExclude(configuredBy(configuration, folder, cwd), given, cwd),
    ...pick(given, 'minimumSeverity', 'maxWarnings'),
    ...(given.stdinFilename !== undefined && { inputPath: displayPath(path.resolve(cwd, given.stdinFilename), cwd) }),
    settingNotes: notes,
    settingProblems: skipped,
    readsWhole: paths.some((given) => isWithin(folder, path.resolve(cwd, given))),
    file: file === null ? null : displayPath(file, cwd),
    registries: given.registries ?? registries?.map((name) => (BUILT_IN_NAMES.includes(name) ? name : fromFolder(name))) ?? [],
    base: given.base,
    release: given.release ?? release ?? null,
    rules: given.rules ?? [],
    disabledRules: [...new Set([...off, ...(given.disabledRules ?? [])])],
    minimumConfidence: given.minimumConfidence ?? minConfidence ?? 'medium',
    failOn: given.failOn ?? failOn ?? 'error',
    format: given.format ?? (format === undefined ? [] : [format]),
    baseline: given.baseline ?? (baseline === undefined ? null : fromFolder(baseline)),
    programs: [
      ...new Set([...programs.map(fromFolder), ...(given.programs ?? []).map((name) => displayPath(path.resolve(cwd, name), cwd))]),
    ],
    configuration,
    lines,
  };
}

/**
 * The configuration of the folder that holds all paths, or of the nearest folder above it up to the root of its repository; outside of a
 * repository only of that folder, since anybody could have put a file above it. Notes name the files that others could expect to count.
 */
function searchConfiguration(paths: readonly string[], cwd: string): { readonly file: string | null; readonly notes: readonly string[] } {
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

/** The folder of a path from the command line; for a glob the one before its first wildcard. */
function startOf(given: string, cwd: string): string {
  const absolute = path.resolve(cwd, given === '-' ? '.' : given);
  const stat = statOf(absolute);
  if (stat === undefined && isGlob(given)) return absoluteGlob(given, cwd).base;
  return stat?.isDirectory() ? absolute : path.dirname(absolute);
}

/** The deepest folder that holds two folders. */
function sharedFolder(a: string, b: string): string {
  let shared = a;
  while (!isWithin(b, shared)) shared = path.dirname(shared);
  return shared;
}

/** The folders from one up to another that is above it, without the other itself, or without the first instead. */
function foldersBetween(from: string, above: string, excludesFirst = false): string[] {
  const folders: string[] = [];
  for (let here = from; isWithin(here, above) && here !== path.dirname(here); here = path.dirname(here)) folders.push(here);
  return folders.filter((one) => one !== (excludesFirst ? from : above));
}

/** Bytes of the largest configuration that is read. */
const MAX_CONFIGURATION = 1024 * 1024;

async function readFile(file: string, shown: string, given: Given): Promise<ReadConfiguration> {
  const { readConfiguration } = await import('./config/read.ts');
  const read = readConfiguration(
    textOfFile(file, shown, MAX_CONFIGURATION),
    shown,
    RULES.map(({ id }) => id),
  );
  const problems = 'problems' in read ? read.problems : read.file ? [...wrongFiles(read.file, path.dirname(file), given)] : [];
  if ('problems' in read || problems.length > 0) throw usageErrorFor(problems);
  return read;
}

/** The text of a file that the user named, of at most `limit` bytes. Throws UsageError if it cannot be read. */
export function textOfFile(file: string, shown: string, limit?: number): string {
  return orUsageError(`${shown}: cannot be read`, () => readTextFile(file, limit));
}

/** The files that a configuration names and that do not exist, or that it must not name, each with its place in the configuration. */
function* wrongFiles({ root, spanOf }: CheckedFile, folder: string, given: Given): Iterable<Problem> {
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
}

/** Adds what the command line excludes, such as the file that standard input replaces. Throws UsageError for a glob that cannot be used. */
function withExclude(configured: Partial<Settings>, { exclude = [], stdinFilename }: Given, cwd: string): Partial<Settings> {
  for (const glob of exclude) {
    const problem = globProblem(glob);
    if (problem !== null) throw new UsageError(`--exclude: ${problem}`);
  }
  if (exclude.length === 0 && stdinFilename === undefined) return configured;
  const matches = globMatcherBelow(exclude, path.resolve(cwd));
  const isExcluded = (file: string): boolean => matches(file) || (stdinFilename !== undefined && file === path.resolve(cwd, stdinFilename));
  return { ...configured, isExcluded: (shown) => configured.isExcluded?.(shown) === true || isExcluded(path.resolve(cwd, shown)) };
}

function configuredBy(configuration: Configuration, folder: string, cwd: string): Partial<Settings> {
  const { rules = {}, ranges = [], owners = [], sets = {}, exclude = [], ignore = [], nodeRoles } = configuration;
  const { nodePortRange, ephemeralRange, hosted } = configuration;
  // Thousands of entries can be compared with the same path.
  const namesOf = onceForEach((shown: string) => namesBelow(path.resolve(cwd, shown), folder));
  /** Whether a path (relative to the working directory) matches one of the globs, or is below a folder that does. */
  const matcher = (globs: readonly string[]): ((shown: string) => boolean) => {
    const matches = anyGlobBelow(globs);
    return (shown) => matches(namesOf(shown));
  };
  const levels = Object.entries(rules).flatMap(([rule, level]): [string, Severity][] => (level === 'off' ? [] : [[rule, level]]));
  return {
    severities: new Map(levels),
    ranges: ranges.map(({ protocol, port, endPort, from, to, since, source }) => ({
      ...{ registry: 'configuration', protocol: protocol ?? 'TCP', port, endPort, since, source },
      from: from ?? 'not said',
      to: to ?? 'not said',
    })),
    owners: owners.map(({ protocol, port, owner }) => ({ protocol: protocol ?? 'TCP', port, owner })),
    sets: Object.entries(sets).map(([name, globs]) => ({ name, matches: matcher(globs) })),
    ignore: ignore.map(({ path: glob, ...entry }) => ({ ...entry, matchesPath: glob === null ? null : matcher([glob]) })),
    ...(exclude.length === 0 ? {} : { isExcluded: matcher(exclude) }),
    nodeRoles,
    nodePortRange,
    ephemeralRange,
    hosted: hosted && { ...hosted, isHub: hosted.hub === undefined ? () => true : matcher(hosted.hub) },
  };
}
