import type { Filtered } from './changes/filter.js';
import type { AuditParts } from './model/audit.js';
import { type ExitCode } from './model/exit-code.js';
import type { RegistryView } from './model/registry.js';
import type { RunResult, WholeResult } from './model/result.js';
import type { Rule } from './model/rule.js';
import type { KnownPrograms } from './programs/load.js';
import { type Judgement } from './settings.js';
import { type SourceOptions } from './source/provider.js';
import { type Render } from './source/render.js';
import { urlOfRule } from './stamp.js';
import { type KnownFindings } from './suppression/baseline.js';
/** What a run is asked to do, by the command line or by a program. */
export interface RunOptions extends SourceOptions, Judgement {
    readonly signal?: AbortSignal;
    /** What is judged instead of files: objects of a cluster, and what was seen on its nodes. */
    readonly audit?: AuditParts;
    /** Day as YYYY-MM-DD by which ends of suppressions are judged; today (UTC) where undefined. */
    readonly today?: string | undefined;
    /** Leaves what is to be told of all that was found; the exit code heeds nothing else. */
    readonly filter?: (whole: WholeResult) => Filtered | Promise<Filtered>;
}
/**
 * The options of a run, with the defaults that the command line, the library and the Action share. Without an environment no
 * other program is run, so the templates of charts are read as text.
 */
export declare function runOptions(given: Partial<RunOptions> & Pick<RunOptions, 'paths' | 'cwd'>): RunOptions;
export interface RunOutcome {
    readonly result: RunResult;
    readonly exitCode: ExitCode;
    readonly rules: readonly Rule[];
    readonly registry: RegistryView;
    /** Some workload is one of the platform that a registry governs. */
    readonly showsPlatform: boolean;
    /** Sentences for the reader that are neither findings nor problems. */
    readonly notes: readonly string[];
    /** What a baseline needs of a run. */
    readonly known: KnownFindings;
    /** What other programs rendered; `close` removes the temporary files that asking them made. */
    readonly renders: {
        readonly all: readonly Render[];
        readonly close: () => void;
    };
}
/** What every report is told beside the result of a run. */
export declare function reportOptionsOf({ rules, exitCode, registry, notes, renders }: RunOutcome): {
    color: false;
    version: string;
    homepage: string;
    urlOfRule: typeof urlOfRule;
    rules: readonly Rule<keyof import("./model/rule.js").Facts>[];
    exitCode: ExitCode;
    registry: RegistryView;
    notes: readonly string[];
    renders: string[];
};
/** Options to sources to findings. Throws UsageError where an option makes no sense. */
export declare function run(options: RunOptions): Promise<RunOutcome>;
/** What is known of programs, also by users' files. Throws UsageError where one of these is wrong. */
export declare function openPrograms({ programs, cwd }: Pick<RunOptions, 'programs' | 'cwd'>): Promise<KnownPrograms>;
