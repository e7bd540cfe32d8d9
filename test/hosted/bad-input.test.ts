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
      'machineNetwork[0].cidr: 192.0.2.0 is not a network',
    ],
    [
      'a range',
      { networking: { apiServer: { allowedCIDRBlocks: ['192.0.2.0-9'] } } },
      {},
      'allowedCIDRBlocks[0]: 192.0.2.0-9 is not a network',
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

  test('but the status of this cluster is none', async () => {
    const status = { controlPlaneEndpoint: { host: '10.0.0.9', port: 31000 }, ignitionEndpoint: '10.0.0.9:31003' };
    const folder = temporaryFolder({ 'hub.yaml': asYaml({ ...hostedCluster({ services }), status }) });
    expect((await runIn(folder, ['hosted', 'flows', 'hub.yaml'])).stderr).toBe('');
  });
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
