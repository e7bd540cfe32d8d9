import { hasOAuthServer, type JudgedCluster, serviceOf } from '../../src/model/hosted-cluster.ts';
import { defineRule } from '../../src/model/rule.ts';
import { exampleCluster } from '../examples.ts';
import { draftOfField, nameOfObject } from '../hosted-draft.ts';

export const hcpServiceMissing = defineRule({
  id: 'hcp-service-missing',
  title: 'A service of the control plane is not published',
  why:
    'The operator stops at a hosted cluster that does not publish the API server, Konnectivity and Ignition in ' +
    '`spec.services`, and the API server of the hub refuses fewer than four entries (three on IBM Cloud). ' +
    'Without an entry for the OAuth server, users cannot log in, unless authentication is by OIDC. On KubeVirt a ' +
    'webhook adds what is missing, so there it is information.',
  remedy: 'List every service in `spec.services` with its strategy.',
  severity: 'error',
  since: '0.1.0',
  needs: ['hosted'],
  source:
    'HyperShift API: HostedCluster.spec.services, minItems 4; ' +
    'hypershift-operator/controllers/hostedcluster/hostedcluster_controller.go',
  examples: {
    bad: exampleCluster()
      .replace('service: APIServer', '$& # expect: hcp-service-missing error certain @5')
      .replace('service: Ignition', 'service: OIDC'),
    good: exampleCluster(),
  },
  *check({ hosted }) {
    for (const cluster of hosted.clusters) {
      if (!readsAllServices(cluster)) continue;
      const { services, platform } = cluster;
      const severity = platform.value === 'KubeVirt' ? 'info' : 'error';
      const missing = neededBy(cluster).filter((name) => serviceOf(cluster, name) === undefined);
      const least = platform.value === 'IBMCloud' ? 3 : 4;
      if (missing.length > 0) {
        const effect =
          severity === 'info'
            ? 'HyperShift adds a load balancer for the API server, and Routes for the others'
            : 'the operator does not build the control plane';
        const message = `${nameOfObject(cluster)} does not publish ${missing.join(', ')}`;
        yield draftOfField(cluster, services, { message, why: effect, severity, remedy: `add ${missing.join(', ')} to spec.services` });
      } else if (services.entries.length < least) {
        const message = `${nameOfObject(cluster)} lists ${services.entries.length} of at least ${least} services`;
        const why = `the API server refuses fewer than ${least}`;
        yield draftOfField(cluster, services, { message, why, severity });
      }
    }
  },
});

function neededBy(cluster: JudgedCluster): readonly string[] {
  return ['APIServer', ...(hasOAuthServer(cluster) ? ['OAuthServer'] : []), 'Konnectivity', 'Ignition'];
}

/** Whether every entry of `spec.services` can be read, so that what is not there is missing. */
function readsAllServices({ services, template }: JudgedCluster): boolean {
  return !template && services.value !== undefined && services.entries.every(({ service }) => service?.value !== undefined);
}
