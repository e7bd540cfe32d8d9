import type { RunResult } from '../model/result.js';
import type { ReportOptions } from './options.js';
/** For people: a block for each port of a workload, the most urgent first, with its source line and what to do; then a summary. */
export declare function text(result: RunResult, options: ReportOptions): string;
