import { isProblem } from '../../model/source.ts';
import { createReadBuffer, readSources, sourceOfText } from '../files.ts';
import { realpathOf } from '../paths.ts';
import type { Provider } from '../provider.ts';

/** Files, those below folders, and those that globs match. */
export const files: Provider = {
  async *open({ found, renderedFiles, overlay, onFile, onProgress }) {
    const all = found.files.filter(({ explicit, file }) => explicit || renderedFiles.size === 0 || !renderedFiles.has(realpathOf(file)));
    const setOf = clusterSets(all.map(({ path }) => path));
    const buffer = createReadBuffer();
    for (const [index, file] of all.entries()) {
      onFile?.(file.path, file.file);
      const text = overlay?.get(file.path);
      const set = setOf(file.path);
      const sources = text === undefined ? readSources(file, buffer) : [sourceOfText(file, text)];
      for (const source of sources) yield set === undefined || isProblem(source) ? source : { ...source, install: set };
      onProgress?.(index + 1, all.length);
    }
  },
};

/** Folders in which `oc adm must-gather` and `oc adm inspect` keep the objects of a cluster and of its namespaces. */
const OF_CLUSTER = /^(.*?)(?:^|\/)cluster-scoped-resources\/[^/]+\//;
const OF_NAMESPACE = /^(.*?)(?:^|\/)namespaces\/([^/]+)\/(?:\2\.yaml$|)/;
/** Several images of one must-gather see the same cluster. */
const MUST_GATHER = /^((?:.*\/)?must-gather[^/]*)(?:\/|$)/;

/** For each path the set of the cluster whose dump it is part of; undefined for all others. */
function clusterSets(paths: readonly string[]): (path: string) => string | undefined {
  const roots = new Set(paths.flatMap((path) => rootOf(path) ?? []));
  if (roots.size === 0) return () => undefined;
  return (path) => {
    for (const found of [OF_CLUSTER.exec(path)?.[1], OF_NAMESPACE.exec(path)?.[1]]) {
      if (found !== undefined && roots.has(found)) return `cluster ${(MUST_GATHER.exec(found)?.[1] ?? found) || '.'}`;
    }
    return undefined;
  };
}

/** The folder of a dump; one of a namespace alone contains the namespace itself under its own name. */
function rootOf(path: string): string | undefined {
  const ofNamespace = OF_NAMESPACE.exec(path);
  return OF_CLUSTER.exec(path)?.[1] ?? (ofNamespace?.[0] === path ? ofNamespace[1] : undefined);
}
