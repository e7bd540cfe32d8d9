import type { SourcePlace } from '../../model/finding.ts';
import type { Source } from '../../model/source.ts';
import { type Chart, findFile } from '../chart.ts';
import { type MappedChanges, type Render, renderPath } from '../render.ts';
import { locateInChart } from './locate.ts';
import { createSources, type ValueFile } from './sources.ts';
import { type RenderedDocument, sourceOfRendered, splitRender } from './split.ts';
import { type Trace, traceRender, writeChart } from './trace.ts';
import type { SetValue } from './values.ts';

/** What is known of a render beside its text. */
export interface RenderFacts {
  readonly chart: Chart;
  /** The chart's path, as reports tell it. */
  readonly subject: string;
  /** Name of the set of values, where there are several. */
  readonly variant: string | null;
  readonly command: string;
  readonly valueFiles: readonly ValueFile[];
  readonly setValues: readonly SetValue[];
  /** A folder for a copy of the chart. */
  readonly workFolder: () => string;
  /** Renders a copy of the chart with the same values; null where it does not render, or where nothing renders at all. */
  readonly renderCopy: ((folder: string, changed?: ReadonlyMap<string, string>) => Promise<Buffer | null>) | null;
}

/** The documents of a render as sources of one set, and the way back from them to the chart. */
export function sourcesOfRender(bytes: Buffer, facts: RenderFacts): { sources: Source[]; render: Render } {
  const { chart, subject, variant, command } = facts;
  const documents = splitRender(bytes);
  const install = variant === null ? command : `${command} (${variant})`;
  const sources = documents.map((document) => {
    const path = renderPath(templatePath(chart, subject, document), variant);
    return sourceOfRendered(bytes, document, { path, install, explicit: false });
  });
  let prepared: ReturnType<Render['prepare']> | undefined;
  const prepareOnce = () => {
    prepared ??= prepare(documents, facts);
    return prepared;
  };
  const render: Render = {
    paths: new Set(sources.map(({ path }) => path)),
    subject,
    command,
    prepare: prepareOnce,
    text: () => bytes.toString('utf8'),
    mapChanges: (after, origins) => mapChangesToChart(bytes, after, origins, { ...facts, locate: prepareOnce }),
  };
  return { sources, render };
}

async function prepare(documents: readonly RenderedDocument[], facts: RenderFacts): ReturnType<Render['prepare']> {
  const { chart, valueFiles, setValues, renderCopy } = facts;
  const trace: Trace = renderCopy === null ? new Map() : await traceRender(chart, documents, facts.workFolder(), renderCopy);
  const sources = createSources(chart, valueFiles, setValues);
  return (span, port) => {
    const document = documents.findLast(({ line }) => line <= span.line);
    return document ? locateInChart(chart, sources, document, trace, span, port) : null;
  };
}

async function mapChangesToChart(
  bytes: Buffer,
  after: string,
  origins: ReadonlyMap<number, SourcePlace>,
  facts: RenderFacts & { readonly locate: Render['prepare'] },
): Promise<MappedChanges> {
  const { chart, renderCopy, valueFiles } = facts;
  if (renderCopy === null || chart.content.isArchive) return { changes: [], rest: bytes.toString('utf8') };
  const { mapChanges } = await import('../map-changes.ts');
  const { isSameRender } = await import('../same-render.ts');
  const locate = await facts.locate();
  const files = new Map(chart.content.files.map((file) => [chart.content.display(file), file]));
  return mapChanges({
    before: bytes.toString('utf8'),
    after,
    origins,
    locate: (span) => locate(span, null),
    read: (path) => valueFiles.find((one) => one.path === path)?.text ?? chart.content.read(files.get(path) ?? '')?.toString('utf8'),
    isRight: async (changed, wanted) => {
      const copy = facts.workFolder();
      writeChart(chart, copy, changed);
      const rendered = await renderCopy(copy, changed);
      return rendered !== null && isSameRender(Buffer.from(wanted), rendered);
    },
  });
}

/** Path of the template that made a document; that of the chart where the render does not name one of its files. */
function templatePath(chart: Chart, subject: string, { source }: RenderedDocument): string {
  const found = source === null ? null : findFile(chart, source);
  return found ? found.chart.content.display(found.file) : subject;
}
