import type { ObjectName } from './document.ts';
import type { Finding } from './finding.ts';
import type { FleetCluster } from './fleet.ts';
import type { HostedFacts } from './hosted-facts.ts';
import type { Listener } from './listener.ts';
import type { AuditChanges, AuditedNode, ObservedSocket } from './socket.ts';
import type { Problem } from './source.ts';

export interface Counts {
  readonly files: number;
  readonly documents: number;
  readonly workloads: number;
  readonly listeners: number;
}

/** Names of a cluster. */
export interface ClusterNames {
  readonly nodes: readonly string[];
  readonly namespaces: readonly string[];
  /** Names of pods and of their workloads. */
  readonly workloads: readonly string[];
}

/** The result of a run. Findings and listeners are sorted by place. */
export interface RunResult {
  readonly findings: readonly Finding[];
  readonly listeners: readonly Listener[];
  readonly hosted: HostedFacts;
  readonly problems: readonly Problem[];
  readonly skipped: readonly { readonly rule: string; readonly reason: string }[];
  readonly counts: Counts;
  /** Number of findings below the wanted confidence, by rule. */
  readonly hidden: Readonly<Record<string, number>>;
  /** A custom resource uses the host network, and its pods are unknown. */
  readonly hasUnknownPods?: true;
  /** Set for audits only. */
  readonly audit?: {
    readonly nodes: readonly AuditedNode[];
    readonly sockets: readonly ObservedSocket[];
    /** The nodes that run the workloads with host ports, from the objects. */
    readonly places: readonly (ObjectName & { readonly nodes: readonly string[] })[];
    readonly changes?: AuditChanges;
    /** Returns all names of the cluster that messages may contain. */
    readonly names?: () => ClusterNames;
  };
  /** The name of the audited cluster: that of `--cluster-name`, else the context; absent if unknown, and for several clusters. */
  readonly cluster?: string;
  /** The contexts of an audit of several clusters. */
  readonly contexts?: readonly string[];
  /** The clusters of a merged report; each of its findings names its clusters. */
  readonly fleet?: readonly FleetCluster[];
}

/** Facts about a run that its report does not show. */
export interface KnownFindings {
  /** Findings of every confidence. */
  readonly everything: readonly Finding[];
  /** Paths of all inputs that were read, as in findings. */
  readonly paths: ReadonlySet<string>;
  /** Rules that ran to their end. */
  readonly ranRules: ReadonlySet<string>;
}
