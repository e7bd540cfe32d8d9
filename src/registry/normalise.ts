import type { Protocol } from '../model/address.ts';
import type { Assignment, DocumentedRange, Owner, Registry } from '../model/registry.ts';
import type { SchemaError as Violation } from '../text/schema-problems.ts';
import { pointerPart } from '../text/yaml-places.ts';
import { validate } from './validator.js';
import { describeViolation } from './violation.ts';

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
  readonly unregistered?: readonly { readonly protocol?: Protocol; readonly port: number; readonly owner?: Partial<Owner> }[];
};

/** Why a value is no registry, and the JSON pointer to the part that shows it. */
export interface Refusal {
  readonly message: string;
  readonly pointer: string;
}

/**
 * Checks a parsed registry against `registry/schema.json` and fills in what may be left out. `document` is how its rows
 * are cited where they do not say so themselves, and `lineOf` tells the line of a JSON pointer in it.
 */
export function normaliseRegistry(value: unknown, document: string, lineOf: (pointer: string) => number): Registry | Refusal {
  if (isTooLarge(value)) return { message: 'the registry is too large: its aliases stand for more than a million values', pointer: '' };
  if (!validate(value)) return refusalOf(validate.errors?.[0], value);
  const written = value as WrittenRegistry;
  const backwards = backwardRange(written);
  if (backwards) return backwards;
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
        citation: { table: 'assignments', ...(row.citation ?? { document, line: lineOf(`/assignments/${index}`) }) },
        owners: (row.owners ?? []).map(fillOwner),
        status: row.status ?? (row.removed ? 'removed' : 'active'),
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
      source: range.source ?? document,
    })),
    reservedRanges: (written.reservedRanges ?? []).map((range) => ({ ...range, source: range.source ?? document })),
    platformNamespaces: written.platformNamespaces ?? [],
    platformAnnotations: written.platformAnnotations ?? [],
    unregistered: (written.unregistered ?? []).map((known) => ({
      protocol: known.protocol ?? 'TCP',
      port: known.port,
      owner: fillOwner(known.owner ?? {}),
    })),
  };
}

function refusalOf(violation: Violation | undefined, value: unknown): Refusal {
  const { instancePath = '', keyword, params } = violation ?? {};
  const unknown = keyword === 'additionalProperties' ? `/${pointerPart(String(params?.additionalProperty))}` : '';
  return { message: describeViolation(violation, value), pointer: `${instancePath}${unknown}` };
}

function backwardRange(written: WrittenRegistry): Refusal | null {
  for (const list of ['assignments', 'ranges', 'reservedRanges'] as const) {
    for (const [index, { port, endPort }] of (written[list] ?? []).entries()) {
      if (endPort === undefined || endPort >= port) continue;
      return { message: `the range ${port}-${endPort} ends before it begins`, pointer: `/${list}/${index}/endPort` };
    }
  }
  return null;
}

function fillOwner(owner: Partial<Owner>): Owner {
  return { kind: '*', namespace: '*', name: '*', container: '*', claimant: 'workload', source: null, ...owner };
}

/** Counts values up to a million, each time that an alias shows them. */
function isTooLarge(value: unknown): boolean {
  const open = [value];
  for (let count = 0; open.length > 0; count++) {
    if (count + open.length > 1_000_000) return true;
    const next = open.pop();
    if (typeof next === 'object' && next !== null) for (const item of Object.values(next)) open.push(item);
  }
  return false;
}
