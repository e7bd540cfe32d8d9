import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { isIP } from 'node:net';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { dnsRecords } from '../../src/hosted/dns.ts';
import { listenersOf } from '../../src/hosted/load-balancer.ts';
import { runIn, temporaryFolder } from '../cli/command-line.ts';
import { requireRealPart } from '../real-parts.ts';
import { asYaml, CLUSTERS, hostedCluster, hostedIn, objectOf } from './build.ts';

const SERVICE_OF_API = objectOf('v1/Service', 'clusters-inner/kube-apiserver', {
  spec: { type: 'LoadBalancer', ports: [{ name: 'client', port: 6443, nodePort: 30918 }] },
});

async function run(objects: object | readonly object[], command: string, ...words: string[]) {
  return runIn(temporaryFolder({ 'cluster.yaml': asYaml(...[objects].flat()) }), ['hosted', command, 'cluster.yaml', ...words]);
}

function isTaken(configuration: string): void {
  const haproxy = requireRealPart('haproxy');
  const file = path.join(temporaryFolder({}), 'haproxy.cfg');
  writeFileSync(file, configuration);
  const { status, stderr } = spawnSync(haproxy, ['-c', '-f', file], { encoding: 'utf8' });
  expect([status, status === 0 ? '' : stderr]).toEqual([0, '']);
}

const LOAD_BALANCERS = hostedCluster({
  services: { APIServer: 'lb', OAuthServer: 'route:oauth.example.com', Konnectivity: 'lb' },
});

describe('hosted haproxy', () => {
  const FILE = path.join(import.meta.dirname, '..', 'cli', 'scenarios', 'hosted-haproxy.yaml');
  const { files, runs } = parse(readFileSync(FILE, 'utf8')) as {
    files: Record<string, string>;
    runs: { command: string; stdout: string | string[] }[];
  };

  test.each(runs.filter(({ command, stdout }) => stdout !== '' && command.includes('haproxy')))(
    'prints what HAProxy accepts: $command',
    async ({ command }) => {
      isTaken((await runIn(temporaryFolder(files), command.split(' '))).stdout);
    },
  );

  test('running, leads each service to its own backend, over IPv4 and IPv6', async () => {
    const haproxy = requireRealPart('haproxy');
    const words = ['APIServer=127.0.0.2:32111', 'Konnectivity=[fd00::2]:32112'].flatMap((one) => ['--backend', one]);
    const { stdout } = await run(LOAD_BALANCERS, 'haproxy', '--for', 'api', ...words, '--bind', '192.0.2.10', '--bind', 'fd00::10');
    // Without --bind, the IPv6 address of a backend makes HAProxy listen on both families.
    const ofSix = await run(LOAD_BALANCERS, 'haproxy', '--for', 'api', '--backend', 'APIServer=[fd00::2]:32111');
    const answers = [stdout, ofSix.stdout].map((text, index) => {
      const file = path.join(temporaryFolder({}), 'haproxy.cfg');
      writeFileSync(file, text);
      const servers = index === 0 ? ['127.0.0.2 32111', 'fd00::2 32112'] : ['fd00::2 32111'];
      const dials = ['192.0.2.10', 'fd00::10'].flatMap((host) => (index === 0 ? [`${host} 6443`, `${host} 8091`] : [`${host} 6443`]));
      const script = path.join(import.meta.dirname, 'haproxy-lab.mjs');
      const input = JSON.stringify({ haproxy, file, servers, dials });
      const lab = spawnSync('unshare', ['--user', '--map-root-user', '--net', process.execPath, script], { input, encoding: 'utf8' });
      return JSON.parse(lab.stdout || JSON.stringify(lab.stderr));
    });
    expect(answers).toEqual([
      ['127.0.0.2 32111', 'fd00::2 32112', '127.0.0.2 32111', 'fd00::2 32112'],
      ['fd00::2 32111', 'fd00::2 32111'],
    ]);
  });
});

const TARGETS_OF_ALL = { 'api-lb': ['192.0.2.10'], 'ingress-shared-lb': ['192.0.2.11'], 'ingress-lb': ['192.0.2.12'] };

/** `infra/infra.go` makes the Services: reconcileHCPRouterServices, reconcileAPIServerService. */
const ROLE_BY_VIA: Readonly<Record<string, string>> = {
  'node-port': 'api-lb',
  'load-balancer': 'api-lb',
  router: 'api-lb',
  'hub-ingress': 'ingress-shared-lb',
  'shared-ingress': 'ingress-shared-lb',
};

describe('flows, load balancers and records agree', () => {
  test.each(CLUSTERS)('%s', async (_, made) => {
    const { clusters } = await hostedIn(asYaml(hostedCluster(made)));
    for (const cluster of clusters) {
      const flows = cluster.flows();
      const { records } = dnsRecords(cluster, flows, TARGETS_OF_ALL);
      const named = flows.flows.filter(({ host }) => host !== null && isIP(host) === 0 && !host.endsWith('.hypershift.local'));
      for (const name of new Set(named.map(({ host }) => host))) {
        const roles = new Set(named.flatMap(({ host, via }) => (host === name ? (ROLE_BY_VIA[via] ?? []) : [])));
        expect([cluster.name, name, records.flatMap((record) => (record.name === name ? record.role : []))]).toEqual([
          ...[cluster.name, name],
          [...roles],
        ]);
      }
      for (const role of ['api-lb', 'ingress-shared-lb'] as const) {
        const dialled = flows.flows.flatMap(({ via, port: number }) => (ROLE_BY_VIA[via] === role && number !== null ? number : []));
        const { listeners } = listenersOf(role, [flows], [{ service: null, address: '10.0.0.1', port: 31000 }]);
        expect([cluster.name, listeners.map(({ bind }) => bind)]).toEqual([cluster.name, [...new Set(dialled)]]);
      }
    }
  });

  const onAws = (endpointAccess: string, api: string, rest: object = {}) =>
    hostedCluster({
      name: 'inner',
      platform: { type: 'AWS', aws: { region: 'eu-central-1', endpointAccess } },
      services: { APIServer: api, OAuthServer: 'route', Konnectivity: 'route', Ignition: 'route', ...rest },
    });
  const ENDPOINTS = (services: string) =>
    `note: names below inner.hypershift.local, and the endpoints of ${services} behind them, are created by HyperShift in the private network; security groups of the endpoints allow spec.networking.machineNetwork only\n`;

  /** `awsprivatelink_controller.go`: recordsForService, hcpExternalNames, reconcileAWSEndpointSecurityGroup. */
  test('in a private network nothing else is created', async () => {
    const cluster = onAws('Private', 'route:api.example.com', { Konnectivity: 'route:tunnel.example.com' });
    const note = ENDPOINTS('APIServer, OAuthServer, Konnectivity, Ignition');
    const dns = await run(cluster, 'dns', '--api-lb', '192.0.2.10', '--routes-lb', '192.0.2.11', '--format', 'zone');
    expect([dns.stdout, dns.status]).toEqual(['', 0]);
    expect(dns.stderr).toBe(
      `${note}note: api.example.com has no record: it leads to the endpoint before the Service private-router in the private network; make it there unless external-dns does
note: tunnel.example.com has no record: Konnectivity is served by its private name alone; leave route.hostname out
`,
    );
    for (const [role, name] of [
      ['api', 'api-lb'],
      ['routes', 'ingress-shared-lb'],
    ] as const) {
      const { stdout, stderr, status } = await run(cluster, 'haproxy', '--for', role, '--backend', '10.0.0.11');
      expect([stdout, stderr, status]).toEqual(['', `note: nothing is published through ${name}\n${note}`, 0]);
    }
    expect((await run(cluster, 'firewall', '--workers', '10.0.0.0/16')).stderr).toContain(note);
  });

  test('where the API is public, too, its load balancer is that for clients', async () => {
    const cluster = onAws('PublicAndPrivate', 'lb:api.example.com');
    const dns = await run(cluster, 'dns', '--api-lb', 'nlb.example.com', '--format', 'zone');
    expect(dns.stdout).toBe('api.example.com. IN CNAME nlb.example.com.\n');
    expect(dns.stderr).toContain(ENDPOINTS('APIServer, Konnectivity, Ignition'));
    const { stdout } = await run([cluster, SERVICE_OF_API], 'haproxy', '--for', 'api', '--backend', '10.0.0.11');
    expect(stdout).toMatch(/bind \*:6443\n[\s\S]*10\.0\.0\.11:30918 check/);
  });

  test("the control plane's own router is no ingress shard", async () => {
    const cluster = onAws('Public', 'route:api.example.com');
    expect((await run(cluster, 'haproxy', '--for', 'routes', '--backend', '10.0.0.11')).stderr).toBe(
      'note: nothing is published through ingress-shared-lb\n',
    );
    const { stderr } = await run(cluster, 'haproxy', '--for', 'api', '--backend', '10.0.0.11');
    expect(stderr.match(/.*/)?.[0]).toMatch(
      /the port of the backends of APIServer of clusters\/inner is the node port of the Service router in clusters-inner, known only when it exists/,
    );
    expect(stderr.match(/\n/g)).toHaveLength(1);
    const { stdout } = await run(cluster, 'haproxy', '--for', 'api', '--backend', '10.0.0.11:30500');
    expect(stdout).toMatch(/listen clusters_inner-router\n {2}bind \*:443\n[\s\S]*10\.0\.0\.11:30500 /);
    isTaken(stdout);
  });
});
