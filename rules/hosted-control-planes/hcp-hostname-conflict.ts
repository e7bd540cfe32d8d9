import { addTo } from '../../src/model/groups.ts';
import { existingServices, type JudgedCluster, type Located, type PublishedService } from '../../src/model/hosted-cluster.ts';
import { type Draft, defineRule } from '../../src/model/rule.ts';
import { shorten } from '../draft.ts';
import { exampleCluster } from '../examples.ts';
import { areOneCluster, areOnOneHub, draftOfField, nameOfObject } from '../hosted-draft.ts';

export const hcpHostnameConflict = defineRule({
  id: 'hcp-hostname-conflict',
  title: 'Two services of a control plane have one hostname',
  why:
    'Routers and load balancers choose the service by the name, so two services of a cluster cannot share one; the API server ' +
    'refuses that. Of two clusters on one hub, the second Route is not admitted, and DNS leads to one of them; the input can have ' +
    'clusters of two hubs, so this is a warning unless `clusters` keeps them apart.',
  remedy: 'Give each service a name of its own.',
  severity: 'error',
  since: '0.1.0',
  needs: ['hosted'],
  source: 'HyperShift: validation of hostnames in spec.services; OpenShift router: HostAlreadyClaimed',
  examples: {
    bad: exampleCluster({
      services: {
        APIServer: '{ type: LoadBalancer, loadBalancer: { hostname: api.demo.example.com } }',
        OAuthServer: '{ type: Route, route: { hostname: cp.demo.example.com } }',
        Konnectivity: '{ type: Route, route: { hostname: cp.demo.example.com } } # expect: hcp-hostname-conflict error certain @68',
      },
    }),
    good: exampleCluster({
      services: {
        APIServer: '{ type: NodePort, nodePort: { address: api.demo.example.com, port: 30443 } }',
        OAuthServer: '{ type: NodePort, nodePort: { address: api.demo.example.com, port: 30444 } }',
        Konnectivity: '{ type: Route, route: { hostname: konnectivity.demo.example.com } }',
      },
    }),
  },
  *check({ hosted }) {
    for (const cluster of hosted.clusters) {
      const first = new Map<string, { readonly service: string; readonly hostname: Located<string> }>();
      for (const entry of cluster.services.entries) {
        const hostname = hostnameOf(entry);
        const service = entry.service?.value;
        if (!hostname?.value || service === undefined) continue;
        const name = hostname.value.toLowerCase();
        const earlier = first.get(name);
        if (earlier === undefined) first.set(name, { service, hostname });
        else if (earlier.service !== service)
          yield draftOfField(cluster, hostname, {
            message: `${service} and ${earlier.service} have one hostname, ${hostname.value}`,
            why: `one of the two services of ${nameOfObject(cluster)} cannot be reached`,
            remedy: 'give one of the two a name of its own',
            related: [{ span: earlier.hostname.span, message: `the hostname of ${earlier.service}`, isShown: true }],
          });
      }
    }
    yield* betweenClusters(hosted.clusters);
  },
});

interface Claim {
  readonly cluster: JudgedCluster;
  readonly service: string;
  readonly hostname: Located<string>;
}

/** Hostnames that two clusters of one hub have. */
function* betweenClusters(clusters: readonly JudgedCluster[]): Iterable<Draft> {
  const byName = new Map<string, Claim[]>();
  for (const cluster of clusters) {
    for (const entry of existingServices(cluster)) {
      const hostname = hostnameOf(entry);
      if (!hostname?.value || entry.service?.value === undefined) continue;
      const claim: Claim = { cluster, service: entry.service.value, hostname };
      const known = byName.get(hostname.value.toLowerCase()) ?? [];
      const rival = known.find((other) => areOnOneHub(other.cluster, cluster));
      const isKnown = known.some((other) => areOneCluster(other.cluster, cluster));
      addTo(byName, hostname.value.toLowerCase(), claim);
      if (rival === undefined || isKnown) continue;
      yield draftOfField(cluster, hostname, {
        message: `two clusters have the hostname ${shorten(hostname.value, 60)}`,
        why: `it leads to one of ${claim.service} of ${nameOfObject(cluster)} and ${rival.service} of ${nameOfObject(rival.cluster)}`,
        remedy: 'give one of the two a name of its own, or name the hubs in clusters if there are two',
        severity: 'warning',
        related: [
          { span: rival.hostname.span, message: `the hostname of ${rival.service} of ${nameOfObject(rival.cluster)}`, isShown: true },
        ],
      });
    }
  }
}

function hostnameOf({ type, route, loadBalancer }: PublishedService): Located<string> | null | undefined {
  return type?.value === 'Route' ? route?.hostname : type?.value === 'LoadBalancer' ? loadBalancer?.hostname : null;
}
