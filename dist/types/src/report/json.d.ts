import type { RunResult } from '../model/result.js';
import type { Problem } from '../model/source.js';
import type { Span } from '../model/span.js';
import type { ReportOptions } from './options.js';
/** For programs; `schemas/findings.schema.json` describes it. */
export declare function json(result: RunResult, options: ReportOptions): string;
/** The same in pieces to be written one after the other: an audit may have hundreds of thousands of sockets, which stand a line each. */
export declare function jsonPieces(result: RunResult, options: ReportOptions): Iterable<string>;
/**
 * JSON that is safe in a terminal and in a job's log: control, format and direction characters, and the `##` that CI
 * services look for, stand as `\u` escapes, so the values stay the same.
 */
export declare function jsonText(value: unknown): string;
/** A report for programs. Edits are written to files, so nothing in their texts is named otherwise. */
export declare function jsonReport(parts: Readonly<Record<string, unknown>>, { notes, renders }: ReportOptions): string;
/** JSON in whose texts unknown parts of the input are named, save for those of edits. */
export declare function jsonWithPlaceholders(value: unknown): string;
export declare function problemAsJson({ path, line, column, message }: Problem): Problem;
export declare function placeAsJson({ path, line, column }: Span): Pick<Span, 'path' | 'line' | 'column'>;
