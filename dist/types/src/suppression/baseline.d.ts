import type { Finding } from '../model/finding.js';
/** Where a baseline is kept when nobody says otherwise. */
export declare const BASELINE_NAME = ".hostport-lint-baseline.json";
/** What a run knows that its report does not show. */
export interface KnownFindings {
    /** Findings of every confidence. */
    readonly everything: readonly Finding[];
    /** Paths of all that was read, as findings tell them. */
    readonly paths: ReadonlySet<string>;
    readonly ranRules: ReadonlySet<string>;
}
/** A finding that was known when the baseline was made. */
export interface BaselineEntry extends Pick<Finding, 'fingerprint' | 'rule' | 'message'> {
    /** File in which it stood, relative to the folder of the baseline, `/` on every system. */
    readonly path: string;
}
export interface BaselineChange {
    readonly kept: readonly BaselineEntry[];
    readonly added: readonly BaselineEntry[];
    readonly fixed: readonly BaselineEntry[];
}
/** Reads a baseline of `schemas/baseline.schema.json`; throws UsageError where there is none. */
export declare function openBaseline(file: string, cwd: string): BaselineEntry[];
/** The text of a baseline: one finding a line, sorted by what moves least, so that changes of two branches seldom clash. */
export declare function baselineText(entries: readonly BaselineEntry[]): string;
/**
 * What today's findings mean for a baseline; `shown` are the findings that it may take in. An entry is fixed where its rule ran on its
 * file, or the file is gone, and nothing like it was found anywhere.
 */
export declare function judgeBaseline(before: readonly BaselineEntry[], { everything, paths, ranRules }: KnownFindings, shown: readonly Finding[], { file, cwd }: {
    readonly file: string;
    readonly cwd: string;
}): BaselineChange;
/** Tells findings of a baseline that are fixed, so that they can be taken out. */
export declare function notesOnBaseline(before: readonly BaselineEntry[], known: KnownFindings, place: {
    readonly file: string;
    readonly cwd: string;
}): string[];
