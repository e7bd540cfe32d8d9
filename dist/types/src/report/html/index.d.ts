import type { RunResult } from '../../model/result.js';
import type { ReportOptions } from '../options.js';
/** One file for people that needs nothing else: the port map, the findings and the list of ports. */
export declare function html(result: RunResult, options: ReportOptions): string;
/** The same for `hostport-lint ports`, with the list of ports before the findings. */
export declare function portsHtml(result: RunResult, options: ReportOptions): string;
