import type { RunResult } from '../../model/result.js';
import type { ReportOptions } from '../options.js';
/** Every host port for programs; `schemas/ports.schema.json` describes it. */
export declare function json(result: RunResult, options: ReportOptions): string;
/** `9103`, or `9200-9219` for a range. */
export declare function portsOf({ port, endPort }: {
    readonly port: number;
    readonly endPort: number;
}): string;
