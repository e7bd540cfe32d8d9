import { usesHubIngress } from '../../src/model/hosted-cluster.ts';
import { shorten } from '../draft.ts';
import { exampleCluster, examplePool } from '../examples.ts';
import { draftOfField, hasNoDefaultNetwork, hostedRule, nameOfObject, poolsOf } from '../hosted-rule.ts';

const example = (passthrough: boolean, mark = ''): string =>
  `${exampleCluster({
    platform: `{ type: KubeVirt, kubevirt: { baseDomainPassthrough: ${passthrough} } }`,
    spec: passthrough ? '' : 'dns: { baseDomain: example.com }\n',
  })}---
${examplePool(`attachDefaultNetwork: false${mark}\nadditionalNetworks: [{ name: clusters/tenant }]\n`)}`;

export const hcpPassthroughNetwork = hostedRule({
  id: 'hcp-passthrough-network',
  title: 'The ingress of the hub cannot reach machines without the default network',
  why:
    'With `baseDomainPassthrough` the ingress of the hub serves the applications by a Service that selects the virtual machines ' +
    'as pods. Machines with `attachDefaultNetwork: false` are not in that network, so this Service and LoadBalancer Services of ' +
    'the cluster lead nowhere.',
  remedy: 'Keep the default network, or use a separate base domain with a load balancer in the additional network.',
  severity: 'warning',
  source: 'HyperShift: docs/content/how-to/kubevirt/ingress-and-dns.md; API: KubevirtNodePoolPlatform.attachDefaultNetwork',
  examples: { bad: example(true, ' # expect: hcp-passthrough-network warning certain @29'), good: example(false) },
  *ofCluster(cluster, { hosted }) {
    if (cluster.template || !usesHubIngress(cluster)) return;
    // Without any network, hcp-default-network-off reports the pool.
    const pools = poolsOf(cluster, hosted).filter((pool) => hasNoDefaultNetwork(pool) && pool.kubevirt?.additionalNetworks.length !== 0);
    const { span } = cluster.kubevirt?.baseDomainPassthrough ?? cluster.platform;
    for (const pool of pools) {
      yield draftOfField(pool, pool.kubevirt?.attachDefaultNetwork ?? pool.metadata, {
        message: `the ingress of the hub cannot reach the machines of ${shorten(nameOfObject(pool), 45)}`,
        why: `it serves the applications of ${nameOfObject(cluster)} (baseDomainPassthrough), and these machines are not in its network`,
        remedy: 'remove attachDefaultNetwork, or give the cluster its own base domain',
        related: [{ span, message: 'the hosted cluster', isShown: true }],
      });
    }
  },
});
