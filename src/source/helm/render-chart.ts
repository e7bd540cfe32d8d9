import { readFileSync } from 'node:fs';
import path from 'node:path';
import { UsageError } from '../../model/exit-code.ts';
import type { Problem, Source } from '../../model/source.ts';
import { orUsageError } from '../../text/problem.ts';
import type { Chart } from '../chart.ts';
import type { FoundPath } from '../found-paths.ts';
import { statOf } from '../paths.ts';
import type { HelmOptions, SourceRequest } from '../provider.ts';
import type { Render } from '../render.ts';
import { type Limits, outputOf, type ProgramResult, runProgram } from '../run-program.ts';
import { commandOf, environmentOfHelm, problemOf, releaseName, wordsOfTemplate } from './command.ts';
import { writeUnpacked } from './derived.ts';
import { sourcesOfRender } from './rendered-sources.ts';
import { readSetOption, type SetValue, secretsIn, withFiles } from './values.ts';

/** One set of values with which a chart is rendered. */
export interface ChartValues {
  /** Name of the set; null for the only one. */
  readonly name: string | null;
  /** Values files, relative to the working directory. */
  readonly files: readonly string[];
  /** The values are examples, so findings are at most warnings. */
  readonly isExample?: true;
}

/** What Helm needs to render charts. */
export interface Helm {
  readonly program: string;
  readonly options: HelmOptions;
  readonly limits: Limits;
  readonly request: SourceRequest;
}

type Rendered = { readonly sources: readonly Source[]; readonly render: Render } | { readonly problem: Problem };

/** Renders a copy of a chart with one set of values. Throws UsageError if a values file cannot be read. */
export async function renderChart(found: FoundPath, chart: Chart, install: ChartValues, helm: Helm): Promise<Rendered> {
  const { program, options, limits, request } = helm;
  const { cwd, env, signal } = request;
  const values = install.files.map((given) => {
    const file = path.resolve(cwd, given);
    const text = orUsageError(`the values ${given} cannot be read`, () => readFileSync(file, 'utf8'));
    return { file, path: given.replaceAll(path.sep, '/'), text };
  });
  const missing = filesOfSet(options).find((file) => !statOf(path.resolve(cwd, file))?.isFile());
  if (found.explicit && missing !== undefined) throw new UsageError(`--set-file needs a file, and ${missing} is not one`);
  const setFile = options.setFile.map((one) => withFiles(one, (file) => path.resolve(cwd, file)));
  const folder = request.workFolder('helm');
  const render = (copy: string): Promise<ProgramResult> => {
    const words = wordsOfTemplate(
      options.release ?? releaseName(chart.name),
      copy,
      values.map(({ file }) => file),
      { ...options, setFile },
      found.explicit,
    );
    return runProgram({ program, words, env: environmentOfHelm(env, folder, request), cwd: folder, signal, limits });
  };
  const copy = path.join(folder, 'chart');
  writeUnpacked(chart, copy);
  const answer = await render(copy);
  if (answer.failure !== null || answer.status !== 0) {
    const stderr = answer.stderr.replaceAll(copy, found.path);
    return { problem: problemOf(chart, { ...answer, stderr }, values, secretsIn(writtenValuesOf(options))) };
  }
  return sourcesOfRender(answer.stdout, {
    chart,
    subject: found.path,
    variant: install.name,
    isExample: install.isExample === true,
    command: commandOf(found.path, values, options, found.explicit),
    valueFiles: values,
    setValues: found.explicit ? setValuesOf(options, cwd) : [],
    workFolder: () => request.workFolder('trace'),
    renderCopy: async (marked) => outputOf(await render(marked)),
  });
}

function filesOfSet({ setFile }: HelmOptions): string[] {
  return setFile.flatMap((one) => readSetOption('--set-file', one).map(({ value }) => value));
}

/** The values that options set, with the texts of files. */
function setValuesOf(options: HelmOptions, cwd: string): SetValue[] {
  const files = options.setFile.flatMap((one) => readSetOption('--set-file', one));
  const texts = files.map((one) => ({ ...one, value: readFileSync(path.resolve(cwd, one.value), 'utf8') }));
  return [...writtenValuesOf(options), ...texts];
}

function writtenValuesOf({ set, setString }: HelmOptions): SetValue[] {
  return [...set.flatMap((one) => readSetOption('--set', one)), ...setString.flatMap((one) => readSetOption('--set-string', one))];
}
