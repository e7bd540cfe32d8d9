import type { Located } from '../src/model/hosted-cluster.ts';
import type { HubFacts, HubObject } from '../src/model/hub.ts';
import { type Network, overlap, readAddresses } from '../src/text/network.ts';

/** Addresses of the hub in the network of a tenant. */
export interface TenantAddress {
  readonly object: HubObject;
  readonly address: Located<string>;
  readonly tenant: string;
}

/** Addresses of MetalLB in the networks of tenants. */
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

/** Whether addresses lie, at least in part, in a network. */
export function overlaps(addresses: Network, cidr: string): boolean {
  const network = readAddresses(cidr);
  return network !== null && overlap(addresses, network);
}
