import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { type ArchiveFiles, readArchive } from './archive.ts';
import { helmIgnoreOf } from './helm-ignore.ts';
import { isWithin, realpathOf } from './paths.ts';

/** The files of a chart in a folder or an archive. */
export interface ChartContent {
  /** Paths of all files, relative to the chart, `/` on every system. */
  readonly files: readonly string[];
  /** Bytes in memory. */
  readonly size: number;
  /** The bytes of a file; undefined if it does not exist. */
  read(file: string): Buffer | undefined;
  /** The files of an archive cannot be edited. */
  readonly isArchive: boolean;
  /** The path of a file in reports. */
  display(file: string): string;
}

/** Limits for hostile charts. */
const MAX_FILES = 10_000;
const MAX_SIZE = 100 * 1024 * 1024;
const MAX_DEPTH = 40;

/**
 * The files below a folder that Helm reads. Throws an Error if a symbolic link leads out of `boundary` or is a cycle, or if a limit is
 * exceeded.
 */
export function contentOfFolder(folder: string, display: string, boundary: string): ChartContent {
  const files: string[] = [];
  const border = realpathOf(boundary);
  let size = 0;
  const isIgnored = helmIgnoreOf(folder);
  const walk = (relative: string, depth: number): void => {
    for (const entry of readdirSync(path.join(folder, relative), { withFileTypes: true }).sort(byName)) {
      const inner = relative === '' ? entry.name : `${relative}/${entry.name}`;
      const file = path.join(folder, inner);
      if (isIgnored(inner, entry.isDirectory())) continue;
      if (entry.isSymbolicLink()) checkLink(file, inner, border);
      const stat = statSync(file, { throwIfNoEntry: false });
      if (stat?.isDirectory() && !HIDDEN.has(entry.name)) {
        if (depth >= MAX_DEPTH) throw new Error(`has folders that are nested deeper than ${MAX_DEPTH}`);
        walk(inner, depth + 1);
      } else if (stat?.isFile()) {
        files.push(inner);
        size += stat.size;
      }
      if (files.length > MAX_FILES) throw new Error(`contains more than ${MAX_FILES} files`);
      if (size > MAX_SIZE) throw new Error(`contains more than ${MAX_SIZE / 1024 / 1024} MB`);
    }
  };
  walk('', 0);
  const known = new Set(files);
  return {
    files,
    size: 0,
    isArchive: false,
    read: (file) => (known.has(file) ? readFileSync(path.join(folder, file)) : undefined),
    display: (file) => (display === '.' ? file : `${display}/${file}`),
  };
}

/** The content without packed charts. */
export function withoutArchives(content: ChartContent): ChartContent {
  return { ...content, files: content.files.filter((file) => !file.endsWith('.tgz')) };
}

function checkLink(link: string, shown: string, border: string): void {
  const target = realpathOf(link);
  if (!isWithin(target, border)) throw new Error(`contains a symbolic link that leads out of it, ${shown}`);
  if (isWithin(realpathOf(path.dirname(link)), target)) throw new Error(`contains a symbolic link in a circle, ${shown}`);
}

const HIDDEN = new Set(['.git', 'node_modules']);

/** The files of a packed chart, which are in one folder of the archive. Throws the errors of `readArchive`. */
export async function contentOfArchive(bytes: Uint8Array, display: string): Promise<ChartContent> {
  const files = await readArchive(bytes);
  const top = topFolder(files);
  const inner = new Map(
    [...files].filter(([name]) => name.startsWith(`${top}/`)).map(([name, body]) => [name.slice(top.length + 1), body]),
  );
  return {
    files: [...inner.keys()].sort(),
    size: [...inner.values()].reduce((sum, { length }) => sum + length, 0),
    isArchive: true,
    read: (file) => inner.get(file),
    display: (file) => `${display}/${top}/${file}`,
  };
}

/** The part of a content below one of its folders. */
export function contentBelow(content: ChartContent, folder: string): ChartContent {
  const prefix = `${folder}/`;
  return {
    files: content.files.filter((file) => file.startsWith(prefix)).map((file) => file.slice(prefix.length)),
    size: 0,
    isArchive: content.isArchive,
    read: (file) => content.read(prefix + file),
    display: (file) => content.display(prefix + file),
  };
}

function topFolder(files: ArchiveFiles): string {
  const chart = [...files.keys()].filter((name) => /^[^/]+\/Chart\.yaml$/.test(name)).sort()[0];
  if (chart === undefined) throw new Error('contains no chart (no NAME/Chart.yaml)');
  return chart.slice(0, chart.indexOf('/'));
}

function byName(a: { readonly name: string }, b: { readonly name: string }): number {
  return a.name < b.name ? -1 : 1;
}
