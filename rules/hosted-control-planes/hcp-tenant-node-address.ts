import type { HostedFacts } from '../../src/model/hosted-facts.ts';
import { onSameHub, type UserDefinedNetwork } from '../../src/model/hub.ts';
import type { Draft } from '../../src/model/rule.ts';
import { readAddresses } from '../../src/net/network.ts';
import { onceForObject } from '../../src/text/once.ts';
import { examplesOf } from '../examples.ts';
import { nodesInTenants, overlaps, selectsNamespace } from '../hosted-hub.ts';
import { draftOfField, hostedRule, nameOfObject } from '../hosted-rule.ts';

export const hcpTenantNodeAddress = hostedRule({
  id: 'hcp-tenant-node-address',
  title: 'A node of the hub has an address in the network of a tenant',
  why:
    'The hub may only attach virtual machines to the network of a tenant. An address of a node there or on the bridge of the ' +
    'machines, and a network that other namespaces may use, let workloads of the hub into it; tenant nodes that connect to an address ' +
    'elsewhere need a route to the hub. Checked only with `hosted.tenantCIDRs` in the configuration, in files that `hosted.hub` ' +
    'names.',
  remedy: 'Remove the address, let the network select control planes only, and let nodes connect to a load balancer in their own network.',
  severity: 'warning',
  source: 'Hosted Control Plane and tenant networking: the hub cluster must not route into tenant networks',
  examples: examplesOf(`# tenant: 192.168.203.0/24
apiVersion: nmstate.io/v1
kind: NodeNetworkConfigurationPolicy
metadata: { name: tenant }
spec:
  desiredState:
    interfaces:
      - name: bond0.2003
        type: vlan
        ipv4:
          enabled: true
          address:
            - ip: «192.168.203.21 # expect: hcp-tenant-node-address warning certain @19|10.32.96.21»
              prefix-length: 24
`),
  *check({ hosted, tenantCIDRs, isHub }) {
    if (tenantCIDRs.length === 0) return;
    const inTenants = nodesInTenants(hosted.hub, tenantCIDRs);
    for (const { object, address, tenant } of inTenants) {
      yield draftOfField(object, address, {
        message: `nodes of the hub have the address ${address.value} in the network ${tenant} of tenants`,
        why: `${nameOfObject(object)} assigns it, so tenants and the hub can reach each other`,
      });
    }
    const used = usedNetworks(hosted);
    yield* addressesOnBridges(hosted, used, new Set(inTenants.map(({ address }) => address)));
    for (const network of used) yield* otherNamespaces(hosted, network);
    // The nodes of a tenant should connect to a virtual address in their own network.
    for (const cluster of hosted.clusters.filter(({ path }) => isHub(path))) {
      for (const { service, type, host } of cluster.services.entries) {
        const address = type?.value === 'NodePort' ? readAddresses(host?.value ?? '') : null;
        if (!host || address === null || tenantCIDRs.some((cidr) => overlaps(address, cidr))) continue;
        yield draftOfField(cluster, host, {
          message: `the address ${host.value} is outside the networks of tenants`,
          why: `nodes connect to ${service?.value ?? 'a service'} of ${nameOfObject(cluster)} there, so they need a route to the hub`,
          remedy: 'use the address of a load balancer in the network of the tenant',
        });
      }
    }
  },
});

/** The networks to which virtual machines of hosted clusters are attached. */
function usedNetworks({ nodePools, hub }: HostedFacts): readonly UserDefinedNetwork[] {
  const names = new Set(
    nodePools.flatMap(({ kubevirt }) => kubevirt?.additionalNetworks ?? []).map(({ value }) => value?.split('/').at(-1)),
  );
  return hub.userDefinedNetworks.filter(({ kind, name }) => kind === 'ClusterUserDefinedNetwork' && names.has(name));
}

function* addressesOnBridges({ hub }: HostedFacts, used: readonly UserDefinedNetwork[], reported: ReadonlySet<unknown>): Iterable<Draft> {
  const physical = new Set(used.flatMap(({ physicalNetwork }) => physicalNetwork?.value ?? []));
  const mappings = hub.nodeNetworks.flatMap(({ bridgeMappings }) => bridgeMappings);
  const bridges = new Set(mappings.filter(({ physicalNetwork }) => physical.has(physicalNetwork)).map(({ bridge }) => bridge));
  for (const object of hub.nodeNetworks) {
    for (const { interfaceName, address } of object.addresses) {
      if (!bridges.has(interfaceName) || reported.has(address)) continue;
      yield draftOfField(object, address, {
        message: `nodes of the hub have the address ${address.value} on the bridge ${interfaceName} of a tenant`,
        why: `${nameOfObject(object)} assigns it, and the bridge attaches virtual machines to the network of a tenant`,
      });
    }
  }
}

const controlPlanesOf = onceForObject(
  ({ clusters, nodePools }: HostedFacts) => new Set([...clusters, ...nodePools].map(({ controlPlaneNamespace }) => controlPlaneNamespace)),
);

/** Namespaces other than control planes that a network selects. */
function* otherNamespaces(hosted: HostedFacts, network: UserDefinedNetwork): Iterable<Draft> {
  const { namespaces } = hosted.hub;
  const controlPlanes = controlPlanesOf(hosted);
  const { namespaceSelector } = network;
  if (namespaceSelector === null) return;
  const { matchLabels, matchExpressions } = namespaceSelector.selector;
  const selectsAll = namespaceSelector.value !== undefined && Object.keys(matchLabels).length + matchExpressions.length === 0;
  const named = network.namespaceNames.find(({ value }) => value !== undefined && !controlPlanes.has(value));
  const shown = onSameHub(network, namespaces).find(
    ({ name }) => !controlPlanes.has(name) && selectsNamespace(namespaceSelector, { name, isControlPlane: false }, namespaces) === true,
  );
  const other = selectsAll ? 'every namespace' : (named?.value ?? shown?.name);
  if (other === undefined) return;
  yield draftOfField(network, named ?? namespaceSelector, {
    message: `a tenant's network is also open to the namespace ${other}`,
    why: `${nameOfObject(network)} attaches virtual machines to the network of a tenant, and pods of that namespace may use it too`,
    remedy: 'let it select namespaces with the label hypershift.openshift.io/hosted-control-plane',
  });
}
