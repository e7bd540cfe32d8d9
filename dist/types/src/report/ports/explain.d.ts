import type { RunResult } from '../../model/result.js';
import type { ReportOptions } from '../options.js';
/** Every host port with its chain of evidence: the token that shows the port, then the steps that led there. */
export declare function explain(result: RunResult, options: ReportOptions): string;
