import { besideOf } from '../../src/model/hub.ts';
import { defineRule } from '../../src/model/rule.ts';
import { exampleCluster, exampleShard } from '../examples.ts';
import { draftOfField, nameOfObject } from '../hosted-draft.ts';
import { indexDomains } from '../hosted-hub.ts';

function example(domain: string): string {
  return `${exampleCluster({ spec: `configuration:\n  ingress:\n    appsDomain: ${domain}\n` })}---
${exampleShard('clusters-demo')}`;
}

export const hcpAppsDomain = defineRule({
  id: 'hcp-apps-domain',
  title: 'The domain of applications lies in that of an ingress controller of the hub',
  why:
    "The applications of a hosted cluster are served by its own ingress. Names below the domain of one of the hub's ingress " +
    'controllers lead there instead, unless a record of their own says otherwise.',
  remedy: 'Take a domain outside, or make a wildcard record for it that leads to the load balancer of the hosted cluster.',
  severity: 'warning',
  since: '0.1.0',
  needs: ['hosted'],
  source: 'HyperShift API: HostedCluster.spec.configuration.ingress.appsDomain; OpenShift API: IngressController.spec.domain',
  examples: {
    bad: example('apps.shard.example.com # expect: hcp-apps-domain warning certain @19'),
    good: example('apps.demo.example.com'),
  },
  *check({ hosted }) {
    const controllersOf = indexDomains(hosted.hub.ingressControllers);
    for (const cluster of hosted.clusters) {
      const { appsDomain } = cluster;
      if (!appsDomain?.value) continue;
      const [controller] = besideOf(cluster, controllersOf(appsDomain.value).flat());
      if (!controller?.domain) continue;
      yield draftOfField(cluster, appsDomain, {
        message: `the domain of applications ${appsDomain.value} is inside that of the hub's ingress`,
        why: `names in ${controller.domain.value} resolve to the routers of ${nameOfObject(controller)}, which do not serve the applications of ${nameOfObject(cluster)}`,
        remedy: `make a record *.${appsDomain.value} that leads to the ingress of the hosted cluster, or take another domain`,
        related: [{ span: controller.domain.span, message: 'the domain of the ingress controller', isShown: true }],
      });
    }
  },
});
