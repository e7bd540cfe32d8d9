import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Git } from './git.ts';
import { type Blob, readBlobs } from './tree.ts';

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
