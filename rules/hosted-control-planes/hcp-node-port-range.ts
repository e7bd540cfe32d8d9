import type { JudgedCluster } from '../../src/model/hosted-cluster.ts';
import type { HubNetwork } from '../../src/model/hub.ts';
import type { Draft, Rule, RuleContext } from '../../src/model/rule.ts';
import { exampleCluster } from '../examples.ts';
import { draftOfField, nameOfObject } from '../hosted-draft.ts';

export const hcpNodePortRange: Rule<'hosted'> = {
  id: 'hcp-node-port-range',
  title: 'A pinned node port lies outside of the range of node ports',
  why:
    'The Services of a control plane stand on the hub, so their node ports must lie in the range of the hub; the API ' +
    'server of the hub refuses the Service otherwise. `configuration.network.serviceNodePortRange` is the range of ' +
    'the hosted cluster itself, and only the port of the API server must lie in it, too.',
  remedy: 'Choose a node port within the range of the hub.',
  severity: 'error',
  since: '0.1.0',
  needs: ['hosted'],
  source: 'Kubernetes API server --service-node-port-range; HyperShift API: NodePortPublishingStrategy.port',
  examples: {
    bad: exampleCluster({
      services: {
        APIServer: '{ type: NodePort, nodePort: { address: 192.0.2.10, port: 6443 } } # expect: hcp-node-port-range error certain @91',
      },
    }),
    good: exampleCluster({ services: { APIServer: '{ type: NodePort, nodePort: { address: 192.0.2.10, port: 30443 } }' } }),
  },
  check,
};

function* check({ hosted, nodePortRange }: RuleContext<'hosted'>): Iterable<Draft> {
  for (const cluster of hosted.clusters) {
    const hub = hubRange(cluster, hosted.hub.networks);
    if (hub === null) continue;
    const range = hub ?? { from: nodePortRange.port, to: nodePortRange.endPort };
    const own = readRange(cluster.serviceNodePortRange?.value);
    for (const { service, type, nodePort } of cluster.services.entries) {
      const port = nodePort?.port;
      if (type?.value !== 'NodePort' || !port?.value) continue;
      const what = `${service?.value ?? 'a service'} of ${nameOfObject(cluster)} has the node port ${port.value}`;
      if (!holds(range, port.value))
        yield draftOfField(cluster, port, {
          message: `${what}, outside of the range ${range.from}-${range.to} of the management cluster, which refuses the Service`,
          remedy: `choose a port from ${range.from} to ${range.to}`,
          port: port.value,
          ...(hub === undefined && own && holds(own, port.value)
            ? { severity: 'warning', remedy: 'see whether the management cluster has this range, too' }
            : {}),
        });
      else if (service?.value === 'APIServer' && own && !holds(own, port.value))
        yield draftOfField(cluster, port, {
          message: `${what}, outside of the range ${own.from}-${own.to} of the hosted cluster itself, which must hold it, too`,
          remedy: `choose a port from ${own.from} to ${own.to}`,
          port: port.value,
        });
    }
  }
}

interface Range {
  readonly from: number;
  readonly to: number;
}

/** The range that the hub's own Network says; undefined where the input does not show it, null where it cannot be read or several differ. */
function hubRange({ install }: JudgedCluster, networks: readonly HubNetwork[]): Range | undefined | null {
  const same = networks.filter((network) => network.install === install);
  const [network, ...others] = same.length > 0 ? same : networks;
  if (network === undefined) return undefined;
  if (others.length > 0) return null;
  return network.serviceNodePortRange ? (readRange(network.serviceNodePortRange.value) ?? null) : undefined;
}

function readRange(text: string | undefined): Range | undefined {
  const [, from, to] = /^(\d{1,5})-(\d{1,5})$/.exec(text ?? '') ?? [];
  return from === undefined ? undefined : { from: Number(from), to: Number(to) };
}

function holds({ from, to }: Range, port: number): boolean {
  return from <= port && port <= to;
}
