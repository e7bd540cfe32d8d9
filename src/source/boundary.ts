import { realpathSync, statSync } from 'node:fs';
import path from 'node:path';

/**
 * How far a chart or kustomization may reach: to the root of its repository; outside of one to the folder that is being
 * linted, else two folders up, where the base of an overlay commonly lies.
 */
export function boundaryOf(folder: string, cwd: string): string {
  for (let here = folder; ; here = path.dirname(here)) {
    if (statSync(path.join(here, '.git'), { throwIfNoEntry: false })) return here;
    if (path.dirname(here) === here) break;
  }
  if (isWithin(folder, cwd)) return cwd;
  const above = path.dirname(folder);
  return path.dirname(path.dirname(above)) === path.dirname(above) ? above : path.dirname(above);
}

/** Whether a path is a folder or below it; both absolute. */
export function isWithin(file: string, folder: string): boolean {
  const relative = path.relative(folder, file);
  return relative === '' || (relative !== '..' && !relative.startsWith(`..${path.sep}`) && !path.isAbsolute(relative));
}

/** The path without symbolic links; of what does not exist the path itself. */
export function realpathOf(file: string): string {
  try {
    return realpathSync(file);
  } catch {
    return file;
  }
}
