import type { NamedObject } from '../model/document.ts';
import { folderOf } from '../text/words.ts';

/** What an object is called, whoever defines it. */
type Name = Pick<NamedObject, 'kind' | 'namespace' | 'name'>;

const NOWHERE: ReadonlySet<string> = new Set();

/** Tells the folders whose files define an object. `named` may grow until somebody asks. */
export function createDefinitions(named: readonly NamedObject[]): (name: Name) => ReadonlySet<string> {
  let folders: Map<string, Set<string>> | null = null;
  return (name) => {
    folders ??= foldersByName(named);
    return folders.get(keyOf(name)) ?? NOWHERE;
  };
}

function foldersByName(named: readonly NamedObject[]): Map<string, Set<string>> {
  const folders = new Map<string, Set<string>>();
  for (const object of named) {
    const key = keyOf(object);
    folders.set(key, (folders.get(key) ?? new Set()).add(folderOf(object.path)));
  }
  return folders;
}

function keyOf({ kind, namespace, name }: Name): string {
  return `${kind} ${namespace ?? ''} ${name}`;
}
