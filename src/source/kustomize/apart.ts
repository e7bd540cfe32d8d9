import path from 'node:path';
import { onceForEach } from '../../text/once.ts';
import type { FoundPath } from '../found-paths.ts';
import { realpathOf } from '../paths.ts';
import { createKustomizationReader } from './kustomization.ts';

/**
 * Returns a function that is true for the paths of two files that kustomizations read but no build has both of, so nothing shows that they
 * are installed together. Kustomizations that use each other, or share a file, are one group. They are read at the first call.
 */
export function createApartness(folders: readonly FoundPath[], cwd: string): (a: string, b: string) => boolean {
  let groups: Groups | undefined;
  // Cached, because a file may conflict with many others, and its real path needs a system call.
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

/** Real paths of folders and files, each with another one of its group; the one that maps to itself represents the group. */
type Groups = Map<string, string>;

function groupsOf(folders: readonly FoundPath[], cwd: string): Groups {
  const groups: Groups = new Map();
  const reader = createKustomizationReader(cwd, false);
  const join = (one: string, other: string) => groups.set(representativeOf(one, groups), representativeOf(other, groups));
  const open = folders.map(({ file }) => realpathOf(file)).filter((folder) => reader.named(folder).isBuilt);
  const seen = new Set(open);
  for (let folder = open.pop(); folder !== undefined; folder = open.pop()) {
    const { folders: bases, files } = reader.named(folder);
    for (const taken of [folder, ...bases, ...files]) join(taken, folder);
    open.push(...bases.filter((base) => seen.size < seen.add(base).size));
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
