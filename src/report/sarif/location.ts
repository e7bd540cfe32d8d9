import type { Related } from '../../model/finding.ts';
import type { Span } from '../../model/span.ts';
import { escapeControls } from '../escape.ts';

const ROOT = '%SRCROOT%';

/** The base of relative paths: a URI, or only a name. */
export function baseIdsOf(workingDirectory: string | undefined): unknown {
  const description = { text: 'The folder in which hostport-lint ran.' };
  return { [ROOT]: { uri: workingDirectory, description } };
}

/** `artifactLocation` of a path: relative to the working directory, or a `file:` URI for an absolute path. */
export function artifactOf(path: string): { readonly uri: string; readonly uriBaseId?: string } {
  const drive = /^[A-Za-z]:\//.exec(path)?.[0] ?? '';
  const rest = path
    .slice(drive.length)
    .split('/')
    .map((segment) => encodeURIComponent(segment.replace(/\p{Cs}/gu, '\uFFFD')))
    .join('/');
  if (drive !== '') return { uri: `file:///${drive}${rest}` };
  return path.startsWith('/') ? { uri: `file://${rest}` } : { uri: rest, uriBaseId: ROOT };
}

/** `location` of a span, with its text. */
export function locationOf(span: Span): Record<string, unknown> {
  const region = { startLine: span.line, startColumn: span.column, endLine: span.endLine, endColumn: span.endColumn };
  return { physicalLocation: { artifactLocation: artifactOf(span.path), ...regionsOf(span, region) } };
}

export function relatedLocationOf({ span, message }: Related, index: number): Record<string, unknown> {
  return { id: index + 1, ...locationOf(span), message: { text: messageOf(message) } };
}

/** The region, and the source line around it if the excerpt contains the whole region. */
function regionsOf(span: Span, region: Readonly<Record<string, number>>): Record<string, unknown> {
  const { text, column } = span.excerpt;
  const endColumn = column + text.length;
  const isShown = span.endLine === span.line && span.column >= column && span.endColumn <= endColumn && span.endColumn > span.column;
  if (!isShown || /[\r\n]/.test(text)) return { region };
  const snippet = { text: text.slice(span.column - column, span.endColumn - column) };
  const contextRegion = { startLine: span.line, startColumn: column, endLine: span.line, endColumn, snippet: { text } };
  return { region: { ...region, snippet }, contextRegion: snippet.text.length < text.length ? contextRegion : undefined };
}

/** The text of a message. Viewers turn `[words](target)` into a link, so text of the input must not contain one. (SARIF 2.1.0, 3.11.6) */
export function messageOf(...lines: readonly string[]): string {
  return lines
    .filter((line) => line !== '')
    .map((line) => escapeControls(line).replaceAll('](', '] ('))
    .join('\n');
}
