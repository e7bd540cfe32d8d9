import { onSameHub } from '../../src/model/hub.ts';
import { exampleCluster, exampleShard, examplesOf } from '../examples.ts';
import { draftOfField, hostedRule, nameOfObject } from '../hosted-rule.ts';

export const hcpShardScope = hostedRule({
  id: 'hcp-shard-scope',
  title: 'The ingress shard of a control plane also serves other namespaces',
  why:
    'A shard whose load balancer is in the network of a tenant shows that tenant the Routes of every namespace that it selects, ' +
    'also those of applications of the hub. If the input does not show the namespace, this is information.',
  remedy: 'Exclude the namespace from the selector, or give it its own shard.',
  severity: 'warning',
  source: 'OpenShift API: IngressController.spec.namespaceSelector',
  examples: examplesOf(`${exampleCluster()}---
${exampleShard('clusters-demo«, billing|»', '« # expect: hcp-shard-scope warning certain @33|»')}«---
apiVersion: v1
kind: Namespace
metadata: { name: billing }
|»`),
  *check({ hosted }) {
    const { ingressControllers, namespaces } = hosted.hub;
    const shown = new Map(namespaces.map((namespace) => [namespace.name, namespace]));
    const controlPlanes = new Map(hosted.clusters.map((cluster) => [cluster.controlPlaneNamespace ?? '', cluster]));
    for (const shard of ingressControllers) {
      const names = shard.namespaceNames.filter(({ value }) => value !== undefined && value !== '');
      const own = names.flatMap(({ value }) => controlPlanes.get(value ?? '') ?? []);
      if (shard.template || onSameHub(shard, own).length === 0) continue;
      for (const name of names) {
        const namespace = shown.get(name.value ?? '');
        if (controlPlanes.has(name.value ?? '') || namespace?.labels['hypershift.openshift.io/hosted-control-plane'] === 'true') continue;
        yield draftOfField(shard, name, {
          message: `the ingress shard of control planes also serves the namespace ${name.value}`,
          why: `${namespace ? 'it is not a control plane' : 'the input shows no control plane there'}, and clients of ${nameOfObject(shard)} reach its Routes too`,
          remedy: `exclude ${name.value} from the selector, unless it is a control plane`,
          ...(namespace ? { related: [{ span: namespace.metadata.span, message: 'the namespace' }] } : { severity: 'info' }),
        });
      }
    }
  },
});
