import { lstatSync } from 'node:fs';
import path from 'node:path';
import { readTextFile } from '../text/read-text-file.ts';
import { forExpression } from '../text/words.ts';

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

/** What Helm leaves out of the chart in a folder. Links and files above the limit are ignored, because they could lead anywhere. */
export function helmIgnoreOf(folder: string): HelmIgnore {
  const file = path.join(folder, '.helmignore');
  const stat = lstatSync(file, { throwIfNoEntry: false });
  return stat?.isFile() && stat.size <= MAX_LENGTH ? readHelmIgnore(readTextFile(file)) : isHiddenTemplate;
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
