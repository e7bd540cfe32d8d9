import path from 'node:path';
import type { FoundFiles } from './find-files.ts';
import type { FoundPath } from './found-paths.ts';
import { isWithin, realpathOf } from './paths.ts';
import type { ClusterInstalls, SourceOptions } from './provider.ts';

/** The part of the found files that a run reads, and the charts that it renders with their own options. */
export interface SelectedInstalls {
  readonly found: FoundFiles;
  readonly chartInstalls: ClusterInstalls['charts'];
}

/**
 * Selects the installs of one cluster, or the files that no cluster installs; without `cluster` and `besides` everything that was found.
 */
export function selectInstalls(found: FoundFiles, { cluster, besides, cwd, paths }: SourceOptions): SelectedInstalls {
  const only = (isTaken: (one: FoundPath) => boolean): FoundFiles => ({
    ...found,
    files: found.files.filter(isTaken),
    charts: found.charts.filter(isTaken),
    kustomizations: found.kustomizations.filter(isTaken),
  });
  if (cluster) {
    const isAsked = ({ file }: FoundPath): boolean => paths.some((given) => given !== '-' && globsMeet(path.resolve(cwd, given), file));
    const taken = only((one) => takesFile(cluster, one) && !isOfChart(cluster, one));
    const named = cluster.kustomizations.filter(isAsked);
    const places = new Set(named.map(({ file }) => realpathOf(file)));
    const others = taken.kustomizations.filter(({ file }) => !places.has(realpathOf(file)));
    return {
      found: { ...taken, kustomizations: [...named, ...others] },
      chartInstalls: cluster.charts.filter(({ chart }) => isAsked(chart)),
    };
  }
  if (!besides) return { found, chartInstalls: [] };
  const { clusters, rendered } = besides;
  const folders = new Set([...rendered].map((file) => path.dirname(file)));
  const left = only(
    (one) =>
      !clusters.some((other) => takesFile(other, one) || isOfChart(other, one)) &&
      (rendered.size === 0 || !rendered.has(realpathOf(one.file))),
  );
  const kustomizations = left.kustomizations.filter(({ file }) => folders.size === 0 || !folders.has(realpathOf(file)));
  return { found: { ...left, kustomizations }, chartInstalls: [] };
}

function takesFile({ takes, kustomizations }: ClusterInstalls, { file, path: shown }: FoundPath): boolean {
  return takes(shown) || kustomizations.some((one) => isWithin(file, one.file));
}

function isOfChart({ charts }: ClusterInstalls, { file }: FoundPath): boolean {
  return charts.some(({ chart }) => isWithin(file, chart.file));
}

function globsMeet(a: string, b: string): boolean {
  return isWithin(a, b) || isWithin(b, a);
}
