import { type ExitCode } from './model/exit-code.js';
import { type Severity } from './model/finding.js';
import type { Confidence } from './model/listener.js';
import type { RegistryView } from './model/registry.js';
import type { RunResult } from './model/result.js';
import type { Rule } from './model/rule.js';
/** What a run is asked to do, by the command line or by a program. */
export interface RunOptions {
    /** Files, folders, globs, or `-` for standard input. */
    readonly paths: readonly string[];
    readonly cwd: string;
    /** Names of registries that come along, or files; OpenShift's where empty. */
    readonly registries: readonly string[];
    /** OpenShift release as of which the registry is read, such as `4.19`. */
    readonly release: string | null;
    /** Only these rules; all where empty. */
    readonly rules: readonly string[];
    readonly disabledRules: readonly string[];
    readonly minimumConfidence: Confidence;
    readonly failOn: Severity | 'never';
    /** Read files that `.gitignore` names too. */
    readonly noIgnore: boolean;
    readonly readStandardInput: () => Promise<Uint8Array>;
    /** Path under which standard input is told; `<stdin>` where undefined. */
    readonly inputPath?: string;
    /** Told the number of files read so far, for a progress line. */
    readonly onProgress?: (done: number, total: number) => void;
    readonly signal?: AbortSignal;
}
export interface RunOutcome {
    readonly result: RunResult;
    readonly exitCode: ExitCode;
    readonly rules: readonly Rule[];
    readonly registry: RegistryView;
}
/** Options to sources to findings. Throws UsageError where an option makes no sense. */
export declare function run(options: RunOptions): Promise<RunOutcome>;
export declare function openRegistry(options: Pick<RunOptions, 'registries' | 'release' | 'cwd'>): Promise<RegistryView>;
