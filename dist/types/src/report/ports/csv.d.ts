import type { RunResult } from '../../model/result.js';
import type { ReportOptions } from '../options.js';
export type Field = string | number | boolean | null | undefined;
/** Every host port as comma-separated values with a heading (RFC 4180), for spreadsheets. */
export declare function csv(result: RunResult, _options: ReportOptions): string;
/** Rows below a heading, with the line ends that RFC 4180 asks for. */
export declare function csvText(heading: readonly string[], rows: readonly (readonly Field[])[]): string;
