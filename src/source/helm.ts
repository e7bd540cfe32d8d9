import { readFileSync } from 'node:fs';
import { isProblem, type Problem, problemOfFile, type Source } from '../model/source.ts';
import { reasonOf } from '../text/problem.ts';
import { inTurns } from './at-once.ts';
import { type Chart, readChart } from './chart.ts';
import { contentOfArchive, contentOfFolder, contentWithout } from './chart-content.ts';
import type { FoundPath } from './found-paths.ts';
import { type Departure, notesOnDepartures } from './helm/notes.ts';
import { renderHarder } from './helm/render-harder.ts';
import { partsMayHostPort, plainSources, textSources } from './helm/text-sources.ts';
import { withLocalCharts } from './local-charts.ts';
import { boundaryOf, statOf } from './paths.ts';
import type { SourceRequest } from './provider.ts';
import type { Render } from './render.ts';
import { createLimits, DEFAULT_RENDER_LIMITS, notesOnUnrendered, type Unrendered } from './render-limits.ts';
import { findProgram, type Limits } from './run-program.ts';

/** Renders charts with the user's Helm, in order; the templates of charts that do not render are read as text. */
export async function* openCharts(charts: readonly FoundPath[], request: SourceRequest): AsyncIterable<Source | Problem> {
  const asText: FoundPath[] = [];
  const unrendered: Unrendered[] = [];
  const departures: Departure[] = [];
  const limits = createLimits(request.renderLimits ?? DEFAULT_RENDER_LIMITS);
  for await (const opened of inTurns(charts, (chart) => openChart(chart, request, () => limits(chart.explicit)))) {
    const { found, items, problems, renders, hasHelm } = opened;
    request.renders.push(...renders);
    request.notes.push(...opened.notes);
    departures.push(...opened.departures);
    if (!hasHelm) asText.push(found);
    if (found.explicit) yield* problems;
    else if (renders.length === 0 && opened.isLate) unrendered.push({ path: found.path, problem: null });
    else if (renders.length === 0 && problems[0]) unrendered.push({ path: found.path, problem: problems[0] });
    yield* items;
  }
  request.notes.push(...notesOnDepartures(departures), ...notesOnUnrendered('chart', 'read as text', unrendered));
  yield* reportMissingHelm(asText, request);
}

/** Reports that Helm is missing: a problem for charts that the user named, a note for charts that were found. */
function* reportMissingHelm(charts: readonly FoundPath[], request: SourceRequest): Iterable<Problem> {
  if (!request.helm?.enabled) return;
  const named = request.env.HOSTPORT_LINT_HELM;
  const why = named ? `HOSTPORT_LINT_HELM names ${named}, which cannot be run` : 'there is no helm on the PATH';
  for (const chart of charts.filter(({ explicit }) => explicit))
    yield problemOfFile(chart.path, `${why}, so the templates were read as text; install Helm, or pass --no-helm`);
  const found = charts.filter(({ explicit }) => !explicit);
  const [first] = found;
  if (!first || findHelm(request) !== undefined) return;
  const extent = found.length === 1 ? `the chart ${first.path} was` : `${found.length} charts were`;
  request.notes.push(`${why}, so ${extent} read as text, which lowers confidence`);
}

/** The result for one chart. */
interface OpenedChart {
  readonly found: FoundPath;
  readonly items: readonly (Source | Problem)[];
  /** Why it was not rendered, or only in part. */
  readonly problems: readonly Problem[];
  readonly notes: readonly string[];
  readonly departures: readonly Departure[];
  readonly renders: readonly Render[];
  /** False if Helm was missing. */
  readonly hasHelm: boolean;
  /** True if the time limit was used up. */
  readonly isLate: boolean;
}

async function openChart(found: FoundPath, request: SourceRequest, limitsLeft: () => Limits | null): Promise<OpenedChart> {
  const result = { found, items: [], problems: [], notes: [], departures: [], renders: [], hasHelm: true, isLate: false };
  const opened = await readFound(found, request);
  if ('message' in opened) return { ...result, items: [opened] };
  const { chart, whole, problem } = opened;
  const asText = { ...result, items: textSources(chart, found.explicit, request.helm) };
  if (problem) return { ...asText, problems: [problem] };
  if (chart.isLibrary) {
    const isEmpty = asText.items.every((item) => !isProblem(item) && /(?:^|\/)(?:Chart\.yaml|values\.yaml|_[^/]*)$/.test(item.path));
    if (found.explicit && isEmpty)
      return { ...asText, problems: [problemOfFile(found.path, 'is a library chart without an object of its own; nothing was linted')] };
    const note = `the library chart ${found.path} was not rendered; lint a chart that uses it`;
    return partsMayHostPort(chart) ? { ...asText, notes: [note] } : asText;
  }
  const { helm: options } = request;
  const program = options?.enabled ? findHelm(request) : undefined;
  if (!options || program === undefined) return { ...asText, hasHelm: false };
  const limits = limitsLeft();
  if (limits === null) return { ...asText, isLate: true };
  const { rendered, ...rest } = await renderHarder(found, whole, { program, options, limits, request });
  // A chart that does not render is read as text.
  if (rendered.length === 0) return { ...asText, ...rest };
  const sources = rendered.flatMap((one) => one.sources);
  const items = [...sources, ...plainSources(chart, found.explicit, sources[0]?.install ?? '')];
  return { ...result, ...rest, items, renders: rendered.map(({ render }) => render) };
}

interface ReadChart {
  readonly chart: Chart;
  /** The chart with charts of neighbouring folders, which Helm only finds in a copy; their templates are read in their own folders. */
  readonly whole: Chart;
  readonly problem?: Problem;
}

/** Reads a chart, with a problem if an archive in it cannot be read; returns a problem if the chart itself cannot. */
async function readFound(found: FoundPath, { cwd }: SourceRequest): Promise<ReadChart | Problem> {
  const problemOf = (error: unknown): Problem => problemOfFile(found.path, `is not rendered: ${reasonOf(error)}`);
  try {
    const border = boundaryOf(found.file, cwd);
    const isFile = statOf(found.file)?.isFile() === true;
    const content = isFile ? await contentOfArchive(readFileSync(found.file), found.path) : contentOfFolder(found.file, found.path, border);
    try {
      const chart = await readChart(content);
      return { chart, whole: (isFile ? null : await withLocalCharts(chart, found.file, found.path, border)) ?? chart };
    } catch (error) {
      const chart = await readChart(contentWithout(content, (file) => file.endsWith('.tgz')));
      return { chart, whole: chart, problem: problemOf(error) };
    }
  } catch (error) {
    return problemOf(error);
  }
}

/** The user's Helm: from HOSTPORT_LINT_HELM, otherwise from the PATH. */
function findHelm({ env, cwd }: SourceRequest): string | undefined {
  return findProgram(env.HOSTPORT_LINT_HELM || 'helm', env, cwd);
}
