import { defineRule } from '../../src/model/rule.ts';
import { examplePool } from '../examples.ts';
import { draftOfField, nameOfObject } from '../hosted-draft.ts';

export const hcpDefaultNetworkOff = defineRule({
  id: 'hcp-default-network-off',
  title: 'A NodePool leaves the default network and has no other',
  why:
    'With `attachDefaultNetwork: false` the virtual machines of a NodePool have only the additional networks. ' +
    'Without any they have no network at all.',
  remedy: 'Name an additional network, or keep the default one.',
  severity: 'error',
  since: '0.1.0',
  needs: ['hosted'],
  source: 'HyperShift API: KubevirtNodePoolPlatform.attachDefaultNetwork',
  examples: {
    bad: examplePool('attachDefaultNetwork: false # expect: hcp-default-network-off error certain @29\n'),
    good: examplePool('attachDefaultNetwork: false\nadditionalNetworks: [{ name: clusters-demo/tenant }]\n'),
  },
  *check({ hosted }) {
    for (const pool of hosted.nodePools) {
      const attached = pool.kubevirt?.attachDefaultNetwork;
      if (attached?.value !== false || pool.template || !pool.kubevirt || pool.kubevirt.additionalNetworks.length > 0) continue;
      yield draftOfField(pool, attached, {
        message: `${nameOfObject(pool)} turns the default network off and names no other`,
        why: 'its machines have no network',
        remedy: 'add additionalNetworks, or remove attachDefaultNetwork',
      });
    }
  },
});
