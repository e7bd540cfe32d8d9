import { appsDomainOf, usesHubIngress } from '../../src/model/hosted-cluster.ts';
import { onSameHub } from '../../src/model/hub.ts';
import { shorten } from '../draft.ts';
import { exampleCluster, exampleShard, examplesOf } from '../examples.ts';
import { objectsWithDomain, type WithDomain } from '../hosted-hub.ts';
import { draftOfField, hostedRule, nameOfObject } from '../hosted-rule.ts';

export const hcpAppsDomain = hostedRule({
  id: 'hcp-apps-domain',
  title: 'The domain of applications is in the domain of an ingress controller of the hub',
  why:
    "The applications of a hosted cluster are served by its own ingress. Names below the domain of one of the hub's ingress " +
    'controllers lead there instead, unless they have their own DNS record. The domain is `appsDomain`, otherwise `apps.<name>.<dns.baseDomain>`.',
  remedy: 'Use another domain, or create a wildcard record for it that leads to the load balancer of the hosted cluster.',
  severity: 'warning',
  source: 'HyperShift API: HostedCluster.spec.configuration.ingress.appsDomain, spec.dns; OpenShift API: IngressController.spec.domain',
  examples:
    examplesOf(`${exampleCluster({ spec: `configuration:\n  ingress:\n    appsDomain: «apps.shard.example.com # expect: hcp-apps-domain warning certain @19|apps.demo.example.com»\n` })}---
${exampleShard('clusters-demo')}`),
  *ofCluster(cluster, { hosted: { hub } }) {
    // With baseDomainPassthrough the ingress of the hub serves the applications.
    const domain = usesHubIngress(cluster) ? null : appsDomainOf(cluster);
    if (domain === null) return;
    const owners = [hub.ingressControllers, hub.ingresses].flatMap((all: readonly WithDomain[]) =>
      objectsWithDomain(all, domain.name).flat(),
    );
    const [owner] = onSameHub(cluster, owners);
    if (!owner?.domain) return;
    yield draftOfField(cluster, domain, {
      message: `the domain of applications ${shorten(domain.name, 50)} is inside that of the hub's ingress`,
      why: `names in ${owner.domain.value} resolve to the routers of ${nameOfObject(owner)}, which do not serve the applications of ${nameOfObject(cluster)}`,
      remedy: `create a record *.${domain.name} that leads to the ingress of the hosted cluster, or use another domain`,
      related: [{ span: owner.domain.span, message: 'the domain of the ingress of the hub', isShown: true }],
    });
  },
});
