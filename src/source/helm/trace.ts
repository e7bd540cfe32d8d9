import path from 'node:path';
import type { TemplateAction as Action } from '../../template/actions.ts';
import type { Chart } from '../chart.ts';
import { type RenderedDocument, splitRender } from '../rendered-documents.ts';
import { writeUnpacked } from './derived.ts';
import { readTemplate, type Template, type TemplateLine } from './template.ts';

/** The line of a template that printed a line of the render. */
export interface TemplatePlace {
  readonly chart: Chart;
  /** Path within the chart. */
  readonly file: string;
  /** Index of the line. */
  readonly line: number;
}

/** For each document of the render, the source of each of its lines; null if it is unknown. */
export type Trace = ReadonlyMap<RenderedDocument, readonly (TemplatePlace | null)[]>;

/**
 * Renders a copy of the chart whose templates have a mark on each line, and reads from the marks which lines printed the real render. Marks
 * change what templates compute from each other's output, so only documents that are otherwise equal to the real ones are used; for the
 * others, a second copy has no marks in named templates. `render` gets the copy's folder, and returns null if the copy does not render.
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
    const own = document.lines;
    if (own.length !== lines.length) continue;
    // A line that differs was computed from marked text, such as a checksum; the other lines are still used.
    traced.set(
      document,
      marks.map((mark, line) => (mark === null || own[line] !== lines[line] ? null : (places[mark] ?? null))),
    );
  }
}

/** Writes the chart's files with marked templates; null if a template already contains such marks. */
function writeMarkedCopy(root: Chart, folder: string, withDefinitions: boolean): TemplatePlace[] | null {
  const places: TemplatePlace[] = [];
  let isMarkable = true;
  writeUnpacked(root, folder, (chart, file) => {
    if (!isTemplate(file)) return null;
    const text = chart.content.get(file)?.read().toString('utf8') ?? '';
    if (holdsMarks(text)) isMarkable = false;
    // Its lines are those of the render. Marks could end a text of several lines, such as a description in a CustomResourceDefinition.
    if (!text.includes('{{')) return null;
    const numberOf = (line: number) => places.push({ chart, file, line }) - 1;
    return markTemplate(readTemplate(text), numberOf, withDefinitions);
  });
  return isMarkable ? places : null;
}

export function isTemplate(file: string): boolean {
  return file.startsWith('templates/') && !/(?:^|\/)NOTES\.txt$/.test(file);
}

/** Delimiters of a mark's number; private-use characters, which charts do not contain. */
const OPEN = '\uE210';
const CLOSE = '\uE211';
const MARK = new RegExp(` #${OPEN}(\\d+)${CLOSE}`, 'g');

/** True if a text already contains these characters, so that it cannot be marked. */
function holdsMarks(text: string): boolean {
  return text.includes(OPEN) || text.includes(CLOSE);
}

/**
 * Adds a YAML comment with a number at the end of each line that prints something, unless the comment would be within an action, or would
 * prevent an action from dropping spaces. `numberOf` returns the numbers. With `withDefinitions` false, named templates are unchanged,
 * because other actions may compute with their output.
 */
export function markTemplate(template: Template, numberOf: (line: number) => number, withDefinitions: boolean): string {
  const definitions = definitionsOf(template.actions);
  const pieces: string[] = [];
  let done = 0;
  for (const [index, line] of template.lines.entries()) {
    const at = placeForMark(template, line);
    if (at === null) continue;
    const isDefined = definitions.some(([start, end]) => start <= line.start && line.start < end);
    if (isDefined && !(withDefinitions && looksLikeText(line))) continue;
    pieces.push(template.text.slice(done, at), ` #${OPEN}${numberOf(index)}${CLOSE}`);
    done = at;
  }
  return pieces.join('') + template.text.slice(done);
}

/** The offset after the last printed character or action of a line; null if a mark would change more than the line. */
function placeForMark({ text, lines }: Template, line: TemplateLine): number | null {
  const last = line.segments.at(-1);
  if (!last || text.startsWith('---', line.start) || lines.length === 0) return null;
  if (last.action && (last.action.end > line.end || last.action.trimsAfter || isSilent(last.action))) return null;
  return last.end;
}

/** True for blocks, assignments and comments, which print nothing, so that a mark after them would be a line of its own. */
function isSilent(action: Action): boolean {
  return /^\s*(?:(?:if|else|end|range|with|define|block|break|continue)\b|\/\*|\$\w*\s*:?=)/.test(action.code);
}

/** True for more than one word: templates compute with single words, such as names and answers. */
function looksLikeText(line: TemplateLine): boolean {
  return line.segments.some(({ text }) => /[:=]|^\s*-|\S\s+\S/.test(text));
}

/** The ranges between `define` and its `end`. */
export function definitionsOf(actions: readonly Action[]): [start: number, end: number][] {
  const found: [number, number][] = [];
  const open: { readonly isDefinition: boolean; readonly start: number }[] = [];
  for (const { code, start, end } of actions) {
    const word = /^\s*([a-z]+)\b/.exec(code)?.[1] ?? '';
    if (BLOCKS.has(word)) open.push({ isDefinition: word === 'define', start: end });
    else if (word === 'end') {
      const block = open.pop();
      if (block?.isDefinition) found.push([block.start, start]);
    }
  }
  return found;
}

const BLOCKS = new Set(['if', 'range', 'with', 'define', 'block']);

/** Returns a render without its marks, and the number of the mark for each of its lines. */
export function readMarks(marked: string): { readonly lines: readonly string[]; readonly marks: readonly (number | null)[] } {
  const lines = marked.split('\n');
  const own = lines.map((line) => {
    const first = line.matchAll(MARK).next().value?.[1];
    return first === undefined ? null : Number(first);
  });
  const marks: (number | null)[] = new Array(lines.length).fill(null);
  // If an action prints several lines, the last of them ends with the mark of the action's line.
  for (let index = lines.length - 1, below: number | null = null; index >= 0; index--) {
    below = own[index] ?? (/^(?:---|# Source: )/.test(lines[index] ?? '') ? null : below);
    marks[index] = below;
  }
  return { lines: lines.map((line) => line.replace(MARK, '')), marks };
}
