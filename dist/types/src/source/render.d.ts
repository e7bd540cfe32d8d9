import type { SourcePlace } from '../model/finding.js';
import type { Span } from '../model/span.js';
/** What one call of a renderer printed, and how to find where its characters were written. */
export interface Render {
    /** Paths under which its documents were linted. */
    readonly paths: ReadonlySet<string>;
    /** Renders of one chart with different values have the same subject. */
    readonly subject: string;
    /** How to see it, such as `helm template charts/cni`. */
    readonly command: string;
    /** Makes ready to locate; called once, before the first place is asked for, and only if one will be. */
    prepare(): Promise<Locate>;
    /** Everything that was printed. */
    readonly text: () => string;
    /** Finds how to change the files so that the renderer prints `after`; `origins` says for each new port where it stands now. */
    mapChanges(after: string, origins: ReadonlyMap<number, SourcePlace>): Promise<MappedChanges>;
}
/** Where something of a render was written; null where nothing is known. `port` is what the characters show. */
export type Locate = (span: Span, port: number | null) => SourcePlace | null;
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
/** The path of a rendered document: that of its template, told apart from the template itself. */
export declare function renderPath(template: string, variant: string | null): string;
