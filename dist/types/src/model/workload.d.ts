import type { Protocol } from './address.js';
import type { Branch } from './document.js';
import type { LabelSelector, Requirement } from './label-selector.js';
import { type Span } from './span.js';
/** Anything that makes pods. Small on purpose: it outlives the document that it was read from. */
export interface Workload {
    /** Kubernetes kind, such as `DaemonSet`; `Pod` also for static pods; `Unit` for a systemd unit. */
    readonly kind: string;
    /** Null where the manifest leaves it to the one who applies it. */
    readonly namespace: string | null;
    /** The name, with template parts as UNKNOWN; empty where there is none. */
    readonly name: string;
    /** Place of the object in its file. */
    readonly span: Span;
    /** What it is installed together with; empty where nobody says so. Workloads of two installs never conflict. */
    readonly install: string;
    readonly labels: Readonly<Record<string, string>>;
    readonly annotations: Readonly<Record<string, string>>;
    readonly hostNetwork: boolean;
    readonly containers: readonly ContainerSummary[];
    readonly scheduling: Scheduling;
    readonly rollout: Rollout;
    /** The pod is text inside another file (machine config, ignition), or lies in a folder of the kubelet's static pods. */
    readonly staticPod: boolean;
    /** A process that systemd starts on the node: it holds ports as a pod on the host network does, but has no way to declare them. */
    readonly hostProcess?: true;
    /** A custom resource that asks for host ports outside of a pod template: whoever reads it makes the pods, of which nothing else is known. */
    readonly custom?: true;
    /** Who runs the cluster chooses its ports, so no registry need have rows for them. */
    readonly hasChosenPorts?: true;
    /** The file is a template, so parts of the workload are not known. */
    readonly template: boolean;
    /** The choices of the template on which the object depends; absent where there are none. */
    readonly branches?: readonly Branch[];
    /** Which object of its namespace made it and looks after it (`ownerReferences`), as clusters show it. */
    readonly controller?: {
        readonly kind: string;
        readonly name: string;
    };
}
export type ContainerRole = 'main' | 'init' | 'sidecar' | 'ephemeral';
export interface ContainerSummary {
    readonly name: string;
    readonly image: string;
    /** `sidecar`: an init container with `restartPolicy: Always`. */
    readonly role: ContainerRole;
    /** The choices of the template on which the container depends; absent where there are none. */
    readonly branches?: readonly Branch[];
}
/** What an entry of `ports` says. */
export interface PortEntry {
    readonly name: string | null;
    readonly containerPort: number | null;
    readonly hostPort: number | null;
    /** As written; `TCP` where absent. */
    readonly protocol: string;
    readonly hostIP: string | null;
    readonly span: Span;
    readonly protocolSpan: Span | null;
}
/** An entry of `ports` that is to be written. */
export interface NewPort {
    readonly containerPort: number;
    readonly protocol: Protocol;
    readonly hostIP: string | null;
    readonly name: string | null;
}
/** The fields of Pod.Spec that decide on which nodes a pod can run. */
export interface Scheduling {
    readonly nodeName: string | null;
    readonly nodeSelector: Readonly<Record<string, string>>;
    /** `affinity.nodeAffinity.requiredDuringSchedulingIgnoredDuringExecution.nodeSelectorTerms`: one term must match. */
    readonly nodeAffinity: readonly NodeSelectorTerm[];
    readonly tolerations: readonly Toleration[];
    /** Required pod anti-affinity terms. */
    readonly podAntiAffinity: readonly PodAffinityTerm[];
}
export interface NodeSelectorTerm {
    readonly expressions: readonly Requirement[];
    /** `matchFields`, of which `metadata.name` is the only one that Kubernetes knows. */
    readonly fields: readonly Requirement[];
}
export interface Toleration {
    readonly key: string | null;
    readonly operator: string;
    readonly value: string | null;
    readonly effect: string | null;
}
export interface PodAffinityTerm extends LabelSelector {
    readonly topologyKey: string;
}
export interface Rollout {
    /** Desired pods; null for a DaemonSet, or where the manifest does not say a number. */
    readonly replicas: number | null;
    /** `RollingUpdate`, `Recreate`, `OnDelete`, `Rolling`; null where unset. */
    readonly strategy: string | null;
    /** As written (number or percentage); null where unset. */
    readonly maxSurge: string | null;
    readonly maxUnavailable: string | null;
    /** Place of the strategy, or of the replicas, or of the object. */
    readonly span: Span;
}
/** What holds ports of a node and of which nothing but its name is known; who knows more puts it in. */
export declare function bareWorkload(kind: string, name: string, span: Span, install: string): Workload;
/** Kinds whose `replicas` says how many pods run at a time. */
export declare const REPLICATED_KINDS: ReadonlySet<string>;
/** Kinds whose pods end by themselves, so that they are beside others only for a while. */
export declare const SHORT_LIVED_KINDS: ReadonlySet<string>;
/** Kinds of Kubernetes and OpenShift that make pods. */
export declare const POD_KINDS: ReadonlySet<string>;
/** How people name a workload: `DaemonSet openshift-ovn-kubernetes/ovnkube-node`. */
export declare function nameOfWorkload(workload: Pick<Workload, 'kind' | 'namespace' | 'name'>): string;
/** By namespace, name and kind, wherever they stand. */
export declare function compareWorkloads(a: Workload, b: Workload): number;
