import { hasOAuthServer, serviceOf } from '../../src/model/hosted-cluster.ts';
import { type HubFacts, onSameHub } from '../../src/model/hub.ts';
import { onceForObject } from '../../src/text/once.ts';
import { exampleCluster, exampleShard, examplesOf } from '../examples.ts';
import { objectsWithDomain, selectsNamespace } from '../hosted-hub.ts';
import { draftOfField, hostedRule, nameOfObject } from '../hosted-rule.ts';

export const hcpShardMisses = hostedRule({
  id: 'hcp-shard-misses',
  title: 'The ingress shard of a hostname does not serve the control plane',
  why:
    'A hostname below the domain of an ingress shard leads to that shard, which serves only the Routes of the namespaces ' +
    'that its selector matches. If the namespace of the control plane is not selected, clients and nodes get no answer.',
  remedy: "Select the namespace of the control plane in the shard's namespaceSelector, or use another hostname.",
  severity: 'error',
  source: 'OpenShift API: IngressController.spec.namespaceSelector',
  examples: examplesOf(`${exampleCluster({
    services: {
      OAuthServer: '{ type: Route, route: { hostname: oauth.shard.example.com } }« # expect: hcp-shard-misses error certain @68|»',
    },
  })}---
${exampleShard('«clusters-other|clusters-demo»')}`),
  *ofExposed(cluster, { hosted: { hub } }) {
    const { controlPlaneNamespace, exposure } = cluster;
    if (controlPlaneNamespace === null || cluster.template || exposure.hasOwnRouter) return;
    const namespace = { name: controlPlaneNamespace, isControlPlane: true };
    const names = [...(hasOAuthServer(cluster) ? ['OAuthServer'] : []), ...(exposure.isPrivate ? [] : ['Konnectivity', 'Ignition'])];
    for (const name of names) {
      const { type, host } = serviceOf(cluster, name) ?? {};
      if (type?.value !== 'Route' || !host?.value) continue;
      const nearest = objectsWithDomain(shardsIn(hub), host.value).map((found) => onSameHub(cluster, found));
      const serving = nearest.find((found) => found.length > 0) ?? [];
      const [shard] = serving;
      const isMissed = serving.every(({ namespaceSelector }) => selectsNamespace(namespaceSelector, namespace, hub.namespaces) === false);
      if (!shard?.namespaceSelector || !isMissed) continue;
      yield draftOfField(cluster, host, {
        message: `the ingress shard of ${host.value} does not serve ${controlPlaneNamespace}`,
        why: `the hostname of ${name} of ${nameOfObject(cluster)} resolves to ${nameOfObject(shard)}, whose selector excludes that namespace`,
        remedy: `let its namespaceSelector select ${controlPlaneNamespace}`,
        related: [{ span: shard.namespaceSelector.span, message: 'the namespaces of the shard' }],
      });
    }
  },
});

const shardsIn = onceForObject(({ ingressControllers }: HubFacts) =>
  ingressControllers.filter(({ name, template }) => name !== 'default' && !template),
);
