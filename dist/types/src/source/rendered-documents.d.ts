/** A document of a render, with the template that made it. */
export interface RenderedDocument {
    /** Helm's name of the template, such as `parent/charts/child/templates/a.yaml`; null where no comment tells it. */
    readonly source: string | null;
    /** Line (from 1), UTF-16 offset and byte offset of the document's first character in the render. */
    readonly line: number;
    readonly offset: number;
    readonly start: number;
    readonly end: number;
    readonly text: string;
    readonly lines: readonly string[];
}
/** Cuts what `helm template` prints at its document markers, each of which Helm follows with a `# Source:` comment. */
export declare function splitRender(bytes: Buffer): RenderedDocument[];
