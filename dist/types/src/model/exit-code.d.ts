/** What the process returns; 2 beats 3 beats 1 beats 0. */
export declare const EXIT: {
    /** Nothing at or above `--fail-on`. */
    readonly clean: 0;
    /** Findings at or above `--fail-on`. */
    readonly findings: 1;
    /** Wrong use or configuration. */
    readonly usage: 2;
    /** Something could not be read, rendered or reached, or nothing was linted at all. */
    readonly incomplete: 3;
    /** The program itself failed. */
    readonly defect: 70;
};
export type ExitCode = (typeof EXIT)[keyof typeof EXIT];
/** Wrong use or configuration: the process returns 2, and the message says what to do. */
export declare class UsageError extends Error {
    readonly name = "UsageError";
}
/** The candidate nearest to a misspelt word, where one is near enough to be meant. */
export declare function didYouMean(word: string, given: Iterable<string>): string;
/** What was thrown where nothing should throw, as people read it. */
export declare function defectOf(error: unknown): string;
