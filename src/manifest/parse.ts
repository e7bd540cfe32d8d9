import { isUtf8 } from 'node:buffer';
import type { Document, ObjectReference } from '../model/document.ts';
import { type Problem, problemOfFile } from '../model/source.ts';
import { type DocumentOrigin, isSyntaxProblem, parseDocument } from '../text/document.ts';
import { bufferOf, countBytes, newlinesOf, type Position } from '../text/lines.ts';
import { reasonOf } from '../text/problem.ts';
import { isUnitFile, unitDocument } from './unit-file.ts';

/** Parses an object that `scanSource` noted; null where it is empty, or a part of other templates that is no YAML by itself. */
export function readReference({ source, start, end, position, opened }: ObjectReference): Document | Problem | null {
  const { path } = source;
  let bytes: Uint8Array;
  let place: Position;
  try {
    bytes = source.reread(start, end);
    place = position ?? countTo(source, start);
  } catch (error) {
    return problemOfFile(path, `could be read before, but not again: ${reasonOf(error)}`);
  }
  const parsed = parseSlice(bufferOf(bytes), { path, source, ...place, ...(opened && { opened }) });
  return parsed !== null && 'message' in parsed && source.templated && PARTIAL.test(path) ? null : parsed;
}

/** A template of Helm that others include: it installs nothing by itself. */
const PARTIAL = /(?:^|\/)templates\/(?:.*\/)?_[^/]*$/;

/** The same where somebody else tells what is wrong with the object. */
export function documentAt(reference: ObjectReference): Document | null {
  const document = readReference(reference);
  return document === null || 'message' in document ? null : document;
}

/** How far the bytes of a source were counted last, because objects are mostly asked for in their order. */
const counted = new WeakMap<ObjectReference['source'], { readonly at: number; readonly position: Position }>();

function countTo(source: ObjectReference['source'], start: number): Position {
  const last = counted.get(source);
  const from = last && last.at <= start ? last : { at: 0, position: { line: source.firstLine, offset: source.firstOffset } };
  const position = countBytes(source.reread(from.at, start), 0, start - from.at, from.position);
  counted.set(source, { at: start, position });
  return position;
}

/** A byte order mark before a document counts as a character of the file, but not of its line. */
export function decode(slice: Buffer, origin: DocumentOrigin): { text: string; base: DocumentOrigin } {
  const hasMark = slice[0] === 0xef && slice[1] === 0xbb && slice[2] === 0xbf;
  return { text: slice.toString('utf8', hasMark ? 3 : 0), base: hasMark ? { ...origin, offset: origin.offset + 1 } : origin };
}

/** Parses the bytes of one document. */
export function parseSlice(slice: Buffer, origin: DocumentOrigin): Document | Problem | null {
  if (!isUtf8(slice)) return invalidUtf8(slice, origin);
  const { text, base } = decode(slice, origin);
  if (isUnitFile(origin.path, text)) return unitDocument(text, base);
  const parsed = parseDocument(text, base);
  if (parsed === null || !isSyntaxProblem(parsed)) return parsed;
  return problemBehind(text.slice(0, parsed.offset), origin, `cannot be read as YAML: ${parsed.reason}`);
}

/** A problem that shows behind the beginning of a text. */
function problemBehind(before: string, { path, line }: DocumentOrigin, message: string): Problem {
  return { path, line: line + newlinesOf(before), column: before.length - before.lastIndexOf('\n'), message };
}

function invalidUtf8(slice: Buffer, origin: DocumentOrigin): Problem {
  const text = slice.toString('utf8');
  const before = text.slice(0, Math.max(text.indexOf('\uFFFD'), 0));
  return problemBehind(before, origin, 'is not valid UTF-8 here, so Kubernetes refuses the file');
}
