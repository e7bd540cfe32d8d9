import type { Protocol } from './address.ts';
import type { Cluster } from './cluster.ts';
import type { ObservedSocket } from './socket.ts';
import type { Problem, Source } from './source.ts';
import type { Workload } from './workload.ts';

/** The facts of a cluster beside its workloads. */
export interface ObservedFacts {
  readonly sockets: readonly ObservedSocket[];
  /** Returns the nodes on which pods of a workload run. */
  readonly nodesOf: (workload: Workload) => readonly string[];
  readonly pending: readonly PendingWorkload[];
  /** True if the pods of all namespaces were read, so that a missing pod is known to be missing. */
  readonly coversAllPods: boolean;
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

/** The install of all objects of an audit. */
export const INSTALL = 'cluster';

/** An object of the API server with its `kind`, without the list around it. */
export interface ClusterObject {
  /** Its name in reports, such as `cluster prod: pods/example/agent-abc`. */
  readonly path: string;
  readonly object: unknown;
}

/** A file of a `--capture`: alone, in a folder, or in an archive. */
export interface CaptureFile {
  /** Its path in reports; in an archive `archive.tar.gz/inner/path`. */
  readonly path: string;
  /** Its path within the folder or archive; the name of a file alone. */
  readonly name: string;
  readonly bytes: Buffer;
}

/** The files of one `--capture`: the output of a command, a sosreport, a folder. */
export interface GivenCapture {
  /** The node of `NODE=PATH` or of a live capture; null if the files name it. */
  readonly node: string | null;
  readonly format?: string | undefined;
  /** Milliseconds since 1970; captures of the collector from before do not count. */
  readonly notBefore?: number | undefined;
  /** Milliseconds since 1970; captures of the collector from after do not count. Set for the logs of pods on `node`. */
  readonly notAfter?: number | undefined;
  /** The path of the whole in reports. */
  readonly path: string;
  readonly files: readonly CaptureFile[];
}

/** The objects and captures of an audit, from files or from an API server and its nodes. */
export interface AuditInput {
  /** Read once, in any order. Facts are kept, objects are not. An item that cannot be read is a problem. */
  readonly objects: AsyncIterable<ClusterObject | Source | Problem>;
  /** Called when all objects are read, so that captures can be made in the pods among them. */
  readonly captures: (cluster: Cluster) => AsyncIterable<GivenCapture | Problem>;
  /** True if the pods of all namespaces were read. Called last. */
  readonly coversAllPods: () => boolean;
  /** True if pods were read, even if none of them has host ports and is among the objects. Called last; false where absent. */
  readonly hasReadPods?: () => boolean;
}
