import { execFileSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { runIn, temporaryFolder } from '../cli/command-line.ts';
import { asYaml, hostedCluster } from './build.ts';

const at = (port: number) => ({ type: 'NodePort', nodePort: { address: '10.0.0.9', port } });
const byRoute = (hostname: string) => ({ type: 'Route', route: { hostname } });
const cluster = (name: string, port: number, rest: object = {}) =>
  hostedCluster({
    name,
    services: {
      APIServer: { type: 'LoadBalancer', loadBalancer: { hostname: `api.${name}.a` } },
      Konnectivity: at(port),
      Ignition: byRoute(`ign.${name}.a`),
    },
    spec: { dns: { baseDomain: `${name}.a` }, ...rest },
  });
const proxy = (host: string) => ({ configuration: { proxy: { httpsProxy: `http://${host}:3128` } } });
const TWO = [cluster('a', 31000, proxy('proxy.a')), cluster('b', 31001, proxy('proxy.b'))];
const ON_AWS = ['a', 'b'].map((name) =>
  hostedCluster({ name, platform: { type: 'AWS', aws: {} }, services: { APIServer: byRoute(`${name}.a`) } }),
);

const run = (objects: readonly object[], words: string) =>
  runIn(temporaryFolder({ 'hub.yaml': asYaml(...objects) }), ['hosted', ...words.replace(/^\w+/, '$& hub.yaml').split(' ')]);

describe('what would be for two clusters is refused, unless one is selected', () => {
  test.each([
    [TWO, 'haproxy --for api --backend Konnectivity=10.0.0.1'],
    [TWO, 'haproxy --for apps --backend 10.0.0.1'],
    [TWO, 'dns --api-lb 192.0.2.1'],
    [TWO, 'dns --routes-lb 192.0.2.1'],
    [TWO, 'dns --apps-lb 192.0.2.1'],
    [TWO, 'firewall --apps --address apps=192.0.2.1'],
    [TWO, 'firewall --address proxy=192.0.2.1'],
    [ON_AWS, 'firewall --format aws'],
    [ON_AWS, 'firewall --format terraform'],
  ])('%#: %s', async (objects, words) => {
    const both = await run(objects, words);
    expect([both.stdout, both.status]).toEqual(['', 2]);
    expect(both.stderr).toContain('would be for clusters/a and clusters/b: select one with --hosted-cluster NAMESPACE/NAME');
    const one = await run(objects, `${words} --hosted-cluster clusters/b`);
    expect([one.stdout === '', one.status]).toEqual([false, 0]);
  });

  test('also where the hub serves the applications of one of them', async () => {
    const onHub = hostedCluster({ name: 'c', platform: { type: 'KubeVirt', kubevirt: { baseDomainPassthrough: true } } });
    const words = 'firewall --apps --address apps=192.0.2.1';
    expect((await run([cluster('a', 31000), onHub], words)).stderr).toContain('would be for clusters/a and clusters/c');
    expect((await run([onHub, { ...onHub, metadata: { name: 'd', namespace: 'clusters' } }], words)).status).toBe(0);
  });

  test('but one proxy may serve both, and one hub node ports of both', async () => {
    const shared = [cluster('a', 31000, proxy('proxy.a')), cluster('b', 31001, proxy('proxy.a'))];
    expect((await run(shared, 'firewall --address proxy=192.0.2.1')).status).toBe(0);
    const pinned = ['a', 'b'].map((name, index) => hostedCluster({ name, services: { Konnectivity: at(31000 + index) } }));
    expect((await run(pinned, 'haproxy --for api --backend 10.0.0.1')).stdout.match(/ 10\.0\.0\.1:3100\d /g)).toHaveLength(2);
  });

  test('and a cluster that is not there is an error', async () => {
    const { stderr, status } = await run(TWO, 'flows --hosted-cluster clusters/c');
    expect([stderr, status]).toEqual([expect.stringContaining('--hosted-cluster clusters/c: there is no such HostedCluster'), 2]);
  });
});

test('one cluster in a manifest and in a dump counts once, with its status', async () => {
  const services = { Ignition: { type: 'Route' } };
  const running = { ...hostedCluster({ services }), status: { ignitionEndpoint: 'ignition-server-clusters-demo.apps.hub.a' } };
  const folder = temporaryFolder({ 'a.yaml': asYaml(hostedCluster({ services })), 'dump/hub.yaml': asYaml(running) });
  const { stdout } = await runIn(folder, ['hosted', 'flows', '.', '--format', 'csv']);
  expect(stdout.match(/,Ignition,/g)).toHaveLength(1);
  expect(stdout).toContain('ignition-server-clusters-demo.apps.hub.a');
  execFileSync('tar', ['-cf', 'dump.tar', 'dump'], { cwd: folder });
  const packed = await runIn(folder, ['hosted', 'flows', 'a.yaml', 'dump.tar', '--format', 'csv']);
  expect(packed.stdout).toBe(stdout.replaceAll('dump/hub.yaml', 'dump.tar/dump/hub.yaml'));
});

test('security groups are those of AWS, with networks as EC2 takes them', async () => {
  const [first, second] = [cluster('bm', 31000), ON_AWS[0] as object];
  const { stdout, stderr } = await run([first, second], 'firewall --format terraform --workers 10.1.2.3/8 --clients fd00::1:2/64');
  expect(stdout).toMatch(/cidr_ipv4 += "10\.0\.0\.0\/8"[\s\S]*cidr_ipv6 += "fd00::\/64"/);
  expect(stderr).toContain('clusters/bm is not on AWS');
  expect(stderr).toContain('the addresses of a.a are unknown, so their rules allow 0.0.0.0/0');
});
