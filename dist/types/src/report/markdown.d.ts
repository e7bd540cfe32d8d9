import type { RunResult } from '../model/result.js';
import type { ReportOptions } from './options.js';
/** For a job summary or a pull request's comment: a verdict, a table of findings, what was not checked. */
export declare function markdown(result: RunResult, _options: ReportOptions): string;
