import type { SourcePlace } from '../model/finding.js';
import { type Source } from '../model/source.js';
import type { Span } from '../model/span.js';
import type { MappedChanges, RenderedFiles } from './map-changes.js';
import { type RenderedDocument } from './rendered-documents.js';
/** What one call of a renderer printed, and how to find where its characters were written. */
export interface Render {
    /** Paths under which its documents were linted. */
    readonly paths: ReadonlySet<string>;
    /** Renders of one chart with different values have the same subject. */
    readonly subject: string;
    /** How to see it, such as `helm template charts/cni`. */
    readonly command: string;
    /** Makes ready to locate, before the first place is asked for, and only if one will be. */
    prepare(): Promise<Locate>;
    /** Everything that was printed. */
    readonly text: () => string;
    /** Finds how to change the files so that the renderer prints `after`; `origins` says for each new port where it stands now. */
    mapChanges(after: string, origins: ReadonlyMap<number, SourcePlace>): Promise<MappedChanges>;
}
/** Where something of a render was written; null where nothing is known. `port` is what the characters show. */
export type Locate = (span: Span, port: number | null) => SourcePlace | null;
/** What is known of a render beside its text. */
export interface RenderFacts extends Pick<Render, 'subject' | 'command'> {
    /** What its documents are installed with. */
    readonly install: string;
    /** Path under which a document is linted. */
    readonly pathOf: (document: RenderedDocument) => string;
    readonly explicit?: boolean;
    /** Makes ready to locate; called once. */
    readonly prepare: (documents: readonly RenderedDocument[]) => Promise<LocateIn>;
    /** Null where changes cannot be tried. */
    readonly files: () => RenderedFiles | null;
}
type LocateIn = (document: RenderedDocument, ...asked: Parameters<Locate>) => SourcePlace | null;
/** The documents of a render, each a source of its own in which nothing is a template any more, and the way back to what people wrote. */
export declare function openRender(bytes: Buffer, facts: RenderFacts): {
    readonly sources: readonly Source[];
    readonly render: Render;
};
/** The path of a rendered document: that of its template, told apart from the template itself. */
export declare function renderPath(template: string, variant: string | null): string;
/** The template of a rendered document's path; any other path as it is. */
export declare function templateOfPath(path: string): string;
export {};
