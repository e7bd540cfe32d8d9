import { serviceOf } from '../../src/model/hosted-cluster.ts';
import { ALL_BY_HOSTNAME, exampleCluster } from '../examples.ts';
import { draftOfField, hostedRule, nameOfObject } from '../hosted-rule.ts';

export const hcpApiserverHostname = hostedRule({
  id: 'hcp-apiserver-hostname',
  title: 'The API server is published by Route without a hostname',
  why:
    'A Route of the API server needs a hostname of its own: the control plane operator refuses to make one without, ' +
    'because nodes would have no address. Only private clusters on Azure and GCP need none.',
  remedy: 'Give `route.hostname`.',
  severity: 'error',
  source: 'HyperShift: kas/service.go, "route hostname is required for service APIServer"',
  examples: {
    bad: exampleCluster({ services: { APIServer: '{ type: Route } # expect: hcp-apiserver-hostname error certain @42' } }),
    good: exampleCluster({ services: ALL_BY_HOSTNAME }),
  },
  *ofExposed(cluster) {
    const { isPublic, platform } = cluster.exposure;
    const { type, host, blocks } = serviceOf(cluster, 'APIServer') ?? {};
    const needsNone = !isPublic && (platform === 'Azure' || platform === 'GCP');
    if (type?.value !== 'Route' || (host && host.value !== '') || needsNone) return;
    yield draftOfField(cluster, host ?? blocks?.route ?? type, {
      message: `the API server of ${nameOfObject(cluster)} is published by Route without a hostname`,
      why: 'the control plane never gets ready',
      remedy: 'set route.hostname, or publish it by LoadBalancer',
    });
  },
});
