import { isIP } from 'node:net';
import { type ClusterFlows, nameOfCluster } from '../model/flow.ts';
import { firstOfEach } from '../model/groups.ts';
import { appsDomainOf, type HostedCluster, usesHubIngress } from '../model/hosted-cluster.ts';
import { isInDomain } from '../model/hub.ts';
import { type Problem, problemAt } from '../model/source.ts';
import type { Span } from '../model/span.ts';
import { isDnsName } from '../net/dns-name.ts';
import { PRIVATE_ZONE } from './entries.ts';
import { type LoadBalancerRole, noteOnPrivateNetwork, roleOf } from './load-balancer-role.ts';

/** A name that clients or workers resolve, and its load balancer. */
export interface DnsRecord {
  readonly name: string;
  readonly type: 'A' | 'AAAA' | 'CNAME';
  readonly role: LoadBalancerRole;
  readonly target: string;
  /** The service of the name, such as `OAuthServer`. */
  readonly purpose: string;
}

export type Targets = Readonly<Record<LoadBalancerRole, readonly string[]>>;

/** The records of a cluster, and the reasons why names have none. */
export interface FoundRecords {
  readonly records: readonly DnsRecord[];
  /** Hostnames that are not DNS names. */
  readonly problems: readonly Problem[];
  readonly missing: readonly string[];
}

/**
 * The records of one cluster, each with the load balancer of its role. The platform creates names in private networks, and names in the
 * domain of the hub resolve to its ingress.
 */
export function dnsRecords(
  cluster: HostedCluster,
  clusterFlows: ClusterFlows,
  targets: Targets,
  hubDomain: string | null = null,
): FoundRecords {
  // A load balancer connects to addresses, not names, of nodes.
  const dialled = clusterFlows.flows.filter(({ source }) => source !== 'external-load-balancer');

  const names = new Map<string, { readonly role: LoadBalancerRole; readonly purpose: string }>();
  const problems: Problem[] = [];
  const addName = (name: string, role: LoadBalancerRole, purpose: string, span: Span): void => {
    if (isDnsName(name)) names.set(name, { role, purpose });
    else problems.push(problemAt(span, `${JSON.stringify(name.slice(0, MAX_SHOWN))} is not a DNS name, so ${purpose} has no record`));
  };
  const missing = new Set<string>();
  for (const flow of dialled) {
    const { host: name, service: purpose } = flow;
    const role = roleOf(flow);
    if (name === null) missing.add(`${purpose} of ${nameOfCluster(cluster)} has no record: its name is made by the running cluster`);
    else if (isIP(name) !== 0 || name.endsWith(PRIVATE_ZONE) || names.has(name)) continue;
    else if (hubDomain !== null && flow.via === 'hub-ingress' && isInDomain(name, hubDomain))
      missing.add(`${name} has no record: names in ${hubDomain} resolve to the ingress of the hub`);
    else if (role !== null) addName(name, role, purpose, flow.evidence);
    else missing.add(`${name} has no record: ${whyPrivate(flow)}`);
  }
  const isOnHub = usesHubIngress(cluster);
  const apps = isOnHub ? null : appsDomainOf(cluster);
  if (apps !== null) addName(`*.${apps.name}`, 'ingress-lb', 'applications of the hosted cluster', apps.span);
  else if (targets['ingress-lb'].length > 0)
    missing.add(`the applications of ${nameOfCluster(cluster)} have no record: ${isOnHub ? BY_HUB : WITHOUT_DOMAIN}`);
  const records = [...names].flatMap(([name, { role, purpose }]) =>
    targets[role].map((target) => ({ name, type: typeOf(target), role, target, purpose })),
  );
  for (const [name, { role }] of names) if (targets[role].length === 0) missing.add(`${name} has no record: give ${OPTION_OF[role]}`);
  const onPrivateNetwork = noteOnPrivateNetwork(clusterFlows);
  return {
    records,
    problems: firstOfEach(problems, ({ message }) => message),
    missing: [...(onPrivateNetwork === null ? [] : [onPrivateNetwork]), ...missing],
  };
}

/** The option that sets the addresses of a load balancer. */
export const OPTION_OF: Readonly<Record<LoadBalancerRole, string>> = {
  'api-lb': '--api-lb',
  'ingress-shared-lb': '--routes-lb',
  'ingress-lb': '--apps-lb',
};

/** Maximum length of an invalid name in a message. */
const MAX_SHOWN = 60;
const WITHOUT_DOMAIN = 'their domain is not known here';
const BY_HUB = 'the ingress of the hub serves them below its own domain (baseDomainPassthrough)';

/**
 * The reason for a private name: external-dns publishes names of the API and of logins (`reconcileExternalNameServices`); Routes for nodes
 * stay private.
 */
function whyPrivate({ service, object }: ClusterFlows['flows'][number]): string {
  return service === 'APIServer' || service === 'OAuthServer'
    ? `it leads to the endpoint before the Service ${object.name} in the private network; make it there unless external-dns does`
    : `${service} is served by its private name alone; leave route.hostname out`;
}

function typeOf(target: string): DnsRecord['type'] {
  return isIP(target) === 4 ? 'A' : isIP(target) === 6 ? 'AAAA' : 'CNAME';
}
