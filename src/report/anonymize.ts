import { isIP } from 'node:net';
import type { RunResult } from '../model/result.ts';
import type { Rule } from '../model/rule.ts';
import { compareStrings } from '../model/span.ts';
import { fieldsOf, textOf } from '../yaml/plain-fields.ts';
import { createNameReplacer } from './replace-names.ts';

/** Kinds of names in a result; a name of several kinds is of the first. */
const NAMED = ['path', 'node', 'namespace', 'workload'] as const;
/** Kinds of names that identify the cluster of a report. */
export const ALIASED = [...NAMED, 'address'] as const;
export type AliasKind = (typeof ALIASED)[number];

/** Aliases by kind and name, such as `node-1` for `worker-0`. */
export type AliasMap = Readonly<Partial<Record<AliasKind, Readonly<Record<string, string>>>>>;

/** Returns the alias of a name, the same one for each call. */
export interface Aliases {
  readonly of: (kind: AliasKind, name: string) => string;
  /** Returns all aliases so far, to be kept for later reports. */
  readonly map: () => AliasMap;
}

/** Continues the aliases of earlier reports. */
export function createAliases(known: AliasMap = {}): Aliases {
  const names = new Map(ALIASED.map((kind) => [kind, new Map(Object.entries(known[kind] ?? {}))]));
  return {
    of: (kind, name) => {
      const ofKind = names.get(kind) as Map<string, string>;
      const alias = ofKind.get(name) ?? freeAlias(kind, ofKind);
      ofKind.set(name, alias);
      return alias;
    },
    map: () => Object.fromEntries([...names].map(([kind, ofKind]) => [kind, Object.fromEntries(ofKind)])),
  };
}

function freeAlias(kind: AliasKind, taken: ReadonlyMap<string, string>): string {
  const used = new Set(taken.values());
  let number = taken.size + 1;
  while (used.has(`${kind}-${number}`)) number++;
  return `${kind}-${number}`;
}

/** The parts of an outcome that reports show. */
export interface Anonymized {
  readonly result: RunResult;
  readonly notes: readonly string[];
}

/** Values of this program or of Kubernetes, which are kept even if a name is the same word. */
const OWN_WORDS = new Set(
  'rule severity confidence url kind protocol reach explainedBy fingerprint detector origin role registration'.split(' '),
);

/** Replaces the names of nodes, namespaces and workloads, addresses and paths by aliases, in every text that a report may show. */
export function anonymized(
  { result, notes, rules }: Anonymized & { readonly rules: readonly Pick<Rule, 'title' | 'why' | 'remedy'>[] },
  aliases: Aliases,
): Anonymized {
  const kinds = new Map<string, AliasKind>();
  const { findings, listeners, problems, audit } = result;
  const names = collectNames([findings, listeners, problems, audit]);
  for (const kind of NAMED) {
    // Aliases are numbered in the order of names, so that they do not depend on the order of findings.
    for (const name of [...names[kind]].toSorted(compareStrings)) {
      if (kinds.has(name)) continue;
      kinds.set(name, kind);
      aliases.of(kind, name);
    }
  }
  const { nodes: node = [], namespaces: namespace = [], workloads: workload = [] } = audit?.names?.() ?? {};
  const mentioned = { path: [], node, namespace, workload };
  for (const kind of NAMED) for (const name of mentioned[kind]) if (!kinds.has(name)) kinds.set(name, kind);
  const aliasOf = (name: string): string | null => {
    const kind = kinds.get(name);
    return kind === undefined ? null : aliases.of(kind, name);
  };
  const addressAlias = (address: string): string | null =>
    isIP(address) === 0 || isPublic(address) ? null : aliases.of('address', address);
  const prose = rules.flatMap(({ title, why, remedy }) => `${title} ${why} ${remedy}`.match(/[a-z]+/g) ?? []);
  const replace = createNameReplacer([...kinds.keys()], { aliasOf, addressAlias, prose: new Set(prose) });
  // Names of clusters and contexts often contain names of owners and places.
  const { cluster: _, contexts, ...unnamed } = result;
  const numbered = { ...unnamed, ...(contexts && { contexts: contexts.map((_, index) => `context-${index + 1}`) }) };
  return {
    // A name that a headline shortens would not be found, so its rest is removed.
    result: rewritten(numbered, (text) => replace(text.replaceAll(/\S+…/g, '…'))) as RunResult,
    notes: notes.map((note) => replace(withoutPaths(note, aliases))),
  };
}

type Names = Readonly<Record<(typeof NAMED)[number], Set<string>>>;

/** Collects the names in a value by the keys of their members. Only owners have a namespace; units and processes are public programs. */
function collectNames(
  value: unknown,
  names: Names = { path: new Set(), node: new Set(), namespace: new Set(), workload: new Set() },
  done = new Set<unknown>(),
): Names {
  if (typeof value !== 'object' || value === null || done.has(value)) return names;
  done.add(value);
  const { path, node, nodes, namespace, kind, name } = fieldsOf(value);
  const add = (of: keyof Names, text: unknown): void => {
    if (textOf(text) !== '') names[of].add(textOf(text));
  };
  add('path', path);
  add('node', node);
  for (const one of Array.isArray(nodes) ? nodes : []) add('node', typeof one === 'string' ? one : one.name);
  add('namespace', namespace);
  if (namespace !== undefined && kind !== 'Unit' && kind !== 'Process') add('workload', name);
  for (const [key, inner] of Object.entries(value)) if (!OWN_WORDS.has(key)) collectNames(inner, names, done);
  return names;
}

/** Addresses that every machine has. */
function isPublic(address: string): boolean {
  return address.startsWith('127.') || ['0.0.0.0', '::', '::1'].includes(address);
}

/** Replaces the paths in a note, which may be about files without findings. */
function withoutPaths(note: string, aliases: Aliases): string {
  const alias = (word: string): string =>
    word.startsWith('/') || (word.includes('/') && !word.includes('://')) ? aliases.of('path', word) : word;
  return note
    .split(' ')
    .map((word) => (word.endsWith(',') || word.endsWith(';') ? alias(word.slice(0, -1)) + word.slice(-1) : alias(word)))
    .join(' ');
}

/** Values that readers of findings do not need and that may contain anything. */
const LEFT_OUT: Readonly<Record<string, unknown>> = { image: '', labels: {}, annotations: {}, excerpt: { text: '', column: 1 } };

/** Returns a copy of a value with its texts rewritten. References to one object stay references to one object. */
function rewritten(value: unknown, rewrite: (text: string) => string, key = '', done = new Map<object, unknown>()): unknown {
  if (typeof value === 'string') return OWN_WORDS.has(key) ? value : rewrite(value);
  if (typeof value !== 'object' || value === null || OWN_WORDS.has(key)) return value;
  const known = done.get(value);
  if (known !== undefined) return known;
  const copy = Array.isArray(value)
    ? value.map((one) => rewritten(one, rewrite, key, done))
    : Object.fromEntries(Object.entries(value).map(([name, one]) => [name, LEFT_OUT[name] ?? rewritten(one, rewrite, name, done)]));
  done.set(value, copy);
  return copy;
}
