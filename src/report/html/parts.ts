import { createHash } from 'node:crypto';
import { escapeControls } from '../escape.ts';
import type { ReportOptions } from '../options.ts';
import { PAGE } from './assets.ts';

/** The contents of a page; all texts except `title` are HTML. */
export interface PageParts {
  readonly title: string;
  /** The target of the skip link at the top, such as `report`. */
  readonly content: string;
  readonly header: string;
  readonly main: string;
  readonly style: string;
  readonly script: string;
  /** JSON for the script, in pieces. */
  readonly data?: Iterable<string>;
}

/**
 * A self-contained page. Its content security policy contains the hashes of its style and script, so that nothing of the input is executed
 * or loaded.
 */
export function pageOf(parts: PageParts, options: Pick<ReportOptions, 'version' | 'homepage'>): string {
  return [...pagePieces(parts, options)].join('');
}

/** The same in pieces to be written in sequence: the data may be hundreds of megabytes. */
export function* pagePieces(
  { title, data = [], ...parts }: PageParts,
  { version, homepage }: Pick<ReportOptions, 'version' | 'homepage'>,
): Iterable<string> {
  const { style, script } = parts;
  const name = `hostport-lint ${htmlText(version)}`;
  const maker = homepage === undefined ? name : linkTo(homepage, name);
  const values = { ...parts, title: htmlText(title), maker, styleHash: hashOf(style), scriptHash: hashOf(script) };
  const [before = '', after = ''] = PAGE.split('{{data}}');
  yield filled(before, values);
  yield* data;
  yield filled(after, values);
}

/** A template with its `{{names}}` replaced. */
export function filled(template: string, values: Readonly<Record<string, string>>): string {
  return template.replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '');
}

function hashOf(code: string): string {
  return `sha256-${createHash('sha256').update(code).digest('base64')}`;
}

/** Text without markup and without control characters. */
export function htmlText(words: string): string {
  return escapeHtml(escapeControls(words));
}

/** A link around HTML; only the HTML if the URL is not a web address. */
export function linkTo(url: string | null, html: string): string {
  return url !== null && isWebAddress(url) ? `<a href="${escapeHtml(url)}" rel="noopener noreferrer" target="_blank">${html}</a>` : html;
}

export function isWebAddress(url: string): boolean {
  return /^https?:\/\/[^\s"<>]+$/.test(url);
}

/** A list below its heading; empty without lines. */
export function listOf(heading: string, lines: readonly string[]): string {
  if (lines.length === 0) return '';
  return `<h3>${htmlText(heading)}</h3><ul class="plain">${lines.map((line) => `<li>${htmlText(line)}</li>`).join('')}</ul>`;
}

/** Text without markup, and without the `##` that CI services search for in a job's log. */
function escapeHtml(words: string): string {
  return words.replace(/[&<>"'#]/g, (unit) => `&#${unit.charCodeAt(0)};`);
}
