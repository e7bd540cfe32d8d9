import type { Protocol } from './address.ts';
import type { Cluster } from './cluster.ts';
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

/** A pod that has a host port on a node. */
export interface PortHolder {
  readonly namespace: string;
  readonly name: string;
  readonly node: string;
}

/** A workload with pods that are Pending because a host port is in use. */
export interface PendingWorkload {
  readonly workload: Workload;
  readonly pods: readonly string[];
  readonly port: number;
  readonly protocol: Protocol;
  /** Nodes on which a pod could run if the port were free. */
  readonly nodes: readonly string[];
  /** Pods that have the port there. */
  readonly holders: readonly PortHolder[];
  /** True if all of these are older pods of the same workload, which its rolling update replaces. */
  readonly isOwnOlderPod: boolean;
}

/** All objects of an audit are of one cluster, which their sources say by this. */
export const INSTALL = 'cluster';

/** One object as an API server tells it, with its `kind`, without the list around it. */
export interface ClusterObject {
  /** As reports name it, such as `cluster prod: pods/example/agent-abc`. */
  readonly path: string;
  readonly object: unknown;
}

/** A file of what somebody gave as captures: alone, below a folder, or in an archive. */
export interface CaptureFile {
  /** As the user knows it; of an archive `archive.tar.gz/inner/path`. */
  readonly path: string;
  /** Its path within the folder or archive; the file's own name where it stands alone. */
  readonly name: string;
  readonly bytes: Buffer;
}

/** The files of one capture: what one command printed, a sosreport, a folder of some nodes' files. */
export interface GivenCapture {
  /** The node that they are of, where whoever captured knows it; else they tell it themselves, or the name of the file does. */
  readonly node: string | null;
  readonly format?: string | undefined;
  /** As reports name the whole. */
  readonly path: string;
  readonly files: readonly CaptureFile[];
}

/** Where an audit has objects and captures from: files, or an API server and the nodes behind it. */
export interface AuditInput {
  /** Read once, one after the other, in any order. Facts are kept, objects are not. What could not be read is a problem. */
  readonly objects: AsyncIterable<ClusterObject | Source | Problem>;
  /** Asked for when all objects are read, so that pods to capture from can be chosen by what these tell. */
  readonly captures: (cluster: Cluster) => AsyncIterable<GivenCapture | Problem>;
  /** Whether the objects held the pods of all namespaces, so that the absence of one means something; asked last. */
  readonly coversAllPods: () => boolean;
}
