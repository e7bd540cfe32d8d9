import type { RunResult } from '../model/result.js';
import type { ReportOptions } from './options.js';
/** A code quality report of GitLab; problems are its critical entries. */
export declare function gitlab(result: RunResult, _options: ReportOptions): string;
