/** Something that could not be read; the rest is still checked. Line and column are 1 if only the file is known. */
interface Problem {
  readonly path: string;
  readonly line: number;
  readonly column: number;
  readonly message: string;
}
/** A piece of the input with exact positions. Lines and columns count from 1; columns and offsets in UTF-16 code units. */
interface Span {
  /** Path of the file relative to the working directory, `/` on every system. */
  readonly path: string;
  readonly line: number;
  readonly column: number;
  readonly endLine: number;
  /** Column after the last character. */
  readonly endColumn: number;
  /** Offset of the first character from the start of the file. */
  readonly start: number;
  /** Offset after the last character. */
  readonly end: number;
  /** The text of `line`, cut to a window around `column`, so that reports need not read the file again. */
  readonly excerpt: Excerpt;
}
/** A window of one source line. */
interface Excerpt {
  readonly text: string;
  /** Column of the first character of `text`. */
  readonly column: number;
}
/** A change of one file's text; offsets in UTF-16 code units from the start of the file. */
interface Edit {
  readonly path: string;
  readonly start: number;
  readonly end: number;
  readonly text: string;
  /**
   * The beginning of `text` that only the first of several insertions at one place writes, such as `ports:` before the entries of a list;
   * absent if two of them exclude each other.
   */
  readonly opening?: string;
}
/** One choice of a template that a place depends on, such as the `else` of an `{{ if }}`. */
interface Branch {
  /** The block of the choice, counted through the file. */
  readonly block: number;
  /** Which of the block's texts; of one block only one is rendered. */
  readonly arm: number;
  /** The condition as written. */
  readonly condition: string;
  /** The conditions of the earlier texts of the block; this one is rendered only if all of them are false. */
  readonly former: readonly string[];
  /** The values that the condition reads. */
  readonly about: readonly string[];
}
/** The name of an object. */
interface ObjectName {
  readonly kind: string;
  /** Null if the manifest does not set it. */
  readonly namespace: string | null;
  readonly name: string;
}
/** Transport protocol of a port: the Kubernetes API field `ContainerPort.protocol`. */
type Protocol = 'TCP' | 'UDP' | 'SCTP';
/**
 * From where a listener can be reached: every address of the node, only the node itself, the node's own address,
 * some other address (a bridge, a tunnel), or not known.
 */
type Reach = 'any' | 'localhost' | 'node' | 'other' | 'unknown';
/** The conflict key of the Kubernetes scheduler. */
interface HostPort {
  /** As written; null if unknown. */
  readonly address: string | null;
  readonly protocol: Protocol;
  readonly port: number;
}
/** Ports that follow each other. */
interface PortRange {
  readonly port: number;
  /** The last one, equal for a single port. */
  readonly endPort: number;
}
/** The services of a control plane that are dialled from outside. */
type FlowService = 'APIServer' | 'OAuthServer' | 'Konnectivity' | 'Ignition' | 'MetricsProxy';
/** The source of a flow: nodes, users and programs outside, or a load balancer before node ports. */
type FlowSource = 'worker' | 'client' | 'external-load-balancer';
/** The entry of a flow into the management cluster. */
type FlowEntry = 'load-balancer' | 'internal-load-balancer' | 'node-port' | 'hub-ingress' | 'router' | 'private-router' | 'shared-ingress';
/** One connection that must be possible. Three layers: `port` is dialled, `servicePort` is the Service's, `pod.port` the pod's. */
interface Flow {
  readonly service: FlowService;
  readonly source: FlowSource;
  readonly via: FlowEntry;
  /** The published name or address; null if only the running cluster has it. */
  readonly host: string | null;
  /** Addresses of the load balancer that the host leads to, from the status of its Service; empty if they are unknown. */
  readonly addresses: readonly string[];
  /** Null for a node port that is not pinned, which is in `portRange`. */
  readonly port: number | null;
  readonly portRange: PortRange | null;
  readonly protocol: 'TCP';
  readonly strategy: string;
  readonly tls: boolean;
  /** Serves keys or credentials without authentication. */
  readonly sensitive: boolean;
  /** `bootstrap` if only new and replaced nodes need it. */
  readonly phase: 'bootstrap' | null;
  /** The worker uses the hosted cluster's proxy; null if that depends on an unknown host. */
  readonly proxied: boolean | null;
  readonly object: {
    readonly kind: string;
    readonly name: string;
  };
  readonly servicePort: number | null;
  readonly pod: {
    readonly app: string;
    readonly port: number | null;
  };
  readonly confidence: 'certain' | 'high' | 'medium' | 'low';
  readonly note: string | null;
  /** The reason for the flow, in one sentence. */
  readonly reason: string;
  readonly evidence: Span;
}
/** An outgoing connection of workers or the control plane, other than flows. */
interface Egress {
  readonly from: string;
  readonly to: string;
  readonly port: number | null;
  readonly protocol: 'TCP' | 'UDP';
  readonly purpose: string;
  /** `data-plane` if it uses the tunnel of Konnectivity and leaves at the workers. */
  readonly through: 'data-plane' | null;
  readonly note: string | null;
}
/** A listener on each node of the hosted cluster that only the node itself dials. */
interface NodeLocal {
  readonly process: string;
  readonly implementation: string;
  readonly address: string | null;
  readonly port: number | null;
  readonly protocol: 'TCP';
  /** The pod declares a `hostPort`. */
  readonly declared: boolean;
}
/** All connections of one hosted cluster. */
interface ClusterFlows extends ObjectName {
  readonly path: string;
  readonly line: number;
  readonly platform: string;
  readonly access: string;
  /** Null if the object has no namespace. */
  readonly controlPlaneNamespace: string | null;
  readonly flows: readonly Flow[];
  readonly egress: readonly Egress[];
  readonly nodeLocal: readonly NodeLocal[];
  readonly notes: readonly string[];
}
/** A value of an object with its place, so that a finding can point at it. */
interface Located<Value> {
  /** Undefined if it is unknown, such as a template's action, or has the wrong type. */
  readonly value: Value | undefined;
  /** Path within the object with dots and indices, such as `spec.services[2].service`. */
  readonly field: string;
  readonly span: Span;
}
/** The platforms of hosted clusters (API field `HostedCluster.spec.platform.type`). */
declare const HOSTED_PLATFORMS: readonly ['AWS', 'Azure', 'Agent', 'KubeVirt', 'None', 'OpenStack', 'PowerVS', 'IBMCloud', 'GCP'];
type HostedPlatform = (typeof HOSTED_PLATFORMS)[number];
/** The access to the API server (AWS and GCP: `endpointAccess`, Azure: `topology`). */
type EndpointAccess = 'Public' | 'PublicAndPrivate' | 'Private';
/**
 * How the API server and the routers of a hosted cluster can be reached. The terms are those of HyperShift's
 * `support/netutil/visibility.go`: `isPublic` and `isPrivate` are both true for PublicAndPrivate.
 */
interface Exposure$1 {
  readonly platform: HostedPlatform;
  readonly access: EndpointAccess;
  readonly isPublic: boolean;
  readonly isPrivate: boolean;
  /** Azure with managed identities and public: all Routes go through the ingress that all hosted clusters share. */
  readonly isShared: boolean;
  /** The control plane has a router of its own, which serves all its Routes. */
  readonly hasOwnRouter: boolean;
}
/** An object other than a workload, in findings. */
interface ObjectIdentity extends ObjectName {
  readonly apiVersion: string;
}
/** An object of the management cluster. */
interface HubObject extends ObjectIdentity {
  readonly path: string;
  /** First line of the object. */
  readonly line: number;
  /** The install that it belongs to. */
  readonly install: string;
  /** The text has template actions, so parts of it are unknown. */
  readonly template: boolean;
}
/** One entry of `spec.services`: a service of the control plane and how it is published. */
interface PublishedService {
  readonly entry: Located<object>;
  readonly service: Located<string> | null;
  /** `servicePublishingStrategy`. */
  readonly strategy: Located<object> | null;
  readonly type: Located<string> | null;
  readonly nodePort: {
    readonly block: Located<object>;
    readonly address: Located<string> | null;
    readonly port: Located<number> | null;
  } | null;
  readonly route: PublishedName | null;
  readonly loadBalancer: PublishedName | null;
}
/** The block of a strategy that publishes by name. */
interface PublishedName {
  readonly block: Located<object>;
  readonly hostname: Located<string> | null;
}
/** `spec.configuration.proxy` of a hosted cluster (API type `config.openshift.io/v1 ProxySpec`). */
interface ClusterProxy {
  readonly block: Located<object>;
  readonly httpProxy: Located<string> | null;
  readonly httpsProxy: Located<string> | null;
  readonly noProxy: Located<string> | null;
  /** Name of the ConfigMap with the certificates of the proxy. */
  readonly trustedCA: Located<string> | null;
}
/** An identity provider of `spec.configuration.oauth`. */
interface IdentityProvider {
  readonly type: string;
  /** The URLs that the OAuth server connects to. */
  readonly urls: readonly Located<string>[];
}
/** The network facts of a HostedCluster, or of a HostedControlPlane without its HostedCluster. */
interface HostedCluster extends HubObject {
  readonly kind: 'HostedCluster' | 'HostedControlPlane';
  /** Its first key. */
  readonly span: Span;
  readonly metadata: Located<object>;
  readonly annotations: ReadonlyMap<string, Located<string>>;
  readonly platform: Located<string>;
  readonly access: Located<string> | null;
  /** AWS alone: the region of the cluster. */
  readonly region: Located<string> | null;
  readonly azure: {
    readonly block: Located<object>;
    readonly authentication: Located<string> | null;
    readonly private: Located<object> | null;
    readonly privateType: Located<string> | null;
  } | null;
  readonly kubevirt: {
    readonly block: Located<object>;
    readonly baseDomainPassthrough: Located<boolean> | null;
    readonly credentials: Located<object> | null;
    readonly infraNamespace: Located<string> | null;
  } | null;
  /** A further name of the API server for clients. */
  readonly apiServerDnsName: Located<string> | null;
  readonly baseDomain: Located<string> | null;
  /** Replaces the name of the cluster; empty for no prefix. */
  readonly baseDomainPrefix: Located<string> | null;
  /** `spec.services`, in order; the first entry of a service counts. Its value is undefined if it is not a list. */
  readonly services: Located<object> & {
    readonly entries: readonly PublishedService[];
  };
  readonly networking: {
    readonly block: Located<object> | null;
    readonly networkType: Located<string> | null;
    readonly machineNetworks: readonly Located<string>[];
    readonly clusterNetworks: readonly Located<string>[];
    readonly serviceNetworks: readonly Located<string>[];
    readonly apiServerPort: Located<number> | null;
    readonly advertiseAddress: Located<string> | null;
    readonly allowedCIDRBlocks: readonly Located<string>[];
    readonly allowedCIDRs: Located<object> | null;
  };
  /** Subnets that OVN-Kubernetes uses inside the hosted cluster, as far as the object sets them. */
  readonly internalSubnets: readonly Located<string>[];
  readonly internalJoinSubnet: Located<string> | null;
  readonly proxy: ClusterProxy | null;
  readonly authenticationType: Located<string> | null;
  readonly identityProviders: readonly IdentityProvider[];
  /** Mirrors of image registries, as `host[:port]/path` (`spec.imageContentSources[].mirrors`). */
  readonly imageMirrors: readonly Located<string>[];
  /** URL of the update service. */
  readonly updateService: Located<string> | null;
  readonly namedCertificateNames: readonly Located<string>[];
  readonly appsDomain: Located<string> | null;
  readonly ingressDomain: Located<string> | null;
  readonly serviceNodePortRange: Located<string> | null;
  readonly metricsForwarding: Located<string> | null;
  /** The status of a running cluster; null if the object has none. */
  readonly status: ClusterStatus | null;
}
/** Endpoints in the status of a HostedCluster. */
interface ClusterStatus {
  /** `controlPlaneEndpoint`. */
  readonly apiHost: Located<string> | null;
  readonly apiPort: Located<number> | null;
  /** `ignitionEndpoint`, as host or host:port. */
  readonly ignition: Located<string> | null;
  /** `oauthCallbackURLTemplate`. */
  readonly oauth: Located<string> | null;
}
/** An object that is a HostedCluster, but not one that is judged. */
interface UnjudgedCluster extends ObjectName {
  readonly path: string;
  readonly line: number;
  readonly reason: string;
}
/** A NodePool of a hosted cluster. */
interface HostedNodePool extends HubObject {
  readonly metadata: Located<object>;
  readonly clusterName: Located<string> | null;
  /** Namespace of the control plane on the management cluster; null if namespace or cluster are unknown. */
  readonly controlPlaneNamespace: string | null;
  /** Names of the ConfigMaps of its namespace that configure its nodes. */
  readonly configs: readonly string[];
  readonly replicas: Located<number> | null;
  readonly autoScaling: Located<object> | null;
  readonly kubevirt: {
    readonly block: Located<object>;
    readonly attachDefaultNetwork: Located<boolean> | null;
    readonly additionalNetworks: readonly Located<string>[];
  } | null;
}
/** A hosted cluster with its flows, exposure and control plane namespace. */
interface JudgedCluster extends HostedCluster {
  /** The flows that follow from the object itself. */
  readonly flows: () => ClusterFlows;
  /** Null if platform or access are unknown. */
  readonly exposure: Exposure$1 | null;
  /** Namespace of the control plane on the management cluster; null if the object has no namespace. */
  readonly controlPlaneNamespace: string | null;
}
/** Where the port can be reached from, by the table that contains the row. */
type Exposure = 'external' | 'localhost';
/**
 * On which nodes the owner of a port runs: each node, each control-plane node, or some, because not every cluster has it or not each of
 * its nodes.
 */
declare const PRESENCES: readonly ['every-node', 'control-plane-nodes', 'optional'];
type Presence = (typeof PRESENCES)[number];
/** A row of a registry: it assigns a port or a range of ports to an owner. */
interface Assignment extends PortRange {
  readonly registry: string;
  readonly protocol: Protocol;
  readonly process: string;
  /** `Protocol` column: HTTPS, Geneve; null if empty. */
  readonly applicationProtocol: string | null;
  readonly exposure: Exposure;
  /** Null if the row does not say. */
  readonly controlPlaneOnly: boolean | null;
  readonly team: string | null;
  readonly since: string | null;
  /** Set for rows of the table of previously allocated ports. */
  readonly removed: string | null;
  readonly notes: string | null;
  readonly citation: Citation;
  readonly owners: readonly Owner[];
  /** `stale`: the row's owner no longer listens there, so it never makes a workload registered. */
  readonly status: 'active' | 'stale' | 'removed';
  /** Null if unknown. */
  readonly presence: Presence | null;
  /** For an optional owner: where it listens, such as `on bare metal`. */
  readonly when: string | null;
  /** The documents that show the row; absent if it is taken from the registry's own document. */
  readonly sources?: readonly RowSource[];
}
/** A line that shows a row: of a file of a repository, or of a page. */
interface RowSource {
  /** `OWNER/NAME` on GitHub. */
  readonly repository?: string | undefined;
  /** Commit or tag. */
  readonly ref?: string | undefined;
  readonly path?: string | undefined;
  readonly url?: string;
  readonly line?: number;
  /** The heading above, if the line is unknown. */
  readonly section?: string;
  /** A regular expression that the line matches. */
  readonly match: string;
}
/** The place of a row in the registry's document. */
interface Citation {
  readonly document: string;
  readonly table: string;
  readonly line: number;
}
/** Patterns of the workloads to which a row belongs; `*` is a wildcard, `a|b` a choice, a leading `~` a regular expression. */
interface Owner {
  readonly kind: string;
  readonly namespace: string;
  readonly name: string;
  readonly container: string;
  /** `workload`, or a process of the host or a socket of the kernel, which no manifest declares. */
  readonly claimant: 'workload' | 'host-process' | 'kernel';
  readonly source: string | null;
}
/** A documented range, which users open in their firewalls. */
interface DocumentedRange extends PortRange {
  readonly registry: string;
  readonly protocol: Protocol;
  readonly from: string;
  readonly to: string;
  readonly since: string | null;
  readonly source: string;
}
/** Ports kept for general use by system services, such as 9000-9999, which localhost-only ports should leave alone. */
interface ReservedRange extends PortRange {
  readonly source: string;
}
/** A compiled registry: `registry/schema.json` describes its JSON. */
interface Registry {
  readonly version: 1;
  readonly name: string;
  readonly title: string;
  readonly url: string | null;
  /** Built-in registries whose rows are valid on this platform too. */
  readonly includes?: readonly string[];
  /** `host-ports`: each Service of type LoadBalancer takes its ports on every node. */
  readonly loadBalancerServices?: 'host-ports' | 'none';
  readonly assignments: readonly Assignment[];
  readonly ranges: readonly DocumentedRange[];
  readonly reservedRanges: readonly ReservedRange[];
  /** Patterns of namespaces whose workloads must be registered; others are users of the platform. */
  readonly platformNamespaces: readonly string[];
  /** Patterns of annotation keys that only the platform's own manifests carry. */
  readonly platformAnnotations?: readonly string[];
  /** Ports that the platform uses without a row; they are never suggested as free. */
  readonly unregistered?: readonly KnownListener[];
}
/** A listener that was seen on real nodes and has no row. */
interface KnownListener extends Pick<Assignment, 'protocol' | 'port' | 'presence' | 'when'> {
  readonly owner: Owner;
}
type RegistrationStatus = 'registered' | 'reach-differs' | 'other-owner' | 'previously-allocated' | 'not-yet-allocated' | 'unregistered' | 'unknown-owner';
/** The result of looking a listener up in the registries. */
interface Registration {
  readonly status: RegistrationStatus;
  /** The row that decides the status; null if there is none. */
  readonly assignment: Assignment | null;
  /** The process that was found to use the port of another owner, if no row assigns it; else absent. */
  readonly holder?: KnownListener & {
    readonly registry: string;
  };
}
/** Look-ups for rules and detectors, over all registries in use, as of the release in use. */
interface RegistryView {
  readonly registries: readonly Registry[];
  readonly release: Release | null;
  /** All rows for a port, most specific (smallest range, then live before removed) first. */
  assignmentsFor(port: number, protocol: Protocol): readonly Assignment[];
  rangesFor(port: number, protocol: Protocol): readonly DocumentedRange[];
  /** The reserved range with the port. */
  reservedRangeOf(port: number): ReservedRange | undefined;
  /** Looks a workload's listener on a port up. */
  registrationOf(claim: Claim): Registration;
  /** Ports to which a listener can move, the nearest first. */
  freePorts(wish: FreePortWish): readonly number[];
  /** Returns the rows whose owner is this workload (or this container of it), for detectors that find a number alone. */
  assignmentsOwnedBy(workload: OwnedThing, container: string | null): readonly Assignment[];
  /** The workload is part of the platform that the registry governs, so its ports must be registered. */
  isPlatform(workload: OwnedThing): boolean;
}
/** The parts of a workload that decide on its owner. */
interface OwnedThing extends ObjectName {
  readonly annotations: Readonly<Record<string, string>>;
  readonly containers: readonly {
    readonly name: string;
    readonly image: string;
  }[];
}
interface Claim {
  readonly workload: OwnedThing;
  readonly container: string | null;
  readonly port: number;
  readonly protocol: Protocol;
  readonly reach: Reach;
}
/** The conditions for a port to which a listener can move. */
interface FreePortWish {
  readonly protocol: Protocol;
  /** The platform's own take their next ports from another range than all others. */
  readonly isPlatform: boolean;
  readonly isLocalhost: boolean;
  readonly near: number;
  readonly count: number;
  /** Ports that are in use otherwise: by this input, by Services, and for outgoing connections. */
  readonly isTaken: (port: number) => boolean;
}
/** A release such as 4.19 as numbers that compare: major, minor. */
type Release = readonly [major: number, minor: number];
/** A requirement of labels or fields: Kubernetes' `matchExpressions[]`. */
interface Requirement {
  readonly key: string;
  readonly operator: string;
  readonly values: readonly string[];
}
/** Kubernetes' LabelSelector: all of its labels and expressions must hold. */
interface LabelSelector {
  readonly matchLabels: Readonly<Record<string, string>>;
  readonly matchExpressions: readonly Requirement[];
}
/** An object that creates pods. It is small, because it outlives the document that it was read from. */
interface Workload {
  /** Kubernetes kind, such as `DaemonSet`; `Pod` also for static pods; `Unit` for a systemd unit. */
  readonly kind: string;
  /** Null if the manifest does not set it. */
  readonly namespace: string | null;
  /** The name, with template parts as UNKNOWN; empty if missing. */
  readonly name: string;
  /** Place of the object in its file. */
  readonly span: Span;
  /** The install that it belongs to; empty if unknown. Workloads of two installs never conflict. */
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
  /** A custom resource with host ports outside of a pod template. Its operator creates the pods, which are unknown otherwise. */
  readonly custom?: true;
  /** The administrator of the cluster chooses its ports, so they need no rows in a registry. */
  readonly hasChosenPorts?: true;
  /** ServiceLB of k3s makes the pods of this Service: each of its ports is a host port on every node. */
  readonly via?: 'service-load-balancer';
  /** The file is a template, so parts of the workload are unknown. */
  readonly template: boolean;
  /** The conditions of the template around the object; absent if there are none. */
  readonly branches?: readonly Branch[];
  /** The object of its namespace that controls it (`ownerReferences`), in a dump of a cluster. */
  readonly controller?: {
    readonly kind: string;
    readonly name: string;
  };
}
type ContainerRole = 'main' | 'init' | 'sidecar' | 'ephemeral';
interface ContainerSummary {
  readonly name: string;
  readonly image: string;
  /** `sidecar`: an init container with `restartPolicy: Always`. */
  readonly role: ContainerRole;
  /** The conditions of the template around the container; absent if there are none. */
  readonly branches?: readonly Branch[];
}
/** An entry of `ports`. */
interface PortEntry {
  readonly name: string | null;
  readonly containerPort: number | null;
  readonly hostPort: number | null;
  /** As written; `TCP` if absent. */
  readonly protocol: string;
  readonly hostIP: string | null;
  readonly span: Span;
  readonly protocolSpan: Span | null;
}
/** The fields of Pod.Spec that decide on which nodes a pod can run. */
interface Scheduling {
  readonly nodeName: string | null;
  readonly nodeSelector: Readonly<Record<string, string>>;
  /** `affinity.nodeAffinity.requiredDuringSchedulingIgnoredDuringExecution.nodeSelectorTerms`: one term must match. */
  readonly nodeAffinity: readonly NodeSelectorTerm[];
  readonly tolerations: readonly Toleration[];
  /** Required pod anti-affinity terms. */
  readonly podAntiAffinity: readonly PodAffinityTerm[];
}
interface NodeSelectorTerm {
  readonly expressions: readonly Requirement[];
  /** `matchFields`; Kubernetes supports only `metadata.name`. */
  readonly fields: readonly Requirement[];
}
interface Toleration {
  readonly key: string | null;
  readonly operator: string;
  readonly value: string | null;
  readonly effect: string | null;
}
interface PodAffinityTerm extends LabelSelector {
  readonly topologyKey: string;
}
interface Rollout {
  /** Pods that run at a time; null for a DaemonSet, or if the manifest has no number. */
  readonly replicas: number | null;
  /** `RollingUpdate`, `Recreate`, `OnDelete`, `Rolling`; null if unset. */
  readonly strategy: string | null;
  /** As written (number or percentage); null if unset. */
  readonly maxSurge: string | null;
  readonly maxUnavailable: string | null;
  /** Place of the strategy, or of the replicas, or of the object. */
  readonly span: Span;
}
/** How sure it is; evidence of a lower step was wrong more often on real manifests. */
type Confidence = 'certain' | 'high' | 'medium' | 'low';
/** Declared in `ports`, inferred from the configuration of the program, or observed as a socket on a node. */
type Origin = 'declared' | 'inferred' | 'observed';
/** A place of the input that shows a listener: the token with the port, then the steps that led to it. */
interface Evidence {
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
  /** The container whose program binds the port because of this; absent if the port is only declared, expected or supported. */
  readonly boundBy?: string;
  /** The reason for the confidence; absent if the kind of evidence is the reason. */
  readonly because?: string;
  /** The socket and command of its container; absent without a description of the program. */
  readonly opens?: string;
  /** Names of the processes with the socket; absent if no socket was observed. */
  readonly processes?: string;
}
/** A port of the host that a workload uses, with its evidence. */
interface Listener extends HostPort {
  /** Clusters of the configuration that install its workload; absent if there are none. */
  readonly clusters?: readonly string[];
  readonly workload: Workload;
  readonly container: string | null;
  readonly reach: Reach;
  /** Some container of the pod has the port in `ports`. */
  readonly declared: boolean;
  readonly confidence: Confidence;
  /** The reason for the confidence. */
  readonly because?: string;
  /** First the place that sets the number, then its declaration, then probes and other objects; never empty. */
  readonly evidence: readonly Evidence[];
  readonly registration: Registration;
  /** Nodes on which the socket was found; absent without captures. */
  readonly nodes?: readonly string[];
  /** Declares the port in the container that listens; absent if it is declared or the text cannot be edited. */
  readonly declaring?: Edit;
}
/** A port in `ports`, whether a program listens there or not. */
interface Declaration extends PortEntry {
  readonly workload: Workload;
  readonly container: string;
  readonly role: ContainerRole;
  /** The number of the host port. */
  readonly portSpan: Span;
  /** The other number of an entry that repeats the port. */
  readonly repeatedSpan?: Span;
  /** Ports that are not numbers: a string, which the API server rejects, or a template's value, with UNKNOWN in it. */
  readonly unreadPorts: readonly UnreadPort[];
  /** A later `ports` key replaces the list with this entry. */
  readonly hidden: boolean;
  /** The option or value that disables the listener of this port; null if there is none. */
  readonly switchedOff: Span | null;
  /** Nodes on which a ready pod declares the port and no socket has it; absent without captures. */
  readonly notServedOn?: readonly string[];
  /** Removes an entry that repeats an earlier one; absent if it does not, or if the text cannot be edited. */
  readonly removal?: Edit;
  /** True if the protocol can be edited. */
  readonly editable?: boolean;
}
/** A value of `ports[]` that is not a number. */
interface UnreadPort {
  readonly field: 'containerPort' | 'hostPort';
  /** As written, after unquoting. */
  readonly text: string;
  readonly span: Span;
}
type Severity = 'error' | 'warning' | 'info';
/** Another place that a finding is about. */
interface Related {
  readonly span: Span;
  /** The meaning of the place: a note below its snippet, or a line of its own. */
  readonly message: string;
  /** Reports show the source line too, because the finding cannot be understood without it. */
  readonly isShown?: true;
  /** The command that the message names because it prints the place, such as `helm template charts/cni`. */
  readonly command?: string;
}
interface Fix {
  readonly description: string;
  readonly edits: readonly Edit[];
  /** The text is a template, which is never written: a diff is shown. */
  readonly isShownOnly?: true;
}
/** Where something of a render was written. */
interface SourcePlace {
  /** The place to mend: in a template, in values, in a resource or a patch. */
  readonly span: Span;
  /** Where the template prints it, if that is another place. */
  readonly template: Span | null;
  /** The option of the command line that set it, such as `--set port=9104`. */
  readonly option: string | null;
  /** The template's name, if nothing else is known of it; `span` is then that of the render. */
  readonly source?: string;
}
/** Why a finding stays silent. */
interface Suppression {
  readonly by: 'comment' | 'annotation' | 'config' | 'baseline';
  readonly reason: string;
  /** Date as YYYY-MM-DD after which it counts again. */
  readonly until: string | null;
}
/** A result of a rule, at a place. */
interface Finding {
  readonly rule: string;
  readonly severity: Severity;
  readonly confidence: Confidence;
  /** The headline, of at most `MAX_HEADLINE` characters. */
  readonly message: string;
  /** Why it matters here, in one sentence without a full stop. */
  readonly why: string;
  /** How to fix it, in one sentence without a full stop. */
  readonly remedy: string;
  /** The meaning of `span`, such as `DaemonSet example/agent listens here`; null if the line itself shows it. */
  readonly label: string | null;
  /** Page of the rule. */
  readonly url: string;
  readonly span: Span;
  readonly related: readonly Related[];
  readonly workload: ObjectName | null;
  /** The object, if it is not a workload. */
  readonly object: ObjectIdentity | null;
  /** Path within that object, such as `spec.services[2].service`; for a missing field, the nearest parent. */
  readonly field: string | null;
  readonly container: string | null;
  readonly port: number | null;
  readonly protocol: Protocol | null;
  /** Stable against moved lines and renamed files. */
  readonly fingerprint: string;
  /** The nodes that it is about; absent in runs without nodes. */
  readonly nodes?: readonly string[];
  /** True if a socket shows it; absent if `nodes` is absent. */
  readonly observed?: boolean;
  /** Clusters of the configuration in which it is found; absent without clusters, and if no cluster installs the object. */
  readonly clusters?: readonly string[];
  /** The same finding at the places of the other workloads that it is about; not in reports. */
  readonly otherSides?: readonly Finding[];
  /** In audits: the workload is a component of the platform, so the finding is for its vendor. */
  readonly isPlatform?: true;
  readonly suppressed: Suppression | null;
  readonly fix: Fix | null;
  /** Ports to which the listener can move, the nearest first; absent where no move is advised. Not in reports. */
  readonly freePorts?: readonly number[];
}
/** The networks of a management cluster (`Network.config.openshift.io`, of which there is one, named `cluster`). */
interface HubNetwork extends HubObject {
  readonly serviceNodePortRange: Located<string> | null;
  readonly clusterNetworks: readonly Located<string>[];
  readonly serviceNetworks: readonly Located<string>[];
}
/** A Service with node ports or addresses of a load balancer. */
interface HubService extends HubObject {
  /** `status.loadBalancer.ingress`: hostnames, else addresses. */
  readonly addresses: readonly Located<string>[];
  readonly labels: Readonly<Record<string, string>>;
  readonly ports: readonly ServicePort[];
}
/** An entry of `spec.ports` that has a node port. */
interface ServicePort {
  readonly name: string | null;
  readonly protocol: string;
  readonly port: number | null;
  readonly nodePort: Located<number>;
}
/** An IngressController (`operator.openshift.io`). */
interface HubIngressController extends HubObject {
  readonly metadata: Located<object>;
  readonly domain: Located<string> | null;
  /** Null if it selects all namespaces. */
  readonly namespaceSelector: LocatedSelector | null;
  /** The names of namespaces in the selector, each with its place. */
  readonly namespaceNames: readonly Located<string>[];
  /** Null if it selects all Routes of its namespaces. */
  readonly routeSelector: LocatedSelector | null;
  /** `spec.routeAdmission.wildcardPolicy`, or the nearest parent with the value null. */
  readonly wildcardPolicy: Located<string | null>;
}
/** A label selector with its place; an empty one selects everything. */
interface LocatedSelector extends Located<object> {
  readonly selector: LabelSelector;
}
interface HubNamespace extends HubObject {
  readonly metadata: Located<object>;
  readonly labels: Readonly<Record<string, string>>;
}
/** The proxy of a cluster (`Proxy.config.openshift.io`, of which there is one, named `cluster`). */
interface HubProxy extends HubObject {
  readonly httpProxy: Located<string> | null;
  readonly httpsProxy: Located<string> | null;
  /** The values of `spec` and `status`. */
  readonly noProxy: readonly Located<string>[];
  readonly spec: Located<object>;
}
/** A NetworkPolicy or AdminNetworkPolicy. */
interface HubNetworkPolicy extends HubObject {
  /** Of an AdminNetworkPolicy: a rule denies egress to other namespaces. */
  readonly deniesEgress?: boolean;
  /** Null if it selects all pods. */
  readonly podSelector: LocatedSelector | null;
  readonly ingress: readonly PolicyRule[];
  readonly egress: readonly PolicyRule[];
}
/** A rule of a NetworkPolicy. */
interface PolicyRule {
  /** Names of the other namespaces that it selects, by their label `kubernetes.io/metadata.name`; null if it can select any. */
  readonly namespaces: readonly string[] | null;
  /** Empty for all ports. */
  readonly ports: readonly PolicyPort[];
}
interface PolicyPort {
  /** The port, or its entry. */
  readonly at: Located<unknown>;
  readonly protocol: string;
  /** Null for all ports of the protocol, undefined if it is a name or unknown. */
  readonly port: number | null | undefined;
  readonly endPort: number | null;
}
/** A UserDefinedNetwork, of one namespace, or a ClusterUserDefinedNetwork (`k8s.ovn.org`). */
interface UserDefinedNetwork extends HubObject {
  readonly metadata: Located<object>;
  /** Of a ClusterUserDefinedNetwork alone. */
  readonly namespaceSelector: LocatedSelector | null;
  readonly namespaceNames: readonly Located<string>[];
  /** `spec.network.localnet.physicalNetworkName`. */
  readonly physicalNetwork: string | null;
}
/** A ConfigMap that a hosted cluster names as the certificates of its proxy. */
interface TrustBundle extends HubObject {
  readonly metadata: Located<object>;
  /** An operator injects the certificates. */
  readonly isInjected: boolean;
  /** Null if there is no key `ca-bundle.crt`. */
  readonly bundle: Located<object> | null;
  readonly certificates: readonly TrustedCertificate[];
}
/** A certificate of a bundle; null for unknown values. */
interface TrustedCertificate {
  /** Its number in the bundle, from 1. */
  readonly index: number;
  readonly subject: string | null;
  /** Last day of its validity, as YYYY-MM-DD. */
  readonly validUntil: string | null;
}
/** Addresses that MetalLB assigns (`metallb.io`, IPAddressPool and its forerunner AddressPool). */
interface AddressPool extends HubObject {
  readonly addresses: readonly Located<string>[];
}
/** Networks of nodes (`nmstate.io`, NodeNetworkConfigurationPolicy). */
interface NodeNetwork extends HubObject {
  readonly addresses: readonly {
    readonly interfaceName: string;
    readonly address: Located<string>;
  }[];
  readonly bridgeMappings: readonly {
    readonly physicalNetwork: string;
    readonly bridge: string;
  }[];
}
/** Settings of the network of a cluster (`Network.operator.openshift.io`). */
interface NetworkOperator extends HubObject {
  readonly routingViaHost: Located<boolean> | null;
  readonly ipForwarding: Located<string> | null;
}
/** `Infrastructure.config.openshift.io`. */
interface HubInfrastructure extends HubObject {
  /** `status.platformStatus.type`. */
  readonly platform: Located<string> | null;
}
/** `Ingress.config.openshift.io`. */
interface HubIngress extends HubObject {
  /** The domain of the default ingress controller. */
  readonly domain: Located<string>;
}
/** A Route. */
interface HubRoute extends HubObject {
  readonly host: Located<string>;
}
/** The objects of management clusters. */
interface HubFacts {
  readonly networks: readonly HubNetwork[];
  readonly services: readonly HubService[];
  readonly ingressControllers: readonly HubIngressController[];
  readonly namespaces: readonly HubNamespace[];
  readonly proxies: readonly HubProxy[];
  readonly networkPolicies: readonly HubNetworkPolicy[];
  readonly userDefinedNetworks: readonly UserDefinedNetwork[];
  readonly trustBundles: readonly TrustBundle[];
  readonly addressPools: readonly AddressPool[];
  readonly nodeNetworks: readonly NodeNetwork[];
  readonly networkOperators: readonly NetworkOperator[];
  readonly infrastructures: readonly HubInfrastructure[];
  readonly ingresses: readonly HubIngress[];
  readonly routes: readonly HubRoute[];
}
/** Hosted clusters, and the objects and files beside them. */
interface HostedFacts {
  readonly clusters: readonly JudgedCluster[];
  readonly nodePools: readonly HostedNodePool[];
  readonly unjudged: readonly UnjudgedCluster[];
  readonly hub: HubFacts;
  /** User data of nodes. */
  readonly ignitionStubs: readonly IgnitionStub[];
  /** Sections of configurations of load balancers. */
  readonly loadBalancers: readonly LoadBalancerSection[];
}
/** The user data of a new node: the URL of its configuration, the credentials and the proxy. */
interface IgnitionStub {
  readonly path: string;
  readonly install: string;
  /** Its Secret; null for a file of its own. */
  readonly object: ObjectIdentity | null;
  readonly template: boolean;
  /** URL of the configuration. */
  readonly source: Located<string>;
  /** The entry of the URL. */
  readonly entry: Located<object>;
  /** Null if it is missing. */
  readonly version: Located<string> | null;
  /** Value of the header `Authorization`. */
  readonly authorization: Located<string> | null;
  /** The header `NodePool`, as `namespace/name`. */
  readonly nodePool: string | null;
  readonly hasAuthorities: boolean;
  readonly httpProxy: Located<string> | null;
  readonly httpsProxy: Located<string> | null;
  /** Its value is undefined if it is not a list. */
  readonly noProxy: Located<object> | null;
}
/** A word of a configuration with its place. */
interface PlacedWord {
  readonly value: string;
  readonly span: Span;
}
/** A section of a configuration of HAProxy with binds or servers. */
interface LoadBalancerSection {
  readonly path: string;
  readonly install: string;
  readonly kind: 'listen' | 'frontend' | 'backend';
  readonly name: string;
  /** The `mode` of the section, or of its `defaults`; null if there is none, which is tcp. */
  readonly mode: PlacedWord | null;
  readonly binds: readonly {
    readonly port: number;
    readonly span: Span; /** The section ends TLS on this port (`ssl`). */
    readonly endsTls: boolean;
  }[];
  readonly servers: readonly {
    /** Null if it is that of the connection, or cannot be read. */readonly port: number | null;
    readonly span: Span; /** Connections to it are encrypted anew (`ssl`). */
    readonly startsTls: boolean;
  }[];
  /** The backends of its file that it sends to. */
  readonly behind: readonly LoadBalancerSection[];
  /** The sections of its file that send to it, which is a backend then. */
  readonly before: readonly LoadBalancerSection[];
}
/** A process that has a socket, from a capture. */
interface SocketProcess {
  readonly name: string;
  readonly pid: number | null;
}
/** A listening socket from one line of a capture. */
interface CapturedSocket {
  readonly protocol: Protocol;
  /** RFC 5952, IPv4-mapped addresses as IPv4, without zone; `*` for the wildcard of either family; null if the line does not show it whole. */
  readonly address: string | null;
  /** The interface of a scoped address, such as `br-ex` of `fe80::1%br-ex`. */
  readonly zone: string | null;
  readonly port: number;
  readonly processes: readonly SocketProcess[];
  /** Path of the control group (`ss -e`), such as `/system.slice/sshd.service`; null if the capture has none. */
  readonly cgroup: string | null;
  /** The pod that the capture names, as commatrix does. */
  readonly pod?: {
    readonly namespace: string;
    readonly name: string;
    readonly container: string | null;
  } | undefined;
  /** Line of the capture, from 1. */
  readonly line: number;
}
/** The same socket from all captures of a node, with the lines that show it. */
interface PlacedSocket extends Omit<CapturedSocket, 'line' | 'cgroup'> {
  readonly cgroups: readonly string[];
  readonly sources: readonly {
    readonly path: string;
    readonly line: number;
  }[];
}
/** How the owner of a socket is known. */
type Explanation = 'cgroup' | 'pid' | 'declared' | 'inferred' | 'service' | 'host-process' | 'kernel' | 'registry';
/** A listening socket of a node with its owner. */
interface ObservedSocket extends Omit<PlacedSocket, 'cgroups' | 'pod'> {
  readonly node: string | null;
  /** A pool of nodes, if the capture names no node. */
  readonly group: string | null;
  readonly reach: Reach;
  readonly unit: string | null;
  readonly pod: NonNullable<CapturedSocket['pod']> | null;
  readonly workload: ObjectName | null;
  readonly explainedBy: Explanation | null;
  /** True for a UDP socket without a peer and without a known owner on an ephemeral port. */
  readonly possibleClient: boolean;
  /** Other workloads with the same address and port (`SO_REUSEPORT`). */
  readonly alsoHeldBy: readonly ObjectName[];
  /** True if its control group is not that of a pod. */
  readonly isOutsidePods: boolean;
  /** Confidence that its process is another program than those of the pods that need the port; null if it may be theirs. */
  readonly otherProgram: Confidence | null;
}
/** A node, and how complete the captures of its sockets are. */
interface AuditedNode {
  readonly name: string;
  readonly roles: readonly string[];
  readonly sockets: 'complete' | 'partly' | 'none';
  /** Why its sockets are only partly known, such as `worker-0.txt:4: the line is cut off`; null if they are complete or there are none. */
  readonly incomplete: string | null;
}
/** What changed since an earlier audit. */
interface AuditChanges {
  readonly new: readonly ObservedSocket[];
  readonly gone: readonly ObservedSocket[];
  readonly moved: readonly {
    readonly from: ObservedSocket;
    readonly to: ObservedSocket;
  }[];
  readonly goneFindings: readonly Pick<Finding, 'fingerprint' | 'rule' | 'message'>[];
  /** Why no sockets were compared, if one of the audits has none; else null. */
  readonly notCompared: string | null;
}
interface Counts {
  readonly files: number;
  readonly documents: number;
  readonly workloads: number;
  readonly listeners: number;
}
/** Names of a cluster. */
interface ClusterNames {
  readonly nodes: readonly string[];
  readonly namespaces: readonly string[];
  /** Of pods and of the workloads that made them. */
  readonly workloads: readonly string[];
}
/** The result of an audit beside findings. */
interface AuditResult {
  readonly nodes: readonly AuditedNode[];
  readonly sockets: readonly ObservedSocket[];
  /** The nodes on which the workloads with host ports run, from the objects. */
  readonly places: readonly (ObjectName & {
    readonly nodes: readonly string[];
  })[];
  readonly changes?: AuditChanges;
  /** Returns all names of the cluster, which messages may mention. */
  readonly names?: () => ClusterNames;
}
/** The result of a run. Findings and listeners are sorted by place. */
interface RunResult {
  readonly findings: readonly Finding[];
  readonly listeners: readonly Listener[];
  readonly hosted: HostedFacts;
  readonly problems: readonly Problem[];
  readonly skipped: readonly {
    readonly rule: string;
    readonly reason: string;
  }[];
  readonly counts: Counts;
  /** Findings below the wanted confidence, by rule. */
  readonly hidden: Readonly<Record<string, number>>;
  /** Some custom resource uses the host network, and its pods are unknown. */
  readonly hasUnknownPods?: true;
  /** The results of an audit alone. */
  readonly audit?: AuditResult;
  /** The name of the audited cluster: that of `--cluster-name`, else the context; absent if unknown, and for several clusters. */
  readonly cluster?: string;
}
/** A node port that a Service pins. */
interface NodePort {
  readonly port: number;
  readonly protocol: Protocol;
  /** The Service, as if it ran on every node. */
  readonly workload: Workload;
  /** The span of the number. */
  readonly span: Span;
}
/** Settings of the input about the ports of all nodes. */
interface NodeSettings {
  readonly nodePorts: readonly NodePort[];
  /** `net.ipv4.ip_local_reserved_ports`: outgoing connections do not use them. */
  readonly reservedPorts: readonly PortRange[];
  /** `net.ipv4.ip_local_port_range`; absent if unset, or if nodes differ. */
  readonly ephemeralRange?: PortRange;
  /** `--service-node-port-range` of the API server; absent if unset, or if several differ. */
  readonly nodePortRange?: PortRange;
}
/** The facts of a cluster beside its workloads. */
interface ObservedFacts {
  readonly sockets: readonly ObservedSocket[];
  /** Returns the nodes on which pods of a workload run. */
  readonly nodesOf: (workload: Workload) => readonly string[];
  readonly pending: readonly PendingWorkload[];
  /** True if the pods of all namespaces were read, so that a missing pod is known to be missing. */
  readonly coversAllPods: boolean;
  /** Returns the span of a line of a capture. */
  readonly spanOf: (source: ObservedSocket['sources'][number]) => Span;
}
/** A pod that has a host port on a node. */
interface PortHolder {
  readonly namespace: string;
  readonly name: string;
  readonly node: string;
}
/** A workload with pods that are Pending because a host port is in use. */
interface PendingWorkload {
  readonly workload: Workload;
  readonly pods: readonly string[];
  readonly port: number;
  readonly protocol: Protocol;
  /** Nodes on which a pod could run if the port were free. */
  readonly nodes: readonly string[];
  /** Pods that have the port there. */
  readonly holders: readonly PortHolder[];
  /** True if all of these are older pods of the same workload, which its rolling update replaces. */
  readonly isOwnOlderPod: boolean;
}
/** Whether two workloads can each have a pod on one node, and why. */
interface NodeSharing {
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
/** The nodes on which workloads can run, by the node roles of the configuration. */
interface Placement {
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
/** A suppression in a comment, an annotation or the configuration. */
interface Directive {
  readonly by: 'comment' | 'annotation' | 'config';
  /** Rules that it names; empty for every rule, which only the configuration may have. */
  readonly rules: readonly string[];
  /** Empty if missing. */
  readonly reason: string;
  /** Last day (YYYY-MM-DD) on which it applies; null if it has no end. */
  readonly until: string | null;
  /** Why it cannot be used, such as a missing reason; null if it can. */
  readonly fault: string | null;
  readonly span: Span;
}
/** The use of a directive in one run. */
interface DirectiveUse {
  readonly directive: Directive;
  /** Rules that it names, that ran, and that found nothing to suppress; empty if it cannot be used. */
  readonly unused: readonly string[];
  /** It names no rule (configuration only) and suppressed nothing. */
  readonly idle: boolean;
}
/**
 * The input of rules, by kind. A new kind of facts is a key here, a line in `src/judge.ts` for runs that lack it, and code in
 * `src/infer.ts` that gathers it.
 */
interface Facts {
  /** Ports of the host that workloads use. */
  readonly listeners: readonly Listener[];
  /** Entries of `ports`. */
  readonly declarations: readonly Declaration[];
  /** Absent if a run has no registry. */
  readonly registry: RegistryView;
  /** Hosted clusters, and the objects beside them. */
  readonly hosted: HostedFacts;
  /** Sockets of nodes and the state of pods; only in an audit. */
  readonly observed: ObservedFacts;
  /** The use of comments, annotations and entries that suppress findings: known after all other rules. */
  readonly suppressions: readonly DirectiveUse[];
}
type FactKind = keyof Facts;
/** Facts about the cluster in every run. */
interface ClusterContext {
  readonly placement: Placement;
  /** The workload is one of the platform's own. */
  readonly isPlatform: RegistryView['isPlatform'];
  /** Ports without a known user. */
  readonly freePorts: RegistryView['freePorts'];
  /** True if the registries are those of the cluster: the user named them, or objects installed with the workload show the platform. */
  readonly isPlatformKnown: (workload: Workload) => boolean;
  /** Ports of NodePort Services (`--service-node-port-range`). */
  readonly nodePortRange: PortRange;
  /** Today as YYYY-MM-DD, to find suppressions that have ended; empty if none can have ended. */
  readonly today: string;
  /** Networks of tenants, which a management cluster must not reach (`hosted.tenantCIDRs` of the configuration). */
  readonly tenantCIDRs: readonly string[];
  /** True if a file describes the management cluster (`hosted.hub` of the configuration). */
  readonly isHub: (path: string) => boolean;
  /** Ports that the kernel uses for outgoing connections (`net.ipv4.ip_local_port_range`). */
  readonly ephemeralRange: PortRange;
  /** Pinned node ports and reserved ports of the input; absent if no documents were read. */
  readonly nodeSettings?: NodeSettings | undefined;
  /** The upgrade that an audit checks; absent in other runs. */
  readonly upgrade?: Upgrade | undefined;
}
/** The upgrade of an audited cluster. */
interface Upgrade {
  /** Rows of later releases do not count; null if all count. */
  readonly to: Release | null;
  /** Returns the control-plane nodes among these; null if the nodes are unknown. */
  readonly ofControlPlane: (nodes: readonly string[]) => readonly string[] | null;
  /** Returns the nodes on which a listener's workload runs or its sockets were found. */
  readonly nodesOf: (listener: Listener) => readonly string[];
}
/** The input of a rule: the facts that it needs, without YAML text or files. */
type RuleContext<Kind extends FactKind = FactKind> = Pick<Facts, Kind> & ClusterContext;
/** The description of a rule. */
interface RuleMeta<Kind extends FactKind = FactKind> {
  /** Words joined by `-`; also the name of the rule's file. */
  readonly id: string;
  /** A short sentence without a full stop that says what the rule finds. */
  readonly title: string;
  /** Why it matters, for the rule's page. */
  readonly why: string;
  /** What to do, for the rule's page. */
  readonly remedy: string;
  readonly severity: Severity;
  /** First release of hostport-lint with the rule. */
  readonly since: string;
  /** The facts that it reads. It is skipped if one of them is missing. */
  readonly needs: readonly Kind[];
  /** The sentence or API field that the rule enforces. */
  readonly source: string;
  /** Manifests that the tests run: `bad` has this finding at each `# expect: <id> ...`, `good` has none. */
  readonly examples: {
    readonly bad: string;
    readonly good: string;
  };
}
/** A finding before the rule's id, its URL and the fingerprint are added. */
interface Draft {
  /** The headline, of at most `MAX_HEADLINE` characters. */
  readonly message: string;
  /** Why it matters here, in one sentence. */
  readonly why: string;
  /** How to fix it here; the rule's remedy if absent. */
  readonly remedy?: string;
  /** The meaning of `span`. */
  readonly label?: string;
  /** The rule's page says when this differs from the rule's own severity. */
  readonly severity?: Severity;
  readonly confidence: Confidence;
  readonly span: Span;
  readonly related?: readonly Related[];
  readonly workload?: Workload;
  /** The object, if it is not a workload, and the path within it. */
  readonly object?: ObjectIdentity;
  readonly field?: string;
  readonly container?: string | null;
  readonly port?: number;
  readonly protocol?: Protocol;
  readonly fix?: Fix;
  /** Ports to which it can move, the nearest first. */
  readonly freePorts?: readonly number[];
  /** The nodes that it is about. */
  readonly nodes?: readonly string[];
  /** False if the nodes are known without a socket; true if absent. */
  readonly observed?: false;
  /** The same finding at the places of the other workloads, for a run that reports a change. */
  readonly otherSides?: readonly Draft[];
  /** Distinguishes the fingerprints of findings with the same workload and port. */
  readonly subject?: string;
}
/** A pure check over the whole run. */
interface Rule<Kind extends FactKind = FactKind> extends RuleMeta<Kind> {
  check(context: RuleContext<Kind>): Iterable<Draft>;
}
/** What one call of a renderer printed, and how to find where its characters were written. */
interface Render {
  /** Paths under which its documents were linted. */
  readonly paths: ReadonlySet<string>;
  /** What its documents are installed with; of several renders of one chart each has its own. */
  readonly install: string;
  /** Renders of one chart with different values have the same subject. */
  readonly subject: string;
  /** How to see it, such as `helm template charts/cni`. */
  readonly command: string;
  /** Texts that reports must not print, such as values of `--set`. */
  readonly secrets: readonly string[];
  /** Makes ready to locate, before the first place is asked for, and only if one will be. */
  prepare(): Promise<Locate>;
  /** Paths of the files that it is made from and that people edit. */
  readonly files: ReadonlySet<string>;
  /** Patches may change lists of ports, so a change in a resource need not reach the render. */
  readonly patchesPorts: boolean;
  /** The values are examples that the chart brings, so its findings are at most warnings. */
  readonly isExample: boolean;
}
/** Where something of a render was written; null where nothing is known. `port` is what the characters show. */
type Locate = (span: Span, port: number | null) => SourcePlace | null;
/** How charts are rendered. */
interface HelmOptions {
  /** False if templates are read as text. */
  readonly enabled: boolean;
  /** Files of values for charts given as arguments; the last one wins. */
  readonly values: readonly string[];
  /** `key=value`, as Helm's `--set` and `--set-string` take them. */
  readonly set: readonly string[];
  readonly setString: readonly string[];
  /** `key=file`, as Helm's `--set-file` takes them; files relative to the working directory. */
  readonly setFile: readonly string[];
  /** Further installs of these charts, each with files of its own on top of `values`. */
  readonly valueSets: readonly ValueSet[];
  readonly apiVersions: readonly string[];
  readonly kubeVersion: string | null;
  readonly namespace: string | null;
  /** Name of the release; the chart's where null. */
  readonly release: string | null;
}
interface ValueSet {
  readonly name: string;
  readonly files: readonly string[];
}
/** What the user gave on the command line, in a workflow or from a program. It wins over the configuration; undefined or empty is not given. */
interface Given {
  /** Registries by name (`openshift`, `kubernetes`) or file; OpenShift's by default. */
  readonly registries?: readonly string[] | undefined;
  /** Where registries in Markdown have owners and ranges from: a registry's name or file, or `none`. */
  readonly base?: string | undefined;
  /** Files that describe the user's own programs, relative to `cwd`; added to those of the configuration. */
  readonly programs?: readonly string[] | undefined;
  /** Release of the platform, such as `4.19`, as of which the registries are read; by default the newest rows. */
  readonly release?: string | undefined;
  /** Judge only these clusters of the configuration; all, and what no cluster installs, by default. */
  readonly clusters?: readonly string[] | undefined;
  /** Run only these rules; all by default. */
  readonly rules?: readonly string[] | undefined;
  readonly disabledRules?: readonly string[] | undefined;
  /** Findings of lower confidence are not reported; `medium` by default. */
  readonly minimumConfidence?: Confidence | undefined;
  /** Lowest severity that makes `exitCode` 1; `error` by default. */
  readonly failOn?: Severity | 'never' | undefined;
  /** Findings of lower severity are not reported; all are by default. */
  readonly minimumSeverity?: Severity | undefined;
  /** More warnings make `exitCode` 1 whatever `failOn` says; any number is allowed by default. */
  readonly maxWarnings?: number | undefined;
  /** Globs of files and folders that are not read, relative to `cwd`; added to those of the configuration. */
  readonly exclude?: readonly string[] | undefined;
  /** Path of standard input in reports, whose configuration applies. */
  readonly stdinFilename?: string | undefined;
  readonly format?: readonly string[] | undefined;
  /** File of known findings, which are suppressed, relative to `cwd`. */
  readonly baseline?: string | undefined;
}
/** The exit status of the process; if several apply, 2 comes before 3, 3 before 1. */
declare const EXIT: {
  /** Nothing at or above `--fail-on`. */readonly clean: 0; /** Findings at or above `--fail-on`. */
  readonly findings: 1; /** Wrong use or configuration. */
  readonly usage: 2; /** Something could not be read, rendered or reached, or nothing was linted. */
  readonly incomplete: 3; /** The program itself failed. */
  readonly defect: 70;
};
type ExitCode = (typeof EXIT)[keyof typeof EXIT];
/** Wrong use or configuration: the process returns 2, and the message says what to do. */
declare class UsageError extends Error {
  readonly name = "UsageError";
  /** The lines of the message. Names of files in a line may contain line ends, which do not end the line. */
  readonly lines: readonly string[];
  constructor(...lines: readonly string[]);
}
/** What a reporter needs beside the result. docs/output.md says which formats use which of these. */
interface ReportOptions {
  /** ANSI colours; see `wantsColor`. */
  readonly color: boolean;
  /** Text: links that the terminal opens; see `wantsLinks`. */
  readonly links?: boolean | undefined;
  /** Columns of the terminal; undefined where lines may be as long as they like (a file, a pipe). */
  readonly width?: number | undefined;
  /** Version of hostport-lint. */
  readonly version: string;
  /** All rules of the run, in the order in which they are listed. */
  readonly rules: readonly RuleMeta[];
  /** Page of a rule, also of one without findings. */
  readonly urlOfRule: (rule: string) => string;
  /** Text: one line for each finding and problem, and nothing if there are none. */
  readonly quiet?: boolean | undefined;
  /** Text: suppressed findings, skipped rules, and every finding with all its related places. */
  readonly verbose?: boolean | undefined;
  /** Text: only how many findings each rule has. */
  readonly statistics?: boolean | undefined;
  /** Text: commands for what one does next, ready to paste. */
  readonly next?: {
    readonly fix: string | null;
    readonly baseline: string | null;
  } | undefined;
  /** Text, Markdown: what a run was narrowed to, and how many findings that count it leaves out. */
  readonly scope?: Scope | undefined;
  /** Markdown: address below which the files stand as they were linted, without a slash at its end. */
  readonly filesUrl?: string | undefined;
  /** JUnit: findings below this severity pass; `error` where undefined. */
  readonly failOn?: Severity | 'never' | undefined;
  /** SARIF: `file:` URI of the working directory, with a slash at the end. Without it the report contains nothing about the machine. */
  readonly workingDirectory?: string | undefined;
  /** SARIF: page of the program. */
  readonly homepage?: string | undefined;
  /** SARIF: what the process is about to return. */
  readonly exitCode?: ExitCode | undefined;
  /** JSON, HTML: sentences for the reader that are neither findings nor problems. */
  readonly notes?: readonly string[] | undefined;
  /** JSON, HTML: the commands that show what was rendered. */
  readonly renders?: readonly string[] | undefined;
  /** HTML: the registries of the run, whose rows the port map shows; without them only the rows that listeners name. */
  readonly registry?: RegistryView | undefined;
  /** Why these registries were chosen: completes "because ..."; null if the user names them. */
  readonly registryReason?: string | null | undefined;
  /** HTML: what the reader calls the run, such as the name of a cluster. */
  readonly title?: string | undefined;
  /** HTML: the files, folders and globs that were checked. */
  readonly paths?: readonly string[] | undefined;
  /** HTML: what a CI service says of the files, or the contexts of an audit, each with its heading. */
  readonly origin?: readonly (readonly [heading: string, value: string])[] | undefined;
  /** HTML: the text of a file of the input, for the lines around a place; null where it cannot be read again. */
  readonly readText?: ((path: string) => string | null) | undefined;
  /** HTML: the ranges of NodePort Services and of outgoing connections, where they are not the defaults of Kubernetes and Linux. */
  readonly nodePortRange?: ClusterContext['nodePortRange'] | undefined;
  readonly ephemeralRange?: ClusterContext['ephemeralRange'] | undefined;
}
/** The part of a run that a report is narrowed to. */
interface Scope {
  /** As in `what changed since origin/main`. */
  readonly what: string;
  readonly elsewhere: number;
  /** Markdown: a sentence that says what was compared with what. */
  readonly compared?: string;
}
/** For people: a block for each port of a workload, worst first, with its source lines, the reason and the fix; then a summary. */
declare function text(result: RunResult, options: ReportOptions): string;
/** For programs; `schemas/findings.schema.json` describes it. */
declare function json$1(result: RunResult, options: ReportOptions): string;
/** SARIF 2.1.0 (OASIS), as GitHub code scanning reads it. */
declare function sarif(result: RunResult, options: ReportOptions): string;
/**
 * Workflow commands of GitHub Actions, which become annotations. GitHub shows only some of them, so problems come first, then errors,
 * and a second finding about a port only after each port has had its first.
 */
declare function github(result: RunResult, _options: ReportOptions): string;
/** A code quality report of GitLab; problems are its critical entries. */
declare function gitlab(result: RunResult, _options: ReportOptions): string;
/**
 * JUnit XML: a suite for each rule that ran on something, with a case for each finding, or one passed case. Findings below `failOn`
 * pass and appear in the output of their case.
 */
declare function junit(result: RunResult, options: ReportOptions): string;
/** For a job summary or a pull request's comment: a verdict, counts by rule, a table of findings, what was not checked, notes. */
declare function markdown(result: RunResult, options: ReportOptions): string;
/** One file for people that needs nothing else: the port map, the findings and the list of ports. */
declare function html(result: RunResult, options: ReportOptions): string;
/** The same for `hostport-lint ports`, with the list of ports before the findings. */
declare function portsHtml(result: RunResult, options: ReportOptions): string;
/** The objects for `kubectl apply --server-side -f -`, as one List. */
declare function openreports(result: RunResult, _options: ReportOptions): string;
/**
 * Gauges without timestamps as OpenMetrics text, which the textfile collector of node-exporter also reads. Findings have the label
 * `cluster` if the run has several clusters.
 */
declare function openmetrics(result: RunResult, {
  version,
  registry
}: ReportOptions): string;
/** Every host port for people, by port; then how many there are and what asks for a look. */
declare function table(result: RunResult, options: ReportOptions): string;
/** Every host port for programs; `schemas/ports.schema.json` describes it. */
declare function json(result: RunResult, options: ReportOptions): string;
/** Every host port as comma-separated values with a heading (RFC 4180), for spreadsheets. */
declare function csv(result: RunResult, _options: ReportOptions): string;
/** Every host port with its chain of evidence: the token that shows the port, then the steps that led there. */
declare function explain(result: RunResult, options: ReportOptions): string;
/** Formats of findings; a format's code is loaded when it is asked for. */
declare const FINDING_REPORTS: {
  text: () => Promise<typeof text>;
  json: () => Promise<typeof json$1>;
  sarif: () => Promise<typeof sarif>;
  github: () => Promise<typeof github>;
  gitlab: () => Promise<typeof gitlab>;
  junit: () => Promise<typeof junit>;
  markdown: () => Promise<typeof markdown>;
  html: () => Promise<typeof html>;
  openreports: () => Promise<typeof openreports>;
  openmetrics: () => Promise<typeof openmetrics>;
};
/** Formats of `hostport-lint ports`. */
declare const PORT_REPORTS: {
  table: () => Promise<typeof table>;
  json: () => Promise<typeof json>;
  csv: () => Promise<typeof csv>;
  explain: () => Promise<typeof explain>;
  html: () => Promise<typeof portsHtml>;
};
type FindingFormat = keyof typeof FINDING_REPORTS;
type PortFormat = keyof typeof PORT_REPORTS;
/** What a run knows that its report does not show. */
interface KnownFindings {
  /** Findings of every confidence. */
  readonly everything: readonly Finding[];
  /** Paths of everything that was read, as in findings. */
  readonly paths: ReadonlySet<string>;
  readonly ranRules: ReadonlySet<string>;
}
/** The result of a run, and what reports and other commands use beside it. */
interface RunOutcome {
  readonly result: RunResult;
  readonly exitCode: ExitCode;
  readonly rules: readonly Rule[];
  readonly registry: RegistryView;
  /** Why these registries were chosen: completes "because ..."; null if the user names them, or clusters have their own. */
  readonly registryReason: string | null;
  /** Some workload is one of the platform that a registry governs. */
  readonly showsPlatform: boolean;
  /** Sentences for the reader that are neither findings nor problems. */
  readonly notes: readonly string[];
  /** What a baseline needs of a run. */
  readonly known: KnownFindings;
  readonly renders: readonly Render[];
}
/** What a program may ask for; everything has the command line's default. */
interface LintRequest extends Omit<Given, 'format' | 'baseline'> {
  /** Folder that relative paths start from; the process's own by default. */
  readonly cwd?: string;
  /**
   * Environment, such as `process.env`, in which `helm` and `kubectl` or `kustomize` are found and run. Without it none is
   * run, and the templates of charts are read as text.
   */
  readonly env?: Readonly<Record<string, string | undefined>>;
  /** How charts among the paths are rendered; with their default values by default. */
  readonly helm?: Partial<HelmOptions>;
  /** Configuration file to heed, relative to `cwd`; none by default, so that a program's result does not hang on where it runs. */
  readonly config?: string;
  readonly signal?: AbortSignal;
}
/** What a run found, with the exit code that the command line would return. */
interface LintResult extends RunResult, Pick<RunOutcome, 'exitCode' | 'notes' | 'registry'> {
  /** The files, folders and globs that were linted, or the name of the text. */
  readonly paths: readonly string[];
  /** The rules that ran. */
  readonly rules: readonly RuleMeta[];
  /** The commands that show what was rendered. */
  readonly renders: readonly string[];
}
/** Lints files, folders and globs. Throws UsageError where the request makes no sense; what cannot be read is in `problems`. */
declare function lintPaths(paths: readonly string[], request?: LintRequest): Promise<LintResult>;
/** Lints a text of YAML or JSON documents. `path` is what its findings are told under. */
declare function lintText(path: string, text: string, request?: LintRequest): Promise<LintResult>;
/** Tells a result in one of the formats of the command line; `options` change what the report holds. */
declare function renderFindings(result: LintResult, format: FindingFormat, options?: Partial<ReportOptions>): Promise<string>;
/** Tells the host ports of a result in one of the formats of `hostport-lint ports`. */
declare function renderPorts(result: LintResult, format: PortFormat, options?: Partial<ReportOptions>): Promise<string>;
export {
  type Assignment,
  type Confidence,
  type Counts,
  type DocumentedRange,
  EXIT,
  type Edit,
  type Evidence,
  type ExitCode,
  FINDING_REPORTS,
  type Finding,
  type FindingFormat,
  type Fix,
  type HostPort,
  LintRequest,
  LintResult,
  type Listener,
  type Owner,
  PORT_REPORTS,
  type PortFormat,
  type Problem,
  type Protocol,
  type Reach,
  type Registration,
  type Registry,
  type Related,
  type ReportOptions,
  type RuleMeta,
  type RunResult,
  type Severity,
  type Span,
  type Suppression,
  UsageError,
  type Workload,
  lintPaths,
  lintText,
  renderFindings,
  renderPorts,
};