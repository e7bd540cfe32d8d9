import type { HostedNodePool, JudgedCluster, Located } from '../../src/model/hosted-cluster.ts';
import { besideOf, type HubProxy } from '../../src/model/hub.ts';
import { type Draft, defineRule } from '../../src/model/rule.ts';
import { type Network, readNetwork } from '../../src/net/network.ts';
import { exampleCluster, examplePool } from '../examples.ts';
import { draftOfField, hasNoDefaultNetwork, indexPools, nameOfObject } from '../hosted-draft.ts';

function example(noProxy: string): string {
  return `${exampleCluster({
    platform: '{ type: KubeVirt, kubevirt: { baseDomainPassthrough: true } }',
    spec: 'networking: { machineNetwork: [{ cidr: 192.168.203.0/24 }] }\n',
  })}---
${examplePool('attachDefaultNetwork: false\nadditionalNetworks: [{ name: clusters-demo/tenant }]\n')}---
apiVersion: config.openshift.io/v1
kind: Proxy
metadata: { name: cluster }
spec:
  httpsProxy: http://proxy.example.com:3128
  noProxy: ${noProxy}
`;
}

export const hcpSecondaryNetworkProxy = defineRule({
  id: 'hcp-secondary-network-proxy',
  title: 'The hub sends what goes to a secondary network through its proxy',
  why:
    'Nodes without the default pod network have addresses of a secondary network alone. Where the hub has a proxy and ' +
    'does not except that network, the API server of the hosted cluster sends some requests to its nodes through the ' +
    'proxy. The hosted cluster excepts its machine network by itself, so where it has a proxy and names no machine ' +
    'network, nothing excepts the secondary one, which is a warning.',
  remedy: 'Add the CIDR of the secondary network to `spec.noProxy` of the hub, and to the machine networks of the hosted cluster.',
  severity: 'error',
  since: '0.1.0',
  needs: ['hosted'],
  source: 'Networking for hosted control planes, "Management clusters that need external access"',
  examples: {
    bad: example('.example.com # expect: hcp-secondary-network-proxy error certain @12'),
    good: example('.example.com,192.168.0.0/16'),
  },
  *check({ hosted }) {
    const poolsOf = indexPools(hosted.nodePools);
    const proxies = hosted.hub.proxies.filter(({ httpProxy, httpsProxy }) => httpProxy?.value || httpsProxy?.value);
    for (const cluster of hosted.clusters) {
      const [pool] = cluster.template ? [] : poolsOf(cluster).filter(hasNoDefaultNetwork);
      if (!pool || cluster.platform.value !== 'KubeVirt') continue;
      yield* withoutMachineNetwork(cluster, pool);
      const [proxy, ...others] = besideOf(cluster, proxies);
      if (!proxy || others.length > 0 || proxy.noProxy.some(({ value }) => value === undefined)) continue;
      for (const machine of cluster.networking.machineNetworks) {
        const network = readNetwork(machine.value ?? '');
        if (network === null || excepts(proxy.noProxy, network)) continue;
        yield draftOfField(proxy, proxy.noProxy[0] ?? proxy.spec, {
          message: `noProxy of the hub lacks the machine network ${machine.value}`,
          why: `the nodes of ${nameOfObject(cluster)} have no default network, so the hub reaches them through its proxy only`,
          remedy: `add ${machine.value} to spec.noProxy`,
          related: [{ span: machine.span, message: 'the machine network' }, takenOff(pool)],
        });
      }
    }
  },
});

function* withoutMachineNetwork(cluster: JudgedCluster, pool: HostedNodePool): Iterable<Draft> {
  const { proxy, networking } = cluster;
  if (!(proxy?.httpsProxy?.value || proxy?.httpProxy?.value) || networking.machineNetworks.length > 0) return;
  const noProxy = proxy.noProxy ? proxy.noProxy.value : '';
  // A network there may be the secondary one.
  if (noProxy === undefined || entriesOf(noProxy).some((entry) => entry === '*' || readNetwork(entry) !== null)) return;
  yield draftOfField(cluster, networking.block ?? proxy.block, {
    message: `${nameOfObject(cluster)} has a proxy, but no machine network`,
    why: 'the secondary network of its nodes is not excluded from the proxy',
    remedy: 'add the secondary network to networking.machineNetwork',
    severity: 'warning',
    related: [takenOff(pool)],
  });
}

function takenOff({ kubevirt, metadata }: HostedNodePool): { readonly span: Located<unknown>['span']; readonly message: string } {
  return { span: (kubevirt?.attachDefaultNetwork ?? metadata).span, message: 'these nodes have no default network' };
}

function excepts(noProxy: HubProxy['noProxy'], { family, first, last }: Network): boolean {
  return noProxy
    .flatMap(({ value }) => entriesOf(value ?? ''))
    .some((entry) => {
      const network = readNetwork(entry);
      return entry === '*' || (network?.family === family && network.first <= first && last <= network.last);
    });
}

function entriesOf(noProxy: string): string[] {
  return noProxy.split(',').map((entry) => entry.trim());
}
