import type { Document } from '../model/document.ts';
import type { Span } from '../model/span.ts';
import { readDocument } from '../template/document.ts';
import { itemsAt, scalarAt, stringAt } from '../yaml/nodes.ts';
import { type ChartContent, type ChartFile, contentBelow, contentOfArchive } from './chart-content.ts';

/** A chart with its dependencies in `charts/`. */
export interface Chart {
  /** The name within its parent: the alias if there is one. */
  readonly name: string;
  /** True for a library chart, which only has named templates. */
  readonly isLibrary: boolean;
  readonly content: ChartContent;
  readonly dependencies: readonly Dependency[];
  readonly charts: readonly Chart[];
}

/** An entry of `dependencies` in Chart.yaml (or requirements.yaml of old charts). */
export interface Dependency {
  readonly name: string;
  readonly alias: string | null;
  /** URL of a repository, or `file://` and a folder. */
  readonly repository: string;
  readonly span: Span;
}

/** Limits for hostile charts: nesting, number, and bytes of unpacked archives. */
const MAX_DEPTH = 10;
const MAX_CHARTS = 1_000;
const MAX_SIZE = 200 * 1024 * 1024;

/** Reads a chart and its vendored dependencies. Throws an Error if an archive among them cannot be read or a limit is exceeded. */
export async function readChart(content: ChartContent, depth = 0, total = { charts: 0, size: 0 }): Promise<Chart> {
  total.charts++;
  if (total.charts > MAX_CHARTS) throw new Error(`contains more than ${MAX_CHARTS} charts`);
  const document = parseFile(content.get('Chart.yaml'));
  const dependencies = dependenciesOf(document, content);
  const inner: Chart[] = [];
  for await (const { inner: one, size } of innerCharts(content)) {
    total.size += size;
    if (total.size > MAX_SIZE) throw new Error(`unpacks to more than ${MAX_SIZE / 1024 / 1024} MB`);
    if (depth >= MAX_DEPTH) throw new Error(`has more than ${MAX_DEPTH} levels of charts`);
    inner.push(await readChart(one, depth + 1, total));
  }
  return {
    name: (document && stringAt(document.root, 'name')) ?? '',
    isLibrary: (document && stringAt(document.root, 'type')) === 'library',
    content,
    dependencies,
    charts: inner.flatMap((chart) => asNamedBy(chart, dependencies)),
  };
}

/** Dependencies that are missing from `charts/`. */
export function missingDependencies(chart: Chart): Dependency[] {
  return chart.dependencies.filter(({ name, alias }) => !chart.charts.some((inner) => inner.name === (alias ?? name)));
}

/** The file with a path of Helm such as `parent/charts/child/templates/a.yaml`; null if there is none. */
export function findFile(root: Chart, source: string): { readonly chart: Chart; readonly file: string } | null {
  let chart = root;
  let rest = source.slice(source.indexOf('/') + 1);
  for (;;) {
    const found = /^charts\/([^/]+)\/(.+)$/.exec(rest);
    const inner = found && chart.charts.find(({ name }) => name === found[1]);
    if (!found || !inner) break;
    chart = inner;
    rest = found[2] ?? '';
  }
  return chart.content.has(rest) ? { chart, file: rest } : null;
}

/** A chart and all charts below it, once for each alias. */
export function chartsOf(chart: Chart): Chart[] {
  const charts = [chart];
  for (let at = 0; at < charts.length && charts.length < MAX_CHARTS; at++) charts.push(...(charts[at]?.charts ?? []));
  return charts.slice(0, MAX_CHARTS);
}

function parseFile(file: ChartFile | undefined): Document | null {
  try {
    return file ? readDocument(file.read().toString('utf8'), file.display) : null;
  } catch {
    // Helm reports the error.
    return null;
  }
}

function dependenciesOf(document: Document | null, content: ChartContent): Dependency[] {
  // Charts of Helm 2 have no apiVersion, or v1.
  const isOld = document !== null && (stringAt(document.root, 'apiVersion') ?? 'v1') === 'v1';
  const declared = isOld ? parseFile(content.get('requirements.yaml')) : document;
  if (!declared) return [];
  return itemsAt(declared.root, 'dependencies').flatMap((item) => {
    const name = scalarAt(item, 'name');
    return name
      ? [
          {
            name: name.text,
            alias: stringAt(item, 'alias') ?? null,
            repository: stringAt(item, 'repository') ?? '',
            span: declared.spanOf(name),
          },
        ]
      : [];
  });
}

/** The charts in `charts/`, one by one, so that archives beyond the limit are not opened, each with its size in memory. */
async function* innerCharts(content: ChartContent): AsyncIterable<{ readonly inner: ChartContent; readonly size: number }> {
  for (const [file, { read, display }] of content) {
    const folder = /^(charts\/[^/_.][^/]*)\/Chart\.yaml$/.exec(file)?.[1];
    if (folder !== undefined) yield { inner: contentBelow(content, folder), size: 0 };
    if (!/^charts\/[^/_.][^/]*\.tgz$/.test(file)) continue;
    const inner = await contentOfArchive(read(), display);
    yield { inner, size: [...inner.values()].reduce((sum, one) => sum + one.read().length, 0) };
  }
}

/** The chart once for each alias in its parent, or once with its own name. */
function asNamedBy(chart: Chart, dependencies: readonly Dependency[]): Chart[] {
  const names = dependencies.filter(({ name }) => name === chart.name).map(({ name, alias }) => alias ?? name);
  return (names.length > 0 ? [...new Set(names)] : [chart.name]).map((name) => ({ ...chart, name }));
}
