import { createReadStream, readFileSync, statSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { CaptureFile } from '../model/audit.ts';
import { type Problem, problemOfFile } from '../model/source.ts';
import { isGzip } from '../text/lines.ts';
import { readTar, unpackedBytes } from './archive.ts';
import { readRange } from './paths.ts';

/** Maximum size of all files together, in bytes. */
const MAX_KEPT = 1024 ** 3;
/** Maximum size of one file, in bytes. */
const MAX_ALONE = 256 * 1024 ** 2;
/** Size in bytes up to which a file is read at once. */
const MAX_SHORT = 1024 ** 2;
/** Maximum nesting of archives; an archive may contain itself. */
const MAX_DEPTH = 3;
const TAR_MAGIC = 257;
/** Number of bytes that determine the kind of a file. */
const HEAD = TAR_MAGIC + 5;

function isTarHead(head: Buffer): boolean {
  return head.toString('latin1', TAR_MAGIC, TAR_MAGIC + 5) === 'ustar';
}

/** Returns the problem of a file in an unsupported compression format; null for other files. */
function packingOf(head: Buffer, shown: string): string | null {
  if (head.toString('latin1', 0, 4) === 'PK\u0003\u0004') return `is a zip archive, which is not read; unpack it first: unzip ${shown}`;
  if (!head.subarray(0, 6).equals(Buffer.from([0xfd, 0x37, 0x7a, 0x58, 0x5a, 0]))) return null;
  return `is packed with xz, which is not read; unpack it first: ${/\.t(?:ar\.)?xz$/.test(shown) ? 'tar -xJf' : 'xz -dk'} ${shown}`;
}

/**
 * Yields the wanted files of a folder, of a tar archive (plain or gzipped), or the single file (plain or gzipped). Nothing is written to
 * disk, and links within folders and archives are not followed.
 */
export async function* readBundle(file: string, shown: string, wants: (name: string) => boolean): AsyncIterable<CaptureFile | Problem> {
  let kept = 0;
  const all = statSync(file).isDirectory() ? readFolder(file, shown, wants) : readAlone(file, shown, wants);
  for await (const one of all) {
    kept += 'bytes' in one ? one.bytes.length : 0;
    if (kept > MAX_KEPT) {
      yield problemOfFile(shown, `contains more than ${MAX_KEPT / 1024 ** 3} GB; the rest is not read`);
      return;
    }
    yield one;
  }
}

async function* readFolder(folder: string, shown: string, wants: (name: string) => boolean): AsyncIterable<CaptureFile | Problem> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const names = entries.filter((entry) => entry.isFile()).map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
  for (const name of names.map((one) => one.split(path.sep).join('/')).toSorted()) {
    if (!wants(name)) continue;
    const file = path.join(folder, name);
    for await (const one of readAlone(file, `${shown.replace(/\/$/, '')}/${name}`, wants)) {
      yield 'bytes' in one && !one.path.slice(shown.length).includes(`${name}/`) ? { ...one, name } : one;
    }
  }
}

async function* readAlone(file: string, shown: string, wants: (name: string) => boolean): AsyncIterable<CaptureFile | Problem> {
  try {
    const status = statSync(file);
    if (!status.isFile()) {
      yield { path: shown, name: path.basename(file), bytes: await wholeOfPipe(file) };
      return;
    }
    const isShort = status.size <= MAX_SHORT;
    const head = isShort ? readFileSync(file) : readRange(file, 0, HEAD);
    const packing = packingOf(head, shown);
    if (packing !== null) {
      yield problemOfFile(shown, packing);
      return;
    }
    const first = isGzip(head) ? await firstBytesOf(unpackedBytes(file), HEAD) : head;
    if (isTarHead(first)) {
      yield* readEntries(unpackedBytes(file), shown, wants);
      return;
    }
    const name = path.basename(file).replace(/\.gz$/, '');
    yield { path: shown, name, bytes: isShort && !isGzip(head) ? head : await joinChunks(unpackedBytes(file)) };
  } catch (error) {
    yield problemOfFile(shown, error instanceof Error ? reasonOf(error) : String(error));
  }
}

/** The same, also for files of nested archives and for files that are gzipped individually. */
async function* readEntries(
  chunks: AsyncIterable<Buffer> | Iterable<Buffer>,
  shown: string,
  wants: (name: string) => boolean,
  depth = 1,
): AsyncIterable<CaptureFile | Problem> {
  for await (const entry of readTar(chunks, wants)) {
    if ('message' in entry) {
      if (!entry.isNoFile) yield problemOfFile(shown, entry.message);
      continue;
    }
    const path = `${shown}/${entry.name}`;
    try {
      const packing = packingOf(entry.bytes, path);
      if (packing !== null) throw new Error(packing);
      const bytes = isGzip(entry.bytes) ? gunzipSync(entry.bytes, { maxOutputLength: MAX_ALONE }) : entry.bytes;
      if (isTarHead(bytes)) {
        if (depth >= MAX_DEPTH) throw new Error('is too deeply nested in archives; unpack it first');
        yield* readEntries([bytes], path, wants, depth + 1);
      } else if (bytes.length > 0) yield { path, name: entry.name.replace(/\.gz$/, ''), bytes };
    } catch (error) {
      yield problemOfFile(path, error instanceof Error ? reasonOf(error) : String(error));
    }
  }
}

function reasonOf(error: Error): string {
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'ERR_BUFFER_TOO_LARGE') return `unpacks to more than ${MAX_ALONE / 1024 ** 2} MB; split it`;
  return code?.startsWith('Z_') ? `cannot be unpacked (${error.message})` : error.message;
}

async function firstBytesOf(chunks: AsyncIterable<Buffer>, length: number): Promise<Buffer> {
  let first: Buffer = Buffer.alloc(0);
  for await (const chunk of chunks) {
    first = Buffer.concat([first, chunk]);
    if (first.length >= length) break;
  }
  return first;
}

/** Reads a pipe, such as `<(ssh worker-0 ss -tulpne)` of a shell, which can only be read once. */
async function wholeOfPipe(file: string): Promise<Buffer> {
  const bytes = await joinChunks(createReadStream(file));
  if (isGzip(bytes) || packingOf(bytes, '') !== null || isTarHead(bytes))
    throw new Error('is packed and comes from a pipe; write it to a file first');
  return bytes;
}

async function joinChunks(chunks: AsyncIterable<Buffer>): Promise<Buffer> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const chunk of chunks) {
    size += chunk.length;
    if (size > MAX_ALONE) throw new Error(`contains more than ${MAX_ALONE / 1024 ** 2} MB; split it`);
    parts.push(chunk);
  }
  return Buffer.concat(parts);
}
