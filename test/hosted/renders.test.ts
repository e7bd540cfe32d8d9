import { describe, expect, test } from 'vitest';
import { stringify } from 'yaml';
import { runIn, temporaryFolder } from '../cli/command-line.ts';
import { requireRealPart } from '../real-parts.ts';
import { asYaml, hostedCluster } from './build.ts';

const CLUSTER = hostedCluster({
  services: {
    APIServer: 'np:10.0.0.9',
    OAuthServer: 'route',
    Konnectivity: 'route',
    Ignition: 'route',
  },
});

const LABELLED = { ...CLUSTER, metadata: { name: 'demo', namespace: 'clusters', labels: { site: 'muc', tier: 'prod' } } };

interface Place {
  readonly path: string;
  readonly line: number;
  readonly column: number;
}

/** The place that decided each flow of nodes, and the text at it. */
async function placesOf(folder: Readonly<Record<string, string>>, env: Readonly<Record<string, string>>): Promise<string[]> {
  const { stdout, stderr, status } = await runIn(temporaryFolder(folder), ['hosted', 'flows', '.', '--format', 'json'], { env });
  expect([stderr, status]).toEqual(['', 0]);
  const flows = JSON.parse(stdout).clusters[0].flows as { source: string; service: string; port: number | null; evidence: Place }[];
  return flows
    .filter(({ source }) => source === 'worker')
    .map(({ service, port, evidence: { path, line, column } }) => {
      const text = (folder[path] ?? '').split('\n')[line - 1]?.slice(column - 1);
      return `${service} ${port}: ${text} in ${path}`;
    });
}

function withPatch(entry: string): Readonly<Record<string, string>> {
  return { 'kustomization.yaml': `resources: [cluster.yaml]\npatches: [{${entry}}]\n` };
}

describe('what decided a flow is reported where people wrote it', () => {
  test('in patches of a kustomization', async () => {
    const patch = [
      { op: 'add', path: '/spec/services/0/servicePublishingStrategy/nodePort/port', value: 31000 },
      { op: 'add', path: '/spec/services/1/servicePublishingStrategy/route', value: { hostname: 'oauth.example.com' } },
      { op: 'replace', path: '/spec/services/2/servicePublishingStrategy/type', value: 'LoadBalancer' },
    ];
    const files = {
      'cluster.yaml': asYaml(CLUSTER),
      'patch.yaml': stringify(patch),
      'kustomization.yaml': 'resources: [cluster.yaml]\npatches: [{ path: patch.yaml, target: { kind: HostedCluster } }]\n',
    };
    expect(await placesOf(files, { HOSTPORT_LINT_KUSTOMIZE: requireRealPart('kustomize') })).toEqual([
      'APIServer 31000: 31000 in patch.yaml',
      'OAuthServer 443: oauth.example.com in patch.yaml',
      'Konnectivity 8091: LoadBalancer in patch.yaml',
      'Ignition 443: Route in cluster.yaml',
    ]);
  });

  const FLOW = [
    '{service: APIServer, servicePublishingStrategy: {type: NodePort, nodePort: {address: 10.0.0.9, port: 31000}}}',
    ...['OAuthServer', 'Konnectivity', 'Ignition'].map((service) => `{service: ${service}, servicePublishingStrategy: {type: Route}}`),
  ];
  const MERGE = `apiVersion: hypershift.openshift.io/v1beta1\nkind: HostedCluster\nmetadata: {name: demo, namespace: clusters}\nspec:\n  services: [${FLOW.join(', ')}]\n`;
  const OPERATION = `- op: replace\n  path: /spec/services\n  value:\n${FLOW.map((item) => `  - ${item}\n`).join('')}`;

  test.each<[string, Readonly<Record<string, string>>, string]>([
    [
      'that replaces them',
      { 'patch.yaml': OPERATION, ...withPatch('path: patch.yaml, target: {kind: HostedCluster, name: demo}') },
      'patch.yaml',
    ],
    ['that is merged', { 'patch.yaml': MERGE, ...withPatch('path: patch.yaml') }, 'patch.yaml'],
    [
      'within the kustomization',
      { 'kustomization.yaml': `resources: [cluster.yaml]\npatches:\n- patch: |\n${MERGE.replaceAll(/^(?=.)/gm, '    ')}` },
      'kustomization.yaml',
    ],
    [
      'of another object',
      {
        'cluster.yaml': MERGE.replace('spec:', 'spec:\n  platform: {type: Agent}'),
        'patch.yaml': OPERATION,
        ...withPatch('path: patch.yaml, target: {kind: NodePool}'),
      },
      'cluster.yaml',
    ],
    [
      'for objects with a label',
      {
        'cluster.yaml': asYaml(LABELLED),
        'patch.yaml': OPERATION,
        ...withPatch("path: patch.yaml, target: {labelSelector: 'site=muc,tier==prod'}"),
      },
      'patch.yaml',
    ],
  ])('in a list of one line of a patch %s', async (_, files, written) => {
    const env = { HOSTPORT_LINT_KUSTOMIZE: requireRealPart('kustomize') };
    const places = await placesOf({ 'cluster.yaml': asYaml(CLUSTER), ...files }, env);
    expect(places.map((place) => place.replace(/: (.{5}).* in /, ': $1 in '))).toEqual([
      `APIServer 31000: 31000 in ${written}`,
      ...['OAuthServer', 'Konnectivity', 'Ignition'].map((service) => `${service} 443: Route in ${written}`),
    ]);
  });

  test('in the values of a chart', async () => {
    const files = {
      'Chart.yaml': 'apiVersion: v2\nname: hosted\nversion: 1.0.0\n',
      'values.yaml': 'api:\n  port: 31000\n',
      'templates/cluster.yaml': asYaml(CLUSTER).replace('address: 10.0.0.9', 'address: 10.0.0.9\n          port: {{ .Values.api.port }}'),
    };
    expect((await placesOf(files, { HOSTPORT_LINT_HELM: requireRealPart('helm4') }))[0]).toBe('APIServer 31000: 31000 in values.yaml');
  });
});

test('a name that lacks a part, because the values of a chart are missing, is unknown and not an error', async () => {
  const folder = temporaryFolder({
    'Chart.yaml': 'apiVersion: v2\nname: hosted\nversion: 1.0.0\n',
    'templates/cluster.yaml': asYaml(CLUSTER).replace('address: 10.0.0.9', 'address: api.{{ .Values.name }}.{{ .Values.domain }}'),
  });
  const env = { HOSTPORT_LINT_HELM: requireRealPart('helm4') };
  const { stdout } = await runIn(folder, ['hosted', 'flows', '.', '--format', 'json'], { env });
  expect(JSON.parse(stdout).clusters[0].flows[0]).toMatchObject({ service: 'APIServer', via: 'node-port', host: null });
  expect(await runIn(folder, ['.'], { env })).toMatchObject({ status: 0 });
});

test('a block that a patch adds is reported where the patch has it', async () => {
  const files = {
    'cluster.yaml': asYaml(CLUSTER),
    'patch.yaml': '- op: add\n  path: /spec/services/1/servicePublishingStrategy/nodePort\n  value: { address: 10.0.0.8, port: 31008 }\n',
    ...withPatch('path: patch.yaml, target: {kind: HostedCluster}'),
  };
  const env = { HOSTPORT_LINT_KUSTOMIZE: requireRealPart('kustomize') };
  const { stdout } = await runIn(temporaryFolder(files), ['.', '--kustomize', '--rule', 'hcp-strategy-fields'], { env });
  expect(stdout).toMatch(
    /^patch\.yaml:3:10 error OAuthServer of HostedCluster clusters\/demo is published by Route, but has a block nodePort/,
  );
});
