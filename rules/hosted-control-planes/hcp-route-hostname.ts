import { hasOAuthServer, hasService, serviceOf } from '../../src/model/hosted-cluster.ts';
import { shorten } from '../draft.ts';
import { ALL_BY_HOSTNAME, exampleCluster } from '../examples.ts';
import { draftOfField, hostedRule, nameOfObject } from '../hosted-rule.ts';

export const hcpRouteHostname = hostedRule({
  id: 'hcp-route-hostname',
  title: 'A Route without a hostname gets a name that no router serves',
  why:
    "If the API server is published by Route, the control plane's own router (on Azure with managed identities the shared " +
    'ingress) serves all Routes. One without a hostname gets a name in the domain of the hub, whose default ingress controller ' +
    'does not serve it.',
  remedy: 'Give each service by Route a hostname.',
  severity: 'warning',
  source: 'HyperShift: support/netutil/visibility.go, LabelHCPRoutes',
  examples: {
    bad: exampleCluster({
      services: { ...ALL_BY_HOSTNAME, OAuthServer: '{ type: Route } # expect: hcp-route-hostname warning certain @42' },
    }),
    good: exampleCluster(),
  },
  *ofExposed(cluster) {
    const { hasOwnRouter, isPrivate, isShared } = cluster.exposure;
    if (serviceOf(cluster, 'APIServer')?.type?.value !== 'Route' || !hasOwnRouter || isPrivate) return;
    const names = [...(hasOAuthServer(cluster) ? ['OAuthServer'] : []), 'Konnectivity', 'Ignition'];
    for (const name of names.filter((one) => hasService(cluster, one))) {
      const { type, host } = serviceOf(cluster, name) ?? {};
      if (type?.value !== 'Route' || (host && host.value !== '')) continue;
      yield draftOfField(cluster, host ?? type, {
        message: `${name} of ${shorten(nameOfObject(cluster), 50)} is published by Route without a hostname`,
        why: "its name resolves to the hub's default ingress controller, which does not serve it",
        remedy: `set route.hostname to a name that leads to ${isShared ? 'the shared ingress' : "the control plane's own router"}`,
      });
    }
  },
});
