import { closeSync, openSync, readSync, realpathSync, type Stats, statSync } from 'node:fs';
import path from 'node:path';

/** The status of a path, following links; undefined if it does not exist, or cannot be read. */
export function statOf(file: string): Stats | undefined {
  try {
    return statSync(file, { throwIfNoEntry: false });
  } catch {
    return undefined;
  }
}

/** A range of bytes of a file; shorter if the file ends before. */
export function readRange(file: string, start: number, end: number): Buffer {
  const descriptor = openSync(file, 'r');
  try {
    const bytes = Buffer.alloc(end - start);
    return bytes.subarray(0, readSync(descriptor, bytes, 0, bytes.length, start));
  } finally {
    closeSync(descriptor);
  }
}

/** The path without symbolic links; the path itself if it does not exist. */
export function realpathOf(file: string): string {
  try {
    return realpathSync.native(file);
  } catch {
    return file;
  }
}

/** True if a path is a folder or below it; both absolute. */
export function isWithin(file: string, folder: string): boolean {
  const relative = path.relative(folder, file);
  return relative === '' || (relative !== '..' && !relative.startsWith(`..${path.sep}`) && !path.isAbsolute(relative));
}

/** A part that `path.relative` would normalize first. */
const UNSETTLED = /[\\/]\.{0,2}(?:[\\/]|$)/;

/** Path relative to the working directory, with `/` on every system. */
export function displayPath(file: string, cwd: string): string {
  const isPlain = file.startsWith(cwd) && file[cwd.length] === path.sep && !UNSETTLED.test(file);
  const relative = (isPlain ? file.slice(cwd.length + 1) : path.relative(cwd, file)).replaceAll(path.sep, '/');
  return relative === '' ? '.' : relative;
}

/** The same without symbolic links on the way. */
export function realDisplayPath(file: string, cwd: string): string {
  return displayPath(realpathOf(path.resolve(cwd, file)), realpathOf(cwd));
}

/** The root of the repository of a folder: the nearest folder with `.git` at or above it; null outside a repository. */
export function repositoryOf(folder: string): string | null {
  for (let here = folder; ; here = path.dirname(here)) {
    if (statOf(path.join(here, '.git'))) return here;
    if (path.dirname(here) === here) return null;
  }
}

/**
 * The folder that a chart or kustomization may read: the root of its repository; outside a repository the linted folder, otherwise two
 * folders up, where the base of an overlay usually is.
 */
export function boundaryOf(folder: string, cwd: string): string {
  const repository = repositoryOf(folder);
  if (repository !== null) return repository;
  if (isWithin(folder, cwd)) return cwd;
  const above = path.dirname(folder);
  return path.dirname(path.dirname(above)) === path.dirname(above) ? above : path.dirname(above);
}
