import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Git } from './git.ts';

/** A file of a commit, with its path from the root of the repository. */
export interface Blob {
  readonly hash: string;
  /** Size in bytes. */
  readonly size: number;
  readonly path: string;
}

const NEVER_READ = new Set(['node_modules', '.git']);
const MAX_SIZE = 256 * 1024 * 1024;
/** Maximum number of bytes that one git command prints. */
const BATCH = 64 * 1024 * 1024;

/** The regular files of a commit, without links, submodules, and paths that leave the tree. */
export function filesOfCommit(git: Git, commit: string): Blob[] {
  const blobs: Blob[] = [];
  for (const line of git.read(['ls-tree', '-r', '-z', '--long', '--full-tree', commit]).toString('utf8').split('\0')) {
    const found = /^100\d{3} blob ([0-9a-f]+) +(\d+)\t([\s\S]+)$/.exec(line);
    const [, hash = '', size = '', file = ''] = found ?? [];
    const names = file.split('/');
    if (!found || Number(size) > MAX_SIZE || names.some((name) => NEVER_READ.has(name.toLowerCase()))) continue;
    if (names.some((name) => name === '' || name === '.' || name === '..' || name.includes('\\'))) continue;
    blobs.push({ hash, size: Number(size), path: file });
  }
  return blobs;
}

/** The bytes of each file as the commit stores them; git runs no filter, hook or text conversion. */
export function* readBlobs(git: Git, blobs: readonly Blob[]): Iterable<readonly [Blob, Buffer]> {
  for (const batch of batchesOf(blobs)) {
    const bytes = git.read(['cat-file', '--batch'], batch.map(({ hash }) => `${hash}\n`).join(''));
    let at = 0;
    for (const blob of batch) {
      const start = bytes.indexOf(10, at) + 1;
      at = start + blob.size + 1;
      yield [blob, bytes.subarray(start, start + blob.size)];
    }
  }
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

/** Names of manifests, configurations, registries and parts of charts. */
const OF_INTEREST = /\.(?:ya?ml|json|manifest|ign|md|tgz|tpl)(?:\.(?:tmpl|tpl|gotmpl|gotpl|j2|erb|in|template))?$|^\.[^/]*$/i;
/** A folder with one of these files is rendered, and may read files of any name. */
const RENDERED = /^(?:Chart\.yaml|kustomization\.ya?ml|Kustomization)$/;

/** Writes the files of a commit that a lint may read below an empty folder. A folder `.git` marks the root, as in a repository. */
export function writeSnapshot(git: Git, blobs: readonly Blob[], folder: string): void {
  const rendered = blobs.filter((blob) => RENDERED.test(path.posix.basename(blob.path))).map((blob) => path.posix.dirname(blob.path));
  const isRendered = (file: string) => rendered.some((above) => above === '.' || file.startsWith(`${above}/`));
  const wanted = blobs.filter((blob) => OF_INTEREST.test(path.posix.basename(blob.path)) || isRendered(blob.path));
  mkdirSync(path.join(folder, '.git'), { recursive: true });
  for (const [blob, bytes] of readBlobs(git, wanted)) {
    const file = path.join(folder, blob.path);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, bytes);
  }
}
