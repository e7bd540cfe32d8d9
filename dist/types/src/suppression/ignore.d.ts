import type { Directive } from '../model/suppression.js';
import { type Workload } from '../model/workload.js';
import type { Scoped } from './scope.js';
/** An entry of `ignore` in the configuration; a part that is null covers everything. */
export interface IgnoreEntry {
    readonly rule: string | null;
    /** Whether the entry speaks of a file (path relative to the working directory). */
    readonly matchesPath: ((path: string) => boolean) | null;
    /** `DaemonSet namespace/name`, `namespace/name` or `name`, in which `*` stands for anything. */
    readonly workload: string | null;
    readonly ports: {
        readonly port: number;
        readonly endPort: number;
        readonly protocol: string | null;
    } | null;
    readonly reason: string;
    readonly until: string | null;
    readonly span: Directive['span'];
}
/** What a run looked at, which tells whether an entry that silences nothing is out of date. */
export interface LintedInput {
    readonly paths: ReadonlySet<string>;
    readonly workloads: readonly Workload[];
    /** The run read the whole folder of the configuration. */
    readonly whole: boolean;
}
export declare function scopeOfIgnore(entry: IgnoreEntry, seen: LintedInput): Scoped;
