import { containsPort } from '../src/model/address.ts';
import { groupBy } from '../src/model/groups.ts';
import type { HubObject, Located } from '../src/model/hosted-cluster.ts';
import type { HubFacts, PolicyPort } from '../src/model/hub.ts';
import type { Requirement } from '../src/model/label-selector.ts';
import type { LocatedSelector } from '../src/model/object-fields.ts';
import { UNKNOWN } from '../src/model/text.ts';
import { type Network, overlap, readAddresses } from '../src/net/network.ts';
import { onceForObject } from '../src/text/once.ts';

/** True if a rule of a policy allows a port, or may allow it because its port is a name or unknown. */
export function mayOpenPort(ports: readonly PolicyPort[], wanted: number): boolean {
  return ports.length === 0 || ports.some((one) => mayBePort(one, wanted));
}

/** True if an entry of a policy contains a port, or may contain it. */
export function mayBePort({ port, endPort }: PolicyPort, wanted: number): boolean {
  return port === null || port === undefined || containsPort({ port, endPort: endPort ?? port }, wanted);
}

/** The labels of a namespace, as far as they are known. */
export interface KnownNamespace {
  readonly name: string;
  readonly isControlPlane: boolean;
}

const CONTROL_PLANE_LABEL = 'hypershift.openshift.io/hosted-control-plane';
/** Labels that operators set at run time, so they may be missing from a manifest. */
const SET_BY_OPERATORS = /^(?:[a-z-]+\.)*(?:openshift|kubernetes)\.io\//;

/** Finds a namespace by name. If several documents define it, the first counts. */
const byName = onceForObject(
  (namespaces: HubFacts['namespaces']) => new Map(namespaces.toReversed().map((namespace) => [namespace.name, namespace])),
);

/**
 * True if a selector selects a namespace; null if that depends on unknown labels. An empty selector
 * selects all.
 */
export function selectsNamespace(
  found: LocatedSelector | null,
  { name, isControlPlane }: KnownNamespace,
  namespaces: HubFacts['namespaces'],
): boolean | null {
  if (found === null) return true;
  if (found.value === undefined) return null;
  const { matchLabels, matchExpressions } = found.selector;
  const wanted = Object.entries(matchLabels).map(([key, value]): Requirement => ({ key, operator: 'In', values: [value] }));
  const verdicts = [...wanted, ...matchExpressions].map(meets);
  return verdicts.includes(false) ? false : verdicts.includes(null) ? null : true;

  function meets({ key, operator, values }: Requirement): boolean | null {
    if ([key, operator, ...values].some((text) => text.includes(UNKNOWN) || text.includes('${'))) return null;
    const label = labelOf(key);
    if (label === null) return null;
    if (operator === 'Exists') return label !== undefined;
    if (operator === 'DoesNotExist') return label === undefined;
    const isListed = label !== undefined && values.includes(label);
    return operator === 'In' ? isListed : operator === 'NotIn' ? !isListed : null;
  }

  /** Undefined if the namespace has no such label, null if it is unknown. */
  function labelOf(key: string): string | undefined | null {
    if (key === 'kubernetes.io/metadata.name') return name;
    if (key === CONTROL_PLANE_LABEL && isControlPlane) return 'true';
    const shown = byName(namespaces).get(name);
    if (shown?.labels[key] !== undefined) return shown.labels[key];
    return shown === undefined || shown.template || SET_BY_OPERATORS.test(key) ? null : undefined;
  }
}

/** The Services or policies of a hub by their namespace. */
export const servicesIn = onceForObject(({ services }: HubFacts) => groupBy(services, ({ namespace }) => namespace));
export const policiesIn = onceForObject(({ networkPolicies }: HubFacts) => groupBy(networkPolicies, ({ namespace }) => namespace));

/** An object of a hub that serves names in a domain. */
export interface WithDomain extends HubObject {
  readonly domain: Located<string> | null;
}

/** The objects whose domain contains a name, the nearest domain first. */
export function objectsWithDomain<Found extends WithDomain>(objects: readonly Found[], name: string): readonly (readonly Found[])[] {
  const labels = bareName(name).split('.');
  return labels.flatMap((_, index) => {
    const found = byDomain(objects).get(labels.slice(index).join('.'));
    return found ? [found as Found[]] : [];
  });
}

const byDomain = onceForObject((objects: readonly WithDomain[]) =>
  groupBy(
    objects.filter(({ domain }) => domain?.value),
    ({ domain }) => bareName(domain?.value ?? ''),
  ),
);

function bareName(name: string): string {
  return name.toLowerCase().replace(/\.$/, '');
}

/** Addresses of the hub in the network of a tenant. */
export interface TenantAddress {
  readonly object: HubObject;
  readonly address: Located<string>;
  readonly tenant: string;
}

/** Addresses that MetalLB assigns in the networks of tenants. */
export function poolsInTenants({ addressPools }: HubFacts, tenantCIDRs: readonly string[]): readonly TenantAddress[] {
  return addressPools.flatMap((object) => object.addresses.flatMap((address) => inTenant(object, address, tenantCIDRs)));
}

/** Addresses of nodes in the networks of tenants. */
export function nodesInTenants({ nodeNetworks }: HubFacts, tenantCIDRs: readonly string[]): readonly TenantAddress[] {
  return nodeNetworks.flatMap((object) => object.addresses.flatMap(({ address }) => inTenant(object, address, tenantCIDRs)));
}

function inTenant(object: HubObject, address: Located<string>, tenantCIDRs: readonly string[]): readonly TenantAddress[] {
  const addresses = readAddresses(address.value ?? '');
  const tenant = addresses === null ? undefined : tenantCIDRs.find((cidr) => overlaps(addresses, cidr));
  return tenant === undefined ? [] : [{ object, address, tenant }];
}

/** True if addresses and a network overlap. */
export function overlaps(addresses: Network, cidr: string): boolean {
  const network = readAddresses(cidr);
  return network !== null && overlap(addresses, network);
}
