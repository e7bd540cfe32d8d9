import type { Document } from '../model/document.ts';
import type { Span } from '../model/span.ts';
import { readDocument } from '../template/document.ts';
import { itemsAt, scalarAt, stringAt } from '../yaml/nodes.ts';
import { type ChartContent, contentBelow, contentOfArchive } from './chart-content.ts';

/** A chart with the charts below it. */
export interface Chart {
  /** As Helm names it within its parent: the alias where there is one. */
  readonly name: string;
  /** Library charts only lend templates. */
  readonly isLibrary: boolean;
  readonly content: ChartContent;
  readonly dependencies: readonly Dependency[];
  readonly charts: readonly Chart[];
}

/** An entry of `dependencies` in Chart.yaml (or requirements.yaml of old charts). */
export interface Dependency {
  readonly name: string;
  readonly alias: string | null;
  /** Address of a repository, or `file://` and a folder. */
  readonly repository: string;
  readonly span: Span;
}

/** Charts nest; deeper ones, more, or larger ones in archives are no honest ones. */
const MAX_DEPTH = 10;
const MAX_CHARTS = 1_000;
const MAX_SIZE = 200 * 1024 * 1024;

/** Reads a chart and its vendored dependencies. Throws an Error, whose message says what is wrong with an archive among them. */
export async function readChart(content: ChartContent, depth = 0, total = { charts: 0, size: 0 }): Promise<Chart> {
  total.charts++;
  total.size += content.size;
  if (total.charts > MAX_CHARTS) throw new Error(`holds more than ${MAX_CHARTS} charts`);
  if (total.size > MAX_SIZE) throw new Error(`unpacks to more than ${MAX_SIZE / 1024 / 1024} MB`);
  const document = parseFile(content, 'Chart.yaml');
  const dependencies = dependenciesOf(document, content);
  const inner: Chart[] = [];
  if (depth < MAX_DEPTH) for await (const one of innerCharts(content)) inner.push(await readChart(one, depth + 1, total));
  return {
    name: (document && stringAt(document.root, 'name')) ?? '',
    isLibrary: (document && stringAt(document.root, 'type')) === 'library',
    content,
    dependencies,
    charts: inner.flatMap((chart) => asNamedBy(chart, dependencies)),
  };
}

/** Names that Helm asks for in vain below `charts/`. */
export function missingDependencies(chart: Chart): Dependency[] {
  return chart.dependencies.filter(({ name, alias }) => !chart.charts.some((inner) => inner.name === (alias ?? name)));
}

/** A file of a chart by Helm's name for it, such as `parent/charts/child/templates/a.yaml`. */
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
  return chart.content.files.includes(rest) ? { chart, file: rest } : null;
}

/** A chart and all below it; one with several aliases counts as several. */
export function chartsOf(chart: Chart): Chart[] {
  const charts = [chart];
  for (let at = 0; at < charts.length && charts.length < MAX_CHARTS; at++) charts.push(...(charts[at]?.charts ?? []));
  return charts.slice(0, MAX_CHARTS);
}

function parseFile(content: ChartContent, file: string): Document | null {
  try {
    const bytes = content.read(file);
    return bytes ? readDocument(bytes.toString('utf8'), content.display(file)) : null;
  } catch {
    // Helm tells it.
    return null;
  }
}

function dependenciesOf(document: Document | null, content: ChartContent): Dependency[] {
  const declared = document && stringAt(document.root, 'apiVersion') === 'v1' ? parseFile(content, 'requirements.yaml') : document;
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

/** What stands in `charts/`, one after the other, so that an archive too many is never opened. */
async function* innerCharts(content: ChartContent): AsyncIterable<ChartContent> {
  for (const file of content.files) {
    const folder = /^(charts\/[^/_.][^/]*)\/Chart\.yaml$/.exec(file)?.[1];
    if (folder !== undefined) yield contentBelow(content, folder);
    else if (/^charts\/[^/_.][^/]*\.tgz$/.test(file))
      yield await contentOfArchive(content.read(file) ?? new Uint8Array(), content.display(file));
  }
}

/** The chart under each alias that its parent gives it; under its own name where nobody gives one. */
function asNamedBy(chart: Chart, dependencies: readonly Dependency[]): Chart[] {
  const names = dependencies.filter(({ name }) => name === chart.name).map(({ name, alias }) => alias ?? name);
  return (names.length > 0 ? [...new Set(names)] : [chart.name]).map((name) => ({ ...chart, name }));
}
