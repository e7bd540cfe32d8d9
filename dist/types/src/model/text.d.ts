import type { Span } from './span.js';
/** Stands in a text's value for a part that is not known: a template action, an unset variable, a command's output. */
export declare const UNKNOWN = "\uE000";
/** One step on the way from the program's argument back to where its text stands. */
export interface Step {
    readonly span: Span;
    /** What happens at `span`, such as "variable METRICS_PORT is set". */
    readonly note: string;
}
/** Tells where characters `start` to `end` of a piece's value stand. */
export type Locate = (start: number, end: number) => Span;
/** A run of characters that stand together in one place of the input. */
export interface Piece {
    readonly value: string;
    readonly locate: Locate;
    /** Name of what is not known, such as `.Values.port` or `HOST_IP`; `value` is then UNKNOWN. */
    readonly unknown?: string;
    /** How the characters came here, nearest step first. */
    readonly steps: readonly Step[];
}
/** A string that knows where in the input each of its characters stands, also after variables were put in. */
export interface Text {
    readonly value: string;
    readonly pieces: readonly Piece[];
}
