import { serviceOf } from '../../src/model/hosted-cluster.ts';
import { defineRule } from '../../src/model/rule.ts';
import { ALL_BY_HOSTNAME, exampleCluster } from '../examples.ts';
import { draftOfField, exposedClusters, nameOfObject } from '../hosted-draft.ts';

export const hcpApiserverHostname = defineRule({
  id: 'hcp-apiserver-hostname',
  title: 'The API server is published by Route without a hostname',
  why:
    'A Route of the API server needs a hostname of its own: the control plane operator refuses to make one without, ' +
    'because nodes would have no address. Only private clusters on Azure and GCP need none.',
  remedy: 'Give `route.hostname`.',
  severity: 'error',
  since: '0.1.0',
  needs: ['hosted'],
  source: 'HyperShift: kas/service.go, "route hostname is required for service APIServer"',
  examples: {
    bad: exampleCluster({ services: { APIServer: '{ type: Route } # expect: hcp-apiserver-hostname error certain @42' } }),
    good: exampleCluster({ services: ALL_BY_HOSTNAME }),
  },
  *check({ hosted }) {
    for (const { cluster, exposure } of exposedClusters(hosted.clusters)) {
      const { type, route } = serviceOf(cluster, 'APIServer') ?? {};
      if (type?.value !== 'Route') continue;
      if (route?.hostname && route.hostname.value !== '') continue;
      const needsNone = !exposure.isPublic && (exposure.platform === 'Azure' || exposure.platform === 'GCP');
      if (needsNone) continue;
      yield draftOfField(cluster, route?.hostname ?? route?.block ?? type, {
        message: `the API server of ${nameOfObject(cluster)} is published by Route without a hostname`,
        why: 'the control plane never gets ready',
        remedy: 'set route.hostname, or publish it by LoadBalancer',
      });
    }
  },
});
