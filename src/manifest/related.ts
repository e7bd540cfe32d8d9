import type { ObjectReference } from '../model/reference.ts';
import { UNKNOWN } from '../model/text.ts';
import { createReferenceTable } from './reference-table.ts';

/** The objects that workloads may ask for, found by name or by namespace without looking at all of them. */
export interface RelatedObjects {
  add(reference: ObjectReference): void;
  /** ConfigMaps that may be meant by a name, and lists that may hold one. */
  configMaps(set: string, name: string): readonly ObjectReference[];
  /** Objects of some kinds in a namespace, and those that leave theirs open; those of all namespaces for null. */
  selecting(set: string, kinds: readonly string[], namespace: string | null): readonly ObjectReference[];
  /** Lists, which may hold objects of any kind. */
  lists(set: string): readonly ObjectReference[];
}

/** More objects of one kind in one namespace are not searched: they only support what is known from elsewhere. */
export const MAXIMUM_OBJECTS = 200;

/** Remembers where objects stand, in little memory for each, since large inputs hold far more of them than of host ports. */
export function createRelatedObjects(): RelatedObjects {
  const table = createReferenceTable('ConfigMap');
  const configMaps = new Map<string, Map<string, number | number[]>>();
  const templated: ObjectReference[] = [];
  const lists: ObjectReference[] = [];
  const selecting = new Map<string, ObjectReference[]>();
  const everyone = new Map<string, ObjectReference[]>();
  return {
    add(reference) {
      const { set } = reference.source;
      if (reference.kind.endsWith('List')) lists.push(reference);
      else if (reference.kind === 'ConfigMap') {
        const named = configMaps.get(set) ?? new Map<string, number | number[]>();
        configMaps.set(set, named);
        const row = table.add(reference);
        // Nearly all names are of one object only.
        const known = named.get(reference.name);
        if (known === undefined) named.set(reference.name, row);
        else if (Array.isArray(known)) known.push(row);
        else named.set(reference.name, [known, row]);
        if (reference.name.includes('{{')) templated.push(reference);
      } else {
        put(everyone, `${set}\0${reference.kind}`, reference);
        put(selecting, `${set}\0${reference.kind}\0${reference.namespace ?? ''}`, reference);
      }
    },
    configMaps: (set, name) => [
      ...[configMaps.get(set)?.get(name) ?? []].flat().map((row) => table.get(row, name)),
      ...(name.includes(UNKNOWN)
        ? templated.filter((one) => one.source.set === set && withoutActions(one.name) === withoutActions(name))
        : []),
      ...lists.filter((one) => one.source.set === set),
    ],
    selecting: (set, kinds, namespace) =>
      kinds.flatMap((kind) =>
        namespace === null
          ? (everyone.get(`${set}\0${kind}`) ?? [])
          : [...(selecting.get(`${set}\0${kind}\0${namespace}`) ?? []), ...(selecting.get(`${set}\0${kind}\0`) ?? [])],
      ),
    lists: (set) => lists.filter((one) => one.source.set === set),
  };
}

function put(map: Map<string, ObjectReference[]>, key: string, reference: ObjectReference): void {
  const list = map.get(key);
  if (list === undefined) map.set(key, [reference]);
  else if (list.length < MAXIMUM_OBJECTS) list.push(reference);
}

/** A name with every run of template parts as one unknown character. */
function withoutActions(name: string): string {
  return name.replaceAll(/(?:\{\{.*?\}\}|\uE000)+/g, UNKNOWN);
}
