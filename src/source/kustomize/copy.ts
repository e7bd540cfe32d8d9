import { cpSync, existsSync, readdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { RenderedFiles } from '../map-changes.ts';
import { displayPath, statOf } from '../paths.ts';
import type { SourceRequest } from '../provider.ts';
import { filesOf, type Kustomization } from './kustomization.ts';

/** More files below the folders of a kustomization than this are not copied to try a change. */
const MAX_FILES = 2_000;
const COPIED_NEVER = new Set(['.git', 'node_modules']);

/** The files of a kustomization, with changes of them tried in a copy of its folders; null where these hold too much. `build` builds a folder. */
export function filesToChange(
  folder: string,
  kustomization: Kustomization,
  { cwd, workFolder }: Pick<SourceRequest, 'cwd' | 'workFolder'>,
  build: (folder: string) => Promise<Buffer | null>,
): RenderedFiles | null {
  const files = new Map(filesOf(kustomization).map((file) => [displayPath(file, cwd), realpathSync(file)]));
  const folders = [...new Set([folder, ...kustomization.bases].map((one) => realpathSync(one)))];
  const root = commonFolder([...folders.map((one) => path.join(one, '.')), ...[...files.values()].map((file) => path.dirname(file))]);
  if (folders.reduce((sum, one) => sum + countFiles(one), 0) > MAX_FILES) return null;
  return {
    read: (name) => {
      const file = files.get(name);
      return file === undefined ? undefined : readFileSync(file, 'utf8');
    },
    render: (changed) => {
      const copy = realpathSync(workFolder('changed'));
      const inCopy = (file: string) => path.join(copy, path.relative(root, file));
      for (const one of folders) cpSync(one, inCopy(one), { recursive: true, filter: (file) => !COPIED_NEVER.has(path.basename(file)) });
      for (const file of files.values()) if (!existsSync(inCopy(file))) cpSync(file, inCopy(file));
      for (const [name, text] of changed) writeFileSync(inCopy(files.get(name) ?? ''), text);
      return build(inCopy(realpathSync(folder)));
    },
  };
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
