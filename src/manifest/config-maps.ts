import type { Document, ObjectReference, ScalarNode } from '../model/document.ts';
import { groupBy } from '../model/groups.ts';
import type { Problem } from '../model/source.ts';
import { compareStrings } from '../model/span.ts';
import type { Text } from '../model/text.ts';
import { commonParts } from '../text/words.ts';
import { at, entriesAt, type Node, stringAt } from '../yaml/nodes.ts';
import { objectsOfList } from '../yaml/object-lists.ts';
import { readReference } from './parse.ts';
import { isTemplated, type RelatedObjects } from './related.ts';

type Keys = ReadonlyMap<string, Text>;

/** Returns a scalar with the text that template actions in it print. */
type TextReader = (document: Document, scalar: ScalarNode) => Text;

/** A document with ConfigMaps, by name. */
interface Holding {
  readonly document: Document;
  readonly named: ReadonlyMap<string, readonly Node[]>;
}

/** Maximum number of cached objects: many workloads name the same object, and reading it again means parsing it again. */
const MAX_CACHED = 32;
const cached = new Map<ObjectReference, Holding | Problem | null>();
/** Names in lists that were read, so that a list is not read again for a name that it does not contain. */
const namesIn = new WeakMap<ObjectReference, ReadonlySet<string>>();

/**
 * Finds ConfigMaps of the input for one workload: those of its namespace; if several have the same name (alternatives in different
 * folders), the one whose file is nearest to the workload's. `report` is called for ConfigMaps that cannot be read; `textOf` reads their
 * values.
 */
export function createConfigMaps(
  related: RelatedObjects,
  document: Document,
  namespace: string | null,
  report: (problem: Problem) => void,
  textOf: TextReader = (document, scalar) => document.textOf(scalar),
): (name: string) => Keys | undefined {
  return (name) => {
    const candidates = related
      .configMaps(document.source.install, name)
      // The names in lists that were read are known.
      .filter((reference) => mayBeIn(reference, namespace) && namesIn.get(reference)?.has(name) !== false)
      .map((reference) => ({ reference, near: commonParts(reference.source.path.split('/'), document.path.split('/')) }))
      .sort(
        ({ reference: a, near }, { reference: b, near: nearOther }) =>
          nearOther - near ||
          Number(b.kind === 'ConfigMap') - Number(a.kind === 'ConfigMap') ||
          compareNamespaces(a.namespace, b.namespace, namespace),
      );
    for (const { reference } of candidates) {
      const holding = read(reference);
      // A list that cannot be read may contain no ConfigMap.
      if (holding && 'message' in holding) {
        if (reference.kind === 'ConfigMap') report(holding);
        continue;
      }
      const found = holding && keysIn(holding, reference.kind, name, namespace, textOf);
      if (found) return found;
    }
    return undefined;
  };
}

function mayBeIn({ kind, namespace: own }: ObjectReference, namespace: string | null): boolean {
  return kind.endsWith('List') || mayBeSame(own, namespace);
}

function mayBeSame(own: string | null, namespace: string | null): boolean {
  return namespace === null || own === null || own === namespace || isTemplated(own);
}

/** The workload's own namespace first, then an unset one, then by name, so that the order of objects does not matter. */
function compareNamespaces(a: string | null, b: string | null, namespace: string | null): number {
  const rank = (own: string | null): number => (own === namespace ? 0 : own === null ? 1 : 2);
  return rank(a) - rank(b) || compareStrings(a ?? '', b ?? '');
}

function keysIn(holding: Holding, kind: string, name: string, namespace: string | null, textOf: TextReader): Keys | undefined {
  const object = kind.endsWith('List') ? itemOf(holding.named.get(name) ?? [], namespace) : holding.document.root;
  if (!object) return undefined;
  const keys = new Map<string, Text>();
  for (const entry of entriesAt(object, 'data')) {
    if (entry.value.type === 'scalar') keys.set(entry.key.text, textOf(holding.document, entry.value));
  }
  return keys;
}

function itemOf(items: readonly Node[], namespace: string | null): Node | undefined {
  return items
    .filter((item) => mayBeSame(namespaceOf(item), namespace))
    .sort((a, b) => compareNamespaces(namespaceOf(a), namespaceOf(b), namespace))[0];
}

function namespaceOf(item: Node): string | null {
  return stringAt(item, 'metadata', 'namespace') ?? null;
}

/** The ConfigMaps of a list by name: a dump of a cluster contains very many, and each workload uses a few. */
function namedItems(root: Node): Map<string, Node[]> {
  const configMaps = objectsOfList(root).filter((item) => stringAt(item, 'kind') === 'ConfigMap' && at(item, 'data') !== undefined);
  return groupBy(configMaps, (item) => stringAt(item, 'metadata', 'name') ?? '');
}

function read(reference: ObjectReference): Holding | Problem | null {
  const known = cached.get(reference);
  if (known !== undefined) return known;
  const parsed = readReference(reference);
  const holding = parsed !== null && 'root' in parsed ? { document: parsed, named: namedItems(parsed.root) } : parsed;
  const [oldest] = cached.keys();
  if (oldest && cached.size >= MAX_CACHED) cached.delete(oldest);
  cached.set(reference, holding);
  if (reference.kind.endsWith('List')) namesIn.set(reference, new Set(holding && 'named' in holding ? holding.named.keys() : []));
  return holding;
}
