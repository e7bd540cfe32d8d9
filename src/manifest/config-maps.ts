import type { Document } from '../model/document.ts';
import { at, entriesAt, type Node, stringAt } from '../model/node.ts';
import type { ObjectReference } from '../model/reference.ts';
import { compareStrings } from '../model/span.ts';
import type { Text } from '../model/text.ts';
import { itemsOfList } from './list.ts';
import type { RelatedObjects } from './related.ts';
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
  related: RelatedObjects,
  document: Document,
  namespace: string | null,
): (name: string) => Keys | undefined {
  return (name) => {
    const candidates = related
      .configMaps(document.set, name)
      .filter((reference) => mayBeIn(reference, namespace))
      .sort(
        (a, b) =>
          nearness(b.source.path, document.path) - nearness(a.source.path, document.path) ||
          Number(b.kind === 'ConfigMap') - Number(a.kind === 'ConfigMap') ||
          compareNamespaces(a.namespace, b.namespace, namespace),
      );
    for (const reference of candidates) {
      const found = keysIn(reference, name, namespace);
      if (found) return found;
    }
    return undefined;
  };
}

function mayBeIn({ kind, namespace: own }: ObjectReference, namespace: string | null): boolean {
  return kind.endsWith('List') || mayBeSame(own, namespace);
}

function mayBeSame(own: string | null, namespace: string | null): boolean {
  return namespace === null || own === null || own === namespace || own.includes('{{');
}

/** The workload's own namespace first, then one that is left open; else by name, so that the order of objects decides nothing. */
function compareNamespaces(a: string | null, b: string | null, namespace: string | null): number {
  const rank = (own: string | null): number => (own === namespace ? 0 : own === null ? 1 : 2);
  return rank(a) - rank(b) || compareStrings(a ?? '', b ?? '');
}

/** Number of folders that two paths share from the root. */
function nearness(a: string, b: string): number {
  const left = a.split('/');
  const right = b.split('/');
  let shared = 0;
  while (shared < left.length && left[shared] === right[shared]) shared++;
  return shared;
}

function keysIn(reference: ObjectReference, name: string, namespace: string | null): Keys | undefined {
  const document = read(reference);
  if (!document) return undefined;
  const object = reference.kind.endsWith('List') ? itemNamed(document.root, name, namespace) : document.root;
  if (!object) return undefined;
  const keys = new Map<string, Text>();
  for (const entry of entriesAt(object, 'data')) if (entry.value.type === 'scalar') keys.set(entry.key.text, document.textOf(entry.value));
  return keys;
}

function itemNamed(root: Node, name: string, namespace: string | null): Node | undefined {
  const ofList = stringAt(root, 'kind')?.replace(/List$/, '');
  const namespaceOf = (item: Node): string | null => stringAt(item, 'metadata', 'namespace') ?? null;
  return (itemsOfList(root) ?? [root])
    .filter(
      (item) =>
        (stringAt(item, 'kind') ?? ofList) === 'ConfigMap' &&
        stringAt(item, 'metadata', 'name') === name &&
        at(item, 'data') !== undefined &&
        mayBeSame(namespaceOf(item), namespace),
    )
    .sort((a, b) => compareNamespaces(namespaceOf(a), namespaceOf(b), namespace))[0];
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
