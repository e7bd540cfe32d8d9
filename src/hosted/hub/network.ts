import type { Document } from '../../model/document.ts';
import type { HubNetwork, NetworkOperator } from '../../model/hub.ts';
import { type Node, stringAt } from '../../text/yaml-nodes.ts';
import { createFields } from '../fields.ts';
import { identityOf } from '../identity.ts';

/** The networks of the management cluster; null for everything else. */
export function readNetworkConfiguration(document: Document, object: Node): HubNetwork | null {
  if (stringAt(object, 'apiVersion') !== 'config.openshift.io/v1') return null;
  const fields = createFields(document, object);
  return {
    ...identityOf(document, object),
    serviceNodePortRange: fields.text('spec', 'serviceNodePortRange'),
    clusterNetworks: fields.texts(['spec', 'clusterNetwork'], 'cidr'),
    serviceNetworks: fields.texts(['spec', 'serviceNetwork']),
  };
}

/** How the operator runs the network of the management cluster; null for everything else. */
export function readNetworkOperator(document: Document, object: Node): NetworkOperator | null {
  if (stringAt(object, 'apiVersion') !== 'operator.openshift.io/v1') return null;
  const fields = createFields(document, object);
  const gateway = ['spec', 'defaultNetwork', 'ovnKubernetesConfig', 'gatewayConfig'];
  return {
    ...identityOf(document, object),
    routingViaHost: fields.boolean(...gateway, 'routingViaHost'),
    ipForwarding: fields.text(...gateway, 'ipForwarding'),
  };
}
