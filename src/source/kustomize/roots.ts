import { findFiles } from '../find-files.ts';
import type { FoundPath } from '../found-paths.ts';
import { boundaryOf, realpathOf } from '../paths.ts';
import { createKustomizationReader, filesOf, type Kustomization } from './kustomization.ts';

/** A kustomization that is built directly. */
export interface BuiltKustomization {
  readonly folder: FoundPath;
  readonly kustomization: Kustomization;
}

/** The kustomizations that the user named, and those that no other one uses; for a cycle, its first. */
export function rootsOf(found: readonly FoundPath[], cwd: string, allowRemote: boolean): BuiltKustomization[] {
  const reader = createKustomizationReader(cwd, allowRemote);
  const folders = found.map((folder) => ({ folder, real: realpathOf(folder.file), named: reader.named(folder.file) }));
  const taken = new Set(folders.flatMap(({ real, named }) => named.folders.filter((base) => base !== real)));
  const reached = new Set<string>();
  const reach = (from: string): void => {
    const open = [from];
    for (let here = open.pop(); here !== undefined; here = open.pop()) {
      if (reached.size < reached.add(here).size) open.push(...reader.named(here).folders);
    }
  };
  const outer = folders.filter(({ folder, real, named }) => folder.explicit || (named.isBuilt && !taken.has(real)));
  for (const { real } of outer) reach(real);
  const ofCircles = folders.filter(({ real, named }) => {
    if (!named.isBuilt || reached.has(real)) return false;
    reach(real);
    return true;
  });
  const chosen = new Set([...outer, ...ofCircles]);
  return folders
    .filter((one) => chosen.has(one))
    .map(({ folder }) => ({ folder, kustomization: reader.read(folder.file, boundaryOf(folder.file, cwd)) }));
}

/** Paths of the kustomizations in a file's repository that are built directly and read the file. */
export async function kustomizationsReading(file: string, cwd: string): Promise<string[]> {
  const found = await findFiles([boundaryOf(file, cwd)], { cwd, noIgnore: true });
  const folders = found.kustomizations.map((folder) => ({ ...folder, explicit: false }));
  const real = realpathOf(file);
  const isRead = ({ kustomization }: BuiltKustomization) => filesOf(kustomization).some((one) => realpathOf(one) === real);
  return rootsOf(folders, cwd, true)
    .filter(isRead)
    .map(({ folder }) => folder.path);
}
