import type { HostedNodePool, JudgedCluster, Located, ObjectIdentity, UnjudgedCluster } from './hosted-cluster.ts';
import type { HubFacts } from './hub.ts';
import type { Span } from './span.ts';

/** Hosted clusters, and the objects and files beside them. */
export interface HostedFacts {
  readonly clusters: readonly JudgedCluster[];
  readonly nodePools: readonly HostedNodePool[];
  readonly unjudged: readonly UnjudgedCluster[];
  readonly hub: HubFacts;
  /** User data of nodes. */
  readonly ignitionStubs: readonly IgnitionStub[];
  /** Sections of configurations of load balancers. */
  readonly loadBalancers: readonly LoadBalancerSection[];
}

/** The path of the URL of a control plane's configuration. */
export const STUB_ENDPOINT = '/ignition';

/** Names of the Secrets in which HyperShift keeps stubs. */
export const STUB_SECRET = /^user-data-/;

/** The user data of a new node: the URL of its configuration, the credentials and the proxy. */
export interface IgnitionStub {
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
export interface PlacedWord {
  readonly value: string;
  readonly span: Span;
}

/** A section of a configuration of HAProxy with binds or servers. */
export interface LoadBalancerSection {
  readonly path: string;
  readonly install: string;
  readonly kind: 'listen' | 'frontend' | 'backend';
  readonly name: string;
  /** The `mode` of the section, or of its `defaults`; null if there is none, which is tcp. */
  readonly mode: PlacedWord | null;
  readonly binds: readonly {
    readonly port: number;
    readonly span: Span;
    /** The section ends TLS on this port (`ssl`). */
    readonly endsTls: boolean;
  }[];
  readonly servers: readonly {
    /** Null if it is that of the connection, or cannot be read. */
    readonly port: number | null;
    readonly span: Span;
    /** Connections to it are encrypted anew (`ssl`). */
    readonly startsTls: boolean;
  }[];
  /** The backends of its file that it sends to. */
  readonly behind: readonly LoadBalancerSection[];
  /** The sections of its file that send to it, which is a backend then. */
  readonly before: readonly LoadBalancerSection[];
}
