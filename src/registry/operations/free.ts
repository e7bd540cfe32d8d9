import { containsPort, EPHEMERAL_RANGE, NODE_PORT_RANGE, type PortRange, type Protocol, portText } from '../../model/address.ts';
import { groupBy } from '../../model/groups.ts';
import type { DefaultPort } from '../../model/program.ts';
import {
  type Assignment,
  compareReleases,
  nameOfKnownListener,
  parseRelease,
  type Registry,
  type Release,
  stateAt,
} from '../../model/registry.ts';
import { coverageOf, portHolders, type RegisteredHolder, rowsElsewhere } from '../taken.ts';
import { rowName, textTable } from './table.ts';

export interface FreeOptions {
  readonly range: PortRange;
  readonly protocol: Protocol;
  /** `any`: other hosts connect to the port. `localhost`: only the node itself does. */
  readonly reach: 'any' | 'localhost';
  /** `platform`: the port must be in a range that users open in firewalls. `users`: the platform's own range is excluded. */
  readonly audience: 'users' | 'platform';
  /** Null for the newest rows. */
  readonly release: Release | null;
  /** Number of ports to return. */
  readonly count: number;
  /** Default ports of programs, which come last. */
  readonly defaults?: readonly DefaultPort[];
}

export interface FreePorts {
  /** Default ports of programs and ports with a row in another built-in registry come last. */
  readonly free: readonly FreePort[];
  /** Why the ports before the last free one cannot be used; adjacent ports with one reason are one entry. */
  readonly taken: readonly (PortRange & { readonly reason: string })[];
}

export interface FreePort {
  readonly port: number;
  readonly note: string | null;
  /** Names of the programs that listen on the port by default. */
  readonly defaultOf: readonly string[];
}

/** Returns the next ports of a range that are not in use now or later, and why the ports between them are not free. */
export function freePorts(registries: readonly Registry[], options: FreeOptions): FreePorts {
  const reasonOf = reasons(registries, options);
  const former = coverageOf(
    registries
      .flatMap((registry) => registry.assignments)
      .filter((row) => row.protocol === options.protocol && stateAt(row, options.release) === 'free'),
  );
  const programs = groupBy(
    (options.defaults ?? []).filter(({ protocol }) => protocol === options.protocol),
    ({ port }) => port,
  );
  const elsewhere = coverageOf(rowsElsewhere(registries).filter((row) => row.protocol === options.protocol));
  const free: FreePort[] = [];
  const used: FreePort[] = [];
  const taken: (PortRange & { reason: string })[] = [];
  for (let port = options.range.port; port <= options.range.endPort && free.length < options.count; port++) {
    const reason = reasonOf(port);
    const last = taken.at(-1);
    if (reason === null) {
      const defaultOf = [...new Set((programs.get(port) ?? []).map(({ name }) => name))];
      const other = elsewhere.holderOf(port);
      const note = [
        ...(defaultOf.length > 0 ? [`default of ${defaultOf.join(', ')}`] : []),
        ...(other ? [`${rowName(other)} in the registry ${other.registry}`] : []),
        ...noteOf(former.holderOf(port)),
      ].join('; ');
      (defaultOf.length > 0 || other ? used : free).push({ port, note: note || null, defaultOf });
    } else if (last?.reason === reason && last.endPort === port - 1) taken[taken.length - 1] = { ...last, endPort: port };
    else taken.push({ port, endPort: port, reason });
  }
  return { free: [...free, ...used.slice(0, options.count - free.length)], taken };
}

function noteOf(row: Assignment | undefined): string[] {
  return row ? [`allocated to ${row.process} until ${row.removed ?? 'an older release'} (line ${row.citation.line})`] : [];
}

function reasons(registries: readonly Registry[], { protocol, release, reach, audience }: FreeOptions): (port: number) => string | null {
  const holderOf = portHolders(registries, protocol, release);
  const ranges = registries
    .flatMap((registry) => registry.ranges)
    .filter((range) => range.protocol === protocol && isOpenAt(range.since, release));
  const reserved = registries.flatMap((registry) => registry.reservedRanges);
  return (port) => {
    const holder = holderOf(port);
    if (holder) return nameOfPortHolder(holder);
    if (containsPort(NODE_PORT_RANGE, port)) return `node ports of Services (${portText(NODE_PORT_RANGE)})`;
    if (containsPort(EPHEMERAL_RANGE, port)) return `the kernel uses these for outgoing connections (${portText(EPHEMERAL_RANGE)})`;
    if (reach === 'any' && audience === 'platform') {
      return reserved.length === 0 || ranges.some((range) => containsPort(range, port)) ? null : 'in no range that users must open';
    }
    const kept = reserved.find((range) => containsPort(range, port));
    return kept ? `reserved for components of the platform that other hosts reach (${portText(kept)})` : null;
  };
}

/** The owner of a port, in a few words. */
function nameOfPortHolder(holder: RegisteredHolder): string {
  if ('known' in holder) return `used by ${nameOfKnownListener(holder.known)}, without a row`;
  const { row, state } = holder;
  return state === 'later'
    ? `${rowName(row)} from ${row.since} on (line ${row.citation.line})`
    : `${rowName(row)} (line ${row.citation.line})`;
}

function isOpenAt(since: string | null, release: Release | null): boolean {
  const first = since === null ? undefined : parseRelease(since);
  return !first || !release || compareReleases(first, release) <= 0;
}

/** Names the searched range, if the user does not set one. `kept` is the range for components of the platform. */
export function searchedText({ range, protocol, audience }: FreeOptions, kept: PortRange | undefined): string {
  const searched = `\nSearched ${portText(range)}/${protocol}`;
  if (audience === 'platform' && kept)
    return `${searched}, which is for components of the platform; --range 10000-19999 searches elsewhere.\n`;
  return `${searched}; ${kept ? '--for platform searches for components of the platform, ' : ''}--range 10000-19999 elsewhere.\n`;
}

/** Free ports as text. */
export function freeText({ free, taken }: FreePorts, options: FreeOptions): string {
  const range = `${portText(options.range)}/${options.protocol}`;
  const first =
    free.length === 0
      ? `No port of ${range} is free.\n`
      : textTable(
          ['FREE', 'NOTE'],
          free.map(({ port, note }) => [`${port}`, note ?? '']),
        );
  if (taken.length === 0) return first;
  return `${first}\n${textTable(
    ['TAKEN', 'WHY'],
    taken.map((part) => [portText(part), part.reason]),
  )}`;
}
