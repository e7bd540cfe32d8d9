import { type HostPort, isPort, type Reach } from './address.ts';
import type { Registration } from './registry.ts';
import { compareSpans, compareStrings, type Edit, type Span } from './span.ts';
import type { ContainerRole, PortEntry, Workload } from './workload.ts';

/** How sure it is that a finding or listener is right; lower steps were wrong more often on real manifests. */
export type Confidence = 'certain' | 'high' | 'medium' | 'low';

export const CONFIDENCES: readonly Confidence[] = ['low', 'medium', 'high', 'certain'];

/** Below zero if `a` is less sure than `b`. */
export function compareConfidence(a: Confidence, b: Confidence): number {
  return CONFIDENCES.indexOf(a) - CONFIDENCES.indexOf(b);
}

/** Returns the lower of the two. */
export function leastSure(one: Confidence, other: Confidence): Confidence {
  return compareConfidence(one, other) < 0 ? one : other;
}

/** Declared in `ports`, inferred from the configuration of the program, or observed as a socket on a node. */
export type Origin = 'declared' | 'inferred' | 'observed';

/** A place of the input that shows a listener: the token with the port, then the steps that led to it. */
export interface Evidence {
  readonly origin: Origin;
  /** Identifier of the detector, such as `flag`, `probe`, `shell`. */
  readonly detector: string;
  readonly span: Span;
  /** The token as the program sees it; at most one line. */
  readonly text: string;
  readonly steps: readonly { readonly span: Span; readonly note: string }[];
  /** The container whose program binds the port because of this evidence; absent if the port is only declared, expected or supported. */
  readonly boundBy?: string;
  /** The reason for the confidence; absent if the kind of evidence is the reason. */
  readonly because?: string;
  /** Identifies the socket within the container's command; absent without a description of the program. */
  readonly opens?: string;
  /** Names of the processes that own the socket; absent if no socket was observed. */
  readonly processes?: string;
}

/** A port that one detector found; several observations of one port merge into a listener. */
export interface Observation extends HostPort {
  /** True if only the address is known; it then applies to the declared port. */
  readonly isAddressOnly?: true;
  /** Name of the container that listens; null if unknown. */
  readonly container: string | null;
  readonly reach: Reach;
  readonly confidence: Confidence;
  readonly evidence: Evidence;
  /**
   * `listens`: the program is configured to bind the port. `answers`: another object (a probe, a Service) expects an answer on the port; it
   * is added to a listener on any address, or creates one. `supports`: raises the confidence of other observations; alone it creates a
   * listener of low confidence.
   */
  readonly role: 'listens' | 'answers' | 'supports';
}

/** A port of the host that a workload uses, with its evidence. */
export interface Listener extends HostPort {
  /** Clusters of the configuration that install its workload; absent if there are none. */
  readonly clusters?: readonly string[];
  readonly workload: Workload;
  readonly container: string | null;
  readonly reach: Reach;
  /** True if a container of the pod has the port in `ports`. */
  readonly declared: boolean;
  readonly confidence: Confidence;
  /** The reason for the confidence. */
  readonly because?: string;
  /** Never empty. First the place that sets the number, then the declaration, then probes and other objects. */
  readonly evidence: readonly Evidence[];
  readonly registration: Registration;
  /** Nodes on which the socket was found; absent without captures. */
  readonly nodes?: readonly string[];
  /** Edit that declares the port in the container that listens; absent if it is declared or the text cannot be edited. */
  readonly declaring?: Edit;
}

/** A port in `ports`, whether a program listens on it or not. */
export interface Declaration extends PortEntry {
  readonly workload: Workload;
  readonly container: string;
  readonly role: ContainerRole;
  /** The number of the host port. */
  readonly portSpan: Span;
  /** The place of the second number in an entry that repeats the port. */
  readonly repeatedSpan?: Span;
  /** Ports that are not numbers: a string, which the API server rejects, or a template expression with UNKNOWN in it. */
  readonly unreadPorts: readonly UnreadPort[];
  /** True if a later `ports` key replaces the list with this entry. */
  readonly hidden: boolean;
  /** The option or value that disables the listener of this port; null if there is none. */
  readonly switchedOff: Span | null;
  /** Nodes on which a ready pod declares the port but no socket has it; absent without captures. */
  readonly notServedOn?: readonly string[];
  /** Edit that removes an entry that repeats an earlier one; absent if the entry is no repetition or the text cannot be edited. */
  readonly removal?: Edit;
  /** True if the protocol can be edited. */
  readonly editable?: boolean;
}

/** A value of `ports[]` that is not a number. */
export interface UnreadPort {
  readonly field: 'containerPort' | 'hostPort';
  /** As written, after unquoting. */
  readonly text: string;
  readonly span: Span;
}

/**
 * Returns the host port of an entry of `ports` (API field `ContainerPort.hostPort`, which defaults to `containerPort` on the host network);
 * null if it is unset or not a number.
 */
export function hostPortOf(declaration: Pick<Declaration, 'hostPort' | 'containerPort' | 'workload'>): number | null {
  const port = declaration.hostPort || (declaration.workload.hostNetwork ? declaration.containerPort : null);
  return port !== null && isPort(port) ? port : null;
}

/** True if only probes show the port. A probe on localhost does not show that the program listens on localhost only. */
export function isOnlyProbed({ evidence }: Pick<Listener, 'evidence'>): boolean {
  const inferred = evidence.filter((one) => one.origin !== 'declared');
  return inferred.length > 0 && inferred.every((one) => one.detector === 'probe');
}

/** The order in which listeners are reported. */
export function compareListeners(a: Listener, b: Listener): number {
  return (
    compareSpans(a.workload.span, b.workload.span) ||
    a.port - b.port ||
    compareStrings(a.protocol, b.protocol) ||
    compareStrings(a.reach, b.reach) ||
    compareStrings(a.container ?? '', b.container ?? '')
  );
}

/** Workloads with their host ports. */
export interface HostPortFacts {
  readonly workloads: readonly Workload[];
  readonly listeners: readonly Listener[];
  readonly declarations: readonly Declaration[];
}
