import { describe, expect, test } from 'vitest';
import { lintManifest } from '../rules/pipeline.ts';
import { asYaml, hostedCluster, objectOf } from './build.ts';

const CLUSTER = hostedCluster({
  services: { APIServer: 'lb', OAuthServer: 'route', Konnectivity: 'route', Ignition: 'route' },
  spec: { networking: { apiServer: { port: 7443 } } },
});

function nodePool(name: string, ...configs: readonly string[]): object {
  const config = configs.map((name) => ({ name }));
  return objectOf('hypershift.openshift.io/v1beta1/NodePool', `clusters/${name}`, { spec: { clusterName: 'demo', replicas: 2, config } });
}

const LISTENS = { hostNetwork: true, containers: [{ name: 'vip', image: 'example.com/vip:1', ports: [{ containerPort: 9445 }] }] };
const STATIC_POD = asYaml(objectOf('v1/Pod', 'vips/vip', { spec: LISTENS }));

const MACHINE_CONFIG = objectOf('machineconfiguration.openshift.io/v1/MachineConfig', 'proxy', {
  spec: {
    config: {
      ignition: { version: '3.2.0' },
      systemd: {
        units: [{ name: 'proxy.service', contents: '[Service]\nExecStart=/usr/bin/socat TCP-LISTEN:7443,fork TCP:10.0.0.1:80\n' }],
      },
      storage: {
        files: [
          {
            path: '/etc/kubernetes/manifests/vip.yaml',
            contents: { source: `data:;base64,${Buffer.from(STATIC_POD).toString('base64')}` },
          },
        ],
      },
    },
  },
});

function configMap(data: Readonly<Record<string, string>>, namespace = 'clusters'): object {
  return objectOf('v1/ConfigMap', `${namespace}/proxy`, { data });
}

const NAMED = configMap({ config: asYaml({ apiVersion: 'config.openshift.io/v1', kind: 'ImageDigestMirrorSet' }, MACHINE_CONFIG) });

async function portsOf(...objects: readonly object[]): Promise<string[]> {
  const { listeners, problems } = await lintManifest(asYaml(...objects));
  expect(problems).toEqual([]);
  return listeners.map(({ port, workload: { kind, name } }) => `${port} of ${kind} ${name}`).sort();
}

const FOUND = ['7443 of Unit proxy.service', '9445 of Pod vip'];

describe('a machine config in a ConfigMap', () => {
  test.each<[string, readonly object[]]>([
    ['that a NodePool names', [nodePool('workers', 'proxy'), NAMED]],
    ['that is before the NodePool', [NAMED, nodePool('workers', 'proxy')]],
    ['in a list', [nodePool('workers', 'proxy'), { apiVersion: 'v1', kind: 'List', items: [NAMED] }]],
    ['that two NodePools of one cluster share, once', [nodePool('workers', 'proxy'), nodePool('more', 'proxy'), NAMED]],
  ])('%s is read', async (_, objects) => {
    expect(await portsOf(...objects)).toEqual(FOUND);
  });

  test.each<[string, readonly object[]]>([
    ['that no NodePool names', [nodePool('workers', 'other'), NAMED]],
    ['of another namespace', [nodePool('workers', 'proxy'), configMap({ config: asYaml(MACHINE_CONFIG) }, 'elsewhere')]],
    ['under another key', [nodePool('workers', 'proxy'), configMap({ other: asYaml(MACHINE_CONFIG) })]],
    [
      'of another group',
      [nodePool('workers', 'proxy'), configMap({ config: asYaml({ ...MACHINE_CONFIG, apiVersion: 'example.com/v1' }) })],
    ],
  ])('%s is not', async (_, objects) => {
    expect(await portsOf(...objects)).toEqual([]);
  });

  test('reports its ports at their places in the ConfigMap', async () => {
    const text = asYaml(nodePool('workers', 'proxy'), NAMED);
    const { listeners } = await lintManifest(text);
    const { line, column } = listeners.find(({ port }) => port === 7443)?.evidence[0]?.span ?? { line: 0, column: 0 };
    expect(text.split('\n')[line - 1]?.slice(column - 1)).toMatch(/^7443,fork/);
  });

  test('conflicts with ports of its own nodes, and not with those of the hub', async () => {
    const agent = objectOf('apps/v1/DaemonSet', 'monitoring/agent', { spec: { template: { spec: LISTENS } } });
    const { findings } = await lintManifest(asYaml(CLUSTER, nodePool('workers', 'proxy'), NAMED, agent));
    const collisions = findings.filter(({ rule }) => rule.endsWith('-conflict'));
    expect(collisions).toMatchObject([
      {
        rule: 'hcp-local-port-conflict',
        port: 7443,
        workload: { name: 'proxy.service' },
        why: expect.stringContaining('(the NodePool workers configures its nodes so)'),
      },
    ]);
  });
});
