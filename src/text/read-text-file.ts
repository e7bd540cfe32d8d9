import { closeSync, openSync, readSync } from 'node:fs';

/** Maximum size in bytes of a configuration, baseline, registry or list of patterns. */
const MAX_TEXT_FILE = 16 * 1024 * 1024;

/**
 * The text of a file of at most `limit` bytes. Also reads devices and pipes, whose size is unknown. Throws the operating system's error, or
 * an Error if the file is larger.
 */
export function readTextFile(file: string, limit = MAX_TEXT_FILE): string {
  const descriptor = openSync(file, 'r');
  try {
    const parts: Buffer[] = [];
    let length = 0;
    for (;;) {
      const part = Buffer.allocUnsafe(Math.min(65_536, limit + 1 - length));
      const read = readSync(descriptor, part, 0, part.length, null);
      if (read === 0) return Buffer.concat(parts).toString('utf8');
      length += read;
      if (length > limit) throw new Error(`the file is larger than ${limit / 1024 / 1024} MB`);
      parts.push(part.subarray(0, read));
    }
  } finally {
    closeSync(descriptor);
  }
}
