import { BLOCK_OF_STRATEGY } from '../../src/model/hosted-cluster.ts';
import { exampleCluster } from '../examples.ts';
import { draftOfField, hostedRule, nameOfObject } from '../hosted-rule.ts';

export const hcpStrategyFields = hostedRule({
  id: 'hcp-strategy-fields',
  title: 'A publishing strategy has the block of another strategy, or lacks its own',
  why:
    'The API server refuses `servicePublishingStrategy` with a block that does not belong to its `type`, and ' +
    'NodePort without `nodePort`, which contains the address for nodes.',
  remedy: 'Keep only the block of the type; set `nodePort.address` with NodePort.',
  severity: 'error',
  source: 'HyperShift API: validation of ServicePublishingStrategy',
  examples: {
    bad: exampleCluster({
      services: {
        APIServer: '{ type: LoadBalancer, nodePort: { address: 192.0.2.10 } } # expect: hcp-strategy-fields error certain @66',
        Konnectivity: '{ type: NodePort } # expect: hcp-strategy-fields error certain @42',
      },
    }),
    good: exampleCluster({
      services: {
        APIServer: '{ type: LoadBalancer, loadBalancer: { hostname: api.demo.example.com } }',
        Konnectivity: '{ type: NodePort, nodePort: { address: 192.0.2.10, port: 30091 } }',
      },
    }),
  },
  *ofCluster(cluster) {
    for (const { service, type, blocks } of cluster.services.entries) {
      const own = BLOCK_OF_STRATEGY[type?.value ?? ''];
      if (!type || own === undefined) continue;
      const name = `${service?.value ?? 'a service'} of ${nameOfObject(cluster)}`;
      for (const [key, block] of Object.entries(blocks)) {
        if (key === own || !block) continue;
        yield draftOfField(cluster, block, {
          message: `${name} is published by ${type.value}, but has a block ${key}`,
          why: 'the API server refuses a block of another strategy',
          remedy: `remove ${key}, or change the type`,
        });
      }
      if (own === 'nodePort' && !blocks.nodePort)
        yield draftOfField(cluster, type, {
          message: `${name} is published by NodePort without a block nodePort`,
          why: 'the API server refuses the strategy without its block',
          remedy: 'add nodePort with an address that nodes can reach, and a port',
        });
    }
  },
});
