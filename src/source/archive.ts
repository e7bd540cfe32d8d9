import { createReadStream } from 'node:fs';
import { createGunzip, gunzipSync } from 'node:zlib';
import { readRange } from './paths.ts';

/** A file of an archive, in memory. */
export interface ArchivedFile {
  readonly name: string;
  readonly bytes: Buffer;
}

/** An entry that is left out, and why; `isNoFile` where it is a link, a device or a pipe. */
interface RefusedEntry {
  readonly message: string;
  readonly isNoFile: boolean;
}

/** Files of an archive by their path within it. */
export type ArchiveFiles = ReadonlyMap<string, Buffer>;

/** More than Helm itself takes from a chart, and less than would hurt. */
const MAX_CHART = 100 * 1024 * 1024;
const MAX_CHART_FILES = 10_000;
/** What archives of clusters unpack to at most, so that a small file cannot keep the program busy for hours. */
const MAX_UNPACKED = 16 * 1024 ** 3;
/** What is kept of one file. */
const MAX_FILE = 256 * 1024 ** 2;
const BLOCK = 512;

/**
 * Unpacks a chart from a gzipped tar archive into memory. Throws an Error, whose message says what is wrong with the archive, where a
 * name leaves it, where it holds links or devices, or where it is too large.
 */
export async function readArchive(bytes: Uint8Array): Promise<ArchiveFiles> {
  const files = new Map<string, Buffer>();
  for await (const entry of readTar([unzip(bytes)], () => true)) {
    if ('message' in entry) throw new Error(entry.message);
    files.set(entry.name, entry.bytes);
    if (files.size > MAX_CHART_FILES) throw new Error(`holds more than ${MAX_CHART_FILES} files`);
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

/** The bytes of a file, unpacked where it is gzipped; in pieces, so that its size does not matter. */
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

/** Whether the first bytes are those of gzip. */
export function isGzip(head: Buffer): boolean {
  return head[0] === 0x1f && head[1] === 0x8b;
}

/**
 * The wanted files of a tar archive (POSIX ustar and pax, GNU long names), one after the other, never written to disk, and what is
 * refused of it. Throws an Error, whose message says what is wrong, where the archive is damaged.
 */
export async function* readTar(
  chunks: AsyncIterable<Buffer> | Iterable<Buffer>,
  wants: (name: string) => boolean,
): AsyncIterable<ArchivedFile | RefusedEntry> {
  const take = createTaker(chunks);
  let longName: string | null = null;
  for (;;) {
    const header = await take(BLOCK);
    if (header.every((byte) => byte === 0)) return;
    if (header.length < BLOCK || !hasChecksum(header)) throw new Error('is no archive that can be read: an entry has a wrong checksum');
    const size = sizeOf(header);
    const type = String.fromCharCode(header[156] ?? 0);
    const isName = type === 'x' || type === 'L';
    const isEntry = !isName && type !== 'g' && type !== '5';
    const name = longName ?? nameOf(header);
    const plain = plainName(name);
    const refused = isEntry ? refusalOf(name, type) : null;
    const isWanted = isName || (isEntry && refused === null && size <= MAX_FILE && wants(plain));
    const body = await take(Math.ceil(size / BLOCK) * BLOCK, isWanted);
    if (isWanted && body.length < size) throw new Error('is no archive that can be read: it ends within an entry');
    const content = body.subarray(0, size);
    if (type === 'x') longName = paxName(content) ?? longName;
    else if (type === 'L') longName = textOf(content);
    else if (type !== 'g') longName = null;
    if (refused !== null) yield refused;
    else if (isEntry && isWanted) yield { name: plain, bytes: Buffer.from(content) };
  }
}

/** Takes so many bytes of a stream, fewer at its end; passes over what is not kept. */
function createTaker(chunks: AsyncIterable<Buffer> | Iterable<Buffer>): (length: number, keeps?: boolean) => Promise<Buffer> {
  const iterator = Symbol.asyncIterator in chunks ? chunks[Symbol.asyncIterator]() : chunks[Symbol.iterator]();
  let rest: Buffer = Buffer.alloc(0);
  return async (length, keeps = true) => {
    const parts: Buffer[] = [];
    let missing = length;
    while (missing > 0) {
      if (rest.length === 0) {
        const { done, value } = await iterator.next();
        if (done) break;
        rest = value;
      }
      const part = rest.subarray(0, missing);
      rest = rest.subarray(part.length);
      missing -= part.length;
      if (keeps) parts.push(part);
    }
    return Buffer.concat(parts);
  };
}

function plainName(name: string): string {
  return name.replaceAll('\\', '/').replace(/^(?:\.\/)+/, '');
}

/** Why an entry that is no folder cannot be taken; null where it can. */
function refusalOf(name: string, type: string): RefusedEntry | null {
  if (!/^[0\0 7]$/.test(type)) return { message: `holds ${KINDS[type] ?? 'a special file'}, ${JSON.stringify(name)}`, isNoFile: true };
  const plain = plainName(name);
  const leaves = plain.startsWith('/') || /^[A-Za-z]:/.test(plain) || plain.split('/').includes('..');
  if (!leaves && plain !== '' && !plain.includes('\0')) return null;
  return { message: `holds a file that would leave it, ${JSON.stringify(name)}`, isNoFile: false };
}

const KINDS: Readonly<Record<string, string>> = { 1: 'a hard link', 2: 'a symbolic link', 3: 'a device', 4: 'a device', 6: 'a pipe' };

function hasChecksum(header: Buffer): boolean {
  const told = Number.parseInt(textOf(header.subarray(148, 156)).trim(), 8);
  let sum = 0;
  for (let i = 0; i < BLOCK; i++) sum += i >= 148 && i < 156 ? 32 : (header[i] ?? 0);
  return told === sum;
}

function sizeOf(header: Buffer): number {
  const size = Number.parseInt(textOf(header.subarray(124, 136)).trim() || '0', 8);
  if (!Number.isSafeInteger(size) || size < 0) throw new Error('is no archive that can be read: an entry has no size');
  return size;
}

function nameOf(header: Buffer): string {
  const isUstar = header.toString('latin1', 257, 262) === 'ustar';
  const prefix = isUstar && header[262] === 0 ? textOf(header.subarray(345, 500)) : '';
  const name = textOf(header.subarray(0, 100));
  return prefix === '' ? name : `${prefix}/${name}`;
}

/** The `path` record of a pax header: `LENGTH path=VALUE`. */
function paxName(body: Buffer): string | null {
  for (let at = 0; at < body.length; ) {
    const blank = body.indexOf(' ', at);
    const length = Number.parseInt(body.toString('latin1', at, blank), 10);
    if (blank < 0 || !(length > 0)) return null;
    const record = body.toString('utf8', blank + 1, at + length - 1);
    if (record.startsWith('path=')) return record.slice('path='.length);
    at += length;
  }
  return null;
}

/** Characters up to the first NUL. */
function textOf(bytes: Buffer): string {
  const end = bytes.indexOf(0);
  return bytes.toString('utf8', 0, end < 0 ? bytes.length : end);
}
