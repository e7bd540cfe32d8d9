import type { PortRange, Protocol, Reach } from './address.ts';
import type { ObjectName } from './document.ts';

/** Whether other hosts can connect to the port, from the table that contains the row. */
export type Exposure = 'external' | 'localhost';

/** The nodes on which the owner of a port runs: every node, every control-plane node, or only some nodes or clusters. */
export const PRESENCES = ['every-node', 'control-plane-nodes', 'optional'] as const;
export type Presence = (typeof PRESENCES)[number];

/** A row of a registry: it assigns a port or a range of ports to an owner. */
export interface Assignment extends PortRange {
  readonly registry: string;
  readonly protocol: Protocol;
  readonly process: string;
  /** `Protocol` column: HTTPS, Geneve; null if empty. */
  readonly applicationProtocol: string | null;
  readonly exposure: Exposure;
  /** Null if the row does not say. */
  readonly controlPlaneOnly: boolean | null;
  readonly team: string | null;
  readonly since: string | null;
  /** Set for rows of the table of previously allocated ports. */
  readonly removed: string | null;
  readonly notes: string | null;
  readonly citation: Citation;
  readonly owners: readonly Owner[];
  /** `stale`: the owner of the row no longer listens on the port, so the row never makes a workload registered. */
  readonly status: 'active' | 'stale' | 'removed';
  /** Null if unknown. */
  readonly presence: Presence | null;
  /** For an optional owner: where it runs, such as `on bare metal`. */
  readonly when: string | null;
  /** The documents that prove the row; absent if the row is from the registry's own document. */
  readonly sources?: readonly RowSource[];
}

/** A line that proves a row: in a file of a repository, or on a page. */
export interface RowSource {
  /** `OWNER/NAME` on GitHub. */
  readonly repository?: string | undefined;
  /** Commit or tag. */
  readonly ref?: string | undefined;
  readonly path?: string | undefined;
  readonly url?: string;
  readonly line?: number;
  /** The heading above the line, if the line is unknown. */
  readonly section?: string;
  /** A regular expression for the line. */
  readonly match: string;
}

/** The place of a row in the registry's document. */
export interface Citation {
  readonly document: string;
  readonly table: string;
  readonly line: number;
}

/** Patterns of the workloads to which a row belongs; `*` is a wildcard, `a|b` a choice. */
export interface Owner {
  readonly kind: string;
  readonly namespace: string;
  readonly name: string;
  readonly container: string;
  /** `workload`, or a process of the node or a socket of the kernel, which no manifest declares. */
  readonly claimant: 'workload' | 'host-process' | 'kernel';
  readonly source: string | null;
}

/** A documented range that users open in their firewalls. */
export interface DocumentedRange extends PortRange {
  readonly registry: string;
  readonly protocol: Protocol;
  readonly from: string;
  readonly to: string;
  readonly since: string | null;
  readonly source: string;
}

/** Ports reserved for system services, such as 9000-9999, which localhost-only ports should not use. */
export interface ReservedRange extends PortRange {
  readonly source: string;
}

/** A compiled registry; `registry/schema.json` is its schema. */
export interface Registry {
  readonly version: 1;
  readonly name: string;
  readonly title: string;
  readonly url: string | null;
  /** Built-in registries whose rows also apply to this platform. */
  readonly includes?: readonly string[];
  /** `host-ports`: each Service of type LoadBalancer takes its ports on every node. */
  readonly loadBalancerServices?: 'host-ports' | 'none';
  readonly assignments: readonly Assignment[];
  readonly ranges: readonly DocumentedRange[];
  readonly reservedRanges: readonly ReservedRange[];
  /** Patterns of namespaces whose workloads must be registered; others are users of the platform. */
  readonly platformNamespaces: readonly string[];
  /** Patterns of annotation keys that only manifests of the platform have. */
  readonly platformAnnotations?: readonly string[];
  /** Ports that the platform uses without a row; they are never suggested as free. */
  readonly unregistered?: readonly KnownListener[];
}

/** A listener that was observed on real nodes and has no row. */
export interface KnownListener extends Pick<Assignment, 'protocol' | 'port' | 'presence' | 'when'> {
  readonly owner: Owner;
}

export type RegistrationStatus =
  | 'registered'
  | 'reach-differs'
  | 'other-owner'
  | 'previously-allocated'
  | 'not-yet-allocated'
  | 'unregistered'
  | 'unknown-owner';

/** The result of looking a listener up in the registries. */
export interface Registration {
  readonly status: RegistrationStatus;
  /** The row that decides the status; null if there is none. */
  readonly assignment: Assignment | null;
  /** The process that was observed on a port of another owner, if no row assigns it; otherwise absent. */
  readonly holder?: KnownListener & { readonly registry: string };
}

/** True if no current row has the port. */
export function isWithoutRow({ status }: Registration): boolean {
  return status === 'unregistered' || status === 'previously-allocated';
}

/** Queries for rules and detectors, over all registries of the run at its release. */
export interface RegistryView {
  readonly registries: readonly Registry[];
  readonly release: Release | null;
  /** All rows for a port, the most specific first: smallest range, then current before removed. */
  assignmentsFor(port: number, protocol: Protocol): readonly Assignment[];
  rangesFor(port: number, protocol: Protocol): readonly DocumentedRange[];
  /** The reserved range that contains the port. */
  reservedRangeOf(port: number): ReservedRange | undefined;
  /** Returns the registration of a workload's listener on a port. */
  registrationOf(claim: PortClaim): Registration;
  /**
   * The row of a listener that is a second copy of the owner's program, in a namespace where the platform does not install it, although the
   * platform runs it on every node or every control-plane node; otherwise null.
   */
  rowOfOtherCopy(claim: PortClaim): Assignment | null;
  /** Ports to which a listener can move, the nearest first. */
  freePorts(wish: FreePortWish): readonly number[];
  /** Returns the rows whose owner is this workload (or this container of it), for detectors that only find a number. */
  assignmentsOwnedBy(workload: OwnerCandidate, container: string | null): readonly Assignment[];
  /** True if the workload is part of the registry's platform, so its ports must be registered. */
  isPlatform(workload: OwnerCandidate): boolean;
}

/** The fields of a workload that decide its owner. */
export interface OwnerCandidate extends ObjectName {
  readonly annotations: Readonly<Record<string, string>>;
  /** `programs` are the names of the programs that a container is known to run. */
  readonly containers: readonly { readonly name: string; readonly image: string; readonly programs?: readonly string[] }[];
}

export interface PortClaim {
  readonly workload: OwnerCandidate;
  readonly container: string | null;
  readonly port: number;
  readonly protocol: Protocol;
  readonly reach: Reach;
}

/** The conditions for a free port. */
export interface FreePortWish {
  readonly protocol: Protocol;
  /** Components of the platform get ports from another range than users. */
  readonly isPlatform: boolean;
  readonly isLocalhost: boolean;
  readonly near: number;
  readonly count: number;
  /** True for ports that are used by this input, by Services, or for outgoing connections. */
  readonly isTaken: (port: number) => boolean;
}

/** Returns the citation of a row: `OpenShift host port registry, line 97`. */
export function nameOfAssignment(assignment: Assignment): string {
  return `${assignment.citation.document}, line ${assignment.citation.line}`;
}

/** Returns the name of a user of a port without a row: `DaemonSet openshift-monitoring/node-exporter`. */
export function nameOfKnownListener({ owner: { kind, namespace, name, container } }: KnownListener): string {
  const plain = (pattern: string): string => (/^[\w.*-]+$/.test(pattern) ? pattern.replace(/\*$/, '') : '');
  const shown = plain(name) || plain(container) || 'a component of the platform';
  return [plain(kind), [plain(namespace), shown].filter((part) => part !== '').join('/')].filter((part) => part !== '').join(' ');
}

/** A release such as 4.19 as numbers that compare: major, minor. */
export type Release = readonly [major: number, minor: number];

/** Reads `4.19`, `v4.19`, `4.19.3` or `5`; undefined for anything else. */
export function parseRelease(text: string): Release | undefined {
  const found = /^v?(\d{1,4})(?:\.(\d{1,4}))?(?:\.\d+)?$/.exec(text.trim());
  return found ? [Number(found[1]), Number(found[2] ?? 0)] : undefined;
}

export function compareReleases(a: Release, b: Release): number {
  return a[0] - b[0] || a[1] - b[1];
}

/** The state of a row at a release: `allocated` now, allocated `later`, or `free` again. */
export type AllocationState = 'allocated' | 'later' | 'free';

/** Returns the state of a row at a release, or in the newest release if it is null. */
export function stateAt(assignment: Assignment, release: Release | null): AllocationState {
  const removed = releaseOf(assignment.removed);
  const since = releaseOf(assignment.since);
  if (release && since && compareReleases(since, release) > 0) return 'later';
  if (release && removed) return compareReleases(removed, release) <= 0 ? 'free' : 'allocated';
  return assignment.status === 'removed' || assignment.removed !== null ? 'free' : 'allocated';
}

function releaseOf(text: string | null): Release | undefined {
  return text === null ? undefined : parseRelease(text);
}
