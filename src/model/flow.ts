import type { PortRange } from './address.ts';
import type { ObjectName } from './document.ts';
import type { Span } from './span.ts';

/** The services of a control plane that accept connections from outside. */
export type FlowService = 'APIServer' | 'OAuthServer' | 'Konnectivity' | 'Ignition' | 'MetricsProxy';

/** The source of a flow: nodes, users and programs outside, or a load balancer before node ports. */
export type FlowSource = 'worker' | 'client' | 'external-load-balancer';

/** The entry of a flow into the management cluster. */
export type FlowEntry =
  | 'load-balancer'
  | 'internal-load-balancer'
  | 'node-port'
  | 'hub-ingress'
  | 'router'
  | 'private-router'
  | 'shared-ingress';

/**
 * A connection that must be possible. The client connects to `port`; `servicePort` is the port of the Service, `pod.port` that of the pod.
 */
export interface Flow {
  readonly service: FlowService;
  readonly source: FlowSource;
  readonly via: FlowEntry;
  /** The published name or address; null if only the running cluster knows it. */
  readonly host: string | null;
  /** Addresses of the load balancer behind the host, from the status of its Service; empty if unknown. */
  readonly addresses: readonly string[];
  /** Null for a node port that is not pinned; it is in `portRange`. */
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
  readonly object: { readonly kind: string; readonly name: string };
  readonly servicePort: number | null;
  readonly pod: { readonly app: string; readonly port: number | null };
  readonly confidence: 'certain' | 'high' | 'medium' | 'low';
  readonly note: string | null;
  /** The reason for the flow, in one sentence. */
  readonly reason: string;
  readonly evidence: Span;
}

/** An outgoing connection of workers or the control plane, other than flows. */
export interface Egress {
  readonly from: string;
  readonly to: string;
  readonly port: number | null;
  readonly protocol: 'TCP' | 'UDP';
  readonly purpose: string;
  /** `data-plane` if it goes through the Konnectivity tunnel and leaves from the workers. */
  readonly through: 'data-plane' | null;
  readonly note: string | null;
}

/** A listener on each node of the hosted cluster to which only the node itself connects. */
export interface NodeLocal {
  readonly process: string;
  readonly implementation: string;
  readonly address: string | null;
  readonly port: number | null;
  readonly protocol: 'TCP';
  /** The pod declares a `hostPort`. */
  readonly declared: boolean;
}

/** All connections of one hosted cluster. */
export interface ClusterFlows extends ObjectName {
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

/** Such as `clusters/demo`. */
export function nameOfCluster({ namespace, name }: ObjectName): string {
  const known = name === '' ? '(unknown name)' : name;
  return namespace === null ? known : `${namespace}/${known}`;
}
