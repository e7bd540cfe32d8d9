import type { RunResult } from '../../model/result.js';
import type { ReportOptions } from '../options.js';
/** SARIF 2.1.0 (OASIS), as GitHub code scanning reads it. */
export declare function sarif(result: RunResult, options: ReportOptions): string;
