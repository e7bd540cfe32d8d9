import { gunzipSync } from 'node:zlib';

/** Files of an archive by their path within it. */
export type ArchiveFiles = ReadonlyMap<string, Buffer>;

/** More than Helm itself takes from a chart, and less than would hurt. */
const MAX_SIZE = 100 * 1024 * 1024;
const MAX_FILES = 10_000;
export const BLOCK = 512;

/**
 * Unpacks a gzipped tar archive (POSIX ustar and pax, GNU long names) into memory. Throws an Error, whose message says what is wrong
 * with the archive, where a name leaves it, where it holds links or devices, or where it is too large.
 */
export function readArchive(bytes: Uint8Array): ArchiveFiles {
  const tar = unzip(bytes);
  const files = new Map<string, Buffer>();
  let longName: string | null = null;
  for (let at = 0; at + BLOCK <= tar.length; ) {
    const header = tar.subarray(at, at + BLOCK);
    if (header.every((byte) => byte === 0)) break;
    if (!hasChecksum(header)) throw new Error('is no archive that can be read: an entry has a wrong checksum');
    const size = sizeOf(header);
    const body = tar.subarray(at + BLOCK, at + BLOCK + size);
    if (body.length < size) throw new Error('is no archive that can be read: it ends within an entry');
    at += BLOCK + Math.ceil(size / BLOCK) * BLOCK;
    const type = String.fromCharCode(header[156] ?? 0);
    if (type === 'x') longName = paxName(body) ?? longName;
    else if (type === 'L') longName = textOf(body);
    else if (type !== 'g') {
      const name = longName ?? nameOf(header);
      longName = null;
      if (type === '5') continue;
      const refused = refusalOf(name, type);
      if (refused !== null) throw new Error(refused);
      files.set(plainName(name), Buffer.from(body));
      if (files.size > MAX_FILES) throw new Error(`holds more than ${MAX_FILES} files`);
    }
  }
  return files;
}

function unzip(bytes: Uint8Array): Buffer {
  try {
    return gunzipSync(bytes, { maxOutputLength: MAX_SIZE });
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'ERR_BUFFER_TOO_LARGE') throw new Error(`unpacks to more than ${MAX_SIZE / 1024 / 1024} MB`);
    throw new Error(`is not an archive that can be unpacked with gzip (${message})`);
  }
}

export function plainName(name: string): string {
  return name.replaceAll('\\', '/').replace(/^(?:\.\/)+/, '');
}

/** Why an entry that is no folder cannot be taken; null where it can. */
export function refusalOf(name: string, type: string): string | null {
  if (type !== '0' && type !== '\0' && type !== '7') return `holds ${KINDS[type] ?? 'a special file'}, ${JSON.stringify(name)}`;
  const plain = plainName(name);
  const leaves = plain.startsWith('/') || /^[A-Za-z]:/.test(plain) || plain.split('/').includes('..');
  return leaves || plain === '' || plain.includes('\0') ? `holds a file that would leave it, ${JSON.stringify(name)}` : null;
}

const KINDS: Readonly<Record<string, string>> = { 1: 'a hard link', 2: 'a symbolic link', 3: 'a device', 4: 'a device', 6: 'a pipe' };

export function hasChecksum(header: Buffer): boolean {
  const told = Number.parseInt(textOf(header.subarray(148, 156)).trim(), 8);
  let sum = 0;
  for (let i = 0; i < BLOCK; i++) sum += i >= 148 && i < 156 ? 32 : (header[i] ?? 0);
  return told === sum;
}

export function sizeOf(header: Buffer): number {
  const size = Number.parseInt(textOf(header.subarray(124, 136)).trim() || '0', 8);
  if (!Number.isSafeInteger(size) || size < 0) throw new Error('is no archive that can be read: an entry has no size');
  return size;
}

export function nameOf(header: Buffer): string {
  const isUstar = header.toString('latin1', 257, 262) === 'ustar';
  const prefix = isUstar && header[262] === 0 ? textOf(header.subarray(345, 500)) : '';
  const name = textOf(header.subarray(0, 100));
  return prefix === '' ? name : `${prefix}/${name}`;
}

/** The `path` record of a pax header: `LENGTH path=VALUE`. */
export function paxName(body: Buffer): string | null {
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
export function textOf(bytes: Buffer): string {
  const end = bytes.indexOf(0);
  return bytes.toString('utf8', 0, end < 0 ? bytes.length : end);
}
