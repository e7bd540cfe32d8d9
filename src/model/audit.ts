import type { Protocol } from './address.ts';
import type { Cluster } from './cluster.ts';
import type { ObservedSocket } from './socket.ts';
import type { Problem, Source } from './source.ts';
import type { Workload } from './workload.ts';

/** The facts of a cluster other than its workloads. */
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
  /** Pods that use the port on these nodes. */
  readonly holders: readonly PortHolder[];
  /** True if all holders are older pods of the same workload, which its rolling update replaces. */
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

/** The formats of captures, by the names of `--capture-format`. */
export const CAPTURE_FORMATS = ['ss', 'netstat', 'lsof', 'proc-net', 'sosreport', 'commatrix'] as const;
export type CaptureFormatName = (typeof CAPTURE_FORMATS)[number];

/** A capture file: one that `--capture` names, or a file in a folder or archive. */
export interface CaptureFile {
  /** Its path in reports; in an archive `archive.tar.gz/inner/path`. */
  readonly path: string;
  /** Its path within the folder or archive; the file name for a single file. */
  readonly name: string;
  readonly bytes: Buffer;
}

/** The input of one `--capture`: the output of a command, a sosreport, a folder. */
export interface CaptureInput {
  /** The node of `NODE=PATH` or of a live capture; null if the files contain its name. */
  readonly node: string | null;
  readonly format?: CaptureFormatName | undefined;
  /** Milliseconds since 1970; older captures of the collector are ignored. */
  readonly notBefore?: number | undefined;
  /** Milliseconds since 1970; newer captures of the collector are ignored. Set for the logs of pods on `node`. */
  readonly notAfter?: number | undefined;
  /** The path of the file, folder or archive in reports. */
  readonly path: string;
  readonly files: readonly CaptureFile[];
}

/** The objects and captures of an audit, from files or from an API server and its nodes. */
export interface AuditInput {
  /** Read once, in any order. Facts are kept, objects are not. An item that cannot be read is a problem. */
  readonly objects: AsyncIterable<ClusterObject | Source | Problem>;
  /** Called after all objects are read, so that captures can be made in pods that the objects name. */
  readonly captures: (cluster: Cluster) => AsyncIterable<CaptureInput | Problem>;
  /** True if the pods of all namespaces were read. Called last. */
  readonly coversAllPods: () => boolean;
  /** True if pods were read, even if `objects` contains none because none uses a host port. Called last; false if absent. */
  readonly hasReadPods?: () => boolean;
}
