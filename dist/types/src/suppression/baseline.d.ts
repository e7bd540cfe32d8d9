import type { Finding } from '../model/finding.js';
import { type Problem } from '../model/source.js';
/** A finding that was known when the baseline was made. */
export interface BaselineEntry {
    readonly fingerprint: string;
    readonly rule: string;
    /** File in which it stood, relative to the folder of the baseline, `/` on every system. */
    readonly path: string;
    readonly message: string;
}
export interface BaselineChange {
    readonly kept: readonly BaselineEntry[];
    readonly added: readonly BaselineEntry[];
    readonly fixed: readonly BaselineEntry[];
}
/** Reads a baseline of `schemas/baseline.schema.json`; else everything that is wrong with it. */
export declare function parseBaseline(text: string, path: string): BaselineEntry[] | {
    readonly problems: readonly Problem[];
};
/** The text of a baseline: one finding a line, sorted by what moves least, so that changes of two branches seldom clash. */
export declare function baselineText(entries: readonly BaselineEntry[]): string;
/** The findings that a baseline keeps silent: those that nothing else silences. */
export declare function entriesOf(findings: readonly Finding[], pathOf: (path: string) => string): BaselineEntry[];
/** What the run was able to find again: an entry that it was not is kept, whatever it found. */
export interface Judging {
    /** The entry's file was read, or is gone. */
    readonly sawPath: (path: string) => boolean;
    readonly ranRule: (rule: string) => boolean;
}
/**
 * Compares a baseline with today's findings, and with those of them that it may take in. An entry is fixed where its rule ran
 * on its file, or the file is gone, and nothing like it was found anywhere.
 */
export declare function compareBaseline(before: readonly BaselineEntry[], today: readonly BaselineEntry[], shown: readonly BaselineEntry[], judging: Judging): BaselineChange;
