import { compareStrings } from './span.ts';

/** The properties of a source and of its documents. */
export interface SourceDescription {
  /** Path relative to the working directory, `/` on every system; `<stdin>` for standard input. */
  readonly path: string;
  /** The text can be edited: it is a file, or can be mapped to one. */
  readonly editable: boolean;
  /** The text may contain template actions; otherwise its braces are meant for other programs. */
  readonly templated: boolean;
  /** Values from other places replace the defaults in its template actions. */
  readonly hasValues?: true;
  /**
   * Identifies objects that are installed together, such as one render. Workloads of two installs never conflict. If it is empty, the paths
   * of the files decide.
   */
  readonly install: string;
}

/** Bytes to lint: a whole file or, for a large file, several whole YAML documents. */
export interface Source extends SourceDescription {
  /** For files, valid only until the next source is read. */
  readonly bytes: Uint8Array;
  /** Line (from 1) and UTF-16 offset (from 0) of the first byte within the file. */
  readonly firstLine: number;
  readonly firstOffset: number;
  /** Reads bytes `start` to `end` of this source again, so that they need not be kept. */
  readonly reread: (start: number, end: number) => Uint8Array;
  /** The user named the file, so the syntax of each document is checked; false for files found in a folder. */
  readonly explicit: boolean;
}

/** An input that could not be read; the rest is still checked. Line and column are 1 if only the file is known. */
export interface Problem {
  readonly path: string;
  readonly line: number;
  readonly column: number;
  readonly message: string;
}

/** The order in which problems are reported: by path, line, column and message. */
export function compareProblems(a: Problem, b: Problem): number {
  return compareStrings(a.path, b.path) || a.line - b.line || a.column - b.column || compareStrings(a.message, b.message);
}

/** A problem at a place. */
export function problemAt({ path, line, column }: Pick<Problem, 'path' | 'line' | 'column'>, message: string): Problem {
  return { path, line, column, message };
}

/** A problem of a file as a whole. */
export function problemOfFile(path: string, message: string): Problem {
  return { path, line: 1, column: 1, message };
}

/** Returns the description of a plain text at a path. */
export function describeWritten(path: string): SourceDescription {
  return { path, editable: true, templated: true, install: '' };
}

/** Returns bytes in memory as one source that begins at `first`. */
export function sourceInMemory(
  bytes: Uint8Array,
  description: SourceDescription & Pick<Source, 'explicit'>,
  first: { readonly line: number; readonly offset: number } = { line: 1, offset: 0 },
): Source {
  return {
    ...description,
    bytes,
    firstLine: first.line,
    firstOffset: first.offset,
    reread: (start, end) => bytes.subarray(start, end),
  };
}

export function isProblem(item: Source | Problem): item is Problem {
  return 'message' in item;
}
