import path from 'node:path';
import { isWithin, statOf } from './paths.ts';

/**
 * How far a chart or kustomization may reach: to the root of its repository; outside of one to the folder that is being
 * linted, else two folders up, where the base of an overlay commonly lies.
 */
export function boundaryOf(folder: string, cwd: string): string {
  for (let here = folder; ; here = path.dirname(here)) {
    if (statOf(path.join(here, '.git'))) return here;
    if (path.dirname(here) === here) break;
  }
  if (isWithin(folder, cwd)) return cwd;
  const above = path.dirname(folder);
  return path.dirname(path.dirname(above)) === path.dirname(above) ? above : path.dirname(above);
}
