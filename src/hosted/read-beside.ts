import type { Document } from '../model/document.ts';
import type { HostedNodePool, HubNetwork } from '../model/hosted-cluster.ts';
import { type Node, stringAt } from '../text/yaml-nodes.ts';
import { createFields } from './fields.ts';
import { GROUP } from './read-cluster.ts';

/** The NodePool of a hosted cluster; null for everything else, such as a NodePool of Karpenter. */
export function readNodePool(document: Document, object: Node): HostedNodePool | null {
  const apiVersion = stringAt(object, 'apiVersion') ?? '';
  if (stringAt(object, 'kind') !== 'NodePool' || !GROUP.test(apiVersion)) return null;
  const fields = createFields(document, object);
  const metadata = fields.block('metadata');
  if (metadata === null) return null;
  const kubevirt = ['spec', 'platform', 'kubevirt'];
  const block = fields.block(...kubevirt);
  return {
    ...{ apiVersion, kind: 'NodePool', template: document.template, metadata },
    ...placeOf(document, object),
    clusterName: fields.text('spec', 'clusterName'),
    replicas: fields.number('spec', 'replicas'),
    autoScaling: fields.block('spec', 'autoScaling'),
    kubevirt: block && {
      block,
      attachDefaultNetwork: fields.boolean(...kubevirt, 'attachDefaultNetwork'),
      additionalNetworks: fields.texts([...kubevirt, 'additionalNetworks'], 'name'),
    },
  };
}

/** The networks of the management cluster; null for everything else. */
export function readHubNetwork(document: Document, object: Node): HubNetwork | null {
  const apiVersion = stringAt(object, 'apiVersion') ?? '';
  if (stringAt(object, 'kind') !== 'Network' || apiVersion !== 'config.openshift.io/v1') return null;
  const fields = createFields(document, object);
  return {
    ...{ apiVersion, kind: 'Network' },
    ...placeOf(document, object),
    serviceNodePortRange: fields.text('spec', 'serviceNodePortRange'),
    clusterNetworks: fields.texts(['spec', 'clusterNetwork'], 'cidr'),
    serviceNetworks: fields.texts(['spec', 'serviceNetwork']),
  };
}

function placeOf(document: Document, object: Node): Pick<HostedNodePool, 'path' | 'line' | 'install' | 'namespace' | 'name'> {
  const fields = createFields(document, object);
  const { path, line } = document.spanOf(object);
  return {
    ...{ path, line, install: document.source.install },
    namespace: fields.text('metadata', 'namespace')?.value ?? null,
    name: fields.text('metadata', 'name')?.value ?? '',
  };
}
