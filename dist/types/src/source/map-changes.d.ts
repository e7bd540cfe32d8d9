import type { SourcePlace } from '../model/finding.js';
import { type Span } from '../model/span.js';
/** What of a changed render can be had by changing files. */
export interface MappedChanges {
    readonly changes: readonly FileChange[];
    /** What the renderer prints from the changed files; what differs from the changed render is left to people. */
    readonly rest: string;
}
/** A file of those that a render is made from, with another text. */
export interface FileChange {
    readonly path: string;
    readonly before: string;
    readonly after: string;
}
/** The files that a render is made from, and what it becomes with other texts of them. */
export interface RenderedFiles {
    /** Text of a file; undefined where it is none that people edit. */
    readonly read: (path: string) => string | undefined;
    /** Renders again; null where that fails. */
    readonly render: (changed: ReadonlyMap<string, string>) => Promise<Buffer | null>;
}
/** A changed render, and what is needed to change its files alike. */
export interface RenderChange extends RenderedFiles {
    readonly before: string;
    readonly after: string;
    /** Where each new port stands now. */
    readonly origins: ReadonlyMap<number, SourcePlace>;
    readonly locate: (span: Span) => SourcePlace | null;
}
/** Lines that stand between two others instead of what stood there. */
export interface Hunk {
    /** Index of the first line of the render that is replaced, or before which lines are put. */
    readonly at: number;
    readonly removed: readonly string[];
    readonly added: readonly string[];
}
/** The line of a file in which a line of the render was written. */
export interface SourceLine {
    readonly path: string;
    /** Index of the line. */
    readonly line: number;
}
/** Finds the changes of files that make the renderer print the changed render, or as much of it as is sure. */
export declare function mapChanges(asked: RenderChange): Promise<MappedChanges>;
