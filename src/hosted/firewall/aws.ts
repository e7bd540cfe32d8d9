import { isIPv6Cidr, type Permission } from './security-groups.ts';

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

/** `IpPermission` of the EC2 API. */
function ipPermission({ protocol, port, cidr, description: Description }: Permission): object {
  const peer =
    cidr === null
      ? { UserIdGroupPairs: [{ GroupId: WORKER_GROUP_MARK, Description }] }
      : isIPv6Cidr(cidr)
        ? { Ipv6Ranges: [{ CidrIpv6: cidr, Description }] }
        : { IpRanges: [{ CidrIp: cidr, Description }] };
  return { IpProtocol: protocol, FromPort: port.port, ToPort: port.endPort, ...peer };
}
