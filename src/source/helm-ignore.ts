import { lstatSync } from 'node:fs';
import path from 'node:path';
import { compileGlob } from '../text/glob.ts';
import { onceForEach } from '../text/once.ts';
import { readTextFile } from '../text/read-text-file.ts';

/** True if Helm ignores a file or folder of a chart; the path is relative to the chart, with `/`. */
export type HelmIgnore = (path: string, isFolder: boolean) => boolean;

interface Pattern {
  readonly test: (path: string) => boolean;
  readonly isNegated: boolean;
  readonly isForFolders: boolean;
}

/** Maximum length of a list of patterns. */
const MAX_LENGTH = 20_000;

/**
 * Reads a `.helmignore` as Helm does: shell patterns, without `**`; a pattern without `/` matches names, others match paths from the
 * chart's folder; a pattern that starts with `!` ignores everything that it does not match. Most charts have the text of `helm create`.
 */
export const readHelmIgnore = onceForEach((text: string): HelmIgnore => {
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
});

/** The ignored files of the chart in a folder. Links and files above the limit are not read, because they could lead anywhere. */
export function helmIgnoreOf(folder: string): HelmIgnore {
  const file = path.join(folder, '.helmignore');
  const stat = lstatSync(file, { throwIfNoEntry: false });
  return stat?.isFile() && stat.size <= MAX_LENGTH ? readHelmIgnore(readTextFile(file)) : isHiddenTemplate;
}

/** True for hidden files of the templates, which Helm ignores even without a `.helmignore`. */
function isHiddenTemplate(path: string): boolean {
  return /^templates\/\.[^/]+$/.test(path);
}

function readPattern(line: string): Pattern | null {
  const isNegated = line.startsWith('!');
  const unsigned = isNegated ? line.slice(1) : line;
  const isForFolders = unsigned.endsWith('/');
  const glob = isForFolders ? unsigned.slice(0, -1) : unsigned;
  // Helm refuses such a pattern, so the chart does not render.
  if (glob.includes('**')) return null;
  const matches = compileGlob(glob.replace(/^\//, '').replace(/\\.|[{}]/g, (found) => (found.length > 1 ? found : `\\${found}`)));
  const test = (path: string) => matches(glob.includes('/') ? path.split('/') : path.split('/').slice(-1));
  return { test, isNegated, isForFolders };
}
