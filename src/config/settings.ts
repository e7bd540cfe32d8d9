import path from 'node:path';
import { UsageError } from '../model/exit-code.ts';
import { pick } from '../model/groups.ts';
import type { ConfiguredCluster, RunOptions, UserOptions } from '../options.ts';
import { BUILT_IN_NAMES } from '../registry/built-in.ts';
import { runOptions } from '../run.ts';
import { displayPath, isWithin } from '../source/paths.ts';
import { anyGlobBelow, globMatcherBelow, globProblem, namesBelow } from '../text/glob.ts';
import { onceForEach } from '../text/once.ts';
import { chosenClusters, clusterOptions } from './clusters.ts';
import type { Configuration } from './configuration.ts';
import { type ConfigurationLayer, readLayers, searchConfiguration } from './files.ts';

/** What the user gave, and options of the run that no configuration can set. */
type OptionsRequest = Partial<RunOptions> &
  Pick<RunOptions, 'cwd' | 'paths'> & {
    /** A file that the user named; false to use none; undefined to search for one from the folder of all paths upwards. */
    readonly config?: string | false | undefined;
    readonly given: UserOptions;
  };

/** True if the user set an option; an empty list means unset. */
export function isGiven(value: UserOptions[keyof UserOptions]): boolean {
  return Array.isArray(value) ? value.length > 0 : value !== undefined;
}

/**
 * Returns the options of a run: the defaults, overridden by the configuration with those that it extends, by the user's options, and by
 * those of the request. Throws UsageError with every invalid place.
 */
export async function loadOptions({ config, given: asked, ...others }: OptionsRequest): Promise<RunOptions> {
  const { cwd, paths } = others;
  const given = Object.fromEntries(Object.entries(asked).filter(([, value]) => isGiven(value))) as UserOptions;
  const places = paths.map((one) => (one === '-' ? (given.stdinFilename ?? one) : one));
  const { file, notes } =
    config === undefined ? searchConfiguration(places, cwd) : { file: config === false ? null : path.resolve(cwd, config), notes: [] };
  const layers = file === null ? [] : await readLayers(file, cwd, given);
  const content = joinParts(layers.map(({ configuration }) => configuration));
  const meanings = [...layers.map((layer) => meaningOf(layer, given, cwd)), meaningOfGiven(given, cwd)];
  const { exclude = [], overrides = [], clusters = {}, programs = [], ...options } = joinParts(meanings);
  return runOptions({
    ...options,
    ...(exclude.length > 0 && { isExcluded: (shown) => exclude.some((isExcluded) => isExcluded(shown)) }),
    programs: [...new Set(programs)],
    clusters: chosenClusters(Object.values(clusters), given),
    onlyClusters: given.clusters !== undefined,
    rules: given.rules ?? [],
    disabledRules: [...new Set([...rulesOff(content, given), ...(given.disabledRules ?? [])])],
    severityOf: severitiesBy(content.rules ?? {}, overrides, given),
    settingNotes: notes,
    settingProblems: layers.flatMap(({ skipped }) => skipped),
    readsWhole: paths.some((one) => isWithin(file === null ? path.resolve(cwd) : path.dirname(file), path.resolve(cwd, one))),
    configuration: {
      file: file === null ? null : displayPath(file, cwd),
      content,
      origins: Object.assign({}, ...layers.map(({ origins }) => origins)),
    },
    ...others,
  });
}

/** Keys whose values add up, and keys whose values are joined by their names; of all others the last value counts. */
const LISTS: readonly string[] = ['ranges', 'owners', 'programs', 'exclude', 'ignore', 'overrides'];
const BY_NAME: readonly string[] = ['rules', 'clusters'];

/** What several layers say together, the weakest first; without keys that no layer has. */
function joinParts<Part extends object>(all: readonly Part[]): { [Key in keyof Part]?: Exclude<Part[Key], undefined> } {
  const keys = new Set(all.flatMap(Object.keys) as (keyof Part & string)[]);
  const members = [...keys].flatMap((key) => {
    const values: unknown[] = all.map((one) => one[key]).filter((value) => value !== undefined);
    if (values.length === 0) return [];
    return [[key, LISTS.includes(key) ? values.flat() : BY_NAME.includes(key) ? Object.assign({}, ...values) : values.at(-1)]];
  });
  return Object.fromEntries(members) as ReturnType<typeof joinParts<Part>>;
}

type Matches = (shown: string) => boolean;

type Optional<Options> = { readonly [Key in keyof Options]?: Options[Key] | undefined };

/** What a layer means for a run: its paths are relative to the working directory, and its globs are compiled. */
interface Meaning extends Optional<Omit<RunOptions, 'clusters' | 'isExcluded'>> {
  readonly exclude?: readonly Matches[] | undefined;
  readonly overrides?: readonly { readonly rules: NonNullable<Configuration['rules']>; readonly matches: Matches }[] | undefined;
  readonly clusters?: Readonly<Record<string, ConfiguredCluster>> | undefined;
}

function meaningOf(layer: ConfigurationLayer, given: UserOptions, cwd: string): Meaning {
  const { folder, configuration } = layer;
  const { registries, ranges, owners, clusters, programs, baseline, exclude = [], overrides, ignore, hosted, format } = configuration;
  const matcher = matcherIn(folder, cwd);
  const shown = (name: string): string => displayPath(path.resolve(folder, name), cwd);
  return {
    ...pick(configuration, 'release', 'failOn', 'nodeRoles', 'loadBalancerServices', 'nodePortRange', 'ephemeralRange'),
    minimumConfidence: configuration.minConfidence,
    registries: registries?.map((name) => (BUILT_IN_NAMES.includes(name) ? name : shown(name))),
    programs: programs?.map(shown),
    baseline: baseline && shown(baseline),
    format: format === undefined ? undefined : [format],
    ranges: ranges?.map(({ protocol, port, endPort, from, to, since, source }) => ({
      ...{ registry: 'configuration', protocol: protocol ?? 'TCP', port, endPort, since, source },
      from: from ?? 'not said',
      to: to ?? 'not said',
    })),
    owners: owners?.map(({ protocol, port, owner }) => ({ protocol: protocol ?? 'TCP', port, owner })),
    exclude: exclude.length > 0 ? [matcher(exclude)] : undefined,
    overrides: overrides?.map(({ paths, rules }) => ({ rules, matches: matcher(paths) })),
    ignore: ignore?.map(({ path: glob, ...entry }) => ({ ...entry, matchesPath: glob === null ? null : matcher([glob]) })),
    hosted: hosted && { ...hosted, isHub: hosted.hub === undefined ? () => true : matcher(hosted.hub) },
    clusters:
      clusters &&
      Object.fromEntries(
        Object.entries(clusters).map(([name, one]) => {
          const own = joinParts<Meaning>([meaningOf({ ...layer, configuration: one }, given, cwd), pick(given, 'registries', 'release')]);
          return [name, clusterOptions(name, one, own, { folder, cwd, matcher })];
        }),
      ),
  };
}

/** What the user gave, as the strongest layer. Throws UsageError for a glob that cannot be used. */
function meaningOfGiven(given: UserOptions, cwd: string): Meaning {
  const { programs, exclude = [], stdinFilename } = given;
  for (const glob of exclude) {
    const problem = globProblem(glob);
    if (problem !== null) throw new UsageError(`--exclude: ${problem}`);
  }
  const shown = (name: string): string => displayPath(path.resolve(cwd, name), cwd);
  const isExcluded = globMatcherBelow(exclude, path.resolve(cwd));
  // Standard input replaces the file of its name.
  const isReplaced = (shown: string): boolean => path.resolve(cwd, shown) === path.resolve(cwd, stdinFilename ?? '');
  return {
    ...pick(given, 'registries', 'base', 'release', 'minimumConfidence', 'failOn', 'format', 'baseline', 'minimumSeverity', 'maxWarnings'),
    programs: programs?.map(shown),
    inputPath: stdinFilename && shown(stdinFilename),
    exclude: [
      ...(exclude.length === 0 ? [] : [(shown: string) => isExcluded(path.resolve(cwd, shown))]),
      ...(stdinFilename === undefined ? [] : [isReplaced]),
    ],
  };
}

/** The rules that are off everywhere: no override enables them, and the user does not name them. */
function rulesOff({ rules = {}, overrides = [] }: Configuration, given: UserOptions): string[] {
  const enabled = new Set(overrides.flatMap((one) => Object.keys(one.rules).filter((rule) => one.rules[rule] !== 'off')));
  return Object.keys(rules).filter((rule) => rules[rule] === 'off' && !given.rules?.includes(rule) && !enabled.has(rule));
}

/** The severity of a rule at a path: the last override that fits, else what `rules` says. A rule that the user names is never off at the top. */
function severitiesBy(
  levels: NonNullable<Configuration['rules']>,
  overrides: NonNullable<Meaning['overrides']>,
  given: UserOptions,
): NonNullable<RunOptions['severityOf']> {
  return (rule, file) => {
    const override = overrides.findLast(({ rules, matches }) => rules[rule] !== undefined && matches(file));
    const level = override?.rules[rule] ?? levels[rule];
    return level === 'off' && override === undefined && given.rules?.includes(rule) ? undefined : level;
  };
}

/** Makes functions that say whether a path (relative to the working directory) matches globs of a file, or is below a folder that does. */
function matcherIn(folder: string, cwd: string): (globs: readonly string[]) => Matches {
  // Thousands of entries can be compared with the same path.
  const namesOf = onceForEach((shown: string) => namesBelow(path.resolve(cwd, shown), folder));
  return (globs) => {
    const matches = anyGlobBelow(globs);
    return (shown) => matches(namesOf(shown));
  };
}
