import { serviceOf } from '../../src/model/hosted-cluster.ts';
import { ALL_BY_HOSTNAME, exampleCluster } from '../examples.ts';
import { draftOfField, hostedRule, nameOfObject } from '../hosted-rule.ts';

export const hcpApiserverHostname = hostedRule({
  id: 'hcp-apiserver-hostname',
  title: 'The API server is published by Route without a hostname',
  why:
    'A Route of the API server needs a hostname: the control plane operator refuses to create one without it, ' +
    'because nodes would have no address. Private clusters on Azure and GCP do not need it.',
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
      why: 'the control plane never becomes ready',
      remedy: 'set route.hostname, or publish it by LoadBalancer',
    });
  },
});
