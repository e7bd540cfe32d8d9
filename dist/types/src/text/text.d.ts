import type { Span } from '../model/span.js';
import { type Locate, type Step, type Text } from '../model/text.js';
export { type Locate, type Piece, type Step, type Text, UNKNOWN } from '../model/text.js';
/** A text of one known piece. */
export declare function knownText(value: string, locate: Locate, steps?: readonly Step[]): Text;
/** A text whose value nobody can know from the input. `name` says what it is. */
export declare function unknownText(name: string, locate: Locate, steps?: readonly Step[]): Text;
/** Stands between the names of unknown parts that follow each other and are one piece of a text. */
export declare const BETWEEN_NAMES = "\n";
/** A known text that stands for what is written at `place`. */
export declare function knownAt(value: string, place: Text): Text;
/** An unknown text that stands for what is written at `place`. */
export declare function unknownAt(name: string, place: Text): Text;
export declare function joinTexts(texts: readonly Text[]): Text;
/** Whether an argument or variable is longer than any program is ever given, which variables that name each other can become. */
export declare function isTooLong(length: number, pieces: number): boolean;
/** Characters `start` to `end` of a text, with their places. */
export declare function sliceText(text: Text, start: number, end?: number): Text;
/** A text without blanks around it. */
export declare function trim(value: Text): Text;
/** A text without the quotes that it is wholly in. */
export declare function unquoted(text: Text): Text;
/** Where characters `start` to `end` stand: the place of the first piece that holds one of them. */
export declare function spanOfText(text: Text, start?: number, end?: number): Span;
/** The steps of all pieces that are not empty, each once. */
export declare function stepsOfText({ pieces }: Text): Step[];
/** The same text after more steps, which come before the steps that it already has. */
export declare function addSteps(text: Text, steps: readonly Step[], most?: number): Text;
export declare function addStep(text: Text, step: Step): Text;
/** Names of the unknown parts, in order. */
export declare function unknownNames({ pieces }: Text): string[];
export declare function isKnown(text: Text): boolean;
/** Characters `start` to `end` of one text, with their places. */
export type Slice = (start: number, end: number) => Text;
/** Cuts many pieces out of one text in logarithmic time each, so that a reader stays linear however many pieces the text has. */
export declare function slicerOf(text: Text): Slice;
/** A character that stands for others in the source, such as an escape sequence. */
export declare function replacedText(value: string, source: Text): Text;
/** What a pattern matches in a text, with the places. */
export declare function matchesIn(text: Text, pattern: RegExp): Text[];
/** The named groups of each match of a pattern in a text; the pattern has the flags `d` and `g`. */
export declare function groupsIn(text: Text, pattern: RegExp): Readonly<Record<string, Text | undefined>>[];
/** A text in which each match of a pattern is replaced; null leaves it as it stands. */
export declare function replaceMatches(text: Text, pattern: RegExp, replacementOf: (match: RegExpExecArray, written: Text) => Text | null): Text;
