import { type Exposure, existingServices, type JudgedCluster } from '../../src/model/hosted-cluster.ts';
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
        const allowed = allowedFor(service.value, cluster, exposure);
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

const BY_ROUTE_ALONE: readonly string[] = ['AWS', 'Azure'];

/** The strategies of a service on a platform; null where nothing is known of the service, or its strategy does not matter. */
function allowedFor(service: string, cluster: JudgedCluster, { platform }: Exposure): readonly string[] | null {
  switch (service) {
    case 'APIServer':
      if (platform === 'Azure' && isManaged(cluster)) return ['Route'];
      return platform === 'AWS' ? ['LoadBalancer', 'Route'] : ['LoadBalancer', 'NodePort', 'Route'];
    case 'OAuthServer':
      if (platform === 'AWS') return ['Route'];
      if (platform !== 'Azure') return ['Route', 'NodePort'];
      return isManaged(cluster) ? ['Route'] : ['Route', 'LoadBalancer'];
    case 'Konnectivity':
      return BY_ROUTE_ALONE.includes(platform) ? ['Route'] : ['LoadBalancer', 'NodePort', 'Route'];
    case 'Ignition':
      return BY_ROUTE_ALONE.includes(platform) ? ['Route'] : ['NodePort', 'Route'];
    default:
      return null;
  }
}

function isManaged({ azure }: JudgedCluster): boolean {
  return azure?.authentication?.value === 'ManagedIdentities';
}
