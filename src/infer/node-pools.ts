import { createConfigMaps } from '../manifest/config-maps.ts';
import type { RelatedObjects } from '../manifest/related.ts';
import type { Document } from '../model/document.ts';
import { type HostedNodePool, NODE_POOL_LABEL } from '../model/hosted-cluster.ts';
import type { Problem } from '../model/source.ts';
import type { Workload } from '../model/workload.ts';
import { documentsOfText } from '../workload/embedded.ts';
import { stringAt } from '../yaml/nodes.ts';

/**
 * The key of a NodePool's ConfigMap that contains manifests (HyperShift: hypershift-operator/controllers/nodepool/config.go,
 * TokenSecretConfigKey).
 */
const KEY = 'config';

/** Returns a function that reads the machine configs in the ConfigMaps that a NodePool names (API field `NodePool.spec.config`). */
export function createNodeConfigs(related: RelatedObjects, report: (problem: Problem) => void) {
  const seen = new Set<string>();
  return function* configsOf(pool: HostedNodePool, document: Document): Iterable<Document> {
    const textsOf = createConfigMaps(related, document, pool.namespace, report);
    for (const { value: name } of pool.configs) {
      // NodePools of one cluster share ConfigMaps; each is read once.
      if (name === undefined || seen.size === seen.add(JSON.stringify([nodesOfPool(pool), name])).size) continue;
      const text = textsOf(name)?.get(KEY);
      if (text === undefined) continue;
      for (const found of documentsOfText(text, document.source)) if (isMachineConfig(found.document)) yield found.document;
    }
  };
}

function isMachineConfig({ root }: Document): boolean {
  return (
    stringAt(root, 'kind') === 'MachineConfig' && stringAt(root, 'apiVersion')?.startsWith('machineconfiguration.openshift.io/') === true
  );
}

/** A workload on the nodes of a NodePool. These nodes belong to another cluster than the NodePool object. */
export function onNodesOfPool(pool: HostedNodePool, workload: Workload): Workload {
  const scheduling = { ...workload.scheduling, nodeSelector: { [NODE_POOL_LABEL]: pool.name } };
  return { ...workload, install: nodesOfPool(pool), scheduling };
}

function nodesOfPool({ namespace, clusterName, install }: HostedNodePool): string {
  return `nodes of ${namespace}/${clusterName?.value}${install === '' ? '' : ` in ${install}`}`;
}
