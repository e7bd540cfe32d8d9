import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The `.gitignore`, or what works like one, of one folder. */
export interface Ignorer {
  readonly folder: string;
  /** The verdict on a path below the folder, which of a folder ends with a slash. */
  readonly rules: { test(path: string): { readonly ignored: boolean; readonly unignored: boolean } };
}

/** Null where the file cannot be read. */
export async function readIgnorer(folder: string): Promise<Ignorer | null> {
  try {
    const { default: ignore } = await import('ignore');
    return { folder, rules: ignore().add(readFileSync(path.join(folder, '.gitignore'), 'utf8')) };
  } catch {
    return null;
  }
}

/** The ignore files between a folder and the root of its repository. */
export async function ignorersAbove({ noIgnore }: { readonly noIgnore: boolean }, folder: string): Promise<Ignorer[]> {
  if (noIgnore) return [];
  const above: string[] = [];
  for (let here = folder; ; here = path.dirname(here)) {
    const isRoot = existsSync(path.join(here, '.git'));
    if (isRoot) {
      const ignorers = await Promise.all(above.map(readIgnorer));
      return ignorers.filter((one) => one !== null);
    }
    const parent = path.dirname(here);
    if (parent === here) return [];
    if (existsSync(path.join(parent, '.gitignore'))) above.unshift(parent);
  }
}

/** Whether git would leave a file or folder out; the deepest file that speaks of it counts. */
export function isIgnored(ignorers: readonly Ignorer[], file: string, isFolder: boolean): boolean {
  let ignored = false;
  for (const { folder, rules } of ignorers) {
    const relative = path.relative(folder, file).replaceAll(path.sep, '/');
    const verdict = rules.test(isFolder ? `${relative}/` : relative);
    if (verdict.ignored) ignored = true;
    else if (verdict.unignored) ignored = false;
  }
  return ignored;
}
