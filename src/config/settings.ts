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
  /** A file that the user named; false for none; undefined to look for one from the folder of all paths upwards. */
  readonly config?: string | false | undefined;
  readonly given: Given;
}

/** Whether the user gave an option; an empty list is not given. */
export function isGiven(value: Given[keyof Given]): boolean {
  return Array.isArray(value) ? value.length > 0 : value !== undefined;
}

/** The configuration with what it extends, and over it the options of the user. Throws UsageError that names every wrong place. */
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
  /** The names of files in one key of each layer, relative to the working directory. */
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

/** A registry by name, or its file. */
function shownRegistry({ folder }: Layer, name: string, cwd: string): string {
  return BUILT_IN_NAMES.includes(name) ? name : shownFrom(folder, name, cwd);
}
/** Keys whose values add up; of all others the last value counts. */
const LISTS = ['ranges', 'owners', 'programs', 'exclude', 'ignore', 'overrides'] as const;

/** What several files say together: lists add up, rules and clusters by name, of all else the last value counts. */
function mergeConfigurations(all: readonly Configuration[]): Configuration {
  const lists = LISTS.flatMap((key) =>
    all.some((one) => one[key]) ? [[key, all.flatMap((one): readonly unknown[] => one[key] ?? [])]] : [],
  );
  const rules = Object.assign({}, ...all.map((one) => one.rules));
  const clusters = Object.assign({}, ...all.map((one) => one.clusters));
  return { ...Object.assign({}, ...all), ...Object.fromEntries(lists), ...(all.length > 0 && { rules, clusters }) };
}

/** The same for what the files mean, each with globs relative to its own folder. */
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

/** The severity of a rule at a path: the last override that fits, else what `rules` says. A rule that the user names is never off at the top. */
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

/** Makes functions that say whether a path (relative to the working directory) matches globs of a file, or is below a folder that does. */
function matcherIn({ folder }: Pick<Layer, 'folder'>, cwd: string): (globs: readonly string[]) => (shown: string) => boolean {
  // Thousands of entries can be compared with the same path.
  const namesOf = onceForEach((shown: string) => namesBelow(path.resolve(cwd, shown), folder));
  return (globs) => {
    const matches = anyGlobBelow(globs);
    return (shown) => matches(namesOf(shown));
  };
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

/** What one configuration file means for a run. */
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

/** The options that a cluster sets. What the user gave wins over its registries and release. */
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

/** The members that are not undefined. */
function present<Members extends object>(members: Members): { [Key in keyof Members]?: Exclude<Members[Key], undefined> } {
  return Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined)) as typeof members;
}
