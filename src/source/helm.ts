import { readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Problem, Source } from '../model/source.ts';
import { boundaryOf } from './boundary.ts';
import { type Chart, chartsOf, readChart } from './chart.ts';
import { contentOfArchive, contentOfFolder } from './chart-content.ts';
import { reasonOf } from './files.ts';
import type { FoundChart } from './find-files.ts';
import { commandOf, environmentOfHelm, releaseName, wordsOfTemplate } from './helm/command.ts';
import { problemOf } from './helm/failure.ts';
import { sourcesOfRender } from './helm/rendered-sources.ts';
import { isTemplate } from './helm/trace.ts';
import { readSetOption, type SetValue, withFiles } from './helm/values.ts';
import type { HelmOptions } from './helm-options.ts';
import type { SourceRequest } from './provider.ts';
import type { Render } from './render.ts';
import { type Answer, findProgram, runProgram } from './run-program.ts';
import { sourceInMemory } from './source.ts';

/** Charts that are rendered at a time. */
const AT_A_TIME = 2;

/** Renders charts, in the given order, a few of them ahead; reads their templates as text where that cannot be. */
export async function* openCharts(charts: readonly FoundChart[], request: SourceRequest): AsyncIterable<Source | Problem> {
  const asText: FoundChart[] = [];
  const started: Promise<OpenedChart>[] = [];
  for (const [index, chart] of charts.entries()) {
    while (started.length < Math.min(index + AT_A_TIME, charts.length))
      started.push(openChart(charts[started.length] as FoundChart, request));
    const opened = await (started[index] as Promise<OpenedChart>);
    request.renders.push(...opened.renders);
    if (opened.isText) asText.push(chart);
    yield* opened.items;
  }
  yield* tellTexts(asText, request);
}

/** A chart that was asked for is not checked as it should be without Helm; one that was found on the way is better than not read at all. */
function* tellTexts(charts: readonly FoundChart[], request: SourceRequest): Iterable<Problem> {
  if (!request.helm?.enabled) return;
  const named = request.env.HOSTPORT_LINT_HELM;
  const why = named ? `HOSTPORT_LINT_HELM names ${named}, which cannot be run` : 'there is no helm on the PATH';
  const read = 'so its templates were read as text, and what depends on values is less sure';
  for (const chart of charts.filter(({ explicit }) => explicit)) {
    yield problemAt(chart.path, `${why}, ${read}; install Helm, or say --no-helm if that is enough`);
  }
  const found = charts.filter(({ explicit }) => !explicit);
  const [first] = found;
  if (!first || findHelm(request) !== undefined) return;
  const extent = found.length === 1 ? `the chart ${first.path} was` : `${found.length} charts were`;
  request.notes.push(`${why}, so ${extent} read as text, and what depends on values is less sure`);
}

/** What came of one chart. */
interface OpenedChart {
  readonly items: readonly (Source | Problem)[];
  readonly renders: readonly Render[];
  /** The templates were read as text, for want of Helm. */
  readonly isText: boolean;
}

/** Renders one chart with the user's Helm, once for each set of values; reads its templates as text where that cannot be. */
async function openChart(found: FoundChart, context: SourceRequest): Promise<OpenedChart> {
  let chart: Chart;
  try {
    chart = readChart(contentOf(found, context.cwd), context.reading);
  } catch (error) {
    return { items: [problemAt(found.path, `is not rendered: ${reasonOf(error)}`)], renders: [], isText: false };
  }
  if (chart.isLibrary) {
    const told = found.explicit
      ? [problemAt(found.path, 'is a library chart, which only lends templates to others; nothing was linted')]
      : [];
    return { items: told, renders: [], isText: false };
  }
  const { helm } = context;
  const program = helm?.enabled ? findHelm(context) : undefined;
  if (!helm || program === undefined) return { items: textSources(chart, found.explicit), renders: [], isText: true };
  const items: (Source | Problem)[] = [];
  const renders: Render[] = [];
  for (const install of installsOf(found, helm)) {
    const rendered = await renderInstall(found, chart, program, install, { ...context, helm });
    if ('problem' in rendered) items.push(rendered.problem);
    else {
      items.push(...rendered.sources);
      renders.push(rendered.render);
    }
  }
  // What cannot be rendered is still worth a look.
  return { items: renders.length > 0 ? items : [...items, ...textSources(chart, found.explicit)], renders, isText: false };
}

/** The user's Helm: the one that HOSTPORT_LINT_HELM names, else the one on the PATH. */
function findHelm({ env, cwd }: SourceRequest): string | undefined {
  return findProgram(env.HOSTPORT_LINT_HELM || 'helm', env, cwd);
}

function contentOf(found: FoundChart, cwd: string) {
  if (found.isArchive) return contentOfArchive(readFileSync(found.file), found.path);
  return contentOfFolder(found.file, found.path, boundaryOf(found.file, cwd));
}

/** The values of one install. */
interface Install {
  readonly name: string | null;
  readonly files: readonly string[];
}

function installsOf(found: FoundChart, helm: HelmOptions): Install[] {
  const own: Install = { name: null, files: found.explicit ? helm.values : [] };
  if (!found.explicit || helm.valueSets.length === 0) return [own];
  return helm.valueSets.map(({ name, files }) => ({ name, files: [...helm.values, ...files] }));
}

type Rendered = { readonly sources: readonly Source[]; readonly render: Render } | { readonly problem: Problem };

async function renderInstall(
  found: FoundChart,
  chart: Chart,
  program: string,
  install: Install,
  context: SourceRequest & { readonly helm: HelmOptions },
): Promise<Rendered> {
  const { cwd, env, helm, reading, signal } = context;
  const values: { file: string; path: string; text: string }[] = [];
  for (const given of install.files) {
    const file = path.resolve(cwd, given);
    try {
      values.push({ file, path: given.replaceAll(path.sep, '/'), text: readFileSync(file, 'utf8') });
    } catch (error) {
      return { problem: problemAt(given, `the values cannot be read: ${reasonOf(error)}`) };
    }
  }
  const unread = setFiles(helm).find((file) => !statSync(path.resolve(cwd, file), { throwIfNoEntry: false })?.isFile());
  if (found.explicit && unread !== undefined)
    return { problem: problemAt(unread, 'is no file, so --set-file cannot take it, and the chart is not rendered') };
  const setFile = helm.setFile.map((one) => withFiles(one, (file) => path.resolve(cwd, file)));
  const folder = context.workFolder('helm');
  const render = (chartFolder: string, files = values.map(({ file }) => file)): Promise<Answer> => {
    const words = wordsOfTemplate(releaseName(chart.name), chartFolder, files, { ...helm, setFile }, found.explicit);
    return runProgram({ program, words, env: environmentOfHelm(env, folder), cwd: folder, signal });
  };
  const command = commandOf(found.path, values, helm, found.explicit);
  const given = context.renderOverlay?.get(command);
  const answer = given === undefined ? await render(found.file) : null;
  if (answer && (answer.failure !== null || answer.status !== 0)) return { problem: problemOf(chart, answer, values) };
  return sourcesOfRender(answer?.stdout ?? Buffer.from(given ?? ''), {
    chart,
    subject: found.path,
    variant: install.name,
    command,
    valueFiles: values,
    setValues: found.explicit ? setValuesOf(helm, cwd) : [],
    reading,
    workFolder: () => context.workFolder('trace'),
    // The lines of a changed render are none that a copy prints.
    renderCopy:
      answer === null
        ? null
        : async (copy, changed) => {
            const again = await render(copy, changed && changedValues(values, changed, context.workFolder('values')));
            return again.failure === null && again.status === 0 ? again.stdout : null;
          },
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

/** The templates of a chart and of those below it, as they stand. */
function textSources(root: Chart, explicit: boolean): Source[] {
  return chartsOf(root)
    .filter((chart) => !chart.isLibrary)
    .flatMap((chart) =>
      chart.content.files.filter((file) => isTemplate(file) && MANIFEST.test(file)).map((file) => textSource(chart, file, explicit)),
    );
}

const MANIFEST = /\.(?:ya?ml|json)(?:\.(?:tmpl|tpl|gotmpl))?$/i;

function textSource(chart: Chart, file: string, explicit: boolean): Source {
  const bytes = chart.content.read(file) ?? Buffer.alloc(0);
  const path = chart.content.display(file);
  return sourceInMemory(bytes, { path, editable: false, templated: true, hasValues: true, install: '', explicit });
}

function problemAt(file: string, message: string): Problem {
  return { path: file, line: 1, column: 1, message };
}
