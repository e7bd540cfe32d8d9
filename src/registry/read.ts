import type { Assignment, DocumentedRange, KnownListener, Owner, Registry } from '../model/registry.ts';
import { type Problem, problemOfFile } from '../model/source.ts';
import { readChecked } from '../text/checked-file.ts';
import type { NodeProblem } from '../text/schema-problems.ts';
import { at, itemsAt, type Node, numberAt } from '../text/yaml-nodes.ts';
import { compilePattern } from './pattern.ts';
import { validate } from './validator.js';

type Written<Type, Needed extends keyof Type> = Partial<Type> & Pick<Type, Needed>;

/** A registry as its schema allows it, with most fields left out. */
type WrittenRegistry = Omit<Partial<Registry>, 'assignments' | 'ranges' | 'reservedRanges' | 'unregistered'> & {
  readonly name: string;
  readonly assignments: readonly (Omit<Written<Assignment, 'port' | 'process'>, 'owners' | 'citation'> & {
    readonly owners?: readonly Partial<Owner>[];
    readonly citation?: { readonly document: string; readonly table?: string; readonly line: number };
  })[];
  readonly ranges?: readonly Written<DocumentedRange, 'port' | 'from' | 'to'>[];
  readonly reservedRanges?: readonly { readonly port: number; readonly endPort: number; readonly source?: string }[];
  readonly unregistered?: readonly (Omit<Written<KnownListener, 'port'>, 'owner'> & { readonly owner?: Partial<Owner> })[];
};

/**
 * Reads a registry of `registry/schema.json` in JSON or YAML and fills in what may be left out; else everything that is wrong with it.
 * `path` is how its rows are cited where they do not say so themselves.
 */
export function readRegistry(text: string, path: string): Registry | { readonly problems: readonly Problem[] } {
  const file = readChecked(text, path, validate, wrongValues);
  if (file === null) return { problems: [problemOfFile(path, 'the file is empty, so no registry')] };
  if ('problems' in file) return file;
  const written = file.value as WrittenRegistry;
  const rows = itemsAt(file.root, 'assignments');
  const lineOfRow = (index: number): number => file.spanOf(rows[index] ?? file.root).line;
  return {
    version: 1,
    name: written.name,
    title: written.title ?? written.name,
    url: written.url ?? null,
    assignments: written.assignments.map(
      (row, index): Assignment => ({
        registry: written.name,
        protocol: row.protocol ?? 'TCP',
        port: row.port,
        endPort: row.endPort ?? row.port,
        process: row.process,
        applicationProtocol: row.applicationProtocol ?? null,
        exposure: row.exposure ?? 'external',
        controlPlaneOnly: row.controlPlaneOnly ?? null,
        team: row.team ?? null,
        since: row.since ?? null,
        removed: row.removed ?? null,
        notes: row.notes ?? null,
        citation: { table: 'assignments', ...(row.citation ?? { document: path, line: lineOfRow(index) }) },
        owners: (row.owners ?? []).map(fillOwner),
        status: row.status ?? (row.removed ? 'removed' : 'active'),
        presence: row.presence ?? null,
        when: row.when ?? null,
      }),
    ),
    ranges: (written.ranges ?? []).map((range) => ({
      registry: written.name,
      protocol: range.protocol ?? 'TCP',
      port: range.port,
      endPort: range.endPort ?? range.port,
      from: range.from,
      to: range.to,
      since: range.since ?? null,
      source: range.source ?? path,
    })),
    reservedRanges: (written.reservedRanges ?? []).map((range) => ({ ...range, source: range.source ?? path })),
    platformNamespaces: written.platformNamespaces ?? [],
    platformAnnotations: written.platformAnnotations ?? [],
    unregistered: (written.unregistered ?? []).map((known) => ({
      protocol: known.protocol ?? 'TCP',
      port: known.port,
      owner: fillOwner(known.owner ?? {}),
      presence: known.presence ?? null,
      when: known.when ?? null,
    })),
  };
}

/** What a schema cannot say: ranges that end before they begin, and patterns that are none. */
function* wrongValues(root: Node): Iterable<NodeProblem> {
  for (const item of ['assignments', 'ranges', 'reservedRanges'].flatMap((list) => itemsAt(root, list))) {
    const [port = 0, endPort = port] = [numberAt(item, 'port'), numberAt(item, 'endPort')];
    if (endPort < port) yield { node: at(item, 'endPort') ?? item, message: `the range ${port}-${endPort} ends before it begins` };
  }
  const owners = [
    ...itemsAt(root, 'assignments').flatMap((row) => itemsAt(row, 'owners')),
    ...itemsAt(root, 'unregistered').map((known) => at(known, 'owner')),
  ];
  const patterns = [
    ...owners.flatMap((owner) => ['namespace', 'name', 'container'].map((key) => at(owner, key))),
    ...itemsAt(root, 'platformNamespaces'),
    ...itemsAt(root, 'platformAnnotations'),
  ];
  for (const node of patterns) {
    const problem = node?.type === 'scalar' ? patternProblem(node.text) : null;
    if (node && problem !== null) yield { node, message: problem };
  }
}

/** Why a pattern cannot be used; null where it can. */
function patternProblem(pattern: string): string | null {
  try {
    compilePattern(pattern);
    return null;
  } catch (error) {
    return `pattern "${pattern.slice(0, 60)}": ${error instanceof Error ? error.message : String(error)}`;
  }
}

function fillOwner(owner: Partial<Owner>): Owner {
  return { kind: '*', namespace: '*', name: '*', container: '*', claimant: 'workload', source: null, ...owner };
}
