import { hasOAuthServer, type JudgedCluster, type Located, serviceOf } from '../../src/model/hosted-cluster.ts';
import { besideOf } from '../../src/model/hub.ts';
import { defineRule } from '../../src/model/rule.ts';
import { exampleCluster, exampleShard } from '../examples.ts';
import { draftOfField, exposedClusters, nameOfObject } from '../hosted-draft.ts';
import { indexDomains, takesNamespace } from '../hosted-hub.ts';

function example(namespaces: string, mark: string): string {
  const services = { OAuthServer: `{ type: Route, route: { hostname: oauth.shard.example.com } }${mark}` };
  return `${exampleCluster({ services })}---
${exampleShard(namespaces)}`;
}

export const hcpShardMisses = defineRule({
  id: 'hcp-shard-misses',
  title: 'The ingress shard of a hostname does not serve the control plane',
  why:
    'A hostname below the domain of an ingress shard leads to that shard, which serves only the Routes of the namespaces ' +
    'that its selector takes. If the namespace of the control plane is not selected, clients and nodes get no answer.',
  remedy: "Let the shard's namespaceSelector take the namespace of the control plane, or take another hostname.",
  severity: 'error',
  since: '0.1.0',
  needs: ['hosted'],
  source: 'OpenShift API: IngressController.spec.namespaceSelector',
  examples: {
    bad: example('clusters-other', ' # expect: hcp-shard-misses error certain @68'),
    good: example('clusters-demo', ''),
  },
  *check({ hosted }) {
    const shards = hosted.hub.ingressControllers.filter(({ name, domain, template }) => name !== 'default' && domain?.value && !template);
    const shardsOf = indexDomains(shards);
    for (const { cluster, exposure } of exposedClusters(hosted.clusters)) {
      const { controlPlaneNamespace } = cluster;
      if (controlPlaneNamespace === null || cluster.template || exposure.hasOwnRouter) continue;
      const namespace = { name: controlPlaneNamespace, isControlPlane: true };
      for (const { service, hostname } of routesOf(cluster, exposure.isPrivate)) {
        const serving =
          shardsOf(hostname.value ?? '')
            .map((found) => besideOf(cluster, found))
            .find((found) => found.length > 0) ?? [];
        const [shard] = serving;
        const isMissed = serving.every(
          ({ namespaceSelector }) => takesNamespace(namespaceSelector, namespace, hosted.hub.namespaces) === false,
        );
        if (!shard?.namespaceSelector || !isMissed) continue;
        yield draftOfField(cluster, hostname, {
          message: `the ingress shard of ${hostname.value} does not serve ${controlPlaneNamespace}`,
          why: `the hostname of ${service} of ${nameOfObject(cluster)} resolves to ${nameOfObject(shard)}, whose selector excludes that namespace`,
          remedy: `let its namespaceSelector select ${controlPlaneNamespace}`,
          related: [{ span: shard.namespaceSelector.span, message: 'the namespaces of the shard' }],
        });
      }
    }
  },
});

/** The hostnames that ingress controllers of the hub serve. */
function* routesOf(cluster: JudgedCluster, isPrivate: boolean): Iterable<{ readonly service: string; readonly hostname: Located<string> }> {
  const services = [...(hasOAuthServer(cluster) ? ['OAuthServer'] : []), ...(isPrivate ? [] : ['Konnectivity', 'Ignition'])];
  for (const service of services) {
    const { type, route } = serviceOf(cluster, service) ?? {};
    if (type?.value === 'Route' && route?.hostname?.value) yield { service, hostname: route.hostname };
  }
}
