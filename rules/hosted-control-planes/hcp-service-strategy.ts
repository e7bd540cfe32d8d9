import { allowedStrategies, existingServices, type JudgedCluster } from '../../src/model/hosted-cluster.ts';
import { defineRule } from '../../src/model/rule.ts';
import { exampleCluster } from '../examples.ts';
import { draftOfField, exposedClusters, nameOfObject } from '../hosted-draft.ts';

export const hcpServiceStrategy = defineRule({
  id: 'hcp-service-strategy',
  title: 'A service is published in a way that the platform does not have',
  why:
    'Which strategies work depends on the service and the platform: node ports are not used on AWS, and on AWS and ' +
    'Azure Konnectivity and Ignition go by Route alone. `None` and `S3` publish nothing that nodes could reach. The ' +
    'cluster is refused, or its control plane never gets ready.',
  remedy: 'Choose a strategy that the platform has for this service.',
  severity: 'error',
  since: '0.1.0',
  needs: ['hosted'],
  source: 'HyperShift: validation of HostedCluster.spec.services, and oauth/service.go, kas/service.go, ignitionserver',
  examples: {
    bad: exampleCluster({
      platform: '{ type: AWS, aws: { region: us-east-1 } }',
      services: {
        APIServer: '{ type: NodePort, nodePort: { address: 192.0.2.10, port: 30443 } } # expect: hcp-service-strategy error certain @42',
      },
    }),
    good: exampleCluster({ platform: '{ type: AWS, aws: { region: us-east-1 } }' }),
  },
  *check({ hosted }) {
    for (const { cluster, exposure } of exposedClusters(hosted.clusters)) {
      for (const { service, type } of existingServices(cluster)) {
        if (!service?.value || !type || type.value === undefined) continue;
        const allowed = allowedStrategies(service.value, exposure.platform, isManaged(cluster));
        if (allowed === null || allowed.includes(type.value)) continue;
        const where = exposure.platform === 'Azure' && isManaged(cluster) ? 'Azure with managed identities' : exposure.platform;
        yield draftOfField(cluster, type, {
          message: `${service.value} cannot be published by ${type.value} on ${where}`,
          why: `${nameOfObject(cluster)} is refused, or never gets ready`,
          remedy: `publish it by ${allowed.join(' or ')}`,
        });
      }
    }
  },
});

function isManaged({ azure }: JudgedCluster): boolean {
  return azure?.authentication?.value === 'ManagedIdentities';
}
