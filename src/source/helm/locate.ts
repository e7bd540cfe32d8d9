import { placeAt, type SourcePlace } from '../../model/finding.ts';
import { compareSpans, type Span } from '../../model/span.ts';
import { newlinesOf } from '../../text/lines.ts';
import { wordAt } from '../../text/words.ts';
import { type Chart, findFile } from '../chart.ts';
import type { RenderedDocument } from '../rendered-documents.ts';
import { onlyPlace, settingOf } from './settings.ts';
import type { RenderSources, TemplateFile } from './sources.ts';
import { type Match, matchLine, type TemplateLine } from './template.ts';
import type { Trace } from './trace.ts';

/** The line of a template that printed a line of the render, with the part that each segment printed. */
interface PrintedLine {
  readonly file: TemplateFile;
  readonly line: TemplateLine;
  readonly matches: readonly Match[];
}

interface Range {
  readonly from: number;
  readonly to: number;
}

/**
 * Returns the source of the characters at `span` of a rendered document; null if it is unknown. `port` is the port in these characters, or
 * null.
 */
export function locateInChart(
  root: Chart,
  sources: RenderSources,
  document: RenderedDocument,
  trace: Trace,
  span: Pick<Span, 'line' | 'column' | 'endLine' | 'endColumn'>,
  port: number | null,
): SourcePlace | null {
  const own = ownTemplate(root, sources, document);
  const index = span.line - document.line;
  const line = document.lines[index] ?? '';
  const text = line.trim();
  const indent = line.length - line.trimStart().length;
  const printed = tracedLine(document, trace, sources, index, text) ?? searchedLine(sources, own, document, index);
  const only = () => (own && port !== null ? onlyPlace(sources, own, String(port), text) : null);
  if (!printed) return own && placeAt(only() ?? own.locate(0, 0));
  const from = Math.max(span.column - 1 - indent, 0);
  const to = span.endLine === span.line ? span.endColumn - 1 - indent : text.length;
  const digits = port === null ? -1 : wordAt(text.slice(from, to), String(port));
  const shown = digits < 0 ? { from, to } : { from: from + digits, to: from + digits + String(port).length };
  return placeInLine(sources, printed, text, { from, to }, shown, only);
}

function ownTemplate(root: Chart, sources: RenderSources, { source }: RenderedDocument): TemplateFile | null {
  const found = source === null ? null : findFile(root, source);
  return found && sources.template(found.chart, found.file);
}

function tracedLine(document: RenderedDocument, trace: Trace, sources: RenderSources, index: number, text: string): PrintedLine | null {
  const place = trace.get(document)?.[index];
  const file = place && sources.template(place.chart, place.file);
  const line = file?.template.lines[place?.line ?? -1];
  if (!file || !line) return null;
  const matches = matchLine(line, text);
  if (matches) return { file, line, matches };
  // An action may print several lines, some of which may match the template's own text.
  const action = line.segments.find((segment) => segment.action !== null && PRINTS_LINES.test(segment.action.code));
  return action ? { file, line, matches: [{ segment: action, from: 0, to: text.length }] } : null;
}

const PRINTS_LINES = /\b(?:toYaml|toJson|include|template|tpl|indent|nindent)\b/;

/** Minimum number of printed characters; fewer may match by coincidence. */
const LEAST_PRINTED = 4;

/**
 * Number of lines between the start of a document in the render and in its template, which contains several; 0 if the template has actions.
 */
function linesBefore(own: TemplateFile | null, { text }: RenderedDocument): number {
  if (own === null || own.template.actions.length > 0) return 0;
  const body = text.replace(/^---.*\n(?:# Source: .*\n)?/, '').trim();
  return (
    newlinesOf(own.template.text.slice(0, Math.max(own.template.text.indexOf(body), 0))) - newlinesOf(text.slice(0, text.indexOf(body)))
  );
}

/**
 * The line of the document's template that can have printed its line at `index`: if as many lines of the document are equal, the one in the
 * same order, otherwise the nearest; otherwise the only such line of all templates.
 */
function searchedLine(sources: RenderSources, own: TemplateFile | null, document: RenderedDocument, index: number): PrintedLine | null {
  const text = document.lines[index]?.trim() ?? '';
  const inOwn = own?.template.lines.flatMap((line, at) => {
    const printed = printedBy(own, line, text);
    return printed ? [{ printed, at }] : [];
  });
  const alike = document.lines.flatMap((line, at) => (line.trim() === text ? [at] : []));
  const expected = index + linesBefore(own, document);
  const inOrder = inOwn?.length === alike.length ? inOwn[alike.indexOf(index)] : undefined;
  const nearest = inOrder ?? inOwn?.sort((a, b) => Math.abs(a.at - expected) - Math.abs(b.at - expected))[0];
  if (nearest) return nearest.printed;
  const [only, other] = sources.templates().flatMap((file) => file.template.lines.flatMap((line) => printedBy(file, line, text) ?? []));
  return only && !other ? only : null;
}

function printedBy(file: TemplateFile, line: TemplateLine, text: string): PrintedLine | null {
  const printed = line.segments.reduce((sum, segment) => sum + segment.text.length, 0);
  const matches = printed < LEAST_PRINTED ? null : matchLine(line, text);
  return matches && { file, line, matches };
}

/** The source of the characters at `shown`, which are those of `range` or the port in them. */
function placeInLine(
  sources: RenderSources,
  { file, line, matches }: PrintedLine,
  text: string,
  range: Range,
  shown: Range,
  only: () => Span | null,
): SourcePlace {
  const literal = ({ segment, from }: Match, part: Range): SourcePlace => {
    const start = segment.start + part.from - from;
    return placeAt(file.locate(start, start + Math.max(part.to - part.from, 0)));
  };
  const whole = matches.find(({ segment, from, to }) => segment.action === null && from <= range.from && range.to <= to);
  if (whole) return literal(whole, range);
  const hit = matches.find(({ from, to }) => from < Math.max(shown.to, shown.from + 1) && to > shown.from);
  if (!hit) return placeAt(file.locate(line.segments[0]?.start ?? line.start, line.segments.at(-1)?.end ?? line.end));
  const { segment } = hit;
  if (segment.action === null) return literal(hit, { from: Math.max(shown.from, hit.from), to: Math.min(shown.to, hit.to) });
  const printed = file.locate(segment.start, segment.end);
  const setting = settingOf(sources, file, segment.action, text.slice(shown.from, shown.to), text);
  if (setting && 'option' in setting) return { span: printed, template: null, option: setting.option };
  const span = setting?.span ?? only();
  return span && compareSpans(span, printed) !== 0 ? { span, template: printed, option: null } : placeAt(printed);
}
