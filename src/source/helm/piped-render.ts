import { placeAt } from '../../model/finding.ts';
import type { Source } from '../../model/source.ts';
import { type Chart, findFile, readChart } from '../chart.ts';
import { contentOfFolder } from '../chart-content.ts';
import { findFiles } from '../find-files.ts';
import type { FoundPath } from '../found-paths.ts';
import type { SourceRequest } from '../provider.ts';
import { openRender } from '../render.ts';
import { splitRender } from '../rendered-documents.ts';
import { sourcesOfRender } from './rendered-sources.ts';

/** Reads the output of `helm template` from a pipe. Places are those of the chart below the working directory, if there is one. */
export async function openPipedRender(printed: Buffer, name: string, { cwd, renders }: SourceRequest): Promise<readonly Source[]> {
  const templates = [...new Set(splitRender(printed).flatMap(({ source }) => source ?? []))];
  const found = await findChart(templates, cwd);
  const facts = { variant: null, command: 'the piped render', isExample: false, valueFiles: [], setValues: [], workFolder: () => '' };
  const { sources, render } = found
    ? sourcesOfRender(printed, { ...facts, chart: found.chart, subject: found.path, renderCopy: null })
    : openWithoutChart(printed, name);
  renders.push(render);
  return sources;
}

/** The chart nearest to the working directory that has all the templates; null if two are equally near. */
async function findChart(templates: readonly string[], cwd: string): Promise<{ readonly chart: Chart; readonly path: string } | null> {
  const depthOf = ({ path }: FoundPath) => (path === '.' ? 0 : path.split('/').length);
  const { charts } = await findFiles(['.'], { cwd, noIgnore: false, charts: true });
  let nearest: { readonly chart: Chart; readonly path: string; readonly depth: number } | null = null;
  for (const found of charts.toSorted((a, b) => depthOf(a) - depthOf(b))) {
    if (nearest && depthOf(found) > nearest.depth) break;
    const chart = await chartIn(found);
    if (!chart || !templates.every((template) => template.startsWith(`${chart.name}/`) && findFile(chart, template))) continue;
    if (nearest) return null;
    nearest = { chart, path: found.path, depth: depthOf(found) };
  }
  return nearest;
}

async function chartIn({ file, path }: FoundPath): Promise<Chart | null> {
  try {
    return await readChart(contentOfFolder(file, path, file));
  } catch {
    return null;
  }
}

/** Without the chart, places are those of the render, with the template's name. */
function openWithoutChart(bytes: Buffer, name: string): ReturnType<typeof openRender> {
  return openRender(bytes, {
    subject: name,
    command: name,
    install: name,
    explicit: true,
    pathOf: () => name,
    prepare:
      async () =>
      ({ source }, span) =>
        source === null ? null : { ...placeAt(span), source },
    files: new Set(),
  });
}
