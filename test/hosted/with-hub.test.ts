import { describe, expect, test } from 'vitest';
import { firewallRules } from '../../src/hosted/firewall/rules.ts';
import { flowsOf } from '../../src/hosted/flows/index.ts';
import { withHub } from '../../src/hosted/flows/with-hub.ts';
import type { ClusterFlows } from '../../src/model/flow.ts';
import type { HostedCluster } from '../../src/model/hosted-cluster.ts';
import { asYaml, CLUSTERS, hostedCluster, hostedIn, type Made, objectOf } from './build.ts';

/** As in the guide to tenant networking: the API by load balancer, the rest by Routes of a shard. */
const TENANT: Made = {
  name: 'tenant-a',
  platform: { type: 'KubeVirt' },
  services: {
    APIServer: 'lb:api.tenant-a.example.com',
    OAuthServer: 'route:oauth.tenant-a.example.com',
    Konnectivity: 'route:konnectivity.tenant-a.example.com',
    Ignition: 'route:ignition.tenant-a.example.com',
  },
};

type Ports = Readonly<Record<number, number>>;
const service = (namespace: string, name: string, ports: Ports): object =>
  objectOf('v1/Service', `${namespace}/${name}`, {
    spec: {
      type: 'NodePort',
      ports: Object.entries(ports).map(([port, nodePort]) => ({ name: `p${port}`, port: Number(port), nodePort })),
    },
  });
const controller = (name: string, domain: string, ...namespaces: string[]): object =>
  objectOf('operator.openshift.io/v1/IngressController', `openshift-ingress-operator/${name}`, {
    spec: { domain, namespaceSelector: { matchExpressions: [{ key: 'kubernetes.io/metadata.name', operator: 'In', values: namespaces }] } },
  });
const route = (name: string, host: string): object => objectOf('route.openshift.io/v1/Route', `clusters-demo/${name}`, { spec: { host } });
/** An object of the hub's configuration. */
const ofHub = (kind: string, rest: object): object => objectOf(`config.openshift.io/v1/${kind}`, 'cluster', rest);
const API = service('clusters-tenant-a', 'kube-apiserver', { 6443: 30918 });
const SHARD = service('openshift-ingress', 'router-nodeport-tenant-a', { 80: 32460, 443: 32488, 1936: 32095 });

/** The first cluster of some objects, and its flows as the hub completes them. */
async function completed(...objects: readonly object[]): Promise<{ cluster: HostedCluster; flows: ClusterFlows }> {
  const { clusters, hub } = await hostedIn(asYaml(...objects));
  const [cluster] = clusters;
  if (cluster === undefined) throw new Error('no hosted cluster was found');
  return { cluster, flows: withHub(flowsOf(cluster, { port: 30000, endPort: 32767 }), cluster, hub) };
}

async function flowsWith(made: Made, ...objects: readonly object[]): Promise<ClusterFlows> {
  return (await completed(hostedCluster(made), ...objects)).flows;
}

async function forwarded(made: Made, ...objects: readonly object[]): Promise<string[]> {
  const { flows } = await flowsWith(made, ...objects);
  return flows
    .filter(({ source }) => source === 'external-load-balancer')
    .map(({ service: name, via, host, port, object, servicePort }) => `${name} ${via} ${host} ${port} ${object.name}:${servicePort}`);
}

describe('a dump of the hub completes each host and port', () => {
  const ROUTES = ['oauth', 'konnectivity-server', 'ignition-server', 'metrics-proxy'];
  const SERVICES: Readonly<Record<string, number>> = {
    'kube-apiserver': 6443,
    'kube-apiserverlb': 7443,
    'kube-apiserver-private': 6443,
    'oauth-openshift': 6443,
    'konnectivity-server': 8091,
    'ignition-server-proxy': 443,
    router: 443,
    'private-router': 443,
  };
  const namespace = 'clusters-demo';
  const status = { loadBalancer: { ingress: [{ ip: '192.0.2.80' }] } };
  const dump = [
    ...ROUTES.map((name) => route(name, `${name}.hub.a`)),
    ...Object.entries(SERVICES).map(([name, port], at) => ({ ...service(namespace, name, { [port]: 31100 + at }), status })),
    { ...service('hypershift-sharedingress', 'router', { 443: 31200, 6443: 31201 }), status },
  ];

  test.each(CLUSTERS)('%s', async (_, made) => {
    const { flows } = await flowsWith(made, ...dump);
    const dialled = flows.filter(({ source }) => source !== 'external-load-balancer');
    expect(dialled.filter(({ host, port, addresses }) => (host === null && addresses.length === 0) || port === null)).toEqual([]);
  });
});

test.each([
  ['clusters', { domain: 'apps.hub.a' }, 'konnectivity-server-clusters-demo.apps.hub.a'],
  ['clusters', { domain: 'apps.hub.a', appsDomain: 'other.a' }, 'konnectivity-server-clusters-demo.other.a'],
  ['n'.repeat(50), { domain: 'apps.hub.a' }, `konnectivity-server-${'n'.repeat(33)}-f90cdb4f.apps.hub.a`],
])('a Route without host in the namespace %s has that of the hub with %j', async (namespace, spec, host) => {
  const { flows } = await flowsWith({ namespace, services: { APIServer: 'np', Konnectivity: 'route' } }, ofHub('Ingress', { spec }));
  expect(flows.map((flow) => flow.host)).toContain(host);
});

describe('a load balancer outside of the hub', () => {
  test('dials the node ports of the API and of the shard, where their Services are in the input', async () => {
    expect(await forwarded(TENANT)).toEqual([]);
    expect(await forwarded(TENANT, API)).toEqual(['APIServer node-port null 30918 kube-apiserver:6443']);
    expect(await forwarded(TENANT, API, SHARD, controller('tenant-a', 'tenant-a.example.com', 'clusters-tenant-a'))).toEqual([
      'APIServer node-port null 30918 kube-apiserver:6443',
      'OAuthServer node-port null 32488 router-nodeport-tenant-a:443',
      'Konnectivity node-port null 32488 router-nodeport-tenant-a:443',
      'Ignition node-port null 32488 router-nodeport-tenant-a:443',
    ]);
  });

  test('is let through a firewall to the nodes of the hub, once for each port', async () => {
    const { cluster, flows } = await completed(
      hostedCluster(TENANT),
      API,
      SHARD,
      controller('tenant-a', 'tenant-a.example.com', 'clusters-tenant-a'),
    );
    const nothing = { workers: [], clients: [], loadBalancers: [], address: new Map(), allowNodePortRange: false };
    const options = { ...nothing, bootstrap: true, egress: false, apps: false };
    const rules = firewallRules(cluster, flows, options).rules.filter(({ source }) => source === 'external-load-balancer');
    expect(rules.map(({ destination, port }) => `${destination.name} ${port.port}`)).toEqual([
      'nodes of the hub 30918',
      'nodes of the hub 32488',
    ]);
    expect(rules.flatMap(({ destination }) => destination.addresses)).toEqual([]);
  });

  test("dials the node port of the control plane's own router", async () => {
    const services = { APIServer: 'route:api.example.com', OAuthServer: 'route:oauth.example.com' };
    const router = service('clusters-own', 'router', { 443: 30500 });
    expect(await forwarded({ name: 'own', services }, router)).toEqual([
      'APIServer node-port null 30500 router:443',
      'OAuthServer node-port null 30500 router:443',
    ]);
  });

  test('takes the only shard where no controller is shown', async () => {
    const other = service('openshift-ingress', 'router-nodeport-tenant-b', { 443: 32500 });
    expect(await forwarded(TENANT, SHARD)).toHaveLength(3);
    expect(await forwarded(TENANT, SHARD, other)).toEqual([]);
    expect(await forwarded(TENANT, SHARD, other, controller('tenant-b', 'example.com', 'clusters-tenant-a'))).toContain(
      'OAuthServer node-port null 32500 router-nodeport-tenant-b:443',
    );
  });

  test.each([
    ['the default controller is no shard', service('openshift-ingress', 'router-nodeport-default', { 443: 32488 })],
    ['Services of other namespaces do not count', service('other', 'router-nodeport-tenant-a', { 443: 32488 })],
    ['nor an API of another cluster', service('clusters-tenant-b', 'kube-apiserver', { 6443: 30918 })],
    ['nor another port of the API', service('clusters-tenant-a', 'kube-apiserver', { 8080: 30918 })],
  ])('is not guessed: %s', async (_, object) => {
    expect(await forwarded(TENANT, object)).toEqual([]);
  });

  test('is not before a shard that leaves the control plane out', async () => {
    expect(await forwarded(TENANT, SHARD, controller('tenant-a', 'tenant-a.example.com', 'clusters-tenant-b'))).toEqual([]);
  });

  test('is reported with the line of its node port, and carries what is sensitive', async () => {
    const { flows } = await flowsWith(TENANT, API, SHARD);
    const [api] = flows.filter(({ source }) => source === 'external-load-balancer');
    expect(api?.evidence.excerpt.text.trim()).toBe('nodePort: 30918');
    expect(flows.findLast(({ source }) => source === 'external-load-balancer')).toMatchObject({
      service: 'Ignition',
      sensitive: true,
      phase: 'bootstrap',
    });
  });
});

test.each([
  ['that is not pinned is known once its Service is in the input', 'np:10.0.0.9', 31234, 31234],
  ['that is pinned stays as it is', 'np:10.0.0.9:31000', 31000, 31000],
])('a node port %s', async (_, strategy, ofService, expected) => {
  const { flows } = await flowsWith(
    { name: 'bm', services: { APIServer: strategy } },
    service('clusters-bm', 'kube-apiserver', { 6443: ofService }),
  );
  expect(flows.map(({ source, port, portRange }) => [source, port, portRange])).toEqual([
    ['worker', expected, null],
    ['client', expected, null],
  ]);
});

test("a hub that uses a proxy gives its variables to the control plane's deployments", async () => {
  const proxy = (spec: object) => ofHub('Proxy', { spec });
  expect((await flowsWith(TENANT, proxy({ httpsProxy: 'http://proxy.example.com:3128' }))).notes).toEqual([
    expect.stringMatching(/^the hub has a proxy: the HyperShift operator/),
  ]);
  expect((await flowsWith(TENANT, proxy({ httpProxy: '' }))).notes).toEqual([]);
});

describe('a running hub completes the flows', () => {
  const made: Made = { services: { APIServer: 'np:192.0.2.5', OAuthServer: 'route', Konnectivity: 'route', Ignition: 'route' } };
  const statusOf = (status: object, of: Made = made) => ({ ...hostedCluster(of), status });
  const endsWith = async (...objects: readonly object[]): Promise<string[]> => {
    const { flows } = await completed(...objects);
    return flows.flows.filter(({ source }) => source === 'worker').map(({ service: name, host, port }) => `${name} ${host}:${port}`);
  };

  test('by its status', async () => {
    const status = {
      controlPlaneEndpoint: { host: '192.0.2.5', port: 30744 },
      ignitionEndpoint: 'ignition.hub.example.com',
      oauthCallbackURLTemplate: 'https://oauth.hub.example.com:443/oauth2callback/[identity-provider-name]',
    };
    expect(await endsWith(statusOf(status))).toEqual([
      'APIServer 192.0.2.5:30744',
      'OAuthServer oauth.hub.example.com:443',
      'Konnectivity null:443',
      'Ignition ignition.hub.example.com:443',
    ]);
  });

  test('but not by the status of another cluster', async () => {
    const status = { controlPlaneEndpoint: { host: '198.51.100.7', port: 30744 } };
    expect((await endsWith(statusOf(status)))[0]).toBe('APIServer 192.0.2.5:null');
  });

  test('by its Routes and by the addresses of its load balancers', async () => {
    const balancer = objectOf('v1/Service', 'clusters-demo/kube-apiserver', {
      spec: { type: 'LoadBalancer', ports: [] },
      status: { loadBalancer: { ingress: [{ ip: '192.0.2.77' }] } },
    });
    const services = { ...made.services, APIServer: 'lb' };
    const routes = [route('oauth', 'oauth.hub.example.com'), route('konnectivity-server', 'konnectivity.hub.example.com')];
    expect(await endsWith(hostedCluster({ services }), balancer, ...routes)).toEqual([
      'APIServer 192.0.2.77:6443',
      'OAuthServer oauth.hub.example.com:443',
      'Konnectivity konnectivity.hub.example.com:443',
      'Ignition null:443',
    ]);
  });

  test('by the platform of the hub, whose API has 7443 on Azure', async () => {
    const infrastructure = ofHub('Infrastructure', { status: { platformStatus: { type: 'Azure' } } });
    const text = asYaml(hostedCluster({ platform: { type: 'KubeVirt' }, services: { APIServer: 'lb' } }), infrastructure);
    const [cluster] = (await hostedIn(text)).clusters;
    expect(cluster?.flows().flows[0]).toMatchObject({ service: 'APIServer', port: 7443 });
  });
});

const FORWARDING = { 'hypershift.openshift.io/enable-metrics-forwarding': 'true' };
const modeOf = (mode: string) => ({ monitoring: { metricsForwarding: { mode } } });

test.each<[string, Made, boolean]>([
  ['by the field', { spec: modeOf('Forward') }, true],
  ['by the older annotation', { annotations: FORWARDING }, true],
  ['not by the annotation if the field says otherwise', { annotations: FORWARDING, spec: modeOf('None') }, false],
  ['not without monitoring', { annotations: { ...FORWARDING, 'hypershift.openshift.io/disable-monitoring-services': 'true' } }, false],
])('metrics are forwarded %s', async (_, made, expected) => {
  const { flows } = await flowsWith(made);
  expect(flows.some((flow) => flow.service === 'MetricsProxy')).toBe(expected);
});
