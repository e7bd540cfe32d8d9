import { addTo } from '../../src/model/groups.ts';
import { type JudgedCluster, serviceOf } from '../../src/model/hosted-cluster.ts';
import type { LoadBalancerSection } from '../../src/model/hosted-facts.ts';
import { besideOf } from '../../src/model/hub.ts';
import { defineRule } from '../../src/model/rule.ts';
import { PINNED_API } from '../examples.ts';
import { draftOfSection, nameOfObject, nameOfSection } from '../hosted-draft.ts';

function example(port: string): string {
  return `${PINNED_API}# file: api-lb.cfg
listen api
  bind *:30443
  mode tcp
  server hub-1 10.0.0.11:${port}
`;
}

export const hcpHaproxyPort = defineRule({
  id: 'hcp-haproxy-port',
  title: 'A load balancer sends the API to another node port than the pinned one',
  why:
    'Nodes dial the pinned node port of the API server at the address of the load balancer. The section that binds it must ' +
    'send to the same port of the nodes of the hub; behind another one is another Service, or nothing.',
  remedy: 'Send to the node port that the HostedCluster pins.',
  severity: 'warning',
  since: '0.1.0',
  needs: ['hosted'],
  source: 'HyperShift API: servicePublishingStrategy.nodePort.port; Hosted Control Plane and tenant networking: api-lb',
  examples: {
    bad: example('30918 check # expect: hcp-haproxy-port warning certain @16'),
    good: example('30443 check'),
  },
  *check({ hosted }) {
    const pinned = new Map<number, JudgedCluster[]>();
    for (const cluster of hosted.clusters) {
      const { type, nodePort } = serviceOf(cluster, 'APIServer') ?? {};
      const port = nodePort?.port?.value;
      if (type?.value === 'NodePort' && port) addTo(pinned, port, cluster);
    }
    for (const section of hosted.loadBalancers) {
      for (const { port } of section.binds) {
        const [cluster] = besideOf(section, pinned.get(port) ?? []);
        if (!cluster) continue;
        const wrong = serversOf(section).find((server) => server.port !== null && server.port !== port);
        if (!wrong) continue;
        yield draftOfSection(section, wrong.span, {
          message: `${nameOfSection(section)} binds node port ${port}, but forwards to port ${wrong.port}`,
          why: `the API server of ${nameOfObject(cluster)} listens on its node port ${port} behind the load balancer`,
          remedy: `send to port ${port}`,
          port,
          related: [
            { span: serviceOf(cluster, 'APIServer')?.nodePort?.port?.span ?? cluster.span, message: 'the pinned node port', isShown: true },
          ],
        });
      }
    }
  },
});

/** The servers of a section and of the backends that it sends to. */
function serversOf(section: LoadBalancerSection): LoadBalancerSection['servers'] {
  return [section, ...section.behind].flatMap(({ servers }) => servers);
}
