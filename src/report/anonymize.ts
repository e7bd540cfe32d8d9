import type { RunResult } from '../model/result.ts';
import type { Rule } from '../model/rule.ts';
import { compareStrings } from '../model/span.ts';
import { forExpression } from '../text/words.ts';

/** Kinds of names that tell whose cluster a report is of. */
export const ALIASED = ['node', 'namespace', 'workload', 'address', 'path'] as const;
export type AliasKind = (typeof ALIASED)[number];

/** Aliases by kind and name, such as `node-1` of `worker-0`. */
export type AliasMap = Readonly<Partial<Record<AliasKind, Readonly<Record<string, string>>>>>;

/** Gives names their aliases, the same ones whenever they are asked for. */
export interface Aliases {
  readonly of: (kind: AliasKind, name: string) => string;
  /** All aliases that were given, to be kept for later reports. */
  readonly map: () => AliasMap;
}

/** Goes on with the aliases of earlier reports. */
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

/** What reports tell: a result, and the sentences beside it. */
export interface Told {
  readonly result: RunResult;
  readonly notes: readonly string[];
  readonly rules: readonly Pick<Rule, 'title' | 'why' | 'remedy'>[];
}

/** Values that come from this program or from Kubernetes, whatever names they resemble. */
const OWN_WORDS = new Set(
  'rule severity confidence url kind protocol reach explainedBy fingerprint detector origin role registration'.split(' '),
);
const ADDRESS = /(?<![\w.:-])(?:\d{1,3}(?:\.\d{1,3}){3}|\[?(?:[0-9a-f]{0,4}:){2,7}[0-9a-f]{0,4}\]?)(?![\w.-])/gi;
const PUBLIC_ADDRESS = /^\[?(?:0\.0\.0\.0|127\.[\d.]+|::1?)\]?$/;

/** Replaces names of nodes, namespaces and workloads, addresses and paths by aliases, in every text that a report may show. */
export function anonymized({ result, notes, rules }: Told, aliases: Aliases): Pick<Told, 'result' | 'notes'> {
  const names = namesIn(result, notes);
  const alias = new Map<string, string>();
  for (const kind of ['path', 'node', 'namespace', 'workload'] as const)
    for (const name of [...names[kind]].toSorted(compareStrings)) if (!alias.has(name)) alias.set(name, aliases.of(kind, name));
  const longest = [...alias.keys()].toSorted((a, b) => b.length - a.length || compareStrings(a, b));
  const prose = new Set(rules.flatMap(({ title, why, remedy }) => `${title} ${why} ${remedy}`.match(/[a-z]+/g) ?? []));
  const [words, others] = [longest.filter((name) => prose.has(name)), longest.filter((name) => !prose.has(name))];
  const pattern = new RegExp(`(?<![\\w-])(?:${anyOf(others)}|${ofPlace(anyOf(words))})(?![\\w-])`, 'g');
  const rewrite = (text: string): string => {
    const known = alias.get(text);
    if (known !== undefined) return known;
    const named = text.replace(pattern, (name) => alias.get(name) ?? name);
    return named.replace(ADDRESS, (address) => (PUBLIC_ADDRESS.test(address) ? address : aliases.of('address', address)));
  };
  return { result: rewritten(result, rewrite) as RunResult, notes: notes.map(rewrite) };
}

/** Any of some texts; of none nothing. */
function anyOf(names: readonly string[]): string {
  return names.length === 0 ? '(?!)' : `(?:${names.map(forExpression).join('|')})`;
}

/** Names that are words of sentences too, such as `one`, are replaced beside what says that a name stands here. */
function ofPlace(names: string): string {
  return `(?<=[/=@"'\`]|\\b(?:node|namespace) )${names}|${names}(?=[/="'\`])|(?<=[(,] ?)${names}(?=[,)])`;
}

type Names = Readonly<Record<'path' | 'node' | 'namespace' | 'workload', Set<string>>>;

function namesIn({ findings, listeners, problems, audit }: RunResult, notes: readonly string[]): Names {
  const names: Names = { path: new Set(), node: new Set(), namespace: new Set(), workload: new Set() };
  const add = (kind: keyof Names, name: string | null | undefined): void => {
    if (name) names[kind].add(name);
  };
  const addOwner = (owner: { readonly namespace?: string | null; readonly name: string; readonly kind?: string } | null): void => {
    add('namespace', owner?.namespace);
    // Units and processes are programs, which tell nothing of whose they are.
    if (owner?.kind !== 'Unit' && owner?.kind !== 'Process') add('workload', owner?.name);
  };
  for (const finding of findings) {
    for (const { path } of [finding.span, ...finding.related.map(({ span }) => span)]) add('path', path);
    for (const node of finding.nodes ?? []) add('node', node);
    addOwner(finding.workload);
    addOwner(finding.object);
    // Pods that hold what another one waits for; elsewhere this may be a port, as in 8766/TCP on node.
    if (finding.rule !== 'pod-pending-for-host-port') continue;
    for (const [, namespace, name, node] of finding.message.matchAll(/([\w.-]+)\/([\w.-]+) on ([\w.-]+\w)/g)) {
      addOwner({ namespace: namespace ?? null, name: name ?? '' });
      add('node', node);
    }
  }
  for (const { workload, evidence, nodes = [] } of listeners) {
    addOwner(workload);
    for (const path of [workload.span, ...evidence.map(({ span }) => span)].map((span) => span.path)) add('path', path);
    for (const node of nodes) add('node', node);
  }
  for (const { path } of problems) add('path', path);
  for (const { name } of audit?.nodes ?? []) add('node', name);
  for (const place of audit?.places ?? []) {
    addOwner(place);
    for (const node of place.nodes) add('node', node);
  }
  const { changes } = audit ?? {};
  const moved = changes?.moved.flatMap(({ from, to }) => [from, to]) ?? [];
  for (const { pod, workload, sources, node } of [...(audit?.sockets ?? []), ...(changes?.new ?? []), ...(changes?.gone ?? []), ...moved]) {
    addOwner(pod);
    addOwner(workload);
    add('node', node);
    for (const { path } of sources) add('path', path);
  }
  for (const note of notes) for (const [path] of note.matchAll(/(?:[\w.-]+)?(?:\/[\w.@-]+)+/g)) add('path', path);
  return names;
}

/** What nobody needs in order to understand a finding, and what may hold anything. */
const LEFT_OUT: Readonly<Record<string, unknown>> = { image: '', labels: {}, annotations: {}, excerpt: { text: '', column: 1 } };

/** The same value with its texts rewritten; what was one object stays one. */
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
