import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { dnsRecords } from '../../src/hosted/dns.ts';
import { listenersOf } from '../../src/hosted/load-balancer.ts';
import { runIn, temporaryFolder } from '../cli/command-line.ts';
import { requireRealPart } from '../real-parts.ts';
import { asYaml, CLUSTERS, hostedCluster, hostedIn } from './build.ts';

interface Scenario {
  readonly files: Readonly<Record<string, string>>;
  readonly runs: readonly { readonly command: string; readonly stdout?: string | string[] }[];
}

const LOAD_BALANCERS = hostedCluster({
  services: { APIServer: 'lb', OAuthServer: 'route:oauth.example.com', Konnectivity: 'lb' },
});

describe('hosted haproxy', () => {
  const FOLDER = path.join(import.meta.dirname, '..', 'cli', 'scenarios');
  const scenarios = ['hosted-haproxy.yaml', 'hosted-private-network.yaml'].flatMap(
    (name) => parse(readFileSync(path.join(FOLDER, name), 'utf8')) as Scenario | Scenario[],
  );
  const printing = scenarios.flatMap(({ files, runs }) =>
    runs.flatMap(({ command, stdout = '' }) => (stdout !== '' && command.includes('haproxy') ? [{ command, files }] : [])),
  );

  test.each(printing)('prints what HAProxy accepts: $command', async ({ command, files }) => {
    const { stdout } = await runIn(temporaryFolder(files), command.split(' '));
    const file = path.join(temporaryFolder({ 'haproxy.cfg': stdout }), 'haproxy.cfg');
    const { status, stderr } = spawnSync(requireRealPart('haproxy'), ['-c', '-f', file], { encoding: 'utf8' });
    expect([status, status === 0 ? '' : stderr]).toEqual([0, '']);
  });

  test('running, leads each service to its own backend, over IPv4 and IPv6', async () => {
    const haproxy = requireRealPart('haproxy');
    const words = ['APIServer=127.0.0.2:32111', 'Konnectivity=[fd00::2]:32112'].flatMap((one) => ['--backend', one]);
    const folder = temporaryFolder({ 'cluster.yaml': asYaml(LOAD_BALANCERS) });
    const run = (...rest: string[]) => runIn(folder, ['hosted', 'haproxy', 'cluster.yaml', '--for', 'api', ...rest]);
    const { stdout } = await run(...words, '--bind', '192.0.2.10', '--bind', 'fd00::10');
    // Without --bind, the IPv6 address of a backend makes HAProxy listen on both families.
    const ofSix = await run('--backend', 'APIServer=[fd00::2]:32111');
    const answers = [stdout, ofSix.stdout].map((text, index) => {
      const file = path.join(temporaryFolder({ 'haproxy.cfg': text }), 'haproxy.cfg');
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
});
