import type { Confidence } from './listener.ts';
import type { Workload } from './workload.ts';

/** Whether two workloads can each have a pod on one node, and why. */
export interface NodeSharing {
  readonly possible: boolean;
  /** A sentence such as "both can run on control-plane nodes". */
  readonly why: string;
  /** The confidence that both are installed in one cluster and that their pods can be on one node; only defined if `possible`. */
  readonly confidence: Confidence;
  /** The nodes on which both run, if known. */
  readonly nodes?: readonly string[];
  /** It is unknown whether both are installed in one cluster, so a conflict is at most a warning. */
  readonly isAssumed?: true;
}

/** The input of a render. */
export interface RenderedInstall {
  /** The folder of the chart or kustomization; it is the same for renders of one chart with different values. */
  readonly subject: string;
  /** Paths of the files that it reads. */
  readonly files: ReadonlySet<string>;
}

/** The nodes on which workloads can run, by the node roles of the configuration. */
export interface Placement {
  canShareNode(a: Workload, b: Workload): NodeSharing;
  /**
   * Returns the group of a workload. Workloads of different groups are never in one cluster: dumps of several clusters, nodes of a hosted
   * cluster.
   */
  groupOf(workload: Workload): string;
  /** Whether two pods of this workload can be on one node; those of a DaemonSet cannot. */
  canShareNodeWithItself(workload: Workload): NodeSharing;
  /** True if the pod can be scheduled onto a worker; null if a template hides this. */
  canRunOnWorkers(workload: Workload): boolean | null;
  /** Maximum number of nodes that can have a pod of the workload; null if unknown. */
  mostNodes(workload: Workload): number | null;
  /** True if only one of the two is installed at a time. */
  areAlternatives(a: Workload, b: Workload): boolean;
}
