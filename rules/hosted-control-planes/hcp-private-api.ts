import { serviceOf } from '../../src/model/hosted-cluster.ts';
import { exampleCluster, examplesOf } from '../examples.ts';
import { draftOfField, hostedRule, nameOfObject } from '../hosted-rule.ts';

export const hcpPrivateApi = hostedRule({
  id: 'hcp-private-api',
  title: 'The API server of a private cluster cannot be reached as it is published',
  why:
    'On Azure and GCP private links lead to the private router alone, so nodes cannot reach an API server behind its own load ' +
    'balancer. With access Private and node ports the control plane never becomes ready.',
  remedy: 'Publish the API server by Route.',
  severity: 'warning',
  source: 'HyperShift: azureprivatelinkservice and gcpprivateserviceconnect controllers; infra/infra.go',
  examples: examplesOf(
    exampleCluster({
      platform: '{ type: GCP, gcp: { endpointAccess: Private } }',
      services: { APIServer: '{ type: «LoadBalancer } # expect: hcp-private-api warning certain @42|Route }»' },
    }),
  ),
  *ofExposed(cluster) {
    const { platform, isPublic, isPrivate } = cluster.exposure;
    const { type } = serviceOf(cluster, 'APIServer') ?? {};
    if (!isPrivate || (platform !== 'Azure' && platform !== 'GCP')) return;
    if (type?.value !== 'LoadBalancer' && (type?.value !== 'NodePort' || isPublic)) return;
    yield draftOfField(cluster, type, {
      message: `the API server of ${nameOfObject(cluster)} is private, but published by ${type.value}`,
      why:
        type.value === 'LoadBalancer'
          ? 'private links lead to the private router only, so nodes cannot reach the API server'
          : 'the control plane never becomes ready',
      remedy: 'publish the API server by Route',
    });
  },
});
