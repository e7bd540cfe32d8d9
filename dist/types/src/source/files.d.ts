import type { Problem, Source } from '../model/source.js';
import type { Reading } from './chart.js';
export interface FileToRead {
    /** Path as the operating system wants it. */
    readonly file: string;
    /** Path relative to the working directory, `/` on every system. */
    readonly path: string;
    readonly explicit: boolean;
}
/** Memory that the files of one run share, each of them done with before the next is read. */
export interface ReadBuffer {
    buffer: Buffer;
}
export declare function createReadBuffer(): ReadBuffer;
/** The bytes of a file, of one larger than `chunkSize` bytes chunk by chunk; they last until the next ones are asked for. */
export declare function readSources(file: FileToRead, lastBoundary: Reading['lastBoundary'], shared?: ReadBuffer, chunkSize?: number): Iterable<Source | Problem>;
/** A file as if this text stood in it. */
export declare function sourceOfText(file: FileToRead, text: string): Source;
/** The operating system's reason without its own repetition of the path. */
export declare function reasonOf(error: unknown): string;
