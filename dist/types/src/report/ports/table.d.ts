import type { RunResult } from '../../model/result.js';
import type { ReportOptions } from '../options.js';
/** Every host port for people, by port; then how many there are and what asks for a look. */
export declare function table(result: RunResult, options: ReportOptions): string;
