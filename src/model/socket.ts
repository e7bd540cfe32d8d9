import type { Protocol, Reach } from './address.ts';
import type { ObjectName } from './document.ts';
import type { Finding } from './finding.ts';
import type { Confidence } from './listener.ts';
import type { Problem } from './source.ts';
import { type Span, spanOnLine } from './span.ts';

/** A process that owns a socket, from a capture. */
export interface SocketProcess {
  readonly name: string;
  readonly pid: number | null;
}

/** A listening socket of a node, from one or several lines of its captures. */
export interface CapturedSocket {
  readonly protocol: Protocol;
  /**
   * RFC 5952, IPv4-mapped addresses as IPv4, without zone; `*` for the wildcard, `::` if the socket is known to be IPv6 only; null if the
   * line does not show the whole address.
   */
  readonly address: string | null;
  /** The interface of a scoped address, such as `br-ex` of `fe80::1%br-ex`. */
  readonly zone: string | null;
  readonly port: number;
  readonly processes: readonly SocketProcess[];
  /** Paths of control groups (`ss -e`), such as `/system.slice/sshd.service`. */
  readonly cgroups: readonly string[];
  /** The pod that the capture names, as commatrix does. */
  readonly pod?: { readonly namespace: string; readonly name: string; readonly container: string | null } | undefined;
  readonly sources: readonly { readonly path: string; readonly line: number }[];
}

/** The sockets in the network namespace of a node, from a capture. */
export interface Capture {
  readonly sockets: readonly CapturedSocket[];
  /** Lines with sockets that cannot be read. */
  readonly problems: readonly Omit<Problem, 'column'>[];
  /** The protocols whose listeners it contains, completely (`TCP`) or in part (`TCP over IPv4`). */
  readonly seen: readonly string[];
}

/** One capture of a node, or all files of a sosreport. */
export interface NodeCapture extends Capture {
  /** Name from the user or the capture; null if a matrix only names a pool of nodes, in `group`. */
  readonly node: string | null;
  readonly group: string | null;
  /** Control groups by process, if the capture has a table of processes. */
  readonly controlGroups: ReadonlyMap<number, string>;
  /** Containers of pods by their runtime identifiers, if the capture contains them. */
  readonly containers: ReadonlyMap<string, NonNullable<CapturedSocket['pod']>>;
}

/** The span of a line of a capture. It has no text, because the line may contain addresses of clients. */
export function spanOfSource({ path, line }: CapturedSocket['sources'][number]): Span {
  return spanOnLine(path, line, 1, 1);
}

/** The address of a socket on all IPv6 addresses that does not accept IPv4. */
export const IPV6_WILDCARD = '::';

/** Returns the reach of a socket, from its address alone. */
export function reachOfSocket(address: string | null): Reach {
  if (address === null) return 'unknown';
  if (address === '*' || address === IPV6_WILDCARD) return 'any';
  return address === '::1' || address.startsWith('127.') ? 'localhost' : 'node';
}

/** How the owner of a socket was determined. */
export type Explanation = 'cgroup' | 'pid' | 'declared' | 'inferred' | 'service' | 'host-process' | 'kernel' | 'registry';

/** A listening socket of a node with its owner. */
export interface ObservedSocket extends Omit<CapturedSocket, 'cgroups' | 'pod'> {
  readonly node: string | null;
  /** A pool of nodes, if the capture names no node. */
  readonly group: string | null;
  readonly reach: Reach;
  readonly unit: string | null;
  readonly pod: NonNullable<CapturedSocket['pod']> | null;
  readonly workload: ObjectName | null;
  readonly explainedBy: Explanation | null;
  /** True for a UDP socket without a peer and without a known owner on an ephemeral port. */
  readonly possibleClient: boolean;
  /** Other workloads that share the address and port (`SO_REUSEPORT`). */
  readonly alsoHeldBy: readonly ObjectName[];
  /** True if its control group is not that of a pod. */
  readonly isOutsidePods: boolean;
  /** Confidence that its process differs from the programs of the pods that need the port; null if it may be one of them. */
  readonly otherProgram: Confidence | null;
}

/** A node, and how complete the captures of its sockets are. */
export interface AuditedNode {
  readonly name: string;
  readonly roles: readonly string[];
  readonly sockets: 'complete' | 'partly' | 'none';
  /**
   * Why its sockets are only partly known, such as `worker-0.txt:4: the line is cut off`; null if they are complete or there are no
   * captures.
   */
  readonly incomplete: string | null;
}

/** What changed since an earlier audit. */
export interface AuditChanges {
  readonly new: readonly ObservedSocket[];
  readonly gone: readonly ObservedSocket[];
  readonly moved: readonly { readonly from: ObservedSocket; readonly to: ObservedSocket }[];
  readonly goneFindings: readonly Pick<Finding, 'fingerprint' | 'rule' | 'message'>[];
  /** Why sockets were not compared, because one of the audits has none; otherwise null. */
  readonly notCompared: string | null;
}
