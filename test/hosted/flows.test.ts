import { describe, expect, test } from 'vitest';
import type { ClusterFlows } from '../../src/model/flow.ts';
import { lintManifest } from '../rules/pipeline.ts';
import { asYaml, CLUSTERS, flowsIn, hostedCluster, type Made, objectOf } from './build.ts';

async function flowsOfMade(made: Made, ...others: readonly object[]): Promise<ClusterFlows> {
  const [flows] = await flowsIn(asYaml(hostedCluster(made), ...others));
  return flows;
}

/** The flows of a cluster as clusters.txt writes them. */
function linesOf({ flows, nodeLocal }: ClusterFlows): string[] {
  const lines: string[] = [];
  for (const { service, source, via, host, port, portRange, proxied } of flows) {
    const shown = host === null ? '?' : host.includes(':') ? `[${host}]` : host.replace(/\.demo\.hypershift\.local$/, '~');
    const end = `${via} ${shown}:${port ?? `${portRange?.port}-${portRange?.endPort}`}${proxied === null ? ' perhaps' : proxied ? ' !' : ''}`;
    const ofWorkers = lines.indexOf(`${service}: worker ${end}`);
    if (source === 'client' && ofWorkers >= 0) lines[ofWorkers] = `${service}: worker,client ${end}`;
    else lines.push(`${service}: ${source} ${end}`);
  }
  const [proxy] = nodeLocal;
  return proxy?.implementation === 'haproxy' ? lines : [...lines, `local: ${proxy?.implementation}`];
}

describe("each cluster has exactly the flows that HyperShift's source says", () => {
  test.each(CLUSTERS)('%s', async (_, made, expected) => {
    expect(linesOf(await flowsOfMade(made))).toEqual(expected.filter((line) => !line.startsWith('found: ')));
  });

  test.each(CLUSTERS.filter(([, , lines]) => lines.at(-1)?.startsWith('found: ')))('and %s the findings listed', async (_, made, lines) => {
    const { findings } = await lintManifest(asYaml(hostedCluster(made)));
    expect(`found: ${[...new Set(findings.map(({ rule }) => rule))].join(', ') || 'nothing'}`).toBe(lines.at(-1));
  });

  test('on all nine platforms', () => {
    expect(CLUSTERS.length).toBeGreaterThanOrEqual(60);
    const platforms = new Set(CLUSTERS.map(([title]) => /^\w+/.exec(title)?.[0]));
    expect([...platforms].sort()).toEqual(['AWS', 'Agent', 'Azure', 'GCP', 'IBMCloud', 'KubeVirt', 'None', 'OpenStack', 'PowerVS']);
  });
});

const hubOf = (serviceNodePortRange?: string) => objectOf('config.openshift.io/v1/Network', 'cluster', { spec: { serviceNodePortRange } });

test.each<[string, object[], string]>([
  ['of Kubernetes, without a Network of the hub', [], '30000-32767'],
  ['of Kubernetes, if that of the hub does not set it', [hubOf()], '30000-32767'],
  ['of the hub', [hubOf('31000-31999')], '31000-31999'],
  ['of Kubernetes, if two hubs differ', [hubOf('31000-31999'), hubOf('32000-32100')], '30000-32767'],
])('an unpinned node port lies in the range %s', async (_, networks, expected) => {
  const [flow] = (await flowsOfMade({ services: { Konnectivity: 'np:10.0.0.9' } }, ...networks)).flows;
  expect(`${flow?.portRange?.port}-${flow?.portRange?.endPort}`).toBe(expected);
});

describe('the layers behind the dialled port', () => {
  const services = { APIServer: 'np:10.0.0.9', OAuthServer: 'route', Konnectivity: 'np:10.0.0.9', Ignition: 'np:10.0.0.9' };

  test.each([
    [undefined, 6443],
    [443, 6443],
    [7443, 7443],
  ])('the API server with networking.apiServer.port %s listens on %i in its pod', async (port, expected) => {
    const { flows } = await flowsOfMade({ services, spec: { networking: { apiServer: port === undefined ? {} : { port } } } });
    expect(flows[0]).toMatchObject({ service: 'APIServer', servicePort: 6443, pod: { app: 'kube-apiserver', port: expected } });
  });

  test('of the other services', async () => {
    const { flows } = await flowsOfMade({ services });
    const layers = flows
      .filter(({ source }) => source === 'worker')
      .map(({ service, servicePort, pod }) => [service, servicePort, pod.app, pod.port]);
    expect(layers.slice(1)).toEqual([
      ['OAuthServer', 6443, 'oauth-openshift', 6443],
      ['Konnectivity', 8091, 'kube-apiserver', 8091],
      ['Ignition', 443, 'ignition-server-proxy', 8443],
    ]);
  });
});

test('metrics are forwarded without the proxy', async () => {
  const configuration = { proxy: { httpsProxy: 'http://proxy.example.com:3128' } };
  const { flows } = await flowsOfMade({ services: {}, spec: { monitoring: { metricsForwarding: { mode: 'Forward' } }, configuration } });
  expect(flows.map(({ service, proxied }) => [service, proxied])).toEqual([['MetricsProxy', false]]);
});

describe('on each node', () => {
  const local = async (networking: object, platform?: object) =>
    (await flowsOfMade({ services: { Ignition: 'route' }, spec: { networking }, ...(platform && { platform }) })).nodeLocal.map(
      ({ process, address, port }) => `${process} ${address} ${port}`,
    );

  test.each([
    [{}, 'kube-apiserver-proxy 172.20.0.1 6443'],
    [{ serviceNetwork: [{ cidr: 'fd02::/112' }] }, 'kube-apiserver-proxy fd00::1 6443'],
    [{ apiServer: { advertiseAddress: '192.0.2.1', port: 443 } }, 'kube-apiserver-proxy 192.0.2.1 443'],
  ])('with networking %j is %s', async (networking, expected) => {
    expect(await local(networking)).toEqual([expected, 'konnectivity-agent 127.0.0.1 2041']);
  });

  test('no agent of Konnectivity listens on IBM Cloud', async () => {
    expect(await local({}, { type: 'IBMCloud' })).toEqual(['kube-apiserver-proxy 172.20.0.1 6443']);
  });
});

describe('nothing is guessed', () => {
  test.each([
    ['services that are no list', { spec: { services: {} } }, /spec.services is not a list/],
    ['an unknown platform', { platform: { type: 'Metal' } }, /platform Metal/],
    ['an unknown access', { platform: { type: 'AWS', aws: { endpointAccess: '${ACCESS}' } } }, /access to the API server is unknown/],
  ])('of %s', async (_, made, note) => {
    const { flows, notes } = await flowsOfMade({ services: { Ignition: 'route' }, ...made });
    expect(flows).toEqual([]);
    expect(notes.join()).toMatch(note);
  });

  test('of a strategy in a template', async () => {
    const { flows, notes } = await flowsOfMade({ services: { APIServer: { type: '${STRATEGY}' }, Ignition: 'route' } });
    expect(flows.map(({ service }) => service)).toEqual(['Ignition']);
    expect(notes).toEqual(['the strategy of APIServer cannot be read, so its flows are unknown']);
  });

  test('of a port that is text', async () => {
    const { flows } = await flowsOfMade({ services: { Ignition: { type: 'NodePort', nodePort: { address: '10.0.0.9', port: '31000' } } } });
    expect(flows).toMatchObject([{ port: null, note: 'the pinned node port is unknown' }]);
  });
});
