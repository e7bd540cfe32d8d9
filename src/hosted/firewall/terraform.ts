import { isIPv6Cidr, type Permission } from './security-groups.ts';

/** Resources of Terraform for the security groups of AWS, one for each network and port. */
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
      : [isIPv6Cidr(cidr) ? 'cidr_ipv6' : 'cidr_ipv4', quoted(cidr)];
  const name = [group, protocol, port.port, ...(port.endPort === port.port ? [] : [port.endPort]), cidr ?? 'workers'].join('_');
  const attributes = [
    ['security_group_id', `var.${group}_security_group_id`],
    ['description', quoted(description)],
    ['ip_protocol', quoted(protocol)],
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
function quoted(text: string): string {
  return JSON.stringify(text).replaceAll(/([$%])\{/g, '$1$1{');
}
