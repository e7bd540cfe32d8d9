import { execFileSync, spawnSync } from 'node:child_process';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { awsPermissions } from '../../src/hosted/firewall/aws.ts';
import { nftables } from '../../src/hosted/firewall/nftables.ts';
import { firewallRules, type Sources } from '../../src/hosted/firewall/rules.ts';
import { flowsOf } from '../../src/hosted/flows/index.ts';
import type { ClusterFlows } from '../../src/model/flow.ts';
import { requireRealPart } from '../real-parts.ts';
import { asYaml, hostedCluster, hostedIn, type Made } from './build.ts';

async function flowsFor(...made: readonly Made[]): Promise<readonly ClusterFlows[]> {
  const { clusters } = await hostedIn(asYaml(...made.map(hostedCluster)));
  return clusters.map((cluster) => flowsOf(cluster, { port: 30000, endPort: 32767 }));
}

const at = (port?: number) => ({ type: 'NodePort', nodePort: { address: '10.0.0.9', ...(port === undefined ? {} : { port }) } });
const PINNED: Made = { services: { APIServer: at(31000), OAuthServer: at(31001), Konnectivity: at(31002), Ignition: at(31003) } };
const NO_SOURCES: Sources = { workers: [], clients: [], loadBalancers: [], tenants: [] };
const SOURCES: Sources = { ...NO_SOURCES, workers: ['192.0.2.0/24'], clients: ['198.51.100.0/24'] };
const byRoute = (hostname?: string) => ({ type: 'Route', ...(hostname && { route: { hostname } }) });
const ON_AWS: Made = {
  platform: { type: 'AWS', aws: { region: 'us-east-1' } },
  services: { APIServer: { type: 'LoadBalancer' }, OAuthServer: byRoute(), Konnectivity: byRoute(), Ignition: byRoute() },
};

async function rulesFor(...made: readonly Made[]) {
  return (await flowsFor(...made)).flatMap((flows) => firewallRules(flows, true).rules);
}

describe('an unpinned node port', () => {
  const made: Made = { services: { APIServer: at(31000), Konnectivity: at() } };

  test('gives no rule, but the advice to pin it, at its place', async () => {
    const [flows] = await flowsFor(made);
    const { rules, unpinned } = firewallRules(flows as ClusterFlows, false);
    expect(rules.map(({ port }) => port.port)).toEqual([31000, 31000]);
    const message =
      'Konnectivity of clusters/demo has a node port that is not pinned: set nodePort.port, or open 30000-32767 with --allow-node-port-range';
    expect(unpinned).toEqual([{ path: 'manifest.yaml', line: 20, column: 15, message }]);
  });

  test('opens the range where that is allowed', async () => {
    const [flows] = await flowsFor(made);
    expect(firewallRules(flows as ClusterFlows, true).rules.at(-1)).toMatchObject({
      source: 'worker',
      port: { port: 30000, endPort: 32767 },
    });
  });
});

describe('security groups', () => {
  const openTo = (permissions: ReturnType<typeof awsPermissions>['IpPermissions']) =>
    permissions.flatMap(({ IpProtocol, FromPort, IpRanges }) => IpRanges.map(({ CidrIp }) => `${CidrIp} ${FromPort}/${IpProtocol}`));

  test("hold every rule of the example of the product's documentation, and 443 from clients, which it lacks", async () => {
    const [flows] = await flowsFor(ON_AWS);
    const { IpPermissions, IpPermissionsEgress } = awsPermissions(
      firewallRules(flows as ClusterFlows, false).rules,
      flows?.egress ?? [],
      SOURCES,
    );
    expect(openTo(IpPermissions)).toEqual([
      '192.0.2.0/24 6443/tcp',
      '198.51.100.0/24 6443/tcp',
      '192.0.2.0/24 443/tcp',
      '198.51.100.0/24 443/tcp',
    ]);
    expect(IpPermissions[1]?.IpRanges[1]?.Description).toContain('lacks this rule');
    expect(openTo(IpPermissionsEgress)).toEqual(['0.0.0.0/0 443/tcp', '0.0.0.0/0 6443/tcp', '0.0.0.0/0 53/tcp', '0.0.0.0/0 53/udp']);
  });

  test('hold no permission for nobody, where nobody said where workers come from', async () => {
    const { IpPermissions } = awsPermissions(await rulesFor(PINNED), [], NO_SOURCES);
    expect(openTo(IpPermissions)).toHaveLength(IpPermissions.length);
  });

  test('describe themselves in the characters that EC2 takes', async () => {
    const { IpPermissions } = awsPermissions(await rulesFor(ON_AWS), [], SOURCES);
    for (const { IpRanges } of IpPermissions)
      for (const { Description } of IpRanges) expect(Description).toMatch(/^[\w .:/()#,@[\]+=&;{}!$*-]{1,255}$/);
  });
});

describe('nftables', () => {
  const FIXTURE: readonly [string, readonly Made[], Sources][] = [
    ['pinned node ports', [PINNED], SOURCES],
    ['names alone, and nobody said where workers come from', [ON_AWS], NO_SOURCES],
    [
      'both families',
      [{ services: { APIServer: { type: 'NodePort', nodePort: { address: 'fd00:1::9', port: 31000 } } } }],
      { ...NO_SOURCES, workers: ['fd00:2::/64', '192.0.2.0/24'], tenants: ['fd00:3::/64', '203.0.113.0/24'] },
    ],
    ['a hostile name', [{ name: 'a"b\u001b{}', services: { Ignition: byRoute('"; flush ruleset #') } }], SOURCES],
    ['two clusters', [PINNED, { ...ON_AWS, name: 'other' }], SOURCES],
  ];

  test.each(FIXTURE)('are taken by nft: %s', async (_, made, sources) => {
    const nft = requireRealPart('nft');
    const { text } = nftables(await rulesFor(...made), sources);
    const { stderr, status } = spawnSync('unshare', ['--user', '--map-root-user', '--net', nft, '-c', '-f', '-'], {
      input: text,
      encoding: 'utf8',
    });
    expect([stderr, status]).toEqual(['', 0]);
  });

  test('name the sets that somebody must fill', async () => {
    const { setsToFill } = nftables(await rulesFor({ services: { Ignition: byRoute('ignition.example.com') } }), NO_SOURCES);
    expect(setsToFill.map(({ set }) => set)).toEqual(['workers_v4', 'ignition_example_com_v4', 'workers_v6', 'ignition_example_com_v6']);
  });

  test('open both ports that nodes on Azure dial, and that of IBM Cloud', async () => {
    const azure = (configuration: object): object => ({ type: 'Azure', azure: configuration });
    const byIdentities = (type: string): object => ({ azureAuthenticationConfig: { azureAuthenticationConfigType: type } });
    const portsFor = async (platform: object, api: object) =>
      [...nftables(await rulesFor({ platform, services: { APIServer: api } }), SOURCES).text.matchAll(/@workers_v4 .*dport (\d+)/g)].map(
        ([, port]) => port,
      );
    const loadBalancer = { type: 'LoadBalancer' };
    const asPrivate = { ...byIdentities('WorkloadIdentities'), topology: 'Private', private: { type: 'PrivateLink' } };
    expect(await portsFor(azure(asPrivate), loadBalancer)).toEqual(['7443', '6443']);
    expect(await portsFor(azure(byIdentities('ManagedIdentities')), byRoute('api.example.com'))).toEqual(['443', '6443']);
    expect(await portsFor({ type: 'IBMCloud' }, loadBalancer)).toEqual(['2040']);
  });

  test('drop what tenants send elsewhere, also where another chain would take it', async () => {
    const { text } = nftables(await rulesFor(PINNED), { ...SOURCES, tenants: ['192.0.2.0/23'] });
    const lines = text.split('\n').map((line) => line.trim());
    expect(lines.filter((line) => line.includes(' drop comment'))).toEqual([
      'ip saddr @tenants_v4 drop comment "tenants reach nothing else"',
      'ip daddr @tenants_v4 drop comment "nor does anything reach tenants"',
    ]);
    expect(lines.findLastIndex((line) => line.includes('accept'))).toBeLessThan(lines.findIndex((line) => line.includes(' drop comment')));
  });

  test('let each flow pass and nothing else, and each rule is needed for its flow', { timeout: 180_000 }, async () => {
    requireRealPart('nft');
    const six = (port: number) => ({ type: 'NodePort', nodePort: { address: 'fd00:10::9', port } });
    const ofSix: Made = { name: 'six', services: { APIServer: six(31000), Konnectivity: six(31002) } };
    const sources = { ...SOURCES, workers: ['192.0.2.0/24', 'fd00:2::/64'], tenants: ['192.0.2.0/24', 'fd00:2::/64'] };
    const { text } = nftables(await rulesFor(PINNED, ofSix), { ...sources, clients: ['198.51.100.0/24', 'fd00:3::/64'] });
    const accepted = text.split('\n').filter((line) => line.includes('dport'));
    const lab = {
      rules: [text, ...accepted.map((line) => text.replace(`${line}\n`, ''))],
      hubs: ['10.0.0.9', 'fd00:10::9'],
      sources: ['192.0.2.10', '198.51.100.10', '203.0.113.77', 'fd00:2::10', 'fd00:3::10', 'fd00:4::77'],
      ports: [31000, 31001, 31002, 31003, 31004, 8443, 22],
    };
    const script = path.join(import.meta.dirname, 'firewall-lab.mjs');
    const words = ['--user', '--map-root-user', '--net', process.execPath, script];
    const [whole = [], ...without] = JSON.parse(
      execFileSync('unshare', words, { input: JSON.stringify(lab), encoding: 'utf8' }),
    ) as string[][];
    const passing: readonly [string, readonly number[]][] = [
      ['192.0.2.10', [31000, 31001, 31002, 31003]],
      ['198.51.100.10', [31000, 31001]],
      ['fd00:2::10', [31000, 31002]],
      ['fd00:3::10', [31000]],
    ];
    expect([...whole].sort()).toEqual(passing.flatMap(([source, ports]) => ports.map((port) => `${source} ${port}`)).sort());
    const shut = without.map((passed) => whole.filter((one) => !passed.includes(one)));
    expect(shut.flat().sort()).toEqual([...whole].sort());
    expect(shut.every(({ length }) => length === 1)).toBe(true);
  });
});
