import { createHash } from 'node:crypto';
import { escapeControls } from '../escape.ts';
import type { ReportOptions } from '../options.ts';

type Product = Pick<ReportOptions, 'version' | 'homepage'>;

/** The policy names the page's own style and script by their hashes, so that nothing from the input can run or load. */
export function headOf(title: string, style: string, script: string): string {
  const policy = `default-src 'none'; style-src '${hashOf(style)}'; script-src '${hashOf(script)}'; img-src data:; base-uri 'none'; form-action 'none'`;
  return [
    '<meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="${policy}">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="referrer" content="no-referrer">',
    '<meta name="color-scheme" content="light dark">',
    '<link rel="icon" href="data:,">',
    `<title>${escapeHtml(title)}</title>`,
    `<style>${style}</style>`,
  ].join('\n');
}

function hashOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}

/** Who made the page. */
export function footerOf({ version, homepage }: Product): string {
  const name = `hostport-lint ${text(version)}`;
  const isLink = homepage !== undefined && isWebAddress(homepage);
  return `Made by ${isLink ? `<a href="${escapeHtml(homepage)}" rel="noopener noreferrer" target="_blank">${name}</a>` : name}. This page loads nothing from the network.`;
}

/** Text without markup and without control characters. */
export function text(words: string): string {
  return escapeHtml(escapeControls(words));
}

/** True for an address that a page may link to. */
export function isWebAddress(url: string): boolean {
  return /^https?:\/\/[^\s"<>]+$/.test(url);
}

/** Text without markup, and without the `##` that services look for in a job's log. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"'#]/g, (unit) => `&#${unit.charCodeAt(0)};`);
}
