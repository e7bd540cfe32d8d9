import type { Document } from '../model/document.ts';
import { at, entriesAt, itemsAt, type Node, stringAt } from '../model/node.ts';
import type { ObjectReference } from '../model/reference.ts';
import { type Text, UNKNOWN } from '../model/text.ts';
import { readReference } from './scan.ts';

type Keys = ReadonlyMap<string, Text>;

/** Reading an object again costs a parse, and many workloads name the same one. */
const CACHE_SIZE = 32;
const cached = new WeakMap<ObjectReference, Document | null>();
const recent: ObjectReference[] = [];

/**
 * Looks up ConfigMaps of the input for one workload: those of its namespace; of several with one name (alternatives in
 * different folders) the one whose file is nearest to the workload's.
 */
export function createConfigMaps(
  references: readonly ObjectReference[],
  document: Document,
  namespace: string | null,
): (name: string) => Keys | undefined {
  return (name) => {
    const candidates = references
      .filter((reference) => isCandidate(reference, name, namespace, document.set))
      .sort(
        (a, b) =>
          nearness(b.path, document.path) - nearness(a.path, document.path) ||
          Number(b.kind === 'ConfigMap') - Number(a.kind === 'ConfigMap'),
      );
    for (const reference of candidates) {
      const found = keysIn(reference, name);
      if (found) return found;
    }
    return undefined;
  };
}

function isCandidate(reference: ObjectReference, name: string, namespace: string | null, set: string): boolean {
  if (reference.set !== set) return false;
  if (reference.kind.endsWith('List')) return true;
  const isNamed = reference.name === name || (name.includes(UNKNOWN) && withoutActions(reference.name) === withoutActions(name));
  return (
    reference.kind === 'ConfigMap' &&
    isNamed &&
    (namespace === null || reference.namespace === null || reference.namespace === namespace || reference.namespace.includes('{{'))
  );
}

/** A name with every run of template parts as one unknown character. */
function withoutActions(name: string): string {
  return name.replaceAll(/(?:\{\{.*?\}\}|\uE000)+/g, UNKNOWN);
}

/** Number of folders that two paths share from the root. */
function nearness(a: string, b: string): number {
  const left = a.split('/');
  const right = b.split('/');
  let shared = 0;
  while (shared < left.length && left[shared] === right[shared]) shared++;
  return shared;
}

function keysIn(reference: ObjectReference, name: string): Keys | undefined {
  const document = read(reference);
  if (!document) return undefined;
  const object = reference.kind.endsWith('List') ? itemNamed(document.root, name) : document.root;
  if (!object) return undefined;
  const keys = new Map<string, Text>();
  for (const entry of entriesAt(object, 'data')) if (entry.value.type === 'scalar') keys.set(entry.key.text, document.textOf(entry.value));
  return keys;
}

function itemNamed(root: Node, name: string): Node | undefined {
  return [...itemsAt(root, 'items'), ...itemsAt(root, 'objects')].find(
    (item) => stringAt(item, 'kind') === 'ConfigMap' && stringAt(item, 'metadata', 'name') === name && at(item, 'data') !== undefined,
  );
}

function read(reference: ObjectReference): Document | null {
  const known = cached.get(reference);
  if (known !== undefined) return known;
  const parsed = readReference(reference);
  const document = parsed !== null && 'root' in parsed ? parsed : null;
  cached.set(reference, document);
  recent.push(reference);
  const oldest = recent.length > CACHE_SIZE ? recent.shift() : undefined;
  if (oldest) cached.delete(oldest);
  return document;
}
