import { serviceOf } from '../../src/model/hosted-cluster.ts';
import { exampleCluster } from '../examples.ts';
import { draftOfField, hostedRule, nameOfObject } from '../hosted-rule.ts';

const PRIVATE = '{ type: AWS, aws: { region: us-east-1, endpointAccess: Private } }';

export const hcpHostnameUnserved = hostedRule({
  id: 'hcp-hostname-unserved',
  title: 'Nodes of a private cluster get a hostname that no Route has',
  why:
    'Where a cluster is private, the Routes of Konnectivity and Ignition have names below `hypershift.local`. Nodes ' +
    'get the hostname of the strategy, which no Route has.',
  remedy: 'Remove the hostname, or make that name lead to the private router and the Route answer to it.',
  severity: 'warning',
  source: 'HyperShift: infra/infra.go, ReconcileKonnectivityInternalRoute; support/netutil/route.go',
  examples: {
    bad: exampleCluster({
      platform: PRIVATE,
      services: {
        APIServer: '{ type: Route, route: { hostname: api.demo.example.com } }',
        Konnectivity:
          '{ type: Route, route: { hostname: konnectivity.demo.example.com } } # expect: hcp-hostname-unserved warning certain @68',
      },
    }),
    good: exampleCluster({ platform: PRIVATE }),
  },
  *ofExposed(cluster) {
    for (const name of cluster.exposure.isPrivate ? ['Konnectivity', 'Ignition'] : []) {
      const { type, host } = serviceOf(cluster, name) ?? {};
      if (type?.value !== 'Route' || !host?.value) continue;
      yield draftOfField(cluster, host, {
        message: `the hostname ${host.value} of ${name} is not served in a private cluster`,
        why: `nodes of ${nameOfObject(cluster)} use this name, but its Route has one below ${cluster.name}.hypershift.local`,
        remedy: 'remove the hostname',
      });
    }
  },
});
