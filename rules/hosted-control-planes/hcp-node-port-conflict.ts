import { addTo } from '../../src/model/groups.ts';
import { existingServices, type JudgedCluster, type Located } from '../../src/model/hosted-cluster.ts';
import { besideOf, type HubService } from '../../src/model/hub.ts';
import { type Draft, defineRule } from '../../src/model/rule.ts';
import { shorten } from '../draft.ts';
import { exampleCluster } from '../examples.ts';
import { areOnOneHub, draftOfField, nameOfObject } from '../hosted-draft.ts';

export const hcpNodePortConflict = defineRule({
  id: 'hcp-node-port-conflict',
  title: 'Two services want one node port of the management cluster',
  why:
    'A node port belongs to one Service of the hub, whatever address nodes dial: the second Service is refused. Two ' +
    'clusters, or a cluster and a Service of the input, can be on two hubs, so between these it is a warning, unless ' +
    '`clusters` keeps them apart.',
  remedy: 'Give each service a node port of its own.',
  severity: 'error',
  since: '0.1.0',
  needs: ['hosted'],
  source: 'Kubernetes API: Service.spec.ports[].nodePort is unique within a cluster',
  examples: {
    bad: exampleCluster({
      services: {
        APIServer: '{ type: NodePort, nodePort: { address: 192.0.2.10, port: 30443 } }',
        OAuthServer:
          '{ type: NodePort, nodePort: { address: 192.0.2.11, port: 30443 } } # expect: hcp-node-port-conflict error certain @91',
      },
    }),
    good: exampleCluster({
      services: {
        APIServer: '{ type: NodePort, nodePort: { address: 192.0.2.10, port: 30443 } }',
        OAuthServer: '{ type: NodePort, nodePort: { address: 192.0.2.10, port: 30444 } }',
      },
    }),
  },
  *check({ hosted }) {
    const byPort = new Map<number, Pinned[]>();
    const services = servicesByPort(hosted.hub.services);
    for (const one of pinned(hosted.clusters)) {
      yield* withServices(one, services.get(one.number) ?? []);
      const earlier = (byPort.get(one.number) ?? []).filter((other) => canMeet(one, other));
      byPort.set(one.number, [...(byPort.get(one.number) ?? []), one]);
      const rival = earlier.find(({ cluster }) => cluster === one.cluster) ?? earlier[0];
      if (rival === undefined) continue;
      const isSame = rival.cluster === one.cluster;
      const whose = isSame ? rival.service : `${rival.service} of ${nameOfObject(rival.cluster)}`;
      yield draftOfField(one.cluster, one.port, {
        message: `node port ${one.number} is also taken by ${shorten(whose, 60)}`,
        why: `${one.service} of ${nameOfObject(one.cluster)} needs it, and the management cluster assigns each port once`,
        remedy: isSame
          ? 'give one of the two another node port'
          : 'give one of the two another node port, or name the hubs in clusters if there are two',
        port: one.number,
        related: [{ span: rival.port.span, message: `the node port of ${whose}`, isShown: true }],
        ...(isSame ? {} : { severity: 'warning' }),
      });
    }
  },
});

type Claim = HubService & { readonly nodePort: Located<number> };

function servicesByPort(services: readonly HubService[]): ReadonlyMap<number, readonly Claim[]> {
  const byPort = new Map<number, Claim[]>();
  for (const service of services) {
    for (const { nodePort, protocol } of service.ports) {
      if (nodePort.value === undefined || protocol !== 'TCP') continue;
      addTo(byPort, nodePort.value, { ...service, nodePort });
    }
  }
  return byPort;
}

function* withServices(one: Pinned, claims: readonly Claim[]): Iterable<Draft> {
  // The Services in the namespace of the control plane are those that are pinned.
  const rival = besideOf(one.cluster, claims).find(({ namespace }) => namespace !== one.cluster.controlPlaneNamespace);
  if (!rival) return;
  yield draftOfField(one.cluster, one.port, {
    message: `node port ${one.number} is also taken by ${shorten(nameOfObject(rival), 60)}`,
    why: `${one.service} of ${nameOfObject(one.cluster)} needs it, and the management cluster assigns each port once`,
    remedy: 'give one of the two another node port, or name the hubs in clusters if the Service is on another cluster',
    port: one.number,
    severity: 'warning',
    confidence: 'medium',
    related: [{ span: rival.nodePort.span, message: `the node port of ${nameOfObject(rival)}`, isShown: true }],
  });
}

interface Pinned {
  readonly cluster: JudgedCluster;
  readonly service: string;
  readonly port: Located<number>;
  readonly number: number;
}

function* pinned(clusters: readonly JudgedCluster[]): Iterable<Pinned> {
  for (const cluster of clusters) {
    for (const { service, type, nodePort } of existingServices(cluster)) {
      const port = nodePort?.port;
      if (type?.value === 'NodePort' && service?.value && port?.value) yield { cluster, service: service.value, port, number: port.value };
    }
  }
}

/** Whether both can want the port of one hub: two texts of one object are one cluster in two states. */
function canMeet(a: Pinned, b: Pinned): boolean {
  if (a.cluster === b.cluster) return a.service !== b.service && !a.cluster.template;
  return areOnOneHub(a.cluster, b.cluster);
}
