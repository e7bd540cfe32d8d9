import type { Severity } from '../model/finding.js';
export type Style = Severity | 'strong' | 'faint' | 'good';
/** Puts a style around a text which holds no line break. */
export type Colorize = (style: Style, text: string) => string;
/** A cell of a table, with a style where it has one. */
export type Cell = string | {
    readonly text: string;
    readonly style: Style;
};
/** Cells of a table in their styles. */
export declare function inStyle(colorize: Colorize): (cell: Cell) => string;
export declare function colorizer(color: boolean): Colorize;
/**
 * Whether to colour: `FORCE_COLOR` decides first (`0` and `false` forbid), then `NO_COLOR`, then `TERM=dumb`, then
 * whether a terminal reads along. Empty variables count as unset (no-color.org, force-color.org).
 */
export declare function wantsColor(env: Readonly<Record<string, string | undefined>>, isTTY: boolean): boolean;
