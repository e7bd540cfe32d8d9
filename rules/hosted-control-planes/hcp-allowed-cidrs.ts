import { whyAllowedCidrsFail } from '../../src/model/hosted-cluster.ts';
import { exampleCluster } from '../examples.ts';
import { draftOfField, hostedRule, nameOfObject } from '../hosted-rule.ts';

export const hcpAllowedCidrs = hostedRule({
  id: 'hcp-allowed-cidrs',
  title: 'A list of allowed CIDRs has no effect',
  why:
    'The list `allowedCIDRBlocks` becomes the source ranges of the public load balancer of the API server. With NodePort, or if the ' +
    'cluster is not public, nothing enforces it, so every address that reaches the API can use it.',
  remedy: 'Restrict the sources at the firewall, or publish the API server by a public load balancer.',
  severity: 'warning',
  source: 'HyperShift: kas/service.go, LoadBalancerSourceRanges',
  examples: {
    bad: exampleCluster({
      spec: `networking:
  apiServer:
    allowedCIDRBlocks: [192.0.2.0/24] # expect: hcp-allowed-cidrs warning certain @26
`,
      services: { APIServer: '{ type: NodePort, nodePort: { address: 192.0.2.10, port: 30443 } }' },
    }),
    good: exampleCluster({ spec: 'networking: { apiServer: { allowedCIDRBlocks: [192.0.2.0/24] } }\n' }),
  },
  *ofExposed(cluster) {
    const { allowedCIDRs, allowedCIDRBlocks } = cluster.networking;
    const why = whyAllowedCidrsFail(cluster, cluster.exposure.isPublic);
    if (!allowedCIDRs || allowedCIDRBlocks.length === 0 || why === null) return;
    yield draftOfField(cluster, allowedCIDRs, {
      message: `allowedCIDRBlocks of ${nameOfObject(cluster)} has no effect`,
      why: `${why}, so the API accepts connections from every address that reaches it`,
      remedy: 'restrict the sources in a firewall in front of the management cluster',
    });
  },
});
