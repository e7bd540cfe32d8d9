import { isIP } from 'node:net';
import type { PortRange } from '../../model/address.ts';
import type { FlowService, FlowSource } from '../../model/flow.ts';
import type { HostedCluster } from '../../model/hosted-cluster.ts';

/** Where the connections of a rule come from. */
export type RuleSource = FlowSource | 'proxy';

/** A connection that the firewall must accept, once for each source, destination, port and protocol. */
export interface FirewallRule {
  /** The name of the cluster, such as `clusters/demo`. */
  readonly cluster: string;
  readonly source: RuleSource;
  /** Whose side the destination is on. */
  readonly side: 'hub' | 'worker' | 'external';
  /** Networks of the source; empty if they are unknown, [EVERYWHERE] if the source is not restricted. */
  readonly networks: readonly string[];
  readonly destination: Destination;
  readonly port: PortRange;
  readonly protocol: 'TCP' | 'UDP';
  /** What the rule is for, such as `Ignition (bootstrap)`. */
  readonly purposes: readonly string[];
  readonly services: readonly FlowService[];
  readonly remark: string | null;
}

/** The network of a source that is not restricted. */
export const EVERYWHERE = 'everywhere';

/** The family of an address or a network, 0 if it is neither. */
export function familyOf(range: string): number {
  return isIP(range.split('/')[0] ?? '');
}

/** A name with its addresses; they are empty if only DNS knows them. */
export interface Destination {
  /** An address or a hostname; of a service without a hostname, its name with that of its cluster. */
  readonly name: string;
  readonly addresses: readonly string[];
}

/** The options of the command. */
export interface FirewallOptions {
  /** Networks of workers; if empty, `networking.machineNetwork` of the cluster. */
  readonly workers: readonly string[];
  /** Networks of clients; if empty, `networking.apiServer.allowedCIDRBlocks` of the cluster, else everywhere. */
  readonly clients: readonly string[];
  /** Networks of external load balancers before node ports of the hub. */
  readonly loadBalancers: readonly string[];
  /** Addresses of names, from `--address`. */
  readonly address: ReadonlyMap<string, readonly string[]>;
  /** Open the whole range for node ports that are not pinned. */
  readonly allowNodePortRange?: boolean;
  /** Include what only new and replaced nodes need. */
  readonly bootstrap: boolean;
  /** Include outgoing connections: DNS, proxy, registries. */
  readonly egress?: boolean;
  /** Include the applications of the hosted cluster. */
  readonly apps?: boolean;
}

/** What the rules of one cluster are made from. */
export interface RuleContext {
  readonly cluster: HostedCluster;
  readonly options: FirewallOptions;
  readonly networksOf: (source: RuleSource) => readonly string[];
  /** The destination of a name. Further names are more general, and its addresses may be given under them; `known` are its addresses. */
  readonly destination: (names: readonly string[], known?: readonly string[]) => Destination;
}
