import path from 'node:path';
import type { FoundFiles } from './find-files.ts';
import type { FoundPath } from './found-paths.ts';
import { isWithin, realpathOf } from './paths.ts';
import type { ClusterInstalls, SourceOptions } from './provider.ts';

/** The part of the found files that a run reads, and the charts that it renders with options of their own. */
export interface SelectedInstalls {
  readonly found: FoundFiles;
  readonly chartInstalls: ClusterInstalls['charts'];
}

/** Selects what one cluster installs, or what no cluster installs; all that was found without `cluster` and `besides`. */
export function selectInstalls(found: FoundFiles, { cluster, besides, cwd, paths }: SourceOptions): SelectedInstalls {
  if (cluster) {
    const isAsked = ({ file }: FoundPath): boolean => paths.some((given) => given !== '-' && overlap(path.resolve(cwd, given), file));
    const charts = cluster.charts.filter(({ chart }) => isAsked(chart));
    const takes = ({ file, path: shown }: FoundPath): boolean => takesFile(cluster, file, shown) && !isOfChart(cluster, file);
    const named = cluster.kustomizations.filter(isAsked);
    const places = new Set(named.map(({ file }) => realpathOf(file)));
    const others = found.kustomizations.filter((one) => takes(one) && !places.has(realpathOf(one.file)));
    return {
      found: { ...found, files: found.files.filter(takes), charts: found.charts.filter(takes), kustomizations: [...named, ...others] },
      chartInstalls: charts,
    };
  }
  if (!besides) return { found, chartInstalls: [] };
  const { clusters, rendered } = besides;
  const folders = new Set([...rendered].map((file) => path.dirname(file)));
  const isLeft = ({ file, path: shown }: FoundPath): boolean =>
    !clusters.some((one) => takesFile(one, file, shown) || isOfChart(one, file)) &&
    (rendered.size === 0 || !rendered.has(realpathOf(file)));
  return {
    found: {
      ...found,
      files: found.files.filter(isLeft),
      charts: found.charts.filter(isLeft),
      kustomizations: found.kustomizations.filter((one) => isLeft(one) && (folders.size === 0 || !folders.has(realpathOf(one.file)))),
    },
    chartInstalls: [],
  };
}

function takesFile({ takes, kustomizations }: ClusterInstalls, file: string, shown: string): boolean {
  return takes(shown) || kustomizations.some((one) => isWithin(file, one.file));
}

function isOfChart({ charts }: ClusterInstalls, file: string): boolean {
  return charts.some(({ chart }) => isWithin(file, chart.file));
}

function overlap(a: string, b: string): boolean {
  return isWithin(a, b) || isWithin(b, a);
}
