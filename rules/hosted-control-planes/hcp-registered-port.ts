import { containsPort, type Protocol } from '../../src/model/address.ts';
import type { HubObject, Located } from '../../src/model/hosted-cluster.ts';
import { onSameHub } from '../../src/model/hub.ts';
import { type Assignment, nameOfAssignment, type RegistryView } from '../../src/model/registry.ts';
import { type Draft, defineRule } from '../../src/model/rule.ts';
import { readPortRange } from '../../src/net/address.ts';
import { firstFew } from '../../src/text/words.ts';
import { shorten } from '../draft.ts';
import { exampleCluster, examplesOf } from '../examples.ts';
import { draftOfField, nameOfObject } from '../hosted-rule.ts';

export const hcpRegisteredPort = defineRule({
  id: 'hcp-registered-port',
  title: 'Ports of nodes are host ports of the platform',
  why:
    'The local proxy of the API listens at `networking.apiServer.port` of each node, where a component of the platform cannot ' +
    'listen too. A range of node ports that begins too low covers host ports of the platform: a Service with such a port takes ' +
    'the traffic of the component.',
  remedy: 'Choose a port without a row in the registry, and a node port range above 30000.',
  severity: 'warning',
  needs: ['hosted', 'registry'],
  source: 'HyperShift API: APIServerNetworking.port; OpenShift host port registry',
  examples: examplesOf(
    exampleCluster({ spec: 'networking:\n  apiServer:\n    port: «10250 # expect: hcp-registered-port warning certain @13|7443»\n' }),
  ),
  *check({ hosted, registry }) {
    for (const cluster of hosted.clusters) {
      const { apiServerPort } = cluster.networking;
      const port = apiServerPort?.value;
      // 443 counts as unset for the pod, and 6443 is the port of the local proxy itself.
      const holder = port === undefined || port === 443 || port === 6443 ? null : holderOfPort(registry, port);
      if (apiServerPort && port !== undefined && holder)
        yield draftOfField(cluster, apiServerPort, {
          message: `the port of the local proxy of the API, ${port}, is a host port of ${shorten(holder.process, 30)}`,
          why: `both listen on each node of ${nameOfObject(cluster)} (${nameOfAssignment(holder)})`,
          remedy: 'choose a port without a row in the registry, before the cluster is created',
          port,
        });
      yield* ofRange(registry, cluster, cluster.serviceNodePortRange);
    }
    for (const network of hosted.hub.networks)
      if (onSameHub(network, hosted.clusters).length > 0) yield* ofRange(registry, network, network.serviceNodePortRange);
  },
});

/** Maximum number of ports in a message. */
const NAMED = 5;

function* ofRange(registry: RegistryView, object: HubObject, at: Located<string> | null): Iterable<Draft> {
  const range = readPortRange(at?.value ?? '');
  if (at === null || range === null) return;
  const assignments = registry.registries.flatMap((one) => one.assignments);
  // Rows of ranges are omitted.
  const ports = new Set(assignments.flatMap(({ port, endPort }) => (port === endPort && containsPort(range, port) ? [port] : [])));
  const held = [...ports]
    .toSorted((a, b) => a - b)
    .flatMap((port) => {
      const holder = holderOfPort(registry, port);
      return holder?.port === port && holder.endPort === port ? [`${port} (${holder.process})`] : [];
    });
  if (held.length === 0) return;
  yield draftOfField(object, at, {
    message: `the range of node ports ${at.value} covers ${held.length === 1 ? 'a host port' : 'host ports'} of the platform`,
    why: `a Service that gets such a port takes the traffic of the component: ${firstFew(held, NAMED)}`,
    remedy: 'begin the range above the ports of the platform, such as 30000-32767',
  });
}

/** The row of a program that listens on a port of workers on all addresses; null if there is none. */
function holderOfPort(registry: RegistryView, port: number): Assignment | null {
  const protocols: readonly Protocol[] = ['TCP', 'UDP'];
  const rows = protocols.flatMap((protocol) => registry.assignmentsFor(port, protocol));
  const isOfWorkers = ({ status, controlPlaneOnly, exposure }: Assignment): boolean =>
    status === 'active' && controlPlaneOnly !== true && exposure !== 'localhost';
  return rows.find(isOfWorkers) ?? null;
}
