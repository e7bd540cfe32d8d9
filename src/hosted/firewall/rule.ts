import { isIP } from 'node:net';
import type { PortRange } from '../../model/address.ts';
import type { FlowService, FlowSource } from '../../model/flow.ts';
import type { HostedCluster } from '../../model/hosted-cluster.ts';

/** The source of a rule's connections. */
export type RuleSource = FlowSource | 'proxy';

/** Connections that the firewall must accept; there is one rule for each source, destination, port and protocol. */
export interface FirewallRule {
  /** The name of the cluster, such as `clusters/demo`. */
  readonly cluster: string;
  readonly source: RuleSource;
  /** The side of the destination. */
  readonly side: 'hub' | 'worker' | 'external';
  /** Networks of the source; empty if unknown, [EVERYWHERE] if the source is not restricted. */
  readonly networks: readonly string[];
  readonly destination: Destination;
  readonly port: PortRange;
  readonly protocol: 'TCP' | 'UDP';
  /** The purposes of the rule, such as `Ignition (bootstrap)`. */
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

/** A name with its addresses; empty if only DNS knows them. */
export interface Destination {
  /** An address or a hostname; for a service without a hostname, its name with that of its cluster. */
  readonly name: string;
  readonly addresses: readonly string[];
}

/** The options of the command. */
export interface FirewallOptions {
  /** Networks of workers; if empty, `networking.machineNetwork` of the cluster. */
  readonly workers: readonly string[];
  /** Networks of clients; if empty, `networking.apiServer.allowedCIDRBlocks` of the cluster, otherwise everywhere. */
  readonly clients: readonly string[];
  /** Networks of external load balancers in front of node ports of the hub. */
  readonly loadBalancers: readonly string[];
  /** Addresses of names, from `--address`. */
  readonly address: ReadonlyMap<string, readonly string[]>;
  /** Open the whole node port range if node ports are not pinned. */
  readonly allowNodePortRange?: boolean;
  /** Include connections that only new and replaced nodes need. */
  readonly bootstrap: boolean;
  /** Include outgoing connections: DNS, proxy, registries. */
  readonly egress?: boolean;
  /** Include the applications of the hosted cluster. */
  readonly apps?: boolean;
}

/** The input for the rules of one cluster. */
export interface RuleContext {
  readonly cluster: HostedCluster;
  readonly options: FirewallOptions;
  readonly networksOf: (source: RuleSource) => readonly string[];
  /**
   * Returns the destination of a name. The other names are more general; the user may set addresses for any of them. `known` are addresses
   * from the input.
   */
  readonly destination: (names: readonly string[], known?: readonly string[]) => Destination;
}
