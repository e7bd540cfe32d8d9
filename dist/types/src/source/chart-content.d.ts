/** The files of a chart, whether they lie in a folder or in an archive. */
export interface ChartContent {
    /** Paths of all files, relative to the chart, `/` on every system. */
    readonly files: readonly string[];
    /** Bytes that it takes in memory. */
    readonly size: number;
    /** Bytes of a file; undefined where there is none. */
    read(file: string): Buffer | undefined;
    /** It is packed, so that its files cannot be edited one by one. */
    readonly isArchive: boolean;
    /** Path of a file as reports tell it. */
    display(file: string): string;
}
/**
 * The files below a folder that Helm reads. Throws an Error, whose message says what is wrong, where a symbolic link leads out of `boundary`, or
 * where it holds too much.
 */
export declare function contentOfFolder(folder: string, display: string, boundary: string): ChartContent;
/** The content without the charts in it that are packed. */
export declare function withoutArchives(content: ChartContent): ChartContent;
/** The files of a packed chart, which all lie in one folder of the archive. Throws as `readArchive` does. */
export declare function contentOfArchive(bytes: Uint8Array, display: string): ChartContent;
/** The part of a content below one of its folders. */
export declare function contentBelow(content: ChartContent, folder: string): ChartContent;
