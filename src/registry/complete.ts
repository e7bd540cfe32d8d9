import type { Assignment, Citation, DocumentedRange, KnownListener, Owner, Registry, ReservedRange } from '../model/registry.ts';

type WithDefaults<Type, Name extends keyof Type> = Partial<Omit<Type, Name>> & Pick<Type, Name>;

/** A registry as `registry/schema.json` defines it: fields with a default may be missing. */
export interface WrittenRegistry
  extends WithDefaults<Omit<Registry, 'assignments' | 'ranges' | 'reservedRanges' | 'unregistered'>, 'name'> {
  readonly assignments: readonly (WithDefaults<Omit<Assignment, 'owners'>, 'port' | 'process'> & {
    readonly owners?: readonly Partial<Owner>[];
  })[];
  readonly ranges?: readonly WithDefaults<DocumentedRange, 'port' | 'from' | 'to'>[];
  readonly reservedRanges?: readonly WithDefaults<ReservedRange, 'port' | 'endPort'>[];
  readonly unregistered?: readonly (WithDefaults<Omit<KnownListener, 'owner'>, 'port'> & { readonly owner: Partial<Owner> })[];
}

const OWNER: Owner = { kind: '*', namespace: '*', name: '*', container: '*', claimant: 'workload', source: null };
const RANGE = { protocol: 'TCP', since: null } as const;
const KNOWN = { protocol: 'TCP', presence: null, when: null } as const;
/** The defaults of a row. */
const ROW: Omit<Assignment, 'port' | 'endPort' | 'process' | 'citation'> = {
  registry: '',
  protocol: 'TCP',
  applicationProtocol: null,
  exposure: 'external',
  controlPlaneOnly: null,
  team: null,
  since: null,
  removed: null,
  notes: null,
  owners: [],
  status: 'active',
  presence: null,
  when: null,
};

/** Fills in all fields. `path` is the source of the ranges and `citationOf` that of a row, if they have no other source. */
export function completeRegistry(written: WrittenRegistry, path: string, citationOf: (index: number) => Citation): Registry {
  const { name, title = name, url = null } = written;
  return {
    ...written,
    version: 1,
    name,
    title,
    url,
    assignments: written.assignments.map((row, index) => ({
      ...ROW,
      ...row,
      registry: name,
      endPort: row.endPort ?? row.port,
      citation: row.citation ?? citationOf(index),
      owners: (row.owners ?? []).map((owner) => ({ ...OWNER, ...owner })),
      status: row.status ?? (row.removed ? 'removed' : 'active'),
    })),
    ranges: (written.ranges ?? []).map((range) => ({
      ...RANGE,
      source: path,
      ...range,
      registry: name,
      endPort: range.endPort ?? range.port,
    })),
    reservedRanges: (written.reservedRanges ?? []).map((range) => ({ source: path, ...range })),
    platformNamespaces: written.platformNamespaces ?? [],
    platformAnnotations: written.platformAnnotations ?? [],
    unregistered: (written.unregistered ?? []).map((known) => ({ ...KNOWN, ...known, owner: { ...OWNER, ...known.owner } })),
  };
}

/** Removes the fields that `completeRegistry` fills in. */
export function compactRegistry(registry: Registry): WrittenRegistry {
  const { assignments, ranges, unregistered = [], ...rest } = registry;
  return {
    ...rest,
    assignments: assignments.map(({ owners, endPort, registry: _, ...row }) => ({
      ...without(row, ROW),
      ...(endPort !== row.port && { endPort }),
      ...(owners.length > 0 && { owners: owners.map((owner) => without(owner, OWNER)) }),
    })),
    ranges: ranges.map(({ registry: _, endPort, ...range }) => ({
      ...without(range, RANGE),
      ...(endPort !== range.port && { endPort }),
    })),
    unregistered: unregistered.map((known) => ({ ...without(known, KNOWN), owner: without(known.owner, OWNER) })),
  };
}

/** The fields whose values differ from the defaults. */
function without<Fields extends object, Defaults extends object>(
  fields: Fields,
  defaults: Defaults,
): Omit<Fields, keyof Defaults> & Partial<Fields> {
  const isDefault = ([key, value]: [string, unknown]): boolean => key in defaults && (defaults as Record<string, unknown>)[key] === value;
  return Object.fromEntries(Object.entries(fields).filter((entry) => !isDefault(entry))) as Omit<Fields, keyof Defaults> & Partial<Fields>;
}
