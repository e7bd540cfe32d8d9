import type { KnownProgram } from '../model/program.js';
import type { Problem } from '../model/source.js';
/** All that is known, users' programs first; a note tells of each that replaces one that comes along. */
export interface KnownPrograms {
    readonly programs: readonly KnownProgram[];
    readonly notes: readonly string[];
}
/** A user's file, with its path as the user knows it. */
interface OwnFile {
    readonly text: string;
    readonly path: string;
}
/** A program of a user's file. */
interface OwnProgram extends KnownProgram {
    readonly line: number;
    readonly column: number;
}
/** Adds the programs of users' files to those that come along, or tells everything that is wrong with the files. */
export declare function addPrograms(files: readonly OwnFile[]): KnownPrograms | {
    readonly problems: readonly Problem[];
};
/** The programs of a file, or everything that is wrong with it. */
export declare function readPrograms({ text, path }: OwnFile): {
    readonly programs: readonly OwnProgram[];
    readonly problems: readonly Problem[];
};
export {};
