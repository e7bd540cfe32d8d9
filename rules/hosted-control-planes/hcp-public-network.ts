import { contains, readNetwork } from '../../src/net/network.ts';
import { exampleCluster, examplesOf } from '../examples.ts';
import { draftOfField, hostedRule, nameOfObject } from '../hosted-rule.ts';

export const hcpPublicNetwork = hostedRule({
  id: 'hcp-public-network',
  title: 'A network of a hosted cluster is public address space',
  why:
    'Pods and nodes send packets for the cluster and service networks to the cluster itself, so hosts of the internet with such ' +
    'addresses cannot be reached from it. Common mistakes are networks beside 172.16.0.0/12, such as 172.32.0.0/16.',
  remedy: 'Choose a network in 10.0.0.0/8, 172.16.0.0/12, 192.168.0.0/16, 100.64.0.0/10 or fc00::/7.',
  severity: 'warning',
  source: 'RFC 1918, RFC 6598, RFC 4193 and the IANA registries of special-purpose addresses',
  examples: examplesOf(
    exampleCluster({
      spec: `networking:
  serviceNetwork:
    - cidr: «172.32.0.0/16 # expect: hcp-public-network warning certain @15|172.31.0.0/16»
`,
    }),
  ),
  *ofCluster(cluster) {
    const { clusterNetworks, serviceNetworks } = cluster.networking;
    for (const at of [...clusterNetworks, ...serviceNetworks]) {
      const network = readNetwork(at.value ?? '');
      if (network === null || NOT_PUBLIC.some((range) => contains(readNetwork(range), network))) continue;
      yield draftOfField(cluster, at, {
        message: `the ${clusterNetworks.includes(at) ? 'cluster' : 'service'} network ${at.value} is public address space`,
        why: `pods and nodes of ${nameOfObject(cluster)} cannot reach hosts of the internet with these addresses`,
        remedy: 'choose a private network, such as 172.31.0.0/16',
      });
    }
  },
});

/** Private and shared address space, link-local, loopback, documentation, benchmarks, and reserved addresses. */
const NOT_PUBLIC = [
  ...['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', '100.64.0.0/10', '169.254.0.0/16', '127.0.0.0/8', '192.0.2.0/24'],
  ...['198.51.100.0/24', '203.0.113.0/24', '198.18.0.0/15', '240.0.0.0/4', 'fc00::/7', 'fe80::/10', '2001:db8::/32', '::1/128'],
];
