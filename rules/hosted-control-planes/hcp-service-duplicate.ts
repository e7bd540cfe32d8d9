import type { Located } from '../../src/model/hosted-cluster.ts';
import { exampleCluster } from '../examples.ts';
import { draftOfField, hostedRule, nameOfObject } from '../hosted-rule.ts';

export const hcpServiceDuplicate = hostedRule({
  id: 'hcp-service-duplicate',
  title: 'A service of the control plane is listed twice',
  why: 'If a service has two entries, the operator uses the first and silently ignores the other.',
  remedy: 'Remove one of the two entries.',
  severity: 'error',
  source: 'HyperShift: support/netutil ServicePublishingStrategyByTypeForHCP takes the first entry of a type',
  examples: {
    bad: `${exampleCluster()}    - service: Konnectivity # expect: hcp-service-duplicate error certain @16
      servicePublishingStrategy: { type: NodePort, nodePort: { address: 192.0.2.10, port: 30091 } }
`,
    good: exampleCluster(),
  },
  *ofCluster(cluster) {
    const firsts = new Map<string, Located<string>>();
    // A template may choose between the two.
    for (const { service } of cluster.template ? [] : cluster.services.entries) {
      if (service?.value === undefined) continue;
      const first = firsts.get(service.value) ?? service;
      firsts.set(service.value, first);
      if (first === service) continue;
      yield draftOfField(cluster, service, {
        message: `${service.value} is listed twice in ${nameOfObject(cluster)}`,
        why: 'only the first entry is used',
        remedy: 'remove the wrong entry',
        related: [{ span: first.span, message: 'this entry is used' }],
      });
    }
  },
});
