import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';
import { BLOCK, hasChecksum, nameOf, paxName, plainName, refusalOf, sizeOf, textOf } from './archive.ts';
import { readRange } from './paths.ts';

/** A file of an archive, in memory. */
export interface ArchivedFile {
  readonly name: string;
  readonly bytes: Buffer;
}

/** An entry that is left out, and why. */
export interface RefusedEntry {
  readonly message: string;
}

/** What archives of clusters unpack to at most, so that a small file cannot keep the program busy for hours. */
const MAX_UNPACKED = 16 * 1024 ** 3;
/** What is kept of one file. */
const MAX_FILE = 256 * 1024 ** 2;
const LINKS = new Set(['1', '2']);

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
 * The wanted files of a tar archive, one after the other, never written to disk. Links and devices hold nothing and are passed over;
 * an entry that would leave the archive is refused. Throws an Error, whose message says what is wrong, where the archive is damaged.
 */
export async function* readTar(
  chunks: AsyncIterable<Buffer>,
  wants: (name: string) => boolean,
): AsyncIterable<ArchivedFile | RefusedEntry> {
  const take = createTaker(chunks);
  let longName: string | null = null;
  for (;;) {
    const header = await take(BLOCK);
    if (header.length === 0 || header.every((byte) => byte === 0)) return;
    if (header.length < BLOCK || !hasChecksum(header)) throw new Error('is no archive that can be read: an entry has a wrong checksum');
    const size = sizeOf(header);
    const type = String.fromCharCode(header[156] ?? 0);
    const isName = type === 'x' || type === 'L';
    const name = longName ?? nameOf(header);
    const refused = isName || type === 'g' || type === '5' || LINKS.has(type) ? null : refusalOf(name, '0');
    const isWanted = isName || (refused === null && /^[0\0 7]$/.test(type) && size > 0 && size <= MAX_FILE && wants(plainName(name)));
    const body = await take(Math.ceil(size / BLOCK) * BLOCK, isWanted);
    if (isWanted && body.length < size) throw new Error('is no archive that can be read: it ends within an entry');
    if (type === 'x') longName = paxName(body.subarray(0, size)) ?? longName;
    else if (type === 'L') longName = textOf(body.subarray(0, size));
    else if (type !== 'g') longName = null;
    if (isName) continue;
    if (refused !== null) yield { message: refused };
    else if (isWanted) yield { name: plainName(name), bytes: Buffer.from(body.subarray(0, size)) };
  }
}

/** Takes so many bytes of a stream, fewer at its end; passes over what is not kept. */
function createTaker(chunks: AsyncIterable<Buffer>): (length: number, keeps?: boolean) => Promise<Buffer> {
  const iterator = chunks[Symbol.asyncIterator]();
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
