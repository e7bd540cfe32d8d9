/** A document's bytes within its source. */
interface ByteRange {
  readonly start: number;
  readonly end: number;
}

const MARKER = '\n---';
const DASHES = '---';
const NEWLINE = 10;
const DASH = 45;
const BRACE = 123;
const PERCENT = 37;
const HASH = 35;
const DOT = 46;

/**
 * Cuts bytes into documents: at each line that starts with `---`, which by the YAML specification (9.1.2) ends the text before it, and
 * between consecutive JSON objects. Directives such as `%YAML 1.2` belong to the document that follows them.
 */
export function* splitDocuments(bytes: Buffer): Iterable<ByteRange> {
  let start = 0;
  for (let at = nextDashes(bytes, 1); at >= 0; at = nextDashes(bytes, at + 1)) {
    if (!isMarker(bytes, at)) continue;
    const cut = directivesBefore(bytes, start, at);
    if (cut === start) continue;
    yield* splitObjects(bytes, start, cut);
    start = cut;
  }
  if (start < bytes.length) yield* splitObjects(bytes, start, bytes.length);
}

/**
 * Offset of the first of the directives directly before a marker, including comments and blank lines among them; otherwise that of the
 * marker. By the specification (9.1.1), directives start the stream or follow a line `...`; elsewhere they are text.
 */
function directivesBefore(bytes: Buffer, from: number, marker: number): number {
  let hasDirective = false;
  for (let at = marker; at > from; ) {
    const line = lineBefore(bytes, from, at);
    const first = bytes[line];
    const isDirective = first === PERCENT && isLetter(bytes[line + 1]);
    if (!isDirective && first !== HASH && !isBlankLine(bytes, line, at)) {
      const isEnd = first === DOT && bytes[line + 1] === DOT && bytes[line + 2] === DOT && isBlankLine(bytes, line + 3, at);
      return hasDirective && isEnd ? at : marker;
    }
    hasDirective ||= isDirective;
    at = line;
  }
  return hasDirective ? from : marker;
}

/** The start of the line that ends before `at`. */
function lineBefore(bytes: Buffer, from: number, at: number): number {
  // A negative offset would count from the end of the bytes.
  return at - 2 < from ? from : Math.max(bytes.lastIndexOf(NEWLINE, at - 2) + 1, from);
}

function isBlankLine(bytes: Buffer, from: number, end: number): boolean {
  for (let i = from; i < end; i++) if (!isBlankByte(bytes[i])) return false;
  return true;
}

function isLetter(byte: number | undefined): boolean {
  return byte !== undefined && ((byte >= 65 && byte <= 90) || (byte >= 97 && byte <= 122));
}

/**
 * Offset of the next line that starts with three dashes; -1 if there is none. It searches for dashes, which are rarer than line breaks; if
 * a line contains other dashes, such as those around a certificate, the search continues by line.
 */
function nextDashes(bytes: Buffer, from: number): number {
  const at = bytes.indexOf(DASHES, from);
  if (at < 0 || bytes[at - 1] === NEWLINE) return at;
  const lineBreak = bytes.indexOf(MARKER, at);
  return lineBreak < 0 ? -1 : lineBreak + 1;
}

/** The JSON objects of a range that starts with one; any other range unchanged. */
function* splitObjects(bytes: Buffer, from: number, end: number): Iterable<ByteRange> {
  const section = bytes.subarray(from, end);
  let start = 0;
  for (let at = startsWithObject(bytes, from, end) ? section.indexOf('\n{') : -1; at >= 0; at = section.indexOf('\n{', at + 1)) {
    if (!closesBefore(section, at)) continue;
    yield { start: from + start, end: from + at + 1 };
    start = at + 1;
  }
  yield { start: from + start, end };
}

/**
 * Offset of the last document marker that is certain without the following bytes, so that a chunk of a large file can be cut there; -1 if
 * there is none.
 */
export function lastBoundary(bytes: Buffer): number {
  for (let at = bytes.lastIndexOf(MARKER); at >= 0; at = bytes.lastIndexOf(MARKER, at - 1)) {
    if (at + 1 + DASHES.length < bytes.length && isMarker(bytes, at + 1)) {
      const cut = directivesBefore(bytes, 0, at + 1);
      if (cut > 0) return cut;
    }
    if (at === 0) break;
  }
  return -1;
}

/** True for three dashes, followed by nothing, a space or a template action. */
function isMarker(bytes: Buffer, at: number): boolean {
  const after = bytes[at + 3];
  if (bytes[at] !== DASH) return false;
  return after === undefined || isBlankByte(after) || (after === BRACE && (bytes[at + 4] === BRACE || bytes[at + 4] === PERCENT));
}

/** True if a JSON object ends before a line that starts with `{`; such a line can also be inside an object. */
function closesBefore(bytes: Buffer, at: number): boolean {
  let i = at - 1;
  while (i >= 0 && isBlankByte(bytes[i])) i--;
  return bytes[i] === 125;
}

/** True for a brace after directives, marker, byte order mark and spaces, but not for the two braces of a template action. */
export function startsWithObject(bytes: Buffer, from: number, end: number): boolean {
  let i = from;
  while (i < end && (bytes[i] === PERCENT || (i > from && bytes[i] !== DASH))) {
    const next = bytes.indexOf(NEWLINE, i);
    i = next < 0 ? end : next + 1;
  }
  if (bytes[i + 1] === DASH && bytes[i + 2] === DASH && isMarker(bytes, i)) i += DASHES.length;
  if (bytes[i] === 0xef && bytes[i + 1] === 0xbb && bytes[i + 2] === 0xbf) i += 3;
  while (i < end && isBlankByte(bytes[i])) i++;
  return i < end && bytes[i] === BRACE && bytes[i + 1] !== BRACE && bytes[i + 1] !== PERCENT;
}

function isBlankByte(byte: number | undefined): boolean {
  return byte === NEWLINE || byte === 13 || byte === 32 || byte === 9;
}
