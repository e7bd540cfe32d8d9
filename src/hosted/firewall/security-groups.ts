import type { PortRange } from '../../model/address.ts';
import type { Egress } from '../../model/flow.ts';
import { withoutHostBits } from '../../net/network.ts';
import { EVERYWHERE, type FirewallRule, familyOf } from './rules.ts';

/** The security group of a permission: that of the hub's load balancers and nodes, or that of the workers. */
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

/** Peers of a rule; null means the security group of the workers. */
type Peers = readonly (string | null)[];

/** The sources of outgoing connections that leave from the nodes of the hub. */
const OF_CONTROL_PLANE: readonly string[] = ['control-plane', 'kube-apiserver'];

/** The permissions of both security groups: ingress and egress rules, and the outgoing connections of the control planes. */
export function permissionsOf(rules: readonly FirewallRule[], egress: readonly Egress[]): readonly Permission[] {
  const drafts = [
    ...rules.filter(({ side }) => side === 'hub').flatMap((rule) => permissions('hub', 'ingress', rule, peersOf(rule), rule.source)),
    // The workers serve the applications of the hosted cluster.
    ...rules
      .filter(({ source, side }) => source === 'client' && side === 'worker')
      .flatMap((rule) => permissions('worker', 'ingress', rule, peersOf(rule), rule.source)),
    ...egress
      .filter(({ from, through, port }) => OF_CONTROL_PLANE.includes(from) && through === null && port !== null)
      .flatMap(({ protocol, port: number, purpose }) => {
        const port = { port: number ?? 0, endPort: number ?? 0 };
        return permissions('hub', 'egress', { protocol, port, purposes: [purpose] }, [ANY_IPV4], null);
      }),
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

function peersOf({ source, networks }: FirewallRule): Peers {
  if (networks[0] === EVERYWHERE) return [ANY_IPV4];
  return networks.length === 0 && source === 'worker' ? [null] : networks.map(asCidr);
}

function targetsOf({ destination: { addresses } }: FirewallRule): Peers {
  return addresses.length === 0 ? [ANY_IPV4] : addresses.map(asCidr);
}

function asCidr(address: string): string {
  return address.includes('/') ? withoutHostBits(address) : `${address}/${familyOf(address) === 6 ? 128 : 32}`;
}

function permissions(
  group: Group,
  direction: Permission['direction'],
  { port, protocol, purposes }: Pick<FirewallRule, 'port' | 'protocol' | 'purposes'>,
  peers: Peers,
  from: string | null,
): Permission[] {
  const description = from === null ? purposes.join(', ') : purposes.map((purpose) => `${purpose} from ${from}`).join(', ');
  return peers.map((cidr) => ({ group, direction, protocol: protocol === 'TCP' ? 'tcp' : 'udp', port, cidr, description }));
}

/** A description for EC2, which accepts 255 characters of a small set. */
function described(text: string): string {
  return text.replaceAll(/[^\w .:/()#,@[\]+=&;{}!$*-]/g, '').slice(0, 255);
}

const WORKER_GROUP = '"$WORKER_GROUP"';

/** A shell script that adds permissions to the security groups `$HUB_GROUP` and `$WORKER_GROUP` with the AWS CLI. */
export function awsScript(permissions: readonly Permission[]): string {
  const commands = permissions.map((permission) => {
    const { direction, group } = permission;
    const json = JSON.stringify([ipPermission(permission)]).replaceAll(`"${WORKER_GROUP_MARK}"`, `"'${WORKER_GROUP}'"`);
    return `aws ec2 authorize-security-group-${direction} --group-id "$${group === 'hub' ? 'HUB' : 'WORKER'}_GROUP" --ip-permissions '${json}'`;
  });
  const isUsed = (name: string): boolean => commands.some((command) => command.includes(`$${name}`));
  return [
    '#!/bin/sh',
    '# Adds rules to security groups. A rule that exists already is an error of its command; the commands behind it run all the same.',
    ...(isUsed('HUB_GROUP') ? [': "${HUB_GROUP:?security group of the load balancers and nodes of the hub}"'] : []),
    ...(isUsed('WORKER_GROUP') ? [': "${WORKER_GROUP:?security group of the workers}"'] : []),
    ...commands,
    '',
  ].join('\n');
}

/** Placeholder of the group in JSON: a shell does not expand a variable in single quotes. */
const WORKER_GROUP_MARK = '@WORKER_GROUP@';

/** An `IpPermission` of the EC2 API. */
function ipPermission({ protocol, port, cidr, description: Description }: Permission): object {
  const peer =
    cidr === null
      ? { UserIdGroupPairs: [{ GroupId: WORKER_GROUP_MARK, Description }] }
      : familyOf(cidr) === 6
        ? { Ipv6Ranges: [{ CidrIpv6: cidr, Description }] }
        : { IpRanges: [{ CidrIp: cidr, Description }] };
  return { IpProtocol: protocol, FromPort: port.port, ToPort: port.endPort, ...peer };
}

/** Terraform resources for the security groups of AWS, one for each network and port. */
export function terraform(permissions: readonly Permission[]): string {
  const variables = [
    ...(permissions.some(({ group }) => group === 'hub') ? [variable('hub', 'load balancers and nodes of the hub')] : []),
    ...(permissions.some(({ group, cidr }) => group === 'worker' || cidr === null) ? [variable('worker', 'workers')] : []),
  ];
  return [...variables, ...permissions.map(resource)].join('\n');
}

function variable(group: string, of: string): string {
  return `variable "${group}_security_group_id" {\n  type        = string\n  description = "Security group of the ${of}."\n}\n`;
}

function resource({ group, direction, protocol, port, cidr, description }: Permission): string {
  const peer =
    cidr === null
      ? ['referenced_security_group_id', 'var.worker_security_group_id']
      : [familyOf(cidr) === 6 ? 'cidr_ipv6' : 'cidr_ipv4', hclString(cidr)];
  const name = [group, protocol, port.port, ...(port.endPort === port.port ? [] : [port.endPort]), cidr ?? 'workers'].join('_');
  const attributes = [
    ['security_group_id', `var.${group}_security_group_id`],
    ['description', hclString(description)],
    ['ip_protocol', hclString(protocol)],
    ['from_port', String(port.port)],
    ['to_port', String(port.endPort)],
    peer,
  ];
  const width = Math.max(...attributes.map(([key = '']) => key.length));
  return [
    `resource "aws_vpc_security_group_${direction}_rule" "${name.replaceAll(/[^A-Za-z0-9_]/g, '_')}" {`,
    ...attributes.map(([key = '', value]) => `  ${key.padEnd(width)} = ${value}`),
    '}',
    '',
  ].join('\n');
}

/** A string of HCL, in which `${` and `%{` begin templates. */
function hclString(text: string): string {
  return JSON.stringify(text).replaceAll(/([$%])\{/g, '$1$1{');
}
