/** Wrong use or configuration: the process returns 2, and the message says what to do. */
export declare class UsageError extends Error {
    readonly name = "UsageError";
}
/** The candidate nearest to a misspelt word, where one is near enough to be meant. */
export declare function didYouMean(word: string, given: Iterable<string>): string;
