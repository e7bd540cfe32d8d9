import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { load } from 'js-yaml';
import { describe, expect, test } from 'vitest';
import { networkPolicies } from '../../src/hosted/firewall/network-policy.ts';
import { nftables } from '../../src/hosted/firewall/nftables.ts';
import type { FirewallOptions, FirewallRule } from '../../src/hosted/firewall/rules.ts';
import { firewallRules } from '../../src/hosted/firewall/rules.ts';
import { awsScript, permissionsOf, terraform } from '../../src/hosted/firewall/security-groups.ts';
import { vyosCommands } from '../../src/hosted/firewall/vyos.ts';
import { flowsOf } from '../../src/hosted/flows/index.ts';
import { portText } from '../../src/model/address.ts';
import { runIn, temporaryFolder } from '../cli/command-line.ts';
import { onlyKeys } from '../only-keys.ts';
import { requireRealPart } from '../real-parts.ts';
import { asYaml, hostedCluster, hostedIn, type Made } from './build.ts';

const OPTIONS: FirewallOptions = {
  workers: ['192.0.2.0/24'],
  clients: ['198.51.100.0/24'],
  loadBalancers: [],
  address: new Map(),
  allowNodePortRange: true,
  bootstrap: true,
  egress: false,
  apps: false,
};

/** Makes the rules and the outgoing connections of clusters. */
async function made(clusters: readonly Made[], options: Partial<FirewallOptions> = {}) {
  const found = await hostedIn(asYaml(...clusters.map(hostedCluster)));
  const all = found.clusters.map((cluster) => {
    const flows = flowsOf(cluster, { port: 30000, endPort: 32767 });
    return { cluster, flows, ...firewallRules(cluster, flows, { ...OPTIONS, ...options }) };
  });
  return {
    clusters: found.clusters,
    rules: all.flatMap(({ rules }) => rules),
    problems: all.flatMap(({ problems }) => problems),
    egress: all.flatMap(({ flows }) => flows.egress),
    names: all.flatMap(({ names }) => [...names]),
  };
}

const linesOf = (rules: readonly FirewallRule[]): string[] =>
  rules.map(
    ({ source, destination, port, protocol, purposes }) => `${source} ${destination.name} ${portText(port)}/${protocol} ${purposes}`,
  );

interface Example {
  readonly clusters: readonly Made[];
  readonly options?: Partial<FirewallOptions>;
  readonly rules?: readonly string[];
  readonly contains?: readonly string[];
  readonly lacks?: readonly string[];
  /** The networks of the first rules. */
  readonly networks?: readonly (readonly string[])[];
  /** Fields of the last rule. */
  readonly last?: object;
  readonly names?: readonly string[];
  readonly problems?: readonly string[];
}

const EXAMPLES = load(readFileSync('test/hosted/firewall.yaml', 'utf8')) as Readonly<
  Record<'rules' | 'formats', Readonly<Record<string, Example>>>
>;
const FORMATS = Object.entries(EXAMPLES.formats).map(([title, { clusters, options = {} }]) => [title, clusters, options] as const);
const [PINNED = {}, ON_AWS = {}] = FORMATS.flatMap(([, clusters]) => clusters);

test.each(Object.entries(EXAMPLES.rules))('rules %s', async (_, example) => {
  const {
    clusters,
    options = {},
    ...expected
  } = onlyKeys(example, 'clusters options', 'rules contains lacks networks last names problems');
  expect(OPTIONS).toMatchObject(Object.fromEntries(Object.keys(options).map((key) => [key, expect.anything()])));
  const address = new Map(Object.entries(options.address ?? {}));
  const { rules, problems, names } = await made(clusters, { ...options, address });
  const lines = linesOf(rules).join('\n');
  if (expected.rules) expect(lines).toBe(expected.rules.join('\n'));
  for (const part of expected.contains ?? []) expect(lines).toContain(part.trimEnd());
  for (const part of expected.lacks ?? []) expect(lines).not.toContain(part);
  if (expected.networks) expect(rules.map(({ networks }) => networks).slice(0, expected.networks.length)).toEqual(expected.networks);
  if (expected.last) expect(rules.at(-1)).toMatchObject(expected.last);
  expect(names).toEqual(expect.arrayContaining([...(expected.names ?? [])]));
  expect(problems.map(({ line, column, message }) => `${line}:${column} ${message}`)).toEqual(expected.problems ?? []);
});

describe('security groups', () => {
  const openTo = (permissions: ReturnType<typeof permissionsOf>, group: string, direction: string) =>
    permissions
      .filter((one) => one.group === group && one.direction === direction)
      .map(({ cidr, port, protocol }) => `${cidr} ${portText(port)}/${protocol}`);

  test("have every rule of the example of the product's documentation, and 443 from clients, which it lacks", async () => {
    const { rules, egress } = await made([ON_AWS]);
    const permissions = permissionsOf(rules, egress);
    expect(openTo(permissions, 'hub', 'ingress')).toEqual([
      ...['192.0.2.0/24 6443/tcp', '198.51.100.0/24 6443/tcp', '192.0.2.0/24 443/tcp', '198.51.100.0/24 443/tcp'],
    ]);
    expect(openTo(permissions, 'hub', 'egress')).toEqual([
      '0.0.0.0/0 443/tcp',
      '0.0.0.0/0 6443/tcp',
      '0.0.0.0/0 53/tcp',
      '0.0.0.0/0 53/udp',
    ]);
    expect(openTo(permissions, 'worker', 'egress')).toEqual(['0.0.0.0/0 6443/tcp', '0.0.0.0/0 443/tcp']);
  });

  test('of workers whose networks are unknown name their security group', async () => {
    const { rules } = await made([PINNED], { workers: [] });
    expect(openTo(permissionsOf(rules, []), 'hub', 'ingress')[0]).toBe('null 31000/tcp');
    expect(awsScript(permissionsOf(rules, []))).toContain(`"GroupId":"'"$WORKER_GROUP"'"`);
  });

  test.each(FORMATS)('as a script call the AWS CLI with valid JSON: %s', async (_, clusters, options) => {
    const { rules, egress } = await made(clusters, options);
    const script = awsScript(permissionsOf(rules, egress));
    const calls = execFileSync('sh', ['-c', `aws() { printf '%s\\n' "$6"; }\n${script}`], {
      encoding: 'utf8',
      env: { ...process.env, HUB_GROUP: 'sg-1', WORKER_GROUP: 'sg-2' },
    });
    for (const call of calls.trim().split('\n')) {
      for (const { IpRanges = [], IpProtocol } of JSON.parse(call)) {
        expect(IpProtocol).toMatch(/^(tcp|udp)$/);
        for (const { Description } of IpRanges) expect(Description).toMatch(/^[\w .:/()#,@[\]+=&;{}!$*-]{1,255}$/);
      }
    }
  });

  test.skipIf(spawnSync('terraform', ['version']).error).each(FORMATS)(
    'as Terraform are formatted HCL: %s',
    async (_, clusters, options) => {
      const { rules, egress } = await made(clusters, options);
      const text = terraform(permissionsOf(rules, egress));
      const names = [...text.matchAll(/^resource (.*) \{$/gm)].map(([, name]) => name);
      expect(new Set(names).size).toBe(names.length);
      const { status, stdout } = spawnSync('terraform', ['fmt', '-'], { input: text, encoding: 'utf8' });
      expect([status, stdout]).toEqual([0, text]);
    },
  );
});

describe('VyOS', () => {
  test.each(FORMATS)('has a rule for each network and address: %s', async (_, clusters, options) => {
    const { text } = vyosCommands((await made(clusters, options)).rules);
    const commands = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
    const value = String.raw`'[^'\n]*'`;
    // The nodes of interface-definitions/firewall.xml.in.
    const leaf = new RegExp(
      `^set firewall ipv[46] forward filter (?:default-action 'drop'|rule [1-9]\\d{0,5} (?:action 'accept'|state '(?:established|related)'|source address ${value}|destination (?:address|fqdn|port) ${value}|protocol '(?:tcp|udp)'|description ${value}))$`,
    );
    for (const command of commands) expect(command).toMatch(leaf);
  });

  test('names the destinations that have no rule', async () => {
    const { missing } = vyosCommands((await made([PINNED], { egress: true })).rules);
    expect(missing).toEqual(['dns', 'registries']);
  });
});

test('the NetworkPolicy of Konnectivity by load balancer', async () => {
  const { clusters } = await made([{ services: { Konnectivity: 'lb' } }, { name: 'other' }]);
  const text = networkPolicies(clusters);
  expect(text).toContain('namespace: "clusters-demo"');
  expect(text.match(/kind: NetworkPolicy/g)).toHaveLength(1);
});

describe('nftables', () => {
  const nftOf = async (clusters: readonly Made[], options: Partial<FirewallOptions> = {}, tenants: readonly string[] = []) =>
    nftables((await made(clusters, options)).rules, tenants);

  test.each(FORMATS)('are accepted by nft, twice: %s', async (_, clusters, options) => {
    const nft = requireRealPart('nft');
    const { text } = await nftOf(clusters, options, ['fd00:3::/64', '203.0.113.0/24']);
    const words = ['--user', '--map-root-user', '--net', 'sh', '-c', `${nft} -f - <<'END' && ${nft} list ruleset\n${text}${text}END`];
    const { stderr, status, stdout } = spawnSync('unshare', words, { encoding: 'utf8' });
    expect([stderr, status]).toEqual(['', 0]);
    expect(stdout.match(/chain forward/g)).toHaveLength(1);
  });

  test('name the sets without elements, and include files with them', async () => {
    const { emptySets, text } = await nftOf([{ services: { Ignition: 'route:ignition.example.com' } }], { workers: [] });
    expect(emptySets.map(({ set }) => set)).toEqual([
      ...['workers_clusters_demo_v4', 'ignition.example.com_v4', 'workers_clusters_demo_v6', 'ignition.example.com_v6'],
    ]);
    expect(text).toContain('  include "/etc/nftables.d/hosted_control_planes/*.nft"');
    const given = new Map([['ignition.example.com', ['10.0.0.1', '10.0.0.2']]]);
    const known = await nftOf([{ services: { Ignition: 'route:ignition.example.com' } }], { address: given });
    expect(known.emptySets).toEqual([]);
    expect(known.text).toContain('elements = { 10.0.0.1, 10.0.0.2 }');
  });

  test('name sets alike in every order, and never two things alike', async () => {
    const cluster = (name: string, host: string): Made => ({ name, services: { Ignition: `route:${host}` } });
    const both = [cluster('a', 'ign.a-b.example.com'), cluster('a-b', 'ign.a.b.example.com')];
    const names = await Promise.all([both, both.toReversed()].map(async (made) => (await nftOf(made, { workers: [] })).emptySets));
    const [first = [], second = []] = names.map((sets) => sets.map(({ set }) => set).toSorted());
    expect([first, new Set(first).size]).toEqual([second, 8]);
    expect(first).toContain('workers_clusters_a-b_v4');
  });

  test('open nothing to clients whose networks are wrong', async () => {
    const spec = { networking: { apiServer: { allowedCIDRBlocks: ['192.0.2.0'] } } };
    const { text, emptySets } = await nftOf([{ ...PINNED, spec }], { clients: [] });
    expect(text).not.toMatch(/^ {4}ip6? daddr/m);
    expect(emptySets.map(({ set }) => set)).toContain('clients_clusters_demo_v4');
  });

  test('drop what tenants send elsewhere, also where another chain accepts it', async () => {
    const { text } = await nftOf([PINNED], {}, ['192.0.2.0/23']);
    const lines = text.split('\n').map((line) => line.trim());
    expect(lines.filter((line) => line.includes(' drop comment'))).toEqual([
      'ip saddr @tenants_v4 drop comment "other connections from tenants"',
      'ip daddr @tenants_v4 drop comment "other connections to tenants"',
    ]);
    expect(lines.findLastIndex((line) => line.includes('accept'))).toBeLessThan(lines.findIndex((line) => line.includes(' drop comment')));
  });

  /** The dials that pass in network namespaces, for each text in turn. */
  function passing(lab: { readonly sites: readonly string[][]; readonly rules: readonly string[]; readonly dials: readonly string[] }) {
    requireRealPart('nft');
    const script = path.join(import.meta.dirname, 'firewall-lab.mjs');
    const words = ['--user', '--map-root-user', '--net', process.execPath, script];
    const passed = JSON.parse(execFileSync('unshare', words, { input: JSON.stringify(lab), encoding: 'utf8' })) as string[][];
    return passed.map((dials) => dials.toSorted());
  }

  const dialsOf = (froms: readonly string[], tos: readonly string[], ends: readonly string[]): string[] =>
    froms.flatMap((from) =>
      tos.filter((to) => to.includes(':') === from.includes(':') && to !== from).flatMap((to) => ends.map((end) => `${from} ${to} ${end}`)),
    );

  test('let each flow of node ports pass and nothing else, and each rule is needed', { timeout: 180_000 }, async () => {
    const ofSix: Made = { name: 'six', services: { APIServer: 'np:[fd00:10::9]:31000', Konnectivity: 'np:[fd00:10::9]:31002' } };
    const options = { workers: ['192.0.2.0/24', 'fd00:2::/64'], clients: ['198.51.100.0/24', 'fd00:3::/64'] };
    const { text } = await nftOf([PINNED, ofSix], options, ['192.0.2.0/24', 'fd00:2::/64']);
    const accepted = text.split('\n').filter((line) => line.includes('dport'));
    const outside = ['192.0.2.10', '198.51.100.10', '203.0.113.77', 'fd00:2::10', 'fd00:3::10', 'fd00:4::77'];
    const hub = ['10.0.0.9', 'fd00:10::9'];
    const ends = [31000, 31001, 31002, 31003, 31004, 8443, 22].map((port) => `${port}/TCP`);
    const [whole = [], ...without] = passing({
      sites: [outside, hub],
      rules: [text, ...accepted.map((line) => text.replace(`${line}\n`, ''))],
      dials: [...dialsOf(outside, hub, ends), ...dialsOf(hub, outside, ['10250/TCP'])],
    });
    expect(whole).toEqual(
      [
        ...[31000, 31001, 31002, 31003].map((port) => `192.0.2.10 10.0.0.9 ${port}/TCP`),
        ...[31000, 31001].map((port) => `198.51.100.10 10.0.0.9 ${port}/TCP`),
        ...[31000, 31002].map((port) => `fd00:2::10 fd00:10::9 ${port}/TCP`),
        'fd00:3::10 fd00:10::9 31000/TCP',
      ].toSorted(),
    );
    const shut = without.map((passed) => whole.filter((one) => !passed.includes(one)));
    expect(shut.every(({ length }) => length === 1)).toBe(true);
  });

  test('let nodes reach proxy, DNS and hub by the proxy, and a reload closes the old port', { timeout: 180_000 }, async () => {
    const cluster = (konnectivity: number): Made => ({
      services: { ...PINNED.services, Konnectivity: `np:10.0.0.9:${konnectivity}` },
      spec: { configuration: { proxy: { httpsProxy: 'http://192.0.3.3:8080' } } },
    });
    const options = { egress: true, address: new Map([['dns', ['192.0.4.53']]]) };
    const [first, second] = await Promise.all([31002, 31012].map(async (port) => (await nftOf([cluster(port)], options)).text));
    const [worker, client, proxy, dns, hub] = ['192.0.2.10', '198.51.100.10', '192.0.3.3', '192.0.4.53', '10.0.0.9'];
    const ends = ['53/UDP', '53/TCP', '8080/TCP', '31000/TCP', '31001/TCP', '31002/TCP', '31003/TCP', '31012/TCP'];
    const results = passing({
      sites: [[worker], [client], [proxy], [dns], [hub]],
      rules: [first ?? '', second ?? ''],
      dials: dialsOf([worker, client, proxy, hub], [worker, proxy, dns, hub], ends),
    });
    const expected = (konnectivity: number): string[] =>
      [
        ...[`${worker} ${dns} 53/UDP`, `${worker} ${dns} 53/TCP`, `${worker} ${proxy} 8080/TCP`, `${worker} ${hub} 31001/TCP`],
        ...[31000, konnectivity, 31003].map((port) => `${proxy} ${hub} ${port}/TCP`),
        ...[`${client} ${hub} 31000/TCP`, `${client} ${hub} 31001/TCP`],
      ].toSorted();
    expect(results).toEqual([expected(31002), expected(31012)]);
  });

  test('let nodes and clients reach three load balancers', { timeout: 180_000 }, async () => {
    const cluster: Made = {
      services: {
        APIServer: 'lb:api.example.com',
        OAuthServer: 'route:oauth.example.com',
        Konnectivity: 'route:konnectivity.example.com',
        Ignition: 'route:ignition.example.com',
      },
      spec: { dns: { baseDomain: 'example.com' } },
    };
    const routes = ['oauth', 'konnectivity', 'ignition'].map((name): [string, string[]] => [`${name}.example.com`, ['10.0.0.2']]);
    const addresses = new Map([['api.example.com', ['10.0.0.1']], ...routes, ['apps', ['10.0.0.3']]]);
    const { text, emptySets } = await nftOf([cluster], { address: addresses, apps: true });
    expect(emptySets).toEqual([]);
    const [worker, client, stranger] = ['192.0.2.10', '198.51.100.10', '203.0.113.77'];
    const balancers = ['10.0.0.1', '10.0.0.2', '10.0.0.3'];
    const ends = ['80/TCP', '443/TCP', '6443/TCP'];
    const [passed] = passing({
      sites: [[worker, client, stranger], balancers],
      rules: [text],
      dials: dialsOf([worker, client, stranger], balancers, ends),
    });
    expect(passed).toEqual(
      [worker, client]
        .flatMap((from) => [`${from} 10.0.0.1 6443/TCP`, `${from} 10.0.0.2 443/TCP`, `${from} 10.0.0.3 80/TCP`, `${from} 10.0.0.3 443/TCP`])
        .toSorted(),
    );
  });
});

test.each([
  ['without a NetworkPolicy that is missing', { 'hub.yaml': asYaml(hostedCluster(PINNED)) }, 'networkpolicy', 0],
  ['without a cluster', { 'hub.yaml': 'a: [\n' }, 'nft', 3],
])('%s, no file is written', async (_, files, format, expected) => {
  const folder = temporaryFolder(files);
  const { status } = await runIn(folder, ['hosted', 'firewall', 'hub.yaml', '--format', format, '-o', 'out']);
  expect([status, existsSync(path.join(folder, 'out'))]).toEqual([expected, false]);
});
