import { readdirSync, readFileSync, realpathSync, type Stats, statSync } from 'node:fs';
import path from 'node:path';
import type { Ignore } from 'ignore';
import type { Problem } from '../model/source.ts';
import { type FileToRead, reasonOf } from './files.ts';
import { globBase, globPattern, isGlob } from './glob.ts';

export interface FindOptions {
  readonly cwd: string;
  /** Read files that `.gitignore` names too. */
  readonly noIgnore: boolean;
}

const MANIFEST = /\.(?:ya?ml|json)(?:\.(?:tmpl|tpl|gotmpl|gotpl|j2|in|template))?$|\.ign$/i;
const SKIPPED_FOLDERS = new Set(['node_modules', 'vendor', '.git', '.hg', '.svn']);

interface Walk {
  readonly options: FindOptions;
  readonly files: Map<string, FileToRead>;
  readonly problems: Problem[];
  readonly realPaths: Set<string>;
}

interface Ignorer {
  readonly folder: string;
  readonly rules: Ignore;
}

/** The files below the given paths and globs, each once, sorted by path whatever the order of the arguments. */
export async function findFiles(paths: readonly string[], options: FindOptions): Promise<{ files: FileToRead[]; problems: Problem[] }> {
  const walk: Walk = { options, files: new Map(), problems: [], realPaths: new Set() };
  for (const given of paths) await findBelow(walk, given);
  const files = [...walk.files.values()].sort((a, b) => (a.path < b.path ? -1 : a.path > b.path ? 1 : 0));
  return { files, problems: walk.problems };
}

/** Path relative to the working directory with `/` on every system. */
export function displayPath(file: string, cwd: string): string {
  const relative = path.relative(cwd, file).replaceAll(path.sep, '/');
  return relative === '' ? '.' : relative;
}

async function findBelow(walk: Walk, given: string): Promise<void> {
  const absolute = path.resolve(walk.options.cwd, given);
  let stat: Stats;
  try {
    stat = statSync(absolute);
  } catch (error) {
    if (isGlob(given)) return findGlob(walk, given);
    walk.problems.push({
      path: displayPath(absolute, walk.options.cwd),
      line: 1,
      column: 1,
      message: `cannot be read: ${reasonOf(error)}`,
    });
    return;
  }
  if (stat.isDirectory()) await walkFolder(walk, absolute, await ignorersAbove(walk, absolute), null);
  else if (stat.isFile() || absolute.startsWith('/dev/fd/')) add(walk, absolute, true);
  else walk.problems.push({ path: displayPath(absolute, walk.options.cwd), line: 1, column: 1, message: 'is neither a file nor a folder' });
}

async function findGlob(walk: Walk, given: string): Promise<void> {
  const absolute = path.resolve(walk.options.cwd, given);
  const pattern = globPattern(absolute);
  const before = walk.files.size;
  const base = globBase(absolute);
  try {
    if (statSync(base).isDirectory()) await walkFolder(walk, base, await ignorersAbove(walk, base), pattern);
  } catch {
    // A base that does not exist matches nothing, which is told below.
  }
  if (walk.files.size === before) {
    walk.problems.push({ path: given.replaceAll(path.sep, '/'), line: 1, column: 1, message: 'matches no file' });
  }
}

async function walkFolder(walk: Walk, folder: string, ignorers: readonly Ignorer[], pattern: RegExp | null): Promise<void> {
  let names: string[];
  try {
    names = readdirSync(folder).sort();
  } catch (error) {
    walk.problems.push({ path: displayPath(folder, walk.options.cwd), line: 1, column: 1, message: `cannot be read: ${reasonOf(error)}` });
    return;
  }
  const own = names.includes('.gitignore') && !walk.options.noIgnore ? await readIgnorer(folder) : null;
  const active = own ? [...ignorers, own] : ignorers;
  for (const name of names) {
    const file = path.join(folder, name);
    const stat = statOf(file);
    if (!stat) continue;
    if (stat.isDirectory()) {
      if (SKIPPED_FOLDERS.has(name) || isIgnored(active, file, true) || isSeen(walk, file)) continue;
      await walkFolder(walk, file, active, pattern);
    } else if (stat.isFile() && (pattern ? pattern.test(file) : MANIFEST.test(name)) && !isIgnored(active, file, false)) {
      add(walk, file, pattern !== null);
    }
  }
}

/** Undefined for links that lead nowhere or in a circle. */
function statOf(file: string): Stats | undefined {
  try {
    return statSync(file);
  } catch {
    return undefined;
  }
}

/** A folder that is reached again through a symbolic link is read once. */
function isSeen(walk: Walk, folder: string): boolean {
  let real: string;
  try {
    real = realpathSync(folder);
  } catch {
    return true;
  }
  const seen = walk.realPaths.has(real) || isInside(folder, real);
  walk.realPaths.add(real);
  return seen;
}

/** A link to a folder above itself would be walked without end. */
function isInside(folder: string, real: string): boolean {
  return real !== folder && `${folder}${path.sep}`.startsWith(`${real}${path.sep}`);
}

function add(walk: Walk, file: string, explicit: boolean): void {
  let real = file;
  try {
    real = realpathSync(file);
  } catch {
    // The file is told as unreadable when it is opened.
  }
  const known = walk.files.get(real);
  if (known && (known.explicit || !explicit)) return;
  walk.files.set(real, { file, path: displayPath(file, walk.options.cwd), set: '', explicit });
}

async function readIgnorer(folder: string): Promise<Ignorer | null> {
  try {
    const { default: ignore } = await import('ignore');
    return { folder, rules: ignore().add(readFileSync(path.join(folder, '.gitignore'), 'utf8')) };
  } catch {
    return null;
  }
}

/** The ignore files between a folder and the root of its repository. */
async function ignorersAbove(walk: Walk, folder: string): Promise<Ignorer[]> {
  if (walk.options.noIgnore) return [];
  const above: string[] = [];
  for (let here = folder; ; here = path.dirname(here)) {
    const isRoot = statSync(path.join(here, '.git'), { throwIfNoEntry: false }) !== undefined;
    if (isRoot) {
      const ignorers = await Promise.all(above.map(readIgnorer));
      return ignorers.filter((one) => one !== null);
    }
    const parent = path.dirname(here);
    if (parent === here) return [];
    if (statSync(path.join(parent, '.gitignore'), { throwIfNoEntry: false })) above.unshift(parent);
  }
}

function isIgnored(ignorers: readonly Ignorer[], file: string, isFolder: boolean): boolean {
  let ignored = false;
  for (const { folder, rules } of ignorers) {
    const relative = path.relative(folder, file).replaceAll(path.sep, '/');
    const verdict = rules.test(isFolder ? `${relative}/` : relative);
    if (verdict.ignored) ignored = true;
    else if (verdict.unignored) ignored = false;
  }
  return ignored;
}
