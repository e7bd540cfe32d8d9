import { examplePool, examplesOf } from '../examples.ts';
import { draftOfField, hostedRule, nameOfObject } from '../hosted-rule.ts';

export const hcpDefaultNetworkOff = hostedRule({
  id: 'hcp-default-network-off',
  title: 'A NodePool disables the default network and has no other',
  why:
    'With `attachDefaultNetwork: false` the virtual machines of a NodePool have only the additional networks. ' +
    'Without any they have no network at all.',
  remedy: 'Name an additional network, or keep the default one.',
  severity: 'error',
  source: 'HyperShift API: KubevirtNodePoolPlatform.attachDefaultNetwork',
  examples: examplesOf(
    examplePool(`attachDefaultNetwork: false« # expect: hcp-default-network-off error certain @29|
additionalNetworks: [{ name: clusters-demo/tenant }]»
`),
  ),
  *ofPool(pool) {
    const { attachDefaultNetwork = null, additionalNetworks = [] } = pool.kubevirt ?? {};
    if (attachDefaultNetwork?.value !== false || additionalNetworks.length > 0) return;
    yield draftOfField(pool, attachDefaultNetwork, {
      message: `${nameOfObject(pool)} disables the default network and names no other`,
      why: 'its machines have no network',
      remedy: 'add additionalNetworks, or remove attachDefaultNetwork',
    });
  },
});
