import { describe, expect, test } from 'vitest';
import { flowsOf } from '../../src/hosted/flows/index.ts';
import { nodePortRangeOf } from '../../src/hosted/node-ports.ts';
import type { ClusterFlows } from '../../src/model/flow.ts';
import { asYaml, CLUSTERS, hostedCluster, hostedIn, type Made } from './build.ts';

const DEFAULT_RANGE = { port: 30000, endPort: 32767 };
async function flowsIn(text: string): Promise<readonly ClusterFlows[]> {
  const { clusters, hub } = await hostedIn(text);
  return clusters.map((cluster) => flowsOf(cluster, nodePortRangeOf(cluster, hub.networks, DEFAULT_RANGE)));
}

async function flowsOfMade(made: Made, ...others: readonly object[]): Promise<ClusterFlows> {
  const [flows] = await flowsIn(asYaml(hostedCluster(made), ...others));
  if (flows === undefined) throw new Error('no hosted cluster was found');
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
    expect(linesOf(await flowsOfMade(made))).toEqual(expected);
  });

  test('on all nine platforms', () => {
    expect(CLUSTERS.length).toBeGreaterThanOrEqual(60);
    const platforms = new Set(CLUSTERS.map(([title]) => /^\w+/.exec(title)?.[0]));
    expect([...platforms].sort()).toEqual(['AWS', 'Agent', 'Azure', 'GCP', 'IBMCloud', 'KubeVirt', 'None', 'OpenStack', 'PowerVS']);
  });
});

const ROUTE = { type: 'Route' };
const UNPINNED = { type: 'NodePort', nodePort: { address: '10.0.0.9' } };
const NETWORK = { apiVersion: 'config.openshift.io/v1', kind: 'Network', metadata: { name: 'cluster' } };

describe('an unpinned node port lies in the range', () => {
  const services = { Konnectivity: UNPINNED };
  const rangeWith = async (...networks: object[]) => (await flowsOfMade({ services }, ...networks)).flows[0]?.portRange;

  test('of Kubernetes, where nothing says otherwise', async () => {
    expect(await rangeWith()).toEqual(DEFAULT_RANGE);
    expect(await rangeWith(NETWORK)).toEqual(DEFAULT_RANGE);
  });

  test('of the hub', async () => {
    expect(await rangeWith({ ...NETWORK, spec: { serviceNodePortRange: '31000-31999' } })).toEqual({ port: 31000, endPort: 31999 });
  });

  test('of none of two hubs that differ', async () => {
    const other = { ...NETWORK, spec: { serviceNodePortRange: '32000-32100' } };
    expect(await rangeWith({ ...NETWORK, spec: { serviceNodePortRange: '31000-31999' } }, other)).toEqual(DEFAULT_RANGE);
  });
});

describe('the layers behind the dialled port', () => {
  const services = { APIServer: UNPINNED, OAuthServer: ROUTE, Konnectivity: UNPINNED, Ignition: UNPINNED };

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

describe('a proxy', () => {
  const API = { type: 'LoadBalancer', loadBalancer: { hostname: 'api.example.com' } };
  const services = { APIServer: API, Konnectivity: { type: 'Route', route: { hostname: 'konnectivity.example.com' } } };
  const proxiedWith = async (proxy: object, platform?: object) => {
    const { flows } = await flowsOfMade({ services, spec: { configuration: { proxy } }, ...(platform && { platform }) });
    return flows.filter(({ source }) => source === 'worker').map(({ proxied }) => proxied);
  };
  const httpsProxy = 'http://proxy.example.com:3128';

  test.each([
    ['is used', { httpsProxy }, [true, true]],
    ['for http alone is not', { httpProxy: httpsProxy }, [false, false]],
    ['is not at all where an asterisk stands in noProxy', { httpsProxy, noProxy: 'a.example.org,*' }, [false, false]],
    ['is not for names in noProxy', { httpsProxy, noProxy: '.example.com' }, [false, false]],
    ['is not for the API where kubernetes stands in noProxy', { httpsProxy, noProxy: 'my-kubernetes.example.org' }, [false, true]],
    ['is not for the API where the service network stands in noProxy', { httpsProxy, noProxy: '172.31.0.0/16' }, [false, true]],
    ['is not for the API where its address on the nodes stands in noProxy', { httpsProxy, noProxy: '172.20.0.0/16' }, [false, true]],
  ])('%s', async (_, proxy, expected) => {
    expect(await proxiedWith(proxy)).toEqual(expected);
  });

  test('is not for the API of a cluster on AWS that also connects privately', async () => {
    expect((await proxiedWith({ httpsProxy }, { type: 'AWS', aws: { region: 'us-east-1', endpointAccess: 'PublicAndPrivate' } }))[0]).toBe(
      false,
    );
  });

  test('is of the nodes, not of the clients', async () => {
    const { flows } = await flowsOfMade({ services, spec: { configuration: { proxy: { httpsProxy } } } });
    const ofClients = flows.filter(({ source }) => source === 'client').map(({ service, proxied }) => [service, proxied]);
    expect(ofClients).toContainEqual(['APIServer', false]);
    expect(ofClients.filter(([, proxied]) => proxied !== false)).toEqual([]);
  });

  test('is not of what forwards metrics, which dials by itself', async () => {
    const monitoring = { metricsForwarding: { mode: 'Forward' } };
    const { flows } = await flowsOfMade({ services, spec: { monitoring, configuration: { proxy: { httpsProxy } } } });
    expect(flows.filter(({ service }) => service === 'MetricsProxy').map(({ proxied }) => proxied)).toEqual([false]);
  });

  test('depends on a host that is not known', async () => {
    const { flows } = await flowsOfMade({
      services: { Konnectivity: ROUTE },
      spec: { configuration: { proxy: { httpsProxy, noProxy: '.a' } } },
    });
    expect(flows.map(({ proxied }) => proxied)).toEqual([null]);
  });
});

describe('on each node', () => {
  const local = async (networking: object, platform?: object) =>
    (await flowsOfMade({ services: { Ignition: ROUTE }, spec: { networking }, ...(platform && { platform }) })).nodeLocal.map(
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
    ['services that are no list', { spec: { services: { APIServer: ROUTE } } }, /spec.services is not a list/],
    ['an unknown platform', { platform: { type: 'Metal' } }, /platform Metal/],
    ['an unknown access', { platform: { type: 'AWS', aws: { endpointAccess: '${ACCESS}' } } }, /access to the API server is unknown/],
  ])('of %s', async (_, made, note) => {
    const { flows, notes } = await flowsOfMade({ services: { Ignition: ROUTE }, ...made });
    expect(flows).toEqual([]);
    expect(notes.join()).toMatch(note);
  });

  test('of a strategy in a template', async () => {
    const { flows, notes } = await flowsOfMade({ services: { APIServer: { type: '${STRATEGY}' }, Ignition: ROUTE } });
    expect(flows.map(({ service }) => service)).toEqual(['Ignition']);
    expect(notes).toEqual(['the strategy of APIServer cannot be read, so its flows are unknown']);
  });

  test('of a port that is text', async () => {
    const { flows } = await flowsOfMade({ services: { Ignition: { type: 'NodePort', nodePort: { address: '10.0.0.9', port: '31000' } } } });
    expect(flows).toMatchObject([{ port: null, note: 'the pinned node port is unknown' }]);
  });
});
