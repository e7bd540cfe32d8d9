import { type KnownListener, type Owner, PRESENCES, type Registry } from '../model/registry.ts';
import { type Ownership, portWithProtocol } from './ownership.ts';

/** What `owners.yaml` says, apart from the document whose rows are owned. */
export interface OwnersFile {
  readonly ownership: readonly Ownership[];
  readonly unregistered: readonly KnownListener[];
}

/** What `ranges.yaml` says. */
export type RangesFile = Pick<
  Registry,
  'name' | 'title' | 'url' | 'ranges' | 'reservedRanges' | 'platformNamespaces' | 'platformAnnotations'
>;

/** Reads a parsed `owners.yaml`; throws an Error that names the entry where it is not as the file's head describes. */
export function readOwnersFile(value: unknown): OwnersFile {
  const file = record(value, 'the file');
  return {
    ownership: list(file.owners, 'owners').flatMap((entry, index) => {
      const at = `owners[${index}]`;
      const { process, ports, status, workloads, presence, when } = record(entry, at);
      const owners = list(workloads, `${at}.workloads`).map((owner, number) => ownerOf(owner, `${at}.workloads[${number}]`));
      if (status !== 'active' && status !== 'stale') throw new Error(`${at}.status: expected active or stale`);
      return list(ports, `${at}.ports`).map(
        (port): Ownership => ({
          ...portWithProtocol(port),
          process: text(process, `${at}.process`),
          status,
          owners,
          ...presenceOf(presence, when, at),
        }),
      );
    }),
    unregistered: list(file.unregistered ?? [], 'unregistered').map((entry, index): KnownListener => {
      const { port: ports, presence, when, ...owner } = record(entry, `unregistered[${index}]`);
      const { protocol, port } = portWithProtocol(ports);
      const at = `unregistered[${index}]`;
      return { protocol, port, owner: ownerOf(owner, at), ...presenceOf(presence, when, at) };
    }),
  };
}

/** Reads a parsed `ranges.yaml`; throws an Error that names the entry where it is not as the built-in ones are. */
export function readRangesFile(value: unknown): RangesFile {
  const file = record(value, 'the file');
  const name = text(file.name, 'name');
  return {
    name,
    title: text(file.title, 'title'),
    url: file.url === null ? null : text(file.url, 'url'),
    ranges: list(file.ranges, 'ranges').flatMap((entry, index) => {
      const { ports, from, to, since, source } = record(entry, `ranges[${index}]`);
      return list(ports, `ranges[${index}].ports`).map((port) => {
        const { protocol, port: first, endPort } = portWithProtocol(port);
        return {
          registry: name,
          protocol,
          port: first,
          endPort,
          from: text(from, `ranges[${index}].from`),
          to: text(to, `ranges[${index}].to`),
          since: since === undefined ? null : text(since, `ranges[${index}].since`),
          source: text(source, `ranges[${index}].source`),
        };
      });
    }),
    reservedRanges: list(file.reservedRanges, 'reservedRanges').map((entry, index) => {
      const { ports, source } = record(entry, `reservedRanges[${index}]`);
      const { port, endPort } = portWithProtocol(`${String(ports)}/TCP`);
      return { port, endPort, source: text(source, `reservedRanges[${index}].source`) };
    }),
    platformNamespaces: list(file.platformNamespaces, 'platformNamespaces').map((pattern) => text(pattern, 'platformNamespaces')),
    platformAnnotations: list(file.platformAnnotations, 'platformAnnotations').map((pattern) => text(pattern, 'platformAnnotations')),
  };
}

function ownerOf(value: unknown, at: string): Owner {
  const { kind, namespace, name, container, claimant, source } = record(value, at);
  if (claimant !== undefined && claimant !== 'host-process' && claimant !== 'kernel') {
    throw new Error(`${at}.claimant: expected host-process, kernel or nothing`);
  }
  return {
    kind: text(kind, `${at}.kind`),
    namespace: text(namespace, `${at}.namespace`),
    name: text(name, `${at}.name`),
    container: text(container, `${at}.container`),
    claimant: claimant ?? 'workload',
    source: source === null || source === undefined ? null : text(source, `${at}.source`),
  };
}

function presenceOf(presence: unknown, when: unknown, at: string): Pick<Ownership, 'presence' | 'when'> {
  const known = presence === undefined ? null : PRESENCES.find((one) => one === presence);
  if (known === undefined) throw new Error(`${at}.presence: expected ${PRESENCES.join(', ')}`);
  if ((known === 'optional') !== (when !== undefined)) throw new Error(`${at}.when: what is optional, and only that, says when it listens`);
  return { presence: known, when: when === undefined ? null : text(when, `${at}.when`) };
}

function record(value: unknown, at: string): Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new Error(`${at}: expected a mapping`);
  return value as Record<string, unknown>;
}

function list(value: unknown, at: string): unknown[] {
  if (!Array.isArray(value)) throw new Error(`${at}: expected a list`);
  return value;
}

function text(value: unknown, at: string): string {
  if (typeof value !== 'string') throw new Error(`${at}: expected a text`);
  return value;
}
