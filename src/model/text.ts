import type { Span } from './span.ts';

/** Stands for an unknown part of a text: a template action, an unset variable, the output of a command. */
export const UNKNOWN = '\uE000';

/** One step from the program's argument back to its source. */
export interface Step {
  readonly locate: () => Span;
  /** A note for that place, such as "variable METRICS_PORT is set". */
  readonly note: string;
}

/** Returns the place of characters `start` to `end` of a piece's value. */
export type Locate = (start: number, end: number) => Span;

/** Consecutive characters from one place of the input. */
export interface Piece {
  readonly value: string;
  readonly locate: Locate;
  /** Name of the unknown value, such as `.Values.port` or `HOST_IP`; `value` is then UNKNOWN. */
  readonly unknown?: string;
  /** The steps from the characters back to their source, nearest first. */
  readonly steps: readonly Step[];
}

/** A string with the source of each character, also after variables are substituted. */
export interface Text {
  readonly value: string;
  readonly pieces: readonly Piece[];
}
