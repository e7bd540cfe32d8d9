import { hasOAuthServer, type JudgedCluster, serviceOf } from '../../src/model/hosted-cluster.ts';
import { defineRule } from '../../src/model/rule.ts';
import { shorten } from '../draft.ts';
import { ALL_BY_HOSTNAME, exampleCluster } from '../examples.ts';
import { draftOfField, exposedClusters, nameOfObject } from '../hosted-draft.ts';

export const hcpRouteHostname = defineRule({
  id: 'hcp-route-hostname',
  title: 'A Route without hostname has a name that no router serves',
  why:
    "With the API server published by Route, the control plane's own router serves all Routes. One without a " +
    "hostname gets a name below the hub's own domain, which leads to the hub's default ingress controller, and that " +
    'leaves these Routes alone. On Azure with managed identities the shared ingress serves them in the same way.',
  remedy: 'Give each service by Route a hostname.',
  severity: 'warning',
  since: '0.1.0',
  needs: ['hosted'],
  source: 'HyperShift: support/netutil/visibility.go, LabelHCPRoutes',
  examples: {
    bad: exampleCluster({
      services: { ...ALL_BY_HOSTNAME, OAuthServer: '{ type: Route } # expect: hcp-route-hostname warning certain @42' },
    }),
    good: exampleCluster(),
  },
  *check({ hosted }) {
    for (const { cluster, exposure } of exposedClusters(hosted.clusters)) {
      const byRoute = serviceOf(cluster, 'APIServer')?.type?.value === 'Route';
      if (!byRoute || !exposure.hasOwnRouter || exposure.isPrivate) continue;
      for (const name of published(cluster)) {
        const { type, route } = serviceOf(cluster, name) ?? {};
        if (type?.value !== 'Route' || (route?.hostname && route.hostname.value !== '')) continue;
        yield draftOfField(cluster, route?.hostname ?? type, {
          message: `${name} of ${shorten(nameOfObject(cluster), 50)} is published by Route without a hostname`,
          why: "its name resolves to the hub's default ingress controller, which does not serve it",
          remedy: `set route.hostname to a name that leads to ${exposure.isShared ? 'the shared ingress' : "the control plane's own router"}`,
        });
      }
    }
  },
});

/** The services that have a Route at all. */
function published(cluster: JudgedCluster): readonly string[] {
  const hasIgnition = !cluster.annotations.has('hypershift.openshift.io/disable-ignition-server');
  return [...(hasOAuthServer(cluster) ? ['OAuthServer'] : []), 'Konnectivity', ...(hasIgnition ? ['Ignition'] : [])];
}
