import type { RunResult } from '../model/result.js';
import type { ReportOptions } from './options.js';
/** Workflow commands of GitHub Actions, which become annotations; problems and errors first, each port before any comes again, because GitHub shows only some. */
export declare function github(result: RunResult, _options: ReportOptions): string;
