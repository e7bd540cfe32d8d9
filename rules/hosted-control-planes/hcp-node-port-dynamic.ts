import { groupBy } from '../../src/model/groups.ts';
import { existingServices } from '../../src/model/hosted-cluster.ts';
import { besideOf } from '../../src/model/hub.ts';
import { defineRule } from '../../src/model/rule.ts';
import { exampleCluster } from '../examples.ts';
import { draftOfField, nameOfObject } from '../hosted-draft.ts';

export const hcpNodePortDynamic = defineRule({
  id: 'hcp-node-port-dynamic',
  title: 'Node ports of a control plane are not pinned',
  why:
    'Without `nodePort.port` the hub chooses a port when the Service is made, so firewalls and load balancers before ' +
    'it can be set up only afterwards, and a new Service gets another port.',
  remedy: 'Pin the node ports if there is a firewall or load balancer between nodes and hub.',
  severity: 'info',
  since: '0.1.0',
  needs: ['hosted'],
  source: 'HyperShift API: NodePortPublishingStrategy.port, "if not specified, the nodePort is dynamically assigned"',
  examples: {
    bad: exampleCluster({
      services: {
        APIServer: '{ type: NodePort, nodePort: { address: 192.0.2.10 } } # expect: hcp-node-port-dynamic info certain @62',
        Konnectivity: '{ type: NodePort, nodePort: { address: 192.0.2.10 } }',
      },
    }),
    good: exampleCluster(),
  },
  *check({ hosted }) {
    const servicesIn = groupBy(hosted.hub.services, ({ namespace }) => namespace);
    for (const cluster of hosted.clusters) {
      const namespace = cluster.controlPlaneNamespace;
      const services = namespace === null ? [] : (servicesIn.get(namespace) ?? []);
      const isRunning = cluster.status !== null || besideOf(cluster, services).length > 0;
      // The Services of a running cluster have their node ports.
      if (isRunning) continue;
      const dynamic = existingServices(cluster).flatMap(({ service, type, nodePort }) => {
        if (PUBLISH_NOTHING.includes(service?.value ?? '')) return [];
        const isDynamic = type?.value === 'NodePort' && nodePort && (nodePort.port === null || nodePort.port.value === 0);
        return isDynamic && nodePort.block.value !== undefined ? [{ name: service?.value ?? 'a service', block: nodePort.block }] : [];
      });
      const [first] = dynamic;
      if (first === undefined) continue;
      const names = dynamic.map(({ name }) => name).join(', ');
      yield draftOfField(cluster, first.block, {
        message: `${dynamic.length === 1 ? 'the node port' : 'node ports'} of ${nameOfObject(cluster)} ${dynamic.length === 1 ? 'is' : 'are'} not pinned: ${names}`,
        why: 'the management cluster chooses them, so no firewall or load balancer can be set up before',
        remedy: 'set nodePort.port to a free port of the range of the management cluster',
      });
    }
  },
});

/** Services of former releases, which are not dialled. */
const PUBLISH_NOTHING: readonly string[] = ['OIDC', 'OVNSbDb'];
