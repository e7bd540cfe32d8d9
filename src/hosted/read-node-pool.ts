import type { Document } from '../model/document.ts';
import type { HostedNodePool } from '../model/hosted-cluster.ts';
import { type Node, stringAt } from '../yaml/nodes.ts';
import { controlPlaneNamespaceOf } from './exposure.ts';
import { createFields } from './fields.ts';
import { identityOf } from './identity.ts';
import { GROUP } from './read-cluster.ts';

/** The NodePool of a hosted cluster; null for everything else, such as a NodePool of Karpenter. */
export function readNodePool(document: Document, object: Node): HostedNodePool | null {
  const apiVersion = stringAt(object, 'apiVersion') ?? '';
  if (stringAt(object, 'kind') !== 'NodePool' || !GROUP.test(apiVersion)) return null;
  const fields = createFields(document, object);
  const metadata = fields.block('metadata');
  if (metadata === null) return null;
  const identity = identityOf(document, object, fields);
  const clusterName = fields.text('spec', 'clusterName');
  const kubevirt = fields.below('spec', 'platform', 'kubevirt');
  const block = kubevirt.block();
  return {
    metadata,
    ...identity,
    clusterName,
    controlPlaneNamespace: controlPlaneNamespaceOf({
      kind: 'HostedCluster',
      namespace: identity.namespace,
      name: clusterName?.value ?? '',
    }),
    configs: fields.texts(['spec', 'config'], 'name').flatMap(({ value }) => value ?? []),
    replicas: fields.number('spec', 'replicas'),
    autoScaling: fields.block('spec', 'autoScaling'),
    kubevirt: block && {
      block,
      attachDefaultNetwork: kubevirt.boolean('attachDefaultNetwork'),
      additionalNetworks: kubevirt.texts(['additionalNetworks'], 'name'),
    },
  };
}
