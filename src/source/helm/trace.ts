import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Chart, chartsOf } from '../chart.ts';
import type { ChartContent } from '../chart-content.ts';
import { holdsMarks, markTemplate, readMarks } from './marks.ts';
import { type RenderedDocument, splitRender } from './split.ts';
import { readTemplate } from './template.ts';

/** The line of a template from which a line of the render comes. */
export interface TemplatePlace {
  readonly chart: Chart;
  /** Path within the chart. */
  readonly file: string;
  /** Index of the line. */
  readonly line: number;
}

/** For each document of the render, for each of its lines, where it comes from; null where that is not known. */
export type Trace = ReadonlyMap<RenderedDocument, readonly (TemplatePlace | null)[]>;

/**
 * Renders a copy of the chart whose templates carry a mark on each line, and reads from the marks where the lines of the
 * real render come from. Marks change what templates compute from each other's output, so only documents that are otherwise
 * equal to the real ones count; where there are none, a second copy leaves named templates unmarked. `render` gets the
 * copy's folder, and gives null where the copy does not render.
 */
export async function traceRender(
  chart: Chart,
  documents: readonly RenderedDocument[],
  folder: string,
  render: (folder: string) => Promise<Buffer | null>,
): Promise<Trace> {
  const traced = new Map<RenderedDocument, (TemplatePlace | null)[]>();
  for (const withDefinitions of [true, false]) {
    const copy = path.join(folder, withDefinitions ? 'all' : 'some');
    const places = writeMarkedCopy(chart, copy, withDefinitions);
    const marked = places === null ? null : await render(copy);
    if (places === null) break;
    if (marked !== null) compare(documents, splitRender(marked), places, traced);
    if (traced.size === documents.length) break;
  }
  return traced;
}

function compare(
  documents: readonly RenderedDocument[],
  marked: readonly RenderedDocument[],
  places: readonly TemplatePlace[],
  traced: Map<RenderedDocument, (TemplatePlace | null)[]>,
): void {
  if (documents.length !== marked.length) return;
  for (const [index, document] of documents.entries()) {
    const other = marked[index];
    if (traced.has(document) || other === undefined || other.source !== document.source) continue;
    const { lines, marks } = readMarks(other.text);
    const own = document.lines();
    if (own.length !== lines.length) continue;
    // A line that differs was computed from marked text, such as a checksum; the lines beside it stay what they are.
    traced.set(
      document,
      marks.map((mark, line) => (mark === null || own[line] !== lines[line] ? null : (places[mark] ?? null))),
    );
  }
}

/** Writes the chart's files with marked templates; null where a template holds marks of its own. */
function writeMarkedCopy(root: Chart, folder: string, withDefinitions: boolean): TemplatePlace[] | null {
  const places: TemplatePlace[] = [];
  writeFiles(root.content, folder, (file) => !/^charts\/[^/]+(?:\/|\.tgz$)/.test(file));
  for (const chart of chartsOf(root)) {
    const target = path.join(folder, folderOfChart(root, chart));
    if (chart !== root) writeFiles(chart.content, target, (file) => !/^charts\/[^/]+(?:\/|\.tgz$)/.test(file));
    for (const file of chart.content.files.filter(isTemplate)) {
      const text = chart.content.read(file)?.toString('utf8') ?? '';
      if (holdsMarks(text)) return null;
      const numberOf = (line: number) => places.push({ chart, file, line }) - 1;
      writeFileSync(path.join(target, file), markTemplate(readTemplate(text), numberOf, withDefinitions));
    }
  }
  return places;
}

export function isTemplate(file: string): boolean {
  return file.startsWith('templates/') && !/(?:^|\/)NOTES\.txt$/.test(file);
}

/** Writes a chart with all that lies in it, some of its files with other texts. */
export function writeChart({ content }: Chart, folder: string, changed: ReadonlyMap<string, string>): void {
  writeFiles(content, folder, () => true);
  for (const file of content.files) {
    const text = changed.get(content.display(file));
    if (text !== undefined) writeFileSync(path.join(folder, file), text);
  }
}

function writeFiles(content: ChartContent, folder: string, wanted: (file: string) => boolean): void {
  for (const file of content.files.filter(wanted)) {
    const target = path.join(folder, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, content.read(file) ?? '');
  }
}

/** Folder of a chart within its root, under names that Helm does not look at. */
function folderOfChart(root: Chart, wanted: Chart): string {
  const search = (chart: Chart, folder: string): string | undefined => {
    if (chart === wanted) return folder;
    for (const [index, inner] of chart.charts.entries()) {
      const found = search(inner, path.join(folder, 'charts', `chart-${index}`));
      if (found !== undefined) return found;
    }
    return undefined;
  };
  return search(root, '') ?? '';
}
