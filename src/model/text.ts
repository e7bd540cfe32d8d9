import type { Span } from './span.ts';

/** An unknown part of a text's value: a template action, an unset variable, the output of a command. */
export const UNKNOWN = '\uE000';

/** One step from the program's argument back to the place of its text. */
export interface Step {
  readonly span: Span;
  /** The step at `span`, such as "variable METRICS_PORT is set". */
  readonly note: string;
}

/** Returns the place of characters `start` to `end` of a piece's value. */
export type Locate = (start: number, end: number) => Span;

/** Characters that are together in one place of the input. */
export interface Piece {
  readonly value: string;
  readonly locate: Locate;
  /** Name of the unknown, such as `.Values.port` or `HOST_IP`; `value` is then UNKNOWN. */
  readonly unknown?: string;
  /** The steps by which the characters came here, nearest first. */
  readonly steps: readonly Step[];
}

/** A string with the place of each character in the input, also after variables are substituted. */
export interface Text {
  readonly value: string;
  readonly pieces: readonly Piece[];
}
