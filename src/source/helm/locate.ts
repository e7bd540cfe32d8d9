import { placeAt, type SourcePlace } from '../../model/finding.ts';
import type { Span } from '../../model/span.ts';
import { compareSpans } from '../../model/span.ts';
import type { Chart } from '../chart.ts';
import { findFile } from '../chart.ts';
import type { RenderedDocument } from '../rendered-documents.ts';
import { lookFor, onlyPlace, resolveAction, wordAt } from './resolve.ts';
import type { RenderSources, TemplateFile } from './sources.ts';
import { type Match, matchLine, nearestLine } from './template.ts';
import type { Trace } from './trace.ts';

/** The line of a template that printed a line of the render, with the part that each segment printed. */
interface Found {
  readonly file: TemplateFile;
  readonly line: number;
  readonly matches: readonly Match[];
}

/** Returns where the characters at `span` of a rendered document were written; null if that is unknown. `port` is the port that they show, or null. */
export function locateInChart(
  root: Chart,
  sources: RenderSources,
  document: RenderedDocument,
  trace: Trace,
  span: Pick<Span, 'line' | 'column' | 'endLine' | 'endColumn'>,
  port: number | null,
): SourcePlace | null {
  const own = ownTemplate(root, sources, document);
  const lines = document.lines;
  const index = span.line - document.line;
  const text = lines[index] ?? '';
  const found = tracedLine(document, trace, sources, index, text) ?? searchedLine(sources, own, lines, index);
  if (!found) return own && onlySpan(sources, own, port, text.trim());
  const indent = text.length - text.trimStart().length;
  const from = Math.max(span.column - 1 - indent, 0);
  const to = span.endLine === span.line ? span.endColumn - 1 - indent : text.trim().length;
  const place = placeInLine(sources, found, text.trim(), { from, to }, port);
  if (place.isSure || port === null || !own) return place;
  const only = onlyPlace(sources, own, lookFor(String(port), text.trim()));
  return only ? { span: only, template: place.span, option: null } : place;
}

/** Without a line, the port's text may still occur in the template only once. */
function onlySpan(sources: RenderSources, file: TemplateFile, port: number | null, line: string): SourcePlace {
  const only = port === null ? null : onlyPlace(sources, file, lookFor(String(port), line));
  return placeAt(only ?? file.locate(0, 0));
}

function ownTemplate(root: Chart, sources: RenderSources, { source }: RenderedDocument): TemplateFile | null {
  const found = source === null ? null : findFile(root, source);
  return found && sources.template(found.chart, found.file);
}

function tracedLine(document: RenderedDocument, trace: Trace, sources: RenderSources, index: number, text: string): Found | null {
  const place = trace.get(document)?.[index];
  const file = place && sources.template(place.chart, place.file);
  const line = file?.template.lines[place?.line ?? -1];
  if (!place || !file || !line) return null;
  const matches = matchLine(line, text.trim());
  if (matches) return { file, line: place.line, matches };
  // An action may print several lines; some of them may match the template's own text.
  const action = line.segments.find(
    (segment) => segment.action !== null && /\b(?:toYaml|toJson|include|template|tpl|indent|nindent)\b/.test(segment.action.code),
  );
  return action ? { file, line: place.line, matches: [{ segment: action, from: 0, to: text.trim().length }] } : null;
}

function searchedLine(sources: RenderSources, own: TemplateFile | null, lines: readonly string[], index: number): Found | null {
  const place = nearestLine(sources.templates(), own, lines, index);
  const line = place?.file.template.lines[place.line];
  const matches = line && matchLine(line, lines[index]?.trim() ?? '');
  return place && matches ? { file: place.file, line: place.line, matches } : null;
}

function placeInLine(
  sources: RenderSources,
  found: Found,
  text: string,
  range: { readonly from: number; readonly to: number },
  port: number | null,
): SourcePlace & { readonly isSure: boolean } {
  const { locate } = found.file;
  const digits = port === null ? -1 : wordAt(text.slice(range.from, range.to), String(port));
  const asked = digits < 0 ? range : { from: range.from + digits, to: range.from + digits + String(port).length };
  const whole = found.matches.find(({ segment, from, to }) => segment.action === null && from <= range.from && range.to <= to);
  if (whole) return literal(locate, whole, range);
  const hit = found.matches.find(({ from, to }) => from < Math.max(asked.to, asked.from + 1) && to > asked.from);
  if (!hit) return { ...placeAt(lineSpan(found)), isSure: true };
  if (hit.segment.action === null) return literal(locate, hit, { from: Math.max(asked.from, hit.from), to: Math.min(asked.to, hit.to) });
  const printed = locate(hit.segment.start, hit.segment.end);
  const token = text.slice(asked.from, asked.to);
  const setting = resolveAction(sources, found.file, hit.segment.action, lookFor(token, text));
  if (setting === null) return { ...placeAt(printed), isSure: false };
  if ('option' in setting) return { ...placeAt(printed), option: setting.option, isSure: true };
  return { span: setting.span, template: compareSpans(setting.span, printed) === 0 ? null : printed, option: null, isSure: true };
}

function literal(locate: (start: number, end: number) => Span, match: Match, range: { readonly from: number; readonly to: number }) {
  const start = match.segment.start + range.from - match.from;
  return { ...placeAt(locate(start, start + Math.max(range.to - range.from, 0))), isSure: true };
}

function lineSpan({ file, line }: Found): Span {
  const { segments, start, end } = file.template.lines[line] ?? { segments: [], start: 0, end: 0 };
  return file.locate(segments[0]?.start ?? start, segments.at(-1)?.end ?? end);
}
