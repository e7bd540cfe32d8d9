import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { readArchive } from './archive.ts';
import { helmIgnoreOf } from './helm-ignore.ts';
import { isWithin, realpathOf } from './paths.ts';

/** A file of a chart in a folder or an archive. */
export interface ChartFile {
  readonly read: () => Buffer;
  /** Its path in reports. */
  readonly display: string;
  /** True for files of archives, which cannot be edited; their bytes are in memory. */
  readonly isPacked: boolean;
}

/** The files of a chart by their paths relative to it, `/` on every system. */
export type ChartContent = ReadonlyMap<string, ChartFile>;

/** Limits for hostile charts. */
const MAX_FILES = 10_000;
const MAX_SIZE = 100 * 1024 * 1024;
const MAX_DEPTH = 40;

/**
 * The files below a folder that Helm reads. Throws an Error if a symbolic link leads out of `boundary` or is a cycle, or if a limit is
 * exceeded.
 */
export function contentOfFolder(folder: string, display: string, boundary: string): ChartContent {
  const content = new Map<string, ChartFile>();
  const border = realpathOf(boundary);
  let size = 0;
  const isIgnored = helmIgnoreOf(folder);
  const walk = (relative: string, depth: number): void => {
    const names = readdirSync(path.join(folder, relative), { withFileTypes: true });
    for (const entry of names.sort((a, b) => (a.name < b.name ? -1 : 1))) {
      const inner = relative === '' ? entry.name : `${relative}/${entry.name}`;
      const file = path.join(folder, inner);
      if (isIgnored(inner, entry.isDirectory())) continue;
      if (entry.isSymbolicLink()) checkLink(file, inner, border);
      const stat = statSync(file, { throwIfNoEntry: false });
      if (stat?.isDirectory() && !HIDDEN.has(entry.name)) {
        if (depth >= MAX_DEPTH) throw new Error(`has more than ${MAX_DEPTH} levels of folders`);
        walk(inner, depth + 1);
      } else if (stat?.isFile()) {
        content.set(inner, { read: () => readFileSync(file), display: display === '.' ? inner : `${display}/${inner}`, isPacked: false });
        size += stat.size;
      }
      if (content.size > MAX_FILES) throw new Error(`contains more than ${MAX_FILES} files`);
      if (size > MAX_SIZE) throw new Error(`contains more than ${MAX_SIZE / 1024 / 1024} MB`);
    }
  };
  walk('', 0);
  return content;
}

const HIDDEN = new Set(['.git', 'node_modules']);

function checkLink(link: string, shown: string, border: string): void {
  const target = realpathOf(link);
  if (!isWithin(target, border)) throw new Error(`contains a symbolic link that leads out of it, ${shown}`);
  if (isWithin(realpathOf(path.dirname(link)), target)) throw new Error(`contains a cycle of symbolic links, ${shown}`);
}

/** The files of a packed chart, which are in one folder of the archive. Throws the errors of `readArchive`. */
export async function contentOfArchive(bytes: Uint8Array, display: string): Promise<ChartContent> {
  const files = await readArchive(bytes);
  const [chart] = [...files.keys()].filter((name) => /^[^/]+\/Chart\.yaml$/.test(name)).sort();
  if (chart === undefined) throw new Error('contains no chart (no NAME/Chart.yaml)');
  const content = [...files].map(([name, body]): [string, ChartFile] => [
    name,
    { read: () => body, display: `${display}/${name}`, isPacked: true },
  ]);
  return contentBelow(new Map(content.sort(([a], [b]) => (a < b ? -1 : 1))), path.posix.dirname(chart));
}

/** The part of a content below a folder. */
export function contentBelow(content: ChartContent, folder: string): ChartContent {
  const inner = [...content].filter(([file]) => file.startsWith(`${folder}/`));
  return new Map(inner.map(([file, one]) => [file.slice(folder.length + 1), one]));
}

/** A content without the files for which `isLeft` is true. */
export function contentWithout(content: ChartContent, isLeft: (file: string) => boolean): ChartContent {
  return new Map([...content].filter(([file]) => !isLeft(file)));
}

/** A content with charts added below `charts/`. */
export function contentWith(outer: ChartContent, charts: ReadonlyMap<string, ChartContent>): ChartContent {
  const inner = [...charts].flatMap(([name, content]) => [...content].map(([file, one]) => [`charts/${name}/${file}`, one] as const));
  const joined = new Map([...outer, ...inner]);
  if (joined.size > MAX_FILES) throw new Error(`contains, with the charts that it names, more than ${MAX_FILES} files`);
  return joined;
}

/** The path of a file in reports. */
export function displayIn(content: ChartContent, file: string): string {
  return content.get(file)?.display ?? file;
}
