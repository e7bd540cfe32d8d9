import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Git } from './git.ts';

interface Blob {
  readonly hash: string;
  readonly size: number;
  readonly path: string;
}

/** Files by whose names manifests, configurations, registries and parts of charts are known. */
const OF_INTEREST = /\.(?:ya?ml|json|manifest|ign|md|tgz|tpl)(?:\.(?:tmpl|tpl|gotmpl|gotpl|j2|erb|in|template))?$|^\.[^/]*$/i;
/** A folder with one of these is rendered from files of any name. */
const RENDERED = /^(?:Chart\.yaml|kustomization\.ya?ml|Kustomization)$/;
const NEVER_READ = new Set(['node_modules', '.git']);
const MAX_SIZE = 256 * 1024 * 1024;
/** Bytes that one call of git is asked for. */
const BATCH = 64 * 1024 * 1024;

/**
 * Writes what matters of a commit's files below an empty folder, as they are stored: no hooks and no filters run, and links
 * are left out. A folder `.git` marks the root, as in a repository.
 */
export function writeSnapshot(git: Git, commit: string, folder: string): void {
  const blobs = blobsOf(git.read(['ls-tree', '-r', '-z', '--long', '--full-tree', commit]));
  const rendered = blobs.filter((blob) => RENDERED.test(path.posix.basename(blob.path))).map((blob) => path.posix.dirname(blob.path));
  const isRendered = (file: string) => rendered.some((above) => above === '.' || file.startsWith(`${above}/`));
  const wanted = blobs.filter((blob) => OF_INTEREST.test(path.posix.basename(blob.path)) || isRendered(blob.path));
  mkdirSync(path.join(folder, '.git'), { recursive: true });
  for (const batch of batchesOf(wanted)) {
    const bytes = git.read(['cat-file', '--batch'], batch.map(({ hash }) => `${hash}\n`).join(''));
    let at = 0;
    for (const blob of batch) {
      const start = bytes.indexOf(10, at) + 1;
      const end = start + blob.size;
      const file = path.join(folder, blob.path);
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, bytes.subarray(start, end));
      at = end + 1;
    }
  }
}

/** Lines `mode type hash size<TAB>path` with NUL at their ends; only files, and none whose path leaves the tree. */
function blobsOf(listing: Buffer): Blob[] {
  const blobs: Blob[] = [];
  for (const line of listing.toString('utf8').split('\0')) {
    const found = /^100\d{3} blob ([0-9a-f]+) +(\d+)\t([\s\S]+)$/.exec(line);
    const [, hash = '', size = '', file = ''] = found ?? [];
    const names = file.split('/');
    if (!found || Number(size) > MAX_SIZE || names.some((name) => NEVER_READ.has(name.toLowerCase()))) continue;
    if (names.some((name) => name === '' || name === '.' || name === '..' || name.includes('\\'))) continue;
    blobs.push({ hash, size: Number(size), path: file });
  }
  return blobs;
}

function* batchesOf(blobs: readonly Blob[]): Iterable<Blob[]> {
  let batch: Blob[] = [];
  let size = 0;
  for (const blob of blobs) {
    if (batch.length > 0 && size + blob.size > BATCH) {
      yield batch;
      [batch, size] = [[], 0];
    }
    batch.push(blob);
    size += blob.size;
  }
  if (batch.length > 0) yield batch;
}
