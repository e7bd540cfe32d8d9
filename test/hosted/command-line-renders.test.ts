import { describe, expect, test } from 'vitest';
import { lintManifest } from '../rules/pipeline.ts';
import { asYaml, hostedCluster, hostedIn } from './build.ts';

/*
 * Clusters as `hypershift create cluster` writes them (cmd/cluster/core/create.go, GetIngressServicePublishingStrategyMapping and
 * GetServicePublishingStrategyMappingByAPIServerAddress; cmd/cluster/{aws,azure,gcp,kubevirt}/create.go), and the flows that
 * HyperShift makes of them (control-plane-operator/.../infra/infra.go, support/netutil/visibility.go), written down before the first run.
 */

const LOCAL = 'ex.hypershift.local';
const named = (service: string): string => `${service}-ex.ext.example.com`;

interface Form {
  /** `--external-dns-domain` */
  readonly externalDns?: true;
  /** `--endpoint-access` other than Public: nodes are told names of the private network. */
  readonly isPrivate?: true;
  readonly api?: 'Route';
  readonly oauth?: 'LoadBalancer';
}

function services({ externalDns, isPrivate, api, oauth }: Form): Record<string, object> {
  const hostname = (name: string): object => (externalDns ? { hostname: named(name) } : {});
  const route = (name: string, isNamed = true): object => ({ type: 'Route', ...(externalDns && isNamed && { route: hostname(name) }) });
  return {
    APIServer: externalDns || api ? route('api') : { type: 'LoadBalancer' },
    Ignition: route('ignition', !isPrivate),
    Konnectivity: route('konnectivity', !isPrivate),
    OAuthServer: oauth ? { type: oauth, ...(externalDns && { loadBalancer: hostname('oauth') }) } : route('oauth'),
  };
}

const aws = (endpointAccess: string): object => ({ type: 'AWS', aws: { region: 'us-east-1', endpointAccess } });
const gcp = (endpointAccess: string): object => ({ type: 'GCP', gcp: { project: 'p', region: 'us-central1', endpointAccess } });
const azure = (topology: string, type = 'WorkloadIdentities'): object => ({
  type: 'Azure',
  azure: {
    azureAuthenticationConfig: { azureAuthenticationConfigType: type },
    topology,
    ...(topology !== 'Public' && { private: { type: 'PrivateLink', privateLink: { natSubnetID: '/subnet' } } }),
  },
});

const BOTH = ['worker', 'client'];
const api = (via: string, port: number, host = '?', sources = BOTH): string[] =>
  sources.map((one) => `${one} APIServer ${via} ${host}:${port}`);
const oauth = (via: string, host = '?'): string[] => BOTH.map((one) => `${one} OAuthServer ${via} ${host}:443`);
const tunnel = (via: string, isNamed = false): string[] =>
  ['Konnectivity', 'Ignition'].map((one) => `worker ${one} ${via} ${isNamed ? named(one.toLowerCase()) : '?'}:443`);
const PRIVATE = ['Konnectivity konnectivity-server', 'Ignition ignition-server'].map((one) => {
  const [service, route] = one.split(' ');
  return `worker ${service} private-router ${route}.apps.${LOCAL}:443`;
});
const NODES = ['worker'];
const CLIENTS = ['client'];
const BY_PRIVATE_ROUTER = api('private-router', 443, `api.${LOCAL}`, NODES);
const BY_PRIVATE_BALANCER = api('internal-load-balancer', 6443, `api.${LOCAL}`, NODES);
const USUAL = [...api('load-balancer', 6443), ...oauth('hub-ingress'), ...tunnel('hub-ingress')];
const NAMED = [...api('router', 443, named('api')), ...oauth('router', named('oauth')), ...tunnel('router', true)];
const BOTH_WAYS_NAMED = [
  ...BY_PRIVATE_ROUTER,
  ...api('router', 443, named('api'), CLIENTS),
  ...oauth('router', named('oauth')),
  ...PRIVATE,
];
const PRIVATE_NAMED = [
  ...BY_PRIVATE_ROUTER,
  ...api('private-router', 443, named('api'), CLIENTS),
  ...oauth('private-router', named('oauth')),
  ...PRIVATE,
];
const PRIVATE_BALANCED = [
  // What the kubeconfig says (v2/kas/kubeconfig.go, adapExternalAdminKubeconfigSecret), here and with a Route.
  ...api('internal-load-balancer', 6443, `api.${LOCAL}`),
  ...oauth('private-router', `oauth.apps.${LOCAL}`),
  ...PRIVATE,
];
const BOTH_WAYS_BALANCED = [...BY_PRIVATE_BALANCER, ...api('load-balancer', 6443, '?', CLIENTS), ...oauth('hub-ingress'), ...PRIVATE];

const RENDERS: readonly [string, object, Form, readonly string[], (readonly string[])?][] = [
  ['aws', aws('Public'), {}, USUAL],
  ['aws, external DNS', aws('Public'), { externalDns: true }, NAMED],
  ['aws, PublicAndPrivate', aws('PublicAndPrivate'), { isPrivate: true }, BOTH_WAYS_BALANCED],
  ['aws, PublicAndPrivate, external DNS', aws('PublicAndPrivate'), { isPrivate: true, externalDns: true }, BOTH_WAYS_NAMED],
  ['aws, Private', aws('Private'), { isPrivate: true }, PRIVATE_BALANCED],
  ['aws, Private, external DNS', aws('Private'), { isPrivate: true, externalDns: true }, PRIVATE_NAMED],
  ['azure', azure('Public'), {}, [...api('load-balancer', 7443), ...oauth('hub-ingress'), ...tunnel('hub-ingress')]],
  [
    'azure, OAuth by load balancer',
    azure('Public'),
    { oauth: 'LoadBalancer' },
    [...api('load-balancer', 7443), ...oauth('load-balancer'), ...tunnel('hub-ingress')],
  ],
  ['azure, external DNS', azure('Public'), { externalDns: true }, NAMED],
  [
    'azure, PublicAndPrivate',
    azure('PublicAndPrivate'),
    { isPrivate: true },
    [
      ...[7443, 6443].flatMap((port) => api('internal-load-balancer', port, `api.${LOCAL}`, NODES)),
      ...[...api('load-balancer', 7443, '?', CLIENTS), ...oauth('hub-ingress'), ...PRIVATE],
    ],
    ['hcp-private-api'],
  ],
  ['azure, PublicAndPrivate, external DNS', azure('PublicAndPrivate'), { isPrivate: true, externalDns: true }, BOTH_WAYS_NAMED],
  [
    'azure, Private',
    azure('Private'),
    { isPrivate: true, api: 'Route' },
    [
      ...[...BY_PRIVATE_ROUTER, ...api('private-router', 443, '?', CLIENTS)],
      ...[...oauth('private-router', `oauth.apps.${LOCAL}`), ...PRIVATE],
    ],
  ],
  ['azure, Private, external DNS', azure('Private'), { isPrivate: true, externalDns: true }, PRIVATE_NAMED],
  [
    'azure with managed identities (ARO), external DNS',
    azure('Public', 'ManagedIdentities'),
    { externalDns: true },
    [
      ...api('shared-ingress', 443, named('api')),
      ...[...api('shared-ingress', 6443, '?', NODES), ...oauth('shared-ingress', named('oauth')), ...tunnel('shared-ingress', true)],
    ],
  ],
  ['gcp', gcp('Private'), { isPrivate: true }, PRIVATE_BALANCED, ['hcp-private-api']],
  ['gcp, external DNS', gcp('Private'), { isPrivate: true, externalDns: true }, PRIVATE_NAMED],
  ['gcp, PublicAndPrivate', gcp('PublicAndPrivate'), { isPrivate: true }, BOTH_WAYS_BALANCED, ['hcp-private-api']],
  ['gcp, PublicAndPrivate, external DNS', gcp('PublicAndPrivate'), { isPrivate: true, externalDns: true }, BOTH_WAYS_NAMED],
  ['kubevirt', { type: 'KubeVirt', kubevirt: { baseDomainPassthrough: true } }, {}, USUAL],
  // The command gives the API server no hostname here, without which the control plane operator stops (kas/service.go).
  [
    'kubevirt, external DNS',
    { type: 'KubeVirt', kubevirt: {} },
    { api: 'Route' },
    [...api('router', 443), ...oauth('hub-ingress'), ...tunnel('hub-ingress')],
    ['hcp-apiserver-hostname'],
  ],
  ['openstack', { type: 'OpenStack' }, {}, USUAL],
  ['powervs', { type: 'PowerVS' }, {}, USUAL],
];

async function flowsOf(text: string): Promise<string[]> {
  const [cluster] = (await hostedIn(text)).clusters;
  return (cluster?.flows().flows ?? []).map(({ source, service, via, host, port }) => `${source} ${service} ${via} ${host ?? '?'}:${port}`);
}

async function rulesIn(text: string): Promise<string[]> {
  return [...new Set((await lintManifest(text)).findings.map(({ rule }) => rule))];
}

describe('a cluster as the command line writes it', () => {
  test.each(RENDERS)('%s', async (_, platform, form, flows, rules = []) => {
    const text = asYaml(hostedCluster({ name: 'ex', platform, services: services(form) }));
    expect((await flowsOf(text)).sort()).toEqual([...flows].sort());
    expect(await rulesIn(text)).toEqual(rules);
  });

  test.each(['Agent', 'None', 'KubeVirt'])('by node ports: %s', async (type) => {
    const byNodePort = { type: 'NodePort', nodePort: { address: '192.0.2.9' } };
    const names = ['APIServer', 'Ignition', 'Konnectivity', 'OAuthServer', 'OIDC'];
    const text = asYaml(
      hostedCluster({ name: 'ex', platform: { type }, services: Object.fromEntries(names.map((name) => [name, byNodePort])) }),
    );
    const flows = [
      'worker APIServer',
      'client APIServer',
      'worker OAuthServer',
      'client OAuthServer',
      'worker Konnectivity',
      'worker Ignition',
    ];
    expect(await flowsOf(text)).toEqual(flows.map((flow) => `${flow} node-port 192.0.2.9:null`));
    expect(await rulesIn(text)).toEqual(['hcp-node-port-dynamic']);
  });
});
