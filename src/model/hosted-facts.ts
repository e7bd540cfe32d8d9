import type { HostedNodePool, JudgedCluster, Located, ObjectIdentity, SkippedCluster } from './hosted-cluster.ts';
import type { HubFacts } from './hub.ts';
import type { Span } from './span.ts';

/** Hosted clusters and related objects and files. */
export interface HostedFacts {
  readonly clusters: readonly JudgedCluster[];
  readonly nodePools: readonly HostedNodePool[];
  readonly unjudged: readonly SkippedCluster[];
  readonly hub: HubFacts;
  /** User data of nodes. */
  readonly ignitionStubs: readonly IgnitionStub[];
  /** Sections of configurations of load balancers. */
  readonly loadBalancers: readonly LoadBalancerSection[];
}

/** Path in the URL of a control plane's configuration. */
export const STUB_ENDPOINT = '/ignition';

/** Names of the Secrets that contain stubs. */
export const STUB_SECRET = /^user-data-/;

/** The user data of a new node: the URL of its configuration, the credentials and the proxy. */
export interface IgnitionStub {
  readonly path: string;
  readonly install: string;
  /** Its Secret; null for a separate file. */
  readonly object: ObjectIdentity | null;
  readonly template: boolean;
  /** URL of the configuration. */
  readonly source: Located<string>;
  /** The list entry with the URL. */
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
  /** The value is undefined if it is not a list. */
  readonly noProxy: Located<object> | null;
}

/** A word of a configuration with its place. */
export interface PlacedWord {
  readonly value: string;
  readonly span: Span;
}

/** A section of an HAProxy configuration with binds or servers. */
export interface LoadBalancerSection {
  readonly path: string;
  readonly install: string;
  readonly kind: 'listen' | 'frontend' | 'backend';
  readonly name: string;
  /** The `mode` of the section or of its `defaults`; null if neither sets it, which means tcp. */
  readonly mode: PlacedWord | null;
  readonly binds: readonly {
    readonly port: number;
    readonly span: Span;
    /** The section ends TLS on this port (`ssl`). */
    readonly endsTls: boolean;
  }[];
  readonly servers: readonly {
    /** Null if it is the port of the incoming connection, or cannot be read. */
    readonly port: number | null;
    readonly span: Span;
    /** Connections to the server are encrypted (`ssl`). */
    readonly startsTls: boolean;
  }[];
  /** The backends of the same file to which it forwards. */
  readonly behind: readonly LoadBalancerSection[];
  /** The sections of the same file that forward to it, if it is a backend. */
  readonly before: readonly LoadBalancerSection[];
}
