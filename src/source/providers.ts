import { UsageError } from '../model/exit-code.ts';
import { describeWritten, isProblem, sourceInMemory } from '../model/source.ts';
import { bufferOf } from '../text/lines.ts';
import { isHelmRender } from './file-kinds.ts';
import { createReadBuffer, readSources, sourceOfText } from './files.ts';
import { realpathOf } from './paths.ts';
import { DEFAULT_HELM, holdsValues, type Provider } from './provider.ts';

/** Helm charts in folders and archives; the code is loaded only if there are charts. */
const charts: Provider = {
  async *open(request) {
    const { found, helm } = request;
    if (helm && holdsValues(helm) && !found.charts.some(({ explicit }) => explicit))
      throw new UsageError('--values, --set and similar options need a chart as an argument, but no path is a chart');
    if (found.charts.length + request.chartInstalls.length === 0) return;
    const { openCharts } = await import('./helm.ts');
    yield* openCharts(found.charts, request);
    for (const { chart, helm: own } of request.chartInstalls)
      yield* openCharts([chart], { ...request, helm: { ...DEFAULT_HELM, enabled: helm?.enabled === true, ...own } });
  },
};

/** Kustomizations; the code is loaded only if there are some. */
const kustomizations: Provider = {
  async *open(request) {
    if (request.found.kustomizations.length === 0 || (request.kustomize ?? 'none') === 'none') return;
    const { buildKustomizations } = await import('./kustomize.ts');
    yield* buildKustomizations(request.found.kustomizations, request);
  },
};

/** Files, files below folders, and files that match globs. */
const files: Provider = {
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

/** Archives of dumps, which only some commands read. */
const archives: Provider = {
  async *open({ archives: given = [], cwd }) {
    if (given.length === 0) return;
    const { objectsOfArchives } = await import('./audit-files.ts');
    yield* objectsOfArchives(given, cwd);
  },
};

/** Standard input, if `-` is among the paths: manifests, or the output of `helm template`. */
const standardInput: Provider = {
  takes: (given) => given === '-',
  async *open(request) {
    if (!request.paths.includes('-')) return;
    const input = await request.readStandardInput();
    const path = request.inputPath ?? '<stdin>';
    if (request.inputPath === undefined && isHelmRender(input)) {
      const { openPipedRender } = await import('./helm/piped-render.ts');
      yield* await openPipedRender(bufferOf(input), path, request);
      return;
    }
    const text = request.overlay?.get(path);
    yield sourceInMemory(text === undefined ? input : Buffer.from(text), { ...describeWritten(path), explicit: true });
  },
};

/** All providers, in the order in which they are opened: files of a built kustomization are not read separately. */
export const PROVIDERS: readonly Provider[] = [charts, kustomizations, files, archives, standardInput];

/** Folders of `oc adm must-gather` and `oc adm inspect` with the objects of a cluster and of its namespaces. */
const OF_CLUSTER = /^(.*?)(?:^|\/)cluster-scoped-resources\/[^/]+\//;
const OF_NAMESPACE = /^(.*?)(?:^|\/)namespaces\/([^/]+)\/(?:\2\.yaml$|)/;
/** Several images of one must-gather contain the same cluster. */
const MUST_GATHER = /^((?:.*\/)?must-gather[^/]*)(?:\/|$)/;

/** Returns a function that finds the cluster of a path that is part of a dump; undefined for other paths. */
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

/** The folder of a dump; a dump of one namespace contains the namespace itself with its own name. */
function rootOf(path: string): string | undefined {
  const ofNamespace = OF_NAMESPACE.exec(path);
  return OF_CLUSTER.exec(path)?.[1] ?? (ofNamespace?.[0] === path ? ofNamespace[1] : undefined);
}
