import { readdirSync } from 'node:fs';
import path from 'node:path';
import { type Problem, problemAt, type Source } from '../../model/source.ts';
import { type Chart, type Dependency, missingDependencies } from '../chart.ts';
import type { FoundPath } from '../found-paths.ts';
import { boundaryOf, displayPath, isWithin, realpathOf, statOf } from '../paths.ts';
import { type HelmOptions, holdsValues } from '../provider.ts';
import type { Render } from '../render.ts';
import { remoteSchemaOf, withoutDependencies, withoutSchemas } from './derived.ts';
import type { Departure } from './notes.ts';
import { type ChartValues, type Helm, renderChart } from './render-chart.ts';

/** The result of the renders of one chart. */
export interface Attempt {
  readonly rendered: readonly { readonly sources: readonly Source[]; readonly render: Render }[];
  readonly problems: readonly Problem[];
  readonly departures: readonly Departure[];
}

/**
 * Renders a chart with the user's values, otherwise with its defaults. Schemas that refer to URLs are removed, and so are dependencies that
 * the chart does not contain. If the defaults do not render, the values of its `ci` folder are tried.
 */
export async function renderHarder(found: FoundPath, whole: Chart, helm: Helm): Promise<Attempt> {
  const schema = helm.request.renderLimits?.allowRemote ? null : remoteSchemaOf(whole);
  const missing = missingDependencies(whole);
  const chart = withoutDependencies(schema ? withoutSchemas(whole) : whole, missing);
  const own = await renderAll(found, chart, installsOf(found, helm.options), helm);
  const [failed] = own.problems;
  // No value can add a named template of a missing dependency.
  const isHopeless = failed !== undefined && /no template "/.test(failed.message);
  const isTried = own.rendered.length === 0 && !isHopeless && !(found.explicit && holdsValues(helm.options));
  const examples = isTried ? await renderAll(found, chart, exampleValues(found, helm.request.cwd), helm) : null;
  const rendered = [...own.rendered, ...(examples?.rendered ?? [])];
  const without = problemOfMissing(missing, rendered.length > 0);
  const departures: Departure[] = [];
  const { path } = found;
  if (schema) departures.push({ path, kind: 'unvalidated', detail: `${schema.path} ${schema.message}` });
  if (without && !found.explicit) departures.push({ path, kind: 'incomplete', detail: missing.map(({ name }) => name).join(', ') });
  if (failed && examples?.rendered.length)
    departures.push({ path, kind: 'example', detail: `${failed.message} (${failed.path}:${failed.line})` });
  return { rendered, problems: without ? [without] : own.problems, departures: rendered.length > 0 ? departures : [] };
}

async function renderAll(found: FoundPath, chart: Chart, installs: readonly ChartValues[], helm: Helm) {
  const rendered = [];
  const problems = [];
  for (const install of installs) {
    const one = await renderChart(found, chart, install, helm);
    if ('problem' in one) problems.push(one.problem);
    else rendered.push(one);
  }
  return { rendered, problems };
}

function problemOfMissing(missing: readonly Dependency[], isRendered: boolean): Problem | null {
  const [first] = missing;
  if (!first) return null;
  const names = missing.map(({ name }) => name).join(', ');
  const isLocal = missing.every(({ repository }) => repository.startsWith('file://'));
  const where = isLocal
    ? `for which ${first.repository} has no chart of this repository`
    : 'which charts/ lacks; run helm dependency build first';
  return problemAt(first.span, `${isRendered ? 'is' : 'cannot be'} rendered without ${names}, ${where}`);
}

function installsOf(found: FoundPath, helm: HelmOptions): ChartValues[] {
  const own: ChartValues = { name: null, files: found.explicit ? helm.values : [] };
  if (!found.explicit || helm.valueSets.length === 0) return [own];
  return helm.valueSets.map(({ name, files }) => ({ name, files: [...helm.values, ...files] }));
}

/** Values files that a chart contains for its tests, by the convention of chart-testing. */
const EXAMPLE = /-values\.yaml$/;
const MAX_EXAMPLES = 10;

/** The example values of a chart in a folder, each as a separate install. */
function exampleValues(found: FoundPath, cwd: string): ChartValues[] {
  const folder = path.join(found.file, 'ci');
  if (!statOf(folder)?.isDirectory()) return [];
  const border = realpathOf(boundaryOf(found.file, cwd));
  const isSafe = (file: string) => statOf(file)?.isFile() === true && isWithin(realpathOf(file), border);
  const names = readdirSync(folder)
    .filter((name) => EXAMPLE.test(name))
    .sort();
  const files = names
    .map((name) => path.join(folder, name))
    .filter(isSafe)
    .slice(0, MAX_EXAMPLES);
  return files.map((file) => ({ name: `ci/${path.basename(file)}`, files: [displayPath(file, cwd)], isExample: true }));
}
