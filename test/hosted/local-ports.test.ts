import { describe, expect, test } from 'vitest';
import { runIn, temporaryFolder } from '../cli/command-line.ts';
import { asYaml, hostedCluster, objectOf } from './build.ts';

describe('what the configuration says of files', () => {
  const services = { APIServer: 'lb', OAuthServer: 'route', Konnectivity: 'route', Ignition: 'route' };
  const containers = [{ name: 'agent', image: 'example.com/agent:1', ports: [{ containerPort: 6443 }] }];
  const agent = objectOf('apps/v1/DaemonSet', 'guest/agent', { spec: { template: { spec: { hostNetwork: true, containers } } } });
  const files = {
    'hub/demo.yaml': asYaml(hostedCluster({ name: 'demo', services })),
    'guests/demo/agent.yaml': asYaml(agent),
    'hub/agent.yaml': asYaml(agent),
  };
  const placesWith = async (configuration: string, others: Readonly<Record<string, string>> = {}): Promise<string[]> => {
    const folder = temporaryFolder({ ...files, ...others, '.hostport-lint.yaml': configuration });
    const { stdout } = await runIn(folder, ['--rule', 'hcp-local-port-conflict', '--format', 'json', '.']);
    return JSON.parse(stdout).findings.map((one: { path: string; severity: string }) => `${one.path} ${one.severity}`);
  };
  const HUB = 'hosted: { hub: ["hub/**"] }\n';
  const SET = 'clusters: { demo: { installs: ["**"] } }\n';

  test('reports what runs on the only hosted cluster of a set', async () => {
    expect(await placesWith(HUB + SET)).toEqual(['guests/demo/agent.yaml error']);
  });

  test.each([
    ['without a set, which may contain anything', HUB, {}],
    ['without the files of the hub', SET, {}],
    ['of two hosted clusters', HUB + SET, { 'hub/other.yaml': asYaml(hostedCluster({ name: 'other', services })) }],
  ])('reports nothing %s', async (_, configuration, others) => {
    expect(await placesWith(configuration, others)).toEqual([]);
  });
});
