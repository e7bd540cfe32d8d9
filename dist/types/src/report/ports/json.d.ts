import type { RunResult } from '../../model/result.js';
import type { ReportOptions } from '../options.js';
/** Every host port for programs; `schemas/ports.schema.json` describes it. */
export declare function json(result: RunResult, options: ReportOptions): string;
