import path from 'node:path';
import { type Problem, problemAt, problemOfFile } from '../../model/source.ts';
import { onceForEach } from '../../text/once.ts';
import { reasonOf } from '../../text/problem.ts';
import { KUSTOMIZATION_FILES } from '../file-kinds.ts';
import { displayPath, isWithin, realpathOf, statOf } from '../paths.ts';
import { limitOf } from '../reach.ts';
import { isRemote, type KustomizationEntry, type KustomizationFile, problemsOfPluginFile, readEntries } from './entries.ts';

/** All inputs of a kustomization. */
export interface Kustomization {
  /** Its own file and those of its bases and components. */
  readonly own: readonly string[];
  /** Files of resources, absolute. */
  readonly resources: readonly string[];
  /** Files of patches, of generated ConfigMaps and Secrets, and of generators and transformers, absolute. */
  readonly patches: readonly string[];
  /** Real paths of the folders of bases, components, generators and transformers. */
  readonly bases: ReadonlySet<string>;
  /** False for components, and for files of this name that belong to other programs, such as Flux. */
  readonly isBuilt: boolean;
  /** True if a part of it is downloaded, if that is allowed. */
  readonly isFetched: boolean;
  /** Why it cannot be built, or would read outside the repository. If there is a problem, no program is started. */
  readonly problems: readonly Problem[];
}

/** Maximum number of bases of a kustomization, which also ends long chains and cycles. */
const MAX_BASES = 500;

/** How kustomizations are read in one run. */
export interface KustomizationReader {
  /** Reads a kustomization and all its inputs, which must be within `boundary`. */
  read(folder: string, boundary: string): Kustomization;
  /** Real paths of the folders that a kustomization names directly, and of its files. */
  named(folder: string): { readonly folders: readonly string[]; readonly files: readonly string[]; readonly isBuilt: boolean };
}

/** Returns a reader that reads each file once, for any number of kustomizations that use it. */
export function createKustomizationReader(cwd: string, allowRemote: boolean): KustomizationReader {
  const entriesOf = onceForEach((folder: string): KustomizationFile | Problem | null => {
    const file = fileOf(folder);
    if (file === undefined) return null;
    const shown = displayPath(file, cwd);
    try {
      return readEntries(file, shown, allowRemote);
    } catch (error) {
      return problemOfFile(shown, `it ${reasonOf(error)}`);
    }
  });
  return {
    read: (folder, boundary) => readAll(folder, { cwd, boundary: realpathOf(boundary), allowRemote, entriesOf }),
    named: (folder) => {
      const own = entriesOf(realpathOf(folder));
      if (own === null || 'message' in own) return { folders: [], files: [], isBuilt: own !== null };
      const targets = own.entries.filter(({ isInline }) => !isInline).map(({ target }) => target);
      const isFolder = (target: string) => statOf(target)?.isDirectory() === true;
      const files = [own.file, ...targets.filter((target) => !isFolder(target))].map(realpathOf);
      return { folders: targets.filter(isFolder).map(realpathOf), files, isBuilt: own.isBuilt };
    },
  };
}

interface Reading {
  readonly cwd: string;
  readonly boundary: string;
  readonly allowRemote: boolean;
  readonly entriesOf: (folder: string) => KustomizationFile | Problem | null;
}

function readAll(folder: string, { cwd, boundary, allowRemote, entriesOf }: Reading): Kustomization {
  const found = { own: [] as string[], resources: [] as string[], patches: [] as string[], problems: [] as Problem[] };
  const bases = new Set<string>();
  let isBuilt = true;
  let isFetched = false;
  /** Folders to read; `isPlugin` if their resources configure generators or transformers. */
  const open: { folder: string; isPlugin: boolean; from?: KustomizationEntry }[] = [{ folder: realpathOf(folder), isPlugin: false }];
  const seen = new Set<string>();
  for (let here = open.pop(); here !== undefined; here = open.pop()) {
    if (seen.size === seen.add(`${here.folder} ${here.isPlugin}`).size) continue;
    const own = entriesOf(here.folder);
    if (own === null || 'message' in own) {
      const { from } = here;
      const missing = from
        ? problemAt(from.span, `${from.written} has no kustomization.yaml`)
        : problemOfFile(displayPath(here.folder, cwd), 'it has no kustomization.yaml');
      found.problems.push(own ?? missing);
      continue;
    }
    found.own.push(own.file);
    found.problems.push(...own.problems);
    if (seen.size === 1) isBuilt = own.isBuilt;
    if (here.isPlugin && !own.isPlain)
      found.problems.push(problemOfFile(displayPath(own.file, cwd), 'it configures generators or transformers'));
    for (const entry of own.entries) {
      const isPlugin = here.isPlugin || entry.role === 'plugin';
      const reason = entry.isInline ? null : reasonAgainst(entry, boundary);
      if (reason !== null) found.problems.push(problemAt(entry.span, reason));
      if (!entry.isInline && isRemote(entry.written)) isFetched = true;
      if (entry.isInline || isRemote(entry.written) || reason !== null) continue;
      if (statOf(entry.target)?.isDirectory()) {
        bases.add(realpathOf(entry.target));
        open.push({ folder: realpathOf(entry.target), isPlugin, from: entry });
      } else {
        (entry.role === 'resource' ? found.resources : found.patches).push(entry.target);
        if (isPlugin) found.problems.push(...problemsOfPluginFile(entry.target, displayPath(entry.target, cwd), allowRemote));
      }
    }
    if (bases.size > MAX_BASES) {
      found.problems.unshift(problemOfFile(displayPath(own.file, cwd), `it uses more than ${MAX_BASES} kustomizations`));
      break;
    }
  }
  return { ...found, bases, isBuilt, isFetched };
}

/** Why kustomize must not read an entry; null for a file or folder within the repository. */
function reasonAgainst({ written, target }: KustomizationEntry, boundary: string): string | null {
  if (isRemote(written)) return null;
  const stat = statOf(target);
  if (!stat) return `${written} does not exist`;
  if (!isWithin(realpathOf(target), boundary)) return `${written} is outside ${limitOf(boundary)}`;
  return stat.isFile() || stat.isDirectory() ? null : `${written} is neither a file nor a folder`;
}

/** All files of a kustomization, each once. */
export function filesOf({ resources, patches, own }: Kustomization): string[] {
  return [...new Set([...resources, ...patches, ...own])];
}

/** The file of the kustomization in a folder. */
export function fileOf(folder: string): string | undefined {
  return KUSTOMIZATION_FILES.map((name) => path.join(folder, name)).find((file) => statOf(file)?.isFile());
}
