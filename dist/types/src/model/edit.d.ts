/** A change of one file's text; offsets in UTF-16 code units from the start of the file. */
export interface Edit {
    readonly path: string;
    readonly start: number;
    readonly end: number;
    readonly text: string;
}
