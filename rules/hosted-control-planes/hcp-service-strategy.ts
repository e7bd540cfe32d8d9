import { allowedStrategies } from '../../src/model/hosted-cluster.ts';
import { exampleCluster, examplesOf } from '../examples.ts';
import { draftOfField, hostedRule, nameOfObject } from '../hosted-rule.ts';

export const hcpServiceStrategy = hostedRule({
  id: 'hcp-service-strategy',
  title: 'A service has a publishing strategy that its platform does not support',
  why:
    'The possible strategies depend on the service and the platform: no node ports on AWS, and only Routes for Konnectivity and ' +
    'Ignition on AWS and Azure. `None` and `S3` publish nothing. The cluster is refused, or its control plane never gets ready.',
  remedy: 'Choose a strategy that the platform supports for this service.',
  severity: 'error',
  source: 'HyperShift: validation of HostedCluster.spec.services, and oauth/service.go, kas/service.go, ignitionserver',
  examples: examplesOf(
    exampleCluster({
      platform: '{ type: AWS, aws: { region: us-east-1 } }',
      services: {
        APIServer:
          '{ type: «NodePort, nodePort: { address: 192.0.2.10, port: 30443 } } # expect: hcp-service-strategy error certain @42|LoadBalancer }»',
      },
    }),
  ),
  *ofService({ name, type }, cluster) {
    const { exposure, azure } = cluster;
    if (!type || type.value === undefined || exposure === null) return;
    const isManaged = azure?.authentication?.value === 'ManagedIdentities';
    const allowed = allowedStrategies(name, exposure.platform, isManaged);
    if (allowed === null || allowed.includes(type.value)) return;
    const where = exposure.platform === 'Azure' && isManaged ? 'Azure with managed identities' : exposure.platform;
    yield draftOfField(cluster, type, {
      message: `${name} cannot be published by ${type.value} on ${where}`,
      why: `${nameOfObject(cluster)} is refused, or never becomes ready`,
      remedy: `publish it by ${allowed.join(' or ')}`,
    });
  },
});
