import type { Located } from '../../src/model/hosted-cluster.ts';
import { defineRule } from '../../src/model/rule.ts';
import { exampleCluster } from '../examples.ts';
import { draftOfField, nameOfObject } from '../hosted-draft.ts';

export const hcpServiceDuplicate = defineRule({
  id: 'hcp-service-duplicate',
  title: 'A service of the control plane is listed twice',
  why: 'Of two entries for one service the operator takes the first; the later one is ignored without a word.',
  remedy: 'Remove one of the two entries.',
  severity: 'error',
  since: '0.1.0',
  needs: ['hosted'],
  source: 'HyperShift: support/netutil ServicePublishingStrategyByTypeForHCP takes the first entry of a type',
  examples: {
    bad: `${exampleCluster()}    - service: Konnectivity # expect: hcp-service-duplicate error certain @16
      servicePublishingStrategy: { type: NodePort, nodePort: { address: 192.0.2.10, port: 30091 } }
`,
    good: exampleCluster(),
  },
  *check({ hosted }) {
    for (const cluster of hosted.clusters) {
      // A template may choose between the two.
      if (cluster.template) continue;
      const first = new Map<string, Located<string>>();
      for (const { service } of cluster.services.entries) {
        if (!service || service.value === undefined) continue;
        const earlier = first.get(service.value);
        if (earlier === undefined) first.set(service.value, service);
        else
          yield draftOfField(cluster, service, {
            message: `${service.value} is listed twice in ${nameOfObject(cluster)}`,
            why: 'only the first entry counts',
            remedy: 'remove the entry that is not meant',
            related: [{ span: earlier.span, message: 'this entry counts' }],
          });
      }
    }
  },
});
