import { randomUUID } from 'node:crypto';
import { chmodSync, existsSync, realpathSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** What tells whether a file is still the one that was linted. */
export function stampOf(file: string): string {
  const { mtimeMs, ctimeMs, size, ino } = statSync(file);
  return [mtimeMs, ctimeMs, size, ino].join(' ');
}

/** Writes a file in one step, so that nobody ever sees half of it; mode and symbolic links of one that is there stay. */
export function replaceFile(file: string, text: string): void {
  const isThere = existsSync(file);
  const real = isThere ? realpathSync(file) : file;
  const temporary = path.join(path.dirname(real), `.${path.basename(real)}.${randomUUID()}.tmp`);
  try {
    writeFileSync(temporary, text, { flag: 'wx' });
    if (isThere) chmodSync(temporary, statSync(real).mode);
    renameSync(temporary, real);
  } catch (error) {
    rmSync(temporary, { force: true });
    throw error;
  }
}
