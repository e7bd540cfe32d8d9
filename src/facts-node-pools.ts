import { createConfigMaps } from './manifest/config-maps.ts';
import type { RelatedObjects } from './manifest/related.ts';
import type { Document } from './model/document.ts';
import { type HostedNodePool, NODE_POOL_LABEL } from './model/hosted-cluster.ts';
import type { Problem } from './model/source.ts';
import type { Workload } from './model/workload.ts';
import { documentsOfText } from './workload/embedded.ts';
import { stringAt } from './yaml/nodes.ts';

/** Under this key a NodePool looks for manifests (HyperShift: hypershift-operator/controllers/nodepool/config.go, TokenSecretConfigKey). */
const KEY = 'config';

/** Finds the machine configs that NodePools take from ConfigMaps of their namespace (API field `NodePool.spec.config`). */
export function createNodeConfigs(related: RelatedObjects, report: (problem: Problem) => void) {
  const seen = new Set<string>();
  return function* configsOf(pool: HostedNodePool, document: Document): Iterable<Document> {
    const textsOf = createConfigMaps(related, document, pool.namespace, report);
    for (const name of pool.configs) {
      // NodePools of one cluster share much, which is told once.
      if (seen.size === seen.add(JSON.stringify([nodesOf(pool), name])).size) continue;
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

/** What a NodePool puts on its nodes: these are of another cluster than the file that says so. */
export function onNodesOfPool(pool: HostedNodePool, workload: Workload): Workload {
  const scheduling = { ...workload.scheduling, nodeSelector: { [NODE_POOL_LABEL]: pool.name } };
  return { ...workload, install: nodesOf(pool), scheduling };
}

function nodesOf({ namespace, clusterName, install }: HostedNodePool): string {
  return `nodes of ${namespace}/${clusterName?.value}${install === '' ? '' : ` in ${install}`}`;
}
