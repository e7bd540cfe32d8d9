/** A range of characters of the input. Lines and columns count from 1; columns and offsets are in UTF-16 code units. */
export interface Span {
  /** Path of the file relative to the working directory, `/` on every system. */
  readonly path: string;
  readonly line: number;
  readonly column: number;
  readonly endLine: number;
  /** Column after the last character. */
  readonly endColumn: number;
  /** Offset of the first character from the start of the file. */
  readonly start: number;
  /** Offset after the last character. */
  readonly end: number;
  /** The text of `line`, cut to a window around `column`, so that reports need not read the file again. */
  readonly excerpt: Excerpt;
}

/** A window of one source line. */
export interface Excerpt {
  readonly text: string;
  /** Column of the first character of `text`. */
  readonly column: number;
}

/** Returns a span on one line without known offsets. */
export function spanOnLine(path: string, line: number, column: number, endColumn: number, text = ''): Span {
  return { path, line, column, endLine: line, endColumn, start: 0, end: 0, excerpt: { text, column: 1 } };
}

/** Orders spans by path, then by position. */
export function compareSpans(a: Span, b: Span): number {
  return compareStrings(a.path, b.path) || a.line - b.line || a.column - b.column || a.endLine - b.endLine || a.endColumn - b.endColumn;
}

/** Orders strings by code unit, the same on every machine and in every locale. */
export function compareStrings(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** A change of one file's text; offsets in UTF-16 code units from the start of the file. */
export interface Edit {
  readonly path: string;
  readonly start: number;
  readonly end: number;
  readonly text: string;
  /**
   * The start of `text` that only the first of several insertions at one place writes, such as `ports:` before the entries of a list;
   * absent if two insertions at one place exclude each other.
   */
  readonly opening?: string;
}
