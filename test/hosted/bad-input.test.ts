import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { runIn, temporaryFolder } from '../cli/command-line.ts';
import { asYaml, hostedCluster } from './build.ts';

const at = (port: number) => ({ type: 'NodePort', nodePort: { address: '10.0.0.9', port } });
const services = { APIServer: at(31000), OAuthServer: at(31001), Konnectivity: at(31002), Ignition: at(31003) };

describe('a value that cannot be used is a problem at its place, and the rest is printed', () => {
  test.each<[string, object, object, string]>([
    [
      'a machine network',
      { networking: { machineNetwork: [{ cidr: '192.0.2.0' }] } },
      {},
      'machineNetwork[0].cidr: "192.0.2.0" is not a network',
    ],
    [
      'a range',
      { networking: { apiServer: { allowedCIDRBlocks: ['192.0.2.0-9'] } } },
      {},
      'allowedCIDRBlocks[0]: "192.0.2.0-9" is not a network',
    ],
    ['a proxy', { configuration: { proxy: { httpsProxy: 'proxy.a:3128' } } }, {}, 'httpsProxy: the URL of the proxy has no scheme'],
    [
      'the status of another cluster',
      {},
      { controlPlaneEndpoint: { host: 'api.other.a', port: 6443 } },
      'status.controlPlaneEndpoint.host: api.other.a:6443 is not 10.0.0.9:31000, where spec.services publishes APIServer',
    ],
    ['its Ignition', {}, { ignitionEndpoint: '10.0.0.9:31093' }, 'status.ignitionEndpoint: 10.0.0.9:31093 is not 10.0.0.9:31003'],
  ])('%s', async (_, spec, status, message) => {
    const folder = temporaryFolder({ 'hub.yaml': asYaml({ ...hostedCluster({ services, spec }), status }) });
    const { stdout, stderr, status: code } = await runIn(folder, ['hosted', 'firewall', 'hub.yaml', '--format', 'nft']);
    expect(stderr).toMatch(/^hub\.yaml:\d+:\d+: /m);
    expect(stderr).toContain(message);
    expect([stdout.includes('tcp dport 31001'), stdout.includes('192.0.2.0'), code]).toEqual([true, false, 3]);
  });

  test('but the status of this cluster is not', async () => {
    const status = { controlPlaneEndpoint: { host: '10.0.0.9', port: 31000 }, ignitionEndpoint: '10.0.0.9:31003' };
    const folder = temporaryFolder({ 'hub.yaml': asYaml({ ...hostedCluster({ services }), status }) });
    expect((await runIn(folder, ['hosted', 'flows', 'hub.yaml'])).stderr).toBe('');
  });
});

describe.each<[string, object, string]>([
  [
    'an address with a scheme',
    { APIServer: { type: 'NodePort', nodePort: { address: 'https://a.b', port: 31000 } } },
    'leave out the scheme',
  ],
  ['a port above all', { APIServer: { type: 'NodePort', nodePort: { address: 'a.b', port: 70000 } } }, '70000'],
  ['a port in quotes', { APIServer: { type: 'NodePort', nodePort: { address: 'a.b', port: '31000' } } }, '"31000" must be a number'],
  [
    'the host of a Route with a scheme',
    { APIServer: at(31000), Ignition: { type: 'Route', route: { hostname: 'https://a.b' } } },
    'scheme',
  ],
  ['a Route at an address', { APIServer: at(31000), Ignition: { type: 'Route', route: { hostname: '10.0.0.9' } } }, 'a Route needs a name'],
])('%s', (_, strategies, message) => {
  test.each([
    'hosted flows hub.yaml',
    'hosted firewall hub.yaml --format nft',
    'hosted haproxy hub.yaml --for api --backend 10.0.0.1',
    'hosted dns hub.yaml --api-lb 10.0.0.1',
  ])('is a problem at its place for %s', async (words) => {
    const folder = temporaryFolder({ 'hub.yaml': asYaml(hostedCluster({ services: { ...services, ...strategies } })) });
    const { stdout, stderr, status } = await runIn(folder, words.split(' '));
    expect([stderr, status]).toEqual([expect.stringMatching(/^hub\.yaml:\d+:\d+: spec\.services\[\d\]/m), 3]);
    expect(stderr).toContain(message);
    expect(stdout).not.toMatch(/https:|70000/);
  });

  test('is an error of a rule', async () => {
    const folder = temporaryFolder({ 'hub.yaml': asYaml(hostedCluster({ services: { ...services, ...strategies } })) });
    const { stdout } = await runIn(folder, ['hub.yaml', '--format', 'json']);
    const rules = JSON.parse(stdout).findings.map(({ rule }: { rule: string }) => rule);
    expect(rules.filter((rule: string) => /^hcp-(invalid-value|node-port-(address|range))$/.test(rule))).toHaveLength(1);
  });
});

describe('the status of another cluster, where the spec names no host', () => {
  const service = {
    ...{ apiVersion: 'v1', kind: 'Service', metadata: { name: 'kube-apiserver', namespace: 'clusters-demo' } },
    ...{
      spec: { type: 'LoadBalancer', ports: [{ port: 6443, nodePort: 30744 }] },
      status: { loadBalancer: { ingress: [{ ip: '192.0.2.5' }] } },
    },
  };
  const byHub = { APIServer: { type: 'LoadBalancer' }, Ignition: { type: 'Route' } };

  test.each<[object, string | null]>([
    [{ controlPlaneEndpoint: { host: '192.0.2.5', port: 6443 }, ignitionEndpoint: 'ignition-server-clusters-demo.apps.hub.a' }, null],
    [{ controlPlaneEndpoint: { host: '192.0.2.6', port: 6443 } }, '192.0.2.6 is not that of the Service kube-apiserver (192.0.2.5)'],
    [{ ignitionEndpoint: 'ignition-server-clusters-other.apps.hub.a' }, 'is not the Route ignition-server in clusters-demo'],
  ])('%j', async (status, message) => {
    const folder = temporaryFolder({ 'hub.yaml': asYaml({ ...hostedCluster({ services: byHub }), status }, service) });
    const { stderr, status: code } = await runIn(folder, ['hosted', 'flows', 'hub.yaml']);
    expect([stderr.includes(message ?? 'status.'), code]).toEqual([message !== null, message === null ? 0 : 3]);
  });
});

test('a cluster without services has one message', async () => {
  const { spec, ...rest } = hostedCluster({ spec: { release: { image: 'a' } } }) as { spec: object };
  const folder = temporaryFolder({ 'hub.yaml': asYaml({ ...rest, spec: { ...spec, services: undefined } }) });
  const { stderr, status } = await runIn(folder, ['hosted', 'flows', 'hub.yaml']);
  expect([stderr, status]).toEqual(['hub.yaml:1:1: no flow of clusters/demo is known: it has no spec.services\n', 3]);
  expect((await runIn(folder, ['hub.yaml'])).stderr).toContain('note: HostedCluster clusters/demo is not judged (hub.yaml:1)');
});

test('with a problem, a file that is there stays as it is', async () => {
  const folder = temporaryFolder({ 'hub.yaml': asYaml(hostedCluster({ services })), 'bad.yaml': 'a: [\n', 'rules.nft': 'old' });
  const { stderr, status } = await runIn(folder, 'hosted firewall hub.yaml bad.yaml --format nft -o rules.nft'.split(' '));
  expect([stderr, status]).toEqual([expect.stringContaining('rules.nft was not written'), 3]);
  expect(readFileSync(path.join(folder, 'rules.nft'), 'utf8')).toBe('old');
});

test('without a NetworkPolicy that is missing, no file is written', async () => {
  const folder = temporaryFolder({ 'hub.yaml': asYaml(hostedCluster({ services })) });
  await runIn(folder, 'hosted firewall hub.yaml --format networkpolicy -o policy.yaml'.split(' '));
  expect(existsSync(path.join(folder, 'policy.yaml'))).toBe(false);
});

test('without a cluster, no file is written', async () => {
  const folder = temporaryFolder({ 'hub.yaml': 'a: [\n' });
  const { status } = await runIn(folder, ['hosted', 'firewall', 'hub.yaml', '-o', 'rules.nft', '--format', 'nft']);
  expect([status, existsSync(path.join(folder, 'rules.nft'))]).toEqual([3, false]);
});
