import { cpSync, existsSync, readdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { SourcePlace } from '../../model/finding.ts';
import type { Span } from '../../model/span.ts';
import { displayPath, statOf } from '../paths.ts';
import type { MappedChanges } from '../render.ts';
import { filesOf, type Kustomization } from './kustomization.ts';

/** More files below the folders of a kustomization than this are not copied to try a change. */
const MAX_FILES = 2_000;
const COPIED_NEVER = new Set(['.git', 'node_modules']);

interface Building {
  readonly cwd: string;
  readonly workFolder: (name: string) => string;
  /** Builds the kustomization in a folder; null where that fails. */
  readonly build: (folder: string) => Promise<Buffer | null>;
}

/** Changes of resources and patches after which the build is `after`, tried in a copy of the kustomization's folders. */
export async function mapChangesToFiles(
  asked: { before: Buffer; after: string; origins: ReadonlyMap<number, SourcePlace>; locate: (span: Span) => SourcePlace | null },
  folder: string,
  kustomization: Kustomization,
  { cwd, workFolder, build }: Building,
): Promise<MappedChanges> {
  const { mapChanges } = await import('../map-changes.ts');
  const { isSameRender } = await import('../same-render.ts');
  const files = new Map(filesOf(kustomization).map((file) => [displayPath(file, cwd), realpathSync(file)]));
  const folders = [...new Set([folder, ...kustomization.bases].map((one) => realpathSync(one)))];
  const root = commonFolder([...folders.map((one) => path.join(one, '.')), ...[...files.values()].map((file) => path.dirname(file))]);
  if (folders.reduce((sum, one) => sum + countFiles(one), 0) > MAX_FILES) return { changes: [], rest: asked.before.toString('utf8') };
  return mapChanges({
    before: asked.before.toString('utf8'),
    after: asked.after,
    origins: asked.origins,
    locate: asked.locate,
    read: (name) => {
      const file = files.get(name);
      return file === undefined ? undefined : readFileSync(file, 'utf8');
    },
    isRight: async (changed, wanted) => {
      const copy = realpathSync(workFolder('changed'));
      const inCopy = (file: string) => path.join(copy, path.relative(root, file));
      for (const one of folders) cpSync(one, inCopy(one), { recursive: true, filter: (file) => !COPIED_NEVER.has(path.basename(file)) });
      for (const file of files.values()) if (!existsSync(inCopy(file))) cpSync(file, inCopy(file));
      for (const [name, text] of changed) writeFileSync(inCopy(files.get(name) ?? ''), text);
      const built = await build(inCopy(realpathSync(folder)));
      return built !== null && isSameRender(Buffer.from(wanted), built);
    },
  });
}

function commonFolder(folders: readonly string[]): string {
  return folders.reduce((common, folder) => {
    let here = common;
    while (path.relative(here, folder).startsWith('..') && path.dirname(here) !== here) here = path.dirname(here);
    return here;
  });
}

/** Files below a folder, counted as far as it matters. */
function countFiles(folder: string): number {
  let count = 0;
  const open = [folder];
  for (let here = open.pop(); here !== undefined && count <= MAX_FILES; here = open.pop()) {
    for (const name of readdirSync(here)) {
      if (COPIED_NEVER.has(name)) continue;
      const file = path.join(here, name);
      if (statOf(file)?.isDirectory() && realpathSync(file) === file) open.push(file);
      else count++;
    }
  }
  return count;
}
