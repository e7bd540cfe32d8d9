import type { RunResult } from '../model/result.js';
import type { ReportOptions } from './options.js';
/** For a job summary or a pull request's comment: a verdict, counts by rule, a table of findings, what was not checked, notes. */
export declare function markdown(result: RunResult, options: ReportOptions): string;
/** A table of cells that are escaped already. */
export declare function markdownTable(heading: readonly string[], rows: readonly (readonly string[])[]): string;
export declare function code(text: string): string;
/**
 * Text that says what it says and nothing more: no markup, no table cell, no HTML, no link, and nobody is mentioned
 * (`@team`, `#12`, `https://`, `www.`).
 */
export declare function escapeMarkdown(text: string): string;
