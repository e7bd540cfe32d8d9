import { onSameHub } from '../../src/model/hub.ts';
import { exampleCluster } from '../examples.ts';
import { servicesIn } from '../hosted-hub.ts';
import { draftOfField, hostedRule, namedServices, nameOfObject } from '../hosted-rule.ts';

export const hcpNodePortDynamic = hostedRule({
  id: 'hcp-node-port-dynamic',
  title: 'Node ports of a control plane are not pinned',
  why:
    'Without `nodePort.port` the hub chooses a port when the Service is made, so firewalls and load balancers before ' +
    'it can be set up only afterwards, and a new Service gets another port.',
  remedy: 'Pin the node ports if there is a firewall or load balancer between nodes and hub.',
  severity: 'info',
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
  *ofCluster(cluster, { hosted }) {
    const namespace = cluster.controlPlaneNamespace;
    const services = namespace === null ? [] : (servicesIn(hosted.hub).get(namespace) ?? []);
    // The Services of a running cluster have their node ports.
    if (cluster.status !== null || onSameHub(cluster, services).length > 0) return;
    const dynamic = namedServices(cluster).flatMap(({ name, type, port, blocks: { nodePort } }) => {
      const isDynamic = type?.value === 'NodePort' && nodePort?.value !== undefined && (port === null || port.value === 0);
      return isDynamic && !PUBLISH_NOTHING.includes(name) ? [{ name, nodePort }] : [];
    });
    const [first, second] = dynamic;
    if (!first?.nodePort) return;
    const names = dynamic.map(({ name }) => name).join(', ');
    yield draftOfField(cluster, first.nodePort, {
      message: `${second ? 'node ports' : 'the node port'} of ${nameOfObject(cluster)} ${second ? 'are' : 'is'} not pinned: ${names}`,
      why: 'the management cluster chooses them, so no firewall or load balancer can be set up before',
      remedy: 'set nodePort.port to a free port of the range of the management cluster',
    });
  },
});

/** Services of older releases, to which nodes do not connect. */
const PUBLISH_NOTHING: readonly string[] = ['OIDC', 'OVNSbDb'];
