import { type HostPort, type Reach } from './address.js';
import type { Registration } from './registry.js';
import { type Edit, type Span } from './span.js';
import type { ContainerRole, PortEntry, Workload } from './workload.js';
/** How sure we are; each step down is a kind of evidence that was wrong more often on real manifests. */
export type Confidence = 'certain' | 'high' | 'medium' | 'low';
export declare const CONFIDENCES: readonly Confidence[];
/** Below zero where `a` is less sure than `b`. */
export declare function compareConfidence(a: Confidence, b: Confidence): number;
/** The less sure of the two: what is concluded is never surer than what it rests on. */
export declare function leastSure(one: Confidence, other: Confidence): Confidence;
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
    readonly steps: readonly {
        readonly span: Span;
        readonly note: string;
    }[];
    /** The container whose own program is told to bind by this; absent where a port is only declared, expected or supported. */
    readonly boundBy?: string;
    /** Names of the processes that hold a socket; absent where nobody saw one. */
    readonly processes?: string;
}
/** What one detector saw; several observations of one port merge into a listener. */
export interface Observation extends HostPort {
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
    readonly workload: Workload;
    readonly container: string | null;
    readonly reach: Reach;
    /** Some container of the pod has the port in `ports`. */
    readonly declared: boolean;
    readonly confidence: Confidence;
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
export declare function hostPortOf(declaration: Pick<Declaration, 'hostPort' | 'containerPort' | 'workload'>): number | null;
/** Whether nothing but probes shows where a port answers: one that asks on localhost does not tell that nobody else can. */
export declare function isOnlyAsked({ evidence }: Pick<Listener, 'evidence'>): boolean;
/** The order in which listeners are told. */
export declare function compareListeners(a: Listener, b: Listener): number;
/** Workloads with what they hold on the host. */
export interface Holdings {
    readonly workloads: readonly Workload[];
    readonly listeners: readonly Listener[];
    readonly declarations: readonly Declaration[];
}
