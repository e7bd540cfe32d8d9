import type { Confidence } from './listener.ts';
import type { Workload } from './workload.ts';

/** Whether two workloads can each have a pod on one node, and why. */
export interface NodeSharing {
  readonly possible: boolean;
  /** A sentence such as "both can run on control-plane nodes". */
  readonly why: string;
  /** How sure it is that both are installed in one cluster and that their pods can be on one node; without meaning if not `possible`. */
  readonly confidence: Confidence;
  /** The nodes on which both run, if known. */
  readonly nodes?: readonly string[];
  /** It is unknown whether the two are installed in one cluster, so a conflict is a warning at most. */
  readonly isAssumed?: true;
}

/** The input of a render. */
export interface RenderedInstall {
  /** The folder of the chart or kustomization; renders of one chart with different values have the same. */
  readonly subject: string;
  /** Paths of the files that it reads. */
  readonly files: ReadonlySet<string>;
}

/** The nodes on which workloads can run, by the node roles of the configuration. */
export interface Placement {
  canShareNode(a: Workload, b: Workload): NodeSharing;
  /** Workloads of two groups are never in one cluster: dumps of several clusters, nodes of a hosted cluster. */
  groupOf(workload: Workload): string;
  /** Two pods of this one workload can be on one node (a DaemonSet's cannot). */
  canShareNodeWithItself(workload: Workload): NodeSharing;
  /** True if the pod can be scheduled onto a worker; null if a template hides it. */
  canRunOnWorkers(workload: Workload): boolean | null;
  /** The most nodes that can have a pod of the workload; null if unknown. */
  mostNodes(workload: Workload): number | null;
  /** True if only one of the two is installed at a time. */
  areAlternatives(a: Workload, b: Workload): boolean;
}
