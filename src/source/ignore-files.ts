import { existsSync, lstatSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { forExpression } from '../text/words.ts';

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

/** Whether Helm leaves a file or folder of a chart out; the path is relative to the chart, with `/`. */
export type HelmIgnore = (path: string, isFolder: boolean) => boolean;

interface Pattern {
  readonly test: (path: string) => boolean;
  readonly isNegated: boolean;
  readonly isForFolders: boolean;
}

/** Longer texts are no honest list of patterns, and matching takes time with the wildcards of a pattern. */
const MAX_LENGTH = 20_000;
const MAX_WILDCARDS = 4;

/**
 * Reads a `.helmignore` as Helm does: shell patterns, without `**`; a pattern without `/` is for names, others for paths from
 * the chart's folder; one that begins with `!` leaves out everything that it does not match.
 */
export function readHelmIgnore(text: string): HelmIgnore {
  const patterns = text
    .slice(0, MAX_LENGTH)
    .replace(/^\uFEFF/, '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
    .flatMap((line) => readPattern(line) ?? []);
  return (path, isFolder) => {
    for (const { test, isNegated, isForFolders } of patterns) {
      if (isNegated) {
        if ((isForFolders && !isFolder) || !test(path)) return true;
      } else if ((isFolder || !isForFolders) && test(path)) return true;
    }
    return isHiddenTemplate(path);
  };
}

/** What Helm leaves out of the chart in a folder; links are not followed, because nobody checked where they lead. */
export function helmIgnoreOf(folder: string): HelmIgnore {
  const file = path.join(folder, '.helmignore');
  return lstatSync(file, { throwIfNoEntry: false })?.isFile() ? readHelmIgnore(readFileSync(file, 'utf8')) : isHiddenTemplate;
}

/** Without a `.helmignore` Helm leaves out hidden files of the templates all the same. */
function isHiddenTemplate(path: string): boolean {
  return /^templates\/\.[^/]+$/.test(path);
}

function readPattern(line: string): Pattern | null {
  const isNegated = line.startsWith('!');
  const unsigned = isNegated ? line.slice(1) : line;
  const isForFolders = unsigned.endsWith('/');
  const glob = isForFolders ? unsigned.slice(0, -1) : unsigned;
  const matcher = matcherOf(glob.replace(/^\//, ''));
  if (matcher === null) return null;
  const test = glob.includes('/') ? (path: string) => matcher.test(path) : (path: string) => matcher.test(path.replace(/^.*\//, ''));
  return { test, isNegated, isForFolders };
}

/** Null for what Helm refuses, so that a chart with it does not render, and for what would take too long. */
function matcherOf(glob: string): RegExp | null {
  if (glob.includes('**') || glob.split('*').length - 1 > MAX_WILDCARDS) return null;
  const source = glob.replace(/\\([\s\S])|\*|\?|\[(\^?)((?:\\[\s\S]|[^\]\\])+)\]|[\s\S]/g, (token, literal, negation, set) => {
    if (literal !== undefined) return forExpression(literal);
    if (token === '*') return '[^/]*';
    if (token === '?') return '[^/]';
    if (set !== undefined) return `[${negation}${set.replace(/\\([\s\S])|\[/g, (found: string, one?: string) => `\\${one ?? found}`)}]`;
    return forExpression(token);
  });
  try {
    return new RegExp(`^${source}$`, 'u');
  } catch {
    return null;
  }
}
