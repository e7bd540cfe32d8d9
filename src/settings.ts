import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { RULES } from '../rules/index.ts';
import { type Configuration, findConfiguration, type HostedNetworks } from './config/configuration.ts';
import type { Severity } from './model/finding.ts';
import type { Confidence } from './model/listener.ts';
import type { NodeRole } from './model/node.ts';
import type { ClusterContext } from './model/rule.ts';
import { type Problem, problemAt } from './model/source.ts';
import { BUILT_IN_NAMES, suggestedRegistry } from './registry/built-in.ts';
import type { ViewOptions } from './registry/view.ts';
import { displayPath, isWithin, statOf } from './source/paths.ts';
import type { IgnoreEntry } from './suppression/ignore.ts';
import { absoluteGlob, globMatcherBelow, isGlob } from './text/glob.ts';
import { orUsageError, usageErrorFor } from './text/problem.ts';
import type { CheckedFile } from './yaml/checked-file.ts';
import { itemsAt } from './yaml/nodes.ts';

/** What only a configuration file can say of a run. */
export interface Configured {
  /** Severities that the user set, by rule. */
  readonly severities?: ReadonlyMap<string, Severity>;
  readonly ranges?: NonNullable<ViewOptions['ranges']>;
  readonly owners?: NonNullable<ViewOptions['owners']>;
  /** What is installed together; a file belongs to the first set that names it. */
  readonly sets?: readonly { readonly name: string; readonly matches: (path: string) => boolean }[];
  /** Files and folders (path relative to the working directory) that are not read. */
  readonly isExcluded?: (path: string) => boolean;
  readonly ignore?: readonly IgnoreEntry[];
  /** The inputs hold the whole folder of the configuration, so that its entries can be called unused. */
  readonly readsWhole?: boolean;
  readonly nodeRoles?: readonly NodeRole[] | undefined;
  readonly nodePortRange?: ClusterContext['nodePortRange'] | undefined;
  readonly ephemeralRange?: ClusterContext['ephemeralRange'] | undefined;
  readonly hosted?: HostedSettings | undefined;
}

/** The networks around hosted control planes. */
export interface HostedSettings extends Pick<HostedNetworks, 'tenantCIDRs' | 'workerCIDRs'> {
  /** Whether a file describes the management cluster. */
  readonly isHub: (path: string) => boolean;
}

/** What a command line, a workflow or a program asks for, which wins over the file; undefined or an empty list where it asks nothing. */
export interface Given {
  /** Registries by name (`openshift`, `kubernetes`) or file; OpenShift's by default. */
  readonly registries?: readonly string[] | undefined;
  /** Where registries in Markdown have owners and ranges from: a registry's name or file, or `none`. */
  readonly base?: string | undefined;
  /** Files that say what programs of one's own listen on, relative to `cwd`; besides those of the configuration. */
  readonly programs?: readonly string[] | undefined;
  /** Release of the platform as of which to judge, such as `4.19`; today's document by default. */
  readonly release?: string | undefined;
  /** Only these rules; all by default. */
  readonly rules?: readonly string[] | undefined;
  readonly disabledRules?: readonly string[] | undefined;
  /** Findings below are left out; `medium` by default. */
  readonly minimumConfidence?: Confidence | undefined;
  /** Lowest severity that makes `exitCode` 1; `error` by default. */
  readonly failOn?: Severity | 'never' | undefined;
  readonly format?: readonly string[] | undefined;
  /** File of known findings that stay silent, relative to `cwd`. */
  readonly baseline?: string | undefined;
}

/** What has an answer in every run. */
type Decided = { readonly [Key in 'registries' | 'rules' | 'disabledRules' | 'minimumConfidence' | 'failOn']: NonNullable<Given[Key]> };

/** How a run judges what it reads. */
export interface Judgement extends Configured, Pick<Given, 'base' | 'programs'>, Decided {
  /** OpenShift release as of which the registry is read, such as `4.19`. */
  readonly release: string | null;
  /** File of known findings that stay silent, relative to the working directory. */
  readonly baseline?: string | null;
}

/** The options of a run after defaults, configuration file and command line. */
export interface Settings extends Judgement {
  /** Path of the configuration file as people see it; null where there is none. */
  readonly file: string | null;
  readonly format: readonly string[];
  readonly baseline: string | null;
  readonly programs: readonly string[];
  /** What the file itself says, and the line of each of its keys. */
  readonly configuration: Configuration;
  readonly lines: Readonly<Record<string, number>>;
}

export interface SettingsRequest {
  readonly cwd: string;
  readonly paths: readonly string[];
  /** A file that the user named; false for none; undefined to look for one from the first path upwards. */
  readonly config?: string | false | undefined;
  readonly given: Given;
}

/** Finds and reads the configuration, and lays the command line over it. Throws UsageError that names every wrong place. */
export async function loadSettings({ cwd, paths, config, given: asked }: SettingsRequest): Promise<Settings> {
  const isGiven = (value: string | readonly string[] | undefined): boolean => typeof value === 'string' || (value ?? []).length > 0;
  const given = Object.fromEntries(Object.entries(asked).filter(([, value]) => isGiven(value))) as Given;
  const file = config === false ? null : config === undefined ? findConfiguration(startOf(paths, cwd)) : path.resolve(cwd, config);
  const { configuration, lines } =
    file === null ? { configuration: {}, lines: {} } : await readFile(file, displayPath(file, cwd), given.registries === undefined);
  const { registries, release, rules = {}, baseline, programs = [], minConfidence, failOn, format } = configuration;
  const folder = file === null ? path.resolve(cwd) : path.dirname(file);
  const fromFolder = (name: string): string => displayPath(path.resolve(folder, name), cwd);
  const off = Object.keys(rules).filter((rule) => rules[rule] === 'off' && !given.rules?.includes(rule));
  return {
    ...configuredBy(configuration, folder, cwd),
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

/** The folder from which the configuration is looked for: that of the first path. */
function startOf(paths: readonly string[], cwd: string): string {
  const [first = '.'] = paths;
  const absolute = path.resolve(cwd, first === '-' ? '.' : first);
  const stat = statOf(absolute);
  if (stat === undefined && isGlob(first)) return absoluteGlob(first, cwd).base;
  return stat?.isDirectory() ? absolute : path.dirname(absolute);
}

async function readFile(file: string, shown: string, usesRegistries: boolean): Promise<Pick<Settings, 'configuration' | 'lines'>> {
  const { readConfiguration } = await import('./config/read.ts');
  const read = readConfiguration(
    textOfFile(file, shown),
    shown,
    RULES.map(({ id }) => id),
  );
  const problems = 'problems' in read ? read.problems : read.file ? [...missingFiles(read.file, path.dirname(file), usesRegistries)] : [];
  if ('problems' in read || problems.length > 0) throw usageErrorFor(problems);
  return read;
}

/** The text of a file that the user named. Throws UsageError where it cannot be read. */
export function textOfFile(file: string, shown: string): string {
  return orUsageError(`${shown}: cannot be read`, () => readFileSync(file, 'utf8'));
}

/** Files that do not exist, each told where the configuration names it: of programs, and registries that do not come along. */
function* missingFiles({ root, spanOf }: CheckedFile, folder: string, usesRegistries: boolean): Iterable<Problem> {
  for (const item of itemsAt(root, 'programs')) {
    const name = item.type === 'scalar' ? item.text : '';
    if (existsSync(path.resolve(folder, name))) continue;
    yield problemAt(spanOf(item), `programs: there is no file ${name}`);
  }
  for (const item of usesRegistries ? itemsAt(root, 'registries') : []) {
    const name = item.type === 'scalar' ? item.text : '';
    if (BUILT_IN_NAMES.includes(name) || existsSync(path.resolve(folder, name))) continue;
    yield problemAt(spanOf(item), `registries: there is no registry or file ${name}${suggestedRegistry(name)}`);
  }
}

function configuredBy(configuration: Configuration, folder: string, cwd: string): Configured {
  const { rules = {}, ranges = [], owners = [], sets = {}, exclude = [], ignore = [], nodeRoles } = configuration;
  const { nodePortRange, ephemeralRange, hosted } = configuration;
  const matcher = (globs: readonly string[]) => pathMatcher(globs, folder, cwd);
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

/** Whether a path (relative to the working directory) fits one of the globs, or lies below a folder that does. */
function pathMatcher(globs: readonly string[], folder: string, cwd: string): (path: string) => boolean {
  const matches = globMatcherBelow(globs, folder);
  return (shown) => matches(path.resolve(cwd, shown));
}
