import type { RunResult } from '../../model/result.js';
import type { ReportOptions } from '../options.js';
/** Every host port as comma-separated values with a heading (RFC 4180), for spreadsheets. */
export declare function csv(result: RunResult, _options: ReportOptions): string;
