import type { JudgedCluster } from '../../src/model/hosted-cluster.ts';
import { onSameHub } from '../../src/model/hub.ts';
import type { Draft } from '../../src/model/rule.ts';
import { contains, readNetwork } from '../../src/net/network.ts';
import { noProxyEntries } from '../../src/net/no-proxy.ts';
import { exampleCluster, examplePool, examplesOf } from '../examples.ts';
import { draftOfField, hasNoDefaultNetwork, hostedRule, nameOfObject, poolsOf } from '../hosted-rule.ts';

export const hcpSecondaryNetworkProxy = hostedRule({
  id: 'hcp-secondary-network-proxy',
  title: 'The hub uses its proxy for connections to a secondary network',
  why:
    'Nodes without the default pod network have addresses of a secondary network alone. If the proxy of the hub does not exempt ' +
    'that network, the API server of the hosted cluster reaches its nodes through the proxy. The hosted cluster exempts its ' +
    'machine network by itself; if it has a proxy and no machine network, the secondary one is not exempt, which is a warning.',
  remedy: 'Add the CIDR of the secondary network to `spec.noProxy` of the hub, and to the machine networks of the hosted cluster.',
  severity: 'error',
  source: 'Networking for hosted control planes, "Management clusters that need external access"',
  examples: examplesOf(`${exampleCluster({
    platform: '{ type: KubeVirt, kubevirt: { baseDomainPassthrough: true } }',
    spec: 'networking: { machineNetwork: [{ cidr: 192.168.203.0/24 }] }\n',
  })}---
${examplePool('attachDefaultNetwork: false\nadditionalNetworks: [{ name: clusters-demo/tenant }]\n')}---
apiVersion: config.openshift.io/v1
kind: Proxy
metadata: { name: cluster }
spec:
  httpsProxy: http://proxy.example.com:3128
  noProxy: «.example.com # expect: hcp-secondary-network-proxy error certain @12|.example.com,192.168.0.0/16»
`),
  *ofCluster(cluster, { hosted }) {
    const pool = cluster.template ? undefined : poolsOf(cluster, hosted).find(hasNoDefaultNetwork);
    if (!pool || cluster.platform.value !== 'KubeVirt') return;
    const related = [{ span: (pool.kubevirt?.attachDefaultNetwork ?? pool.metadata).span, message: 'these nodes have no default network' }];
    yield* withoutMachineNetwork(cluster, related);
    const [proxy, ...others] = onSameHub(
      cluster,
      hosted.hub.proxies.filter(({ httpProxy, httpsProxy }) => httpProxy?.value || httpsProxy?.value),
    );
    if (!proxy || others.length > 0 || proxy.noProxy.some(({ value }) => value === undefined)) return;
    const excepted = proxy.noProxy.flatMap(({ value }) => noProxyEntries(value ?? ''));
    for (const machine of cluster.networking.machineNetworks) {
      const network = readNetwork(machine.value ?? '');
      if (network === null || excepted.includes('*') || excepted.some((entry) => contains(readNetwork(entry), network))) continue;
      yield draftOfField(proxy, proxy.noProxy[0] ?? proxy.spec ?? proxy.metadata, {
        message: `noProxy of the hub lacks the machine network ${machine.value}`,
        why: `the nodes of ${nameOfObject(cluster)} have no default network, so the hub reaches them through its proxy only`,
        remedy: `add ${machine.value} to spec.noProxy`,
        related: [{ span: machine.span, message: 'the machine network' }, ...related],
      });
    }
  },
});

function* withoutMachineNetwork(cluster: JudgedCluster, related: NonNullable<Draft['related']>): Iterable<Draft> {
  const { proxy, networking } = cluster;
  if (!(proxy?.httpsProxy?.value || proxy?.httpProxy?.value) || networking.machineNetworks.length > 0) return;
  const noProxy = proxy.noProxy ? proxy.noProxy.value : '';
  // One of these networks may be the secondary network.
  if (noProxy === undefined || noProxyEntries(noProxy).some((entry) => entry === '*' || readNetwork(entry) !== null)) return;
  yield draftOfField(cluster, networking.block ?? proxy.block, {
    message: `${nameOfObject(cluster)} has a proxy, but no machine network`,
    why: 'the secondary network of its nodes is not excluded from the proxy',
    remedy: 'add the secondary network to networking.machineNetwork',
    severity: 'warning',
    related,
  });
}
