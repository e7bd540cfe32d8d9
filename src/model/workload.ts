import type { Protocol } from './address.ts';
import type { Branch } from './document.ts';
import type { LabelSelector, Requirement } from './label-selector.ts';
import { compareStrings, type Span } from './span.ts';

/** An object that creates pods. It is small, because it is kept after its document is released. */
export interface Workload {
  /** Kubernetes kind, such as `DaemonSet`; `Pod` also for static pods; `Unit` for a systemd unit. */
  readonly kind: string;
  /** Null if the manifest does not set it. */
  readonly namespace: string | null;
  /** The name, with template parts as UNKNOWN; empty if missing. */
  readonly name: string;
  /** Place of the object in its file. */
  readonly span: Span;
  /** The install that contains it; empty if unknown. Workloads of two installs never conflict. */
  readonly install: string;
  readonly labels: Readonly<Record<string, string>>;
  readonly annotations: Readonly<Record<string, string>>;
  readonly hostNetwork: boolean;
  readonly containers: readonly ContainerSummary[];
  readonly scheduling: Scheduling;
  readonly rollout: Rollout;
  /** The pod is text inside another file (MachineConfig, Ignition), or a file in a folder of static pods. */
  readonly staticPod: boolean;
  /** A process that systemd starts on the node: it uses ports like a pod on the host network, but cannot declare them. */
  readonly hostProcess?: true;
  /** A custom resource with host ports outside a pod template. Its operator creates the pods, which are otherwise unknown. */
  readonly custom?: true;
  /** The cluster's administrator chooses its ports, so they need no rows in a registry. */
  readonly hasChosenPorts?: true;
  /** ServiceLB of k3s creates pods for this Service: each of its ports is a host port on every node. */
  readonly via?: 'service-load-balancer';
  /** The file is a template, so parts of the workload are unknown. */
  readonly template: boolean;
  /** The template conditions around the object; absent if there are none. */
  readonly branches?: readonly Branch[];
  /** The object of its namespace that controls it (`ownerReferences`), in a dump of a cluster. */
  readonly controller?: { readonly kind: string; readonly name: string };
}

export type ContainerRole = 'main' | 'init' | 'sidecar' | 'ephemeral';

export interface ContainerSummary {
  readonly name: string;
  readonly image: string;
  /** `sidecar`: an init container with `restartPolicy: Always`. */
  readonly role: ContainerRole;
  /** The template conditions around the container; absent if there are none. */
  readonly branches?: readonly Branch[];
}

/** An entry of `ports`. */
export interface PortEntry {
  readonly name: string | null;
  readonly containerPort: number | null;
  readonly hostPort: number | null;
  /** As written; `TCP` if absent. */
  readonly protocol: string;
  readonly hostIP: string | null;
  readonly span: Span;
  readonly protocolSpan: Span | null;
}

/** An entry of `ports` for a fix to write. */
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
  /** `matchFields`; Kubernetes supports only `metadata.name`. */
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
  /** Number of pods that run at a time; null for a DaemonSet, or if the manifest has no number. */
  readonly replicas: number | null;
  /** `RollingUpdate`, `Recreate`, `OnDelete`, `Rolling`; null if unset. */
  readonly strategy: string | null;
  /** As written (number or percentage); null if unset. */
  readonly maxSurge: string | null;
  readonly maxUnavailable: string | null;
  /** Place of the strategy, or of the replicas, or of the object. */
  readonly span: Span;
}

/** Returns a workload with defaults for all fields except its name and place. */
export function bareWorkload(kind: string, name: string, span: Span, install: string): Workload {
  return {
    kind,
    namespace: null,
    name,
    span,
    install,
    labels: {},
    annotations: {},
    hostNetwork: true,
    containers: [],
    staticPod: false,
    template: false,
    scheduling: { nodeName: null, nodeSelector: {}, nodeAffinity: [], tolerations: [], podAntiAffinity: [] },
    rollout: { replicas: null, strategy: null, maxSurge: null, maxUnavailable: null, span },
  };
}

/** Units that run the kubelet, the container runtime and the control plane in one process: k3s, RKE2, k0s, MicroK8s, MicroShift. */
const WHOLE_PLATFORM =
  /^(?:(?:k3s|rke2)(?:-agent|-server)?|k0s(?:controller|worker)|microshift(?:-etcd)?|snap\.microk8s\.[\w-]+)\.(?:service|scope)$/;

/** True for a unit that runs all programs of a platform; a node has only one such unit. */
export function runsWholePlatform({ kind, name }: Pick<Workload, 'kind' | 'name'>): boolean {
  return kind === 'Unit' && WHOLE_PLATFORM.test(name);
}

/**
 * True for the pods of an operator, which a custom resource shows: their controller is the manifest with their own name, which the input may
 * have, too.
 */
export function isOfOperator({ kind, name, controller }: Workload): boolean {
  return controller?.kind === kind && controller.name === name;
}

const REPLICATED = ['Deployment', 'DeploymentConfig', 'StatefulSet', 'ReplicaSet', 'ReplicationController'];
/** Kinds whose `replicas` is the number of pods that run at a time. */
export const REPLICATED_KINDS: ReadonlySet<string> = new Set(REPLICATED);
/** Kinds whose pods end by themselves, so they run beside others for a limited time. */
export const SHORT_LIVED_KINDS: ReadonlySet<string> = new Set(['Job', 'CronJob']);
/** Kinds of Kubernetes and OpenShift that create pods. */
export const POD_KINDS: ReadonlySet<string> = new Set(['Pod', 'DaemonSet', ...REPLICATED_KINDS, ...SHORT_LIVED_KINDS]);

/** Returns the name of a workload in messages: `DaemonSet openshift-ovn-kubernetes/ovnkube-node`. */
export function nameOfWorkload(workload: Pick<Workload, 'kind' | 'namespace' | 'name'>): string {
  const name = workload.name.replaceAll('\uE000', '*') || '(unnamed)';
  return `${workload.kind} ${workload.namespace === null ? '' : `${workload.namespace.replaceAll('\uE000', '*')}/`}${name}`;
}

/** Orders workloads by namespace, name and kind. */
export function compareWorkloads(a: Workload, b: Workload): number {
  return compareStrings(a.namespace ?? '', b.namespace ?? '') || compareStrings(a.name, b.name) || compareStrings(a.kind, b.kind);
}
