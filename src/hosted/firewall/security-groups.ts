import { isIP } from 'node:net';
import type { PortRange } from '../../model/address.ts';
import type { Egress } from '../../model/flow.ts';
import { withoutHostBits } from '../../net/network.ts';
import { EVERYWHERE, type FirewallRule } from './rule.ts';

/** The security group that a permission belongs to: that of the hub's load balancers and nodes, or that of the workers. */
export type Group = 'hub' | 'worker';

/** A rule of a security group of AWS, for one network. */
export interface Permission {
  readonly group: Group;
  readonly direction: 'ingress' | 'egress';
  readonly protocol: 'tcp' | 'udp';
  readonly port: PortRange;
  /** The peer: a CIDR, or the workers' security group if the networks of the workers are unknown. */
  readonly cidr: string | null;
  readonly description: string;
}

const ANY_IPV4 = '0.0.0.0/0';

/** Peers of a rule; null is the security group of the workers. */
type Peers = readonly (string | null)[];

/** The permissions of both security groups: rules in and out, and the outgoing connections of the control planes. */
export function permissionsOf(rules: readonly FirewallRule[], egress: readonly Egress[]): readonly Permission[] {
  const drafts = [
    ...rules.filter(({ side }) => side === 'hub').flatMap((rule) => permissions('hub', 'ingress', rule, sourcesOf(rule), rule.source)),
    // The applications of the hosted cluster are served by its workers.
    ...rules
      .filter(({ source, side }) => source === 'client' && side === 'worker')
      .flatMap((rule) => permissions('worker', 'ingress', rule, sourcesOf(rule), rule.source)),
    ...egress
      .filter(({ from, through, port }) => from === 'control-plane' && through === null && port !== null)
      .map(
        ({ protocol, port, purpose }): Permission => ({
          ...{ group: 'hub', direction: 'egress', protocol: protocol === 'TCP' ? 'tcp' : 'udp' },
          ...{ port: { port: port ?? 0, endPort: port ?? 0 }, cidr: ANY_IPV4, description: purpose },
        }),
      ),
    ...rules.filter(({ source }) => source === 'worker').flatMap((rule) => permissions('worker', 'egress', rule, targetsOf(rule), null)),
  ];
  const byKey = new Map<string, Permission>();
  for (const one of drafts) {
    const key = [one.group, one.direction, one.protocol, one.port.port, one.port.endPort, one.cidr].join(' ');
    const known = byKey.get(key);
    const parts = new Set([...(known?.description.split(', ') ?? []), ...one.description.split(', ')]);
    byKey.set(key, { ...one, description: [...parts].join(', ') });
  }
  return [...byKey.values()].map((one) => ({ ...one, description: described(one.description) }));
}

function sourcesOf({ source, networks }: FirewallRule): Peers {
  if (networks[0] === EVERYWHERE) return [ANY_IPV4];
  return networks.length === 0 && source === 'worker' ? [null] : networks.map(asCidr);
}

function targetsOf({ destination: { addresses } }: FirewallRule): Peers {
  return addresses.length === 0 ? [ANY_IPV4] : addresses.map(asCidr);
}

function asCidr(address: string): string {
  return address.includes('/') ? withoutHostBits(address) : `${address}/${isIP(address) === 6 ? 128 : 32}`;
}

function permissions(
  group: Group,
  direction: Permission['direction'],
  { port, protocol, purposes }: FirewallRule,
  peers: Peers,
  from: string | null,
): Permission[] {
  const description = from === null ? purposes.join(', ') : purposes.map((purpose) => `${purpose} from ${from}`).join(', ');
  return peers.map((cidr) => ({ group, direction, protocol: protocol === 'TCP' ? 'tcp' : 'udp', port, cidr, description }));
}

/** EC2 accepts 255 characters of a small set. */
function described(text: string): string {
  return text.replaceAll(/[^\w .:/()#,@[\]+=&;{}!$*-]/g, '').slice(0, 255);
}

export function isIPv6Cidr(cidr: string): boolean {
  return isIP(cidr.split('/')[0] ?? '') === 6;
}
