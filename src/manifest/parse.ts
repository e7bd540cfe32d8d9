import { isUtf8 } from 'node:buffer';
import type { Document, ObjectReference } from '../model/document.ts';
import { type Problem, problemAt, problemOfFile } from '../model/source.ts';
import { readActions } from '../template/actions.ts';
import { type DocumentOrigin, isSyntaxProblem, parseDocument } from '../template/document.ts';
import { type Base, bufferOf, countBytes, createLocator, type Position } from '../text/lines.ts';
import { reasonOf } from '../text/problem.ts';
import { joinTexts, knownText, type Text, unknownText } from '../text/text.ts';
import { mappingNode, scalarNode } from '../yaml/nodes.ts';

/** Parses an object that `scanSource` found; null if it is empty, or a fragment for other templates that is not YAML by itself. */
export function readReference(reference: ObjectReference): Document | Problem | null {
  const { source, opened } = reference;
  const read = bytesAt(reference);
  if ('message' in read) return read;
  const parsed = parseSlice(read.bytes, { source, ...read.origin, ...(opened && { opened }) });
  return parsed !== null && 'message' in parsed && source.templated && isPartial(source.path) ? null : parsed;
}

/** The text of an object that `scanSource` found, with the position of its start. */
export function textAt(reference: ObjectReference): { readonly text: string; readonly base: Base } | Problem {
  const read = bytesAt(reference);
  return 'message' in read ? read : decode(read.bytes, read.origin);
}

function bytesAt({ source, start, end, position }: ObjectReference): { readonly bytes: Buffer; readonly origin: Base } | Problem {
  const { path } = source;
  try {
    const from = position ? { at: start, position } : countedBefore(source, start);
    const bytes = bufferOf(source.reread(from.at, end));
    const place = countBytes(bytes, 0, start - from.at, from.position);
    counted.set(source, { at: start, position: place });
    return { bytes: bytes.subarray(start - from.at), origin: { path, ...place } };
  } catch (error) {
    return problemOfFile(path, `could be read before, but not again: ${reasonOf(error)}`);
  }
}

/** True for a file of Helm templates that other templates include; it installs nothing by itself. */
export function isPartial(path: string): boolean {
  return PARTIAL.test(path);
}

const PARTIAL = /(?:^|\/)templates\/(?:.*\/)?_[^/]*$/;

/** The document of a reference; null if it is empty or cannot be read. The problem is reported elsewhere. */
export function documentAt(reference: ObjectReference): Document | null {
  const document = readReference(reference);
  return document === null || 'message' in document ? null : document;
}

/** The last counted position in each source, because objects are mostly read in order. */
const counted = new WeakMap<ObjectReference['source'], { readonly at: number; readonly position: Position }>();

function countedBefore(source: ObjectReference['source'], start: number): { readonly at: number; readonly position: Position } {
  const last = counted.get(source);
  return last && last.at <= start ? last : { at: 0, position: { line: source.firstLine, offset: source.firstOffset } };
}

/** Decodes bytes. A byte order mark before a document counts as a character of the file, but not of its line. */
export function decode<Origin extends Base>(slice: Buffer, origin: Origin): { text: string; base: Origin } {
  const hasMark = slice[0] === 0xef && slice[1] === 0xbb && slice[2] === 0xbf;
  return { text: slice.toString('utf8', hasMark ? 3 : 0), base: hasMark ? { ...origin, offset: origin.offset + 1 } : origin };
}

/** Parses the bytes of one document. */
export function parseSlice(slice: Buffer, origin: DocumentOrigin): Document | Problem | null {
  if (!isUtf8(slice)) return invalidUtf8(slice, origin);
  const { text, base } = decode(slice, origin);
  if (hasUnitName(origin.path) && UNIT_SECTION.test(text)) return unitDocument(text, base);
  const parsed = parseDocument(text, base);
  if (parsed === null || !isSyntaxProblem(parsed)) return parsed;
  return problemAt(createLocator(text, base)(parsed.offset, parsed.offset), `cannot be read as YAML: ${parsed.reason}`);
}

function invalidUtf8(slice: Buffer, origin: DocumentOrigin): Problem {
  const text = slice.toString('utf8');
  const at = Math.max(text.indexOf('\uFFFD'), 0);
  return problemAt(createLocator(text, origin)(at, at), 'is not valid UTF-8 here, so Kubernetes refuses the file');
}

/** Files that systemd or podman's generator reads as units, and templates of such files. */
const UNIT_FILE = /(?:^|\/)([^/]+\.(?:service|socket|container|pod|kube))(?:\.(?:template|tmpl|tpl|in|j2))?$/;
const UNIT_SECTION = /^\[(?:Unit|Service|Socket|Container|Pod|Kube)\][ \t\r]*$/m;

/** True for the file name of a unit. */
export function hasUnitName(path: string): boolean {
  return UNIT_FILE.test(path);
}

/** A unit file as an object with `name` and `contents`, as in configurations of nodes. */
function unitDocument(text: string, origin: DocumentOrigin): Document {
  const spanAt = createLocator(text, origin);
  const name = scalarNode(UNIT_FILE.exec(origin.path)?.[1] ?? origin.path, 0);
  const contents = scalarNode(text, 0, text.length);
  const whole = wholeText(text, spanAt);
  return {
    path: origin.path,
    source: origin.source,
    root: mappingNode(contents, Object.entries({ name, contents })),
    template: whole.pieces.length > 1,
    hasAliases: false,
    spanAt,
    editable: false,
    spanOf: (node) => spanAt(node.start, node.end),
    textOf: (node) => (node === contents ? whole : knownText(node.text, () => spanAt(0, 0))),
    openAt: () => [],
    bindingAt: () => null,
    rawText: (start, end) => text.slice(start, end),
  };
}

/** The text, with an unknown part for each template action. */
function wholeText(text: string, spanAt: Document['spanAt']): Text {
  const parts: Text[] = [];
  let done = 0;
  const addKnown = (from: number, to: number): void => {
    if (to > from) parts.push(knownText(text.slice(from, to), (start, end) => spanAt(from + start, from + end)));
  };
  for (const { start, end, code } of readActions(text)) {
    addKnown(done, start);
    done = end;
    parts.push(unknownText(code.trim(), () => spanAt(start, end)));
  }
  addKnown(done, text.length);
  return joinTexts(parts);
}
