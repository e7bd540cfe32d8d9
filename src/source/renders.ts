import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Problem, Source } from '../model/source.ts';
import type { FoundChart, FoundFolder } from './find-files.ts';
import { openPipedRender, PIPED } from './helm/piped-render.ts';
import { type ChartContext, findHelm, type OpenedChart, openChart } from './helm.ts';
import { type Built, buildKustomizations } from './kustomize.ts';
import type { Render } from './render.ts';

/** Renderers that run at a time. */
const AT_A_TIME = 2;

/** Sources that other programs print, and the way back from their places to what people wrote. */
export interface Renders {
  /** Renders charts, in the given order. */
  openCharts(charts: readonly FoundChart[]): AsyncIterable<Source | Problem>;
  /** Builds kustomizations; what their renders hold need not be read from the files themselves. */
  buildKustomizations(found: readonly FoundFolder[]): Promise<Pick<Built, 'items' | 'used'>>;
  /** Takes what `helm template` printed into a pipe. */
  openPiped(bytes: Uint8Array, name: string): Iterable<Source>;
  readonly renders: readonly Render[];
  /** What the user should know although nothing failed. */
  readonly notes: readonly string[];
  /** Removes temporary files; what is asked for later makes new ones. */
  close(): void;
}

export function createRenders(context: Omit<ChartContext, 'workFolder'>): Renders {
  const renders: Render[] = [];
  const notes: string[] = [];
  let root: string | undefined;
  const workFolder = (name: string): string => {
    if (root === undefined) root = mkdtempSync(path.join(tmpdir(), 'hostport-lint-'));
    else mkdirSync(root, { recursive: true, mode: 0o700 });
    return mkdtempSync(path.join(root, `${name}-`));
  };
  return {
    renders,
    notes,
    async *openCharts(charts) {
      const asText: FoundChart[] = [];
      for await (const [chart, opened] of inTurn(charts, (one) => openChart(one, { ...context, workFolder }))) {
        renders.push(...opened.renders);
        if (opened.isText) asText.push(chart);
        yield* opened.items;
      }
      yield* tellTexts(asText, context, notes);
    },
    buildKustomizations: async (found) => {
      const built = await buildKustomizations(found, { ...context, workFolder });
      renders.push(...built.renders);
      return built;
    },
    openPiped(bytes, name) {
      const given = context.overlay?.get(PIPED) ?? context.overlay?.get(name);
      const buffer = given === undefined ? Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength) : Buffer.from(given);
      const { sources, render } = openPipedRender(buffer, name, context.cwd, context.reading);
      renders.push(render);
      return sources;
    },
    close: () => {
      if (root !== undefined) rmSync(root, { recursive: true, force: true });
    },
  };
}

/** The results in the order of the items, with a few of them made ahead. */
async function* inTurn(
  charts: readonly FoundChart[],
  open: (chart: FoundChart) => Promise<OpenedChart>,
): AsyncIterable<[FoundChart, OpenedChart]> {
  const started: Promise<OpenedChart>[] = [];
  for (const [index, chart] of charts.entries()) {
    while (started.length < Math.min(index + AT_A_TIME, charts.length)) started.push(open(charts[started.length] as FoundChart));
    yield [chart, await (started[index] as Promise<OpenedChart>)];
  }
}

/** A chart that was asked for is not checked as it should be without Helm; one that was found on the way is better than not read at all. */
function* tellTexts(charts: readonly FoundChart[], context: Omit<ChartContext, 'workFolder'>, notes: string[]): Iterable<Problem> {
  if (!context.helm?.enabled) return;
  const named = context.env.HOSTPORT_LINT_HELM;
  const why = named ? `HOSTPORT_LINT_HELM names ${named}, which cannot be run` : 'there is no helm on the PATH';
  const read = 'so its templates were read as text, and what depends on values is less sure';
  for (const chart of charts) {
    if (!chart.explicit) continue;
    yield { path: chart.path, line: 1, column: 1, message: `${why}, ${read}; install Helm, or say --no-helm if that is enough` };
  }
  const found = charts.filter(({ explicit }) => !explicit);
  const [first] = found;
  if (!first || findHelm(context) !== undefined) return;
  const extent = found.length === 1 ? `the chart ${first.path} was` : `${found.length} charts were`;
  notes.push(`${why}, so ${extent} read as text, and what depends on values is less sure`);
}
