/** Something to read, under the path that its findings tell. */
export interface FoundPath {
    /** As the operating system wants it. */
    readonly file: string;
    /** Path relative to the working directory, `/` on every system. */
    readonly path: string;
    /** Named by the user rather than found in a folder. */
    readonly explicit: boolean;
}
/** The absolute paths by which one file or folder was reached. */
interface Ways {
    /** Those that the user wrote. */
    readonly named: Set<string>;
    /** Those below folders that the user wrote. */
    readonly found: Set<string>;
    explicit: boolean;
}
/** Files or folders by their real paths, so that each is read once however many links lead to it. */
export type FoundPaths = Map<string, Ways>;
/** The folder of an argument, as it was given and without symbolic links. */
export interface Root {
    readonly given: string;
    readonly real: string;
}
/** Notes a file that the user named. */
export declare function addNamed(all: FoundPaths, file: string, real?: string): void;
/** Notes a file that lies below a folder. */
export declare function addFound(all: FoundPaths, file: string, real: string): void;
/** The path to tell of what lies below a folder; links within that are no path that anybody asked for. */
export declare function pathToTell(file: string, real: string, root: Root, cwd: string): string;
/** Notes the path by which the user knows a file that was found. */
export declare function preferPath(all: FoundPaths, file: string): void;
/** Each once, under the path that was asked for; under its real one where several were. Sorted by path. */
export declare function foundPaths(all: FoundPaths, cwd: string): FoundPath[];
export {};
