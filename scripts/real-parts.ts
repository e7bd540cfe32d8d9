import { accessSync, constants, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';

/** A program that tests and the benchmark run: one row of scripts/real-parts.txt. */
interface RealPart {
  readonly name: string;
  readonly program: string;
  readonly version: string;
}

export const REAL_PARTS: readonly RealPart[] = readFileSync('scripts/real-parts.txt', 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => {
    const [name = '', program = '', version = ''] = line.split(/\s+/);
    return { name, program, version };
  });

/**
 * Path of a program of scripts/real-parts.txt: from KUBEBUILDER_ASSETS, otherwise from the tool cache, otherwise from the PATH. The rows
 * `helm3` and `helm4` are two versions of one program, so only the cache is used for them.
 */
export function realPart(name: string): string | undefined {
  const part = REAL_PARTS.find((row) => row.name === name);
  if (!part) throw new Error(`${name} has no row in scripts/real-parts.txt`);
  const cache = process.env.HOSTPORT_LINT_TOOLS || join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'hostport-lint', 'tools');
  const folders = [join(cache, `${part.name}-${part.version}`, 'bin')];
  if (process.env.KUBEBUILDER_ASSETS) folders.unshift(process.env.KUBEBUILDER_ASSETS);
  if (part.name === part.program) folders.push(...(process.env.PATH ?? '').split(delimiter));
  return folders.map((folder) => join(folder, part.program)).find(isExecutable);
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
