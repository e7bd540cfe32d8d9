import { containsPort, type PortRange, portText } from '../../src/model/address.ts';
import type { JudgedCluster } from '../../src/model/hosted-cluster.ts';
import type { HubNetwork } from '../../src/model/hub.ts';
import { readPortRange } from '../../src/net/address.ts';
import { exampleCluster, examplesOf } from '../examples.ts';
import { draftOfField, hostedRule, nameOfObject } from '../hosted-rule.ts';

export const hcpNodePortRange = hostedRule({
  id: 'hcp-node-port-range',
  title: 'A pinned node port is outside the node port range',
  why:
    'The Services of a control plane are on the hub, whose API server refuses node ports outside its range. ' +
    '`configuration.network.serviceNodePortRange` is the range of the hosted cluster; only the port of its API server must be in ' +
    'it too.',
  remedy: 'Choose a node port in the range of the hub.',
  severity: 'error',
  source: 'Kubernetes API server --service-node-port-range; HyperShift API: NodePortPublishingStrategy.port',
  examples: examplesOf(
    exampleCluster({
      services: {
        APIServer:
          '{ type: NodePort, nodePort: { address: 192.0.2.10, port: «6443 } } # expect: hcp-node-port-range error certain @91|30443 } }»',
      },
    }),
  ),
  *ofService({ name, port: at }, cluster, { hosted, nodePortRange }) {
    const hub = hubRange(cluster, hosted.hub.networks);
    if (hub === null || !at?.value) return;
    const port = at.value;
    const range = hub ?? nodePortRange;
    const own = readPortRange(cluster.serviceNodePortRange?.value ?? '');
    const what = `${name} of ${nameOfObject(cluster)} has the node port ${port}`;
    if (!containsPort(range, port)) {
      const isOfOwn = hub === undefined && own !== null && containsPort(own, port);
      yield draftOfField(cluster, at, {
        message: `node port ${port} is outside the range ${portText(range)} of the management cluster`,
        why: `${what}, and the API server refuses the Service`,
        remedy: isOfOwn ? 'check that the management cluster has the same range' : `choose a port from ${range.port} to ${range.endPort}`,
        port,
        ...(isOfOwn && { severity: 'warning' }),
      });
    } else if (name === 'APIServer' && own && !containsPort(own, port))
      yield draftOfField(cluster, at, {
        message: `node port ${port} is outside the range ${portText(own)} of the hosted cluster`,
        why: `${what}, which must be in the range of the hosted cluster too`,
        remedy: `choose a port from ${own.port} to ${own.endPort}`,
        port,
      });
  },
});

/**
 * The range in the hub's Network object; undefined if the input has no such object, null if the range is unknown or several objects differ.
 */
function hubRange({ install }: JudgedCluster, networks: readonly HubNetwork[]): PortRange | undefined | null {
  const same = networks.filter((network) => network.install === install);
  const [network, ...others] = same.length > 0 ? same : networks;
  if (network === undefined) return undefined;
  if (others.length > 0) return null;
  return network.serviceNodePortRange ? readPortRange(network.serviceNodePortRange.value ?? '') : undefined;
}
