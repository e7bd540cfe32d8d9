import { randomUUID } from 'node:crypto';
import { accessSync, chmodSync, chownSync, constants, lstatSync, realpathSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { UsageError } from '../model/exit-code.ts';
import { isWithin } from '../source/paths.ts';
import { isWithinReach, reachOf } from '../source/reach.ts';
import { orUsageError } from '../text/problem.ts';

/** Returns a value that changes if a file is changed or replaced. */
export function stampOf(file: string): string {
  const { mtimeMs, ctimeMs, size, ino } = statSync(file);
  return [mtimeMs, ctimeMs, size, ino].join(' ');
}

/** Why replacing a file would lose data; null if it would not, or the file does not exist. */
function replaceProblem(file: string): string | null {
  if (lstatSync(file, { throwIfNoEntry: false }) === undefined) return null;
  const stat = statSync(file, { throwIfNoEntry: false });
  if (stat === undefined) return 'is a link that leads nowhere';
  if (!stat.isFile()) return 'is not a regular file';
  if (isReadOnly(file)) return 'is read-only';
  return stat.nlink > 1 ? `has ${stat.nlink} hard links, which would no longer share one text` : null;
}

/**
 * Replaces a file atomically, or creates it. Keeps mode and owner; a symbolic link stays a link. Throws the operating system's error, or an
 * Error if data would be lost.
 */
export function replaceFile(file: string, text: string): void {
  const problem = replaceProblem(file);
  if (problem !== null) throw new Error(`it ${problem}`);
  const before = statSync(file, { throwIfNoEntry: false });
  const real = before === undefined ? file : realpathSync(file);
  const temporary = path.join(path.dirname(real), `.${path.basename(real)}.${randomUUID()}.tmp`);
  try {
    writeFileSync(temporary, text, { flag: 'wx' });
    if (before !== undefined) {
      const { uid, gid } = statSync(temporary);
      if (uid !== before.uid || gid !== before.gid) chownSync(temporary, before.uid, before.gid);
      chmodSync(temporary, before.mode & 0o7777);
    }
    renameSync(temporary, real);
  } catch (error) {
    rmSync(temporary, { force: true });
    throw error;
  }
}

/** Why a file must not be replaced: data would be lost, or a link on its path leads out of the repository; null if it may be replaced. */
export function writeProblem(file: string, cwd: string): string | null {
  const absolute = path.resolve(cwd, file);
  const reach = reachOf(isWithin(absolute, cwd) ? cwd : path.dirname(absolute));
  const present = lstatSync(absolute, { throwIfNoEntry: false }) ? absolute : path.dirname(absolute);
  if (!isWithinReach(present, reach)) return 'is behind a link out of the repository';
  return replaceProblem(absolute);
}

/** Writes a file that a command creates, such as a baseline. Throws UsageError if it cannot or must not be written. */
export function writeOwnFile(file: string, text: string, cwd: string): void {
  const problem = writeProblem(file, cwd);
  if (problem !== null) throw new UsageError(`cannot write ${file}: it ${problem}`);
  orUsageError(`cannot write ${file}`, () => replaceFile(path.resolve(cwd, file), text));
}

/** True for a file without write permission. Root can write every file, but such a file was made read-only on purpose. */
function isReadOnly(file: string): boolean {
  const real = realpathSync(file);
  const allowsWriting = (path: string): boolean => (statSync(path).mode & 0o222) !== 0;
  try {
    accessSync(real, constants.W_OK);
    return !allowsWriting(real) && allowsWriting(path.dirname(real));
  } catch {
    return true;
  }
}
