import type { Document } from '../model/document.js';
import type { KnownProgram } from '../model/program.js';
import type { Problem } from '../model/source.js';
/** All that is known, users' programs first; a note tells of each that replaces one that comes along. */
export interface KnownPrograms {
    readonly programs: readonly KnownProgram[];
    readonly notes: readonly string[];
}
/** A program of a user's file. */
interface OwnProgram extends KnownProgram {
    readonly line: number;
    readonly column: number;
}
/** Adds the programs of users' files to those that come along, or tells everything that is wrong with the files. */
export declare function addPrograms(documents: readonly Document[]): KnownPrograms | {
    readonly problems: readonly Problem[];
};
/** The programs of a file, or everything that is wrong with it. */
export declare function readPrograms(document: Document): {
    readonly programs: readonly OwnProgram[];
    readonly problems: readonly Problem[];
};
export {};
