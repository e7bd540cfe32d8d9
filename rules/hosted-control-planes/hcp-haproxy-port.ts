import { groupBy } from '../../src/model/groups.ts';
import { serviceOf } from '../../src/model/hosted-cluster.ts';
import { onSameHub } from '../../src/model/hub.ts';
import { examplesOf, PINNED_API } from '../examples.ts';
import { draftOfSection, hostedRule, nameOfObject, nameOfSection } from '../hosted-rule.ts';

export const hcpHaproxyPort = hostedRule({
  id: 'hcp-haproxy-port',
  title: 'A load balancer forwards the API to another node port than the pinned one',
  why:
    'Nodes connect to the pinned node port of the API server at the address of the load balancer. The section that binds it must ' +
    'forward to the same port of the nodes of the hub; another port belongs to another Service, or to none.',
  remedy: 'Forward to the node port that the HostedCluster pins.',
  severity: 'warning',
  source: 'HyperShift API: servicePublishingStrategy.nodePort.port; Hosted Control Plane and tenant networking: api-lb',
  examples: examplesOf(`${PINNED_API}# file: api-lb.cfg
listen api
  bind *:30443
  mode tcp
  server hub-1 10.0.0.11:«30918 check # expect: hcp-haproxy-port warning certain @16|30443 check»
`),
  *check({ hosted }) {
    const pinned = groupBy(hosted.clusters, (cluster) => serviceOf(cluster, 'APIServer')?.port?.value || null);
    for (const section of hosted.loadBalancers) {
      const servers = [section, ...section.behind].flatMap((one) => one.servers);
      for (const { port } of section.binds) {
        const [cluster] = onSameHub(section, pinned.get(port) ?? []);
        const wrong = servers.find((server) => server.port !== null && server.port !== port);
        if (!cluster || !wrong) continue;
        const span = serviceOf(cluster, 'APIServer')?.port?.span ?? cluster.span;
        yield draftOfSection(section, wrong.span, {
          message: `${nameOfSection(section)} binds node port ${port}, but forwards to port ${wrong.port}`,
          why: `the API server of ${nameOfObject(cluster)} listens on its node port ${port} behind the load balancer`,
          remedy: `forward to port ${port}`,
          port,
          related: [{ span, message: 'the pinned node port', isShown: true }],
        });
      }
    }
  },
});
