import type { PortRange } from '../../model/address.ts';
import type { Finding, Severity } from '../../model/finding.ts';
import type { Evidence, Listener } from '../../model/listener.ts';

/** The data of the page: plain text without invisible characters, for `textContent`. */
export interface PageData {
  readonly ranges: readonly PageRange[];
  /** Rows of the registries at the release of the run. */
  readonly rows: readonly PageRow[];
  /** Sorted by port. */
  readonly listeners: readonly PageListener[];
  /** In reading order, the worst first. */
  readonly findings: readonly PageFinding[];
}

/** A range of ports that is marked on the map. */
export interface PageRange extends PortRange {
  readonly kind: 'reserved' | 'node-port' | 'ephemeral';
  readonly name: string;
}

export interface PageRow extends PortRange {
  readonly process: string;
  /** False for a program without a row that is known to listen on nodes. */
  readonly isRow: boolean;
  /** True if the port was allocated earlier. */
  readonly isFree: boolean;
  /** Other values of the row, such as `TCP · external · team etcd · since 4.1`. */
  readonly facts: string;
  /** The place of the row, such as `OpenShift host port registry, line 97`. */
  readonly citation: string;
}

export interface PageListener extends Pick<Listener, 'port' | 'protocol' | 'reach' | 'address' | 'confidence' | 'container'> {
  /** Null for a process of the node, which no pod can declare. */
  readonly declared: boolean | null;
  /** `DaemonSet namespace/name`. */
  readonly workload: string;
  readonly namespace: string;
  /** What the registries say of the port, in words. */
  readonly registration: string;
  /** The process and team of the row; empty without one. */
  readonly process: string;
  readonly team: string;
  /** The most severe finding about this port of this workload that is not suppressed. */
  readonly severity: Severity | null;
  /** Clusters of the configuration that install the workload; empty without clusters. */
  readonly clusters: readonly string[];
  readonly evidence: readonly PageEvidence[];
  /** Number of pieces of evidence that are omitted from `evidence`. */
  readonly more: number;
}

export interface PageEvidence extends Pick<Evidence, 'origin' | 'detector' | 'text'> {
  readonly place: PagePlace;
  /** Additional places that lead to it, without their source lines. */
  readonly steps: readonly { readonly at: string; readonly note: string }[];
}

export interface PageNote {
  readonly place: PagePlace;
  readonly note: string;
}

/** A place of the input and its source line: `marked` is between `before` and `after`, `above` and `below` are the lines around it. */
export interface PagePlace {
  /** `a.yaml:40:11`. */
  readonly at: string;
  readonly line: number;
  readonly above: readonly string[];
  readonly before: string;
  readonly marked: string;
  readonly after: string;
  readonly below: readonly string[];
}

export interface PageFinding
  extends Pick<Finding, 'rule' | 'severity' | 'confidence' | 'message' | 'why' | 'remedy' | 'label' | 'port' | 'protocol'> {
  /** Its unique address on the page. */
  readonly id: string;
  /** The workload at its place, then the other sides of a conflict, with their namespaces. */
  readonly owners: readonly string[];
  readonly namespaces: readonly string[];
  /** Clusters of the configuration that have the finding; empty without clusters. */
  readonly clusters: readonly string[];
  /** Page of the rule; null if it is not a web address. */
  readonly url: string | null;
  readonly place: PagePlace;
  readonly related: readonly PageNote[];
  /** True if two workloads claim the port. */
  readonly conflict: boolean;
  /** Why it is suppressed, and until when; null if it is not. */
  readonly suppressed: string | null;
}
