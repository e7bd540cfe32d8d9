import { holdsPort, type PortRange, portText } from '../../src/model/address.ts';
import { existingServices, type JudgedCluster } from '../../src/model/hosted-cluster.ts';
import type { HubNetwork } from '../../src/model/hub.ts';
import { defineRule } from '../../src/model/rule.ts';
import { readPortRange } from '../../src/net/address.ts';
import { exampleCluster } from '../examples.ts';
import { draftOfField, nameOfObject } from '../hosted-draft.ts';

export const hcpNodePortRange = defineRule({
  id: 'hcp-node-port-range',
  title: 'A pinned node port lies outside of the range of node ports',
  why:
    'The Services of a control plane are on the hub, so their node ports must be in the range of the hub; the API ' +
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
  *check({ hosted, nodePortRange }) {
    for (const cluster of hosted.clusters) {
      const hub = hubRange(cluster, hosted.hub.networks);
      if (hub === null) continue;
      const range = hub ?? nodePortRange;
      const own = readPortRange(cluster.serviceNodePortRange?.value ?? '');
      for (const { service, type, nodePort } of existingServices(cluster)) {
        const port = nodePort?.port;
        if (type?.value !== 'NodePort' || !port?.value) continue;
        const what = `${service?.value ?? 'a service'} of ${nameOfObject(cluster)} has the node port ${port.value}`;
        if (!holdsPort(range, port.value))
          yield draftOfField(cluster, port, {
            message: `node port ${port.value} is outside of the range ${portText(range)} of the management cluster`,
            why: `${what}, and the API server refuses the Service`,
            remedy: `choose a port from ${range.port} to ${range.endPort}`,
            port: port.value,
            ...(hub === undefined && own && holdsPort(own, port.value)
              ? { severity: 'warning', remedy: 'check that the management cluster has the same range' }
              : {}),
          });
        else if (service?.value === 'APIServer' && own && !holdsPort(own, port.value))
          yield draftOfField(cluster, port, {
            message: `node port ${port.value} is outside of the range ${portText(own)} of the hosted cluster`,
            why: `${what}, which must be in the range of the hosted cluster too`,
            remedy: `choose a port from ${own.port} to ${own.endPort}`,
            port: port.value,
          });
      }
    }
  },
});

/** The range of the hub's Network object; undefined if it is not in the input, null if it is unknown or several differ. */
function hubRange({ install }: JudgedCluster, networks: readonly HubNetwork[]): PortRange | undefined | null {
  const same = networks.filter((network) => network.install === install);
  const [network, ...others] = same.length > 0 ? same : networks;
  if (network === undefined) return undefined;
  if (others.length > 0) return null;
  return network.serviceNodePortRange ? readPortRange(network.serviceNodePortRange.value ?? '') : undefined;
}
