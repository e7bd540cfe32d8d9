import path from 'node:path';
import { UsageError } from '../model/exit-code.ts';
import { pick } from '../model/groups.ts';
import type { ClusterOptions, Given, Settings } from '../options.ts';
import { BUILT_IN_NAMES } from '../registry/built-in.ts';
import { displayPath, isWithin } from '../source/paths.ts';
import { anyGlobBelow, globMatcherBelow, globProblem, namesBelow } from '../text/glob.ts';
import { onceForEach } from '../text/once.ts';
import { chosenClusters, clusterOptions } from './clusters.ts';
import type { Configuration } from './configuration.ts';
import { type Layer, readLayers, searchConfiguration } from './files.ts';

interface SettingsRequest {
  readonly cwd: string;
  readonly paths: readonly string[];
  /** A file that the user named; false to use none; undefined to search for one from the folder of all paths upwards. */
  readonly config?: string | false | undefined;
  readonly given: Given;
}

/** True if the user set an option; an empty list means unset. */
export function isGiven(value: Given[keyof Given]): boolean {
  return Array.isArray(value) ? value.length > 0 : value !== undefined;
}

/** Returns the configuration with those that it extends, overridden by the user's options. Throws UsageError with every invalid place. */
export async function loadSettings({ cwd, paths, config, given: asked }: SettingsRequest): Promise<Settings> {
  const given = Object.fromEntries(Object.entries(asked).filter(([, value]) => isGiven(value))) as Given;
  const places = paths.map((one) => (one === '-' ? (given.stdinFilename ?? one) : one));
  const { file, notes } =
    config === undefined ? searchConfiguration(places, cwd) : { file: config === false ? null : path.resolve(cwd, config), notes: [] };
  const layers = file === null ? [] : await readLayers(file, cwd, given);
  const configuration = mergeConfigurations(layers.map((layer) => layer.configuration));
  const { release, rules = {}, overrides = [], minConfidence, failOn, format } = configuration;
  const enabled = new Set(overrides.flatMap((one) => Object.keys(one.rules).filter((rule) => one.rules[rule] !== 'off')));
  const off = Object.keys(rules).filter((rule) => rules[rule] === 'off' && !given.rules?.includes(rule) && !enabled.has(rule));
  const merged = mergeSettings(layers.map((layer) => settingsOf(layer, given, cwd)));
  /** The file names in one key of each layer, relative to the working directory. */
  const filesIn = (key: 'registries' | 'baseline' | 'programs'): (readonly string[])[] =>
    layers.flatMap((layer) => {
      const names = layer.configuration[key];
      return names === undefined ? [] : [[names].flat().map((name) => shownRegistry(layer, name, cwd))];
    });
  return {
    ...withExclude(merged, given, cwd),
    ...pick(given, 'base', 'minimumSeverity', 'maxWarnings'),
    ...(given.stdinFilename !== undefined && { inputPath: shownFrom(cwd, given.stdinFilename, cwd) }),
    clusters: chosenClusters(merged.clusters ?? [], given),
    onlyClusters: given.clusters !== undefined,
    severityOf: severitiesBy(layers, given, cwd),
    settingNotes: notes,
    settingProblems: layers.flatMap(({ skipped }) => skipped),
    readsWhole: paths.some((one) => isWithin(file === null ? path.resolve(cwd) : path.dirname(file), path.resolve(cwd, one))),
    file: file === null ? null : displayPath(file, cwd),
    registries: given.registries ?? filesIn('registries').at(-1) ?? [],
    release: given.release ?? release ?? null,
    rules: given.rules ?? [],
    disabledRules: [...new Set([...off, ...(given.disabledRules ?? [])])],
    minimumConfidence: given.minimumConfidence ?? minConfidence ?? 'medium',
    failOn: given.failOn ?? failOn ?? 'error',
    format: given.format ?? (format === undefined ? [] : [format]),
    baseline: given.baseline ?? filesIn('baseline').at(-1)?.[0] ?? null,
    programs: [...new Set([...filesIn('programs').flat(), ...(given.programs ?? []).map((name) => shownFrom(cwd, name, cwd))])],
    configuration,
    origins: Object.assign({}, ...layers.map(({ origins }) => origins)),
  };
}

function shownFrom(folder: string, name: string, cwd: string): string {
  return displayPath(path.resolve(folder, name), cwd);
}

/** The name of a registry, or the path of its file relative to the working directory. */
function shownRegistry({ folder }: Layer, name: string, cwd: string): string {
  return BUILT_IN_NAMES.includes(name) ? name : shownFrom(folder, name, cwd);
}
/** Keys whose lists are joined; for all other keys the last value applies. */
const LISTS = ['ranges', 'owners', 'programs', 'exclude', 'ignore', 'overrides'] as const;

/** Merges several files: lists are joined, rules and clusters are merged by name, for all other keys the last value applies. */
function mergeConfigurations(all: readonly Configuration[]): Configuration {
  const lists = LISTS.flatMap((key) =>
    all.some((one) => one[key]) ? [[key, all.flatMap((one): readonly unknown[] => one[key] ?? [])]] : [],
  );
  const rules = Object.assign({}, ...all.map((one) => one.rules));
  const clusters = Object.assign({}, ...all.map((one) => one.clusters));
  return { ...Object.assign({}, ...all), ...Object.fromEntries(lists), ...(all.length > 0 && { rules, clusters }) };
}

/** The same for the settings of these files, each with globs relative to its own folder. */
function mergeSettings(all: readonly Partial<Settings>[]): Partial<Settings> {
  const excluding = all.flatMap(({ isExcluded }) => isExcluded ?? []);
  return {
    ...Object.assign({}, ...all),
    ranges: all.flatMap(({ ranges = [] }) => ranges),
    owners: all.flatMap(({ owners = [] }) => owners),
    ignore: all.flatMap(({ ignore = [] }) => ignore),
    clusters: [...new Map(all.flatMap(({ clusters = [] }) => clusters).map((one) => [one.name, one])).values()],
    ...(excluding.length > 0 && { isExcluded: (shown: string) => excluding.some((isExcluded) => isExcluded(shown)) }),
  };
}

/**
 * Returns the severity of a rule at a path: from the last override that matches, otherwise from `rules`. A rule that the user names is
 * never off at the top.
 */
function severitiesBy(layers: readonly Layer[], given: Given, cwd: string): NonNullable<Settings['severityOf']> {
  const levels = Object.assign({}, ...layers.map(({ configuration }) => configuration.rules)) as NonNullable<Configuration['rules']>;
  const overrides = layers.flatMap((layer) => {
    const matcher = matcherIn(layer, cwd);
    return (layer.configuration.overrides ?? []).map(({ paths, rules }) => ({ rules, matches: matcher(paths) }));
  });
  return (rule, file) => {
    const override = overrides.findLast(({ rules, matches }) => rules[rule] !== undefined && matches(file));
    const level = override?.rules[rule] ?? levels[rule];
    return level === 'off' && override === undefined && given.rules?.includes(rule) ? undefined : level;
  };
}

/**
 * Returns a function that makes matchers from the globs of a file. A matcher is true for a path, relative to the working directory, that
 * matches or is below a folder that matches.
 */
function matcherIn({ folder }: Pick<Layer, 'folder'>, cwd: string): (globs: readonly string[]) => (shown: string) => boolean {
  // Cached, because thousands of entries can be compared with the same path.
  const namesOf = onceForEach((shown: string) => namesBelow(path.resolve(cwd, shown), folder));
  return (globs) => {
    const matches = anyGlobBelow(globs);
    return (shown) => matches(namesOf(shown));
  };
}

/** Adds the exclusions of the command line, such as the file that standard input replaces. Throws UsageError for an invalid glob. */
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

/** The settings of one configuration file. */
function settingsOf(layer: Layer, given: Given, cwd: string): Partial<Settings> {
  const { ranges, owners, clusters, exclude = [], ignore, hosted } = layer.configuration;
  const matcher = matcherIn(layer, cwd);
  return present({
    ...pick(layer.configuration, 'nodeRoles', 'loadBalancerServices', 'nodePortRange', 'ephemeralRange'),
    ranges: ranges?.map(({ protocol, port, endPort, from, to, since, source }) => ({
      registry: 'configuration',
      protocol: protocol ?? 'TCP',
      port,
      endPort,
      since,
      source,
      from: from ?? 'not said',
      to: to ?? 'not said',
    })),
    owners: owners?.map(({ protocol, port, owner }) => ({ protocol: protocol ?? 'TCP', port, owner })),
    clusters:
      clusters &&
      Object.entries(clusters).map(([name, one]) =>
        clusterOptions(name, one, ownOptions({ ...layer, configuration: one }, given, cwd), { folder: layer.folder, cwd, matcher }),
      ),
    ignore: ignore?.map(({ path: glob, ...entry }) => ({ ...entry, matchesPath: glob === null ? null : matcher([glob]) })),
    isExcluded: exclude.length > 0 ? matcher(exclude) : undefined,
    hosted: hosted && { ...hosted, isHub: hosted.hub === undefined ? () => true : matcher(hosted.hub) },
  });
}

/** The options that a cluster sets. The user's registries and release override them. */
function ownOptions(layer: Layer, given: Given, cwd: string): ClusterOptions['own'] {
  const { registries, release } = layer.configuration;
  return {
    ...settingsOf(layer, given, cwd),
    ...present({
      registries: given.registries ? undefined : registries?.map((name) => shownRegistry(layer, name, cwd)),
      release: given.release === undefined ? release : undefined,
    }),
  };
}

/** Returns the properties that are not undefined. */
function present<Members extends object>(members: Members): { [Key in keyof Members]?: Exclude<Members[Key], undefined> } {
  return Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined)) as typeof members;
}
