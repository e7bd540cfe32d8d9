/** A document's bytes within its source. */
export interface Slice {
  readonly start: number;
  readonly end: number;
}

const NEWLINE = 10;
const DASH = 45;
const BRACE = 123;
const PERCENT = 37;

/**
 * Cuts bytes into documents: at each line that begins with `---`, which by the YAML specification (9.1.2) can stand
 * nowhere else, and between JSON objects that follow each other.
 */
export function* splitDocuments(bytes: Buffer): Iterable<Slice> {
  const json = startsWithObject(bytes);
  const marker = json ? '\n{' : '\n---';
  let start = 0;
  for (let at = bytes.indexOf(marker); at >= 0; at = bytes.indexOf(marker, at + 1)) {
    if (json ? !closesBefore(bytes, at) : !isMarker(bytes, at + 1)) continue;
    yield { start, end: at + 1 };
    start = at + 1;
  }
  if (start < bytes.length) yield { start, end: bytes.length };
}

/** Offset of the last document marker, so that a chunk of a large file can be cut there; -1 where there is none. */
export function lastBoundary(bytes: Buffer): number {
  for (let at = bytes.lastIndexOf('\n---'); at >= 0; at = bytes.lastIndexOf('\n---', at - 1)) {
    if (isMarker(bytes, at + 1)) return at + 1;
    if (at === 0) break;
  }
  return -1;
}

function isMarker(bytes: Buffer, at: number): boolean {
  const after = bytes[at + 3];
  return bytes[at] === DASH && (after === undefined || after === NEWLINE || after === 13 || after === 32 || after === 9);
}

/** JSON text has a line that begins with `{` inside an object too, unless it is the start of the next one. */
function closesBefore(bytes: Buffer, at: number): boolean {
  let i = at - 1;
  while (i >= 0 && isBlank(bytes[i])) i--;
  return bytes[i] === 125;
}

/** A brace, but not the two of a template action. */
function startsWithObject(bytes: Buffer): boolean {
  let i = 0;
  while (isBlank(bytes[i])) i++;
  return bytes[i] === BRACE && bytes[i + 1] !== BRACE && bytes[i + 1] !== PERCENT;
}

function isBlank(byte: number | undefined): boolean {
  return byte === NEWLINE || byte === 13 || byte === 32 || byte === 9;
}
