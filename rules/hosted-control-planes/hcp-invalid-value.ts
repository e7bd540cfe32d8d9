import { exampleCluster } from '../examples.ts';
import { draftOfField, hostedRule, nameOfObject } from '../hosted-rule.ts';

export const hcpInvalidValue = hostedRule({
  id: 'hcp-invalid-value',
  title: 'A field of a hosted cluster has an invalid value',
  why:
    'An allowed network must be a CIDR, a port a number, and the host name of a Route or load balancer a name without scheme. The ' +
    'API server refuses other values, and flows, firewalls and load balancers leave them out.',
  remedy: 'Write the value in the format that the message shows.',
  severity: 'error',
  source: 'HyperShift API: CIDRBlock, NodePortPublishingStrategy, RoutePublishingStrategy, LoadBalancerPublishingStrategy',
  examples: {
    bad: exampleCluster({
      spec: `networking:
  apiServer:
    allowedCIDRBlocks: [192.0.2.0] # expect: hcp-invalid-value error certain @27
`,
      services: {
        OAuthServer: '{ type: Route, route: { hostname: https://oauth.a } } # expect: hcp-invalid-value error certain @68',
        Konnectivity: '{ type: NodePort, nodePort: { address: 192.0.2.10, port: "31000" } } # expect: hcp-invalid-value error certain @92',
      },
    }),
    good: exampleCluster({
      spec: 'networking: { apiServer: { allowedCIDRBlocks: [192.0.2.0/24] } }\n',
      services: { OAuthServer: '{ type: Route, route: { hostname: oauth.a } }' },
    }),
  },
  *ofCluster(cluster) {
    for (const { at, message, rule } of cluster.wrongValues) {
      // Another rule reports it, or it is the word of a sample, such as CIDR.
      if (rule !== 'hcp-invalid-value' || !/^"[^"]*[\d.:/]/.test(message)) continue;
      yield draftOfField(cluster, at, { message, why: `${nameOfObject(cluster)} cannot use it` });
    }
  },
});
