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
/** A text of one known piece. */
export declare function knownText(value: string, locate: Locate, steps?: readonly Step[]): Text;
/** A text whose value nobody can know from the input. `name` says what it is. */
export declare function unknownText(name: string, locate: Locate, steps?: readonly Step[]): Text;
export declare function joinTexts(texts: readonly Text[]): Text;
/** Whether an argument or variable is longer than any program is ever given, which variables that name each other can become. */
export declare function isTooLong(length: number, pieces: number): boolean;
/** Characters `start` to `end` of a text, with their places. */
export declare function sliceText(text: Text, start: number, end?: number): Text;
/** The offsets at which the lines of a text begin. */
export declare function lineStarts(text: string): number[];
/** Index of the last of these rising offsets that is not beyond one, by bisection; 0 where all are. */
export declare function lastAtOrBefore(starts: readonly number[], offset: number): number;
/** Where characters `start` to `end` stand: the place of the first piece that holds one of them. */
export declare function spanOfText(text: Text, start?: number, end?: number): Span;
/** The steps of the pieces that hold characters `start` to `end`, each once. */
export declare function stepsOfText(text: Text, start?: number, end?: number): Step[];
/** The same text after one more step, which comes before the steps that it already has. */
export declare function addStep(text: Text, step: Step): Text;
/** Names of the unknown parts among characters `start` to `end`, in order. */
export declare function unknownNames(text: Text, start?: number, end?: number): string[];
/** Finds the names of the unknown parts among characters of one text that is asked about often. */
export declare function createNameFinder(text: Text): (start: number, end: number) => readonly string[];
export declare function isKnown(text: Text): boolean;
