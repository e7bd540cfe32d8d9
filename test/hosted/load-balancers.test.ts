import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { runIn, temporaryFolder } from '../cli/command-line.ts';
import { requireRealPart } from '../real-parts.ts';
import { asYaml, hostedCluster } from './build.ts';

const byName = (hostname: string) => ({ type: 'Route', route: { hostname } });
const at = (port?: number) => ({ type: 'NodePort', nodePort: { address: '10.0.0.9', ...(port === undefined ? {} : { port }) } });
const ROUTES = {
  OAuthServer: byName('oauth.example.com'),
  Konnectivity: byName('tunnel.example.com'),
  Ignition: byName('ignition.example.com'),
};
const PINNED = hostedCluster({ services: { APIServer: at(31000), ...ROUTES } });
const TENANT = hostedCluster({
  platform: { type: 'KubeVirt' },
  services: { APIServer: { type: 'LoadBalancer', loadBalancer: { hostname: 'api.example.com' } }, ...ROUTES },
  spec: { configuration: { ingress: { appsDomain: 'apps.tenant.example.com' } } },
});

const port = (name: string, number: number, nodePort: number) => ({ name, port: number, nodePort });
const SERVICES_OF_HUB = [
  {
    apiVersion: 'v1',
    kind: 'Service',
    metadata: { name: 'kube-apiserver', namespace: 'clusters-demo' },
    spec: { type: 'LoadBalancer', ports: [port('client', 6443, 30918)] },
  },
  {
    apiVersion: 'v1',
    kind: 'Service',
    metadata: { name: 'router-nodeport-tenant-a', namespace: 'openshift-ingress' },
    spec: { type: 'NodePort', ports: [port('http', 80, 32460), port('https', 443, 32488)] },
  },
];

async function run(cluster: object, ...words: string[]) {
  return runWith([cluster], ...words);
}

async function runWith(objects: readonly object[], ...words: string[]) {
  const [command = '', ...rest] = words;
  return runIn(temporaryFolder({ 'cluster.yaml': asYaml(...objects) }), ['hosted', command, 'cluster.yaml', ...rest]);
}

function isTaken(configuration: string): void {
  const haproxy = requireRealPart('haproxy');
  const file = path.join(temporaryFolder({}), 'haproxy.cfg');
  writeFileSync(file, configuration);
  const { status, stderr } = spawnSync(haproxy, ['-c', '-f', file], { encoding: 'utf8' });
  expect([status, status === 0 ? '' : stderr]).toEqual([0, '']);
}

describe('hosted haproxy', () => {
  test('for the API binds the pinned node port, since nodes dial that and not 6443', async () => {
    const { stdout, status } = await run(PINNED, 'haproxy', '--for', 'api', '--backend', '10.0.0.11', '--backend', 'node.example.com');
    expect(status).toBe(0);
    expect(stdout).toMatch(/^ {2}bind \*:31000\n {2}mode tcp\n[\s\S]* 10\.0\.0\.11:31000 check [\s\S]* node\.example\.com:31000 check /m);
    expect(stdout).not.toContain('6443');
    isTaken(stdout);
  });

  test('for an API by LoadBalancer needs the node port that the hub made', async () => {
    const { stdout, stderr, status } = await run(TENANT, 'haproxy', '--for', 'api', '--backend', '10.0.0.11');
    expect([stdout, status]).toEqual(['', 3]);
    expect(stderr).toMatch(/^cluster\.yaml:\d+:\d+: the port of the backends of APIServer .* or publish by NodePort with nodePort\.port\n/);
    const known = await run(TENANT, 'haproxy', '--for', 'api', '--backend', '10.0.0.11:32123');
    expect(known.stdout).toMatch(/bind \*:6443\n[\s\S]*10\.0\.0\.11:32123/);
    isTaken(known.stdout);
  });

  test('for an unpinned node port tells to pin it', async () => {
    const { stderr, status } = await run(
      hostedCluster({ services: { APIServer: at() } }),
      'haproxy',
      '--for',
      'api',
      '--backend',
      '10.0.0.11',
    );
    expect([stderr.includes('set nodePort.port'), status]).toEqual([true, 3]);
  });

  test('for Routes and for applications keeps the roles apart', async () => {
    const routes = await run(TENANT, 'haproxy', '--for', 'routes', '--backend', '10.0.0.11:31443', '--backend', '[fd00::1]:31443');
    expect(routes.stdout).toMatch(/^# ingress-shared-lb:[\s\S]*bind \*:443\n[\s\S]*\[fd00::1\]:31443/);
    const apps = await run(TENANT, 'haproxy', '--for', 'apps', '--backend', '10.1.0.11');
    expect(apps.stdout).toMatch(/^# ingress-lb:[\s\S]*bind \*:80\n[\s\S]*bind \*:443\n/);
    const ports = await run(TENANT, 'haproxy', '--for', 'apps', '--backend', '10.1.0.11:30190', '--http-port', '30282');
    expect(ports.stdout).toMatch(/bind \*:80\n[\s\S]*10\.1\.0\.11:30282 [\s\S]*bind \*:443\n[\s\S]*10\.1\.0\.11:30190 /);
    for (const { stdout } of [routes, apps, ports]) isTaken(stdout);
    const withoutHttp = await run(TENANT, 'haproxy', '--for', 'apps', '--backend', '10.1.0.11:30190');
    expect(withoutHttp.stdout).not.toContain('*:80');
    expect(withoutHttp.stderr).toContain('80 is not bound');
  });

  test('reads the node ports of Services that stand beside the cluster', async () => {
    const input = [TENANT, ...SERVICES_OF_HUB];
    const api = await runWith(input, 'haproxy', '--for', 'api', '--backend', '10.0.0.11');
    expect(api.stdout).toMatch(/bind \*:6443\n[\s\S]*10\.0\.0\.11:30918 check/);
    const routes = await runWith(input, 'haproxy', '--for', 'routes', '--backend', '10.0.0.11');
    expect(routes.stdout).toMatch(/bind \*:443\n[\s\S]*10\.0\.0\.11:32488 check/);
    for (const { stdout, stderr } of [api, routes]) {
      expect(stderr).toBe('');
      isTaken(stdout);
    }
  });

  test('writes no line of a name', async () => {
    const { stdout } = await run(
      hostedCluster({ name: 'a\nglobal b', services: { APIServer: at(31000) } }),
      'haproxy',
      ...'--for api --backend 10.0.0.11'.split(' '),
    );
    expect(stdout).toContain('\nlisten a_global_b-APIServer\n');
    isTaken(stdout);
  });

  test.each(['10.0.0.1:0', '10.0.0.1:70000', 'a b', 'a;b'])('refuses the backend %s', async (backend) => {
    const { stderr, status } = await run(PINNED, 'haproxy', '--for', 'api', '--backend', backend);
    expect([stderr.includes('is no backend'), status]).toEqual([true, 2]);
  });
});

test('hosted firewall asks where load balancers come from, and opens nothing for them until then', async () => {
  const input = [TENANT, ...SERVICES_OF_HUB];
  const unnamed = await runWith(input, 'firewall', '--workers', '192.0.2.0/24', '--format', 'aws');
  expect(unnamed.stderr).toContain('give --load-balancers');
  expect(unnamed.stdout).not.toContain('30918');
  const named = await runWith(input, ...'firewall --workers 192.0.2.0/24 --load-balancers 10.0.0.0/24 --format aws'.split(' '));
  expect(named.stdout).toMatch(/"FromPort": 30918,\s+"ToPort": 30918,\s+"IpRanges": \[\s+\{\s+"CidrIp": "10\.0\.0\.0\/24"/);
  expect(named.stderr).toBe('');
});

describe('hosted dns', () => {
  const TARGETS = ['--api-lb', '192.0.2.10', '--routes-lb', 'fd00::11', '--apps-lb', 'lb.example.com'];

  test('leads each name to the load balancer of its role', async () => {
    const { stdout, status } = await run(TENANT, 'dns', ...TARGETS, '--format', 'json');
    const { records } = JSON.parse(stdout);
    expect(status).toBe(0);
    expect(records.map(({ name, type, role }: Record<string, string>) => `${name} ${type} ${role}`)).toEqual([
      'api.example.com A api-lb',
      'oauth.example.com AAAA ingress-shared-lb',
      'tunnel.example.com AAAA ingress-shared-lb',
      'ignition.example.com AAAA ingress-shared-lb',
      '*.apps.tenant.example.com CNAME ingress-lb',
    ]);
  });

  test('has no record for the nodes that load balancers dial', async () => {
    const { stdout, stderr } = await runWith([TENANT, ...SERVICES_OF_HUB], 'dns', ...TARGETS, '--format', 'zone');
    expect([stdout.trim().split('\n').length, stderr]).toEqual([5, '']);
  });

  test('writes a zone', async () => {
    const { stdout } = await run(TENANT, 'dns', ...TARGETS, '--format', 'zone');
    expect(stdout.split('\n')[0]).toBe('api.example.com. IN A 192.0.2.10');
    expect(stdout).toContain('*.apps.tenant.example.com. IN CNAME lb.example.com.\n');
  });

  test('tells what has no record', async () => {
    const { stderr } = await run(TENANT, 'dns', '--api-lb', '192.0.2.10');
    expect(stderr).toContain('oauth.example.com has no record: the address of ingress-shared-lb is not given');
    expect((await run(TENANT, 'dns')).status).toBe(2);
  });

  test('tells that names in private networks are made by others', async () => {
    const { stderr } = await run(
      hostedCluster({
        name: 'inner',
        platform: { type: 'AWS', aws: { region: 'eu-central-1', endpointAccess: 'Private' } },
        services: { Ignition: { type: 'Route' } },
      }),
      ...['dns', '--routes-lb', '192.0.2.11'],
    );
    expect(stderr).toBe('note: names below inner.hypershift.local have no record: HyperShift makes theirs in the private network\n');
  });
});
