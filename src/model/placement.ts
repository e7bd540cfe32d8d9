import type { Confidence } from './listener.ts';
import type { Workload } from './workload.ts';

/** Whether two workloads can have a pod each on one node, and why. */
export interface NodeSharing {
  readonly possible: boolean;
  /** One sentence for the reader, such as "both can run on control-plane nodes". */
  readonly why: string;
  /** How sure it is that both are installed in one cluster and that their pods can be on one node; of no meaning where they cannot. */
  readonly confidence: Confidence;
  /** The nodes on which both run, where that is known. */
  readonly nodes?: readonly string[];
  /** Nothing says that the two are installed in one cluster, so a conflict is a warning at most. */
  readonly isAssumed?: true;
}

/** What a render is made from. */
export interface RenderedInstall {
  /** The folder of the chart or kustomization; renders of one chart with different values have the same. */
  readonly subject: string;
  /** Paths of the files that it is made from. */
  readonly files: ReadonlySet<string>;
}

/** On which nodes workloads can run; composed with the node roles of the configuration. */
export interface Placement {
  canShareNode(a: Workload, b: Workload): NodeSharing;
  /** Workloads of two groups are never in one cluster: dumps of several clusters, nodes of a hosted cluster. */
  groupOf(workload: Workload): string;
  /** Two pods of this one workload can be on one node (a DaemonSet's cannot). */
  canShareNodeWithItself(workload: Workload): NodeSharing;
  /** Whether the pod can land on a node that is no control-plane node; null where a template hides it. */
  canRunOnWorkers(workload: Workload): boolean | null;
  /** The most nodes that can hold a pod of the workload; null where the manifest and the known roles leave that open. */
  mostNodes(workload: Workload): number | null;
  /** The two stand in manifests of which only one is installed at a time. */
  areAlternatives(a: Workload, b: Workload): boolean;
}
