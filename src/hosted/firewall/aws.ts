import { groupBy } from '../../model/groups.ts';
import { isIPv6Cidr, type Permission } from './security-groups.ts';

const WORKER_GROUP = '"$WORKER_GROUP"';

/** A shell script that adds permissions to the security groups `$HUB_GROUP` and `$WORKER_GROUP` with the AWS CLI. */
export function awsScript(permissions: readonly Permission[]): string {
  const commands = [...groupBy(permissions, ({ group, direction }) => `${direction} ${group}`)].map(([key, all]) => {
    const [direction, group] = key.split(' ');
    const json = JSON.stringify([...groupBy(all, portKey).values()].map(ipPermission)).replaceAll(
      `"${WORKER_GROUP_MARK}"`,
      `"'${WORKER_GROUP}'"`,
    );
    return `aws ec2 authorize-security-group-${direction} --group-id "$${group === 'hub' ? 'HUB' : 'WORKER'}_GROUP" --ip-permissions '${json}'`;
  });
  const isUsed = (name: string): boolean => commands.some((command) => command.includes(`$${name}`));
  return [
    '#!/bin/sh',
    '# Adds rules to security groups. A rule that exists already is an error of the AWS CLI, and the others are added all the same.',
    ...(isUsed('HUB_GROUP') ? [': "${HUB_GROUP:?security group of the load balancers and nodes of the hub}"'] : []),
    ...(isUsed('WORKER_GROUP') ? [': "${WORKER_GROUP:?security group of the workers}"'] : []),
    ...commands,
    '',
  ].join('\n');
}

/** Placeholder of the group in JSON: a shell does not expand a variable in single quotes. */
const WORKER_GROUP_MARK = '@WORKER_GROUP@';

function portKey({ protocol, port }: Permission): string {
  return `${protocol} ${port.port}-${port.endPort}`;
}

/** `IpPermission` of the EC2 API. */
function ipPermission(all: readonly Permission[]): object {
  const [{ protocol, port }] = all as [Permission];
  const ofCidr = (isWanted: (cidr: string) => boolean) => all.filter(({ cidr }) => cidr !== null && isWanted(cidr));
  const v4 = ofCidr((cidr) => !isIPv6Cidr(cidr)).map(({ cidr, description }) => ({ CidrIp: cidr, Description: description }));
  const v6 = ofCidr(isIPv6Cidr).map(({ cidr, description }) => ({ CidrIpv6: cidr, Description: description }));
  const groups = all
    .filter(({ cidr }) => cidr === null)
    .map(({ description }) => ({ GroupId: WORKER_GROUP_MARK, Description: description }));
  return {
    ...{ IpProtocol: protocol, FromPort: port.port, ToPort: port.endPort },
    ...(v4.length > 0 && { IpRanges: v4 }),
    ...(v6.length > 0 && { Ipv6Ranges: v6 }),
    ...(groups.length > 0 && { UserIdGroupPairs: groups }),
  };
}
