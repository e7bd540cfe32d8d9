import type { RunResult } from '../model/result.js';
import type { ReportOptions } from './options.js';
/**
 * JUnit XML: a suite for each rule, in it a failed case for each finding, or a passed one where there is none. Findings
 * below `failOn` pass and say so in their output.
 */
export declare function junit(result: RunResult, options: ReportOptions): string;
