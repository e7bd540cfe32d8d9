import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { isIP } from 'node:net';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { dnsRecords } from '../../src/hosted/dns.ts';
import { listenersOf } from '../../src/hosted/load-balancer.ts';
import { runIn, temporaryFolder } from '../cli/command-line.ts';
import { requireRealPart } from '../real-parts.ts';
import { asYaml, CLUSTERS, hostedCluster, hostedIn } from './build.ts';

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

const LOAD_BALANCERS = hostedCluster({
  services: { APIServer: { type: 'LoadBalancer' }, OAuthServer: byName('oauth.example.com'), Konnectivity: { type: 'LoadBalancer' } },
});
const UNPINNED = hostedCluster({ services: { APIServer: at() } });
const HOSTILE = hostedCluster({ name: 'a\nglobal b', services: { APIServer: at(31000) } });
const ON_HUB = hostedCluster({ platform: { type: 'KubeVirt', kubevirt: { baseDomainPassthrough: true } }, services: ROUTES });
const WITH_HUB = [TENANT, ...SERVICES_OF_HUB];
const ONE = '--for api --backend 10.0.0.11';
const APPS = '--for apps --backend 10.1.0.11';

/** Objects and words; what is printed (nothing if null), what standard error contains, and the exit status. */
type Configuration = readonly [string, readonly [readonly object[], string], readonly [RegExp | null, string, number]];
const CONFIGURATIONS: readonly Configuration[] = [
  [
    'binds the pinned node port for the API, since nodes dial that and not 6443',
    [[PINNED], '--for api --backend 10.0.0.11 --backend node.example.com'],
    [
      /^(?![\s\S]*6443)[\s\S]* {2}bind \*:31000\n {2}mode tcp\n[\s\S]* 10\.0\.0\.11:31000 check [\s\S]* node\.example\.com:31000 check /,
      '',
      0,
    ],
  ],
  ['needs the node port that the hub made', [[TENANT], ONE], [null, 'or publish by NodePort with nodePort.port\n', 3]],
  ['takes that port', [[TENANT], `${ONE}:32123`], [/bind \*:6443\n[\s\S]*10\.0\.0\.11:32123/, '', 0]],
  ['says to pin a node port', [[UNPINNED], ONE], [null, 'set nodePort.port', 3]],
  [
    'serves Routes on both families',
    [[TENANT], '--for routes --backend 10.0.0.11:31443 --backend [fd00::1]:31443'],
    [/^# ingress-shared-lb:[\s\S]*bind :::443 v4v6\n[\s\S]*\[fd00::1\]:31443/, '', 0],
  ],
  ['serves applications', [[TENANT], APPS], [/^# ingress-lb:[\s\S]*bind \*:80\n[\s\S]*bind \*:443\n/, '', 0]],
  [
    'serves applications on ports of their own',
    [[TENANT], `${APPS}:30190 --http-port 30282`],
    [/bind \*:80\n[\s\S]*10\.1\.0\.11:30282 [\s\S]*bind \*:443\n[\s\S]*10\.1\.0\.11:30190 /, '', 0],
  ],
  ['leaves 80 out without its port', [[TENANT], `${APPS}:30190`], [/^(?![\s\S]*\*:80)/, '80 is not bound', 0]],
  ['knows the node port of the API', [WITH_HUB, ONE], [/bind \*:6443\n[\s\S]*10\.0\.0\.11:30918 check/, '', 0]],
  ['knows that of the shard', [WITH_HUB, '--for routes --backend 10.0.0.11'], [/bind \*:443\n[\s\S]*10\.0\.0\.11:32488 check/, '', 0]],
  [
    'gives each service its own backend',
    [[LOAD_BALANCERS], '--for api --backend APIServer=10.0.0.11:32111 --backend Konnectivity=10.0.0.11:32112'],
    [/bind \*:6443\n[\s\S]*10\.0\.0\.11:32111 [\s\S]*bind \*:8091\n[\s\S]*10\.0\.0\.11:32112 /, '', 0],
  ],
  [
    'refuses one port for several',
    [[LOAD_BALANCERS], `${ONE}:32111`],
    [null, 'one port cannot serve APIServer on 6443, Konnectivity on 8091; write SERVICE=ADDRESS:PORT for each', 2],
  ],
  [
    'binds nothing for a service without backend',
    [[LOAD_BALANCERS], '--for api --backend APIServer=10.0.0.11:32111'],
    [/bind \*:6443/, 'port 8091 is not bound: no --backend is for Konnectivity', 0],
  ],
  [
    'refuses an unknown service',
    [[LOAD_BALANCERS], '--for api --backend OAuthServer=10.0.0.11:32111'],
    [null, 'its services are APIServer, Konnectivity', 2],
  ],
  [
    'binds addresses for several clusters on one machine',
    [[PINNED], `${ONE} --bind 192.0.2.10 --bind 2001:db8::10`],
    [/ {2}bind 192\.0\.2\.10:31000\n {2}bind \[2001:db8::10\]:31000\n/, '', 0],
  ],
  [
    'has none for applications that the ingress of the hub serves',
    [[ON_HUB], APPS],
    [null, 'the ingress of the hub serves the applications of clusters/demo (baseDomainPassthrough)', 0],
  ],
  ['writes no line of a name', [[HOSTILE], ONE], [/\nlisten clusters_a_global_b-APIServer\n/, '', 0]],
  ...['10.0.0.1:0', '10.0.0.1:70000', 'a;b', '10.0.0.300'].map(
    (backend): Configuration => [`refuses ${backend}`, [[PINNED], `--for api --backend ${backend}`], [null, 'is not a backend', 2]],
  ),
];

describe('hosted haproxy', () => {
  test.each(CONFIGURATIONS)('%s', async (_, [objects, words], [printed, told, expected]) => {
    const { stdout, stderr, status } = await runWith(objects, 'haproxy', ...words.split(' '));
    expect(stdout).toMatch(printed ?? /^$/);
    expect([told === '' ? stderr : stderr.includes(told), status]).toEqual([told === '' ? '' : true, expected]);
    if (stdout !== '') isTaken(stdout);
  });

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

test('hosted haproxy reports that a file behind --backend is taken for one', async () => {
  const { stderr, status } = await runIn(temporaryFolder({ 'cluster.yaml': asYaml(PINNED) }), [
    ...['hosted', 'haproxy', '--for', 'api', '--backend', '10.0.0.11', 'cluster.yaml'],
  ]);
  expect([stderr.includes('cluster.yaml is a file; name files before --backend.'), status]).toEqual([true, 2]);
});

test('hosted firewall asks where load balancers come from', async () => {
  const input = [TENANT, ...SERVICES_OF_HUB];
  const unnamed = await runWith(input, 'firewall', '--workers', '192.0.2.0/24', '--format', 'csv');
  expect(unnamed.stderr).toContain('give --load-balancers');
  expect(unnamed.stdout).toContain('external-load-balancer,,nodes of the hub,,30918');
  const alone = await run(TENANT, ...'firewall --workers 192.0.2.0/24 --load-balancers 10.0.0.0/24'.split(' '));
  expect(alone.stderr).toContain('no rule uses --load-balancers: the input has no Service of the control plane');
  const named = await runWith(input, ...'firewall --workers 192.0.2.0/24 --load-balancers 10.0.0.0/24 --format csv'.split(' '));
  expect(named.stdout).toContain('external-load-balancer,10.0.0.0/24,nodes of the hub,,30918');
  expect(named.stderr).not.toContain('--load-balancers');
});

describe('hosted dns', () => {
  const TARGETS = ['--api-lb', '192.0.2.10', '--routes-lb', 'fd00::11', '--apps-lb', 'lb.example.com'];

  test('leads each name to the load balancer of its role, and none to nodes that load balancers dial', async () => {
    const { stdout, stderr, status } = await runWith(WITH_HUB, 'dns', ...TARGETS, '--format', 'json');
    const { records } = JSON.parse(stdout);
    expect([stderr, status]).toEqual(['', 0]);
    expect(records.map(({ name, type, role }: Record<string, string>) => `${name} ${type} ${role}`)).toEqual([
      'api.example.com A api-lb',
      'oauth.example.com AAAA ingress-shared-lb',
      'tunnel.example.com AAAA ingress-shared-lb',
      'ignition.example.com AAAA ingress-shared-lb',
      '*.apps.tenant.example.com CNAME ingress-lb',
    ]);
  });

  test.each([
    ['zone', 'api.example.com. IN A 192.0.2.10\n', '*.apps.tenant.example.com. IN CNAME lb.example.com.\n'],
    ['dnsmasq', 'host-record=api.example.com,192.0.2.10\n', 'cname=*.apps.tenant.example.com,lb.example.com\n'],
    ['nsupdate', 'update delete api.example.com. A\n', 'update add oauth.example.com. 300 AAAA fd00::11\nsend\n'],
    ['dnsendpoint', 'kind: DNSEndpoint\n', '    - dnsName: "api.example.com"\n      recordTTL: 300\n      recordType: A\n'],
  ])('writes records as %s', async (format, ...lines) => {
    const { stdout } = await run(TENANT, 'dns', ...TARGETS, '--format', format);
    for (const line of lines) expect(stdout).toContain(line);
  });

  test('has no record for applications that the ingress of the hub serves', async () => {
    const { stdout, stderr } = await run(ON_HUB, 'dns', '--apps-lb', '10.1.0.11', '--format', 'zone');
    expect([stdout, stderr]).toEqual(['', expect.stringContaining('the ingress of the hub serves them')]);
  });

  test.each([
    ['a line break', 'a.example.com. IN A 192.0.2.66\nb'],
    ['a comment', 'a.example.com ; x'],
    ['a blank', 'a.example.com IN A 192.0.2.66'],
    ['a label that is too long', `${'a'.repeat(64)}.example.com`],
  ])('refuses a name with %s, with its place', async (_, host) => {
    const cluster = hostedCluster({ services: { APIServer: { type: 'LoadBalancer', loadBalancer: { hostname: host } } } });
    const { stdout, stderr, status } = await run(cluster, 'dns', '--api-lb', '192.0.2.10', '--format', 'zone');
    expect([stdout, status]).toEqual(['', 3]);
    expect(stderr).toMatch(/^\S+:\d+:\d+: \S+: "[^\n]*" is neither an address nor a name$/m);
  });

  test('reports what has no record', async () => {
    const { stderr } = await run(TENANT, 'dns', '--api-lb', '192.0.2.10');
    expect(stderr).toContain('oauth.example.com has no record: give --routes-lb');
    expect((await run(TENANT, 'dns')).status).toBe(2);
  });

  test('leads a further name of the API server there too, though no flow has it', async () => {
    const services = { APIServer: { type: 'NodePort', nodePort: { address: '192.0.2.7', port: 31000 } } };
    const cluster = hostedCluster({ services, spec: { kubeAPIServerDNSName: 'api.own.example.com' } });
    const { stdout, stderr } = await run(cluster, 'dns', ...TARGETS, '--format', 'zone');
    expect(stdout).toBe('api.own.example.com. IN A 192.0.2.10\n');
    expect(stderr).toContain('the applications of clusters/demo have no record: their domain is not known here');
  });

  test.each([
    ['by name and base domain', {}, '*.apps.demo.example.com'],
    ['by a prefix', { baseDomainPrefix: 'prod' }, '*.apps.prod.example.com'],
    ['without a prefix', { baseDomainPrefix: '' }, '*.apps.example.com'],
    ['not by a prefix that a template sets', { baseDomainPrefix: '${PREFIX}' }, undefined],
    ['by the domain of the ingress', {}, '*.in.example.com', { domain: 'in.example.com' }],
    ['by appsDomain before all', {}, '*.own.example.com', { domain: 'in.example.com', appsDomain: 'own.example.com' }],
  ])('names the applications %s', async (_, dns, expected, ingress: object = {}) => {
    const cluster = hostedCluster({ spec: { dns: { baseDomain: 'example.com', ...dns }, configuration: { ingress } } });
    const { stdout } = await run(cluster, 'dns', '--apps-lb', '192.0.2.12', '--format', 'json');
    expect(JSON.parse(stdout).records.map(({ name }: { name: string }) => name)).toEqual(expected ? [expected] : []);
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

test('a name in the domain of the hub has no record, because the hub serves it', async () => {
  const ingress = { apiVersion: 'config.openshift.io/v1', kind: 'Ingress', metadata: { name: 'cluster' }, spec: { domain: 'apps.hub.a' } };
  const made = {
    services: {
      APIServer: { type: 'LoadBalancer' },
      OAuthServer: { type: 'Route', route: { hostname: 'oauth.b' } },
      Ignition: { type: 'Route' },
    },
  };
  const folder = temporaryFolder({ 'hub.yaml': asYaml(hostedCluster(made), ingress) });
  const { stdout, stderr } = await runIn(folder, ['hosted', 'dns', 'hub.yaml', '--routes-lb', '192.0.2.1', '--format', 'zone']);
  expect(stdout).toBe('oauth.b. IN A 192.0.2.1\n');
  expect(stderr).toContain('ignition-server-clusters-demo.apps.hub.a has no record: names in apps.hub.a resolve to the ingress of the hub');
});

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

  const onAws = (endpointAccess: string, api: object, rest: object = {}) =>
    hostedCluster({
      name: 'inner',
      platform: { type: 'AWS', aws: { region: 'eu-central-1', endpointAccess } },
      services: { APIServer: api, OAuthServer: { type: 'Route' }, Konnectivity: { type: 'Route' }, Ignition: { type: 'Route' }, ...rest },
    });
  const ENDPOINTS = (services: string) =>
    `note: names below inner.hypershift.local, and the endpoints of ${services} behind them, are created by HyperShift in the private network; security groups of the endpoints allow spec.networking.machineNetwork only\n`;

  /** `awsprivatelink_controller.go`: recordsForService, hcpExternalNames, reconcileAWSEndpointSecurityGroup. */
  test('in a private network nothing else is created', async () => {
    const cluster = onAws('Private', byName('api.example.com'), { Konnectivity: byName('tunnel.example.com') });
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
    const cluster = onAws('PublicAndPrivate', { type: 'LoadBalancer', loadBalancer: { hostname: 'api.example.com' } });
    const dns = await run(cluster, 'dns', '--api-lb', 'nlb.example.com', '--format', 'zone');
    expect(dns.stdout).toBe('api.example.com. IN CNAME nlb.example.com.\n');
    expect(dns.stderr).toContain(ENDPOINTS('APIServer, Konnectivity, Ignition'));
    const service = { ...SERVICES_OF_HUB[0], metadata: { name: 'kube-apiserver', namespace: 'clusters-inner' } };
    const { stdout } = await runWith([cluster, service], 'haproxy', '--for', 'api', '--backend', '10.0.0.11');
    expect(stdout).toMatch(/bind \*:6443\n[\s\S]*10\.0\.0\.11:30918 check/);
  });

  test("the control plane's own router is no ingress shard", async () => {
    const cluster = onAws('Public', byName('api.example.com'));
    expect((await run(cluster, 'haproxy', '--for', 'routes', '--backend', '10.0.0.11')).stderr).toBe(
      'note: nothing is published through ingress-shared-lb\n',
    );
    const { stderr } = await run(cluster, 'haproxy', '--for', 'api', '--backend', '10.0.0.11');
    expect(stderr.match(/.*/)?.[0]).toMatch(
      /the port of the backends of APIServer of clusters\/inner is the node port of the Service router in clusters-inner, known once/,
    );
    expect(stderr.match(/\n/g)).toHaveLength(1);
    const { stdout } = await run(cluster, 'haproxy', '--for', 'api', '--backend', '10.0.0.11:30500');
    expect(stdout).toMatch(/listen clusters_inner-router\n {2}bind \*:443\n[\s\S]*10\.0\.0\.11:30500 /);
    isTaken(stdout);
  });
});

test('a cluster whose name a template sets is called so', async () => {
  const text = asYaml(hostedCluster({ name: '${NAME}', services: ROUTES }));
  const folder = temporaryFolder({ 'cluster.yaml': text.replace(/hostname: .*/g, 'hostname: ""') });
  for (const words of [['firewall'], ['dns', '--routes-lb', '192.0.2.11'], ['haproxy', '--for', 'routes', '--backend', '192.0.2.12']]) {
    const { stdout, stderr } = await runIn(folder, ['hosted', words[0] as string, 'cluster.yaml', ...words.slice(1)]);
    expect(stdout + stderr).toContain(' of clusters/(unknown name)');
  }
});

test('hosted haproxy keeps clusters of one name apart', async () => {
  const clusters = [31000, 31001].map((pinned, index) =>
    hostedCluster({ namespace: `team-${index}`, services: { APIServer: at(pinned) } }),
  );
  const { stdout } = await runWith(clusters, 'haproxy', '--for', 'api', '--backend', '10.0.0.11');
  expect(stdout.match(/^listen .*/gm)).toEqual(['listen team-0_demo-APIServer', 'listen team-1_demo-APIServer']);
  isTaken(stdout);
});
