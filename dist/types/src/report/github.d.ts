import type { RunResult } from '../model/result.js';
import type { ReportOptions } from './options.js';
/**
 * Workflow commands of GitHub Actions, which become annotations. GitHub shows only some of them, so problems come first, then errors,
 * and a second finding about a port only after each port has had its first.
 */
export declare function github(result: RunResult, _options: ReportOptions): string;
