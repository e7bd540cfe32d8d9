import { isIP } from 'node:net';
import type { ClusterFlows } from '../model/flow.ts';
import type { HostedCluster } from '../model/hosted-cluster.ts';
import { type LoadBalancerRole, roleOf } from './load-balancer.ts';

const PRIVATE_ZONE = '.hypershift.local';

/** A name that clients or workers resolve, and the load balancer it must lead to. */
export interface DnsRecord {
  readonly name: string;
  readonly type: 'A' | 'AAAA' | 'CNAME';
  readonly role: LoadBalancerRole;
  readonly target: string;
  /** What the name is for, such as `OAuthServer`. */
  readonly purpose: string;
}

export type Targets = Readonly<Record<LoadBalancerRole, readonly string[]>>;

/** Records, and sentences on names that have none. */
export interface FoundRecords {
  readonly records: readonly DnsRecord[];
  readonly missing: readonly string[];
}

/** The records of one cluster, each to the load balancer of its role; names in private networks are the platform's own. */
export function dnsRecords(cluster: HostedCluster, clusterFlows: ClusterFlows, targets: Targets): FoundRecords {
  // A load balancer dials addresses of nodes.
  const flows = clusterFlows.flows.filter(({ source }) => source !== 'external-load-balancer');
  const names = new Map<string, { readonly role: LoadBalancerRole; readonly purpose: string }>();
  for (const flow of flows) {
    const name = flow.host;
    if (name !== null && isIP(name) === 0 && !name.endsWith(PRIVATE_ZONE) && !names.has(name))
      names.set(name, { role: roleOf(flow), purpose: flow.service });
  }
  const apps = appsDomainOf(cluster);
  if (apps !== null) names.set(`*.${apps}`, { role: 'ingress-lb', purpose: 'applications of the hosted cluster' });
  const records = [...names].flatMap(([name, { role, purpose }]) =>
    targets[role].map((target) => ({ name, type: typeOf(target), role, target, purpose })),
  );
  const isPrivate = flows.some(({ host }) => host?.endsWith(PRIVATE_ZONE));
  const withoutTarget = [...names].filter(([, { role }]) => targets[role].length === 0);
  const withoutName = new Set(flows.filter(({ host }) => host === null).map(({ service }) => service));
  return {
    records,
    missing: [
      ...(isPrivate ? [`names below ${cluster.name}${PRIVATE_ZONE} have no record: HyperShift makes theirs in the private network`] : []),
      ...withoutTarget.map(([name, { role }]) => `${name} has no record: the address of ${role} is not given`),
      ...[...withoutName].map((service) => `${service} of ${cluster.name} has no record: its name is made by the running cluster`),
    ],
  };
}

/** A zone file's lines (RFC 1035, section 5); names are absolute. */
export function zoneLines(records: readonly DnsRecord[]): string {
  return records.map(({ name, type, target }) => `${name}. IN ${type} ${type === 'CNAME' ? `${target}.` : target}\n`).join('');
}

/** The domain of the applications (API field `spec.configuration.ingress.appsDomain`, else `apps.<name>.<baseDomain>`). */
function appsDomainOf({ appsDomain, baseDomain, name }: HostedCluster): string | null {
  if (appsDomain?.value) return appsDomain.value;
  return baseDomain?.value ? `apps.${name}.${baseDomain.value}` : null;
}

function typeOf(target: string): DnsRecord['type'] {
  return isIP(target) === 4 ? 'A' : isIP(target) === 6 ? 'AAAA' : 'CNAME';
}
