import type { AddressPool, HubNetwork, HubProxy, NetworkOperator, NodeNetwork, UserDefinedNetwork } from '../../model/hub.ts';
import type { Fields } from '../fields.ts';
import type { Said } from '../identity.ts';
import { namespaceNamesOf, selectorAt } from './selector.ts';

/** The networks of the management cluster. */
export function readNetworkConfiguration(fields: Fields): Said<HubNetwork> {
  return {
    serviceNodePortRange: fields.text('spec', 'serviceNodePortRange'),
    clusterNetworks: fields.texts(['spec', 'clusterNetwork'], 'cidr'),
    serviceNetworks: fields.texts(['spec', 'serviceNetwork']),
  };
}

/** The network operator of the management cluster. */
export function readNetworkOperator(fields: Fields): Said<NetworkOperator> {
  const gateway = fields.below('spec', 'defaultNetwork', 'ovnKubernetesConfig', 'gatewayConfig');
  return { routingViaHost: gateway.boolean('routingViaHost'), ipForwarding: gateway.text('ipForwarding') };
}

/** The proxy of the management cluster; null for a patch of it. */
export function readProxy(fields: Fields): Said<HubProxy> | null {
  const spec = fields.block('spec');
  return (
    spec && {
      spec,
      httpProxy: fields.text('spec', 'httpProxy'),
      httpsProxy: fields.text('spec', 'httpsProxy'),
      noProxy: ['spec', 'status'].flatMap((part) => fields.text(part, 'noProxy') ?? []),
    }
  );
}

/** A pool of MetalLB. */
export function readAddressPool(fields: Fields): Said<AddressPool> {
  const allocation = fields.below('spec', 'serviceAllocation');
  return {
    addresses: fields.texts(['spec', 'addresses']),
    spec: fields.block('spec'),
    autoAssign: fields.boolean('spec', 'autoAssign'),
    allocation: allocation.block() && {
      namespaces: allocation.texts(['namespaces']),
      namespaceSelectors: allocation.items('namespaceSelectors').flatMap((one) => selectorAt(one) ?? []),
      selectsServices: allocation.items('serviceSelectors').length > 0,
    },
  };
}

/** A user-defined network of OVN-Kubernetes. */
export function readUserDefinedNetwork(fields: Fields): Said<UserDefinedNetwork> | null {
  const metadata = fields.block('metadata');
  return (
    metadata && {
      metadata,
      namespaceSelector: selectorAt(fields, 'spec', 'namespaceSelector'),
      namespaceNames: namespaceNamesOf(fields.below('spec', 'namespaceSelector')),
      physicalNetwork: fields.text('spec', 'network', 'localnet', 'physicalNetworkName')?.value ?? null,
    }
  );
}

/** The networks of nodes in nmstate. */
export function readNodeNetwork(fields: Fields): Said<NodeNetwork> {
  const state = fields.below('spec', 'desiredState');
  return {
    addresses: state.items('interfaces').flatMap((one) => {
      const interfaceName = one.text('name')?.value ?? '';
      return ['ipv4', 'ipv6'].flatMap((family) => one.texts([family, 'address'], 'ip').map((address) => ({ interfaceName, address })));
    }),
    bridgeMappings: state.items('ovn', 'bridge-mappings').flatMap((mapping) => {
      const physicalNetwork = mapping.text('localnet')?.value;
      const bridge = mapping.text('bridge')?.value;
      const isAbsent = mapping.text('state')?.value === 'absent';
      return physicalNetwork === undefined || bridge === undefined || isAbsent ? [] : [{ physicalNetwork, bridge }];
    }),
  };
}
