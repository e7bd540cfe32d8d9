import { createReadStream } from 'node:fs';
import { ReadableStream } from 'node:stream/web';
import { createGunzip, gunzipSync } from 'node:zlib';
import { createTarDecoder } from 'modern-tar';
import { isGzip } from '../text/lines.ts';
import { readRange } from './paths.ts';

/** A file of an archive, in memory. */
export interface ArchivedFile {
  readonly name: string;
  readonly bytes: Buffer;
}

/** An entry that is not read, and why. `isNoFile` is true for links, devices and pipes. */
interface RefusedEntry {
  readonly message: string;
  readonly isNoFile: boolean;
}

/** Files of an archive by their path within it. */
export type ArchiveFiles = ReadonlyMap<string, Buffer>;

/** Maximum size of a chart in bytes; larger than the limit of Helm. */
const MAX_CHART = 100 * 1024 * 1024;
const MAX_CHART_FILES = 10_000;
/** Maximum size in bytes of an unpacked dump of a cluster, so that a small file cannot keep the program busy for hours. */
const MAX_UNPACKED = 16 * 1024 ** 3;
/** Maximum size in bytes of one file of an archive. */
const MAX_FILE = 256 * 1024 ** 2;

/**
 * Unpacks a chart from a gzipped tar archive into memory. Throws an Error if the archive is damaged or too large, if a name leads out of
 * it, or if it contains links or devices.
 */
export async function readArchive(bytes: Uint8Array): Promise<ArchiveFiles> {
  const files = new Map<string, Buffer>();
  for await (const entry of readTar([unzip(bytes)], () => true)) {
    if ('message' in entry) throw new Error(entry.message);
    files.set(entry.name, entry.bytes);
    if (files.size > MAX_CHART_FILES) throw new Error(`contains more than ${MAX_CHART_FILES} files`);
  }
  return files;
}

function unzip(bytes: Uint8Array): Buffer {
  try {
    return gunzipSync(bytes, { maxOutputLength: MAX_CHART });
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'ERR_BUFFER_TOO_LARGE') throw new Error(`unpacks to more than ${MAX_CHART / 1024 / 1024} MB`);
    throw new Error(`is not an archive that can be unpacked with gzip (${message})`);
  }
}

/** Yields the bytes of a file in pieces, unpacked if it is gzipped. */
export async function* unpackedBytes(file: string): AsyncIterable<Buffer> {
  const stream = createReadStream(file);
  const gzip = isGzip(readRange(file, 0, 2));
  let total = 0;
  for await (const chunk of gzip ? stream.pipe(createGunzip()) : stream) {
    total += (chunk as Buffer).length;
    if (gzip && total > MAX_UNPACKED) throw new Error(`unpacks to more than ${MAX_UNPACKED / 1024 ** 3} GB`);
    yield chunk as Buffer;
  }
}

/**
 * Yields the wanted files of a tar archive one after the other, without writing them to disk, and the refused entries. Throws an Error if
 * the archive is damaged.
 */
export async function* readTar(
  chunks: AsyncIterable<Buffer> | Iterable<Buffer>,
  wants: (name: string) => boolean,
): AsyncIterable<ArchivedFile | RefusedEntry> {
  let sourceError: unknown;
  const source = (async function* () {
    try {
      yield* chunks;
    } catch (error) {
      sourceError = error;
      throw error;
    }
  })();
  try {
    for await (const { header, body } of ReadableStream.from(source).pipeThrough(createTarDecoder({ strict: true }))) {
      const { name, type = 'file', size } = header;
      const plain = entryName(name);
      const isWanted = type === 'file' && wants(plain);
      const refused = type === 'directory' ? null : refusalOf(name, type, isWanted && size > MAX_FILE);
      if (refused !== null) yield refused;
      if (refused === null && isWanted) yield { name: plain, bytes: await bytesOf(body) };
      else await body.cancel();
    }
  } catch (error) {
    if (error === sourceError || !(error instanceof Error)) throw error;
    throw new Error(`is not a tar archive that can be read: ${error.message}`);
  }
}

async function bytesOf(body: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  for await (const part of body) parts.push(part);
  return Buffer.concat(parts);
}

function entryName(name: string): string {
  return name.replaceAll('\\', '/').replace(/^(?:\.\/)+/, '');
}

const KINDS: Readonly<Record<string, string>> = { link: 'a hard link', symlink: 'a symbolic link', fifo: 'a pipe' };

/** Returns why an entry is not read; null if it is allowed. */
function refusalOf(name: string, type: string, isTooLarge: boolean): RefusedEntry | null {
  if (type !== 'file') return { message: `contains ${KINDS[type] ?? 'a device'}, ${JSON.stringify(name)}`, isNoFile: true };
  const plain = entryName(name);
  if (plain === '' || plain.includes('\0') || plain.startsWith('/') || /^[A-Za-z]:/.test(plain) || plain.split('/').includes('..'))
    return { message: `contains a file with a path outside it, ${JSON.stringify(name)}`, isNoFile: false };
  if (isTooLarge) return { message: `contains a file of more than ${MAX_FILE / 1024 ** 2} MB, ${JSON.stringify(name)}`, isNoFile: false };
  return null;
}
