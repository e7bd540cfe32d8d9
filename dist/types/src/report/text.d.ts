import type { RunResult } from '../model/result.js';
import type { ReportOptions } from './options.js';
/** For people: findings by file, each with its source line, what to do and where to read on; then a summary. */
export declare function text(result: RunResult, options: ReportOptions): string;
