import { hasOAuthServer, serviceOf } from '../../src/model/hosted-cluster.ts';
import { exampleCluster } from '../examples.ts';
import { draftOfField, hostedRule, nameOfObject } from '../hosted-rule.ts';

export const hcpServiceMissing = hostedRule({
  id: 'hcp-service-missing',
  title: 'A service of the control plane is not published',
  why:
    'The operator stops at a hosted cluster that does not publish the API server, Konnectivity and Ignition, and the API server ' +
    'of the hub refuses fewer than four services (three on IBM Cloud). Without the OAuth server users cannot log in, unless ' +
    'authentication is by OIDC. On KubeVirt a webhook adds missing services, so the finding is only information.',
  remedy: 'List every service in `spec.services` with its strategy.',
  severity: 'error',
  source:
    'HyperShift API: HostedCluster.spec.services, minItems 4; ' +
    'hypershift-operator/controllers/hostedcluster/hostedcluster_controller.go',
  examples: {
    bad: exampleCluster()
      .replace('service: APIServer', '$& # expect: hcp-service-missing error certain @5')
      .replace('service: Ignition', 'service: OIDC'),
    good: exampleCluster(),
  },
  *ofCluster(cluster) {
    const { services, platform, template } = cluster;
    // A missing service may be an entry that cannot be read.
    if (template || services.value === undefined || services.entries.some(({ service }) => service?.value === undefined)) return;
    const severity = platform.value === 'KubeVirt' ? 'info' : 'error';
    const needed = ['APIServer', ...(hasOAuthServer(cluster) ? ['OAuthServer'] : []), 'Konnectivity', 'Ignition'];
    const missing = needed.filter((name) => serviceOf(cluster, name) === undefined).join(', ');
    const least = platform.value === 'IBMCloud' ? 3 : 4;
    if (missing !== '')
      yield draftOfField(cluster, services, {
        message: `${nameOfObject(cluster)} does not publish ${missing}`,
        why:
          severity === 'info'
            ? 'HyperShift adds a load balancer for the API server, and Routes for the others'
            : 'the operator does not build the control plane',
        severity,
        remedy: `add ${missing} to spec.services`,
      });
    else if (services.entries.length < least)
      yield draftOfField(cluster, services, {
        message: `${nameOfObject(cluster)} lists ${services.entries.length} of at least ${least} services`,
        why: `the API server refuses fewer than ${least}`,
        severity,
      });
  },
});
