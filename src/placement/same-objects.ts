import type { NamedObject } from '../model/document.ts';
import { UNKNOWN } from '../model/text.ts';
import type { Workload } from '../model/workload.ts';
import { commonParts } from '../text/words.ts';
import type { ReadPath } from './paths.ts';

/** Finds variants by what their files define: a cluster cannot hold one object twice. */
export interface SameObjects {
  /** Both files define the same object, or their folders do: at the same path, or in the same namespace. */
  areShared(a: ReadPath, b: ReadPath): boolean;
}

/** The two are one object, or become one if they are applied to the same namespace. */
export function isSameObject(a: Workload, b: Workload): boolean {
  if (a.kind !== b.kind || a.name !== b.name || !isNameKnown(a.name)) return false;
  if (a.namespace === b.namespace) return true;
  return a.span.path !== b.span.path && (isNamespaceOpen(a.namespace) || isNamespaceOpen(b.namespace));
}

/** A name of which at least a part is known. */
export function isNameKnown(name: string): boolean {
  return /[a-z0-9]/i.test(name);
}

/** The namespace is chosen when the manifest is applied. */
function isNamespaceOpen(namespace: string | null): boolean {
  return namespace === null || namespace.includes(UNKNOWN);
}

/** Reads all objects once, and keeps only objects that several files define. */
export function findSameObjects(objects: readonly NamedObject[], read: (path: string) => ReadPath): SameObjects {
  const files = new Map<string, Set<string>>();
  for (const { kind, name, path } of objects) if (isNameKnown(name)) put(files, `${kind}/${name}`, path);

  const byFile = new Map<string, Set<string>>();
  const byEntry = new Map<string, Set<string>>();
  for (const { kind, name, namespace, path } of objects) {
    if ((files.get(`${kind}/${name}`)?.size ?? 0) < 2) continue;
    const marks = isNamespaceOpen(namespace) ? [OPEN] : [NAMED, namespace ?? ''];
    const { segments } = read(path);
    for (const mark of marks) {
      put(byFile, path, `${kind}/${name} ${mark}`);
      for (let depth = 1; depth <= segments.length; depth++) {
        const entry = segments.slice(0, depth).join('/');
        put(byEntry, entry, `${segments.slice(depth).join('/')} ${kind}/${name} ${mark}`);
        // Of an object whose namespace is known there is one in a cluster, wherever in their folders two installs define it.
        if (mark !== OPEN && mark !== NAMED) put(byEntry, entry, `${ANYWHERE} ${kind}/${name} ${mark}`);
      }
    }
  }

  if (byFile.size === 0) return { areShared: () => false };
  return {
    areShared(a, b) {
      if (intersect(byFile.get(a.path), byFile.get(b.path))) return true;
      const depth = commonParts(a.segments, b.segments) + 1;
      const entryOf = (path: ReadPath) => path.segments.slice(0, depth).join('/');
      return intersect(byEntry.get(entryOf(a)), byEntry.get(entryOf(b)));
    },
  };
}

/** Stand for a namespace that is open, and for any that is named; no namespace has such a name. */
const OPEN = '?';
const NAMED = '!';
/** Stands for any path within a folder. */
const ANYWHERE = '*';

function put(map: Map<string, Set<string>>, key: string, value: string): void {
  map.set(key, (map.get(key) ?? new Set()).add(value));
}

/** Some object is in both: with one namespace, or with an open one on either side. */
function intersect(a: ReadonlySet<string> | undefined, b: ReadonlySet<string> | undefined): boolean {
  if (!a || !b) return false;
  const [few, many] = a.size < b.size ? [a, b] : [b, a];
  for (const item of few) {
    const object = item.slice(0, -1);
    if (item.endsWith(` ${NAMED}`) ? many.has(object + OPEN) : many.has(item)) return true;
    if (item.endsWith(` ${OPEN}`) && many.has(object + NAMED)) return true;
  }
  return false;
}
