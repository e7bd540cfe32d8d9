import type { Protocol, Reach } from './address.ts';
import type { ObjectName } from './document.ts';
import type { Finding } from './finding.ts';
import type { Confidence } from './listener.ts';
import type { Problem } from './source.ts';

/** A process that holds a socket, as a capture names it. */
export interface SocketProcess {
  readonly name: string;
  readonly pid: number | null;
}

/** A listening socket as one line of a capture tells it. */
export interface CapturedSocket {
  readonly protocol: Protocol;
  /** RFC 5952, IPv4-mapped addresses as IPv4, without zone; `*` for the wildcard of either family; null where the line does not tell it whole. */
  readonly address: string | null;
  /** The interface of a scoped address, such as `br-ex` of `fe80::1%br-ex`. */
  readonly zone: string | null;
  readonly port: number;
  readonly processes: readonly SocketProcess[];
  /** Path of the control group (`ss -e`), such as `/system.slice/sshd.service`; null where the capture does not tell it. */
  readonly cgroup: string | null;
  /** The pod that the capture itself names, as commatrix does. */
  readonly pod?: { readonly namespace: string; readonly name: string; readonly container: string | null } | undefined;
  /** Line of the capture, from 1. */
  readonly line: number;
}

/** The same as all captures of a node tell it, with every place where it stands. */
export interface PlacedSocket extends Omit<CapturedSocket, 'line' | 'cgroup'> {
  readonly cgroups: readonly string[];
  readonly sources: readonly { readonly path: string; readonly line: number }[];
}

/** All that one capture, or all files of a sosreport, tell of one node. */
export interface NodeCapture {
  /** Name that the user or the capture gives; null where a matrix knows only a pool of nodes, which `group` names. */
  readonly node: string | null;
  readonly group: string | null;
  readonly sockets: readonly PlacedSocket[];
  readonly problems: readonly Omit<Problem, 'column'>[];
  readonly seen: Capture['seen'];
  /** Control groups of processes, where the capture tells them apart from sockets. */
  readonly controlGroups: ReadonlyMap<number, string>;
  /** Containers of pods by the identifiers that the runtime gave them, where the capture tells them. */
  readonly containers: ReadonlyMap<string, NonNullable<CapturedSocket['pod']>>;
}

/** What a capture holds of one node's own network namespace. */
export interface Capture {
  readonly sockets: readonly CapturedSocket[];
  /** Lines that hold a socket and cannot be read. */
  readonly problems: readonly { readonly line: number; readonly message: string }[];
  /** The protocols of which it tells all listeners, such as `TCP`, or a part of them, such as `TCP over IPv4`. */
  readonly seen: readonly string[];
}

/** Who can reach a socket, by its address alone. */
export function reachOfSocket(address: string | null): Reach {
  if (address === null) return 'unknown';
  if (address === '*') return 'any';
  return address === '::1' || address.startsWith('127.') ? 'localhost' : 'node';
}

/** How somebody who holds a socket is known. */
export type Explanation = 'cgroup' | 'pid' | 'declared' | 'inferred' | 'service' | 'host-process' | 'kernel' | 'registry';

/** A listening socket of a node, whatever captures tell it, and who holds it. */
export interface ObservedSocket extends Omit<PlacedSocket, 'cgroups' | 'pod'> {
  readonly node: string | null;
  /** A pool of nodes, where the capture knows nothing closer. */
  readonly group: string | null;
  readonly reach: Reach;
  readonly unit: string | null;
  readonly pod: NonNullable<CapturedSocket['pod']> | null;
  readonly workload: ObjectName | null;
  readonly explainedBy: Explanation | null;
  /** A UDP socket without a peer on a port that the kernel hands out, which nothing explains. */
  readonly possibleClient: boolean;
  /** Workloads that hold the same address and port beside the first, as `SO_REUSEPORT` lets them. */
  readonly alsoHeldBy: readonly ObjectName[];
  /** Its control group shows that no pod holds it. */
  readonly isOutsidePods: boolean;
  /** Confidence that its process is another program than those of the pods that need the port; null if it may be theirs. */
  readonly otherProgram: Confidence | null;
}

/** A node, and how complete the captures of its sockets are. */
export interface AuditedNode {
  readonly name: string;
  readonly roles: readonly string[];
  readonly sockets: 'complete' | 'partly' | 'none';
  /** Why its sockets are only partly known, such as `worker-0.txt:4: the line is cut off`; null if they are complete or there are none. */
  readonly incomplete: string | null;
}

/** What changed since an earlier audit. */
export interface AuditChanges {
  readonly new: readonly ObservedSocket[];
  readonly gone: readonly ObservedSocket[];
  readonly moved: readonly { readonly from: ObservedSocket; readonly to: ObservedSocket }[];
  readonly goneFindings: readonly Pick<Finding, 'fingerprint' | 'rule' | 'message'>[];
  /** Why no sockets were compared, if one of the audits has none; else null. */
  readonly notCompared: string | null;
}
