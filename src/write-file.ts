import { lstatSync } from 'node:fs';
import path from 'node:path';
import { replaceFile, replaceProblem } from './fix/write.ts';
import { UsageError } from './model/exit-code.ts';
import { isWithin } from './source/paths.ts';
import { isWithinReach, reachOf } from './source/reach.ts';
import { orUsageError } from './text/problem.ts';

/** Why a file must not be replaced: something would be lost, or a link on its path leads out of the repository. Null if it may be. */
export function writeProblem(file: string, cwd: string): string | null {
  const absolute = path.resolve(cwd, file);
  const reach = reachOf(isWithin(absolute, cwd) ? cwd : path.dirname(absolute));
  const present = lstatSync(absolute, { throwIfNoEntry: false }) ? absolute : path.dirname(absolute);
  if (!isWithinReach(present, reach)) return 'is behind a link out of the repository';
  return replaceProblem(absolute);
}

/** Writes a file that a command makes, such as a baseline. Throws UsageError if it cannot be written, or must not be. */
export function writeOwnFile(file: string, text: string, cwd: string): void {
  const problem = writeProblem(file, cwd);
  if (problem !== null) throw new UsageError(`cannot write ${file}: it ${problem}`);
  orUsageError(`cannot write ${file}`, () => replaceFile(path.resolve(cwd, file), text));
}
