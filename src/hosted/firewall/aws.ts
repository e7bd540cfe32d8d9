import { isIP } from 'node:net';
import { type PortRange, portText } from '../../model/address.ts';
import type { Egress } from '../../model/flow.ts';
import { type FirewallRule, networksOf, type Sources } from './rules.ts';

/** `IpPermission` of the EC2 API, as `aws ec2 authorize-security-group-ingress --ip-permissions` takes it. */
export interface IpPermission {
  readonly IpProtocol: 'tcp' | 'udp';
  readonly FromPort: number;
  readonly ToPort: number;
  readonly IpRanges: readonly { readonly CidrIp: string; readonly Description: string }[];
  readonly Ipv6Ranges: readonly { readonly CidrIpv6: string; readonly Description: string }[];
}

const EVERYWHERE = '0.0.0.0/0';

/** Permissions of the security group before the hub's load balancers and routers: what comes in, and what leaves the control plane. */
export function awsPermissions(
  rules: readonly FirewallRule[],
  egress: readonly Egress[],
  sources: Sources,
): { readonly IpPermissions: readonly IpPermission[]; readonly IpPermissionsEgress: readonly IpPermission[] } {
  const ingress = new Map<string, { port: PortRange; ranges: Map<string, Set<string>> }>();
  for (const rule of rules) {
    const from = networksOf(rule, sources, EVERYWHERE);
    // EC2 refuses a permission for nobody.
    if (from.length === 0) continue;
    const key = portText(rule.port);
    const at = ingress.get(key) ?? { port: rule.port, ranges: new Map<string, Set<string>>() };
    ingress.set(key, at);
    for (const range of from) {
      const services = at.ranges.get(range) ?? new Set<string>();
      at.ranges.set(range, services);
      for (const { service } of rule.flows) services.add(`${service} from ${rule.source}s`);
      if (rule.remark !== null) services.add(rule.remark);
    }
  }
  const ofControlPlanes = egress.filter(({ from, through, port }) => from === 'control-plane' && through === null && port !== null);
  const leaving = [...new Map(ofControlPlanes.map((one) => [`${one.port}/${one.protocol}`, one])).values()];
  return {
    IpPermissions: [...ingress.values()].map(({ port, ranges }) =>
      permission(
        'tcp',
        port,
        [...ranges].map(([range, services]) => ({ range, description: described([...services].join(', ')) })),
      ),
    ),
    IpPermissionsEgress: leaving.map(({ port, protocol, purpose }) =>
      permission(protocol === 'TCP' ? 'tcp' : 'udp', { port: port ?? 0, endPort: port ?? 0 }, [
        { range: EVERYWHERE, description: described(purpose) },
      ]),
    ),
  };
}

/** EC2 takes 255 characters of a small set. */
function described(text: string): string {
  return text.replaceAll(/[^\w .:/()#,@[\]+=&;{}!$*-]/g, '').slice(0, 255);
}

function permission(
  IpProtocol: IpPermission['IpProtocol'],
  { port, endPort }: PortRange,
  ranges: readonly { readonly range: string; readonly description: string }[],
): IpPermission {
  const isIPv6 = (range: string): boolean => isIP(range.split('/')[0] ?? '') === 6;
  return {
    IpProtocol,
    FromPort: port,
    ToPort: endPort,
    IpRanges: ranges.filter(({ range }) => !isIPv6(range)).map(({ range, description }) => ({ CidrIp: range, Description: description })),
    Ipv6Ranges: ranges
      .filter(({ range }) => isIPv6(range))
      .map(({ range, description }) => ({ CidrIpv6: range, Description: description })),
  };
}
