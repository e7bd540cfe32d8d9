import { realpathSync, type Stats, statSync } from 'node:fs';
import path from 'node:path';

/** What stands at a path, links followed; undefined for nothing, and for what cannot even be looked at. */
export function statOf(file: string): Stats | undefined {
  try {
    return statSync(file, { throwIfNoEntry: false });
  } catch {
    return undefined;
  }
}

/** The path without symbolic links; of what does not exist the path itself. */
export function realpathOf(file: string): string {
  try {
    return realpathSync(file);
  } catch {
    return file;
  }
}

/** Whether a path is a folder or below it; both absolute. */
export function isWithin(file: string, folder: string): boolean {
  const relative = path.relative(folder, file);
  return relative === '' || (relative !== '..' && !relative.startsWith(`..${path.sep}`) && !path.isAbsolute(relative));
}

/** Path relative to the working directory with `/` on every system. */
export function displayPath(file: string, cwd: string): string {
  const relative = path.relative(cwd, file).replaceAll(path.sep, '/');
  return relative === '' ? '.' : relative;
}

/** The same path told from the working directory without the symbolic links on its way. */
export function realDisplayPath(file: string, cwd: string): string {
  return displayPath(realpathOf(path.resolve(cwd, file)), realpathOf(cwd));
}
