import { isUtf8 } from 'node:buffer';
import type { Document } from '../model/document.ts';
import type { ObjectReference } from '../model/reference.ts';
import type { Problem, Source } from '../model/source.ts';
import type { Comment } from '../model/suppression.ts';
import { commentsIn, MARK } from './comments.ts';
import { type DocumentOrigin, isSyntaxProblem, parseDocument } from './document.ts';
import { identify } from './identify.ts';
import { createLocator } from './lines.ts';
import { splitDocuments } from './split.ts';
import { looksLikeTemplate } from './template.ts';

/** What a pass over a source gives. */
export type Scanned =
  | { readonly type: 'document'; readonly document: Document; readonly reference: Omit<ObjectReference, 'kind' | 'namespace' | 'name'> }
  | { readonly type: 'reference'; readonly reference: ObjectReference }
  | { readonly type: 'problem'; readonly problem: Problem }
  /** Comments of a document that speak to this program; the document itself follows. */
  | { readonly type: 'comments'; readonly comments: readonly Comment[] }
  | { readonly type: 'skipped' };

/** A document that holds none of these cannot make a pod with a host port. */
const HOST_WORDS = ['hostNetwork', 'hostPort', ';base64,'];
/** Objects that tell more about a workload: named by it, or selecting it. */
const RELATED_WORDS = ['ConfigMap', 'ServiceMonitor', 'PodMonitor', 'EndpointSlice', 'kind: Service\n', 'kind: Service\r', '"Service"'];
const RELATED_KINDS = new Set(['List', 'ConfigMapList', 'ConfigMap', 'ServiceMonitor', 'PodMonitor', 'EndpointSlice', 'Service']);

/** One pass over the bytes: parses the documents that matter, notes the objects that may be asked for, skips the rest. */
export function* scanSource(source: Source): Iterable<Scanned> {
  const bytes = Buffer.from(source.bytes.buffer, source.bytes.byteOffset, source.bytes.byteLength);
  const encoding = otherEncoding(bytes);
  if (encoding !== null && source.firstOffset === 0) {
    yield problemAt(source, 1, 1, `is ${encoding} text; save it as UTF-8`);
    return;
  }
  const host = finder(bytes, HOST_WORDS);
  const related = finder(bytes, RELATED_WORDS);
  const marked = finder(bytes, [MARK]);
  const position = createCounter(bytes, source);
  for (const { start, end } of splitDocuments(bytes)) {
    const isHost = host(start, end) && !isSchema(bytes, start, end);
    if (marked(start, end)) {
      const origin = { path: source.path, kind: source.kind, set: source.set, ...position(start) };
      yield { type: 'comments', comments: readComments(bytes.subarray(start, end), origin) };
    }
    if (!isHost && related(start, end)) {
      const reference = referenceTo(source, bytes, start, end);
      if (reference) yield { type: 'reference', reference };
      else yield { type: 'skipped' };
    } else if (isHost || (source.explicit && !looksLikeTemplate(bytes.toString('latin1', start, end)))) {
      yield parse(source, bytes, start, end, position(start));
    } else yield { type: 'skipped' };
  }
}

/** Parses an object that `scanSource` only noted. */
export function readReference(reference: ObjectReference): Document | Problem | null {
  const { bytes, line, offset } = reference.read();
  const slice = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return parseSlice(slice, { path: reference.path, line, offset, kind: 'file', set: reference.set });
}

type Position = { readonly line: number; readonly offset: number };

function parse(source: Source, bytes: Buffer, start: number, end: number, { line, offset }: Position): Scanned {
  const slice = bytes.subarray(start, end);
  if (!isUtf8(slice)) return invalidUtf8(source, slice, line);
  const parsed = parseSlice(slice, { path: source.path, line, offset, kind: source.kind, set: source.set });
  if (parsed === null) return { type: 'skipped' };
  if ('message' in parsed) return { type: 'problem', problem: parsed };
  return {
    type: 'document',
    document: parsed,
    reference: { path: source.path, set: source.set, read: rereader(source, start, end, { line, offset }) },
  };
}

/** A byte order mark before a document counts as a character of the file, but not of its line. */
function decode(slice: Buffer, origin: DocumentOrigin): { text: string; base: DocumentOrigin } {
  const hasMark = slice[0] === 0xef && slice[1] === 0xbb && slice[2] === 0xbf;
  return { text: slice.toString('utf8', hasMark ? 3 : 0), base: hasMark ? { ...origin, offset: origin.offset + 1 } : origin };
}

/** Comments count in any document, because a finding about one object may stand in another, such as a ConfigMap. */
function readComments(slice: Buffer, origin: DocumentOrigin): Comment[] {
  const { text, base } = decode(slice, origin);
  const parsed = parseDocument(text, base);
  if (parsed !== null && isSyntaxProblem(parsed)) return [];
  return commentsIn({ root: parsed?.root ?? null, text, spanAt: parsed?.spanAt ?? createLocator(text, base) });
}

/** Parses the bytes of one document. */
function parseSlice(slice: Buffer, origin: DocumentOrigin): Document | Problem | null {
  const { text, base } = decode(slice, origin);
  const parsed = parseDocument(text, base);
  if (parsed === null || !isSyntaxProblem(parsed)) return parsed;
  const before = text.slice(0, parsed.offset);
  return {
    path: origin.path,
    line: origin.line + countNewlines(before),
    column: parsed.offset - before.lastIndexOf('\n'),
    message: `cannot be read as YAML: ${parsed.reason}`,
  };
}

function rereader(source: Source, start: number, end: number, known?: Position): ObjectReference['read'] {
  const { reread, firstLine, firstOffset } = source;
  return () => {
    if (known) return { bytes: reread(start, end), ...known };
    const before = Buffer.from(reread(0, start)).toString('utf8');
    return { bytes: reread(start, end), line: firstLine + countNewlines(before), offset: firstOffset + before.length };
  };
}

function referenceTo(source: Source, bytes: Buffer, start: number, end: number): ObjectReference | null {
  const object = identify(bytes.toString('utf8', start, end));
  if (object === null || !RELATED_KINDS.has(object.kind)) return null;
  return { ...object, path: source.path, set: source.set, read: rereader(source, start, end) };
}

/** Tells for ever later stretches of the bytes whether one of the words stands in them; reads each byte once a word. */
function finder(bytes: Buffer, words: readonly string[]): (start: number, end: number) => boolean {
  const next = words.map((word) => bytes.indexOf(word));
  return (start, end) => {
    let found = false;
    words.forEach((word, index) => {
      let at = next[index] ?? -1;
      if (at >= 0 && at < start) at = bytes.indexOf(word, start);
      next[index] = at;
      if (at >= start && at < end) found = true;
    });
    return found;
  };
}

/** A schema of pods (a CustomResourceDefinition) names the fields without making pods. */
function isSchema(bytes: Buffer, start: number, end: number): boolean {
  return /^kind: ['"]?CustomResourceDefinition/m.test(bytes.toString('latin1', start, Math.min(end, start + 2_000)));
}

/** Line and UTF-16 offset of ever later bytes, counted only as far as somebody asks. */
function createCounter(bytes: Buffer, source: Source): (at: number) => Position {
  let done = 0;
  let line = source.firstLine;
  let offset = source.firstOffset;
  return (at) => {
    const gap = bytes.toString('utf8', done, at);
    done = at;
    line += countNewlines(gap);
    offset += gap.length;
    return { line, offset };
  };
}

function countNewlines(text: string): number {
  let count = 0;
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) count++;
  return count;
}

function otherEncoding(bytes: Buffer): string | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'UTF-16 (little endian)';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'UTF-16 (big endian)';
  if (bytes.length >= 4 && bytes[0] !== 0 && bytes[1] === 0 && bytes[2] !== 0 && bytes[3] === 0) return 'UTF-16 (little endian)';
  if (bytes.length >= 4 && bytes[0] === 0 && bytes[1] !== 0 && bytes[2] === 0 && bytes[3] !== 0) return 'UTF-16 (big endian)';
  return null;
}

function invalidUtf8(source: Source, slice: Buffer, line: number): Scanned {
  const text = slice.toString('utf8');
  const before = text.slice(0, Math.max(text.indexOf('\uFFFD'), 0));
  return problemAt(
    source,
    line + countNewlines(before),
    before.length - before.lastIndexOf('\n'),
    'is not valid UTF-8 here, so Kubernetes refuses the file',
  );
}

function problemAt(source: Source, line: number, column: number, message: string): Scanned {
  return { type: 'problem', problem: { path: source.path, line, column, message } };
}
