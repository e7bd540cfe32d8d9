import { type PortRange, type Protocol, portText } from '../../src/model/address.ts';
import type { HubObject, Located } from '../../src/model/hosted-cluster.ts';
import { besideOf } from '../../src/model/hub.ts';
import { type Assignment, nameOfAssignment, type RegistryView } from '../../src/model/registry.ts';
import { type Draft, defineRule } from '../../src/model/rule.ts';
import { readPortRange } from '../../src/net/address.ts';
import { firstFew } from '../../src/text/words.ts';
import { shorten } from '../draft.ts';
import { exampleCluster } from '../examples.ts';
import { draftOfField, nameOfObject } from '../hosted-draft.ts';

const example = (port: string): string => exampleCluster({ spec: `networking:\n  apiServer:\n    port: ${port}\n` });

export const hcpRegisteredPort = defineRule({
  id: 'hcp-registered-port',
  title: 'Ports of nodes are host ports of the platform',
  why:
    'The local proxy of the API listens on each node of a hosted cluster at `networking.apiServer.port`, where a component of the ' +
    'platform cannot listen too. Ranges of node ports, of the hosted cluster (`configuration.network.serviceNodePortRange`) and of the ' +
    'hub, cover host ports of the platform if they begin too low: a Service that gets such a port takes the traffic of the component.',
  remedy: 'Choose a port that the registry does not have, and a range of node ports above 30000.',
  severity: 'warning',
  since: '0.1.0',
  needs: ['hosted', 'registry'],
  source: 'HyperShift API: APIServerNetworking.port; OpenShift host port registry',
  examples: {
    bad: example('10250 # expect: hcp-registered-port warning certain @13'),
    good: example('7443'),
  },
  *check({ hosted, registry }) {
    for (const cluster of hosted.clusters) {
      const { apiServerPort } = cluster.networking;
      const holder = apiServerPort?.value === undefined ? null : holderOf(registry, apiServerPort.value);
      // 443 counts as unset for the pod, and 6443 is the port of the local proxy itself.
      if (apiServerPort && holder && apiServerPort.value !== 443 && apiServerPort.value !== 6443)
        yield draftOfField(cluster, apiServerPort, {
          message: `the port of the local proxy of the API, ${apiServerPort.value}, is a host port of ${shorten(holder.process, 30)}`,
          why: `both listen on each node of ${nameOfObject(cluster)} (${nameOfAssignment(holder)})`,
          remedy: 'choose a port that the registry does not have, before the cluster is created',
          port: apiServerPort.value as number,
        });
      const range = cluster.serviceNodePortRange;
      if (range?.value) yield* ofRange(registry, cluster, { ...range, value: range.value });
    }
    for (const network of hosted.hub.networks) {
      const range = network.serviceNodePortRange;
      if (range?.value && besideOf(network, hosted.clusters).length > 0)
        yield* ofRange(registry, network, { ...range, value: range.value });
    }
  },
});

/** So many ports are named. */
const NAMED = 5;

function* ofRange(registry: RegistryView, object: HubObject, at: Located<string> & { readonly value: string }): Iterable<Draft> {
  const range = readPortRange(at.value);
  const held = range === null ? [] : heldPorts(registry, range);
  if (held.length === 0) return;
  const named = held.map(({ port, holder }) => `${port} (${holder.process})`);
  yield draftOfField(object, at, {
    message: `the range of node ports ${at.value} covers ${held.length === 1 ? 'a host port' : 'host ports'} of the platform`,
    why: `a Service that gets such a port takes the traffic of the component: ${firstFew(named, NAMED)}`,
    remedy: 'begin the range above the ports of the platform, such as 30000-32767',
  });
}

/** The single ports of live rows in a range; ranges of ports are left out. */
function heldPorts(registry: RegistryView, range: PortRange): { readonly port: number; readonly holder: Assignment }[] {
  const ports = new Set(
    registry.registries.flatMap(({ assignments }) => assignments.flatMap(({ port, endPort }) => (port === endPort ? [port] : []))),
  );
  return [...ports]
    .filter((port) => port >= range.port && port <= range.endPort)
    .toSorted((a, b) => a - b)
    .flatMap((port) => {
      const holder = holderOf(registry, port);
      return holder === null || portText(holder) !== String(port) ? [] : [{ port, holder }];
    });
}

/** The row of what listens on a port of workers, for all addresses; null if there is none. */
function holderOf(registry: RegistryView, port: number): Assignment | null {
  const protocols: readonly Protocol[] = ['TCP', 'UDP'];
  const rows = protocols.flatMap((protocol) => registry.assignmentsFor(port, protocol));
  return (
    rows.find(({ status, controlPlaneOnly, exposure }) => status === 'active' && controlPlaneOnly !== true && exposure !== 'localhost') ??
    null
  );
}
