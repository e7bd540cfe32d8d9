import path from 'node:path';
import { didYouMean, UsageError } from '../model/exit-code.ts';
import type { ConfiguredCluster, UserOptions } from '../options.ts';
import type { FoundPath } from '../source/found-paths.ts';
import { displayPath } from '../source/paths.ts';
import type { HelmOptions } from '../source/provider.ts';
import type { ChartInstall, ClusterConfiguration } from './configuration.ts';

/** The folder of a configuration, and how its globs match. */
interface ConfigurationPlace {
  readonly folder: string;
  readonly cwd: string;
  readonly matcher: (globs: readonly string[]) => (path: string) => boolean;
}

/** Returns a cluster of a configuration with absolute paths. `own` are the options that the cluster sets. */
export function clusterOptions(
  name: string,
  { installs }: ClusterConfiguration,
  own: ConfiguredCluster['own'],
  { folder, cwd, matcher }: ConfigurationPlace,
): ConfiguredCluster {
  const placed = (written: string): FoundPath => {
    const file = path.resolve(folder, written);
    return { file, path: displayPath(file, cwd), explicit: true };
  };
  const globs = installs.filter((install) => typeof install === 'string');
  return {
    name,
    own,
    takes: globs.length === 0 ? () => false : matcher(globs),
    kustomizations: installs.flatMap((install) =>
      typeof install === 'object' && 'kustomize' in install ? [placed(install.kustomize)] : [],
    ),
    charts: installs.flatMap((install) =>
      typeof install === 'object' && 'chart' in install
        ? [{ chart: placed(install.chart), helm: helmOptions(install, (file) => placed(file).path) }]
        : [],
    ),
  };
}

function helmOptions({ release, namespace, values = [], set = {} }: ChartInstall, shown: (file: string) => string): Partial<HelmOptions> {
  const all = flattened(set, '');
  const written = (isText: boolean): string[] =>
    all
      .filter(([, value]) => (typeof value === 'string') === isText)
      .map(([key, value]) => `${key}=${String(value).replaceAll(/[\\,]/g, '\\$&')}`);
  return {
    release: release ?? null,
    namespace: namespace ?? null,
    values: values.map(shown),
    set: written(false),
    setString: written(true),
  };
}

/** Values with the keys of `helm --set`: `a.b[0]`. */
function flattened(value: unknown, key: string): [string, unknown][] {
  if (Array.isArray(value)) return value.flatMap((item, index) => flattened(item, `${key}[${index}]`));
  if (typeof value !== 'object' || value === null) return [[key, value]];
  return Object.entries(value).flatMap(([name, inner]) => {
    const escaped = name.replaceAll(/[\\.,=[\]]/g, '\\$&');
    return flattened(inner, key === '' ? escaped : `${key}.${escaped}`);
  });
}

/** The clusters that the user named, or all. Throws UsageError for a name that the configuration does not have. */
export function chosenClusters(
  clusters: readonly ConfiguredCluster[],
  { clusters: named = [] }: UserOptions,
): readonly ConfiguredCluster[] {
  const known = clusters.map(({ name }) => name);
  for (const name of named) {
    if (known.includes(name)) continue;
    const instead =
      known.length === 0 ? '; the configuration has no clusters' : didYouMean(name, known) || `; there are ${known.join(', ')}`;
    throw new UsageError(`--cluster ${name}: there is no such cluster${instead}`);
  }
  return named.length === 0 ? clusters : clusters.filter(({ name }) => named.includes(name));
}
