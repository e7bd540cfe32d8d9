import { type HostPort, isPort, type Reach } from './address.ts';
import type { Registration } from './registry.ts';
import { compareSpans, compareStrings, type Edit, type Span } from './span.ts';
import type { ContainerRole, PortEntry, Workload } from './workload.ts';

/** How sure we are; each step down is a kind of evidence that was wrong more often on real manifests. */
export type Confidence = 'certain' | 'high' | 'medium' | 'low';

export const CONFIDENCES: readonly Confidence[] = ['low', 'medium', 'high', 'certain'];

/** Below zero where `a` is less sure than `b`. */
export function compareConfidence(a: Confidence, b: Confidence): number {
  return CONFIDENCES.indexOf(a) - CONFIDENCES.indexOf(b);
}

/** The less sure of the two: what is concluded is never surer than what it rests on. */
export function leastSure(one: Confidence, other: Confidence): Confidence {
  return compareConfidence(one, other) < 0 ? one : other;
}

/** Declared in `ports`, inferred from what the program is told, or observed as a socket on a node. */
export type Origin = 'declared' | 'inferred' | 'observed';

/** One place of the input that shows a listener: the token with the port, then the steps that led there. */
export interface Evidence {
  readonly origin: Origin;
  /** Identifier of the detector, such as `flag`, `probe`, `shell`. */
  readonly detector: string;
  readonly span: Span;
  /** The token as the program sees it, at most a line. */
  readonly text: string;
  readonly steps: readonly { readonly span: Span; readonly note: string }[];
  /** The container whose own program is told to bind by this; absent where a port is only declared, expected or supported. */
  readonly boundBy?: string;
  /** Why this place is as sure as it is; absent if the kind of evidence says so. */
  readonly because?: string;
  /** Which socket of which command of its container it is; absent without a description of the program. */
  readonly opens?: string;
  /** Names of the processes that hold a socket; absent where nobody saw one. */
  readonly processes?: string;
}

/** What one detector saw; several observations of one port merge into a listener. */
export interface Observation extends HostPort {
  /** Only the address is told, so that it belongs to the declaration of the port. */
  readonly isAddressOnly?: true;
  /** Name of the container that listens; null where the evidence cannot tell. */
  readonly container: string | null;
  readonly reach: Reach;
  readonly confidence: Confidence;
  readonly evidence: Evidence;
  /**
   * `listens`: the program itself is told to bind. `answers`: somebody expects the port to answer (a probe, a Service),
   * which joins a listener of any address before it makes one of its own. `supports`: raises the confidence of what
   * others saw, and never makes a listener above low confidence.
   */
  readonly role: 'listens' | 'answers' | 'supports';
}

/** A workload that holds a port on the host, with everything that shows it. */
export interface Listener extends HostPort {
  /** Clusters of the configuration that install its workload; absent without clusters, and for what no cluster installs. */
  readonly clusters?: readonly string[];
  readonly workload: Workload;
  readonly container: string | null;
  readonly reach: Reach;
  /** Some container of the pod has the port in `ports`. */
  readonly declared: boolean;
  readonly confidence: Confidence;
  /** Why the confidence is what it is. */
  readonly because?: string;
  /** The place that sets the number first, then its declaration, then who asks for it; never empty. */
  readonly evidence: readonly Evidence[];
  readonly registration: Registration;
  /** Nodes on which the socket was seen; absent where nobody looked. */
  readonly nodes?: readonly string[];
  /** Declares the port in the container that listens; absent where it is declared or the text cannot be edited. */
  readonly declaring?: Edit;
}

/** A port in `ports` as the API server defines it, whether anything listens there or not. */
export interface Declaration extends PortEntry {
  readonly workload: Workload;
  readonly container: string;
  readonly role: ContainerRole;
  /** The number that counts on the host. */
  readonly portSpan: Span;
  /** The other number of an entry that repeats the port. */
  readonly repeatedSpan?: Span;
  /** Ports that are written but are no number: a string, which the API server refuses, or a template's value, with UNKNOWN in it. */
  readonly unreadPorts: readonly UnreadPort[];
  /** A later `ports` key hides the list that holds this entry. */
  readonly hidden: boolean;
  /** What the program is told that switches this port's listener off; null where nothing does. */
  readonly switchedOff: Span | null;
  /** Nodes on which a ready pod declares the port and no socket has it; absent where nobody looked. */
  readonly notServedOn?: readonly string[];
  /** Takes an entry that says what an earlier one says out of its list; absent where it is no repetition or cannot be edited. */
  readonly removal?: Edit;
  /** The place of the protocol can be edited. */
  readonly editable?: boolean;
}

/** A value of `ports[]` from which no number can be read. */
export interface UnreadPort {
  readonly field: 'containerPort' | 'hostPort';
  /** As written, after unquoting. */
  readonly text: string;
  readonly span: Span;
}

/**
 * The host port that an entry of `ports` takes (API field `ContainerPort.hostPort`, which under host network defaults to
 * `containerPort`); null where it takes none or cannot be read.
 */
export function hostPortOf(declaration: Pick<Declaration, 'hostPort' | 'containerPort' | 'workload'>): number | null {
  const port = declaration.hostPort || (declaration.workload.hostNetwork ? declaration.containerPort : null);
  return port !== null && isPort(port) ? port : null;
}

/** Whether nothing but probes shows where a port answers: one that asks on localhost does not tell that nobody else can. */
export function isOnlyAsked({ evidence }: Pick<Listener, 'evidence'>): boolean {
  const inferred = evidence.filter((one) => one.origin !== 'declared');
  return inferred.length > 0 && inferred.every((one) => one.detector === 'probe');
}

/** The order in which listeners are told. */
export function compareListeners(a: Listener, b: Listener): number {
  return (
    compareSpans(a.workload.span, b.workload.span) ||
    a.port - b.port ||
    compareStrings(a.protocol, b.protocol) ||
    compareStrings(a.reach, b.reach) ||
    compareStrings(a.container ?? '', b.container ?? '')
  );
}

/** Workloads with what they hold on the host. */
export interface Holdings {
  readonly workloads: readonly Workload[];
  readonly listeners: readonly Listener[];
  readonly declarations: readonly Declaration[];
}
