import type { PortRange } from '../../model/address.ts';
import type { ObjectName } from '../../model/document.ts';
import type { Finding, Severity } from '../../model/finding.ts';
import type { Evidence, Listener } from '../../model/listener.ts';
import type { AllocationState, Assignment, Exposure, RegistrationStatus } from '../../model/registry.ts';
import type { Span } from '../../model/span.ts';

/** The data of the page: plain text without invisible characters, for `textContent`. */
export interface PageData {
  /** Which part comes first: the findings, or the list of ports. */
  readonly view: 'findings' | 'ports';
  readonly ranges: readonly PageRange[];
  /** Rows of the registries, as of the release of the run. */
  readonly rows: readonly PageRow[];
  readonly workloads: readonly PageWorkload[];
  readonly listeners: readonly PageListener[];
  readonly findings: readonly PageFinding[];
}

/** A range of ports that the map marks. */
export interface PageRange extends PortRange {
  readonly kind: 'reserved' | 'node-port' | 'ephemeral';
  readonly name: string;
}

export interface PageRow extends Pick<Assignment, 'port' | 'endPort' | 'protocol' | 'process' | 'team' | 'since' | 'removed' | 'notes'> {
  /** `held`: known to listen on real nodes without a row. */
  readonly effect: AllocationState | 'held';
  readonly exposure: Exposure | null;
  /** The place of the row, such as `OpenShift host port registry, line 97`. */
  readonly citation: string;
}

export interface PageWorkload extends ObjectName {
  readonly path: string;
  readonly line: number;
}

export interface PageListener extends Pick<Listener, 'port' | 'protocol' | 'reach' | 'address' | 'confidence' | 'container'> {
  /** Null for a process of the node, which no pod can declare. */
  readonly declared: boolean | null;
  /** Index in `workloads`. */
  readonly workload: number;
  readonly registration: RegistrationStatus;
  /** Index in `rows` of the row of the registration; null without a row. */
  readonly row: number | null;
  /** The most severe finding about this port of this workload that is not suppressed. */
  readonly severity: Severity | null;
  /** Clusters of the configuration that install the workload; empty without clusters. */
  readonly clusters: readonly string[];
  readonly evidence: readonly PageEvidence[];
  /** Pieces of evidence that are not among `evidence`, because there are too many. */
  readonly more: number;
}

export interface PageEvidence extends Pick<Evidence, 'origin' | 'detector' | 'text'> {
  readonly place: PagePlace;
  readonly steps: readonly PageNote[];
}

export interface PageNote {
  readonly place: PagePlace;
  readonly note: string;
}

/** A place of the input and the source line there, with what is meant between `before` and `after`, and the lines around it. */
export interface PagePlace extends Pick<Span, 'path' | 'line' | 'column'> {
  readonly above: readonly string[];
  readonly before: string;
  readonly marked: string;
  readonly after: string;
  readonly below: readonly string[];
}

export interface PageFinding
  extends Pick<Finding, 'rule' | 'severity' | 'confidence' | 'message' | 'why' | 'remedy' | 'label' | 'port' | 'protocol'> {
  /** Its address on the page; no other finding has it. */
  readonly id: string;
  /** Indices in `workloads`: the one at its place, then the other sides of a conflict. */
  readonly owners: readonly number[];
  /** Clusters of the configuration in which it is found; empty without clusters. */
  readonly clusters: readonly string[];
  /** Page of the rule; null if it is not a web address. */
  readonly url: string | null;
  readonly place: PagePlace;
  readonly related: readonly PageNote[];
  /** Two workloads claim the port. */
  readonly conflict: boolean;
  /** Why it is suppressed, and until when; null if it is not. */
  readonly suppressed: string | null;
}
