import type { Protocol } from './address.ts';
import type { ClusterFacts } from './cluster.ts';
import type { Placement } from './placement.ts';
import type { ObservedSocket } from './socket.ts';
import type { Problem, Source } from './source.ts';
import type { Span } from './span.ts';
import type { Workload } from './workload.ts';

/** What an audit knows of a cluster beside its workloads. */
export interface ObservedFacts {
  readonly sockets: readonly ObservedSocket[];
  /** Nodes on which pods of a workload run. */
  readonly nodesOf: (workload: Workload) => readonly string[];
  readonly pending: readonly PendingWorkload[];
  /** The objects hold the pods of all namespaces, so that the absence of one means something. */
  readonly coversAllPods: boolean;
  /** Place of a line of a capture. */
  readonly spanOf: (source: ObservedSocket['sources'][number]) => Span;
}

/** A workload of which pods wait for a host port. */
export interface PendingWorkload {
  readonly workload: Workload;
  readonly pods: readonly string[];
  readonly port: number;
  readonly protocol: Protocol;
  /** Nodes that would suit it but for the port. */
  readonly nodes: readonly string[];
  /** Pods that hold the port there, such as `openshift-x/agent-abc on worker-0`. */
  readonly holders: readonly string[];
}

/** What a run judges instead of files. */
export interface AuditParts {
  readonly sources: AsyncIterable<Source | Problem>;
  /** What was read of the cluster itself; asked when all sources are read. */
  readonly cluster: () => ClusterFacts;
  /** Adds what was seen on nodes to what was gathered; its types stay out of the library's. */
  readonly observe: (gathered: never) => unknown;
  readonly placement: (base: Placement) => Placement;
}
