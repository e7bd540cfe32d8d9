import type { Ignored } from '../model/suppression.js';
import { type Workload } from '../model/workload.js';
import type { Scoped } from './scope.js';
/** An entry of `ignore` in the configuration. */
export interface IgnoreEntry extends Ignored {
    /** Whether the entry speaks of a file (path relative to the working directory). */
    readonly matchesPath: ((path: string) => boolean) | null;
}
/** What a run looked at, which tells whether an entry that silences nothing is out of date. */
export interface LintedInput {
    readonly paths: ReadonlySet<string>;
    readonly workloads: readonly Workload[];
    /** The run read the whole folder of the configuration. */
    readonly whole: boolean;
}
export declare function scopeOfIgnore(entry: IgnoreEntry, seen: LintedInput): Scoped;
