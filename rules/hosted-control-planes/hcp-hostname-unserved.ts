import { serviceOf } from '../../src/model/hosted-cluster.ts';
import { defineRule } from '../../src/model/rule.ts';
import { exampleCluster } from '../examples.ts';
import { draftOfField, exposedClusters, nameOfObject } from '../hosted-draft.ts';

const PRIVATE = '{ type: AWS, aws: { region: us-east-1, endpointAccess: Private } }';

export const hcpHostnameUnserved = defineRule({
  id: 'hcp-hostname-unserved',
  title: 'Nodes of a private cluster get a hostname that no Route has',
  why:
    'Where a cluster is private, the Routes of Konnectivity and Ignition have names below `hypershift.local`. Nodes ' +
    'get the hostname of the strategy, which no Route has.',
  remedy: 'Remove the hostname, or make that name lead to the private router and the Route answer to it.',
  severity: 'warning',
  since: '0.1.0',
  needs: ['hosted'],
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
  *check({ hosted }) {
    for (const { cluster, exposure } of exposedClusters(hosted.clusters)) {
      if (!exposure.isPrivate) continue;
      for (const name of ['Konnectivity', 'Ignition']) {
        const { type, route } = serviceOf(cluster, name) ?? {};
        if (type?.value !== 'Route' || !route?.hostname?.value) continue;
        yield draftOfField(cluster, route.hostname, {
          message: `the hostname ${route.hostname.value} of ${name} is not served in a private cluster`,
          why: `nodes of ${nameOfObject(cluster)} use this name, but its Route has one below ${cluster.name}.hypershift.local`,
          remedy: 'remove the hostname',
        });
      }
    }
  },
});
