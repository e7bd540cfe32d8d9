import { readdirSync } from 'node:fs';
import path from 'node:path';
import { placeAt } from '../../model/finding.ts';
import type { Source } from '../../model/source.ts';
import { type Chart, findFile, readChart } from '../chart.ts';
import { contentOfFolder } from '../chart-content.ts';
import { statOf } from '../paths.ts';
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

/** Maximum number of folders below the working directory, which may be a home folder, to search for charts. */
const MAX_FOLDERS = 5_000;
const MAX_DEPTH = 6;
const SKIPPED = /^(?:\.|node_modules$|vendor$)/;

interface NamedChart {
  readonly chart: Chart;
  readonly path: string;
}

/** The chart nearest to the working directory that has all the templates; null if two are equally near. */
async function findChart(templates: readonly string[], cwd: string): Promise<NamedChart | null> {
  let folders = [''];
  let left = MAX_FOLDERS;
  for (let depth = 0; depth <= MAX_DEPTH && left > 0 && folders.length > 0; depth++) {
    const here = folders.slice(0, left);
    left -= here.length;
    const found: NamedChart[] = [];
    for (const folder of here) {
      const chart = await chartIn(path.join(cwd, folder), folder);
      const fits = chart && templates.every((template) => template.startsWith(`${chart.name}/`) && findFile(chart, template));
      if (fits) found.push({ chart, path: folder || '.' });
    }
    if (found.length > 0) return found.length === 1 ? (found[0] ?? null) : null;
    folders = here.flatMap((folder) => foldersIn(cwd, folder));
  }
  return null;
}

async function chartIn(folder: string, display: string): Promise<Chart | null> {
  if (!statOf(path.join(folder, 'Chart.yaml'))?.isFile()) return null;
  try {
    return await readChart(contentOfFolder(folder, display || '.', folder));
  } catch {
    return null;
  }
}

function foldersIn(cwd: string, folder: string): string[] {
  try {
    const entries = readdirSync(path.join(cwd, folder), { withFileTypes: true });
    const names = entries.filter((entry) => entry.isDirectory() && !SKIPPED.test(entry.name)).map(({ name }) => name);
    return names.sort().map((name) => (folder === '' ? name : `${folder}/${name}`));
  } catch {
    return [];
  }
}

/** Opens a render without its chart: places are those of the render, with the template's name. */
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
