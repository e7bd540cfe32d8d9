import { serviceOf } from '../../src/model/hosted-cluster.ts';
import { defineRule } from '../../src/model/rule.ts';
import { exampleCluster } from '../examples.ts';
import { draftOfField, exposedClusters, nameOfObject } from '../hosted-draft.ts';

const PRIVATE = '{ type: GCP, gcp: { endpointAccess: Private } }';

export const hcpPrivateApi = defineRule({
  id: 'hcp-private-api',
  title: 'The API server of a private cluster cannot be reached as it is published',
  why:
    'On Azure and GCP the private links of a hosted cluster lead to its private router alone. An API server behind a ' +
    'load balancer of its own is not reached through them, and with access Private and node ports the control plane ' +
    'never gets ready.',
  remedy: 'Publish the API server by Route.',
  severity: 'warning',
  since: '0.1.0',
  needs: ['hosted'],
  source: 'HyperShift: azureprivatelinkservice and gcpprivateserviceconnect controllers; infra/infra.go',
  examples: {
    bad: exampleCluster({
      platform: PRIVATE,
      services: { APIServer: '{ type: LoadBalancer } # expect: hcp-private-api warning certain @42' },
    }),
    good: exampleCluster({ platform: PRIVATE, services: { APIServer: '{ type: Route }' } }),
  },
  *check({ hosted }) {
    for (const { cluster, exposure } of exposedClusters(hosted.clusters)) {
      const type = serviceOf(cluster, 'APIServer')?.type;
      if (!type || !exposure.isPrivate || (exposure.platform !== 'Azure' && exposure.platform !== 'GCP')) continue;
      if (type.value === 'LoadBalancer')
        yield draftOfField(cluster, type, {
          message: `the API server of ${nameOfObject(cluster)} is private, but published by LoadBalancer`,
          why: 'private links lead to the private router only, so nodes cannot reach the API server',
          remedy: 'publish the API server by Route',
        });
      else if (type.value === 'NodePort' && !exposure.isPublic)
        yield draftOfField(cluster, type, {
          message: `the API server of ${nameOfObject(cluster)} is private, but published by NodePort`,
          why: 'the control plane never gets ready',
          remedy: 'publish the API server by Route',
        });
    }
  },
});
