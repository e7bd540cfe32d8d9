import type { Finding } from '../model/finding.js';
import { type BaselineChange, type BaselineEntry } from './baseline.js';
/** What a run knows that its report does not show. */
export interface KnownFindings {
    /** Findings of every confidence. */
    readonly everything: readonly Finding[];
    /** Paths of all that was read, as findings tell them. */
    readonly paths: ReadonlySet<string>;
    readonly ranRules: ReadonlySet<string>;
}
/** Reads a baseline; throws UsageError where there is none. */
export declare function openBaseline(file: string, cwd: string): BaselineEntry[];
/** What today's findings mean for a baseline; `shown` are the findings that it may take in. */
export declare function judgeBaseline(before: readonly BaselineEntry[], known: KnownFindings, shown: readonly Finding[], { file, cwd }: {
    readonly file: string;
    readonly cwd: string;
}): BaselineChange;
/** Tells findings of a baseline that are fixed, so that they can be taken out. */
export declare function notesOnBaseline(before: readonly BaselineEntry[], known: KnownFindings, place: {
    readonly file: string;
    readonly cwd: string;
}): string[];
