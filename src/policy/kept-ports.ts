import { portText } from '../model/address.ts';
import { UsageError } from '../model/exit-code.ts';
import { groupBy } from '../model/groups.ts';
import { type Assignment, type Citation, PRESENCES, type Presence, stateAt } from '../model/registry.ts';
import type { PolicyInput } from './policy.ts';

/** A port of one or more rows, with the workloads that may use it. */
export interface KeptPort {
  /** `9100/TCP`. */
  readonly key: string;
  /** The owner and where it runs. */
  readonly owner: string;
  readonly citation: Citation;
  /** Patterns of the owners' namespaces; empty if the owner is a process of the node. */
  readonly namespaces: readonly string[];
  readonly presence: Presence;
}

export interface KeptPorts {
  /** Ports of the rows in effect. */
  readonly now: readonly KeptPort[];
  /** Ports of the rows that begin with a later release. */
  readonly later: readonly KeptPort[];
  /** Rows whose owner has no known namespace, so a policy cannot allow the owner only. */
  readonly leftOut: readonly string[];
}

/** Returns the ports that rows reserve for their owners. Throws UsageError if `certain` names a port without an optional row. */
export function keptPorts(input: PolicyInput): KeptPorts {
  const { release, upgradeTo, certain } = input;
  const rows = activeRows(input);
  const now = withOwners(rowsInEffect(input), input);
  const isUpcoming = (row: Assignment): boolean =>
    upgradeTo !== null && stateAt(row, release) === 'later' && stateAt(row, upgradeTo) === 'allocated';
  const later = withOwners(rows.filter(isUpcoming), input);
  const wanted = new Set(certain.map(({ port, protocol }) => `${port}/${protocol}`));
  for (const key of wanted) {
    if (!now.kept.some((one) => one.key === key && one.presence === 'optional'))
      throw new UsageError(`--certain ${key}: no optional row has that port`);
  }
  const known = new Set(now.kept.map(({ key }) => key));
  return {
    now: now.kept.map((one) => (wanted.has(one.key) ? { ...one, presence: 'every-node' } : one)),
    later: later.kept.filter(({ key }) => !known.has(key)),
    leftOut: [...now.leftOut, ...later.leftOut],
  };
}

/** The ports that have a row in effect, with or without an owner. */
export function portsWithRow(input: PolicyInput): readonly string[] {
  return [...byPort(rowsInEffect(input)).keys()];
}

function activeRows({ registries }: PolicyInput): readonly Assignment[] {
  return registries.flatMap(({ assignments }) => assignments).filter(({ status }) => status === 'active');
}

function rowsInEffect(input: PolicyInput): readonly Assignment[] {
  return activeRows(input).filter((row) => stateAt(row, input.release) === 'allocated');
}

/** The rows of each port, by ascending number. */
function byPort(rows: readonly Assignment[]): ReadonlyMap<string, readonly Assignment[]> {
  const single = rows.flatMap((row) => Array.from({ length: row.endPort - row.port + 1 }, (_, index) => ({ row, port: row.port + index })));
  const sorted = single.sort((a, b) => a.port - b.port || (a.row.protocol < b.row.protocol ? -1 : 1));
  return new Map([...groupBy(sorted, ({ row, port }) => `${port}/${row.protocol}`)].map(([key, all]) => [key, all.map(({ row }) => row)]));
}

function withOwners(rows: readonly Assignment[], { owners }: PolicyInput): { readonly kept: KeptPort[]; readonly leftOut: string[] } {
  const kept: KeptPort[] = [];
  const leftOut = new Set<string>();
  for (const [key, all] of byPort(rows)) {
    const [first] = [...all].sort((a, b) => rankOf(a) - rankOf(b));
    if (!first) continue;
    const added = owners.filter(({ port, protocol }) => `${port}/${protocol}` === key).map(({ owner }) => owner);
    const everyone = [...all.flatMap((row) => row.owners), ...added];
    const namespaces = [...new Set(everyone.filter(({ claimant }) => claimant === 'workload').map(({ namespace }) => namespace))];
    const isUnknown = namespaces.includes('*') || (added.length === 0 && all.some((row) => row.owners.length === 0));
    const reason = added.some(({ namespace }) => namespace === '*') ? ' (its owner in the configuration has no namespace)' : '';
    if (isUnknown) leftOut.add(`${portText(first)}/${first.protocol} ${first.process}${reason}`);
    else kept.push({ key, owner: ownerOf(first), citation: first.citation, namespaces, presence: presenceOf(first) });
  }
  return { kept, leftOut: [...leftOut] };
}

/** The presence of a row; unknown counts as optional. */
function presenceOf({ presence }: Assignment): Presence {
  return presence ?? 'optional';
}

function rankOf(row: Assignment): number {
  return PRESENCES.indexOf(presenceOf(row));
}

const PLACES: Readonly<Record<Presence, string>> = {
  'every-node': ', which runs on every node',
  'control-plane-nodes': ', which runs on control-plane nodes',
  optional: '',
};

function ownerOf(row: Assignment): string {
  return row.process + (row.when === null ? PLACES[presenceOf(row)] : `, which runs ${row.when}`);
}
