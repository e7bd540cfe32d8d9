import type { NamedObject, ObjectName, ObjectReference } from '../model/document.ts';
import { addTo, addToSet } from '../model/groups.ts';
import { UNKNOWN } from '../model/text.ts';
import { replaceActions } from '../template/actions.ts';
import { folderOf } from '../text/words.ts';

/** The objects that workloads may refer to, indexed by name and namespace. */
export type RelatedObjects = ReturnType<typeof createRelatedObjects>;

/** Maximum number of objects of one kind in one namespace to search; they only add evidence. */
export const MAX_OBJECTS = 200;

/** Records the places of objects, with little memory for each: large inputs have far more objects than host ports. */
export function createRelatedObjects() {
  const configMaps = new Map<string, Map<string, ObjectReference[]>>();
  const templated = new Map<string, ObjectReference[]>();
  const lists = new Map<string, ObjectReference[]>();
  const others = new Map<string, OfOneKind>();
  return {
    add(reference: ObjectReference): void {
      const { kind, name, source } = reference;
      const set = source.install;
      if (kind.endsWith('List')) addTo(lists, set, reference);
      else if (kind === 'ConfigMap') {
        const named = configMaps.get(set) ?? new Map<string, ObjectReference[]>();
        configMaps.set(set, named);
        addTo(named, name, reference);
        if (isTemplated(name)) addTo(templated, `${set}\n${withoutActions(name)}`, reference);
      } else {
        const ofKind: OfOneKind = others.get(`${set}\n${kind}`) ?? { everyone: [], byNamespace: new Map() };
        const namespace = reference.namespace ?? '';
        others.set(`${set}\n${kind}`, ofKind);
        if (ofKind.everyone.length < MAX_OBJECTS) ofKind.everyone.push(reference);
        if ((ofKind.byNamespace.get(namespace)?.length ?? 0) < MAX_OBJECTS) addTo(ofKind.byNamespace, namespace, reference);
      }
    },
    /** ConfigMaps that a name may refer to, and lists that may contain them. */
    configMaps: (set: string, name: string): readonly ObjectReference[] => [
      ...(configMaps.get(set)?.get(name) ?? []),
      ...((name.includes(UNKNOWN) && templated.get(`${set}\n${withoutActions(name)}`)) || []),
      ...(lists.get(set) ?? []),
    ],
    /** Objects of some kinds in a namespace, and those without a namespace; objects of all namespaces for null. */
    selecting: (set: string, kinds: readonly string[], namespace: string | null): readonly ObjectReference[] =>
      kinds.flatMap((kind) => {
        const found = others.get(`${set}\n${kind}`);
        if (!found || namespace === null) return found?.everyone ?? [];
        return [...(found.byNamespace.get(namespace) ?? []), ...(found.byNamespace.get('') ?? [])];
      }),
    /** Lists, which may contain objects of any kind. */
    lists: (set: string): readonly ObjectReference[] => lists.get(set) ?? [],
  };
}

/** Objects of one kind, up to a limit in all and for each namespace; objects without a namespace are under the empty name. */
interface OfOneKind {
  readonly everyone: ObjectReference[];
  readonly byNamespace: Map<string, ObjectReference[]>;
}

/** True for a name that contains a template action. */
export function isTemplated(name: string): boolean {
  return name.includes('{{') || name.includes('<%=');
}

/** A name in which every sequence of template parts is one unknown character. */
function withoutActions(name: string): string {
  return replaceActions(name, UNKNOWN).replace(/\uE000+/g, UNKNOWN);
}

const NOWHERE: ReadonlySet<string> = new Set();

/** Returns a function that finds the folders whose files define an object. `named` may grow until the first call. */
export function createDefinitions(named: readonly NamedObject[]): (name: ObjectName) => ReadonlySet<string> {
  const folders = new Map<string, Set<string>>();
  return (name) => {
    if (folders.size === 0) for (const object of named) addToSet(folders, definitionKey(object), folderOf(object.path));
    return folders.get(definitionKey(name)) ?? NOWHERE;
  };
}

function definitionKey({ kind, namespace, name }: ObjectName): string {
  return `${kind} ${namespace ?? ''} ${name}`;
}
