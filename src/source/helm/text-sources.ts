import { type Problem, problemOfFile, type Source, type SourceDescription, sourceInMemory } from '../../model/source.ts';
import { reasonOf } from '../../text/problem.ts';
import { type Chart, chartsOf } from '../chart.ts';
import { type HelmOptions, holdsValues } from '../provider.ts';
import { isTemplate } from './trace.ts';

/** The templates of a chart and its subcharts as text, with their default values unless the user set others. */
export function textSources(root: Chart, explicit: boolean, helm: HelmOptions | undefined): (Source | Problem)[] {
  const isDefault = !explicit || !helm || !holdsValues(helm);
  const templates = chartsOf(root).flatMap((chart) =>
    [...chart.content.keys()]
      .filter((file) => file === 'Chart.yaml' || (isDefault && file === 'values.yaml') || isManifest(chart, file))
      .map((file) => textSource(chart, file, explicit)),
  );
  return [...templates, ...plainSources(root, explicit, '')];
}

/** The objects in `crds/`, which Helm installs without rendering. Often, but not always, they are definitions. */
export function plainSources(root: Chart, explicit: boolean, install: string): (Source | Problem)[] {
  return chartsOf(root).flatMap((chart) =>
    [...chart.content.keys()]
      .filter((file) => /^crds\/.*\.(?:ya?ml|json)$/i.test(file))
      .map((file) => textSource(chart, file, explicit, { templated: false, install })),
  );
}

/** True for a template that prints objects; the parts that a library chart defines print nothing by themselves. */
function isManifest({ isLibrary }: Chart, file: string): boolean {
  const isPart = isLibrary && PART.test(file);
  return !isPart && isTemplate(file) && /\.(?:ya?ml|json)(?:\.(?:tmpl|tpl|gotmpl))?$/i.test(file);
}

/** A file of named templates. */
const PART = /(?:^|\/)_[^/]*$/;

/** True if a library chart has template parts that mention host ports. */
export function partsMayHostPort({ content }: Chart): boolean {
  const parts = [...content].filter(([file]) => isTemplate(file) && PART.test(file));
  return parts.some(([, { read }]) => /\bhost(?:Network|Port)\b/.test(read().toString('latin1')));
}

function textSource(chart: Chart, file: string, explicit: boolean, kind: Partial<SourceDescription> = {}): Source | Problem {
  const { read, display: path } = chart.content.get(file) ?? { read: () => Buffer.alloc(0), display: file };
  try {
    return sourceInMemory(read(), { path, editable: false, templated: true, hasValues: true, install: '', explicit, ...kind });
  } catch (error) {
    return problemOfFile(path, `cannot be read: ${reasonOf(error)}`);
  }
}
