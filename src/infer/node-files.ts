import { readdirSync } from 'node:fs';
import { join, posix, resolve } from 'node:path';
import { documentAt } from '../manifest/parse.ts';
import { NODE_FILE } from '../manifest/scan.ts';
import type { Document, ObjectReference } from '../model/document.ts';
import { groupBy } from '../model/groups.ts';
import type { KnownFile, Pod } from '../model/pod.ts';
import type { ReadDocuments } from '../read.ts';
import { isWithin, realpathOf, statOf } from '../source/paths.ts';
import { createLocator, startOfFile } from '../text/lines.ts';
import { onceForEach, onceForObject } from '../text/once.ts';
import { readTextFile } from '../text/read-text-file.ts';
import { knownText, type Text } from '../text/text.ts';
import { folderOf } from '../text/words.ts';
import { nodeFilesIn } from '../workload/node-files.ts';

/** Kinds of objects that configure nodes. */
const CONFIGURING = new Set(['MachineConfig', 'KubeadmControlPlane', 'KubeadmConfig', 'KubeadmConfigTemplate']);
/** A tree of files that mirrors the file system of a node with static pods. */
const NODE_TREE = /^((?:.*\/)?)etc\/kubernetes\/manifests\/[^/]+$/;
/** Maximum size of a file, and maximum number of files in a folder, that are read from such a tree. */
const MAX_SIZE = 1024 * 1024;
const MAX_FILES = 50;

/** Returns a function that lists the files of the nodes on which a pod runs, as far as they are in the input. */
export function createNodeFiles(read: ReadDocuments, cwd: string): (document: Document, pod: Pod) => KnownFile[] {
  const filesAt = onceForObject((reference: ObjectReference): KnownFile[] => {
    const document = documentAt(reference);
    return document === null ? [] : nodeFilesIn(document);
  });
  const configured = onceForEach((install: string) =>
    unambiguous(read.toInfer.filter(({ kind, source }) => CONFIGURING.has(kind) && source.install === install).flatMap(filesAt)),
  );
  return (document, pod) => {
    const { install } = document.source;
    // Templates in other folders may be for other platforms, and files without a kind, such as ignition files, for other nodes.
    const beside = read.related.selecting(install, [NODE_FILE], folderOf(document.path)).flatMap(filesAt);
    return [...configured(install), ...filesOfTree(document, pod, cwd), ...beside];
  };
}

/** Removes files whose text differs between objects for different nodes. */
function unambiguous(files: readonly KnownFile[]): KnownFile[] {
  return [...groupBy(files, ({ path }) => path).values()].flatMap((same) => {
    const [first] = same;
    return first && same.every(({ text }) => text.value === first.text.value) ? [first] : [];
  });
}

/** The files that a static pod mounts, if its manifest is in a tree that mirrors the node. Only files of the tree are read. */
function filesOfTree({ path, source }: Document, { volumes }: Pod, cwd: string): KnownFile[] {
  const root = source.editable && source.install === '' ? NODE_TREE.exec(path)?.[1] : undefined;
  if (root === undefined) return [];
  return volumes.flatMap(({ hostPath }) => {
    if (hostPath === null) return [];
    const own = posix.resolve('/', hostPath);
    const file = join(resolve(cwd, root), own);
    const paths = statOf(file)?.isDirectory() ? namesIn(file).map((name) => posix.join(own, name)) : [own];
    return paths.slice(0, MAX_FILES).flatMap((path) => {
      const text = textBelow(root, path.slice(1), cwd);
      return text ? [{ path, text }] : [];
    });
  });
}

/** The sorted names in a folder; empty if it is missing or cannot be read. */
export function namesIn(folder: string): string[] {
  try {
    return statOf(folder)?.isDirectory() ? readdirSync(folder).sort() : [];
  } catch {
    return [];
  }
}

/** The text of a small file below a folder of the input, whose path ends in a slash; null if it cannot be read or is outside the folder. */
export function textBelow(folder: string, path: string, cwd: string): Text | null {
  const root = resolve(cwd, folder);
  const file = join(root, path);
  const stat = statOf(file);
  if (!stat?.isFile() || stat.size > MAX_SIZE || !isWithin(realpathOf(file), realpathOf(root))) return null;
  try {
    const text = readTextFile(file, MAX_SIZE);
    return knownText(text, createLocator(text, startOfFile(`${folder}${path}`)));
  } catch {
    return null;
  }
}
