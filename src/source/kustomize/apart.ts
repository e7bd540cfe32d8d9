import path from 'node:path';
import { onceForEach } from '../../text/once.ts';
import type { FoundPath } from '../found-paths.ts';
import { boundaryOf, realpathOf } from '../paths.ts';
import { filesOf, readKustomization } from './kustomization.ts';

/**
 * Tells of two files, by their paths, whether kustomizations take in both and no build has both: then nobody says that they are installed
 * together. Kustomizations that one takes in, or that share a file, are of one group. They are read when this is first asked.
 */
export function createApartness(folders: readonly FoundPath[], cwd: string): (a: string, b: string) => boolean {
  let groups: Groups | undefined;
  // Each file may be in conflict with many others, and its real path is asked of the file system.
  const groupAt = onceForEach((file: string) => {
    groups ??= groupsOf(folders, cwd);
    return groupOf(path.resolve(cwd, file), groups);
  });
  return (a, b) => {
    if (folders.length < 2) return false;
    const [here, there] = [groupAt(a), groupAt(b)];
    return here !== null && there !== null && here !== there;
  };
}

/** Real paths of folders and files, each with another one of its group; one that leads to itself stands for the group. */
type Groups = Map<string, string>;

function groupsOf(folders: readonly FoundPath[], cwd: string): Groups {
  const groups: Groups = new Map();
  for (const { file } of folders) {
    const kustomization = readKustomization(file, { cwd, boundary: boundaryOf(file, cwd) });
    if (!kustomization.isBuilt) continue;
    const own = realpathOf(file);
    for (const taken of [own, ...kustomization.bases, ...filesOf(kustomization).map(realpathOf)]) {
      groups.set(representativeOf(taken, groups), representativeOf(own, groups));
    }
  }
  return groups;
}

function representativeOf(member: string, groups: Groups): string {
  let here = member;
  for (let next = groups.get(here); next !== undefined && next !== here; next = groups.get(here)) here = next;
  return here;
}

/** The group of a file, or of the nearest folder above it that has one. */
function groupOf(file: string, groups: Groups): string | null {
  for (let here = realpathOf(file); ; here = path.dirname(here)) {
    if (groups.has(here)) return representativeOf(here, groups);
    if (here === path.dirname(here)) return null;
  }
}
