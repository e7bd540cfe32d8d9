/** Where bytes come from; `template` is a chart's own file that was not rendered. */
export type SourceKind = 'file' | 'stdin' | 'template' | 'helm' | 'kustomize' | 'cluster';
/** Bytes to lint: a whole file or, of a large one, a run of whole YAML documents. */
export interface Source {
    /** Path relative to the working directory, `/` on every system; `<stdin>` for standard input. */
    readonly path: string;
    readonly kind: SourceKind;
    /** Of files only valid until the next source is asked for. */
    readonly bytes: Uint8Array;
    /** What is installed together; workloads of two sets never conflict. */
    readonly set: string;
    /** Line (from 1) and UTF-16 offset (from 0) of the first byte within the file. */
    readonly firstLine: number;
    readonly firstOffset: number;
    /** Reads bytes `start` to `end` of this source again, so that they need not be kept. */
    readonly reread: (start: number, end: number) => Uint8Array;
    /** Named by the user rather than found in a folder, so each document in it is worth a syntax check. */
    readonly explicit: boolean;
}
/** Something that could not be read; never fatal to the rest. Line and column are 1 where only the file is known. */
export interface Problem {
    readonly path: string;
    readonly line: number;
    readonly column: number;
    readonly message: string;
}
export declare function isProblem(item: Source | Problem): item is Problem;
