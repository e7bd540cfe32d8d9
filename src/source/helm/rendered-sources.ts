import { renderPath } from '../../text/render-path.ts';
import { type Chart, chartsOf, findFile } from '../chart.ts';
import { openRender } from '../render.ts';
import type { RenderedDocument } from '../rendered-documents.ts';
import { locateInChart } from './locate.ts';
import { createSources, type ValueFile } from './sources.ts';
import { traceRender } from './trace.ts';
import { type SetValue, secretsIn } from './values.ts';

/** The facts about the render of a chart. */
export interface ChartRender {
  readonly chart: Chart;
  /** The chart's path in reports. */
  readonly subject: string;
  /** Name of the set of values, if there are several. */
  readonly variant: string | null;
  readonly command: string;
  /** True if the values are examples of the chart. */
  readonly isExample: boolean;
  readonly valueFiles: readonly ValueFile[];
  readonly setValues: readonly SetValue[];
  /** Returns a folder for a copy of the chart. */
  readonly workFolder: () => string;
  /** Renders a copy of the chart with the same values, or returns null if that fails; null if Helm is not run. */
  readonly renderCopy: ((folder: string) => Promise<Buffer | null>) | null;
}

/** Returns the documents of a render as sources of one install, and the render, which finds their places in the chart. */
export function sourcesOfRender(bytes: Buffer, facts: ChartRender): ReturnType<typeof openRender> {
  const { chart, subject, variant, command, valueFiles, renderCopy, workFolder } = facts;
  return openRender(bytes, {
    subject,
    command,
    isExample: facts.isExample,
    files: new Set(chartsOf(chart).flatMap(({ content }) => [...content.values()].flatMap((file) => (file.isPacked ? [] : file.display)))),
    secrets: secretsIn(facts.setValues),
    install: variant === null ? command : `${command} (${variant})`,
    pathOf: (document) => renderPath(templatePath(chart, document) ?? subject, variant),
    prepare: async (documents) => {
      const trace = renderCopy === null ? new Map() : await traceRender(chart, documents, workFolder(), renderCopy);
      const sources = createSources(chart, valueFiles, facts.setValues);
      return (document, span, port) => locateInChart(chart, sources, document, trace, span, port);
    },
  });
}

/** Path of the template of a document; undefined if the render does not name a file of the chart. */
function templatePath(chart: Chart, { source }: RenderedDocument): string | undefined {
  const found = source === null ? null : findFile(chart, source);
  return found?.chart.content.get(found.file)?.display;
}
