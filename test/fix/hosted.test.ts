import { describe, expect, test } from 'vitest';
import { folderWith } from '../config/command-line.ts';
import { textOf } from './files.ts';

/** A HostedCluster with these lines below `services:`. */
function clusterWith(services: string): string {
  return `apiVersion: hypershift.openshift.io/v1beta1
kind: HostedCluster
metadata: { name: demo, namespace: clusters }
spec:
  platform: { type: Agent, agent: { agentNamespace: agents } }
  services:
${services}  - service: OAuthServer
    servicePublishingStrategy: { type: Route }
  - service: Ignition
    servicePublishingStrategy: { type: Route }
`;
}

const API = `  - service: APIServer
    servicePublishingStrategy: { type: LoadBalancer }
`;
const KONNECTIVITY = `  - service: Konnectivity
    servicePublishingStrategy: { type: Route }
`;

const MENDED: readonly [string, string, string][] = [
  [
    'a later entry of a service, with its comment',
    `${API}${KONNECTIVITY}  - service: APIServer # again\n    servicePublishingStrategy:\n      type: NodePort\n      nodePort:\n        address: 192.0.2.1\n        port: 30443\n`,
    API + KONNECTIVITY,
  ],
  [
    'a block of lines that belongs to another strategy',
    `${KONNECTIVITY}  - service: APIServer\n    servicePublishingStrategy:\n      type: LoadBalancer\n      nodePort:\n        address: 192.0.2.1\n        port: 30443\n`,
    `${KONNECTIVITY}  - service: APIServer\n    servicePublishingStrategy:\n      type: LoadBalancer\n`,
  ],
  [
    'such a block before the type',
    `${API}  - service: Konnectivity\n    servicePublishingStrategy:\n      nodePort: { address: 192.0.2.1 }\n      type: Route\n`,
    `${API}  - service: Konnectivity\n    servicePublishingStrategy:\n      type: Route\n`,
  ],
  [
    'such a block in braces',
    `${API}  - service: Konnectivity\n    servicePublishingStrategy: { type: Route, nodePort: { address: 192.0.2.1 }, route: { hostname: k.example.com } }\n`,
    `${API}  - service: Konnectivity\n    servicePublishingStrategy: { type: Route, route: { hostname: k.example.com } }\n`,
  ],
];

async function fixed(name: string, text: string): Promise<string> {
  const folder = folderWith({ [name]: text });
  await folder.run(`--fix --rule hcp-service-duplicate --rule hcp-strategy-fields --fail-on never ${name}`);
  return textOf(folder, name);
}

describe('hostport-lint --fix takes out of a HostedCluster', () => {
  test.each(MENDED)('%s', async (_, before, after) => {
    expect(await fixed('cluster.yaml', clusterWith(before))).toBe(clusterWith(after));
  });

  test('the same from a file with the line breaks of Windows', async () => {
    const [, before = '', after = ''] = MENDED[1] ?? [];
    const windows = (text: string): string => clusterWith(text).replaceAll('\n', '\r\n');
    expect(await fixed('cluster.yaml', windows(before))).toBe(windows(after));
  });

  test('both from JSON', async () => {
    const entry = (service: string, strategy: object) => ({ service, servicePublishingStrategy: strategy });
    const cluster = (services: readonly object[]) =>
      JSON.stringify({
        ...{ apiVersion: 'hypershift.openshift.io/v1beta1', kind: 'HostedCluster', metadata: { name: 'demo', namespace: 'clusters' } },
        spec: { platform: { type: 'None' }, services },
      });
    const api = entry('APIServer', { type: 'LoadBalancer', loadBalancer: { hostname: 'api.example.com' } });
    const wrong = entry('Ignition', { type: 'Route', nodePort: { address: '192.0.2.1', port: 30443 } });
    const before = cluster([api, entry('Konnectivity', { type: 'Route' }), wrong, entry('Konnectivity', { type: 'Route' })]);
    const after = cluster([api, entry('Konnectivity', { type: 'Route' }), entry('Ignition', { type: 'Route' })]);
    expect(await fixed('cluster.json', before)).toBe(after);
  });
});

const LEFT: readonly [string, string][] = [
  [
    'a block where the one that belongs to the strategy is missing',
    `${API}  - service: Konnectivity\n    servicePublishingStrategy:\n      type: NodePort\n      route: { hostname: k.example.com }\n`,
  ],
  [
    'what a template chooses',
    `${API}  - service: Konnectivity\n    servicePublishingStrategy:\n      type: Route\n      {{- if .Values.pinned }}\n      nodePort: { address: 192.0.2.1 }\n      {{- end }}\n`,
  ],
  [
    'what stands elsewhere by an alias',
    `${API}  - service: Konnectivity\n    servicePublishingStrategy:\n      type: Route\n      nodePort: &address { address: 192.0.2.1 }\n  - service: OIDC\n    servicePublishingStrategy: { type: NodePort, nodePort: *address }\n`,
  ],
];

test.each(LEFT)('hostport-lint --fix leaves %s', async (_, services) => {
  expect(await fixed('cluster.yaml', clusterWith(services))).toBe(clusterWith(services));
});
