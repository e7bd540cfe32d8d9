import { lstatSync } from 'node:fs';
import path from 'node:path';
import { compileGlob } from '../text/glob.ts';
import { onceForEach } from '../text/once.ts';
import { readTextFile } from '../text/read-text-file.ts';
import { baseName } from '../text/words.ts';

/** True if Helm ignores a file or folder of a chart; the path is relative to the chart, with `/`. */
export type HelmIgnore = (path: string, isFolder: boolean) => boolean;

interface Pattern {
  readonly matches: (names: readonly string[]) => boolean;
  readonly isNegated: boolean;
  readonly isForFolders: boolean;
  /** False for a pattern of names, wherever they are. */
  readonly isOfPath: boolean;
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
  const isIgnored = (names: readonly string[], isFolder: boolean, isOfPath: boolean) =>
    patterns.some((pattern) => pattern.isOfPath === isOfPath && ignores(pattern, names, isFolder));
  // Most templates have the same names in all charts.
  const isIgnoredFile = onceForEach((name: string) => isIgnored([name], false, false));
  const isIgnoredFolder = onceForEach((name: string) => isIgnored([name], true, false));
  return (path, isFolder) =>
    (isFolder ? isIgnoredFolder : isIgnoredFile)(baseName(path)) || isIgnored(path.split('/'), isFolder, true) || isHiddenTemplate(path);
});

function ignores({ matches, isNegated, isForFolders }: Pattern, names: readonly string[], isFolder: boolean): boolean {
  if (isForFolders && !isFolder) return isNegated;
  return matches(names) !== isNegated;
}

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
  return { matches, isNegated, isForFolders, isOfPath: glob.includes('/') };
}
