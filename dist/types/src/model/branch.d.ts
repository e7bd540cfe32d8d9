/** One choice of a template that a place depends on, such as the `else` of an `{{ if }}`. */
export interface Branch {
    /** The block of the choice, counted through the file. */
    readonly block: number;
    /** Which of the block's texts; of one block only one is rendered. */
    readonly arm: number;
    /** The condition as written. */
    readonly condition: string;
    /** The conditions of the block's texts before this one, which is rendered only where none of them holds. */
    readonly former: readonly string[];
    /** The values that the condition asks about. */
    readonly about: readonly string[];
}
/** A block that is open; a loop and the like decide on nothing that another place could contradict. */
export interface OpenBlock extends Branch {
    readonly isChoice: boolean;
    readonly outer: OpenBlock | null;
}
/** What a template has opened up to some place of its file. */
export interface Opened {
    /** Blocks so far, so that each has a number of its own. */
    readonly count: number;
    readonly innermost: OpenBlock | null;
}
/**
 * Whether a template renders one of two places only, or is likely to: they stand in two texts of one choice, or different questions
 * about one value decide on them, as in `{{ if eq .mode "a" }}` and `{{ if eq .mode "b" }}`.
 */
export declare function areExclusive(a: readonly Branch[], b: readonly Branch[]): boolean;
