import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { describeWritten, type Problem, problemOfFile, type Source, sourceInMemory } from '../model/source.ts';
import { countBytes, type Position } from '../text/lines.ts';
import { reasonOf } from '../text/problem.ts';
import { lastBoundary } from '../yaml/split-documents.ts';
import { isHelmRender } from './file-kinds.ts';
import type { FoundPath } from './found-paths.ts';
import { readRange } from './paths.ts';

/** Larger files are read in chunks of whole documents, so that memory does not grow with the file. */
const CHUNK_SIZE = 4 * 1024 * 1024;
/** Maximum size of a document. */
const MAX_DOCUMENT_SIZE = 64 * 1024 * 1024;

/** A buffer that the files of one run share. Each file is finished before the next one is read. */
export interface ReadBuffer {
  buffer: Buffer;
}

export function createReadBuffer(): ReadBuffer {
  return { buffer: Buffer.alloc(0) };
}

/** A buffer of at least `size` bytes that keeps the first `kept` bytes. */
function roomFor({ buffer }: ReadBuffer, size: number, kept: number): Buffer {
  if (buffer.length >= size) return buffer;
  const room = Buffer.allocUnsafeSlow(2 * size);
  buffer.copy(room, 0, 0, kept);
  return room;
}

/** The bytes of a file; a file larger than `chunkSize` is yielded in chunks. Bytes are valid until the next source is requested. */
export function* readSources(file: FoundPath, shared: ReadBuffer = createReadBuffer(), chunkSize = CHUNK_SIZE): Iterable<Source | Problem> {
  let descriptor: number;
  try {
    descriptor = openSync(file.file, 'r');
  } catch (error) {
    yield problemOfFile(file.path, `cannot be read: ${reasonOf(error)}`);
    return;
  }
  try {
    const stat = fstatSync(descriptor);
    const { size } = stat;
    // A pipe cannot be read again.
    if (!stat.isFile()) yield inMemory(file, Buffer.from(readWhole(descriptor, size, shared)));
    else if (size <= chunkSize) yield sourceOf(file, readWhole(descriptor, size, shared), { line: 1, offset: 0 }, 0);
    else yield* readChunks(file, descriptor, shared, chunkSize);
  } catch (error) {
    yield problemOfFile(file.path, `cannot be read: ${reasonOf(error)}`);
  } finally {
    closeSync(descriptor);
  }
}

/** A file with this text instead of its own. */
export function sourceOfText(file: FoundPath, text: string): Source {
  return inMemory(file, Buffer.from(text));
}

function inMemory({ path, explicit }: FoundPath, bytes: Buffer): Source {
  return sourceInMemory(bytes, { ...describeWritten(path), editable: !isHelmRender(bytes), explicit });
}

/** Reads a file. `size` is from the system, and 0 for files that it generates while they are read. */
function readWhole(descriptor: number, size: number, shared: ReadBuffer): Buffer {
  let length = 0;
  for (;;) {
    shared.buffer = roomFor(shared, Math.max(size, length) + 1, length);
    const read = readSync(descriptor, shared.buffer, length, shared.buffer.length - length, null);
    length += read;
    if (read === 0 || length === size) return shared.buffer.subarray(0, length);
  }
}

function* readChunks(file: FoundPath, descriptor: number, shared: ReadBuffer, chunkSize: number): Iterable<Source | Problem> {
  let held = 0;
  let place = { line: 1, offset: 0 };
  let position = 0;
  for (;;) {
    const buffer = roomFor(shared, held + chunkSize, held);
    shared.buffer = buffer;
    const length = readSync(descriptor, buffer, held, chunkSize, null);
    const bytes = buffer.subarray(0, held + length);
    const end = length === 0 ? bytes.length : lastBoundary(bytes);
    held = bytes.length;
    if (end > 0) {
      const done = bytes.subarray(0, end);
      yield sourceOf(file, done, place, position);
      place = countBytes(done, 0, end, place);
      position += end;
      buffer.copyWithin(0, end, held);
      held -= end;
    }
    if (length === 0) return;
    if (held > MAX_DOCUMENT_SIZE) {
      const message = `contains a document of more than ${MAX_DOCUMENT_SIZE / 1024 / 1024} MB; the rest of the file is not read`;
      yield { path: file.path, line: place.line, column: 1, message };
      return;
    }
  }
}

function sourceOf(file: FoundPath, bytes: Buffer, { line, offset }: Position, position: number): Source {
  return {
    bytes,
    firstLine: line,
    firstOffset: offset,
    reread: (start, end) => readRange(file.file, position + start, position + end),
    explicit: file.explicit,
    ...describeWritten(file.path),
    editable: !isHelmRender(bytes),
  };
}
