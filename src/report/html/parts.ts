import { createHash } from 'node:crypto';
import { escapeControls } from '../escape.ts';
import type { ReportOptions } from '../options.ts';
import { PAGE } from './assets.ts';

/** What a page shows; all texts but `title` are HTML. */
export interface PageParts {
  readonly title: string;
  /** What the link at the top skips to, such as `report`. */
  readonly content: string;
  readonly header: string;
  readonly main: string;
  readonly style: string;
  readonly script: string;
  /** JSON for the script. */
  readonly data?: string;
}

/** A page that needs nothing else. Its policy names its own style and script by their hashes, so that nothing from the input runs or loads. */
export function pageOf(
  { title, data = '', ...parts }: PageParts,
  { version, homepage }: Pick<ReportOptions, 'version' | 'homepage'>,
): string {
  const { style, script } = parts;
  const name = `hostport-lint ${text(version)}`;
  const maker = homepage === undefined ? name : linkTo(homepage, name);
  return filled(PAGE, { ...parts, title: text(title), data, maker, styleHash: hashOf(style), scriptHash: hashOf(script) });
}

/** A template with its `{{names}}` replaced. */
export function filled(template: string, values: Readonly<Record<string, string>>): string {
  return template.replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '');
}

function hashOf(code: string): string {
  return `sha256-${createHash('sha256').update(code).digest('base64')}`;
}

/** Text without markup and without control characters. */
export function text(words: string): string {
  return escapeHtml(escapeControls(words));
}

/** A link around HTML; only the HTML for anything but a web address. */
export function linkTo(url: string | null, html: string): string {
  return url !== null && isWebAddress(url) ? `<a href="${escapeHtml(url)}" rel="noopener noreferrer" target="_blank">${html}</a>` : html;
}

export function isWebAddress(url: string): boolean {
  return /^https?:\/\/[^\s"<>]+$/.test(url);
}

/** A list below its heading; nothing for no lines. */
export function listOf(heading: string, lines: readonly string[]): string {
  if (lines.length === 0) return '';
  return `<h3>${text(heading)}</h3><ul class="plain">${lines.map((line) => `<li>${text(line)}</li>`).join('')}</ul>`;
}

/** Text without markup, and without the `##` that services look for in a job's log. */
function escapeHtml(words: string): string {
  return words.replace(/[&<>"'#]/g, (unit) => `&#${unit.charCodeAt(0)};`);
}
