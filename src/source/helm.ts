import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { UsageError } from '../model/exit-code.ts';
import { isProblem, type Problem, problemOfFile, type Source, type SourceDescription, sourceInMemory } from '../model/source.ts';
import { orUsageError, reasonOf } from '../text/problem.ts';
import { type Chart, chartsOf, readChart } from './chart.ts';
import { contentOfArchive, contentOfFolder, withoutArchives } from './chart-content.ts';
import type { FoundPath } from './found-paths.ts';
import {
  commandOf,
  environmentOfHelm,
  lacksRemoteSchema,
  problemOf,
  releaseName,
  withoutSchemas,
  wordsOfTemplate,
} from './helm/command.ts';
import { sourcesOfRender } from './helm/rendered-sources.ts';
import { isTemplate, writeChart } from './helm/trace.ts';
import { readSetOption, type SetValue, withFiles } from './helm/values.ts';
import { withLocalCharts } from './local-charts.ts';
import { boundaryOf, statOf } from './paths.ts';
import { type HelmOptions, holdsValues, type SourceRequest } from './provider.ts';
import type { Render } from './render.ts';
import { type Answer, findProgram, inTurns, type Limits, outputOf, runProgram } from './run-program.ts';
import { createUnasked, type Unasked } from './unasked.ts';

/** Renders charts, in the given order, a few of them ahead; reads their templates as text where that cannot be. */
export async function* openCharts(charts: readonly FoundPath[], request: SourceRequest): AsyncIterable<Source | Problem> {
  const asText: FoundPath[] = [];
  const unasked = createUnasked('chart', 'read as text');
  for await (const { found, items, renders, isText } of inTurns(charts, (chart) => openChart(chart, request, unasked))) {
    request.renders.push(...renders);
    if (isText) asText.push(found);
    yield* items;
  }
  request.notes.push(...unasked.notes());
  yield* tellTexts(asText, request);
}

/** A chart that was asked for is not checked as it should be without Helm; one that was found on the way is better than not read at all. */
function* tellTexts(charts: readonly FoundPath[], request: SourceRequest): Iterable<Problem> {
  if (!request.helm?.enabled) return;
  const named = request.env.HOSTPORT_LINT_HELM;
  const why = named ? `HOSTPORT_LINT_HELM names ${named}, which cannot be run` : 'there is no helm on the PATH';
  const read = 'so its templates were read as text, and what depends on values is less sure';
  for (const chart of charts.filter(({ explicit }) => explicit)) {
    yield problemOfFile(chart.path, `${why}, ${read}; install Helm, or say --no-helm if that is enough`);
  }
  const found = charts.filter(({ explicit }) => !explicit);
  const [first] = found;
  if (!first || findHelm(request) !== undefined) return;
  const extent = found.length === 1 ? `the chart ${first.path} was` : `${found.length} charts were`;
  request.notes.push(`${why}, so ${extent} read as text, and what depends on values is less sure`);
}

/** What came of one chart. */
interface OpenedChart {
  readonly found: FoundPath;
  readonly items: readonly (Source | Problem)[];
  readonly renders: readonly Render[];
  /** The templates were read as text, for want of Helm. */
  readonly isText: boolean;
}

/** Renders one chart with the user's Helm, once for each set of values; reads its templates as text where that cannot be. */
async function openChart(found: FoundPath, context: SourceRequest, unasked: Unasked): Promise<OpenedChart> {
  const told: Problem[] = [];
  const asText = (chart: Chart, isText = false): OpenedChart => ({
    ...{ found, items: [...told, ...textSources(chart, found.explicit, context.helm)], renders: [], isText },
  });
  const fail = (problem: Problem): void => {
    if (found.explicit) told.push(problem);
    else unasked.add(found.path, problem);
  };
  const opened = await open(found, context);
  if ('message' in opened) return { found, items: [opened], renders: [], isText: false };
  const { chart, whole = chart, problem } = opened;
  if (problem) {
    fail(problem);
    return asText(chart);
  }
  const { helm } = context;
  if (chart.isLibrary) {
    const items = textSources(chart, found.explicit, helm);
    const isEmpty = items.every((item) => !isProblem(item) && /(?:^|\/)(?:Chart\.yaml|values\.yaml|_[^/]*)$/.test(item.path));
    if (found.explicit && isEmpty)
      told.push(problemOfFile(found.path, 'is a library chart without an object of its own; nothing was linted'));
    else if (partsMayHostPort(chart)) context.notes.push(`the library chart ${found.path} was not rendered; lint a chart that uses it`);
    return { found, items: [...told, ...items], renders: [], isText: false };
  }
  const program = helm?.enabled ? findHelm(context) : undefined;
  if (!helm || program === undefined) return asText(chart, true);
  const limits = found.explicit ? undefined : unasked.limits();
  if (limits === null) return asText(chart);
  const sources: Source[] = [];
  const renders: Render[] = [];
  for (const install of installsOf(found, helm)) {
    const rendered = await renderInstall(found, whole, program, install, { ...context, helm, limits, isJoined: whole !== chart });
    if ('problem' in rendered) fail(rendered.problem);
    else {
      sources.push(...rendered.sources);
      renders.push(rendered.render);
    }
  }
  if (renders.length === 0) return asText(chart);
  const plain = plainSources(chart, found.explicit, sources[0]?.install ?? '');
  return { found, items: [...told, ...sources, ...plain], renders, isText: false };
}

interface OpenedContent {
  readonly chart: Chart;
  /** The same with charts from folders beside it, which Helm finds only in a copy; their own templates are read where they lie. */
  readonly whole?: Chart;
  readonly problem?: Problem;
}

/** A chart, with a problem where an archive in it cannot be read; a problem where nothing of it can. */
async function open(found: FoundPath, { cwd }: SourceRequest): Promise<OpenedContent | Problem> {
  const problemOf = (error: unknown): Problem => problemOfFile(found.path, `is not rendered: ${reasonOf(error)}`);
  try {
    const content = await contentOf(found, cwd);
    try {
      const chart = await readChart(content);
      const whole = content.isArchive ? null : await withLocalCharts(chart, found.file, found.path, boundaryOf(found.file, cwd));
      return whole ? { chart, whole } : { chart };
    } catch (error) {
      return { chart: await readChart(withoutArchives(content)), problem: problemOf(error) };
    }
  } catch (error) {
    return problemOf(error);
  }
}

/** Writes a chart into a folder, which it gives back. */
function copyOf(chart: Chart, folder: string): string {
  writeChart(chart, folder, new Map());
  return folder;
}

/** The user's Helm: the one that HOSTPORT_LINT_HELM names, else the one on the PATH. */
function findHelm({ env, cwd }: SourceRequest): string | undefined {
  return findProgram(env.HOSTPORT_LINT_HELM || 'helm', env, cwd);
}

async function contentOf(found: FoundPath, cwd: string) {
  if (statOf(found.file)?.isFile()) return contentOfArchive(readFileSync(found.file), found.path);
  return contentOfFolder(found.file, found.path, boundaryOf(found.file, cwd));
}

/** The values of one install. */
interface Install {
  readonly name: string | null;
  readonly files: readonly string[];
}

function installsOf(found: FoundPath, helm: HelmOptions): Install[] {
  const own: Install = { name: null, files: found.explicit ? helm.values : [] };
  if (!found.explicit || helm.valueSets.length === 0) return [own];
  return helm.valueSets.map(({ name, files }) => ({ name, files: [...helm.values, ...files] }));
}

type Rendered = { readonly sources: readonly Source[]; readonly render: Render } | { readonly problem: Problem };

async function renderInstall(
  found: FoundPath,
  chart: Chart,
  program: string,
  install: Install,
  context: SourceRequest & { readonly helm: HelmOptions; readonly limits: Limits | undefined; readonly isJoined: boolean },
): Promise<Rendered> {
  const { cwd, env, helm, limits, signal } = context;
  const values: { file: string; path: string; text: string }[] = [];
  for (const given of install.files) {
    const file = path.resolve(cwd, given);
    const text = orUsageError(`the values ${given} cannot be read`, () => readFileSync(file, 'utf8'));
    values.push({ file, path: given.replaceAll(path.sep, '/'), text });
  }
  const unread = setFiles(helm).find((file) => !statOf(path.resolve(cwd, file))?.isFile());
  if (found.explicit && unread !== undefined) throw new UsageError(`--set-file takes a file, and ${unread} is none`);
  const setFile = helm.setFile.map((one) => withFiles(one, (file) => path.resolve(cwd, file)));
  const folder = context.workFolder('helm');
  const render = async (chartFolder: string, files = values.map(({ file }) => file)): Promise<Answer> => {
    const words = wordsOfTemplate(releaseName(chart.name), chartFolder, files, { ...helm, setFile }, found.explicit);
    const runHelm = (words: readonly string[]) =>
      runProgram({ program, words, env: environmentOfHelm(env, folder), cwd: folder, signal, limits });
    const answer = await runHelm(words);
    if (!lacksRemoteSchema(answer)) return answer;
    const unchecked = await runHelm(withoutSchemas(words));
    return unchecked.failure === null && unchecked.status === 0 ? unchecked : answer;
  };
  const command = commandOf(found.path, values, helm, found.explicit);
  const given = context.renderOverlay?.get(command);
  const answer = given === undefined ? await render(context.isJoined ? copyOf(chart, context.workFolder('chart')) : found.file) : null;
  if (answer && (answer.failure !== null || answer.status !== 0)) return { problem: problemOf(chart, answer, values) };
  return sourcesOfRender(answer?.stdout ?? Buffer.from(given ?? ''), {
    chart,
    subject: found.path,
    variant: install.name,
    command,
    valueFiles: values,
    setValues: found.explicit ? setValuesOf(helm, cwd) : [],
    workFolder: () => context.workFolder('trace'),
    // The lines of a changed render are none that a copy prints.
    renderCopy:
      answer === null
        ? null
        : async (copy, changed) => outputOf(await render(copy, changed && changedValues(values, changed, context.workFolder('values')))),
  });
}

function setFiles({ setFile }: HelmOptions): string[] {
  return setFile.flatMap((one) => readSetOption('--set-file', one).map(({ value }) => value));
}

/** What the options set, with the texts of files. */
function setValuesOf({ set, setString, setFile }: HelmOptions, cwd: string): SetValue[] {
  const files = setFile.flatMap((one) => readSetOption('--set-file', one));
  return [
    ...set.flatMap((one) => readSetOption('--set', one)),
    ...setString.flatMap((one) => readSetOption('--set-string', one)),
    ...files.map((one) => ({ ...one, value: readFileSync(path.resolve(cwd, one.value), 'utf8') })),
  ];
}

/** The files of values, those that changed as copies. */
function changedValues(
  values: readonly { readonly file: string; readonly path: string }[],
  changed: ReadonlyMap<string, string>,
  folder: string,
): string[] {
  return values.map(({ file, path: shown }, index) => {
    const text = changed.get(shown);
    if (text === undefined) return file;
    const copy = path.join(folder, `${index}.yaml`);
    writeFileSync(copy, text);
    return copy;
  });
}

/** The templates of a chart and of those below it, as they stand, with the values that tell what is on by default. */
function textSources(root: Chart, explicit: boolean, helm: HelmOptions | undefined): (Source | Problem)[] {
  const isDefault = !explicit || !helm || !holdsValues(helm);
  const templates = chartsOf(root).flatMap((chart) =>
    chart.content.files
      .filter((file) => file === 'Chart.yaml' || (isDefault && file === 'values.yaml') || isManifest(chart, file))
      .map((file) => textSource(chart, file, explicit)),
  );
  return [...templates, ...plainSources(root, explicit, '')];
}

/** The objects in `crds/`, which Helm installs without rendering them. They are often, but not always, definitions. */
function plainSources(root: Chart, explicit: boolean, install: string): (Source | Problem)[] {
  return chartsOf(root).flatMap((chart) =>
    chart.content.files
      .filter((file) => /^crds\/.*\.(?:ya?ml|json)$/i.test(file))
      .map((file) => textSource(chart, file, explicit, { templated: false, install })),
  );
}

/** True for a template that prints objects; the parts that a library chart defines print nothing by themselves. */
function isManifest({ isLibrary }: Chart, file: string): boolean {
  const isPart = isLibrary && /(?:^|\/)_[^/]*$/.test(file);
  return !isPart && isTemplate(file) && /\.(?:ya?ml|json)(?:\.(?:tmpl|tpl|gotmpl))?$/i.test(file);
}

/** True if a library chart has parts of templates that mention ports of the host. */
function partsMayHostPort({ content }: Chart): boolean {
  const parts = content.files.filter((file) => isTemplate(file) && /(?:^|\/)_[^/]*$/.test(file));
  return parts.some((file) => /\bhost(?:Network|Port)\b/.test(content.read(file)?.toString('latin1') ?? ''));
}

function textSource(chart: Chart, file: string, explicit: boolean, kind: Partial<SourceDescription> = {}): Source | Problem {
  const path = chart.content.display(file);
  try {
    const bytes = chart.content.read(file) ?? Buffer.alloc(0);
    return sourceInMemory(bytes, { path, editable: false, templated: true, hasValues: true, install: '', explicit, ...kind });
  } catch (error) {
    return problemOfFile(path, `cannot be read: ${reasonOf(error)}`);
  }
}
